/** By the place of the ability on its card ('humans/1'): its name, and a line that tells who they are. */
export type Lore = Readonly<Record<string, readonly [name: string, line: string]>>;
