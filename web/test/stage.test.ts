import type { Heard, Payload } from '@orrery/host';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Said, type Scene, Stage, type Tempo } from '../src/table/stage.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A table that is only a name. */
const table = (seq: number, name: string): Payload => ({ seq, view: { table: name } }) as unknown as Payload;

/** The table is called after the last event that was told over it. */
const scene = (seq: number, ...types: string[]): Scene => ({
  beats: types.map((type, i) => ({
    what: 'answer',
    event: { type },
    before: table(seq - 1, types[i - 1] ?? '-'),
    payload: table(seq - 1, type),
  })),
  payload: table(seq, types.at(-1) ?? '-'),
  heard: [{ seq, at: seq, what: 'answer', seat: 0, events: [] } as unknown as Heard],
});

const NORMAL: Tempo = { factor: 1, readable: true, step: false };
const typeOf = (event: unknown): string => (event as { readonly type: string }).type;

/** Events called "quiet" have no moment, "+…" join, "turn…" begin turns; sentences are as long as `letters`. */
function watched({
  ms = 1000,
  tempo = NORMAL,
  letters = 1,
  say,
}: {
  ms?: number;
  tempo?: Tempo;
  letters?: number;
  say?: (said: Said | undefined) => void;
} = {}) {
  const seen: string[] = [];
  let now = tempo;
  const stage = new Stage({
    step: (payload) => seen.push(`step ${payload.view?.table}`),
    show: ({ payload }) => seen.push(`show ${payload.seq}`),
    happening: (h) => seen.push(h === undefined ? 'still' : `${typeOf(h.event)} from ${h.before?.table}`),
    say: (said) => {
      say?.(said);
      seen.push(said === undefined ? 'silence' : `say ${said.sentences.map((s) => s.replace(/\.+$/, '')).join(' ')}`);
    },
    settled: () => seen.push('settled'),
    tempo: () => now,
    duration: (event) => (typeOf(event) === 'quiet' ? 0 : ms),
    words: (event) => typeOf(event).padEnd(letters, '.'),
    joins: (event) => typeOf(event).startsWith('+'),
    turn: (event) => (typeOf(event).startsWith('turn') ? 'ABC'.indexOf(typeOf(event).at(-1) ?? '') : undefined),
  });
  const said = () => seen.filter((line) => line.startsWith('say'));
  return {
    stage,
    seen,
    said,
    setTempo: (next: Tempo) => {
      now = next;
    },
  };
}

it('shows one event after the other, each over its own table, and the next question after the last', () => {
  const { stage, seen } = watched();
  stage.add(scene(1, 'a', 'b'));
  stage.add(scene(2, 'c'));
  expect(seen.splice(0)).toEqual(['say a', 'step a', 'a from -']);
  vi.advanceTimersByTime(1000);
  expect(seen.splice(0)).toEqual(['say b', 'step b', 'b from a']);
  vi.advanceTimersByTime(1000);
  expect(seen.splice(0)).toEqual(['show 1', 'say c', 'step c', 'c from -']);
  vi.advanceTimersByTime(1000);
  expect(seen.splice(0)).toEqual(['show 2', 'silence', 'still', 'settled']);
  expect(stage.running).toBe(false);
});

it('what changed with an event that has no moment of its own changes with the next one', () => {
  const { stage, seen } = watched();
  stage.add(scene(1, 'quiet', 'a', 'quiet', 'b', 'quiet'));
  vi.advanceTimersByTime(2000);
  expect(seen).toEqual(['say a', 'step a', 'a from -', 'say b', 'step b', 'b from a', 'show 1', 'silence', 'still', 'settled']);
});

it('events without a moment of their own take no time', () => {
  const { stage, seen } = watched();
  stage.add(scene(1, 'quiet', 'quiet'));
  expect(seen).toEqual(['show 1', 'silence', 'still', 'settled']);
});

