import { randomUUID } from 'node:crypto';
import { type Context, withTable } from '../context.ts';
import { putTable } from '../http/lay-table.ts';
import { freeNameAt, GUEST } from '../http/names.ts';
import { restAt } from '../players/resting.ts';
import type { FixtureRow } from '../storage/leagues.ts';
import { lobbyOf } from '../summary.ts';
import { termsOf } from './terms.ts';

/** Lays the table of a match and seats its players, each of them told as at any other table. May be done again where it was interrupted. */
export async function seatMembers(context: Context, fixture: FixtureRow): Promise<void> {
  const { storage, rules } = context.tools;
  const league = await storage.leagues.league(fixture.league);
  if (league === undefined) return;
  const { game, title, listed } = league;
  const { options, clock, rated } = termsOf(league);
  if ((await storage.table(fixture.table)) === undefined) {
    const config = await rules.run({ kind: 'configure', game, seats: fixture.seats.length, options });
    const seats = fixture.seats.map(() => ({ kind: 'empty' as const }));
    const laid = { id: fixture.table, game, config, seats, title, clock, rated, listed };
    await putTable(context, { creator: `league:${league.id}`, network: null, yours: [] }, laid);
  }
  const members = new Map((await storage.leagues.members(league.id)).map((m) => [m.member, m]));
  await withTable(context, fixture.table, async (table) => {
    await table.refresh();
    for (const { seat, member } of fixture.seats) {
      const { identity = null, name = '' } = members.get(member) ?? {};
      if (identity === null || lobbyOf(table.now).seats[seat]?.kind !== 'empty') continue;
      const holder = { kind: 'human', name: freeNameAt(table, name === '' ? GUEST : name) } as const;
      await table.order({ kind: 'sit', id: randomUUID(), seat, holder }, { seat, identity });
    }
    for (const { member } of fixture.seats) {
      const identity = members.get(member)?.identity ?? null;
      if (identity !== null) await restAt(context, table, identity);
    }
  });
}
