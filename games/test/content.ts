import { existsSync, readFileSync } from 'node:fs';
import { dataPrint, type Game, type IdTables, misnumbered, printOf } from '@orrery/kernel';

/** What a version of a game was made of: its ids in full, so that a migration can look up what an old number meant, and a hash for each part of the content. */
export type Contents = { readonly ids: IdTables; readonly data: Readonly<Record<string, string>> };

export const contentsOf = ({ definition }: Game): Contents => ({ ids: definition.ids, data: dataPrint(definition.data) });

export const fileOf = (id: string): URL => new URL(`../${id}/test/golden/ids.json`, import.meta.url);

/** By version. */
export const recorded = (id: string): Readonly<Record<string, Contents>> =>
  existsSync(fileOf(id)) ? (JSON.parse(readFileSync(fileOf(id), 'utf8')) as Record<string, Contents>) : {};

/** What is wrong with the content of a game, in view of what its version was when it was recorded. */
export function contentFault(game: Game, kept: Contents | undefined): string | undefined {
  const { id, version, definition } = game;
  const raise = 'raise `version`, say in `migrate` what becomes of running matches, record golden games anew, and run `npm run ids`';
  if (kept === undefined) return `version ${version} of ${id} has not been recorded: run \`npm run ids\``;
  const moved = misnumbered(printOf(kept.ids), definition.ids);
  if (moved !== undefined)
    return `the ids of ${moved} in ${id} changed otherwise than at the end, and its version is still ${version}: ${raise}`;
  const grown = Object.keys(definition.ids).filter((group) => definition.ids[group].length !== kept.ids[group]?.length);
  const { data } = contentsOf(game);
  const changed = Object.keys({ ...data, ...kept.data }).filter((part) => data[part] !== kept.data[part]);
  if (changed.length > 0) return `the content of ${id} changed (${changed.join(', ')}), and its version is still ${version}: ${raise}`;
  return grown.length > 0 ? `${id} has new ids (${grown.join(', ')}): run \`npm run ids\`` : undefined;
}
