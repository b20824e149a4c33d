import { randomInt } from 'node:crypto';
import { preferredLanguage } from '@orrery/kernel';
import {
  becomePlayer,
  changePlayer,
  deviceParams,
  deviceToken,
  forgetPlayer,
  type Link,
  type NewWords,
  type OfferedDevice,
  type Player,
  recover,
  renewWords,
} from '@orrery/protocol';
import { RECOVERY_WORDS, wordsIn } from '@orrery/protocol/recovery';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { hashToken, type Known, needDevice, newToken } from '../identity.ts';
import { joinPlayer, mustBeGuest } from '../players/devices.ts';
import { exportOf } from '../players/export.ts';
import { leave, stay } from '../players/forget.ts';
import { labelOf } from '../players/label.ts';
import type { Recovery } from '../players/recovery.ts';
import { Refusal, read } from '../refusal.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { PlayerRow } from '../storage/players.ts';

/** Long enough to walk over to the other device, too short to be found in a history later. */
const LINK_LASTS_MS = 10 * 60_000;

/** A player as they see themselves. */
export async function playerFor({ tools: { storage } }: Context, { identity, device }: Known): Promise<Player> {
  const row = await playerOf(storage.players, identity);
  const [name, devices, passkeys, seats] = await Promise.all([
    storage.guestName(identity),
    storage.players.devices(identity),
    storage.players.passkeys(identity),
    storage.seatsOf(identity),
  ]);
  return {
    name: row.leaving?.name ?? name ?? '',
    leaving: row.leaving?.at ?? null,
    avatar: row.avatar,
    language: preferredLanguage([row.language]),
    zone: row.zone,
    created: row.created,
    words: row.recoveryAt,
    devices: devices.map(({ device: id, label, came, added, seen }) => ({ id, label, came, added, seen, here: id === device })),
    passkeys: passkeys.map(({ id, label, added, seen }) => ({ id, label, added, seen })),
    seats: seats.length,
  };
}

/** Who asks must be a player. */
export async function playerOf(players: Context['tools']['storage']['players'], identity: string): Promise<PlayerRow> {
  const row = await players.player(identity);
  if (row === undefined) throw new Refusal('notAPlayer');
  return row;
}

