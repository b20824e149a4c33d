import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Mistakes somebody could make while adding to a game: each in a copy of its own, and where the compiler has to complain. */
type Mistake = { readonly file: string; readonly from: string | RegExp; readonly to: string; readonly errors: readonly RegExp[] };

const mistakes: Readonly<Record<string, Mistake>> = {
  'an option without words': {
    file: 'content/options.ts',
    from: 'export const options = {',
    to: "export const options = {\n  harder: { kind: 'flag', default: false },",
    errors: [/^text\/en\.ts.*harder/m, /^text\/de\.ts.*harder/m],
  },
  'a missing prompt': { file: 'text/en.ts', from: /\n {4}exchange: \(\) => '[^\n]*/, to: '', errors: [/^text\/en\.ts.*exchange/m] },
  'words for a question that does not exist': {
    file: 'text/de.ts',
    from: '  prompts: {',
    to: "  prompts: {\n    chooseColour: () => 'Farbe?',",
    errors: [/^text\/de\.ts.*chooseColour/m],
  },
  'a reason without words': {
    file: 'rulebook.ts',
    from: 'export type Reasons = {',
    to: 'export type Reasons = {\n  readonly tooLate: Nothing;',
    errors: [/^text\/en\.ts.*tooLate/m, /^text\/de\.ts.*tooLate/m],
  },
  'a reason nobody knows': { file: 'rules/phase1.ts', from: "'offerEmpty'", to: "'offerVoid'", errors: [/^rules\/phase1\.ts.*offerVoid/m] },
  'a reason that does not say what it has to': {
    file: 'rules/actions.ts',
    from: "'roomTied', 'AN-150', { need: 1 }",
    to: "'roomTied', 'AN-150'",
    errors: [/^rules\/actions\.ts/m],
  },
  'an event without words': {
    file: 'events.ts',
    from: 'export type Event =',
    to: "export type Event =\n  | { readonly type: 'applauded' }",
    errors: [/^text\/en\.ts.*applauded/m, /^text\/de\.ts.*applauded/m],
  },
  'a third language that has begun': {
    file: 'text/fr.ts',
    from: '',
    to: `import { completed } from '@orrery/kernel';
import { words as english } from './en.ts';
import { speak } from './language.ts';

export const fr = speak('fr', completed({ tagline: 'Une épave, des dés.', prompts: { exchange: () => 'Échanger la mission ?' } }, english));
`,
    errors: [],
  },
  'a third language with a sentence nobody says': {
    file: 'text/fr.ts',
    from: '',
    to: `import { completed } from '@orrery/kernel';
import { words as english } from './en.ts';
import { speak } from './language.ts';

export const fr = speak('fr', completed({ prompts: { exchanged: () => 'Échangée' } }, english));
`,
    errors: [/^text\/fr\.ts.*exchanged/m],
  },
};

describe('what does not compile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  const found = new Map<string, string>();

  beforeAll(() => {
    const names = Object.keys(mistakes);
    names.forEach((name, i) => {
      const copy = join(folder, `game${i}`);
      cpSync(join(root, 'games/andromeda'), copy, {
        recursive: true,
        // Boards and lessons stand on the kit.
        filter: (source) => !/\/(board|learn\/(lesson|scenes|en|de)\.ts|test|node_modules)$/.test(source),
      });
      const { file, from, to } = mistakes[name];
      const path = join(copy, file);
      const text = from === '' ? '' : readFileSync(path, 'utf8');
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${name}: nothing was changed in ${file}`);
      writeFileSync(path, changed);
    });
    const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
    const paths = { '@orrery/kernel': [join(root, 'kernel/src/index.ts')] };
    const options = { ...compilerOptions, noEmit: true, incremental: false, types: [], paths, tsBuildInfoFile: undefined };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: names.map((_, i) => `game${i}`) }));
    let said = '';
    try {
      execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
    } catch (error) {
      said = (error as { stdout: string }).stdout;
    }
    names.forEach((name, i) => {
      const lines = said.split('\n').filter((line) => line.startsWith(`game${i}/`));
      found.set(name, lines.map((line) => line.slice(`game${i}/`.length)).join('\n'));
    });
    expect(said.split('\n').filter((line) => line !== '' && !/^(game\d+\/|\s)/.test(line))).toEqual([]);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.keys(mistakes))('%s', (name) => {
    const { errors } = mistakes[name];
    for (const error of errors) expect(found.get(name)).toMatch(error);
    if (errors.length === 0) expect(found.get(name)).toBe('');
  });
});
