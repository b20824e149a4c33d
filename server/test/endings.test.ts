import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Job } from '../src/rules/jobs.ts';
import { RulesFailed, ThreadHandle } from '../src/rules/thread-handle.ts';
import { openStorage } from '../src/storage/open.ts';
import { ChildServer } from '../tools/child-server.ts';
import { Guest } from './help/client.ts';
import { generous, testServer, toyRegistry } from './help/server.ts';

describe('a job that cannot cross to its thread', () => {
  it('fails alone', async () => {
    const thread = new ThreadHandle(toyRegistry, { limit: 5_000 }, () => {});
    const configure = (options: unknown): Job<'configure'> => ({ kind: 'configure', game: 'toy', seats: 2, options: options as never });
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    const jobs = [configure({}), configure(deep), configure({ f: () => 1 }), configure({})].map((job) => thread.run(job));
    const [first, second, third, last] = await Promise.allSettled(jobs);
    expect(first).toMatchObject({ status: 'fulfilled', value: { seats: 2 } });
    expect(last).toMatchObject({ status: 'fulfilled', value: { seats: 2 } });
    for (const failed of [second, third]) expect(failed).toMatchObject({ status: 'rejected', reason: expect.any(RulesFailed) });
    expect(thread.load).toBe(0);
    await thread.stop();
  });
});

describe('what nobody caught', () => {
  it('is logged, and the server leaves in order: a failure, with a snapshot of every table', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'orrery-ending-'));
    const server = new ChildServer({ registry: toyRegistry, dataDir, host: '127.0.0.1', logLevel: 'info', rates: generous }, true);
    await server.start();
    const guest = await Guest.arrive(server.port);
    const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const line = await guest.connect({ table: id, seat: 0 });
    expect(await line.answer(line.options[0])).toMatchObject({ type: 'ack', seq: 1 });
    expect(await server.fail()).toMatchObject({ code: 1 });
    expect(line.received.at(-1)).toEqual({ type: 'bye', why: 'shutdown' });
    expect(server.lines.map((l) => JSON.parse(l))).toContainEqual(
      expect.objectContaining({ level: 60, err: expect.objectContaining({ message: 'thrown on request' }) }),
    );
    const storage = await openStorage({ dataDir });
    expect(await storage.snapshots(id)).toMatchObject([{ seq: 1 }]);
    await storage.close();
    await rm(dataDir, { recursive: true, force: true });
  });
});

describe('a body that never ends', () => {
  it('is cut off', async () => {
    const server = await testServer({ requestWithin: 600 });
    const since = performance.now();
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write('POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
      });
      socket.on('data', (data) => {
        text += data.toString();
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 408/);
    expect(performance.now() - since).toBeGreaterThan(500);
    expect(performance.now() - since).toBeLessThan(5_000);
    await server.end();
  });
});

describe('a socket', () => {
  const upgrade = (port: number, path: string): Promise<string> =>
    new Promise((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nConnection: Upgrade\r\n` +
            'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
        );
      });
      socket.on('data', (data) => {
        text += data.toString();
        if (text.startsWith('HTTP/1.1 101')) resolve('101');
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(text.slice(9, 12)));
    });

  it('is one at its own address only', async () => {
    const server = await testServer();
    expect(await upgrade(server.port, '/api/me')).toBe('404');
    expect(await upgrade(server.port, '/healthz')).toBe('404');
    expect(await upgrade(server.port, '/api/socket')).toBe('101');
    await server.end();
  });

  it('that comes through the door while the server stops holds nothing up', async () => {
    const server = await testServer();
    const guest = new Guest(server.port);
    // Made up, so that storage is asked about it, slowly.
    guest.cookie = `orrery_guest=${'M'.repeat(43)}`;
    const { storage } = server.context.tools;
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<boolean>();
    storage.knows = () => {
      asked.resolve();
      return answer.promise;
    };
    const opening = guest.connect().catch(() => 'refused');
    await asked.promise;
    const since = performance.now();
    const stopping = server.stop();
    setTimeout(() => answer.resolve(false), 300);
    await stopping;
    expect(performance.now() - since).toBeLessThan(10_000);
    await opening;
    await server.end();
  });
});

describe('a server about to stop', () => {
  it('takes no new work, and says that trying again is right', async () => {
    const server = await testServer();
    const guest = await Guest.arrive(server.port);
    const { id } = await guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    const line = await guest.connect({ table: id, seat: 0 });
    server.context.gate.shut();
    expect(await line.refusal({ type: 'answer', id: 'late', seq: 0, decision: 'bid', answer: line.options[0] })).toBe('busy');
    expect(await guest.get('/api/tables')).toMatchObject({ status: 503, body: { code: 'busy' } });
    await server.end();
  });
});
