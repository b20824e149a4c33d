import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'orrery-side-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tool = fileURLToPath(new URL('side-by-side.mjs', import.meta.url));
/** Waits until the other list has begun: had it not, both would wait for ever. */
const meet = `const fs = require('node:fs');
const [mine, other, word] = process.argv.slice(2);
fs.writeFileSync(mine, '');
const wait = setInterval(() => { if (fs.existsSync(other)) { clearInterval(wait); console.log(word); } }, 10);`;
writeFileSync(join(folder, 'meet.cjs'), meet);
const scripts = {
  left: 'node meet.cjs left-there right-there left',
  right: 'node meet.cjs right-there left-there right',
  after: 'node -p "\'after\'"',
  wrong: 'node -e "process.exit(3)"',
};
writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'trial', private: true, scripts }));

const run = (...lists: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...lists], { cwd: folder, encoding: 'utf8' });
  return { status, out: stdout, failed: stderr };
};

describe('tools/side-by-side.mjs', () => {
  it('runs lists at the same time, the scripts of a list in turn, and tells the later lists afterwards', () => {
    expect(run('left after', 'right')).toEqual({ status: 0, out: 'left\nafter\nright\n', failed: '' });
  });

  it('names what has failed, ends its list and lets the others end', () => {
    expect(run('wrong after', 'after')).toEqual({ status: 1, out: 'after\n', failed: 'npm run wrong has failed\n' });
    expect(run('after', 'wrong after')).toEqual({ status: 1, out: 'after\n', failed: 'npm run wrong has failed\n' });
  });
});
