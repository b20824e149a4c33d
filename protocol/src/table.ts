import type { Rest, SeatState } from '@orrery/host';
import type { Config } from '@orrery/kernel';
import { z } from 'zod';
import { botId, clockRule, gameId, seat, tableId } from './common.ts';

export const config = z.custom<Config>();
export const seatState = z.custom<SeatState>();
export const tableStatus = z.enum(['gathering', 'playing', 'over']);

/** A table as a lobby shows it. Holds nothing that is not everybody's to know. */
export const tableSummary = z.object({
  id: tableId,
  /** Empty where it was called after somebody who is no more. */
  title: z.string(),
  game: gameId,
  config,
  clock: clockRule,
  /** How long somebody must be away before the others may ask for a stand-in, and its level. */
  absence: z.number(),
  standIn: botId,
  status: tableStatus,
  seats: z.array(seatState),
  /** The seats with an open question. */
  waiting: z.array(seat),
  /** Listed among the open tables; anybody may join and watch. */
  listed: z.boolean(),
  /** It counts for everybody's rating. */
  rated: z.boolean(),
  /** A quicker level may answer for a bot that waits too long for the server. */
  quickerBots: z.boolean(),
  /** Nobody is in time: nothing happens until somebody comes back. */
  asleep: z.boolean(),
  /** When somebody's time is up if nothing happens, as the server counts time; null where no clock runs. */
  timeout: z.number().nullable(),
  /** When clocks stand still that would run: on vacations, and by agreement. */
  rests: z.array(z.custom<Rest>()),
  /** It goes on with a save somebody brought, who may know its luck. */
  imported: z.boolean(),
  /** Somebody took its save along while it was running, and may know its luck. */
  luckKnown: z.boolean(),
  /** Points of every seat and who won, once the match is over; null before, where it was ended, and where that was not kept. */
  result: z.object({ scores: z.array(z.number()), winners: z.array(seat) }).nullable(),
  /** How many acts there were. */
  seq: z.number(),
  created: z.number(),
  updated: z.number(),
  /** SHA-256 of the seed. */
  commitment: z.string(),
  /** The seats that are yours, on this device. */
  yours: z.array(seat),
  /** The seat that is kept for you, where the table asks you back to one; only told of one table by itself. */
  kept: seat.optional(),
  /** You may watch it once it runs; only told of one table by itself, while it gathers. */
  mayWatch: z.boolean().optional(),
  /** You laid this table. */
  creator: z.boolean(),
});
export type TableSummary = z.infer<typeof tableSummary>;
