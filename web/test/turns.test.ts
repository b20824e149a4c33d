import type { Beat, Heard, Payload } from '@orrery/host';
import { SPECTATOR } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { followTurns, NOTHING_YET, type Recap, settingUp } from '../src/table/turns.ts';

/** Events are called "turn 1" (whose turn begins, -1 for nobody's) or anything else. */
const act = (at: number, ...types: string[]) => ({
  beats: types.map((type) => ({ event: { type } }) as unknown as Beat),
  heard: [{ at, seq: at, what: 'answer', seat: 0, events: types } as unknown as Heard],
});
const undo = (at: number) => ({ beats: [], heard: [{ at, seq: 99, what: 'undo', seat: 0, events: [] } as unknown as Heard] });
const turnOf = (event: unknown): number | undefined => {
  const [, seat] = /^turn (-?\d)$/.exec((event as { readonly type: string }).type) ?? [];
  return seat === undefined ? undefined : Number(seat);
};
const VIEWER = 0;
const follow = (recap: Recap, ...acts: ReturnType<typeof act>[]): Recap =>
  acts.reduce((now, one) => followTurns(now, one, VIEWER, turnOf), recap);
const told = ({ turns }: Recap) =>
  turns.map(({ seat, beats }) => [seat, ...beats.map(({ event }) => (event as unknown as { type: string }).type)]);

it('a recap holds one card for each turn of the others since one’s own, and stays during it', () => {
  let recap = follow(NOTHING_YET, act(1, 'setup', 'turn 1', 'a'), act(2, 'b', 'turn 2', 'c'));
  expect(told(recap)).toEqual([
    [1, 'turn 1', 'a', 'b'],
    [2, 'turn 2', 'c'],
  ]);
  recap = follow(recap, act(3, 'turn 0', 'mine'), act(4, 'mine too'));
  expect(recap.mine).toBe(true);
  expect(told(recap)).toEqual([
    [1, 'turn 1', 'a', 'b'],
    [2, 'turn 2', 'c'],
  ]);
  recap = follow(recap, act(5, 'the last of mine', 'turn 1', 'd'));
  expect(told(recap)).toEqual([[1, 'turn 1', 'd']]);
});

it('a first turn that began with the setting up has its card, too', () => {
  const heard = [{ at: 0, seq: 0, what: 'setup', seat: SPECTATOR, events: [{ type: 'dealt' }, { type: 'turn 1' }] } as unknown as Heard];
  const begun = followTurns(NOTHING_YET, settingUp(heard, {} as Payload), VIEWER, turnOf);
  expect(told(follow(begun, act(1, 'a', 'turn 0')))).toEqual([[1, 'turn 1', 'a']]);
});

it('what happens between turns has a card of its own, and begins a new recap after one’s turn', () => {
  const recap = follow(NOTHING_YET, act(1, 'turn 1', 'turn 0', 'mine', 'turn -1', 'war', 'turn 2'));
  expect(told(recap)).toEqual([
    [SPECTATOR, 'turn -1', 'war'],
    [2, 'turn 2'],
  ]);
});

it('the end of a round and the beginning of the next are one break', () => {
  const recap = follow(NOTHING_YET, act(1, 'turn 1', 'a', 'turn -1', 'count'), act(2, 'turn -1', 'orders', 'turn 2', 'b'));
  expect(told(recap)).toEqual([
    [1, 'turn 1', 'a'],
    [SPECTATOR, 'turn -1', 'count', 'turn -1', 'orders'],
    [2, 'turn 2', 'b'],
  ]);
});

it('answers that were taken back are no longer told', () => {
  const recap = follow(NOTHING_YET, act(1, 'turn 1', 'a'), act(2, 'b'), act(3, 'c', 'turn 2'), undo(1), act(2, 'd'));
  expect(told(recap)).toEqual([[1, 'turn 1', 'a', 'd']]);
});

it('one’s own answers, and taking them back, leave the list itself alone: a tab opens with a new one', () => {
  const recap = follow(NOTHING_YET, act(1, 'turn 1', 'a'), act(2, 'turn 0'));
  expect(follow(recap, act(3, 'mine'), act(4, 'mine too'), undo(3)).turns).toBe(recap.turns);
  expect(told(follow(recap, undo(1)))).toEqual([[1, 'turn 1', 'a']]);
});
