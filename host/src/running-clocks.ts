import type { Seat } from '@orrery/kernel';
import { grantedCredit, passed, runningFor, turnEnded, turnTakenBack, woken } from './clocks.ts';
import type { InnerTable } from './inner-table.ts';

/** Lets the time pass that has passed. */
export function passTime(table: InnerTable, time: number): void {
  if (table.clocks !== null) table.clocks = passed(table.clocks, time);
}

export function tick(table: InnerTable, time: number): void {
  if (table.clocks === null || table.began === null) return;
  passTime(table, time);
  const running = table.asleep ? [] : table.waiting.filter((s) => table.playsItself(s) && !table.out(s));
  table.clocks = runningFor(table.clocks, running);
}

/** A turn ends when the question leaves the seat: several answers in one turn earn one credit. */
export function endTurn(table: InnerTable, seat: Seat): void {
  const { clock } = table.setup;
  if (table.clocks === null || clock.kind === 'none' || !table.playsItself(seat) || table.waiting.includes(seat)) return;
  table.clocks = turnEnded(table.clocks, seat, clock);
}

export function reopenTurn(table: InnerTable, seat: Seat): void {
  if (table.clocks !== null && table.waiting.includes(seat)) table.clocks = turnTakenBack(table.clocks, seat);
}

export function grantCredit(table: InnerTable, seat: Seat): void {
  const { clock } = table.setup;
  if (table.clocks !== null && clock.kind === 'bank') table.clocks = grantedCredit(table.clocks, seat, clock);
}

export function wake(table: InnerTable): void {
  const { clock } = table.setup;
  if (table.clocks !== null && clock.kind === 'bank') table.clocks = woken(table.clocks, clock);
}
