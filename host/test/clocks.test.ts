import { describe, expect, it } from 'vitest';
import { Table } from '../src/index.ts';
import { afterBids, answer, declines, game, humans, nextId, recording, setupOf } from './player.ts';

const DAY = 24 * 60 * 60_000;
const bank = (of: number, increment: number) => ({ clock: { kind: 'bank', bank: of, increment } }) as const;
const left = (table: Table) => table.payload(0).clocks?.left;
const undo = (table: Table, seat: number, now: number) =>
  table.order({ kind: 'undo', id: nextId(), seat, seq: table.seq, scope: 'step' }, now);
const timeUp = (table: Table, seat: number, now: number) => table.order({ kind: 'timeUp', by: 'clock', id: nextId(), seat }, now);
const nobody = { present: [], awaySince: null };
const vote = (table: Table, seat: number, about: number, choice: 'standIn' | 'wait' | 'end', now: number) =>
  table.order({ kind: 'vote', id: nextId(), seat, about, choice, bot: 'officer', attendance: nobody }, now);
const resume = (table: Table, seat: number, now: number) => table.order({ kind: 'resumeSeat', id: nextId(), seat }, now);

describe('a clock', () => {
  it('runs for whoever is asked and earns one credit when the question leaves the seat, not with every answer', () => {
    const { table, winner, loser } = afterBids('seed', bank(10_000, 500));
    // Both ran from 1000 to 2000 and sealed a bid; the winner is asked again, so the turn of the loser alone has ended.
    expect(left(table)?.[loser]).toBe(9_500);
    expect(table.payload(winner).clocks).toMatchObject({ asOf: 2000, running: [winner], out: [] });
    const start = left(table)?.[winner] ?? 0;
    answer(table, winner, 'take', { now: 3_000 });
    answer(table, winner, 'take', { now: 4_000 });
    expect(left(table)?.[winner]).toBe(start - 2_000);
    answer(table, winner, 'stop', { now: 5_000 });
    // The next round of bids asks both at once: the question has not left the winner's seat.
    expect(table.waiting).toEqual([0, 1]);
    expect(left(table)?.[winner]).toBe(start - 3_000);
    answer(table, winner, table.payload(winner).asks[0].options[0], { now: 6_000 });
    expect(left(table)?.[winner]).toBe(start - 4_000 + 500);
  });

  it('holds no more than it began with', () => {
    const table = Table.open(game, setupOf(humans(2), 'seed', bank(3 * DAY, DAY)));
    answer(table, 1, table.payload(1).asks[0].options[0], { now: 1000 + DAY / 2 });
    // Half a day of three is gone; one more day would make three and a half.
    expect(left(table)).toEqual([2.5 * DAY, 3 * DAY]);
  });

  it('gives back what the end of a turn earned when it is taken back, however often', () => {
    const table = Table.open(game, setupOf(humans(2), 'seed', bank(100_000, 30_000)));
    const [card] = table.payload(1).asks[0].options;
    for (let round = 0; round < 5; round++) {
      const now = 61_000 + round * 1_000;
      answer(table, 1, card, { now });
      undo(table, 1, now + 500);
      expect(left(table)?.[1]).toBe(40_000 - round * 500);
    }
    expect(table.payload(1).clocks?.running).toEqual([0, 1]);
  });

  it('runs out, also over days with an answer every hour', () => {
    const table = Table.open(game, setupOf(humans(3), 'seed', bank(3 * DAY, 0)));
    expect(table.nextTimeout).toBe(1000 + 3 * DAY);
    answer(table, 1, table.payload(1).asks[0].options[0], { now: DAY });
    expect(table.nextTimeout).toBe(1000 + 3 * DAY);
    declines('inTime', () => timeUp(table, 0, 3 * DAY));
    timeUp(table, 0, 1000 + 3 * DAY);
    expect(table.payload(2).clocks).toMatchObject({ left: [0, 2 * DAY + 1000, 0], out: [0], running: [2] });
    declines('inTime', () => timeUp(table, 1, 9 * DAY));
  });

  it('never goes back, whatever the time that is told', () => {
    const { table, winner } = afterBids('seed', bank(10_000, 0));
    const before = left(table)?.[winner] ?? 0;
    answer(table, winner, 'take', { now: 1 });
    expect(left(table)?.[winner]).toBe(before);
    expect(table.payload(0).clocks?.asOf).toBe(2000);
  });
});

