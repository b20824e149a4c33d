import { randomUUID } from 'node:crypto';
import { type Claimed, claim, type Link, seatParams, tableParams } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { announce, type Context, summaryFor, withTable } from '../context.ts';
import { hashToken, needIdentity, newToken } from '../identity.ts';
import { Refusal, read } from '../refusal.ts';
import type { Sockets } from '../socket/sockets.ts';
import { lobbyOf } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
/** A watch link is for the whole match. */
const WATCH = 400 * 24 * 60 * 60 * 1000;

/** Links that move a seat to another device, once; and links to watch. */
export function linkRoutes(app: FastifyInstance, context: Context, sockets: Sockets): void {
  const { storage, now } = context.tools;

  const newLink = async (table: string, seat: number | null, lasts: number): Promise<Link> => {
    const token = newToken();
    const expires = now() + lasts;
    await storage.putLink({ hash: hashToken(token), table, seat, expires });
    return { token, expires };
  };

  app.post('/api/tables/:id/seats/:seat/link', (request): Promise<Link> => {
    const identity = needIdentity(request);
    const { id, seat } = read(seatParams, request.params);
    return withTable(context, id, async (table) => {
      await table.refresh();
      const empty = seatKind(table, seat) === 'empty';
      // The creator invites to an empty seat; a seat that is somebody's is moved by them alone.
      if (table.holder(seat) !== identity && !(empty && table.row.creator === identity)) throw new Refusal('notYourSeat');
      await storage.dropLinks(id, seat);
      return newLink(id, seat, WEEK);
    });
  });

  app.delete('/api/tables/:id/seats/:seat/link', (request, reply) => {
    const identity = needIdentity(request);
    const { id, seat } = read(seatParams, request.params);
    return withTable(context, id, async (table) => {
      seatKind(table, seat);
      if (table.holder(seat) !== identity && table.row.creator !== identity) throw new Refusal('notYourSeat');
      await storage.dropLinks(id, seat);
      return reply.code(204).send();
    });
  });

  app.post('/api/claim', async (request): Promise<Claimed> => {
    const identity = needIdentity(request);
    const { token, name } = read(claim, request.body);
    const hash = hashToken(token);
    const link = await storage.link(hash);
    if (link === undefined || link.seat === null || link.expires <= now()) throw new Refusal('badLink');
    const { seat } = link;
    return withTable(context, link.table, async (table) => {
      await table.refresh();
      const kind = seatKind(table, seat);
      if (kind === 'bot') throw new Refusal('badLink');
      // Whoever takes the link out of the world has it; it works once.
      if (!(await storage.takeLink(hash))) throw new Refusal('badLink');
      if (kind === 'empty') {
        const holder = { kind: 'human', name: name ?? (await storage.guestName(identity)) ?? 'Guest' } as const;
        await table.order({ kind: 'sit', id: randomUUID(), seat, holder }, { seat, identity });
      } else {
        await table.moveSeat(seat, identity);
      }
      announce(table);
      return { table: summaryFor(table, identity), seat };
    });
  });

  app.post('/api/tables/:id/watch-link', (request): Promise<Link> => {
    const identity = needIdentity(request);
    const { id } = read(tableParams, request.params);
    return withTable(context, id, async (table) => {
      if (table.row.creator !== identity && table.seatsOf(identity).length === 0) throw new Refusal('notYourSeat');
      return newLink(id, null, WATCH);
    });
  });

  app.delete('/api/tables/:id/watch-link', (request, reply) => {
    const identity = needIdentity(request);
    const { id } = read(tableParams, request.params);
    return withTable(context, id, async (table) => {
      if (table.row.creator !== identity) throw new Refusal('notTheCreator');
      await storage.dropLinks(id, null);
      sockets.expelWatchers(table);
      return reply.code(204).send();
    });
  });
}

function seatKind(table: LiveTable, seat: number): 'empty' | 'human' | 'bot' {
  const found = lobbyOf(table.now).seats[seat];
  if (found === undefined) throw new Refusal('noSuchSeat');
  return found.kind;
}
