import { newPasskey, type Player, passkeyParams, usePasskey } from '@orrery/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { hashToken, needDevice, newToken } from '../identity.ts';
import { ownOrigin } from '../origin.ts';
import { joinPlayer } from '../players/devices.ts';
import { labelOf } from '../players/label.ts';
import { Refusal, read } from '../refusal.ts';
import type { Sockets } from '../socket/sockets.ts';
import { playerFor, playerOf } from './player.ts';

/** How long somebody may look for their key, and then a little. */
const TIMEOUT_MS = 2 * 60_000;
const TICKET_LASTS_MS = TIMEOUT_MS + 60_000;
const MOST_PASSKEYS = 20;

/** Fetched when the first passkey is used: most servers start without ever needing it. */
const webauthn = () => import('@simplewebauthn/server');

/** The page that asks, which a passkey is bound to. It has been checked to be one of ours. */
function pageOf(request: FastifyRequest): { expectedOrigin: string; expectedRPID: string } {
  const origin = request.headers.origin ?? ownOrigin(request);
  if (origin === undefined) throw new Refusal('badOrigin');
  return { expectedOrigin: new URL(origin).origin, expectedRPID: new URL(origin).hostname };
}

/** What does not prove itself is one and the same refusal, whatever was wrong with it. */
async function proven<T extends { readonly verified: boolean }>(work: Promise<T>): Promise<T> {
  const result = await work.catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    return undefined;
  });
  if (result?.verified !== true) throw new Refusal('badPasskey');
  return result;
}

/** Passkeys: the key stays on the device or with whoever keeps it for them; we have the half that only checks. */
export function passkeyRoutes(app: FastifyInstance, context: Context, sockets: Sockets): void {
  const { storage, now } = context.tools;
  const { players } = storage;
  const few = { config: { rateLimit: { max: context.config.rates.recoveries, timeWindow: 60_000 } } };
  const some = { config: { rateLimit: { max: context.config.rates.profiles, timeWindow: 60_000 } } };

  /** A challenge of ours that works once. */
  const challenge = async (kind: 'newPasskey' | 'passkey', identity: string | null): Promise<string> => {
    const drawn = newToken();
    await players.putTicket({ hash: hashToken(drawn), kind, identity, expires: now() + TICKET_LASTS_MS }, now());
    return drawn;
  };
  const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

  app.post('/api/player/passkeys/begin', some, async (request) => {
    const { identity } = needDevice(request);
    await playerOf(players, identity);
    const keys = await players.passkeys(identity);
    if (keys.length >= MOST_PASSKEYS) throw new Refusal('tooManyDevices', { most: MOST_PASSKEYS });
    const name = (await storage.guestName(identity)) ?? '';
    return (await webauthn()).generateRegistrationOptions({
      rpName: 'Orrery',
      rpID: pageOf(request).expectedRPID,
      userName: name,
      userDisplayName: name,
      userID: bytesOf(identity),
      challenge: bytesOf(await challenge('newPasskey', identity)),
      timeout: TIMEOUT_MS,
      excludeCredentials: keys.map(({ id, transports }) => ({ id, transports: [...transports] })),
      // It is found without a name being typed, so it has to know whose it is.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  });

  app.post('/api/player/passkeys', some, async (request): Promise<Player> => {
    const known = needDevice(request);
    const response = read(newPasskey, request.body) as RegistrationResponseJSON;
    await playerOf(players, known.identity);
    const { verifyRegistrationResponse } = await webauthn();
    const { registrationInfo } = await proven(
      verifyRegistrationResponse({
        response,
        ...pageOf(request),
        requireUserVerification: false,
        expectedChallenge: async (said) => (await players.takeTicket(hashToken(said), 'newPasskey', now()))?.identity === known.identity,
      }),
    );
    if (registrationInfo === undefined) throw new Refusal('badPasskey');
    const { id, publicKey, counter } = registrationInfo.credential;
    const added = await players.addPasskey({
      id,
      identity: known.identity,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports ?? [],
      label: labelOf(request.headers['user-agent']),
      added: now(),
      seen: now(),
    });
    if (!added) throw new Refusal('badPasskey');
    return playerFor(context, known);
  });

  app.delete('/api/player/passkeys/:id', some, async (request, reply) => {
    const { identity } = needDevice(request);
    const { id } = read(passkeyParams, request.params);
    await playerOf(players, identity);
    if (!(await players.dropPasskey(identity, id))) throw new Refusal('notFound');
    return reply.code(204).send();
  });

  app.post('/api/passkey/begin', some, async (request) => {
    needDevice(request);
    return (await webauthn()).generateAuthenticationOptions({
      rpID: pageOf(request).expectedRPID,
      challenge: bytesOf(await challenge('passkey', null)),
      timeout: TIMEOUT_MS,
      userVerification: 'preferred',
    });
  });

  app.post('/api/passkey', few, async (request): Promise<Player> => {
    const known = needDevice(request);
    const response = read(usePasskey, request.body) as AuthenticationResponseJSON;
    const key = await players.passkey(response.id);
    if (key === undefined) throw new Refusal('badPasskey');
    const { verifyAuthenticationResponse } = await webauthn();
    const { authenticationInfo } = await proven(
      verifyAuthenticationResponse({
        response,
        ...pageOf(request),
        requireUserVerification: false,
        expectedChallenge: async (said) => (await players.takeTicket(hashToken(said), 'passkey', now())) !== undefined,
        credential: { id: key.id, publicKey: bytesOf(key.publicKey), counter: key.counter },
      }),
    );
    await players.usedPasskey(key.id, authenticationInfo.newCounter, now());
    await joinPlayer({ context, sockets }, known, key.identity, { label: labelOf(request.headers['user-agent']), came: 'passkey' });
    return playerFor(context, { ...known, identity: key.identity });
  });
}
