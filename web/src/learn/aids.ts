import { create } from 'zustand';

/** One is a newcomer to a game for this many tables. */
export const FIRST_GAMES = 3;

/** What this device remembers about learning. */
type Aids = {
  /** Whether the goal is shown; until somebody says so, newcomers see it. */
  readonly goal: boolean | undefined;
  /** The first tables somebody sat at here, by game. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
};

const KEY = 'orrery.learn';

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string');

/** Reads what was kept; whatever is not as it should be counts as not there. */
export function readAids(kept: string | null): Aids {
  try {
    const { goal, tables } = JSON.parse(kept ?? '{}') as { goal?: unknown; tables?: unknown };
    const lists = typeof tables === 'object' && tables !== null ? Object.entries(tables) : [];
    return {
      goal: typeof goal === 'boolean' ? goal : undefined,
      tables: Object.fromEntries(lists.flatMap(([game, ids]) => (isList(ids) ? [[game, ids.slice(0, FIRST_GAMES)]] : []))),
    };
  } catch {
    return { goal: undefined, tables: {} };
  }
}

/** The same with one more table; only the first few are worth remembering. */
export function satDown(aids: Aids, game: string, table: string): Aids {
  const known = aids.tables[game] ?? [];
  if (known.length >= FIRST_GAMES || known.includes(table)) return aids;
  return { ...aids, tables: { ...aids.tables, [game]: [...known, table] } };
}

export function showsGoal({ goal, tables }: Aids, game: string, table: string): boolean {
  const known = tables[game] ?? [];
  return goal ?? (known.length < FIRST_GAMES || known.includes(table));
}

/** Whether somebody here has sat at a table of a game. */
export const hasPlayed = ({ tables }: Aids, game: string): boolean => (tables[game]?.length ?? 0) > 0;

const keep = ({ goal, tables }: Aids): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ goal, tables }));
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
