import type { Heard, Payload } from '@orrery/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Scene, Stage } from '../src/table/stage.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A table that is only a name. */
const table = (seq: number, name: string): Payload => ({ seq, view: { table: name } }) as unknown as Payload;

/** The table is called after the last event that was told over it. */
const scene = (seq: number, ...events: string[]): Scene => ({
  beats: events.map((event, i) => ({
    what: 'answer',
    event,
    before: table(seq - 1, events[i - 1] ?? '-'),
    payload: table(seq - 1, event),
  })),
  payload: table(seq, events.at(-1) ?? '-'),
  heard: [{ seq, at: seq, what: 'answer', seat: 0, events } as unknown as Heard],
});

function watched(ms = 100) {
  const seen: string[] = [];
  const stage = new Stage({
    step: (payload) => seen.push(`step ${payload.view?.table}`),
    show: (payload) => seen.push(`show ${payload.seq}`),
    happening: (happening) => seen.push(happening === undefined ? 'still' : `${happening.event} from ${happening.before?.table}`),
    settled: () => seen.push('settled'),
    duration: (event) => (event === 'quiet' ? 0 : ms),
  });
  return { stage, seen };
}

it('shows one event after the other, each over its own table, and the next question after the last', () => {
  const { stage, seen } = watched();
  stage.add(scene(1, 'a', 'b'));
  stage.add(scene(2, 'c'));
  expect(seen.splice(0)).toEqual(['step a', 'a from -']);
  vi.advanceTimersByTime(100);
  expect(seen.splice(0)).toEqual(['step b', 'b from a']);
  vi.advanceTimersByTime(100);
  expect(seen.splice(0)).toEqual(['show 1', 'step c', 'c from -']);
  vi.advanceTimersByTime(100);
  expect(seen.splice(0)).toEqual(['show 2', 'still', 'settled']);
  expect(stage.running).toBe(false);
});

it('what changed with an event that has no moment of its own changes with the next one', () => {
  const { stage, seen } = watched();
  stage.add(scene(1, 'quiet', 'a', 'quiet', 'b', 'quiet'));
  vi.advanceTimersByTime(200);
  expect(seen).toEqual(['step a', 'a from -', 'step b', 'b from a', 'show 1', 'still', 'settled']);
});

it('events without a moment of their own take no time', () => {
  const { stage, seen } = watched();
  stage.add(scene(1, 'quiet', 'quiet'));
  expect(seen).toEqual(['show 1', 'still', 'settled']);
});

it('skipping goes to the end at once and shows the last table', () => {
  const { stage, seen } = watched();
  stage.add(scene(1, 'a', 'b'));
  stage.add(scene(2, 'c'));
  stage.skip();
  expect(seen.slice(2)).toEqual(['show 1', 'show 2', 'still', 'settled']);
  vi.advanceTimersByTime(1000);
  expect(seen.at(-1)).toBe('settled');
});

it('a long queue is shown faster, so that nobody waits for ever', () => {
  const { stage, seen } = watched(1000);
  for (let seq = 1; seq <= 40; seq++) stage.add(scene(seq, `${seq}`));
  vi.advanceTimersByTime(9_000);
  expect(seen.at(-1)).toBe('settled');
});
