import { randomUUID } from 'node:crypto';
import { takeBackup } from '../backup/take.ts';
import type { Bans } from '../bans.ts';
import { announce, type Context, rowOf, withTable } from '../context.ts';
import { hashToken, newToken } from '../identity.ts';
import { Refusal } from '../refusal.ts';
import type { Sockets } from '../socket/sockets.ts';
import { lobbyOf, summaryOf } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { VERSION } from '../version.ts';
import { NotDone } from './not-done.ts';
import type { AdminRequest } from './requests.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** What an order of those who run the server works with. */
export type AdminTools = { readonly context: Context; readonly sockets: Sockets; readonly bans: Bans };

/** Does what was asked for; what it returns is JSON for whoever asked. */
export async function carryOut(tools: AdminTools, request: AdminRequest): Promise<unknown> {
  const { context } = tools;
  const { storage, now } = context.tools;
  switch (request.command) {
    case 'stats':
      return stats(tools);
    case 'backup': {
      const { file, size, header } = await takeBackup(storage, request.to, now());
      return { file, size, ...header };
    }
    case 'tables list':
      return storage.office.tables(request.status, request.limit);
    case 'tables show':
      return atTable(context, request.id, async (table) => {
        await table.refresh();
        const { yours: _, creator: __, ...summary } = summaryOf(rowOf(table), undefined, []);
        return { ...summary, creator: table.row.creator, members: await storage.members(table.id), watching: table.onlookers.size };
      });
    case 'tables close':
      return atTable(context, request.id, async (table) => {
        await table.refresh();
        if (table.now.status === 'gathering') throw new NotDone('nothing has been played there yet: purge the table instead');
        if (table.now.status === 'over') throw new NotDone('that match is over already');
        await table.order({ kind: 'close', id: randomUUID(), seat: 0, by: 'operator' });
        announce(table);
        return { id: table.id, status: table.now.status };
      });
    case 'tables purge':
      return purge(tools, request.id);
    case 'tables link':
      return atTable(context, request.id, (table) => seatLink(context, table, request.seat));
    case 'players find':
      return storage.office.players(request.text, request.limit);
    case 'players rename': {
      const identity = await playerOf(context, request.id);
      await storage.nameGuest(identity, request.name, now());
      return { identity, name: request.name };
    }
    case 'players ban': {
      const identity = await playerOf(context, request.id);
      await storage.office.ban({ identity, since: now(), why: request.why });
      await tools.bans.look();
      return { identity, banned: true };
    }
    case 'players unban': {
      const banned = (await storage.office.bans()).filter((b) => b.identity.startsWith(request.id));
      const [only] = banned;
      if (only === undefined || banned.length !== 1)
        throw new NotDone(`${banned.length} banned players have an id that begins with ${request.id}`);
      await storage.office.unban(only.identity);
      await tools.bans.look();
      return { identity: only.identity, banned: false };
    }
  }
}

async function atTable<T>(context: Context, id: string, work: (table: LiveTable) => Promise<T>): Promise<T> {
  try {
    return await withTable(context, id, work);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'notFound') throw new NotDone(`there is no table ${id}`);
    throw error;
  }
}

/** Whose id this is, or begins so. */
async function playerOf({ tools }: Context, id: string): Promise<string> {
  const found = (await tools.storage.office.players(id, 1000)).map((p) => p.identity).filter((identity) => identity.startsWith(id));
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  // Who never gave a name is in no list of names, but may hold a seat.
  if (found.length === 0 && (await tools.storage.knows(id))) return id;
  throw new NotDone(found.length === 0 ? `there is no player ${id}` : `${found.length} players have an id that begins with ${id}`);
}

async function purge({ context, sockets }: AdminTools, id: string): Promise<unknown> {
  const { storage } = context.tools;
  // Whoever looks at it is sent away first, so that nothing of theirs comes after.
  await atTable(context, id, async (table) => {
    await table.refresh();
    for (const onlooker of [...table.onlookers]) sockets.hangUp(onlooker);
  });
  for (let attempt = 0; attempt < 5; attempt++) {
    const row = await storage.table(id);
    if (row === undefined || (await storage.dropTable(id, row.seq))) {
      await context.hall.forget(id);
      return { id, purged: true };
    }
  }
  throw new NotDone('that table is being played at too quickly: close it first');
}

/** A link to a seat for somebody who lost theirs, made by those who run the server: good for the seat as it is now, once, for a week. */
async function seatLink({ tools, config }: Context, table: LiveTable, seat: number): Promise<unknown> {
  await table.refresh();
  const found = lobbyOf(table.now).seats[seat];
  if (found === undefined) throw new NotDone(`that table has no seat ${seat}`);
  if (found.kind === 'bot') throw new NotDone(`a bot sits at seat ${seat}`);
  const holder = found.kind === 'empty' ? null : (table.holder(seat) ?? null);
  const token = newToken();
  const expires = tools.now() + WEEK;
  await tools.storage.dropLinks(table.id, seat);
  await tools.storage.putLink({ hash: hashToken(token), table: table.id, seat, expires, maker: '', holder });
  const claim = `#/claim/${token}`;
  const house = config.notices.publicUrl;
  const link =
    house === undefined
      ? { link: claim, goes: 'behind the address people type; with PUBLIC_URL it is there' }
      : { link: `${house}/${claim}` };
  return { ...link, seat, name: found.name, expires };
}

async function stats({ context, sockets }: AdminTools): Promise<unknown> {
  const { tools, hall } = context;
  return {
    orrery: VERSION,
    node: process.version,
    uptime: Math.round(process.uptime()),
    storage: tools.storage.kind,
    ...(await tools.storage.office.counts()),
    inMemory: hall.live.length,
    sockets: sockets.count,
    rss: process.memoryUsage.rss(),
  };
}
