import { type Chance, type Game, int, type Seat } from '@orrery/kernel';
import { expect } from 'vitest';
import { type Act, OrderRejected, type RejectionCode, type SeatSetup, Table, type TableSetup } from '../src/index.ts';
import { toyGame } from './toy-game.ts';

export const game = toyGame as unknown as Game;

export const humans = (count: number): SeatSetup[] => Array.from({ length: count }, (_, i) => ({ kind: 'human', name: `P${i}` }));

export const setupOf = (seats: readonly SeatSetup[], seed = 'seed', more: Partial<TableSetup> = {}): TableSetup => ({
  config: game.configure(seats.length, {}),
  seed,
  seats,
  clock: { kind: 'none' },
  time: 1000,
  ...more,
});

/** The table says no, for this reason. */
export const declines = (code: RejectionCode, what: () => unknown): void => {
  try {
    what();
  } catch (error) {
    expect(error).toBeInstanceOf(OrderRejected);
    if (error instanceof OrderRejected) expect(error.code).toBe(code);
    return;
  }
  throw new Error(`was not declined as ${code}`);
};

let orders = 0;
export const nextId = (): string => `o${++orders}`;

/** Answers for one of the waiting seats at random; the act it became. */
export function randomAnswer(table: Table, chance: Chance, now = 2000): Act {
  const seat: Seat = table.waiting[int(chance, table.waiting.length)];
  const [ask] = table.payload(seat).asks;
  if (ask === undefined) {
    const passed = table.order({ kind: 'letPass', id: nextId(), seat, seq: table.seq, by: 'host' }, now);
    if (!('act' in passed)) throw new Error('a new order cannot be a duplicate');
    return passed.act;
  }
  const answer = ask.options[int(chance, ask.options.length)];
  const bot = table.seats[seat].bot === null ? {} : { by: 'bot' as const };
  const done = table.order({ kind: 'answer', id: nextId(), seat, seq: table.seq, decision: ask.decision, answer, ...bot }, now);
  if (!('act' in done)) throw new Error('a new order cannot be a duplicate');
  return done.act;
}

/** Answers for one seat, by choice. */
export function answer(table: Table, seat: Seat, choice: unknown, { seq = table.seq, id = nextId(), now = 2000 } = {}): Act {
  const decision = table.payload(seat).asks[0]?.decision ?? 'bid';
  const done = table.order({ kind: 'answer', id, seat, seq, decision, answer: choice as never }, now);
  if (!('act' in done)) throw new Error('duplicate');
  return done.act;
}

/** A two-seat table after its first bids: the winner and the loser of the prize. */
export function afterBids(seed = 'seed', more: Partial<TableSetup> = {}): { table: Table; winner: Seat; loser: Seat; acts: Act[] } {
  const table = Table.open(game, setupOf(humans(2), seed, more));
  const acts = [0, 1].map((seat) => answer(table, seat, table.payload(seat).asks[0].options[0]));
  const [winner] = table.waiting;
  return { table, winner, loser: 1 - winner, acts };
}

/** All acts of a table from now on, as storage would keep them. */
export function recording(table: Table): Act[] {
  const acts: Act[] = [];
  const order = table.order.bind(table);
  table.order = (what, now) => {
    const done = order(what, now);
    if ('act' in done) acts.push(done.act);
    return done;
  };
  return acts;
}
