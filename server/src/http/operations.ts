import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** For those who run the server. */
export function operationRoutes(app: FastifyInstance, { tools, config }: Context): void {
  app.get('/healthz', { config: { rateLimit: false } }, async (_, reply) => {
    const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('late')), 2_000).unref());
    try {
      await Promise.race([tools.storage.ping(), late]);
      return { status: 'ok', storage: tools.storage.kind };
    } catch {
      return reply.code(503).send({ status: 'storage does not answer' });
    }
  });

  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (config.metricsToken !== undefined && !same(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`)) {
      throw new Refusal('notFound');
    }
    return reply.type(tools.metrics.registry.contentType).send(await tools.metrics.registry.metrics());
  });
}

const same = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
