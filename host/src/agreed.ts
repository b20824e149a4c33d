import type { Seat } from '@orrery/kernel';
import { resting, settled } from './clocks.ts';
import type { InnerTable } from './inner-table.ts';
import { carried, type Wanted } from './motions.ts';
import { grantCredit } from './running-clocks.ts';
import type { StandInReason } from './seats.ts';
import { decided, type Vote } from './votes.ts';

export function standIn(table: InnerTable, seat: Seat, bot: string, why: StandInReason): void {
  table.seats[seat] = { ...table.seatAt(seat), bot, standIn: why };
  if (table.clocks !== null) table.clocks = settled(table.clocks, seat);
  dropVotesAbout(table, seat);
  countAgain(table);
}

/**
 * Somebody's time is up, and the table has agreed on what follows. Where nobody else is in time it sleeps all the same: bots do not play a match to its end among
 * themselves.
 */
export function settleTimeUp(table: InnerTable, seat: Seat): void {
  const { clock, standIn: bot } = table.setup;
  if (clock.kind === 'none' || clock.timeOut === undefined || bot === undefined || table.inTime.length === 0) return;
  standIn(table, seat, bot, clock.timeOut === 'bot' ? 'time' : 'gaveUp');
  if (table.leftOver !== null) table.ended = true;
}

export function decide(table: InnerTable, { about, choice, why, bot }: Vote): void {
  table.votes = table.votes.filter((v) => v.about !== about);
  if (choice === 'standIn') standIn(table, about, bot, why);
  else if (choice === 'end') table.ended = true;
  else if (why === 'time') grantCredit(table, about);
}

export function agree(table: InnerTable, wanted: Exclude<Wanted, { what: 'undo' }>, now: number): void {
  if (wanted.what === 'end') table.ended = true;
  else if (table.clocks !== null)
    table.clocks = resting(table.clocks, null, wanted.what === 'pause' && wanted.until > now ? [{ from: now, to: wanted.until }] : []);
}

/** One voter less: those who are left may have decided by that. Who is present is only known when somebody votes. */
export function countAgain(table: InnerTable): void {
  const seats = new Set(table.votes.filter((v) => v.why === 'time').map((v) => v.about));
  for (const about of seats) {
    const voters = table.inTime.filter((s) => s !== about);
    const result = voters.length === 0 ? undefined : decided(table.votes, about, voters, 0);
    if (result !== undefined) decide(table, result);
  }
  const motion = table.motion;
  if (motion === null || table.inTime.length === 0) return;
  const { wanted, time } = motion;
  // Taking back is part of the act that decides on it.
  const result = wanted.what === 'undo' ? undefined : carried(motion, table.inTime);
  if (result === undefined) return;
  table.motion = null;
  if (result && wanted.what !== 'undo') agree(table, wanted, table.clocks?.asOf ?? time);
}

/** Whatever was to be decided about this seat has settled itself. */
export function dropVotesAbout(table: InnerTable, seat: Seat): void {
  if (table.votes.some((v) => v.about === seat)) table.votes = table.votes.filter((v) => v.about !== seat);
}
