import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Whether the page that asks is one of ours: the address it was loaded from, scheme and all, is the one it talks to, or is on the list. */
function ours(request: FastifyRequest, origin: string, allowed: readonly string[]): boolean {
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).origin === ownOrigin(request);
}

/** The address the server is asked at, scheme and all. */
export function ownOrigin({ protocol, host }: FastifyRequest): string | undefined {
  const own = `${protocol}://${host}`;
  return URL.canParse(own) ? new URL(own).origin : undefined;
}

/** A socket is opened by a page, and pages say where they are from. */
export function checkSocketOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined || !ours(request, origin, allowed)) throw new Refusal('badOrigin');
}

/** Requests that change something must not come from somebody else's page. Programs without a page have no origin and no cookie to steal. */
export function checkRequestOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = request.headers;
  if (request.method === 'GET' || request.method === 'HEAD' || origin === undefined) return;
  if (!ours(request, origin, allowed)) throw new Refusal('badOrigin');
}
