import type { Player } from '@orrery/protocol';
import type { Context } from '../context.ts';
import { wishesOf } from '../notices/sender.ts';
import { shownRating } from '../results/rating.ts';
import { summaryOf } from '../summary.ts';
import { named } from './named.ts';

/** More matches and lines than anybody has; what is exported still fits into memory. */
const MOST_TABLES = 2_000;
const MOST_LINES = 20_000;

const when = (ms: number): string => new Date(ms).toISOString();

/** All that is kept of a player, in words and dates that can be read without this program. Moves are in each table's own save. */
export async function exportOf(context: Context, player: Player, identity: string): Promise<unknown> {
  const {
    tools: { storage, now },
    guests,
  } = context;
  const rows = await storage.tablesOf(identity, MOST_TABLES);
  const seats = Map.groupBy(await storage.seatsOf(identity), (s) => s.table);
  const lines = Map.groupBy(await storage.players.linesOf(identity, MOST_LINES), (l) => l.table);
  const results = await storage.results.history(identity, MOST_TABLES);
  const notes = await storage.life.notes(identity);
  const profile = await storage.results.profileOf(identity, guests.handleOf(identity));
  const friends = await named(
    context,
    (await storage.friends.of(identity, MOST_TABLES)).map(({ other, is }) => ({ who: other, is })),
  );
  return {
    player: {
      name: player.name,
      since: when(player.created),
      language: player.language,
      zone: player.zone,
      recoveryWordsDrawn: player.words === null ? null : when(player.words),
      devices: player.devices.map(({ label, came, added, seen }) => ({ label, came, added: when(added), seen: when(seen) })),
      reachedBy: (await storage.outbox.channels(identity)).map(({ kind, label, made }) => ({ kind, label, added: when(made) })),
      notices: wishesOf(await storage.outbox.wishes(identity)),
      resultsShownTo: profile.shown,
      runningMatchesShownTo: profile.running,
      onlineShownTo: profile.online,
      friends: friends.map(({ companion: { name }, is }) => ({ name, is })),
      vacation: (await storage.life.vacations(identity)).map(({ first, last }) => ({ first, last })),
      ratings: (await storage.results.ratingsOf(identity)).map(({ game, matches, ...rating }) => ({
        game,
        matches,
        ...shownRating(rating),
      })),
      results: results.map(({ match, results: seats }) => ({
        game: match.game,
        ended: when(match.ended),
        rated: match.rated,
        seats: seats.map(({ name, place, points, gain, who }) => ({ name, place, points, gain, you: who === identity })),
      })),
      shared: (await storage.shares.of(identity)).map(({ id, game, title, made }) => ({
        game,
        title,
        shared: when(made),
        match: `/api/shared/${id}`,
      })),
      invitations: (await storage.invitations.open(identity, now(), MOST_TABLES)).map(({ table, rematch, made }) => ({
        table,
        rematch,
        asked: when(made),
      })),
      puzzles: Object.fromEntries(await storage.players.streaks(identity)),
      passkeys: player.passkeys.map(({ label, added, seen }) => ({ label, added: when(added), seen: when(seen) })),
    },
    matches: rows.map((row) => {
      const yours = (seats.get(row.id) ?? []).map((s) => s.seat);
      const { title, game, config, clock, status, seats: all, created, updated } = summaryOf(row, identity, yours);
      return {
        id: row.id,
        title,
        game,
        config,
        clock,
        status,
        players: all.map((s) => s.name),
        yourSeats: yours,
        created: when(created),
        lastMove: when(updated),
        note: notes.get(row.id) ?? '',
        save: `/api/tables/${row.id}/save`,
        messages: (lines.get(row.id) ?? []).reverse().map(({ time, text }) => ({ time: when(time), text })),
      };
    }),
  };
}
