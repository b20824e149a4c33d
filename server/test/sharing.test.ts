import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Save } from '@orrery/kernel';
import { type SharedMatch, sharedMatch } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, newOrderId } from './help/client.ts';
import { type TestServer, testServer } from './help/server.ts';

let server: TestServer;
beforeAll(async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'orrery-web-'));
  mkdirSync(join(webRoot, 'covers'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Orrery</title>');
  writeFileSync(join(webRoot, 'covers', 'toy-en.png'), 'png');
  server = await testServer({ webRoot });
});
afterAll(() => server.end());

const page = async (path: string): Promise<{ status: number; html: string }> => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
};

/** A match that Anna plays with both hands, as far as told. */
async function played(anna: Guest, answers = Number.POSITIVE_INFINITY): Promise<{ id: string; save: Save }> {
  const { id } = await anna.lay({
    seats: [
      { kind: 'me', name: 'Anna' },
      { kind: 'me', name: 'Bert' },
    ],
  });
  const lines = [await anna.connect({ table: id, seat: 0 }), await anna.connect({ table: id, seat: 1 })];
  for (let given = 0; given < answers; given++) {
    const line = lines.find((l) => l.options.length > 0);
    if (line === undefined) break;
    await line.answer(line.options[0]);
    await Promise.all(lines.map((l) => l.reach(line.seq)));
  }
  for (const line of lines) line.close();
  return { id, save: (await anna.get<Save>(`/api/tables/${id}/save`)).body };
}
const people = [
  { kind: 'human', name: 'Anna', bot: null },
  { kind: 'human', name: 'Bert', bot: null },
];

describe('a match that is over', () => {
  it('may be watched by whoever has its address, without what was said there', async () => {
    const [anna, stranger] = [await Guest.arrive(server.port), await Guest.arrive(server.port)];
    const { id } = await played(anna);
    const own = await anna.connect({ table: id, seat: 0 });
    await own.ask({ type: 'chat', id: newOrderId(), text: 'between us' });
    const line = await stranger.connect({ table: id, seat: null });
    expect(line.payload?.status).toBe('over');
    expect(line.received.find((m) => m.type === 'welcome')).toMatchObject({ chat: [] });
    await own.ask({ type: 'chat', id: newOrderId(), text: 'and now' });
    expect((await line.ask({ type: 'ping', id: newOrderId() })).type).toBe('pong');
    expect(line.raw.join()).not.toMatch(/between us|and now/);
    expect((await stranger.get<Save>(`/api/tables/${id}/save`)).status).toBe(200);
    expect((await stranger.get(`/api/tables/${id}/replay?from=0&to=3`)).status).toBe(200);
    expect(await stranger.connect({ table: id, seat: 0 }).catch((e) => e.message)).toBe('refused: notYourSeat');
    const { html } = await page(`/t/${id}`);
    expect(html).toMatch(/content="Anna -?\d+, Bert -?\d+ · [^"]* won"/);
  });

  it('is still nobody else’s while it runs', async () => {
    const [anna, stranger] = [await Guest.arrive(server.port), await Guest.arrive(server.port)];
    const { id } = await played(anna, 2);
    expect(await stranger.connect({ table: id, seat: null }).catch((e) => e.message)).toBe('refused: mayNotWatch');
    expect((await stranger.get(`/api/tables/${id}/save`)).status).toBe(403);
  });
});

describe('a match of somebody’s own device', () => {
  it('is shared once, for whoever has the link, with a preview', async () => {
    const [anna, stranger] = [await Guest.arrive(server.port), await Guest.arrive(server.port)];
    const { save } = await played(anna);
    const share = { save, title: 'At home', seats: people };
    const { id } = (await anna.post<{ id: string }>('/api/shared', share)).body;
    expect(id).toMatch(/^s[\w-]{22}$/);
    expect((await anna.post<{ id: string }>('/api/shared', share)).body.id).toBe(id);
    const { status, body } = await stranger.get<SharedMatch>(`/api/shared/${id}`);
    expect(status).toBe(200);
    expect(sharedMatch.parse(body)).toMatchObject({ game: 'toy', title: 'At home', over: true, seats: people });
    expect(body.save.log).toEqual(save.log);
    const { html } = await page(`/r/${id}/3`);
    expect(html).toContain('<meta property="og:title" content="Replay: toy – At home">');
    expect(html).toContain('content="Anna, Bert"');
    expect(html).toContain(`content="http://127.0.0.1:${server.port}/covers/toy-en.png"`);
    expect(html).not.toContain(save.seed);
    expect((await stranger.request('DELETE', `/api/shared/${id}`)).status).toBe(404);
    expect((await anna.request('DELETE', `/api/shared/${id}`)).status).toBe(204);
    expect((await stranger.get(`/api/shared/${id}`)).status).toBe(404);
    expect((await page(`/r/${id}`)).status).toBe(404);
  });

  it('is taken only as it was really played, and goes with whoever shared it', async () => {
    const anna = await Guest.arrive(server.port);
    const { save } = await played(anna, 3);
    const share = { save, title: 'At home', seats: people };
    for (const [wrong, code] of [
      [{ ...share, save: { ...save, seed: 'another' } }, 'badSave'],
      [{ ...share, seats: people.slice(1) }, 'seats'],
      [{ ...share, seats: [{ ...people[0], name: '' }, people[1]] }, 'badMessage'],
      [{ ...share, more: 1 }, 'badMessage'],
      ['{', 'badMessage'],
    ] as const)
      expect((await anna.post('/api/shared', wrong)).body.code).toBe(code);
    await anna.post('/api/player', { name: 'Anna', language: 'en', zone: 'UTC' });
    const { id } = (await anna.post<{ id: string }>('/api/shared', share)).body;
    expect((await anna.get<SharedMatch>(`/api/shared/${id}`)).body.over).toBe(false);
    expect(JSON.stringify((await anna.get<unknown>('/api/player/export')).body)).toContain(`/api/shared/${id}`);
    expect((await anna.request('DELETE', '/api/player', { name: 'Anna' })).status).toBeLessThan(300);
    expect((await anna.get(`/api/shared/${id}`)).status).toBe(404);
    // It is there again where they stay after all.
    expect((await anna.post('/api/player/stay')).status).toBeLessThan(300);
    expect((await anna.get(`/api/shared/${id}`)).status).toBe(200);
  });
});

describe('a profile’s address', () => {
  it('says whose it is where that is shown to everybody', async () => {
    const anna = await Guest.arrive(server.port);
    await anna.post('/api/player', { name: 'Anna <b>', language: 'en', zone: 'UTC' });
    const { handle } = (await anna.get<{ handle: string }>('/api/profile')).body;
    expect((await page(`/p/${handle}`)).html).not.toContain('Anna');
    expect((await page(`/p/${'x'.repeat(16)}`)).html).toBe((await page(`/p/${handle}`)).html.replaceAll(handle, 'x'.repeat(16)));
    await anna.request('PUT', '/api/profile', { shown: 'everybody' });
    expect((await page(`/p/${handle}`)).html).toContain('<title>Anna &#60;b&#62;</title>');
  });
});
