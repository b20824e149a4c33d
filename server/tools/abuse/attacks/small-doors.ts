import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { TableAnswer } from '@orrery/protocol';
import { Guest, Line } from '../../../test/help/client.ts';
import { type Attack, behindProxy, sleep } from '../attack.ts';

/** Somebody else on the machine looks for the files. */
export const fileModes: Attack = {
  name: 'files read by others on the machine',
  limit: 'the folder 0700, every file in it 0600',
  on: ['sqlite'],
  async run(arena) {
    const mode = (path: string): number => statSync(path).mode & 0o777;
    const files = readdirSync(arena.folder).map((name) => mode(join(arena.folder, name)));
    return {
      measured: `folder ${mode(arena.folder).toString(8)}, ${files.length} files ${[...new Set(files)].map((m) => m.toString(8)).join(', ')}`,
      held: mode(arena.folder) === 0o700 && files.length > 0 && files.every((m) => m === 0o600),
    };
  },
};

/** A page of the same name without https, and a neighbour who sets cookies. */
export const falsePages: Attack = {
  name: 'pages of another scheme, cookies planted by a neighbour',
  limit: 'another scheme is another origin; behind https only the __Host- cookie counts, and HSTS is said',
  config: behindProxy,
  async run(arena) {
    const guest = await arena.guest();
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
    const put = async (origin: string, cookie: string): Promise<number> =>
      (await guest.request('PUT', '/api/me', { name: 'A' }, { ...https, origin, cookie })).status;
    const secure = guest.origin.replace('http:', 'https:');
    const marked = `__Host-${guest.cookie}`;
    const plain = await put(guest.origin, marked);
    const planted = await put(secure, guest.cookie);
    const right = await put(secure, marked);
    const socket = await Line.open(guest.origin, guest.cookie, https).then(
      () => 'opened',
      () => 'refused',
    );
    const { headers } = await new Guest(arena.nodes[0].port).request('GET', '/api/me', undefined, https);
    const [cookie] = headers.getSetCookie();
    const host = /^__Host-orrery_guest=.*Path=\/; HttpOnly; Secure; SameSite=Strict/.test(cookie ?? '');
    const hsts = headers.get('strict-transport-security') !== null;
    return {
      measured: `http page ${plain}, its socket ${socket}, planted cookie ${planted}, own ${right}; cookie ${host ? '__Host-' : 'open'}, HSTS ${hsts ? 'said' : 'missing'}`,
      held: plain === 403 && socket === 'refused' && planted === 401 && right === 200 && host && hsts,
    };
  },
};

const SPELLING = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Identities somebody made up, to be given to a victim later. */
export const madeUpTokens: Attack = {
  name: 'tokens nobody issued',
  limit: 'never adopted: nothing is laid with them, and a new one is given instead',
  async run(arena) {
    const real = (await arena.guest()).cookie.split('=')[1];
    const tokens = [
      'A'.repeat(43),
      'x',
      '',
      '__proto__',
      // The last letter holds four bits of six: the letter after it spells the same bytes.
      `${real.slice(0, 42)}${SPELLING[SPELLING.indexOf(real[42]) + 1]}`,
      `${real.slice(0, 42)}${real.endsWith('A') ? 'E' : 'A'}`,
      `${real.slice(0, 20)}${'A'.repeat(23)}`,
      `${real}=`,
    ];
    let adopted = 0;
    for (const token of tokens) {
      const forger = new Guest(arena.nodes[0].port);
      forger.cookie = `orrery_guest=${token}`;
      if ((await forger.post('/api/tables', { game: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }] })).status === 200) adopted++;
      const [given] = (await forger.get('/api/me')).headers.getSetCookie();
      if (given === undefined || given.split(/[=;]/)[1] === token) adopted++;
    }
    return { measured: `${tokens.length} made up, ${adopted} adopted`, held: adopted === 0 };
  },
};

/** Whoever has very many tables gets them a page at a time. */
export const pagedTables: Attack = {
  name: 'very many tables of one visitor',
  limit: 'GET /api/tables/mine answers with pages, every table once',
  async run(arena) {
    const guest = await arena.guest();
    const laid = new Set<string>();
    for (let i = 0; i < 25; i++) laid.add((await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] })).id);
    const seen: string[] = [];
    let largest = 0;
    let pages = 0;
    for (let after = ''; ; pages++) {
      const { body } = await guest.get<{ tables: { id: string }[]; next?: string }>(`/api/tables/mine?limit=10${after}`);
      seen.push(...body.tables.map((t) => t.id));
      largest = Math.max(largest, body.tables.length);
      if (body.next === undefined || pages > 10) break;
      after = `&after=${encodeURIComponent(body.next)}`;
    }
    const once = seen.length === laid.size && new Set(seen).size === laid.size;
    const greedy = (await guest.get('/api/tables/mine?limit=1000000')).status;
    return {
      measured: `${seen.length} of ${laid.size} in ${pages + 1} pages of at most ${largest}; a million at once: ${greedy}`,
      held: once && largest === 10 && greedy === 400,
    };
  },
};

/** Sockets opened where there are none, which nobody would count or end. */
export const otherSockets: Attack = {
  name: 'sockets where there are none',
  limit: 'only one address becomes a socket; everything else is refused and hung up on',
  async run(arena) {
    const [node] = arena.nodes;
    const paths = [
      '/api/me',
      '/api/games',
      '/api/tables',
      '/api/tables/mine',
      '/healthz',
      '/metrics',
      '/',
      '/nothing',
      '/api/socket/',
      '//api/socket',
    ];
    let opened = 0;
    let left = 0;
    await Promise.all(
      paths.map(async (path) => {
        let said = '';
        const socket = connect(node.port, '127.0.0.1');
        socket.on('data', (data) => {
          said += data.toString();
        });
        socket.on('error', () => {});
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${node.port}\r\nOrigin: http://127.0.0.1:${node.port}\r\nConnection: Upgrade\r\n` +
            'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
        );
        const closed = await Promise.race([
          new Promise((resolve) => socket.once('close', () => resolve(true))),
          sleep(3_000 * arena.patience),
        ]);
        if (said.startsWith('HTTP/1.1 101')) opened++;
        if (closed !== true) left++;
        socket.destroy();
      }),
    );
    return { measured: `${paths.length} tries: ${opened} opened, ${left} left open`, held: opened === 0 && left === 0 };
  },
};

/** The save of a running match holds its luck; then a seat goes to somebody else. */
export const takenSave: Attack = {
  name: 'the luck of a running match taken along, then a seat given away',
  limit: 'a mark everybody at the table sees; no save for whoever does not hold all seats',
  async run(arena) {
    const [anna, bert] = [await arena.guest(0), await arena.guest(1)];
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const taken = (await anna.get(`/api/tables/${id}/save`)).status;
    const { body } = await anna.post<{ token: string }>(`/api/tables/${id}/seats/1/link`);
    const claimed = await bert.post<TableAnswer>('/api/claim', { token: body.token });
    const { luckKnown } = claimed.body.table;
    const after = (await bert.get(`/api/tables/${id}/save`)).status;
    return {
      measured: `save ${taken}, mark ${luckKnown ? 'shown' : 'missing'}, the other's save ${after}`,
      held: taken === 200 && luckKnown && after === 403,
    };
  },
};
