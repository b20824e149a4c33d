import { type Me, putMe } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { needIdentity, welcomeGuest } from '../identity.ts';
import { read } from '../refusal.ts';

export function meRoutes(app: FastifyInstance, { tools, games }: Context): void {
  app.get('/api/me', async (request, reply): Promise<Me> => {
    const identity = welcomeGuest(request, reply);
    return { name: (await tools.storage.guestName(identity)) ?? '' };
  });

  app.put('/api/me', async (request): Promise<Me> => {
    const identity = needIdentity(request);
    const { name } = read(putMe, request.body);
    await tools.storage.nameGuest(identity, name);
    return { name };
  });

  app.get('/api/games', async () => games);
}