describe('when somebody is out of time', () => {
  /** Three people; two have bid, and the time of seat 0 is up after three days. */
  const late = (seats = humans(3)) => {
    const table = Table.open(game, setupOf(seats, 'seed', bank(3 * DAY, DAY)));
    const acts = recording(table);
    for (const seat of seats.keys()) {
      const [ask] = table.payload(seat).asks;
      if (seat > 0 && table.seats[seat].kind === 'human') answer(table, seat, ask.options[0], { now: 2000 });
    }
    const now = 1000 + 3 * DAY;
    expect(table.timedOut(now)).toEqual([0]);
    timeUp(table, 0, now);
    return { table, now, acts };
  };

  it('more than half of those in time decide to wait: one more credit', () => {
    const { table, now } = late();
    vote(table, 1, 0, 'wait', now);
    expect(table.payload(0).votes).toMatchObject([{ about: 0, by: 1, choice: 'wait' }]);
    expect(table.nextTimeout).toBeUndefined();
    vote(table, 2, 0, 'wait', now + 5);
    expect(table.payload(0).votes).toEqual([]);
    expect(table.payload(0).clocks).toMatchObject({ out: [], running: [0] });
    expect(table.nextTimeout).toBe(now + 5 + DAY);
  });

  it('or let a bot of the level agreed on stand in, until that person is back with one credit', () => {
    const { table, now } = late();
    vote(table, 1, 0, 'standIn', now);
    vote(table, 2, 0, 'wait', now);
    expect(table.botDue).toBe(false);
    vote(table, 2, 0, 'standIn', now);
    expect(table.payload(1).seats[0]).toMatchObject({ bot: 'officer', standIn: 'time' });
    expect(table.botDue).toBe(true);
    expect(
      table
        .missed(1)
        .heard.filter((h) => h.what === 'vote')
        .map((h) => h.vote?.decided),
    ).toEqual([false, false, true]);
    resume(table, 0, now + DAY);
    expect(table.nextTimeout).toBe(now + 2 * DAY);
  });

  it('or end the match, without a winner', () => {
    const { table, now, acts } = late();
    vote(table, 1, 0, 'end', now);
    expect(table.status).toBe('playing');
    vote(table, 2, 0, 'end', now);
    expect(table.payload(0)).toMatchObject({ status: 'over', outcome: null, waiting: [], luck: { seed: 'seed' } });
    declines('over', () => answer(table, 0, 1, { now }));
    const again = Table.load(game, { setup: table.setup, acts, snapshot: JSON.parse(JSON.stringify(table.snapshot())) });
    expect(again.status).toBe('over');
  });

  it('of two people the one who waits decides', () => {
    const { table, now } = late(humans(2));
    declines('clockDecides', () => vote(table, 0, 1, 'standIn', now));
    vote(table, 1, 0, 'standIn', now);
    expect(table.payload(1).seats[0].standIn).toBe('time');
  });

  it('may still move until it is decided, which settles the vote', () => {
    const { table, now } = late();
    vote(table, 1, 0, 'standIn', now);
    answer(table, 0, table.payload(0).asks[0].options[0], { now: now + 9 });
    expect(table.payload(0).votes).toEqual([]);
    declines('clockDecides', () => vote(table, 2, 0, 'standIn', now + 10));
  });

  it('a vote is counted again when a voter runs out of time as well', () => {
    const table = Table.open(game, setupOf(humans(3), 'seed', bank(3 * DAY, DAY)));
    answer(table, 1, table.payload(1).asks[0].options[0], { now: 2000 });
    const now = 1000 + 3 * DAY;
    timeUp(table, 0, now);
    vote(table, 1, 0, 'standIn', now);
    expect(table.seats[0].bot).toBeNull();
    timeUp(table, 2, now);
    // Seat 1 alone is in time.
    expect(table.seats[0]).toMatchObject({ bot: 'officer', standIn: 'time' });
  });

  it('nobody can fill the log with votes', () => {
    const { table, now } = late();
    declines('alreadySo', () => {
      for (let i = 0; i < 100; i++) vote(table, 1, 0, i % 2 === 0 ? 'wait' : 'end', now);
    });
    expect(table.seq).toBeLessThan(16);
  });
});

