import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from './help/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const get = async (path: string): Promise<{ status: number; body: Record<string, unknown> }> => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

it('a host that wrote nothing has no pages', async () => {
  expect((await get('/api/me')).body).toEqual({ name: '' });
  expect((await get('/api/pages/imprint')).status).toBe(404);
});

it('pages are those in the data folder at that moment, in the language there is', async () => {
  const folder = join(server.dataDir, 'pages');
  await mkdir(folder);
  await writeFile(join(folder, 'imprint.md'), '# Who');
  await writeFile(join(folder, 'privacy.en.md'), 'What');
  await writeFile(join(folder, 'privacy.de.md'), 'Was');
  await writeFile(join(folder, 'notes.md'), 'mine');
  await writeFile(join(server.dataDir, 'secret.md'), 'mine');
  expect((await get('/api/me')).body.pages).toEqual(['imprint', 'privacy']);
  expect((await get('/api/pages/imprint?language=de')).body).toEqual({ language: '', markdown: '# Who' });
  expect((await get('/api/pages/privacy?language=de')).body).toEqual({ language: 'de', markdown: 'Was' });
  expect((await get('/api/pages/privacy?language=en')).body).toEqual({ language: 'en', markdown: 'What' });
});

it('nothing else of the machine is a page', async () => {
  for (const path of ['notes', '..%2Fsecret', 'imprint.md', '%2e%2e%2fsecret.md', 'imprint%00', 'privacy?language=../../x'])
    expect([path, (await get(`/api/pages/${path}`)).status]).toEqual([path, path.startsWith('privacy?') ? 200 : 404]);
});
