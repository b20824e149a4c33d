import { lookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { Addresses } from './addresses.ts';

/** It did not arrive. `lasting`: trying again does not help; `gone`: there is nobody there any more. */
export class NotSent extends Error {
  readonly lasting: boolean;
  readonly gone: boolean;
  constructor(why: string, { lasting = false, gone = false } = {}) {
    super(why);
    this.lasting = lasting || gone;
    this.gone = gone;
  }
}

export type Sending = {
  readonly method?: 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
};

/** Doors of other people's machines that a notice has no business at are not knocked at. */
const PORTS = new Set(['', '443', '8443', '8448']);
/** Whatever the other side has to say about it, this much is listened to. */
const MOST_ANSWER = 16 * 1024;

type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/**
 * Sends something to an address somebody else chose. Its name is looked up once, every address it has must be one that may be sent to, and the
 * connection goes to the very address that was looked at: a name that means something else a moment later gains nothing. Redirects are not
 * followed; plain http only where whoever runs the server named the address.
 */
export async function post(sending: Sending, addresses: Addresses, within: number, resolve: Resolve = resolveAll): Promise<void> {
  if (!URL.canParse(sending.url)) throw new NotSent('not an address', { lasting: true });
  const url = new URL(sending.url);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new NotSent('not the web', { lasting: true });
  if (url.username !== '' || url.password !== '') throw new NotSent('a password in the address', { lasting: true });
  const deadline = AbortSignal.timeout(within);
  let found: Awaited<ReturnType<Resolve>>;
  try {
    found = await Promise.race([
      resolve(host),
      new Promise<never>((_, reject) => {
        deadline.addEventListener('abort', () => reject(new Error('too slow')), { once: true });
      }),
    ]);
  } catch {
    throw new NotSent(`${host} is not known`);
  }
  const [first] = found;
  if (first === undefined) throw new NotSent(`${host} is not known`);
  if (!found.every((f) => addresses.allows(f.address))) throw new NotSent('not a public address', { lasting: true });
  const named = found.every((f) => addresses.named(f.address));
  if (!named && (url.protocol !== 'https:' || !PORTS.has(url.port))) throw new NotSent('https at its usual port only', { lasting: true });
  const status = await exchange(url, sending, first, deadline);
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410) throw new NotSent(`it answered ${status}`, { gone: true });
  throw new NotSent(`it answered ${status}`, { lasting: status < 500 && status !== 408 && status !== 425 && status !== 429 });
}

function exchange(
  url: URL,
  { method = 'POST', headers, body }: Sending,
  to: { readonly address: string; readonly family: number },
  deadline: AbortSignal,
): Promise<number> {
  return new Promise((done, failed) => {
    const ask = (url.protocol === 'https:' ? request : plainRequest)(url, {
      method,
      headers: { 'user-agent': 'Orrery', ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: deadline,
      // Nobody is asked a second time what the name means.
      lookup: (_host, options, callback) => {
        if (options.all === true) callback(null, [{ address: to.address, family: to.family }]);
        else callback(null, to.address, to.family);
      },
    });
    ask.on('error', (error) => failed(new NotSent(error.message)));
    ask.on('response', (answer) => {
      let heard = 0;
      const end = (): void => done(answer.statusCode ?? 0);
      answer.on('data', (piece: Buffer) => {
        heard += piece.length;
        if (heard > MOST_ANSWER) ask.destroy();
      });
      answer.on('end', end);
      // Whoever talks on and on has said its status first.
      answer.on('close', end);
      answer.on('error', end);
    });
    ask.end(body);
  });
}
