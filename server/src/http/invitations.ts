import { type Companions, type Invitations, invitePlayer, tableParams } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { type Context, withTable } from '../context.ts';
import { needIdentity } from '../identity.ts';
import { named } from '../players/named.ts';
import { Refusal, read } from '../refusal.ts';
import { lobbyOf, summaryOf } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';

const DAY = 24 * 60 * 60 * 1000;
/** An invitation is good as long as a link to a seat. */
const LASTS = 7 * DAY;
/** To one table, and by one person in a day: more than anybody has friends for, too few to pester. */
const MOST_AT_TABLE = 12;
const MOST_A_DAY = 40;
/** Met and listed. */
const COMPANIONS = 24;
const LISTED = 20;

/** Asking people one has played with to a table, by name; and what one is asked to. */
export function invitationRoutes(app: FastifyInstance, context: Context): void {
  const { storage, now, notices, changed } = context.tools;
  const { results, invitations, life, players } = storage;
  const some = { config: { rateLimit: { max: context.config.rates.profiles, timeWindow: 60_000 } } };

  const told = async (identities: readonly string[]): Promise<Companions> => {
    const people = await named(
      context,
      identities.map((who) => ({ who })),
    );
    return { companions: people.map((p) => p.companion) };
  };
  const mustBeCreator = (table: LiveTable, identity: string): void => {
    if (table.row.creator !== identity) throw new Refusal('notTheCreator');
  };
  const askedTo = async (table: LiveTable): Promise<Companions> =>
    told((await invitations.at(table.id)).filter((i) => !i.rematch).map((i) => i.identity));

  app.get('/api/companions', some, async (request): Promise<Companions> => {
    const identity = needIdentity(request);
    return told(await results.companions(identity, COMPANIONS));
  });

  app.get('/api/tables/:id/invitations', some, (request): Promise<Companions> => {
    const identity = needIdentity(request);
    return withTable(context, read(tableParams, request.params).id, async (table) => {
      mustBeCreator(table, identity);
      return askedTo(table);
    });
  });

  app.post('/api/tables/:id/invitations', some, (request): Promise<Companions> => {
    const identity = needIdentity(request);
    const { handle } = read(invitePlayer, request.body);
    return withTable(context, read(tableParams, request.params).id, (table) =>
      context.turns.take([`identity ${identity}`], async () => {
        await table.refresh();
        mustBeCreator(table, identity);
        if (table.now.status !== 'gathering') throw new Refusal('alreadyStarted');
        if (!lobbyOf(table.now).seats.some((s) => s.kind === 'empty')) throw new Refusal('noEmptySeat');
        const other = (await results.profileByHandle(handle))?.identity;
        // Whoever was never met, or has left, is as unknown as somebody who does not exist.
        if (other === undefined || !(await results.met(identity, other))) throw new Refusal('notFound');
        if (((await players.player(other))?.leaving ?? null) !== null) throw new Refusal('notFound');
        if (table.seatsOf(other).length > 0) throw new Refusal('alreadySo');
        if (!(await life.welcome(table.id, identity, other))) throw new Refusal('notWelcome');
        const before = await invitations.at(table.id);
        if (before.length >= MOST_AT_TABLE || (await invitations.countBy(identity, now() - DAY)) >= MOST_A_DAY)
          throw new Refusal('tooOften');
        // That somebody does not want to hear of one is theirs to know.
        const heard = !(await life.blocked(other)).includes(identity);
        const made = now();
        const row = {
          table: table.id,
          identity: other,
          maker: identity,
          rematch: false,
          seat: null,
          made,
          until: heard ? made + LASTS : made,
        };
        await invitations.put(row, heard ? made + notices.delay : null);
        await players.tellMembers(table.id);
        changed(table.id);
        return askedTo(table);
      }),
    );
  });

  const openTo = async (identity: string): Promise<Invitations> => {
    const open = await invitations.open(identity, now(), LISTED);
    const asked = open.map(async ({ table, maker, rematch, until }) => {
      const row = await storage.table(table);
      if (row === undefined) return [];
      const sits = (await storage.members(table)).find((m) => m.identity === maker)?.seat;
      const by = (sits === undefined ? undefined : lobbyOf(row).seats[sits]?.name) ?? (await storage.guestName(maker)) ?? '';
      return [{ table: summaryOf(row, identity, []), by, rematch, until }];
    });
    const friends = (await storage.friends.of(identity, LISTED)).filter((f) => f.is === 'asks');
    return { invitations: (await Promise.all(asked)).flat(), friends: (await told(friends.map((f) => f.other))).companions };
  };

  app.get('/api/invitations', async (request): Promise<Invitations> => openTo(needIdentity(request)));

  app.delete('/api/invitations/:id', some, async (request): Promise<Invitations> => {
    const identity = needIdentity(request);
    const { id } = read(tableParams, request.params);
    if (!(await invitations.decline(id, identity))) throw new Refusal('notFound');
    await players.tellMembers(id);
    changed(id);
    return openTo(identity);
  });
}
