import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guest } from './help/client.ts';
import { type TestServer, testServer } from './help/server.ts';

let server: TestServer;
beforeAll(async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'orrery-web-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Orrery</title>');
  server = await testServer({ webRoot });
});
afterAll(() => server.end());

const fetched = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });

it('an address of a table says what it leads to, and no secret', async () => {
  const anna = await Guest.arrive(server.port);
  const title = 'Crew <b>&"quoted"';
  const { id } = await anna.lay({ seats: [{ kind: 'me', name: 'Anna <i>' }, { kind: 'empty' }], title });
  const { token } = (await anna.post<{ token: string }>(`/api/tables/${id}/watch-link`)).body;
  const answer = await fetched(`/t/${id}?watch=${token}`);
  const page = await answer.text();
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page).toContain('<meta property="og:title" content="toy – Crew &#60;b&#62;&#38;&#34;quoted&#34;">');
  expect(page).toContain('content="Anna &#60;i&#62; · 1 open seat"');
  expect(page).toContain(`content="http://127.0.0.1:${server.port}/t/${id}"`);
  expect(page).not.toContain(token);
  expect(page).not.toContain('<b>');
  expect(page).not.toMatch(/seed|cookie|identity/i);
  expect(await (await fetched(`/t/${id}`, { 'accept-language': 'de-AT,de;q=0.9' })).text()).toContain('1 freier Platz');
  const german = await (await fetched(`/t/${id}`, { 'accept-language': 'fr-CH, de;q=0.9, en;q=0.8' })).text();
  expect(german).toContain('<meta property="og:locale" content="de_DE">');
  expect(page).toContain('<meta property="og:locale" content="en_GB">');
  const replay = await (await fetched(`/r/${id}/42`)).text();
  expect(replay).toContain(`/r/${id}/42`);
  expect(replay).toContain(`<script src="../../shared.js" data-up="../../" data-to="r=${id}&#38;at=42">`);
  expect(replay).toContain(`url=../../?r=${id}&#38;at=42`);
});

it('a browser goes on to the client, whether the table exists or not', async () => {
  const document = { 'sec-fetch-dest': 'document' };
  const table = await fetched(`/t/${'A'.repeat(22)}`, document);
  expect([table.status, table.headers.get('location')]).toEqual([302, `../?t=${'A'.repeat(22)}`]);
  const replay = await fetched(`/r/${'A'.repeat(22)}/7`, document);
  expect(replay.headers.get('location')).toBe(`../../?r=${'A'.repeat(22)}&at=7`);
  expect((await fetched(`/t/${'A'.repeat(22)}`)).status).toBe(404);
  for (const odd of ['/t/x', `/t/${'A'.repeat(21)}%22`, `/r/${'A'.repeat(22)}/x`, `/r/${'A'.repeat(22)}/-1`]) {
    expect((await fetched(odd, document)).status).toBe(400);
  }
});
