import type { Heard, Payload } from '@orrery/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Scene, Stage } from '../src/table/stage.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const scene = (seq: number, ...events: string[]): Scene => ({
  payload: { seq } as unknown as Payload,
  heard: [{ seq, at: seq, what: 'answer', seat: 0, events } as unknown as Heard],
});

function watched(ms = 100) {
  const seen: string[] = [];
  const stage = new Stage({
    show: (payload) => seen.push(`show ${payload.seq}`),
    happening: (happening) => seen.push(happening === undefined ? 'still' : `${happening.event}`),
    settled: () => seen.push('settled'),
    duration: (event) => (event === 'quiet' ? 0 : ms),
  });
  return { stage, seen };
}

it('shows one event after the other, each act with its own table', () => {
  const { stage, seen } = watched();
  stage.add(scene(1, 'a', 'b'));
  stage.add(scene(2, 'c'));
  expect(seen).toEqual(['show 1', 'a']);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['show 1', 'a', 'b']);
  vi.advanceTimersByTime(200);
  expect(seen).toEqual(['show 1', 'a', 'b', 'show 2', 'c', 'still', 'settled']);
  expect(stage.running).toBe(false);
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
  expect(seen.slice(2)).toEqual(['show 2', 'still', 'settled']);
  vi.advanceTimersByTime(1000);
  expect(seen.at(-1)).toBe('settled');
});

it('a long queue is shown faster, so that nobody waits for ever', () => {
  const { stage, seen } = watched(1000);
  for (let seq = 1; seq <= 40; seq++) stage.add(scene(seq, `${seq}`));
  vi.advanceTimersByTime(9_000);
  expect(seen.at(-1)).toBe('settled');
});
