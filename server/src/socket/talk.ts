import type { LiveTable } from '../tables/live-table.ts';
import { Bucket } from './bucket.ts';

/** So many lines at once. */
const BURST = 10;

const talk = new WeakMap<LiveTable, Map<number, Bucket>>();

/** Whether a seat may say something now, through however many sockets: what is said pushes older lines out, and everybody at the table hears it. */
export function mayTalk(table: LiveTable, seat: number, perMinute: number): boolean {
  const now = performance.now();
  const seats = talk.get(table) ?? new Map<number, Bucket>();
  talk.set(table, seats);
  const bucket = seats.get(seat) ?? new Bucket(perMinute / 60, Math.max(BURST, perMinute / 60), now);
  seats.set(seat, bucket);
  return bucket.take(now);
}
