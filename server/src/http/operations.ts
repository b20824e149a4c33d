import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../address.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { Health } from './health.ts';

/** For those who run the server. */
export function operationRoutes(app: FastifyInstance, { tools, config }: Context): void {
  const health = new Health(() => tools.storage.tryWriting());

  app.get('/healthz', { config: { rateLimit: false } }, async (_, reply) => {
    const wrong = await health.ask(tools.now());
    if (wrong === undefined) return { status: 'ok', storage: tools.storage.kind };
    return reply.code(503).send({ status: wrong });
  });

  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!mayMeasure(request, config.metricsToken)) throw new Refusal('notFound');
    return reply.type(tools.metrics.registry.contentType).send(await tools.metrics.registry.metrics());
  });
}

/** With the token, or, where there is none, from this machine; what came through a proxy came from elsewhere. */
function mayMeasure({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return same(headers.authorization ?? '', `Bearer ${token}`);
  return isLoopback(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const same = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
