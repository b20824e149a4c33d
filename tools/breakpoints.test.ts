import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What the tool says of a house with this one file in it. */
function check(name: string, source: string): { code: number | null; said: string } {
  const house = mkdtempSync(join(tmpdir(), 'breakpoints-'));
  for (const folder of ['web', 'games']) mkdirSync(join(house, folder));
  writeFileSync(join(house, 'web', name), source);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/breakpoints.mjs', house], { encoding: 'utf8' });
  return { code: status, said: stdout + stderr };
}

it.each([
  ['x.css', '@media (max-width: 761px) {}'],
  ['x.css', '@media (max-height: 700px) and (min-width: 760px) {}'],
  ['x.css', '@media (max-width: 48em) {}'],
  ['x.css', '@media (width <= 760px) {}'],
  ['x.ts', "matchMedia('(max-width: 800px)')"],
])('%s may not say %s', (name, source) => {
  const { code, said } = check(name, source);
  expect(said).toContain(`web/${name}`);
  expect(code).toBe(1);
});

it.each([
  ['x.css', '@media (max-width: 760px) {}\n@media (max-height: 700px) and (min-width: 761px) {}'],
  ['x.css', '@container (max-width: 190px) {}'],
  ['x.tsx', "matchMedia('(max-width: 760px)')"],
])('%s may say %s', (name, source) => {
  expect(check(name, source).code).toBe(0);
});
