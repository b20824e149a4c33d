import type { Cover } from '../state/covers.ts';
import type { Draft } from './draft.ts';

/** The last plan of each game that became a table here: the next one begins with it. */
const KEY = 'orrery.drafts';

function all(): Readonly<Record<string, Draft>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, Draft>>;
  } catch {
    return {};
  }
}

export function keepDraft(draft: Draft): void {
  // A browser that keeps nothing begins anew each time.
  try {
    // The last one stands last.
    const { [draft.game]: _, ...others } = all();
    localStorage.setItem(KEY, JSON.stringify({ ...others, [draft.game]: draft }));
  } catch {}
}

/** The game of the last table of all. */
export const lastGame = (): string | undefined => Object.keys(all()).at(-1);

/** Undefined where there was none, or the game has other seats by now. */
export function keptDraft({ id, seats }: Pick<Cover, 'id' | 'seats'>): Draft | undefined {
  const kept = all()[id];
  return kept?.places.length === seats.max ? kept : undefined;
}
