import type { ReplayMoment } from '@orrery/host';
import { expect, it } from 'vitest';
import { fromSlider, nextStop, onSlider, previousStop, type Stop, shownBeats } from '../src/replay/stops.ts';

/** Moves 1 to 3 show two events, none, and one. */
const COUNTS = [0, 2, 0, 1];
const count = (at: number): number => COUNTS[at];
const LAST = 3;
const STOPS: readonly Stop[] = [{ at: 0 }, { at: 1, beat: 0 }, { at: 1, beat: 1 }, { at: 1 }, { at: 2 }, { at: 3, beat: 0 }, { at: 3 }];

it('goes through every event and every move, forth and back', () => {
  let stop: Stop = { at: 0 };
  const forth = [stop];
  for (let i = 0; i < STOPS.length; i++) {
    stop = nextStop(stop, LAST, count);
    forth.push(stop);
  }
  expect(forth).toEqual([...STOPS, { at: 3 }]);
  const back = [stop];
  for (let i = 0; i < STOPS.length; i++) {
    stop = previousStop(stop, count);
    back.push(stop);
  }
  expect(back).toEqual([...STOPS.toReversed(), { at: 0 }]);
});

it('events lie between two moves on the slider', () => {
  expect(STOPS.map((stop) => Number(onSlider(stop, count(stop.at)).toFixed(2)))).toEqual([0, 0.33, 0.67, 1, 2, 2.5, 3]);
  for (const stop of STOPS) expect(fromSlider(onSlider(stop, count(stop.at)), LAST, count)).toEqual(stop);
  expect(fromSlider(0.1, LAST, count)).toEqual({ at: 0 });
  expect(fromSlider(2.9, LAST, count)).toEqual({ at: 3 });
});

it('shows each event over its own table, and what a silent one changed with the next', () => {
  const moment = (at: number, events: string[], gold: number, ...beats: (number | null)[]): ReplayMoment =>
    ({
      at,
      heard: { events },
      view: { table: { gold } },
      beats: beats.map((to) => (to === null ? null : { set: { gold: to } })),
    }) as unknown as ReplayMoment;
  const moments = [moment(0, [], 1), moment(1, ['silent', 'paid', 'told', 'gained'], 9, 5, 3, null, 9)];
  const shown = shownBeats(moments, 1, (event) => (event === 'silent' ? 0 : 100));
  const gold = (view: unknown): number => (view as { table: { gold: number } }).table.gold;
  expect(shown.map(({ event, before, view }) => [event, gold(before), gold(view)])).toEqual([
    ['paid', 1, 3],
    ['told', 3, 3],
    ['gained', 3, 9],
  ]);
});

it('an event of a replay stays until its sentence can be read, however soon its pieces have moved', () => {
  const moment = (at: number, ...events: string[]): ReplayMoment =>
    ({ at, heard: { events }, view: { table: {} }, beats: events.map(() => null) }) as unknown as ReplayMoment;
  const moments = [moment(0), moment(1, 'shown', 'short', 'l'.repeat(60), 'slow')];
  const shown = shownBeats(
    moments,
    1,
    (event) => (event === 'slow' ? 2_000 : 100),
    (event) => (event === 'shown' ? '' : `${event}`),
  );
  expect(shown.map(({ ms, stays }) => [ms, stays])).toEqual([
    [100, 100],
    [100, 700],
    [100, 1_642],
    [2_000, 2_000],
  ]);
});
