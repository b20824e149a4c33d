import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** The web client: its files, and its first page for every address that is one of its own. */
export async function webRoutes(app: FastifyInstance, root: string | undefined): Promise<void> {
  const present = root !== undefined && existsSync(join(root, 'index.html'));
  if (present) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      setHeaders(reply, path) {
        // Files with a hash in their name never change; the page that names them does.
        const hashed = path.includes(`${join(root, 'assets')}`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  // Whoever asks for what is not there has a limit too.
  app.setNotFoundHandler({ preHandler: app.rateLimit({ allowList: [] }) }, (request, reply) => {
    const page =
      request.method === 'GET' && !/^\/(api|assets)\//.test(request.url) && request.headers.accept?.includes('text/html') === true;
    if (page && present) return reply.sendFile('index.html');
    throw new Refusal('notFound');
  });
}
