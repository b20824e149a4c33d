import { befriend, type FriendList, friendParams } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { needIdentity } from '../identity.ts';
import { named } from '../players/named.ts';
import { Refusal, read } from '../refusal.ts';
import { playerOf } from './player.ts';

const DAY = 24 * 60 * 60 * 1000;
/** More than anybody has friends, and than anybody finds in a day. */
const MOST_FRIENDS = 200;
const MOST_A_DAY = 40;
const LISTED = 400;
/** Whoever has a page open is noted every few minutes, and anybody who comes. */
const LATELY = 12 * 60_000;

/** Players who have met and both want it are friends: they see where the other plays and whether they are here, as far as each lets them. */
export function friendRoutes(app: FastifyInstance, context: Context): void {
  const { storage, now } = context.tools;
  const { friends, results, players } = storage;
  const some = { config: { rateLimit: { max: context.config.rates.profiles, timeWindow: 60_000 } } };

  const listOf = async (identity: string): Promise<FriendList> => {
    const rows = (await friends.of(identity, LISTED)).map(({ other, is }) => ({ who: other, is }));
    const online = await friends.online(identity, now() - LATELY);
    return { friends: (await named(context, rows)).map(({ who, is, companion }) => ({ ...companion, is, online: online.has(who) })) };
  };

  app.get('/api/friends', some, async (request): Promise<FriendList> => {
    const identity = needIdentity(request);
    await playerOf(players, identity);
    return listOf(identity);
  });

  app.post('/api/friends', some, (request): Promise<FriendList> => {
    const identity = needIdentity(request);
    const { handle } = read(befriend, request.body);
    return context.turns.take([`identity ${identity}`], async () => {
      if ((await playerOf(players, identity)).leaving !== null) throw new Refusal('notAPlayer');
      const other = (await results.profileByHandle(handle))?.identity;
      // Whoever was never met, or has left, is as unknown as somebody who does not exist.
      if (other === undefined || other === identity || !(await results.met(identity, other))) throw new Refusal('notFound');
      if (((await players.player(other))?.leaving ?? null) !== null) throw new Refusal('notFound');
      const wanted = await friends.countWanted(identity, now() - DAY);
      if (wanted.all >= MOST_FRIENDS || wanted.lately >= MOST_A_DAY) throw new Refusal('tooOften');
      await friends.say(identity, other, true, now());
      context.lobby.asked(other);
      return listOf(identity);
    });
  });

  app.delete('/api/friends/:handle', some, async (request): Promise<FriendList> => {
    const identity = needIdentity(request);
    const { handle } = read(friendParams, request.params);
    const other = (await results.profileByHandle(handle))?.identity;
    // Nothing is noted of people one has nothing to do with.
    if (other === undefined || (await friends.between(identity, other)) === undefined) throw new Refusal('notFound');
    await friends.say(identity, other, false, now());
    return listOf(identity);
  });
}
