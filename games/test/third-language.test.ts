import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'third-language-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCES = ['kernel/src', 'games', 'bots/src', 'host/src', 'protocol/src', 'web/kit/src', 'web/src'];

/** A beginning: a few sentences of one game, everything else is said in English. */
const FRENCH = `import { completed } from '@orrery/kernel';
import { words as english } from './en.ts';
import { speak } from './language.ts';

export const fr = speak('fr', completed({ tagline: 'Une épave, des dés.', prompts: { exchange: () => 'Échanger la mission ?' } }, english));
`;

it('a third language begins with a line in the list and one file, and everything compiles', () => {
  for (const source of SOURCES) {
    mkdirSync(dirname(join(folder, source)), { recursive: true });
    cpSync(join(root, source), join(folder, source), {
      recursive: true,
      filter: (path) => !/\/(test|testing|node_modules|dist)$/.test(path),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const list = join(folder, 'kernel/src/language.ts');
  const listed = readFileSync(list, 'utf8').replace("de: 'Deutsch'", "de: 'Deutsch', fr: 'Français'");
  expect(listed).toContain('Français');
  writeFileSync(list, listed);
  writeFileSync(join(folder, 'games/andromeda/text/fr.ts'), FRENCH);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));

  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const at = (path: string): string[] => [join(folder, path)];
  const paths = {
    '@orrery/kernel': at('kernel/src/index.ts'),
    '@orrery/games': at('games/registry.ts'),
    '@orrery/bots': at('bots/src/index.ts'),
    '@orrery/host': at('host/src/index.ts'),
    '@orrery/protocol': at('protocol/src/index.ts'),
    '@orrery/kit': at('web/kit/src/index.ts'),
  };
  const options = { ...compilerOptions, incremental: false, tsBuildInfoFile: undefined, paths };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: SOURCES }));
  let said = '';
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    said = (error as { stdout: string }).stdout;
  }
  expect(said).toBe('');
}, 240_000);
