import type { Beat, Heard, Payload, ReplayMoment } from '@orrery/host';
import { replayBeats } from '@orrery/host';
import { type Seat, SPECTATOR } from '@orrery/kernel';
import type { Scene } from './stage.ts';

/** An event with the answer that caused it: answers may be taken back. */
type Past = Beat & { readonly at: number };

/** A turn that somebody else has taken, event by event. `seat` is SPECTATOR for what happens between turns. */
export type Turn = { readonly seat: Seat; readonly beats: readonly Past[] };

/** What others have done since the viewer's own turn. */
export type Recap = {
  readonly turns: readonly Turn[];
  /** The last turn that began is the viewer's: the next one begins a new recap. */
  readonly mine: boolean;
};

export const NOTHING_YET: Recap = { turns: [], mine: false };

/** The recap after something more was told; the same list where nothing came to it. What is told before the first turn belongs to nobody's. */
export function followTurns(
  { turns, mine }: Recap,
  { beats, heard }: Pick<Scene, 'beats' | 'heard'>,
  viewer: Seat,
  turnOf: (event: unknown) => Seat | undefined,
): Recap {
  let list: readonly Turn[] = turns;
  let own = mine;
  let next = 0;
  for (const { what, at, events } of heard) {
    if (what === 'undo') list = without(list, at);
    for (const beat of beats.slice(next, next + events.length)) {
      const seat = turnOf(beat.event);
      if (seat === viewer) own = true;
      else if (seat !== undefined) {
        if (own) list = [];
        own = false;
        // The end of a round and the beginning of the next are one break.
        const last = list.at(-1);
        const goesOn = seat === SPECTATOR && last?.seat === SPECTATOR;
        list = goesOn ? withBeat(list, { ...beat, at }) : [...list, { seat, beats: [{ ...beat, at }] }];
      } else if (!own) list = withBeat(list, { ...beat, at });
    }
    next += events.length;
  }
  return { turns: list, mine: own };
}

/** One more event of the last turn. */
const withBeat = (turns: readonly Turn[], beat: Past): readonly Turn[] => {
  const last = turns.at(-1);
  return last === undefined ? turns : [...turns.slice(0, -1), { ...last, beats: [...last.beats, beat] }];
};

/** Answers after `at` were taken back. */
const without = (turns: readonly Turn[], at: number): readonly Turn[] =>
  turns.every(({ beats }) => beats.every((beat) => beat.at <= at))
    ? turns
    : turns.map(({ seat, beats }) => ({ seat, beats: beats.filter((beat) => beat.at <= at) })).filter(({ beats }) => beats.length > 0);

/** The setting up, with which the first turn may have begun before anything is told. */
export function settingUp(told: readonly Heard[], payload: Payload): Scene {
  const heard = told.filter(({ what }) => what === 'setup');
  const beats = heard.flatMap(({ what, events }) => events.map((event) => ({ what, event, before: payload, payload })));
  return { beats, payload, heard };
}

/** What moments of the past told, as if one had been there. Everything but the table is as it is now. */
export function scenesOf(moments: readonly ReplayMoment[], now: Payload): Scene[] {
  const payload = (view: ReplayMoment['view']): Payload => ({ ...now, view });
  return moments.flatMap((moment, i) => {
    const { heard, view } = moment;
    const earlier = moments[i - 1];
    if (earlier === undefined && heard.what !== 'setup') return [];
    const beats = replayBeats(earlier, moment).map(({ event, before, view: after }) => ({
      what: heard.what,
      event,
      before: payload(before ?? (earlier ?? moment).view),
      payload: payload(after),
    }));
    return [{ beats, payload: payload(view), heard: [heard] as readonly Heard[] }];
  });
}
