import type { Seat } from '@orrery/kernel';
import type { ShellText } from './shell.ts';

export interface Ended {
  readonly winners: readonly Seat[];
  /** Points by seat. */
  readonly scores: readonly number[];
  readonly names: readonly string[];
  /** Whose result it is; undefined where several sit before one screen, or nobody does. */
  readonly mine: Seat | undefined;
  /** Mates win and lose together. */
  readonly teams?: boolean;
}

/** How a match came out in a few words: for whoever had one seat there, else who won. */
export function outcomeWords({ winners, scores, names, mine, teams = false }: Ended, { over }: ShellText): string {
  if (winners.length === 0) return over.title;
  if (mine !== undefined && winners.includes(mine)) return winners.length > 1 && !teams ? over.youShare : over.youWon;
  if (mine === undefined || teams) return over.theyWon(winners.map((seat) => names[seat] ?? ''));
  // Who was level with the winner on points and lost by what broke the tie is not first.
  const better = scores.filter((score) => score > (scores[mine] ?? 0)).length;
  return over.youCame(Math.max(2, 1 + better), scores.length);
}
