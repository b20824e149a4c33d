import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyWebsocket from '@fastify/websocket';
import { limits, SOCKET_PATH } from '@orrery/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { addressGroup } from './address.ts';
import type { Context } from './context.ts';
import { isHttps } from './identity.ts';
import { checkRequestOrigin } from './origin.ts';
import { asRefusal, Refusal } from './refusal.ts';
import { RulesStuck } from './rules/thread-handle.ts';
import { StorageAway } from './storage/storage.ts';

/** What a socket may send before the connection itself is cut. Up to `limits.message` it is read, in between politely refused. */
const HARD_LIMIT = 4 * limits.message;

/** A table needs nothing of a device but its screen, the clipboard to copy a link to, and passkeys where somebody wants them. */
const PERMISSIONS = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers, limits and errors: what every request goes through. */
export async function protect(app: FastifyInstance, { config, tools, gate, guests }: Context): Promise<void> {
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
    // Only where there is https (below): on a plain local address it would lock people out.
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(fastifyRateLimit, {
    max: config.rates.requests,
    keyGenerator: (request) => addressGroup(request.ip),
    timeWindow: 60_000,
    // A first visit fetches some forty files that never change: several people behind one address must not use up each other's share.
    allowList: (request) => request.url.startsWith('/assets/'),
    errorResponseBuilder: () => new Refusal('tooFast'),
  });
  await app.register(fastifyCookie);
  await app.register(fastifyWebsocket, {
    // Pings are answered by the connection itself, which counts them.
    options: { maxPayload: HARD_LIMIT, perMessageDeflate: false, autoPong: false },
    errorHandler(error: Error & { readonly code?: string }, socket) {
      // A broken frame, an oversized message, a connection that broke off: the other side's doing, and the library has closed the socket.
      if (error.code === undefined) tools.log.error({ err: error }, 'a socket failed');
      socket.terminate();
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!gate.open) {
      reply.header('connection', 'close');
      throw new Refusal('busy');
    }
    // Nothing else becomes a socket: it would be one that nobody counts and nobody ends.
    if (request.ws && request.routeOptions.url !== SOCKET_PATH) throw new Refusal('notFound');
    checkRequestOrigin(request, config.origins);
  });
  guests.attach(app);
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (isHttps(request)) reply.header('strict-transport-security', 'max-age=31536000');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error) ?? fromFastify(error);
    if (error instanceof StorageAway) tools.log.warn({ err: error, req: request.raw }, 'storage is away');
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
