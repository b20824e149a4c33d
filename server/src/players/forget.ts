import { randomUUID } from 'node:crypto';
import { announce, type Context } from '../context.ts';
import { freeNameAt } from '../http/names.ts';
import { Refusal } from '../refusal.ts';
import { FORMER } from '../storage/players.ts';
import type { TableRow } from '../storage/storage.ts';
import { lobbyOf, standInAt } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { tellMembers } from './devices.ts';

/** How long somebody who wants to be forgotten can change their mind. */
const TO_CHANGE_ONES_MIND = 7 * 24 * 60 * 60_000;
const TOGETHER = 100;

/**
 * A player wants to be forgotten. For the others that is so at once: seats before the start are empty again, in running matches a bot stands in as the table agreed, and
 * wherever they had a name they have none. What is theirs stays theirs for a week.
 */
export async function leave(context: Context, identity: string, name: string): Promise<void> {
  const { storage, now } = context.tools;
  const seats = await storage.seatsOf(identity);
  await storage.players.leave(identity, name, now() + TO_CHANGE_ONES_MIND);
  for (const { table: id, seat } of seats) await context.hall.use(id, (table) => giveUp(table, seat));
  const tables = await storage.tablesOf(identity, Number.MAX_SAFE_INTEGER);
  for (const { id } of tables) await tellMembers(context, id);
  await dropEmpty(context, tables);
}

/** They stay after all: they are called as before, and take their seats back when they like. */
export async function stay(context: Context, identity: string, name: string): Promise<void> {
  const { storage } = context.tools;
  await storage.players.stay(identity, name);
  for (const { table: id, seat } of await storage.seatsOf(identity)) {
    await context.hall.use(id, async (table) => {
      await table.refresh();
      if (lobbyOf(table.now).seats[seat]?.name === FORMER) await rename(table, seat, freeNameAt(table, name, seat));
    });
  }
  for (const { id } of await storage.tablesOf(identity, Number.MAX_SAFE_INTEGER)) await tellMembers(context, id);
}

/** Forgets whoever has not changed their mind. */
export async function forgetThoseWhoLeft(context: Context): Promise<void> {
  const { storage, now } = context.tools;
  for (const identity of await storage.players.left(now(), TOGETHER)) await forgetEverywhere(context, identity);
}

/** Takes a player out of the world; the others keep their matches. */
async function forgetEverywhere(context: Context, identity: string): Promise<void> {
  const { storage } = context.tools;
  const seats = await storage.seatsOf(identity);
  // Whatever they sat down at meanwhile.
  for (const { table: id, seat } of seats) await context.hall.use(id, (table) => giveUp(table, seat));
  const laid = await storage.tablesOf(identity, Number.MAX_SAFE_INTEGER);
  await storage.players.forget(identity);
  for (const id of new Set(seats.map((s) => s.table))) await tellMembers(context, id);
  await dropEmpty(context, laid);
}

/** A table that nobody has sat down at waits for nobody. */
async function dropEmpty({ tools: { storage }, hall }: Context, laid: readonly TableRow[]): Promise<void> {
  for (const row of laid) {
    if (row.status !== 'gathering' || (await storage.members(row.id)).length > 0) continue;
    const now = await storage.table(row.id);
    if (now !== undefined && (await storage.dropTable(row.id, now.seq))) await hall.forget(row.id);
  }
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
  } catch (error) {
    // The match ended, or began, in this very moment; the name goes all the same.
    if (!(error instanceof Refusal) || error.code === 'busy') throw error;
  }
  await rename(table, seat, FORMER);
  announce(table);
}

async function rename(table: LiveTable, seat: number, name: string): Promise<void> {
  if (lobbyOf(table.now).seats[seat]?.name === name) return;
  await table.order({ kind: 'rename', id: randomUUID(), seat, name, by: 'host' });
}