describe('a table that has agreed on what follows when somebody is out of time', () => {
  const agreed = (timeOut: 'bot' | 'resign') => ({ clock: { ...bank(3 * DAY, DAY).clock, timeOut }, standIn: 'cadet' });
  const out = 1000 + 3 * DAY;

  it('lets a bot stand in at once, and whoever comes back has a credit', () => {
    const table = Table.open(game, setupOf(humans(3), 'seed', agreed('bot')));
    const acts = recording(table);
    answer(table, 1, table.payload(1).asks[0].options[0], { now: 2000 });
    timeUp(table, 0, out);
    expect(table.seats[0]).toMatchObject({ bot: 'cadet', standIn: 'time' });
    expect(table).toMatchObject({ botDue: true, asleep: false });
    expect(table.payload(0).clocks?.out).toEqual([]);
    expect(Table.load(game, { setup: table.setup, acts }).seats[0]).toMatchObject({ bot: 'cadet', standIn: 'time' });
    resume(table, 0, out + DAY);
    expect(table.seats[0]).toMatchObject({ bot: null, standIn: null });
    expect(left(table)?.[0]).toBe(DAY);
  });

  it('takes the seat as given up: nobody comes back to it, and of two the other has won', () => {
    const three = Table.open(game, setupOf(humans(3), 'seed', agreed('resign')));
    timeUp(three, 0, out);
    expect(three.seats[0]).toMatchObject({ bot: 'cadet', standIn: 'gaveUp' });
    expect(three.status).toBe('playing');
    declines('gaveUp', () => resume(three, 0, out));
    const two = Table.open(game, setupOf(humans(2), 'seed', agreed('resign')));
    answer(two, 1, two.payload(1).asks[0].options[0], { now: 2000 });
    timeUp(two, 0, out);
    expect(two).toMatchObject({ status: 'over' });
    expect(two.payload(1).leftOver).toEqual([1]);
  });

  it('sleeps where nobody else is in time', () => {
    const table = Table.open(game, setupOf(humans(2), 'seed', agreed('bot')));
    timeUp(table, 0, out);
    expect(table.seats[0]).toMatchObject({ bot: 'cadet', standIn: 'time' });
    timeUp(table, 1, out);
    expect(table.seats[1]).toMatchObject({ bot: null, standIn: null });
    expect(table).toMatchObject({ asleep: true, botDue: false });
  });
});

