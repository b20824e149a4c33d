import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** 256 bits nobody can guess, in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** 128 bits: the id of a table. */
export const newTableId = (): string => randomBytes(16).toString('base64url');

/** Tokens are kept by their hash only: who reads the storage cannot act for anybody. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const COOKIE = 'orrery_guest';
const YEAR = 365 * 24 * 60 * 60;
const isToken = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9_-]{43}$/.test(value);

/** Who is asking, if their browser has said so. An identity is the hash of the token in their cookie. */
export function identityOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE];
  return isToken(token) ? hashToken(token) : undefined;
}

export function needIdentity(request: FastifyRequest): string {
  const identity = identityOf(request);
  if (identity === undefined) throw new Refusal('noIdentity');
  return identity;
}

/** The identity of who is asking; a new one for who has none. Renews the cookie, so that regular guests keep theirs. */
export function welcomeGuest(request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[COOKIE];
  const token = isToken(known) ? known : newToken();
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https', maxAge: YEAR });
  return hashToken(token);
}