/** Becoming a player, being one on several devices, and being forgotten. */
export function playerRoutes(app: FastifyInstance, context: Context, sockets: Sockets, recovery: Recovery): void {
  const { storage, now } = context.tools;
  const { players } = storage;
  const few = { config: { rateLimit: { max: context.config.rates.recoveries, timeWindow: 60_000 } } };
  const some = { config: { rateLimit: { max: context.config.rates.profiles, timeWindow: 60_000 } } };

  app.get('/api/player', (request): Promise<Player> => playerFor(context, needDevice(request)));

  app.post('/api/player', few, async (request): Promise<NewWords> => {
    const known = needDevice(request);
    const { name, language, zone } = read(becomePlayer, request.body);
    const { identity, device } = known;
    if ((await players.player(identity)) !== undefined) throw new Refusal('alreadySo');
    const words = recovery.draw(language);
    const time = now();
    await storage.nameGuest(identity, name, time);
    const added = await players.add(
      { identity, avatar: randomInt(0x7fffffff), language, zone, recoveryAt: time, created: time },
      await recovery.keyOf(words),
      { device, identity, label: labelOf(request.headers['user-agent']), came: 'first', added: time, seen: time },
    );
    if (!added) throw new Refusal('alreadySo');
    // From now on those they play with can find their page.
    await storage.results.profileOf(identity, context.guests.handleOf(identity));
    return { words, player: await playerFor(context, known) };
  });

  app.put('/api/player', some, async (request): Promise<Player> => {
    const known = needDevice(request);
    const { name, ...wanted } = read(changePlayer, request.body);
    const row = await playerOf(players, known.identity);
    // Whoever leaves has no name to change.
    if (row.leaving !== null) throw new Refusal('notAPlayer');
    if (name !== undefined) await storage.nameGuest(known.identity, name, now());
    await players.change(known.identity, {
      avatar: wanted.avatar ?? row.avatar,
      language: wanted.language ?? row.language,
      zone: wanted.zone ?? row.zone,
    });
    return playerFor(context, known);
  });

  app.post('/api/player/words', few, async (request): Promise<NewWords> => {
    const known = needDevice(request);
    const { language } = read(renewWords, request.body);
    await playerOf(players, known.identity);
    const words = recovery.draw(language);
    await players.setRecovery(known.identity, await recovery.keyOf(words), now());
    return { words, player: await playerFor(context, known) };
  });

  app.post('/api/recover', few, async (request): Promise<Player> => {
    const known = needDevice(request);
    const words = wordsIn(read(recover, request.body).words);
    // Whoever typed too few or too many has not guessed: that needs no work of ours.
    const identity = words.length === RECOVERY_WORDS ? await players.byRecovery(await recovery.keyOf(words)) : undefined;
    if (identity === undefined) throw new Refusal('badWords');
    await joinPlayer({ context, sockets }, known, identity, { label: labelOf(request.headers['user-agent']), came: 'words' });
    return playerFor(context, { ...known, identity });
  });

  app.post('/api/player/device-link', some, async (request): Promise<Link> => {
    const { identity } = needDevice(request);
    await playerOf(players, identity);
    const made = { token: newToken(), expires: now() + LINK_LASTS_MS };
    await players.putTicket({ hash: hashToken(made.token), kind: 'device', identity, expires: made.expires }, now());
    return made;
  });

  /** A link for a device, from another one or from a mail. */
  const offered = async (hash: string) => (await players.ticket(hash, 'device', now())) ?? players.ticket(hash, 'mail', now());

  app.post('/api/device/look', some, async (request): Promise<OfferedDevice> => {
    const known = needDevice(request);
    const { token } = read(deviceToken, request.body);
    const ticket = await offered(hashToken(token));
    const row = ticket?.identity == null ? undefined : await players.player(ticket.identity);
    if (row === undefined) throw new Refusal('badLink');
    if (row.identity === known.identity) throw new Refusal('ownLink');
    return {
      name: (await storage.guestName(row.identity)) ?? '',
      avatar: row.avatar,
      seats: (await storage.seatsOf(known.identity)).length,
    };
  });

  app.post('/api/device', some, async (request): Promise<Player> => {
    const known = needDevice(request);
    const hash = hashToken(read(deviceToken, request.body).token);
    const ticket = await offered(hash);
    // Opened where it was made it takes nothing, and goes on for the other device.
    if (ticket === undefined) throw new Refusal('badLink');
    if (ticket.identity === known.identity) throw new Refusal('ownLink');
    await mustBeGuest(context, known);
    const taken = await players.takeTicket(hash, ticket.kind, now());
    if (taken?.identity == null) throw new Refusal('badLink');
    await joinPlayer({ context, sockets }, known, taken.identity, {
      label: labelOf(request.headers['user-agent']),
      came: ticket.kind === 'mail' ? 'mail' : 'link',
    });
    return playerFor(context, { ...known, identity: taken.identity });
  });

  app.delete('/api/player/devices/:id', some, async (request, reply) => {
    const { identity, device } = needDevice(request);
    const { id } = read(deviceParams, request.params);
    await playerOf(players, identity);
    if (!(await players.dropDevice(identity, id))) throw new Refusal('notFound');
    sockets.hangUpDevice(id);
    if (id === device) context.guests.farewell(request, reply);
    return reply.code(204).send();
  });

  app.get('/api/player/export', few, async (request, reply) => {
    const known = needDevice(request);
    const body = await exportOf(context, await playerFor(context, known), known.identity);
    reply.header('content-disposition', 'attachment; filename="orrery-player.json"').type('application/json');
    return JSON.stringify(body, null, 1);
  });

  app.delete('/api/player', few, async (request): Promise<Player> => {
    const known = needDevice(request);
    const { identity } = known;
    const { name } = read(forgetPlayer, request.body);
    if ((await playerOf(players, identity)).leaving !== null) throw new Refusal('alreadySo');
    if (name.trim() !== ((await storage.guestName(identity)) ?? '')) throw new Refusal('badMessage', { path: 'name' });
    await leave(context, identity, name.trim());
    return playerFor(context, known);
  });

  app.post('/api/player/stay', few, async (request): Promise<Player> => {
    const known = needDevice(request);
    const { leaving } = await playerOf(players, known.identity);
    if (leaving === null) throw new Refusal('alreadySo');
    await stay(context, known.identity, leaving.name);
    return playerFor(context, known);
  });
}
