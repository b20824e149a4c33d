import { create } from 'zustand';

/** One is a newcomer to a game for this many tables. */
export const FIRST_GAMES = 3;
/** What has been done this often needs no explanation any more. */
export const OFTEN = 3;

/** Whether somebody wants the goal, and the other aids; until they say so, newcomers have them. */
type Wish = { readonly goal?: boolean; readonly aids?: boolean };

/** What this device remembers about learning. */
export type Aids = {
  /** What is wanted in every game that nothing is said about. */
  readonly goal: boolean | undefined;
  readonly aids: boolean | undefined;
  /** What was said at a table, by game: whoever knows one has yet to learn the others. */
  readonly wishes: Readonly<Record<string, Wish>>;
  /** The first tables somebody sat at here, by game. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  /** How often somebody has done what a passage of the rules tells, by game. */
  readonly met: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

const KEY = 'orrery.learn';

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string');
const isCounts = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((count) => typeof count === 'number');
const entries = (value: unknown): [string, unknown][] => (typeof value === 'object' && value !== null ? Object.entries(value) : []);
const said = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
const wishOf = (value: unknown): Wish =>
  Object.fromEntries(entries(value).filter(([what, on]) => /^(goal|aids)$/.test(what) && typeof on === 'boolean'));

/** Reads what was kept; whatever is not as it should be counts as not there. */
export function readAids(kept: string | null): Aids {
  try {
    const { goal, aids, wishes, tables, met } = JSON.parse(kept ?? '{}') as Readonly<Record<string, unknown>>;
    return {
      goal: said(goal),
      aids: said(aids),
      wishes: Object.fromEntries(entries(wishes).map(([game, wish]) => [game, wishOf(wish)])),
      tables: Object.fromEntries(entries(tables).flatMap(([game, ids]) => (isList(ids) ? [[game, ids.slice(0, FIRST_GAMES)]] : []))),
      met: Object.fromEntries(entries(met).flatMap(([game, counts]) => (isCounts(counts) ? [[game, counts]] : []))),
    };
  } catch {
    return { goal: undefined, aids: undefined, wishes: {}, tables: {}, met: {} };
  }
}

/** The same with one more table; only the first few are worth remembering. */
export function satDown(aids: Aids, game: string, table: string): Aids {
  const known = aids.tables[game] ?? [];
  if (known.length >= FIRST_GAMES || known.includes(table)) return aids;
  return { ...aids, tables: { ...aids.tables, [game]: [...known, table] } };
}

export const isNew = ({ tables }: Aids, game: string, table: string): boolean => {
  const known = tables[game] ?? [];
  return known.length < FIRST_GAMES || known.includes(table);
};

export const showsGoal = (aids: Aids, game: string, table: string): boolean =>
  aids.wishes[game]?.goal ?? aids.goal ?? isNew(aids, game, table);
export const showsAids = (aids: Aids, game: string, table: string): boolean =>
  aids.wishes[game]?.aids ?? aids.aids ?? isNew(aids, game, table);

/** The same after somebody has said at a table what they want in its game. Whoever wants aids again wants them from the beginning. */
export function wished(aids: Aids, game: string, wish: Wish): Aids {
  const met = wish.aids === true ? { ...aids.met, [game]: {} } : aids.met;
  return { ...aids, met, wishes: { ...aids.wishes, [game]: { ...aids.wishes[game], ...wish } } };
}

/** The same after the settings have said it for all games: what was said at tables about aids is over. */
export function wishedEverywhere(aids: Aids, on: boolean | undefined): Aids {
  const wishes = Object.fromEntries(Object.entries(aids.wishes).map(([game, { aids: _, ...rest }]) => [game, rest]));
  return { ...aids, aids: on, wishes, met: on === true ? {} : aids.met };
}

/** Whether somebody here has sat at a table of a game. */
export const hasPlayed = ({ tables }: Aids, game: string): boolean => (tables[game]?.length ?? 0) > 0;

export const metOf = ({ met }: Aids, game: string, path: string): number => met[game]?.[path] ?? 0;

/** The same after something has been done once more. */
export function metOnceMore(aids: Aids, game: string, path: string): Aids {
  const times = metOf(aids, game, path);
  return times >= OFTEN ? aids : { ...aids, met: { ...aids.met, [game]: { ...aids.met[game], [path]: times + 1 } } };
}

const keep = ({ goal, aids, wishes, tables, met }: Aids): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ goal, aids, wishes, tables, met }));
  } catch {
    // A browser that keeps nothing shows its aids again.
  }
};

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const useAids = create<Aids>(() => readAids(kept()));
useAids.subscribe(keep);

export const sitDown = (game: string, table: string): void => useAids.setState((aids) => satDown(aids, game, table));
export const wish = (game: string, what: Wish): void => useAids.setState((aids) => wished(aids, game, what));
/** On, off, or as long as one is new, in all games. */
export const setAids = (on: boolean | undefined): void => useAids.setState((aids) => wishedEverywhere(aids, on));
export const meet = (game: string, path: string): void => useAids.setState((aids) => metOnceMore(aids, game, path));
