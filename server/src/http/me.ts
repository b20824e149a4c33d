import { type Me, putMe } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { needIdentity } from '../identity.ts';
import { read } from '../refusal.ts';
import { shownRating } from '../results/rating.ts';
import type { Results } from '../storage/results.ts';

export function meRoutes(app: FastifyInstance, { tools, games, guests, hostPages, config }: Context): void {
  app.get('/api/me', async (request, reply): Promise<Me> => {
    const { identity, device } = await guests.welcome(request, reply);
    const { storage } = tools;
    await storage.sawGuest(identity, tools.now());
    const player = await storage.players.player(identity);
    if (player !== undefined) await storage.players.sawDevice(device, tools.now());
    const best = player === undefined ? undefined : bestOf(await storage.results.ratingsOf(identity));
    const pages = await hostPages.list();
    return {
      name: (await storage.guestName(identity)) ?? '',
      ...(player === undefined ? {} : { avatar: player.avatar }),
      ...(best === undefined ? {} : { best }),
      ...(pages.length === 0 ? {} : { pages: [...pages] }),
      ...(config.notices.smtpUrl === undefined ? {} : { mail: true }),
    };
  });

  app.put('/api/me', async (request): Promise<Me> => {
    const identity = needIdentity(request);
    const { name } = read(putMe, request.body);
    if (((await tools.storage.players.player(identity))?.leaving ?? null) !== null) return { name: '' };
    await tools.storage.nameGuest(identity, name, tools.now());
    return { name };
  });

  app.get('/api/games', async () => games);
}

/** The rating somebody is known by. */
function bestOf(ratings: Awaited<ReturnType<Results['ratingsOf']>>): Me['best'] {
  return ratings.map((rating) => ({ game: rating.game, value: shownRating(rating).value })).toSorted((a, b) => b.value - a.value)[0];
}
