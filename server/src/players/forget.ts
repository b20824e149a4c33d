import { randomUUID } from 'node:crypto';
import { announce, type Context } from '../context.ts';
import { freeNameAt } from '../http/names.ts';
import { Refusal } from '../refusal.ts';
import { FORMER } from '../storage/players.ts';
import { lobbyOf, standInAt } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { tellMembers } from './devices.ts';

/**
 * Takes a player out of the world: seats before the start are empty again, in running matches a bot stands in as the table agreed, and everywhere else the others keep
 * the match with a neutral name. Says which devices were theirs.
 */
export async function forgetEverywhere(context: Context, identity: string): Promise<string[]> {
  const { storage } = context.tools;
  const seats = await storage.seatsOf(identity);
  for (const { table: id, seat } of seats) await context.hall.use(id, (table) => giveUp(table, seat));
  const laid = await storage.tablesOf(identity, Number.MAX_SAFE_INTEGER);
  const devices = await storage.players.forget(identity);
  for (const id of new Set(seats.map((s) => s.table))) await tellMembers(context, id);
  // A table that nobody else has sat down at waits for nobody.
  for (const row of laid) {
    if (row.status !== 'gathering' || (await storage.members(row.id)).length > 0) continue;
    const now = await storage.table(row.id);
    if (now !== undefined && (await storage.dropTable(row.id, now.seq))) await context.hall.forget(row.id);
  }
  return devices;
}

async function giveUp(table: LiveTable, seat: number): Promise<void> {
  await table.refresh();
  try {
    if (table.now.status === 'gathering') {
      await table.order({ kind: 'sit', id: randomUUID(), seat, holder: { kind: 'empty' } }, { seat, identity: null });
      return;
    }
    if (table.now.status === 'playing' && lobbyOf(table.now).seats[seat]?.bot === null)
      await table.order({ kind: 'standIn', id: randomUUID(), seat, bot: standInAt(table.row) });
    await table.order({ kind: 'rename', id: randomUUID(), seat, name: freeNameAt(table, FORMER, seat) });
  } catch (error) {
    // The match ended, or began, in this very moment; the name goes all the same.
    if (!(error instanceof Refusal) || error.code === 'busy') throw error;
    await table.order({ kind: 'rename', id: randomUUID(), seat, name: freeNameAt(table, FORMER, seat) });
  } finally {
    announce(table);
  }
}
