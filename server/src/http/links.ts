import { randomUUID } from 'node:crypto';
import { type Claimed, claim, type Invitation, type Link, lookAtLink, seatParams, tableParams } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { announce, type Context, summaryFor, withTable } from '../context.ts';
import { hashToken, needIdentity, newToken } from '../identity.ts';
import { restAt } from '../players/resting.ts';
import { Refusal, read } from '../refusal.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { LinkRow } from '../storage/storage.ts';
import { lobbyOf } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { freeNameAt, GUEST } from './names.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
/** A watch link is for the whole match. */
const WATCH = 400 * 24 * 60 * 60 * 1000;

/** Of one maker at one table; a newer one takes the place of the oldest. */
const MOST_WATCH_LINKS = 20;

/** Links that move a seat to another device, once; and links to watch. */
export function linkRoutes(app: FastifyInstance, context: Context, sockets: Sockets): void {
  const { storage, now } = context.tools;

  const newLink = async (link: Pick<LinkRow, 'table' | 'seat' | 'maker' | 'holder'>, lasts: number): Promise<Link> => {
    const token = newToken();
    const expires = now() + lasts;
    await storage.putLink({ hash: hashToken(token), expires, ...link });
    return { token, expires };
  };

  app.post('/api/tables/:id/seats/:seat/link', (request): Promise<Link> => {
    const identity = needIdentity(request);
    const { id, seat } = read(seatParams, request.params);
    return withTable(context, id, async (table) => {
      await table.refresh();
      const holder = holderOf(table, seat);
      // The creator invites to an empty seat; a seat that is somebody's is moved by them alone.
      if (holder === undefined || identity !== (holder ?? table.row.creator)) throw new Refusal('notYourSeat');
      await storage.dropLinks(id, seat);
      return newLink({ table: id, seat, maker: identity, holder }, WEEK);
    });
  });

  app.delete('/api/tables/:id/seats/:seat/link', (request, reply) => {
    const identity = needIdentity(request);
    const { id, seat } = read(seatParams, request.params);
    return withTable(context, id, async (table) => {
      const holder = holderOf(table, seat);
      if (holder === undefined || identity !== (holder ?? table.row.creator)) throw new Refusal('notYourSeat');
      await storage.dropLinks(id, seat, identity);
      return reply.code(204).send();
    });
  });

  /** The link somebody has, as long as it is good for them. */
  const goodLink = async (token: string, identity: string): Promise<LinkRow & { readonly seat: number }> => {
    const link = await storage.link(hashToken(token));
    if (link === undefined || link.seat === null || link.expires <= now()) throw new Refusal('badLink');
    // It is for somebody else, or for another device: opening it here takes nothing, and it goes on.
    if (link.maker === identity) throw new Refusal('ownLink');
    return { ...link, seat: link.seat };
  };

  app.post('/api/claim/look', async (request): Promise<Invitation> => {
    const identity = needIdentity(request);
    const link = await goodLink(read(lookAtLink, request.body).token, identity);
    return withTable(context, link.table, async (table) => {
      await table.refresh();
      if (holderOf(table, link.seat) !== link.holder) throw new Refusal('badLink');
      const [sits] = table.seatsOf(link.maker);
      const host = sits === undefined ? await storage.guestName(link.maker) : lobbyOf(table.now).seats[sits]?.name;
      return { table: summaryFor(table, identity), seat: link.seat, host: host ?? '', moves: link.holder !== null, expires: link.expires };
    });
  });

  // To be asked to sit down is leave to look on. Every invitation has one link for that, however often somebody asks for it.
  app.post('/api/claim/watch', async (request): Promise<Link> => {
    const identity = needIdentity(request);
    const { token } = read(lookAtLink, request.body);
    const { table, maker, holder } = await goodLink(token, identity);
    if (holder !== null) throw new Refusal('badLink');
    if (!(await storage.life.welcome(table, maker, identity))) throw new Refusal('notWelcome');
    const watch = watchTokenOf(token);
    const expires = now() + WATCH;
    await storage.putLink({ hash: hashToken(watch), expires, table, seat: null, maker, holder: null });
    await storage.trimWatchLinks(table, maker, MOST_WATCH_LINKS);
    return { token: watch, expires };
  });

  app.post('/api/claim', async (request): Promise<Claimed> => {
    const identity = needIdentity(request);
    const { token, name } = read(claim, request.body);
    const link = await goodLink(token, identity);
    const { seat, hash } = link;
    return withTable(context, link.table, async (table) => {
      await table.refresh();
      // A link is for the seat as it was when the link was made: empty, or that person's.
      if (holderOf(table, seat) !== link.holder) throw new Refusal('badLink');
      if (link.holder === null && !(await storage.life.welcome(table.id, table.row.creator, identity))) throw new Refusal('notWelcome');
      // Whoever takes the link out of the world has it; it works once.
      if (!(await storage.takeLink(hash))) throw new Refusal('badLink');
      if (link.holder === null) {
        const wanted = name ?? (await storage.guestName(identity)) ?? GUEST;
        const holder = { kind: 'human', name: freeNameAt(table, wanted) } as const;
        await table.order({ kind: 'sit', id: randomUUID(), seat, holder }, { seat, identity });
      } else if (!(await table.moveSeat(seat, link.holder, identity))) throw new Refusal('badLink');
      await restAt(context, table, identity);
      announce(table);
      return { table: summaryFor(table, identity), seat };
    });
  });

  app.post('/api/tables/:id/watch-link', (request): Promise<Link> => {
    const identity = needIdentity(request);
    const { id } = read(tableParams, request.params);
    return withTable(context, id, async (table) => {
      if (table.row.creator !== identity && table.seatsOf(identity).length === 0) throw new Refusal('notYourSeat');
      const made = await newLink({ table: id, seat: null, maker: identity, holder: null }, WATCH);
      await storage.trimWatchLinks(id, identity, MOST_WATCH_LINKS);
      return made;
    });
  });

  /* The creator ends all watch links, anybody else at the table their own. */
  app.delete('/api/tables/:id/watch-link', (request, reply) => {
    const identity = needIdentity(request);
    const { id } = read(tableParams, request.params);
    return withTable(context, id, async (table) => {
      const all = table.row.creator === identity;
      if (!all && table.seatsOf(identity).length === 0) throw new Refusal('notYourSeat');
      await storage.dropLinks(id, null, all ? undefined : identity);
      await sockets.expelWatchers(table);
      return reply.code(204).send();
    });
  });
}

/** Whoever has an invitation can tell; nobody who can watch can take the seat. */
const watchTokenOf = (invitation: string): string => hashToken(`watch ${invitation}`);

/** Who holds a seat; null where it is empty, undefined where a bot plays. */
function holderOf(table: LiveTable, seat: number): string | null | undefined {
  const found = lobbyOf(table.now).seats[seat];
  if (found === undefined) throw new Refusal('noSuchSeat');
  return found.kind === 'empty' ? null : found.kind === 'human' ? table.holder(seat) : undefined;
}
