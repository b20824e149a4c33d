import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { addressGroup, isLoopback } from '../src/address.ts';
import { hashToken } from '../src/identity.ts';
import { readTrust, trusts } from '../src/trust.ts';
import { ChildServer } from '../tools/child-server.ts';
import { Guest, Line } from './help/client.ts';
import { generous, type TestServer, testServer, toyRegistry } from './help/server.ts';

describe('whom an address stands for', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (address, group) => expect(addressGroup(address)).toBe(group));

  it('this machine is this machine', () => {
    expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([true, true, true, true]);
    expect(['10.0.0.1', '::', '2001:db8::1', 'x'].map(isLoopback)).toEqual([false, false, false, false]);
  });
});

describe('proxies that are believed', () => {
  it('are so many in front, or those at these addresses', () => {
    expect(readTrust('1')).toBe(1);
    expect(readTrust('true')).toBe(1);
    expect(readTrust('2')).toBe(2);
    expect(readTrust('off')).toBe(false);
    expect(readTrust('10.0.0.0/8, fd00::/8')).toEqual(['10.0.0.0/8', 'fd00::/8']);
    for (const wrong of ['everybody', '10.0.0.0/40', '300.1.1.1', '-1']) expect(() => readTrust(wrong)).toThrow('TRUST_PROXY');
    const near = trusts(['10.0.0.0/8', 'fd00::/8']);
    expect([near('10.1.2.3', 0), near('::ffff:10.1.2.3', 3), near('fd12::1', 0), near('11.0.0.1', 0)]).toEqual([true, true, true, false]);
  });

  it('and the leftmost name is nobody', async () => {
    const limited = { ...generous, requests: 5 };
    for (const trustProxy of [1, ['127.0.0.1']] as const) {
      const server = await testServer({ trustProxy, rates: limited });
      const statuses: number[] = [];
      for (let i = 0; i < 12; i++) {
        // The visitor writes another address each time; the proxy adds the true one.
        const forwarded = { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.7` };
        statuses.push((await new Guest(server.port).request('GET', '/api/games', undefined, forwarded)).status);
      }
      expect(statuses.filter((s) => s === 200)).toHaveLength(5);
      const other = { 'x-forwarded-for': '198.51.100.1, 203.0.113.8' };
      expect((await new Guest(server.port).request('GET', '/api/games', undefined, other)).status).toBe(200);
      await server.end();
    }
  });

  it('a whole /64 is one visitor', async () => {
    const server = await testServer({ trustProxy: 1, rates: { ...generous, requests: 5 } });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      const from = { 'x-forwarded-for': `2001:db8:1:2::${i.toString(16)}` };
      statuses.push((await new Guest(server.port).request('GET', '/api/games', undefined, from)).status);
    }
    expect(statuses.filter((s) => s === 200)).toHaveLength(5);
    await server.end();
  });
});

describe('whoever has used up their share', () => {
  it('has none for what is not there either, and storage is not asked whether a made-up token is an old one', async () => {
    const server = await testServer({ rates: { ...generous, requests: 5 } });
    const asked = vi.spyOn(server.context.tools.storage, 'knows');
    const statuses: number[] = [];
    for (const path of ['/api/games', '/api/nothing']) {
      for (let i = 0; i < 12; i++) {
        const cookie = `orrery_guest=${`${i}`.padStart(43, 'A')}`;
        statuses.push((await new Guest(server.port).request('GET', path, undefined, { cookie })).status);
      }
    }
    expect([200, 404, 429].map((status) => statuses.filter((s) => s === status).length)).toEqual([5, 5, 14]);
    expect(asked).toHaveBeenCalledTimes(5);
    await server.end();
  });

  it('lays no more tables today, under whatever name', async () => {
    const server = await testServer({ rates: { ...generous, tablesPerDay: 3, tablesPerDayFromOneAddress: 7 } });
    const laid: number[] = [];
    for (let name = 0; name < 4; name++) {
      const guest = await Guest.arrive(server.port);
      const wanted = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }] };
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => guest.post('/api/tables', wanted)));
      laid.push(answers.filter((a) => a.status === 200).length);
    }
    expect(laid).toEqual([3, 3, 1, 0]);
    await server.end();
  });
});

describe('behind https', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ trustProxy: 1, metricsToken: 'geheim' });
  });
  afterAll(() => server.end());
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };

  it('the cookie is for this host alone, and who had the other one keeps what is theirs', async () => {
    const anna = await Guest.arrive(server.port);
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
    expect(anna.cookie).toMatch(/^orrery_guest=/);
    const { headers } = await anna.request('GET', '/api/me', undefined, https);
    const [own, old] = headers.getSetCookie();
    expect(own).toMatch(/^__Host-orrery_guest=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Strict/);
    expect(own.split(/[=;]/)[1]).toBe(anna.cookie.split('=')[1]);
    expect(old).toMatch(/^orrery_guest=;/);
    // Elsewhere under https the old name is no longer believed.
    const origin = { ...https, origin: anna.origin.replace('http:', 'https:') };
    expect((await anna.request('POST', `/api/tables/${id}/leave`, { seat: 0 }, origin)).body.code).toBe('noIdentity');
    anna.cookie = own.split(';')[0];
    expect((await anna.request('POST', `/api/tables/${id}/leave`, { seat: 0 }, origin)).status).toBe(200);
  });

  it('a page without it is not ours', async () => {
    const anna = await Guest.arrive(server.port);
    const { cookie } = anna;
    const http = anna.origin;
    const put = (origin: string) => anna.request('PUT', '/api/me', { name: 'A' }, { ...https, origin, cookie: `__Host-${cookie}` });
    expect((await put(http)).body.code).toBe('badOrigin');
    expect((await put(http.replace('http:', 'https:'))).status).toBe(200);
    await expect(Line.open(http, cookie, https)).rejects.toThrow('403');
  });

  it('browsers are told to stay there, and everywhere what a page may not do', async () => {
    const guest = new Guest(server.port);
    const secure = (await guest.request('GET', '/api/games', undefined, https)).headers;
    expect(secure.get('strict-transport-security')).toBe('max-age=31536000');
    const { headers } = await guest.get('/api/games');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('metrics want the token, whatever bytes come instead', async () => {
    const ask = (authorization: string) => new Guest(server.port).request('GET', '/metrics', undefined, { authorization });
    expect((await ask('Bearer geheim')).status).toBe(200);
    for (const wrong of ['Bearer geheiM', 'Bearer gehei\u00fc', '\u00ff\u00fe', '', 'x'.repeat(5_000)])
      expect((await ask(wrong)).status).toBe(404);
  });
});

describe('strangers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.end());

  it('with a token nobody issued are given another', async () => {
    const forger = new Guest(server.port);
    const made = 'M'.repeat(43);
    forger.cookie = `orrery_guest=${made}`;
    expect((await forger.post('/api/tables', { game: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }] })).body.code).toBe('noIdentity');
    const [cookie] = (await forger.get('/api/me')).headers.getSetCookie();
    expect(cookie).toMatch(/^orrery_guest=[\w-]{43};/);
    expect(cookie).not.toContain(made);
    // One with something here from before tokens were marked keeps it.
    await server.context.tools.storage.nameGuest(hashToken(made), 'Old friend', 1);
    expect((await forger.get('/api/me')).body).toEqual({ name: 'Old friend' });
  });

  it('read metrics from this machine only, and not through a proxy on it', async () => {
    const guest = new Guest(server.port);
    expect((await guest.get('/metrics')).status).toBe(200);
    expect((await guest.request('GET', '/metrics', undefined, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  });
});

describe('one address with very many connections', () => {
  it('broken frames are its own affair, not an error of ours', async () => {
    const child = new ChildServer(
      {
        registry: toyRegistry,
        dataDir: `${process.env.TMPDIR ?? '/tmp'}/orrery-frames-${process.pid}`,
        host: '127.0.0.1',
        logLevel: 'info',
        rates: generous,
      },
      true,
    );
    await child.start();
    const guest = await Guest.arrive(child.port);
    for (const bytes of [
      [0xff, 0xff, 0xff],
      [0x81, 0x05, 1, 2, 3, 4, 5],
      [0x8f, 0x80, 0, 0, 0, 0],
      [0xc1, 0x80, 0, 0, 0, 0],
    ]) {
      const line = await guest.connect();
      (line.socket as unknown as { _socket: Socket })._socket.write(Buffer.from(bytes));
      await line.until(() => undefined).catch(() => {});
      expect(line.closed).toBe(true);
    }
    await child.stop();
    expect(child.lines.map((l) => JSON.parse(l).level).filter((level) => level >= 40)).toEqual([]);
  });

  it('loses its own sockets first; whoever comes from there gets in, and whoever sits stays', async () => {
    const server = await testServer({ rates: { ...generous, sockets: 20, socketsPerVisitor: 8 } });
    const anna = await Guest.arrive(server.port);
    const { id } = await anna.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const seated = await anna.connect({ table: id, seat: 0 });
    const flood: WebSocket[] = [];
    const mallory = await Guest.arrive(server.port);
    const open = async (cookie: string): Promise<void> => {
      const socket = new WebSocket(`${mallory.origin.replace('http', 'ws')}/api/socket`, { headers: { origin: mallory.origin, cookie } });
      socket.on('error', () => {});
      await new Promise((resolve) => socket.once('open', resolve));
      flood.push(socket);
    };
    for (let i = 0; i < 12; i++) await open(mallory.cookie);
    for (let i = 0; i < 20; i++) await open((await Guest.arrive(server.port)).cookie);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(flood.filter((s) => s.readyState === WebSocket.OPEN)).toHaveLength(19);
    const bert = await Guest.arrive(server.port);
    const line = await bert.connect();
    expect(await line.ask({ type: 'ping', id: 'p' })).toMatchObject({ type: 'pong' });
    expect(await seated.answer(seated.options[0])).toMatchObject({ type: 'ack' });
    await server.end();
  });

  it('of connections without a whole request the oldest goes', async () => {
    const server = await testServer({ rates: { ...generous, connections: 10 } });
    const idle: Socket[] = [];
    for (let i = 0; i < 30; i++) {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => {});
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.resume();
      socket.write('POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
      idle.push(socket);
    }
    expect((await new Guest(server.port).get('/api/games')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(idle.filter((s) => !s.destroyed && !s.closed).length).toBeLessThanOrEqual(10);
    for (const socket of idle) socket.destroy();
    await server.end();
  });
});
