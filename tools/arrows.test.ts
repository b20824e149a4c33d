import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** What the tool says of a house with this one file in it. */
function check(path: string, source: string): { code: number | null; said: string } {
  const house = mkdtempSync(join(tmpdir(), 'arrows-'));
  mkdirSync(join(house, dirname(path)), { recursive: true });
  writeFileSync(join(house, path), source);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/arrows.mjs', house], { encoding: 'utf8' });
  return { code: status, said: stdout + stderr };
}

const wrong: [string, string][] = [
  ['kernel/src/x.ts', "import { andromeda } from '@orrery/andromeda';"],
  ['kernel/src/x.ts', "import { readFileSync } from 'node:fs';"],
  ['games/alpha/rules/x.ts', "import { y } from '../../beta/rules/y.ts';"],
  ['games/alpha/rules/x.ts', "import { y } from '@orrery/beta';"],
  ['games/alpha/rules/x.ts', "import { useState } from 'react';"],
  ['games/alpha/rules/x.ts', "import { Table } from '@orrery/host';"],
  ['games/alpha/rules/x.ts', "import { Board } from '../board/index.tsx';"],
  ['host/src/x.ts', "import { registry } from '@orrery/games';"],
  ['bots/src/x.ts', "const { alpha } = await import('@orrery/alpha');"],
  ['protocol/src/x.ts', "import Fastify from 'fastify';"],
  ['kernel/src/x.ts', 'const { alpha } = await import(`@orrery/alpha`);'],
  ['server/src/x.ts', "import { alpha } from '@orrery/alpha';"],
  ['web/src/x.tsx', "import { Board } from '../../games/alpha/board/index.tsx';"],
];
it.each(wrong)('%s may not %s', (path, source) => {
  const { code, said } = check(path, source);
  expect(said).toContain(path);
  expect(code).toBe(1);
});

const right: [string, string][] = [
  ['games/alpha/rules/x.ts', "import { open } from '@orrery/kernel';\nimport { y } from '../state.ts';"],
  [
    'games/alpha/board/x.tsx',
    "import { Card } from '@orrery/kit';\nimport { useState } from 'react';\nimport type { V } from '../view.ts';",
  ],
  ['games/registry.ts', "const load = () => import('./alpha/index.ts');"],
  ['server/src/x.ts', "import { registry } from '@orrery/games';\nimport Fastify from 'fastify';"],
];
it.each(right)('%s may %s', (path, source) => {
  expect(check(path, source)).toEqual({ code: 0, said: 'arrows point inward\n' });
});
