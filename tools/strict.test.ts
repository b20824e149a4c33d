import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const TAKES_FIRST = 'export const first = (list: readonly string[]): string => list[0];\n';

/** What the tool says of a house with a strict room and a lax one that comes along by import. */
function check({ strict, lax, config = {} }: { strict: string; lax: string; config?: object }): { code: number | null; said: string } {
  const house = mkdtempSync(join(tmpdir(), 'strict-'));
  for (const [room, source] of Object.entries({ strict, lax })) {
    mkdirSync(join(house, room));
    writeFileSync(join(house, room, 'x.ts'), source);
  }
  const compilerOptions = {
    noUncheckedIndexedAccess: true,
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: 'nodenext',
    types: [],
  };
  writeFileSync(join(house, 'tsconfig.strict.json'), JSON.stringify({ compilerOptions, include: ['strict'], ...config }));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/strict.mjs', house], { encoding: 'utf8' });
  return { code: status, said: stdout + stderr };
}

it('names an index nobody checked', () => {
  const { code, said } = check({ strict: TAKES_FIRST, lax: '' });
  expect(said).toContain('strict/x.ts(1,');
  expect(code).toBe(1);
});

it('leaves out what comes along by import', () => {
  const { code, said } = check({ strict: "export { first } from '../lax/x.ts';\n", lax: TAKES_FIRST });
  expect(said).not.toContain('lax/');
  expect(code).toBe(0);
});

it('fails where the compiler cannot begin', () => {
  expect(check({ strict: '', lax: '', config: { include: ['nowhere'] } }).code).toBe(1);
});
