import { type Chance, int } from '@orrery/kernel';
import { PROTOCOL } from '@orrery/protocol';
import WebSocket from 'ws';
import { type Arena, type Attack, sleep } from '../attack.ts';
import { mangled, oddText, oddValue } from '../odd.ts';

/** How long one request may go unanswered, and how often it may happen. */
const LATE_MS = 10_000;

/** Whatever arrives, the answer is a refusal: the server neither falls nor hangs, and a table it was aimed at is as it was. */
export const hostile: Attack = {
  name: 'hostile messages and requests',
  limit: 'no 5xx, no crash, none unanswered after 10 s, no change of the table aimed at',
  async run(arena) {
    const { luck } = arena;
    const rounds = arena.long ? 10_000 : 300;
    const owner = await arena.guest();
    const table = await owner.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const own = await owner.connect({ table: table.id, seat: 0 });
    const before = await standOf(arena, table.id);
    const stranger = await arena.guest(1);
    const bad: string[] = [];
    let slowest = 0;
    let statuses5xx = 0;
    let late = 0;
    let socket = await open(stranger.origin, stranger.cookie);
    for (let i = 0; i < rounds; i++) {
      if (i % 2 === 0) {
        if (socket.readyState !== WebSocket.OPEN) socket = await open(stranger.origin, stranger.cookie);
        socket.send(hostileMessage(luck, table.id));
        if (i % 16 === 0) await sleep(1);
        continue;
      }
      const since = performance.now();
      const { method, path, body, headers } = hostileRequest(luck, table.id, stranger);
      try {
        const response = await fetch(`${stranger.origin}${path}`, {
          method,
          ...(body === undefined ? {} : { body }),
          headers,
          signal: AbortSignal.timeout(LATE_MS),
        });
        await response.arrayBuffer();
        if (response.status >= 500) {
          statuses5xx++;
          bad.push(`${response.status} ${method} ${path.slice(0, 60)}`);
        }
        if (i % 200 === 1 && response.status === 429) bad.push('429 where no limit is set');
      } catch (error) {
        if (error instanceof Error && error.name === 'TimeoutError') late++;
        // Bytes that are no HTTP at all never leave the client; a connection that was cut is an answer.
      }
      slowest = Math.max(slowest, performance.now() - since);
    }
    socket.close();
    const after = await standOf(arena, table.id);
    const changed = after !== before;
    if ((await own.ask({ type: 'ping', id: 'still' })).type !== 'pong') bad.push('the owner has no answer');
    own.close();
    return {
      measured: `${rounds} pieces: ${statuses5xx} × 5xx, ${late} unanswered, slowest ${Math.round(slowest)} ms, table ${changed ? 'CHANGED' : 'as it was'}${bad.length > 0 ? `; ${bad.slice(0, 3).join('; ')}` : ''}`,
      held: bad.length === 0 && late === 0 && !changed,
    };
  },
};

async function standOf(arena: Arena, table: string): Promise<string> {
  const { body } = await (await arena.guest()).get(`/api/tables/${table}`);
  return JSON.stringify(body);
}

async function open(origin: string, cookie: string): Promise<WebSocket> {
  for (let attempt = 0; ; attempt++) {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers: { origin, cookie } });
    socket.on('error', () => {});
    const opened = await new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true));
      socket.once('close', () => resolve(false));
    });
    if (opened) return socket;
    if (attempt === 20) throw new Error('no socket any more');
    await sleep(100);
  }
}

function hostileMessage(luck: Chance, table: string): string | Buffer {
  const messages: readonly Record<string, unknown>[] = [
    { type: 'hello', protocol: PROTOCOL, table, seat: int(luck, 4) },
    { type: 'hello', protocol: PROTOCOL, table, seat: null },
    { type: 'answer', id: `h${int(luck, 1000)}`, seq: int(luck, 3), decision: 'bid', answer: int(luck, 9) },
    { type: 'undo', id: 'u', seq: 0, scope: 'turn' },
    { type: 'redo', id: 'r', seq: 0 },
    { type: 'standIn', id: 'o', seat: int(luck, 3) },
    { type: 'resumeSeat', id: 't', seat: int(luck, 3) },
    { type: 'vote', id: 'v', about: int(luck, 3), choice: 'standIn' },
    { type: 'history', id: 'y', from: 0, to: 10 },
    { type: 'chat', id: 'c', text: oddText(luck) },
  ];
  const message = messages[int(luck, messages.length)];
  switch (int(luck, 6)) {
    case 0:
      return oddText(luck);
    case 1:
      return Buffer.from(Array.from({ length: 1 + int(luck, 200) }, () => int(luck, 256)));
    case 2:
      return JSON.stringify(oddValue(luck)) ?? 'null';
    case 3:
      return JSON.stringify(message).slice(0, int(luck, 60));
    default:
      return mangled(luck, message);
  }
}

type Piece = {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers: Record<string, string>;
};

function hostileRequest(luck: Chance, table: string, { origin, cookie }: { readonly origin: string; readonly cookie: string }): Piece {
  const paths = [
    '/api/tables',
    '/api/tables/mine',
    `/api/tables/${table}`,
    `/api/tables/${table}/join`,
    `/api/tables/${table}/leave`,
    `/api/tables/${table}/seats/${int(luck, 20) - 2}`,
    `/api/tables/${table}/seats/0/link`,
    `/api/tables/${table}/watch-link`,
    `/api/tables/${table}/save`,
    `/api/tables/${table}/replay?from=${int(luck, 3) - 1}&to=${int(luck, 2_000_000)}`,
    '/api/claim',
    '/api/claim/watch',
    '/api/saves',
    '/api/me',
    '/api/games',
    `/api/${encodeURIComponent(oddText(luck).toWellFormed()).slice(0, 2_000)}`,
    `/%${int(luck, 99)}/..%2f..%2fetc%2fpasswd`,
  ];
  const path = paths[int(luck, paths.length)];
  const method = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'][int(luck, 7)];
  const wanted: Record<string, unknown> = {
    game: 'toy',
    seats: [{ kind: 'empty' }, { kind: 'bot', bot: 'random' }],
    options: { length: 'long' },
    save: oddValue(luck),
    token: 'x'.repeat(43),
    kind: 'bot',
    bot: 'random',
    seat: int(luck, 4),
    name: oddText(luck).slice(0, 60),
  };
  const bodyless = method === 'GET' || method === 'HEAD';
  const body = bodyless ? undefined : int(luck, 4) === 0 ? oddText(luck) : mangled(luck, wanted);
  const cookies = [cookie, 'orrery_guest=', `orrery_guest=${'A'.repeat(43)}`, `orrery_guest=${'%00'.repeat(20)}`];
  return {
    method,
    path,
    ...(body === undefined ? {} : { body }),
    headers: {
      origin,
      cookie: cookies[int(luck, 6)] ?? cookie,
      ...(body === undefined
        ? {}
        : { 'content-type': ['application/json', 'text/plain', 'application/json;charset=zzz'][int(luck, 5)] ?? 'application/json' }),
    },
  };
}
