import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { clockAt, lobbyOf } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Tells a table when whoever holds seats there is on vacation. Costs a look at an index where they never are. */
export async function restAt(context: Context, table: LiveTable, identity: string): Promise<void> {
  const { storage, now, time } = context.tools;
  if (clockAt(table.row).kind === 'none' || table.now.status === 'over') return;
  // Clocks have a time of their own, which nobody sets.
  const off = time() - now();
  const ahead = (await storage.life.vacations(identity)).filter((v) => v.until > now());
  const spans = ahead.map(({ since, until }) => ({ from: Math.round(since + off), to: Math.round(until + off) }));
  for (const seat of table.seatsOf(identity)) {
    try {
      await table.order({ kind: 'vacation', by: 'host', id: randomUUID(), seat, spans });
    } catch (error) {
      if (!(error instanceof Refusal) || !['alreadySo', 'over', 'noClock'].includes(error.code)) throw error;
    }
  }
}

/** All tables where somebody sits. */
export async function restEverywhere(context: Context, identity: string): Promise<void> {
  const { storage } = context.tools;
  for (const id of new Set((await storage.seatsOf(identity)).map((s) => s.table))) {
    const row = await storage.table(id);
    if (row === undefined || row.status === 'over' || clockAt(row).kind === 'none') continue;
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
