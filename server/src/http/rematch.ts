import { randomUUID } from 'node:crypto';
import { type TableAnswer, tableParams, type WantedSeat } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '../address.ts';
import { announce, type Context, summaryFor, withTable } from '../context.ts';
import { needIdentity } from '../identity.ts';
import { restAt } from '../players/resting.ts';
import { Refusal, read } from '../refusal.ts';
import { lobbyOf } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { layTable } from './lay-table.ts';
import { freeNameAt, GUEST } from './names.ts';

/** Everybody moves on by one. */
const next = (seat: number, seats: number): number => (seat + 1) % seats;

/**
 * Once a match is over, whoever sat there may lay the same table again, with everybody one seat on. The first to ask lays it, the others take their places as they
 * ask, and it begins when all have: until then it gathers like any other, and a free seat may be given to a bot or to a friend.
 */
export function rematchRoutes(app: FastifyInstance, context: Context): void {
  const { storage } = context.tools;
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
