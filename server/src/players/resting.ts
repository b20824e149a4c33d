import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { nightOf } from '../notices/quiet.ts';
import { wishesOf } from '../notices/sender.ts';
import { Refusal } from '../refusal.ts';
import { clockAt, lobbyOf } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Tells a table when whoever holds seats there is on vacation, and when they sleep where that matters. Costs a look at an index where they never are. */
export async function restAt(context: Context, table: LiveTable, identity: string): Promise<void> {
  const { storage, now, time } = context.tools;
  if (clockAt(table.row).kind === 'none' || table.now.status === 'over') return;
  // Clocks have a time of their own, which nobody sets.
  const off = time() - now();
  const ahead = (await storage.life.vacations(identity)).filter((v) => v.until > now());
  const spans = ahead.map(({ since, until }) => ({ from: Math.round(since + off), to: Math.round(until + off) }));
  const orders = table
    .seatsOf(identity)
    .flatMap((seat): Parameters<LiveTable['order']>[0][] => [{ kind: 'vacation', by: 'host', id: randomUUID(), seat, spans }]);
  if (stopsAtNight(clockAt(table.row))) {
    const night = nightOf(wishesOf(await storage.outbox.wishes(identity)), now());
    const here = night === null ? null : { from: minuteOf(night.from, off), to: minuteOf(night.to, off) };
    for (const seat of table.seatsOf(identity)) orders.push({ kind: 'night', by: 'host', id: randomUUID(), seat, night: here });
  }
  for (const order of orders) {
    try {
      await table.order(order);
    } catch (error) {
      if (!(error instanceof Refusal) || !['alreadySo', 'over', 'noClock', 'clockDecides'].includes(error.code)) throw error;
    }
  }
}

/** The same minute of the day by a clock that is so much ahead. */
const minuteOf = (minute: number, off: number): number => (((minute + Math.round(off / 60_000)) % 1440) + 1440) % 1440;

type Clock = ReturnType<typeof clockAt>;
/** Where a table's clock stops at night. */
export const stopsAtNight = (clock: Clock): boolean => clock.kind === 'bank' && clock.nights === true;

/** All tables with such a clock where somebody sits. */
export async function restEverywhere(
  context: Context,
  identity: string,
  such: (clock: Clock) => boolean = (clock) => clock.kind === 'bank',
): Promise<void> {
  const { storage } = context.tools;
  for (const id of new Set((await storage.seatsOf(identity)).map((s) => s.table))) {
    const row = await storage.table(id);
    if (row === undefined || row.status === 'over' || !such(clockAt(row))) continue;
    await context.hall.use(id, async (table) => {
      await table.refresh();
      await restAt(context, table, identity);
    });
  }
}

/** Whether a clock of theirs runs anywhere at the moment. */
export async function clockRuns({ tools: { storage } }: Context, identity: string): Promise<boolean> {
  for (const { table, seat } of await storage.seatsOf(identity)) {
    const row = await storage.table(table);
    if (row?.status === 'playing' && clockAt(row).kind !== 'none' && lobbyOf(row).waiting.includes(seat) && lobbyOf(row).asleep !== true)
      return true;
  }
  return false;
}
