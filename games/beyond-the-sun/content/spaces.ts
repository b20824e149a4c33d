import { BASIC_IDS, BASIC_SPACES, LOWEST } from './basic.ts';
import { GUILD_IDS, type GuildId } from './guilds.ts';
import { type Script, scriptOf } from './scripts.ts';
import { TECH_IDS, TECHNOLOGIES, type TechId } from './technologies/index.ts';

/** Something a pawn can do: the key of its script. */
export type ActionId = string;
/** One hexagon a pawn can stand on. */
export type SpaceId = string;

export type Space = {
  readonly id: SpaceId;
  /** Stands for the name, which takes longer to compare: spaces of one name have one number. */
  readonly number: number;
  readonly action: ActionId;
  readonly script: Script;
  /** Which of how many spaces of its action. */
  readonly slot: number;
  readonly slots: number;
  /** Extra ore for using this very space. */
  readonly surcharge: number;
  /** Room for any number of pawns. */
  readonly unlimited: boolean;
};

const spaces = new Map<SpaceId, Space>();
const make = (action: ActionId, slot: number, slots: number, surcharge = 0, unlimited = false): Space => {
  const id = `${action}/${slot}`;
  const number = spaces.get(id)?.number ?? spaces.size;
  const space: Space = { id, number, action, script: scriptOf(action), slot, slots, surcharge, unlimited };
  spaces.set(id, space);
  return space;
};

/** The Basic Spacefaring box for each player count. A space has the same name in every box. */
export const BASIC_BOX: Readonly<Record<number, readonly Space[]>> = Object.fromEntries(
  [2, 3, 4].map((seats) => [
    seats,
    BASIC_IDS.flatMap((action) =>
      BASIC_SPACES[seats][action].map((surcharge, i, all) => make(action, i + 1, all.length, surcharge, action === LOWEST)),
    ),
  ]),
);

const onCards: Partial<Record<TechId, readonly Space[]>> = {};
for (const id of TECH_IDS) {
  onCards[id] = (TECHNOLOGIES[id].actions ?? []).flatMap((a, i) =>
    Array.from({ length: a.spaces }, (_, slot) => make(`${id}.${i + 1}`, slot + 1, a.spaces)),
  );
}
export const TECH_SPACES = onCards as Readonly<Record<TechId, readonly Space[]>>;

export const GUILD_SPACES = Object.fromEntries(GUILD_IDS.map((id) => [id, make(id, 1, 1)])) as Readonly<Record<GuildId, Space>>;
export const DYSON_SPACE: Space = make('dysonSphere.1', 1, 1);

export function spaceOf(id: SpaceId): Space {
  const space = spaces.get(id);
  if (space === undefined) throw new Error(`no space ${id}`);
  return space;
}
export const SPACE_IDS: readonly SpaceId[] = [...spaces.keys()];

/** The technology a key of a script or space belongs to, if it is one's. */
export const cardOf = (key: string): string => key.split(/[.!/:]/, 1)[0];
