import type { Act } from '@orrery/host';
import { middle } from './middle.ts';

/**
 * How long the turns of each seat took, in the middle of them. A turn is what a seat answers one after the other, and it takes from what somebody else did before to
 * the last of these answers. What a bot or the host answered is nobody's turn; null for seats without one.
 */
export function turnTimes(acts: readonly Act[], seats: number): (number | null)[] {
  const taken: number[][] = Array.from({ length: seats }, () => []);
  const answers = acts.filter((act) => act.kind === 'answer');
  let since = acts[0]?.time ?? 0;
  let length = 0;
  for (const [i, { seat, time, by }] of answers.entries()) {
    if (by === undefined) length = time - since;
    if (answers[i + 1]?.seat === seat) continue;
    if (length > 0) taken[seat]?.push(length);
    since = time;
    length = 0;
  }
  return taken.map(middle);
}

/** Of all one's matches. */
export const turnTime = (own: readonly { readonly turn: number | null }[]): number | null => middle(own.flatMap(({ turn }) => turn ?? []));
