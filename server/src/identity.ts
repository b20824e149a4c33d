import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';
import type { Storage } from './storage/storage.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking, if their browser has said so: a guest, or the player whose device it is. */
    identity: string | undefined;
    /** The device they ask from. */
    device: string | undefined;
  }
}

/** 256 bits nobody can guess, in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** 128 bits: the id of a table. */
export const newTableId = (): string => randomBytes(16).toString('base64url');

/** Tokens are kept by their hash only: who reads the storage cannot act for anybody. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const COOKIE = 'orrery_guest';
/** Where there is https a browser keeps this one for this very host: no neighbour under the same domain can set it. */
const HOST_COOKIE = '__Host-orrery_guest';
const YEAR = 365 * 24 * 60 * 60;
/** Of a guest's 32 bytes, so many are drawn; the rest is our mark on them. */
const DRAWN = 20;

/** Who somebody is, and at which of their devices. */
export type Known = { readonly identity: string; readonly device: string };

/**
 * Guests and how they are known again. A token is drawn here and marked with a secret of the servers, so that it need not be kept anywhere to
 * be told from one that somebody made up. A device is known by the hash of the token in its cookie: that is a guest's identity too, unless the device plays as a player.
 */
export class Guests {
  readonly #secret: string;
  readonly #storage: Pick<Storage, 'knows' | 'players'>;

  private constructor(secret: string, storage: Pick<Storage, 'knows' | 'players'>) {
    this.#secret = secret;
    this.#storage = storage;
  }

  static async open(storage: Storage): Promise<Guests> {
    return new Guests(await storage.secret('guests', newToken()), storage);
  }

  #mark(drawn: Buffer): Buffer {
    return createHmac('sha256', this.#secret)
      .update(drawn)
      .digest()
      .subarray(0, 32 - DRAWN);
  }

  #newToken(): string {
    const drawn = randomBytes(DRAWN);
    return Buffer.concat([drawn, this.#mark(drawn)]).toString('base64url');
  }

  async #recognise(token: string | undefined): Promise<Known | undefined> {
    if (token === undefined || !/^[A-Za-z0-9_-]{43}$/.test(token)) return undefined;
    const bytes = Buffer.from(token, 'base64url');
    const device = hashToken(token);
    // Of four ways to write the last four bits one is ours: the others would be further identities of the same guest.
    const ours = bytes.toString('base64url') === token && timingSafeEqual(this.#mark(bytes.subarray(0, DRAWN)), bytes.subarray(DRAWN));
    const owner = await this.#storage.players.ownerOf(device);
    // A device that was taken off comes as somebody new, whatever its token once was.
    if (owner !== undefined) return owner === null ? undefined : { identity: owner, device };
    // From before tokens were marked: whoever has something here keeps it.
    return ours || (await this.#storage.knows(device)) ? { identity: device, device } : undefined;
  }

  /**
   * Every request to the server itself says who is asking. That may need storage, so it is asked once the request has passed the limits: not before
   * what runs `onRequest`, and not for addresses where there is nothing.
   */
  attach(app: FastifyInstance): void {
    app.decorateRequest('identity', undefined);
    app.decorateRequest('device', undefined);
    app.addHook('preParsing', async (request) => {
      if (!request.url.startsWith('/api/') || request.is404) return;
      const known = await this.#recognise(request.cookies[isHttps(request) ? HOST_COOKIE : COOKIE]);
      request.identity = known?.identity;
      request.device = known?.device;
    });
  }

  /** Who is asking; somebody new where nobody is known. Renews the cookie, so that regular guests keep theirs. */
  async welcome(request: FastifyRequest, reply: FastifyReply): Promise<Known> {
    const https = isHttps(request);
    // Whoever was here before there was https, or before it was told apart, keeps their identity under the safer name.
    const before = https && request.identity === undefined ? request.cookies[COOKIE] : undefined;
    const known = request.identity !== undefined ? request.cookies[https ? HOST_COOKIE : COOKIE] : before;
    const found = known === undefined ? undefined : await this.#recognise(known);
    const token = known === undefined || found === undefined ? this.#newToken() : known;
    reply.setCookie(https ? HOST_COOKIE : COOKIE, token, { path: '/', httpOnly: true, sameSite: 'strict', secure: https, maxAge: YEAR });
    if (https && request.cookies[COOKIE] !== undefined) reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'strict' });
    return found ?? { identity: hashToken(token), device: hashToken(token) };
  }

  /** The browser forgets who it was. */
  farewell(request: FastifyRequest, reply: FastifyReply): void {
    const https = isHttps(request);
    reply.clearCookie(https ? HOST_COOKIE : COOKIE, { path: '/', httpOnly: true, sameSite: 'strict', secure: https });
  }

  /** The name of the table that follows another one: the same for everybody who asks, and found by nobody else. */
  tableAfter(table: string): string {
    return createHmac('sha256', this.#secret).update(`rematch ${table}`).digest('base64url').slice(0, 22);
  }

  /** The table of a league's match: the same for every server that lays it, and found by nobody else. */
  tableOfLeague(league: string, season: number, round: number, match: number): string {
    return createHmac('sha256', this.#secret).update(`league ${league} ${season} ${round} ${match}`).digest('base64url').slice(0, 22);
  }

  /** What a player's profile is found by: it says nothing about who they are to this server. */
  handleOf(identity: string): string {
    return createHmac('sha256', this.#secret).update(`profile ${identity}`).digest('base64url').slice(0, 16);
  }

  /** A hash of where somebody came from, for telling visitors apart later without keeping their address. */
  networkOf(address: string): string {
    return createHmac('sha256', this.#secret).update(`network ${address}`).digest('base64url').slice(0, 22);
  }
}

export const isHttps = (request: FastifyRequest): boolean => request.protocol === 'https';

export const identityOf = (request: FastifyRequest): string | undefined => request.identity;

/** The same with the device they are at. */
export function needDevice(request: FastifyRequest): Known {
  if (request.identity === undefined || request.device === undefined) throw new Refusal('noIdentity');
  return { identity: request.identity, device: request.device };
}

export function needIdentity(request: FastifyRequest): string {
  if (request.identity === undefined) throw new Refusal('noIdentity');
  return request.identity;
}
