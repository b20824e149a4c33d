import type { RoundScores } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';

export type Mode = 'sum' | 'gain';

type Slice = { readonly part: string; readonly value: number };
export type Bar = { readonly round: number; readonly at: number; readonly slices: readonly Slice[]; readonly total: number };

/** How far bars go up and down from zero. */
export type Reach = { readonly up: number; readonly down: number };

/** A seat's points at the end of each round, or what each round added to them. */
export function barsOf(rounds: readonly RoundScores[], seat: Seat, parts: readonly string[], mode: Mode): Bar[] {
  return rounds.flatMap(({ round, at, scores }, i) => {
    const before = mode === 'gain' ? rounds[i - 1]?.scores[seat] : undefined;
    const slices = parts.map((part) => ({ part, value: (scores[seat]?.parts[part] ?? 0) - (before?.parts[part] ?? 0) }));
    const total = (scores[seat]?.total ?? 0) - (before?.total ?? 0);
    // Before the first round nobody has done anything.
    return round === 0 && rounds.length > 1 && slices.every((s) => s.value === 0) ? [] : [{ round, at, slices, total }];
  });
}

/** How far bars reach up and down, for all seats alike: only then can they be compared. */
export function reachOf(all: readonly (readonly Bar[])[]): Reach {
  let [up, down] = [1, 0];
  for (const bars of all) {
    for (const { slices } of bars) {
      up = Math.max(
        up,
        slices.reduce((sum, s) => sum + Math.max(0, s.value), 0),
      );
      down = Math.max(
        down,
        slices.reduce((sum, s) => sum + Math.max(0, -s.value), 0),
      );
    }
  }
  return { up, down };
}