it('a caption stays for 700 ms at least, and until it can be read', () => {
  const short = watched({ ms: 100 });
  short.stage.add(scene(1, 'a', 'b'));
  vi.advanceTimersByTime(699);
  expect(short.said()).toEqual(['say a']);
  vi.advanceTimersByTime(1);
  expect(short.said()).toEqual(['say a', 'say b']);
  const long = watched({ ms: 100, letters: 60 });
  long.stage.add(scene(1, 'a', 'b'));
  // Sixty letters are read in 300 + 61 × 22 ms, the space behind them included.
  vi.advanceTimersByTime(1641);
  expect(long.said()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(long.said()).toHaveLength(2);
});

it('whatever happens in whatever order, no caption is shorter than its pace promises', () => {
  const event = fc.tuple(fc.constantFrom('', '+', 'turn ', 'quiet'), fc.integer({ min: 1, max: 120 })).map(([kind, letters]) => {
    return kind === 'quiet' ? kind : kind.padEnd(letters, 'abcdefgh');
  });
  const acts = fc.array(fc.array(event, { maxLength: 12 }), { minLength: 1, maxLength: 4 });
  for (const { factor, least } of [
    { factor: 1, least: 700 },
    { factor: 1.7, least: 1190 },
  ])
    fc.assert(
      fc.property(acts, fc.constantFrom(1, 40, 650, 900), (list, ms) => {
        const captions: { readonly letters: number; readonly since: number }[] = [];
        const shown: number[] = [];
        const say = (said: Said | undefined) => {
          const before = captions.at(-1);
          if (before !== undefined && shown.length < captions.length) shown.push(performance.now() - before.since);
          if (said !== undefined) captions.push({ letters: said.sentences.join(' ').length, since: performance.now() });
        };
        const { stage } = watched({ ms, say, tempo: { factor, readable: true, step: false } });
        list.forEach((types, i) => void stage.add(scene(i + 1, ...types)));
        vi.runAllTimers();
        expect(shown).toHaveLength(captions.length);
        shown.forEach((time, i) => {
          expect(time).toBeGreaterThanOrEqual(least - 0.01);
          expect(time).toBeGreaterThanOrEqual((captions[i]?.letters ?? 0) * 22 * factor);
        });
      }),
      { seed: 7, numRuns: 60 },
    );
});

it('a table that is slow to be drawn takes nothing from the time to read', async () => {
  const { stage, said } = watched({ ms: 700 });
  stage.add(scene(1, 'a', 'b'));
  // What an act asks to be drawn is drawn right after it, and that lasts.
  vi.advanceTimersByTime(300);
  await Promise.resolve();
  vi.advanceTimersByTime(699);
  expect(said()).toEqual(['say a']);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(['say a', 'say b']);
});

it('forty captions take forty times as long as one: nothing is squeezed', () => {
  const { stage, seen, said } = watched({ ms: 1000 });
  for (let seq = 1; seq <= 40; seq++) stage.add(scene(seq, `e${seq}`));
  vi.advanceTimersByTime(39_999);
  expect(said()).toHaveLength(40);
  expect(seen).not.toContain('settled');
  vi.advanceTimersByTime(1);
  expect(seen.at(-1)).toBe('settled');
});

it('slow is slower than normal for every caption, fast waits for a glance, not for readers', () => {
  const slow = watched({ ms: 100, tempo: { factor: 1.7, readable: true, step: false } });
  slow.stage.add(scene(1, 'a', 'b'));
  vi.advanceTimersByTime(1189);
  expect(slow.said()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(slow.said()).toHaveLength(2);
  const fast = watched({ ms: 100, tempo: { factor: 0.5, readable: false, step: false } });
  fast.stage.add(scene(1, 'a', 'b'));
  vi.advanceTimersByTime(249);
  expect(fast.said()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(fast.said()).toHaveLength(2);
});

it('step by step nothing goes on by itself, and bookkeeping moves with its deed', () => {
  const { stage, seen, said } = watched({ ms: 100, tempo: { factor: 1, readable: true, step: true } });
  stage.add(scene(1, 'a', '+b', 'c'));
  vi.advanceTimersByTime(60_000);
  expect(said()).toEqual(['say a +b']);
  expect(seen.filter((line) => line.startsWith('step'))).toEqual(['step a', 'step +b']);
  stage.advance();
  expect(said()).toEqual(['say a +b', 'say c']);
  vi.advanceTimersByTime(60_000);
  expect(seen).not.toContain('settled');
  stage.advance();
  expect(seen.at(-1)).toBe('settled');
});

it('going on in the middle of a caption leaves out nothing of it', () => {
  const { stage, seen } = watched({ ms: 100 });
  stage.add(scene(1, 'a', '+b', 'c'));
  stage.advance();
  expect(seen).toEqual(['say a +b', 'step a', 'a from -', 'step +b', 'say c', 'step c', 'c from +b']);
});

it('going back tells the caption before once more, over the table it was told over, and then goes on', () => {
  const { stage, seen, said } = watched({ ms: 100, tempo: { factor: 1, readable: true, step: true } });
  stage.add(scene(1, 'turn of B', 'b', '+c'));
  stage.add(scene(2, 'd', 'turn of C', 'e'));
  vi.advanceTimersByTime(60_000);
  // Nothing was said before the first.
  stage.back();
  stage.advance();
  vi.advanceTimersByTime(60_000);
  stage.advance();
  vi.advanceTimersByTime(60_000);
  seen.length = 0;
  // An act later the turn is still the same.
  stage.back();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual(['say b +c', 'step b', 'b from turn of B', 'step +c', '+c from b']);
  stage.advance();
  vi.advanceTimersByTime(60_000);
  stage.advance();
  expect(said()).toEqual(['say b +c', 'say d', 'say turn of C']);
  seen.length = 0;
  // What was said in another turn is over.
  stage.back();
  expect(seen).toEqual([]);
  expect(stage.running).toBe(true);
});

it('a caption says whose turn it is, what was said of it before, and how much of the act is still to come in it', () => {
  const told: unknown[] = [];
  const { stage } = watched({ ms: 100, tempo: { factor: 1, readable: false, step: false }, say: (said) => told.push(said) });
  stage.add(scene(1, 'a', 'turn of B', 'b', 'c', 'turn of C', 'd'));
  vi.advanceTimersByTime(60_000);
  expect(told.filter((said) => said !== undefined).map((said) => said as { earlier: unknown; left: unknown })).toMatchObject([
    { sentences: ['a'], earlier: [], left: 0, turn: undefined },
    { sentences: ['turn of B'], earlier: [], left: 2, turn: 1 },
    { sentences: ['b'], earlier: [['turn of B']], left: 1, turn: 1 },
    { sentences: ['c'], earlier: [['turn of B'], ['b']], left: 0, turn: 1 },
    { sentences: ['turn of C'], earlier: [], left: 1, turn: 2 },
    { sentences: ['d'], earlier: [['turn of C']], left: 0, turn: 2 },
  ]);
});

it('skipping a turn goes on where the next one begins', () => {
  const { stage, seen, said } = watched();
  stage.add(scene(1, 'a', 'b'));
  stage.add(scene(2, 'c', 'turn of B', 'd'));
  stage.add(scene(3, 'e'));
  stage.skipTurn();
  expect(said()).toEqual(['say a', 'say turn of B']);
  expect(seen).toContain('show 1');
  stage.skipTurn();
  expect(seen.slice(-5)).toEqual(['show 2', 'show 3', 'silence', 'still', 'settled']);
});

it('skipping goes to the end at once and shows the last table', () => {
  const { stage, seen } = watched();
  stage.add(scene(1, 'a', 'b'));
  stage.add(scene(2, 'c'));
  stage.skip();
  expect(seen.slice(3)).toEqual(['show 1', 'show 2', 'silence', 'still', 'settled']);
  vi.advanceTimersByTime(5000);
  expect(seen.at(-1)).toBe('settled');
});

it('a pace that is changed on the way holds from then on', () => {
  const { stage, seen, setTempo } = watched();
  stage.add(scene(1, 'a', 'b'));
  stage.add(scene(2, 'c'));
  setTempo({ factor: 0, readable: false, step: false });
  vi.advanceTimersByTime(1000);
  expect(seen.slice(3)).toEqual(['show 1', 'show 2', 'silence', 'still', 'settled']);
});
