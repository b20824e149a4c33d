import { create } from 'zustand';

/** One is a newcomer to a game for this many tables. */
export const FIRST_GAMES = 3;
/** What has been done this often needs no explanation any more. */
export const OFTEN = 3;

/** What this device remembers about learning. */
type Aids = {
  /** Whether the goal is shown; until somebody says so, newcomers see it. */
  readonly goal: boolean | undefined;
  /** The same for explanations and the strip of phases. */
  readonly aids: boolean | undefined;
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

/** Reads what was kept; whatever is not as it should be counts as not there. */
export function readAids(kept: string | null): Aids {
  try {
    const { goal, aids, tables, met } = JSON.parse(kept ?? '{}') as Readonly<Record<string, unknown>>;
    return {
      goal: said(goal),
      aids: said(aids),
      tables: Object.fromEntries(entries(tables).flatMap(([game, ids]) => (isList(ids) ? [[game, ids.slice(0, FIRST_GAMES)]] : []))),
      met: Object.fromEntries(entries(met).flatMap(([game, counts]) => (isCounts(counts) ? [[game, counts]] : []))),
    };
  } catch {
    return { goal: undefined, aids: undefined, tables: {}, met: {} };
  }
}

/** The same with one more table; only the first few are worth remembering. */
export function satDown(aids: Aids, game: string, table: string): Aids {
  const known = aids.tables[game] ?? [];
  if (known.length >= FIRST_GAMES || known.includes(table)) return aids;
  return { ...aids, tables: { ...aids.tables, [game]: [...known, table] } };
}

const isNew = ({ tables }: Aids, game: string, table: string): boolean => {
  const known = tables[game] ?? [];
  return known.length < FIRST_GAMES || known.includes(table);
};

export const showsGoal = (aids: Aids, game: string, table: string): boolean => aids.goal ?? isNew(aids, game, table);
export const showsAids = (aids: Aids, game: string, table: string): boolean => aids.aids ?? isNew(aids, game, table);

/** Whether somebody here has sat at a table of a game. */
export const hasPlayed = ({ tables }: Aids, game: string): boolean => (tables[game]?.length ?? 0) > 0;

export const metOf = ({ met }: Aids, game: string, path: string): number => met[game]?.[path] ?? 0;

/** The same after something has been done once more. */
export function metOnceMore(aids: Aids, game: string, path: string): Aids {
  const times = metOf(aids, game, path);
  return times >= OFTEN ? aids : { ...aids, met: { ...aids.met, [game]: { ...aids.met[game], [path]: times + 1 } } };
}

const keep = ({ goal, aids, tables, met }: Aids): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ goal, aids, tables, met }));
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
export const showGoal = (goal: boolean): void => useAids.setState({ goal });
/** On, off, or as long as one is new. Whoever wants them again wants them from the beginning. */
export const setAids = (aids: boolean | undefined): void => useAids.setState(aids === true ? { aids, met: {} } : { aids });
export const meet = (game: string, path: string): void => useAids.setState((aids) => metOnceMore(aids, game, path));
