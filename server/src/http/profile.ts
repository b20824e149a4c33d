import {
  changeProfile,
  type Friendship,
  type Gains,
  gameParams,
  type Profile,
  profileParams,
  profileQuery,
  type Statistics,
  tableParams,
} from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { type Context, withTable } from '../context.ts';
import { identityOf, needIdentity } from '../identity.ts';
import { Refusal, read } from '../refusal.ts';
import { profileFor } from '../results/profile.ts';
import { shownRating } from '../results/rating.ts';
import { statisticsOf } from '../results/statistics.ts';
import type { ProfileRow } from '../storage/results.ts';
import { playerOf } from './player.ts';

/** How somebody has played, to themselves and to whom they show it; and what a game's public matches tell. */
export function profileRoutes(app: FastifyInstance, context: Context): void {
  const { storage, now } = context.tools;
  const { results } = storage;
  // Counting through all that somebody has played is dear.
  const few = { config: { rateLimit: { max: context.config.rates.replays, timeWindow: 60_000 } } };
  const some = { config: { rateLimit: { max: context.config.rates.profiles, timeWindow: 60_000 } } };

  /** What they are to whoever looks. */
  const friendshipWith = async (viewer: string | undefined, whose: string): Promise<Friendship> => {
    if (viewer === undefined || !(await results.met(viewer, whose))) return 'strangers';
    return (await storage.friends.between(viewer, whose)) ?? 'none';
  };
  const tell = async ({ handle, identity, shown, running, online }: ProfileRow, viewer: string | undefined): Promise<Profile> => {
    const own = viewer === identity;
    const player = await playerOf(storage.players, identity);
    const name = (await storage.guestName(identity)) ?? '';
    const { avatar, created } = player;
    const settings = own ? { shown, running, online } : { shown: null, running: null, online: null };
    const friendship = own ? null : await friendshipWith(viewer, identity);
    return { handle, name, avatar, since: created, own, ...settings, friendship, ...(await profileFor(results, identity, viewer, now())) };
  };
  const ownProfile = async (identity: string): Promise<ProfileRow> => {
    await playerOf(storage.players, identity);
    return results.profileOf(identity, context.guests.handleOf(identity));
  };

  app.get('/api/profile', few, async (request): Promise<Profile> => {
    const identity = needIdentity(request);
    const row = await ownProfile(identity);
    if (read(profileQuery, request.query).as === undefined) return tell(row, identity);
    if (row.shown !== 'everybody') throw new Refusal('notFound');
    return tell(row, undefined);
  });

  app.put('/api/profile', some, async (request): Promise<Profile> => {
    const identity = needIdentity(request);
    const { shown, running, online } = read(changeProfile, request.body);
    const before = await ownProfile(identity);
    const row = { ...before, shown: shown ?? before.shown, running: running ?? before.running, online: online ?? before.online };
    await results.show(row);
    return tell(row, identity);
  });

  app.get('/api/profiles/:handle', few, async (request): Promise<Profile> => {
    const { handle } = read(profileParams, request.params);
    const identity = identityOf(request);
    const found = await results.profileByHandle(handle);
    const leaves = found !== undefined && (await storage.players.player(found.identity))?.leaving !== null;
    const row = leaves ? undefined : found;
    const shown =
      (row !== undefined && row.identity === identity) ||
      row?.shown === 'everybody' ||
      (row?.shown === 'played' && identity !== undefined && (await results.met(identity, row.identity)));
    // Whether somebody is hidden or does not exist is nobody's business.
    if (row === undefined || !shown) throw new Refusal('notFound');
    return tell(row, identity);
  });

  app.get('/api/tables/:id/gains', some, (request): Promise<Gains> => {
    const identity = needIdentity(request);
    return withTable(context, read(tableParams, request.params).id, async (table) => {
      if (table.seatsOf(identity).length === 0) throw new Refusal('notYourSeat');
      const noted = await results.outcomeOf(table.id);
      const [rating] = await results.ratings(table.row.game, [identity]);
      return {
        noted: noted !== undefined,
        rating: rating === undefined ? null : shownRating(rating).value,
        gains: (noted ?? []).map(({ gain }) => gain),
      };
    });
  });

  app.get('/api/games/:game/statistics', few, async (request): Promise<Statistics> => {
    const { game } = read(gameParams, request.params);
    if (!context.games.games.some((g) => g.id === game)) throw new Refusal('unknownGame');
    return statisticsOf(results, game);
  });
}
