import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'orrery-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]): Promise<{ code: number | null; out: string; said: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, args, (_, out, said) => resolve({ code: child.exitCode, out, said }));
  });

describe('tools/run.mjs', () => {
  cpSync(new URL('run.mjs', import.meta.url), join(folder, 'tools', 'run.mjs'));
  writeFileSync(join(folder, 'said.ts'), 'const words: string[] = process.argv.slice(2);\nconsole.log(words.join());\n');
  const tool = join(folder, 'tools', 'run.mjs');

  it('says that packages are missing', async () => {
    expect(await run(tool, 'said.ts')).toEqual({ code: 1, out: '', said: 'Orrery needs its packages: run npm ci in this folder first\n' });
  });

  it('says in one line that Node is too old', async () => {
    // As an older Node would see itself.
    const old = join(folder, 'old.mjs');
    writeFileSync(old, "Object.defineProperty(process, 'versions', { value: { node: '20.11.0' } });\n");
    const { code, said } = await run('--import', old, tool, 'said.ts');
    expect(code).toBe(1);
    const line = /^Orrery needs Node 24 or newer, and this is v[\d.]+: install it from https:\/\/nodejs\.org, or ([^\n]*)\n$/;
    expect(line.exec(said)?.[1]).toBe('run npm ci, which brings one along');
    // An archive has no packages to build with; npm fetches a Node for it.
    writeFileSync(join(folder, 'orrery.mjs'), '');
    expect(line.exec((await run('--import', old, tool, 'said.ts')).said)?.[1]).toBe(
      `start it as npx --yes --package node-${process.platform}-${process.arch}@24 node orrery.mjs`,
    );
    rmSync(join(folder, 'orrery.mjs'));
  });

  it('hands over to the Node that npm ci brought along', async () => {
    const old = join(folder, 'old.mjs');
    const brought = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin');
    mkdirSync(brought, { recursive: true });
    writeFileSync(join(brought, 'node'), '#!/bin/sh\nshift\necho "the newer one runs $* before $(echo "$PATH" | cut -d: -f1)"\nexit 7\n', {
      mode: 0o755,
    });
    expect(await run('--import', old, tool, 'said.ts', 'a')).toEqual({
      code: 7,
      out: `the newer one runs said.ts a before ${brought}\n`,
      said: '',
    });
    rmSync(brought, { recursive: true });
  });

  it('is how every command of package.json is run: npm 9 does not put the newer Node in their way, and Windows knows no NAME=value', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      scripts: Record<string, string>;
    };
    // The compiler runs on any Node, and Biome on none.
    const steps = Object.values(scripts).flatMap((script) => script.split(' && '));
    expect(steps.filter((step) => !/^(node tools\/run\.mjs |npm run |tsc |biome )/.test(step))).toEqual([]);
  });

  it('passes its arguments on', async () => {
    mkdirSync(join(folder, 'node_modules', '@orrery', 'kernel'), { recursive: true });
    expect(await run(tool, 'said.ts', 'a', '--b')).toEqual({ code: 0, out: 'a,--b\n', said: '' });
  });

  it('prints what a file says of itself, and tells in a line what it does not know', async () => {
    mkdirSync(join(folder, 'node_modules', '@orrery', 'kernel'), { recursive: true });
    const taking = "import { parseArgs } from 'node:util';\nparseArgs({ options: { a: { type: 'boolean' } } });\nconsole.log('ran');\n";
    writeFileSync(join(folder, 'told.mjs'), `#!/usr/bin/env node\n// Counts stars:\n//   told [--a]\n${taking}`);
    writeFileSync(join(folder, 'block.ts'), `/**\n * Counts moons.\n * told [--a]\n */\n${taking}`);
    writeFileSync(join(folder, 'own.ts'), "// Answers by itself.\nif (process.argv[2] === '--help') console.log('my own help');\n");
    expect(await run(tool, 'told.mjs', '--help')).toEqual({ code: 0, out: 'Counts stars:\n  told [--a]\n', said: '' });
    expect(await run(tool, 'block.ts', '--help')).toEqual({ code: 0, out: 'Counts moons.\ntold [--a]\n', said: '' });
    expect(await run(tool, 'own.ts', '--help')).toEqual({ code: 0, out: 'my own help\n', said: '' });
    expect(await run(tool, 'block.ts', '--a')).toEqual({ code: 0, out: 'ran\n', said: '' });
    expect(await run(tool, 'told.mjs', '--b')).toEqual({ code: 1, out: '', said: "Unknown option '--b'\n\nCounts stars:\n  told [--a]\n" });
  });

  it('puts what stands before the file into the environment, unless something is there', async () => {
    writeFileSync(join(folder, 'around.ts'), 'console.log(process.env.RUN_A, process.env.RUN_B, process.argv[2]);\n');
    process.env.RUN_B = 'mine';
    const { out } = await run(tool, 'RUN_A=x=1', 'RUN_B=all', 'around.ts', 'RUN_A=2');
    delete process.env.RUN_B;
    expect(out).toBe('x=1 mine RUN_A=2\n');
  });
});
