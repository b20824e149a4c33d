import { type ReplayBeat, type ReplayMoment, replayBeats } from '@orrery/host';
import { readingMs } from '../table/captions.ts';

/** A place in a replay: after answer `at`, or at one of the events it told on the way there. */
export type Stop = { readonly at: number; readonly beat?: number | undefined };

/** A beat that is shown: how long it moves on the board, what is said of it, and how long it stays so that this can be read. */
export type ShownBeat = ReplayBeat & { readonly ms: number; readonly words: string; readonly stays: number };

/** The events of a move that have a moment of their own. What the others changed is seen with the next, as at the table. */
export function shownBeats(
  moments: readonly ReplayMoment[],
  at: number,
  duration: (event: unknown) => number,
  wordsOf: (event: unknown) => string = () => '',
): ShownBeat[] {
  const moment = moments[at];
  if (moment === undefined) return [];
  const shown: ShownBeat[] = [];
  for (const { event, before, view } of replayBeats(moments[at - 1], moment)) {
    const ms = duration(event);
    if (ms <= 0) continue;
    const words = wordsOf(event);
    const stays = Math.max(ms, readingMs(words === '' ? [] : [words]));
    shown.push({ event, before: before === undefined ? undefined : (shown.at(-1)?.view ?? moments[at - 1]?.view), view, ms, words, stays });
  }
  return shown;
}

/** The stop after this one: the next event of the next move, or its end. `count` says how many events of a move are shown. */
export function nextStop({ at, beat }: Stop, last: number, count: (at: number) => number): Stop {
  if (beat !== undefined) return beat + 1 < count(at) ? { at, beat: beat + 1 } : { at };
  if (at >= last) return { at };
  return count(at + 1) > 0 ? { at: at + 1, beat: 0 } : { at: at + 1 };
}

export function previousStop({ at, beat }: Stop, count: (at: number) => number): Stop {
  if (beat !== undefined) return beat > 0 ? { at, beat: beat - 1 } : { at: at - 1 };
  if (at === 0) return { at };
  return count(at) > 0 ? { at, beat: count(at) - 1 } : { at: at - 1 };
}

/** Where a stop is on a slider that counts moves: events lie between two of them. */
export const onSlider = ({ at, beat }: Stop, count: number): number => (beat === undefined ? at : at - 1 + (beat + 1) / (count + 1));

/** The stop nearest to a place on the slider. */
export function fromSlider(value: number, last: number, count: (at: number) => number): Stop {
  const at = Math.min(Math.max(Math.ceil(value), 0), last);
  const events = count(at);
  const nearest = Math.round((value - (at - 1)) * (events + 1));
  if (nearest <= 0) return { at: Math.max(at - 1, 0) };
  return nearest > events ? { at } : { at, beat: nearest - 1 };
}