describe('a table where nobody is in time', () => {
  const bot = { kind: 'bot', bot: 'random', name: 'B' } as const;

  it('sleeps: bots do not finish the match alone, and the first one back wakes it with a credit on every clock', () => {
    const table = Table.open(game, setupOf([...humans(2), bot], 'seed', bank(3 * DAY, DAY)));
    const acts = recording(table);
    answer(table, 1, table.payload(1).asks[0].options[0], { now: 1000 + DAY });
    timeUp(table, 0, 1000 + 3 * DAY);
    expect(table.asleep).toBe(false);
    vote(table, 1, 0, 'standIn', 1000 + 3 * DAY);
    expect(table.botQuestions().map((q) => q.seat)).toEqual([0, 2]);
    for (const seat of [0, 2]) {
      const [card] = table.payload(seat).asks[0].options;
      table.order({ kind: 'answer', id: nextId(), seat, seq: table.seq, decision: 'bid', answer: card, by: 'bot' }, 1000 + 3 * DAY);
    }
    // Until everybody is asked for the next bid: the bots could go on alone with theirs.
    for (let i = 0; table.waiting.length < 3; i++) {
      if (i > 20) throw new Error('the round does not end');
      const [seat] = table.waiting;
      const asBot = seat === 1 ? {} : { by: 'bot' as const };
      table.order({ kind: 'answer', id: nextId(), seat, seq: table.seq, decision: 'spend', answer: 'stop', ...asBot }, 1000 + 3 * DAY);
    }
    const out = 1000 + 6 * DAY;
    expect(table.timedOut(out)).toEqual([1]);
    timeUp(table, 1, out);
    expect(table).toMatchObject({ asleep: true, botDue: false });
    expect(table.botQuestions()).toEqual([]);
    expect(table.nextTimeout).toBeUndefined();
    declines('asleep', () => answer(table, 1, table.payload(1).asks[0].options[0], { now: out }));
    const again = Table.load(game, { setup: table.setup, acts, snapshot: JSON.parse(JSON.stringify(table.snapshot())) });
    expect(again).toMatchObject({ asleep: true, botDue: false });
    // A month later.
    resume(table, 1, out + 30 * DAY);
    expect(table.asleep).toBe(false);
    expect(table.payload(1).clocks).toMatchObject({ left: [DAY, DAY, 3 * DAY], out: [] });
    expect(table.nextTimeout).toBe(out + 31 * DAY);
    expect(table.botDue).toBe(true);
  });

  it('sleeps for one person among bots too, and is woken by whoever a bot stands in for', () => {
    const table = Table.open(game, setupOf([...humans(1), bot], 'seed', bank(60_000, 0)));
    timeUp(table, 0, 61_000);
    expect(table).toMatchObject({ asleep: true, botDue: false });
    resume(table, 0, 99_000);
    expect(table.payload(0).clocks).toMatchObject({ left: [60_000, 60_000], running: [0] });
  });

  it('goes on where everybody wanted a bot to play for them', () => {
    const table = Table.open(game, setupOf([...humans(1), bot], 'seed', bank(60_000, 0)));
    table.order({ kind: 'standIn', id: nextId(), seat: 0, bot: 'random' }, 2000);
    expect(table).toMatchObject({ asleep: false, botDue: true });
    resume(table, 0, 50_000);
    // Handing over to a bot stops the clock and earns nothing.
    expect(left(table)).toEqual([59_000, 60_000]);
    table.order({ kind: 'standIn', id: nextId(), seat: 0, bot: 'random' }, 108_000);
    resume(table, 0, 109_000);
    expect(left(table)?.[0]).toBe(1_000);
  });
});

describe('what older versions wrote', () => {
  it('opens and plays on: acts under their former names, clocks above the bank', () => {
    const { table, winner, acts: bids } = afterBids('seed', bank(10_000, 500));
    const { votes: _, ended: __, luckKnown: ___, clocks, ...older } = table.snapshot();
    const snapshot = { ...older, clocks: { asOf: 2000, left: [99_000, 99_000], running: clocks?.running ?? [] } };
    const acts = [
      ...bids,
      { seq: 3, time: 3000, id: 'a', seat: winner, kind: 'handOver', bot: 'random', why: 'time' },
      { seq: 4, time: 3500, id: 'b', seat: winner, kind: 'takeBack' },
    ] as const;
    const again = Table.load(game, { setup: table.setup, acts, snapshot });
    expect(again.payload(0)).toMatchObject({ seq: 4, asleep: false, votes: [], clocks: { out: [], running: [winner] } });
    expect(again.payload(0).clocks?.left.every((ms) => ms <= 10_000)).toBe(true);
    expect(again.missed(0).heard.map((h) => h.what)).toEqual(['standIn', 'resumeSeat']);
    answer(again, winner, 'take', { now: 4000 });
    expect(again.order({ kind: 'resumeSeat', id: 'b', seat: winner }, 5000)).toEqual({ duplicate: 4 });
  });
});
