import { randomUUID } from 'node:crypto';
import { type Rematch, type TableAnswer, tableParams, type WantedSeat } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '../address.ts';
import { announce, type Context, summaryFor, withTable } from '../context.ts';
import { needIdentity } from '../identity.ts';
import { restAt } from '../players/resting.ts';
import { Refusal, read } from '../refusal.ts';
import { type clockAt, lobbyOf } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { layTable } from './lay-table.ts';
import { freeNameAt, GUEST } from './names.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long the question stands: at one sitting people are there still, over days they look in once a day. */
const lasts = (clock: ReturnType<typeof clockAt>): number => (clock.kind === 'bank' && clock.bank < 6 * HOUR ? 3 * MINUTE : 24 * HOUR);

/** Everybody moves on by one. */
const next = (seat: number, seats: number): number => (seat + 1) % seats;

/**
 * Once a match is over, whoever sat there may lay the same table again, with everybody one seat on. The first to ask lays it, the others take their places as they
 * ask, and it begins when all have: until then it gathers like any other, and a free seat may be given to a bot or to a friend.
 */
export function rematchRoutes(app: FastifyInstance, context: Context): void {
  const { storage, now, notices } = context.tools;
  const perMinute = { config: { rateLimit: { max: context.config.rates.tables, timeWindow: 60_000 } } };

  app.post('/api/tables/:id/rematch', perMinute, (request): Promise<TableAnswer> => {
    const identity = needIdentity(request);
    return withTable(context, read(tableParams, request.params).id, async (table) => {
      await table.refresh();
      const mine = table.seatsOf(identity);
      if (mine.length === 0) throw new Refusal('notYourSeat');
      if (table.now.status !== 'over') throw new Refusal('stillPlaying');
      // Both servers, and everybody who asks, come to the same table, which nobody else can find.
      const id = context.guests.tableAfter(table.id);
      if ((await storage.table(id)) === undefined) {
        // Who looks at the table on another server need not be sent for at once.
        await table.lookAround();
        try {
          const { config, clock, absence, standIn, quickerBots, rated } = summaryFor(table, identity);
          const laid = {
            id,
            game: table.row.game,
            config,
            clock,
            absence,
            standIn,
            quickerBots,
            rated,
            seats: seatsAgain(table, identity),
            asks: others(table, identity).map(({ holder, seat: sat }) => ({
              identity: holder,
              seat: next(sat, lobbyOf(table.now).seats.length),
              after: table.lookedAt(sat) ? notices.watched : notices.delay,
              lasts: lasts(clock),
            })),
          };
          return { table: await layTable(context, { identity, address: addressGroup(request.ip) }, laid) };
        } catch (error) {
          // Somebody else laid it in this very moment.
          if ((await storage.table(id)) === undefined) throw error;
        }
      }
      return withTable(context, id, (again) => takePlaces(context, again, table, identity, mine));
    });
  });

  app.get('/api/tables/:id/rematch', (request): Promise<Rematch> => {
    const identity = needIdentity(request);
    return withTable(context, read(tableParams, request.params).id, async (table) => {
      if (table.seatsOf(identity).length === 0) throw new Refusal('notYourSeat');
      const id = context.guests.tableAfter(table.id);
      const { seats } = lobbyOf(table.now);
      const people = seats.flatMap((s, seat) => (s.kind === 'human' && table.holder(seat) !== undefined ? [seat] : []));
      if ((await storage.table(id)) === undefined) {
        return { table: null, until: null, answers: people.map((seat) => ({ seat, answer: 'open' })) };
      }
      const sit = new Set((await storage.members(id)).map((m) => m.identity));
      const asked = new Map((await storage.invitations.at(id)).map((i) => [i.identity, i]));
      const answerOf = (holder: string): 'yes' | 'no' | 'open' => {
        if (sit.has(holder)) return 'yes';
        const row = asked.get(holder);
        return row === undefined || row.declined || row.until <= now() ? 'no' : 'open';
      };
      const until = Math.max(0, ...[...asked.values()].filter((i) => i.rematch).map((i) => i.until));
      const answers = people.map((seat) => ({ seat, answer: answerOf(table.holder(seat) ?? '') }));
      return { table: id, until: until === 0 ? null : until, answers };
    });
  });
}

/** The other people who sat there, each once. */
function others(table: LiveTable, identity: string): { readonly holder: string; readonly seat: number }[] {
  const all = lobbyOf(table.now).seats.flatMap((_, seat) => {
    const holder = table.holder(seat);
    return holder === undefined || holder === identity ? [] : [{ holder, seat }];
  });
  return [...new Map(all.map((o) => [o.holder, o])).values()];
}

/** The seats of the next match, as far as they are known: bots stay, whoever asks sits, the others have their places free. */
function seatsAgain(table: LiveTable, identity: string): WantedSeat[] {
  const { seats } = lobbyOf(table.now);
  return [...seats.slice(-1), ...seats.slice(0, -1)].map(({ kind, name, bot }, seat) => {
    const before = (seat + seats.length - 1) % seats.length;
    if (kind === 'bot' && bot !== null) return { kind: 'bot', bot, name };
    return table.holder(before) === identity ? { kind: 'me', name } : { kind: 'empty' };
  });
}

async function takePlaces(
  context: Context,
  again: LiveTable,
  table: LiveTable,
  identity: string,
  mine: readonly number[],
): Promise<TableAnswer> {
  await again.refresh();
  const { seats } = lobbyOf(table.now);
  for (const before of mine) {
    const seat = next(before, seats.length);
    if (again.now.status !== 'gathering' || lobbyOf(again.now).seats[seat]?.kind !== 'empty') continue;
    const holder = { kind: 'human', name: freeNameAt(again, seats[before]?.name ?? GUEST, seat) } as const;
    await again.order({ kind: 'sit', id: randomUUID(), seat, holder }, { seat, identity });
  }
  await restAt(context, again, identity);
  announce(again);
  return { table: summaryFor(again, identity) };
}
