import type { Heard } from '@orrery/host';
import { expect, it } from 'vitest';
import { before, follow } from '../src/table/log.ts';

const heard = (seq: number, at: number, what: Heard['what'] = 'answer'): Heard =>
  ({ seq, at, what, seat: 0, events: [`${what} ${at}`] }) as unknown as Heard;

it('adds what is new, and nothing twice', () => {
  const log = follow([heard(0, 0, 'setup'), heard(1, 1)], [heard(1, 1), heard(2, 2)]);
  expect(log.map((h) => h.seq)).toEqual([0, 1, 2]);
});

it('answers that were taken back leave the log, what people did besides stays', () => {
  const log = follow([heard(1, 1), heard(2, 2), heard(3, 2, 'standIn'), heard(4, 3)], [heard(5, 1, 'undo')]);
  expect(log.map((h) => [h.what, h.at])).toEqual([
    ['answer', 1],
    ['standIn', 2],
    ['undo', 1],
  ]);
});

it('the same answer given again after an undo is told again', () => {
  const log = follow(follow([heard(1, 1), heard(2, 2)], [heard(3, 1, 'undo')]), [heard(4, 2)]);
  expect(log.map((h) => h.seq)).toEqual([1, 3, 4]);
});

it('older history is put before what is known, page by page, in order', () => {
  let log: readonly Heard[] = [heard(90, 50), heard(91, 51)];
  log = before(log, [heard(0, 0, 'setup'), heard(1, 1), heard(2, 2)]);
  log = before(log, [heard(48, 48), heard(49, 49), heard(90, 50)]);
  expect(log.map((h) => h.at)).toEqual([0, 1, 2, 48, 49, 50, 51]);
});
