import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyWebsocket from '@fastify/websocket';
import { limits } from '@orrery/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { checkRequestOrigin } from './origin.ts';
import { asRefusal, Refusal } from './refusal.ts';
import { RulesStuck } from './rules/thread-handle.ts';

/** What a socket may send before the connection itself is cut. Up to `limits.message` it is read, in between politely refused. */
const HARD_LIMIT = 4 * limits.message;

/** Headers, limits and errors: what every request goes through. */
export async function protect(app: FastifyInstance, { config, tools, gate }: Context): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whoever puts this behind https says so in the proxy; on a plain local address it would lock people out.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(fastifyRateLimit, {
    max: config.rates.requests,
    timeWindow: 60_000,
    // A first visit fetches some forty files that never change: several people behind one address must not use up each other's share.
    allowList: (request) => request.url.startsWith('/assets/'),
    errorResponseBuilder: () => new Refusal('tooFast'),
  });
  await app.register(fastifyCookie);
  await app.register(fastifyWebsocket, { options: { maxPayload: HARD_LIMIT, perMessageDeflate: false } });
  app.addHook('onRequest', async (request, reply) => {
    if (!gate.open) {
      reply.header('connection', 'close');
      throw new Refusal('busy');
    }
    checkRequestOrigin(request, config.origins);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error) ?? fromFastify(error);
    if (refusal.code === 'internal') tools.log.error({ err: error, req: request.raw }, 'a request failed');
    tools.metrics.refusals.inc({ code: refusal.code });
    return reply.code(refusal.status).send(refusal.body);
  });
}

/** What fastify itself refuses: bodies that are too large, not JSON, of the wrong kind. The rest is ours. */
function fromFastify(error: FastifyError | RulesStuck): Refusal {
  if (error instanceof RulesStuck) return new Refusal('rulesStuck');
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 413) return new Refusal('tooLarge');
  if (status === 429) return new Refusal('tooFast');
  return status >= 400 && status < 500 ? new Refusal('badMessage', { path: '' }) : new Refusal('internal');
}
