import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('the demo is not written over a folder that holds something else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-demo-'));
  writeFileSync(join(folder, 'letter to my aunt'), '');
  const tool = fileURLToPath(new URL('../tools/demo.mjs', import.meta.url));
  const { code, said } = await new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = execFile(process.execPath, [tool, folder, '--built'], (_, __, said) => resolve({ code: child.exitCode, said }));
  });
  expect([code, said]).toEqual([1, `${folder} holds something else: name a folder that is empty or not there yet\n`]);
  expect(readdirSync(folder)).toEqual(['letter to my aunt']);
  rmSync(folder, { recursive: true });
});
