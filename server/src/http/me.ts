import { type Me, putMe } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { needIdentity } from '../identity.ts';
import { read } from '../refusal.ts';

export function meRoutes(app: FastifyInstance, { tools, games, guests, hostPages, config }: Context): void {
  app.get('/api/me', async (request, reply): Promise<Me> => {
    const { identity, device } = await guests.welcome(request, reply);
    const { storage } = tools;
    await storage.sawGuest(identity, tools.now());
    const player = await storage.players.player(identity);
    if (player !== undefined) await storage.players.sawDevice(device, tools.now());
    const pages = await hostPages.list();
    return {
      name: (await storage.guestName(identity)) ?? '',
      ...(player === undefined ? {} : { avatar: player.avatar }),
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
