import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Mistakes somebody could make while adding to a game: each in a copy of its own, and where the compiler has to complain. */
type Edit = { readonly file: string; readonly from: string | RegExp; readonly to: string };
type Mistake = Edit & { readonly game?: string; readonly also?: readonly Edit[]; readonly errors: readonly RegExp[] };

/** A kind of effect that only its type knows: its rule, its icons and its words are missed by name. */
const effectKind = (game: string, words: readonly RegExp[]): Mistake => ({
  game,
  file: 'content/effects.ts',
  from: 'export type Effect =',
  to: "export type Effect =\n  | { readonly kind: 'applaud' }",
  errors: [/^effects\/rules\.ts.*applaud/m, /^effects\/faces\.ts.*applaud/m, ...words],
});

const HARDER = { name: 'Harder', explanation: 'Everything is harder.' };
const harderIn = (language: 'en' | 'de'): Edit => ({
  file: `text/${language}.ts`,
  from: '  options: {',
  to: `  options: {\n    harder: ${JSON.stringify(HARDER)},`,
});

const mistakes: Readonly<Record<string, Mistake>> = {
  'an option without words': {
    file: 'rules/setup.ts',
    from: 'export const options = {',
    to: 'export const options = { harder: flag(),',
    errors: [/^text\/en\.ts.*harder/m, /^text\/de\.ts.*harder/m],
  },
  'an option without words in another game': {
    game: 'beyond-the-sun',
    file: 'rules/display.ts',
    from: 'export const options = {',
    to: 'export const options = { harder: flag(),',
    errors: [/^text\/en\.ts.*harder/m, /^text\/de\.ts.*harder/m],
  },
  'an option in its three places: the chapter that reads it, and each language': {
    file: 'rules/setup.ts',
    from: /export const options = \{([\s\S]*?)if \(state\.config\.options\.beginner\)/,
    to: 'export const options = { harder: flag(),$1if (state.config.options.beginner && !state.config.options.harder)',
    also: [harderIn('en'), harderIn('de')],
    errors: [],
  },
  'a kind of effect': effectKind('beyond-the-sun', [/^text\/en\.ts.*applaud/m, /^text\/de\.ts.*applaud/m]),
  'a kind of effect in another game': effectKind('andromedas-edge', [
    /^text\/effects\.en\.ts.*applaud/m,
    /^text\/effects\.de\.ts.*applaud/m,
  ]),
  'a kind of ability': {
    file: 'content/species.ts',
    from: 'export type Ability =',
    to: "export type Ability =\n  | { readonly kind: 'applaud' }",
    errors: [/^rules\/abilities\.ts.*applaud/m, /^text\/en\.ts.*applaud/m, /^text\/de\.ts.*applaud/m],
  },
  'a missing prompt in another game': {
    game: 'beyond-the-sun',
    file: 'text/de.ts',
    from: /\n {4}chooseSystem: \(\) => '[^\n]*/,
    to: '',
    errors: [/^text\/de\.ts.*chooseSystem/m],
  },
  'an option, a prompt and a kind of ability in a third game': {
    game: 'age-of-galaxy',
    file: 'content/abilities.ts',
    from: 'export type Ability =',
    to: "export type Ability =\n  | { readonly kind: 'applaud'; readonly gain: Bundle; readonly pay?: Bundle }",
    also: [
      { file: 'rules/setup.ts', from: 'export const options = {', to: 'export const options = { harder: flag(),' },
      { file: 'text/de.ts', from: /\n {4}chooseReward: '[^\n]*/, to: '' },
    ],
    errors: [
      /^content\/tables\.ts.*applaud/m,
      /^bot-worth\.ts.*applaud/m,
      /^text\/language\.ts/m,
      /^text\/en\.ts.*harder/m,
      /^text\/de\.ts.*chooseReward/m,
    ],
  },
  'an option, a prompt and words for no question in a fourth game': {
    game: 'andromedas-edge',
    file: 'rules/setup.ts',
    from: 'export const options = {',
    to: 'export const options = { harder: flag(),',
    also: [
      { file: 'text/prompts.de.ts', from: /\n {2}chooseDestiny: \(\) => '[^\n]*/, to: '' },
      { file: 'text/prompts.en.ts', from: "Sentences['prompts'] = {", to: "Sentences['prompts'] = {\n  chooseColour: () => 'Colour?'," },
    ],
    errors: [
      /^text\/en\.ts.*harder/m,
      /^text\/de\.ts.*harder/m,
      /^text\/prompts\.de\.ts.*chooseDestiny/m,
      /^text\/prompts\.en\.ts.*chooseColour/m,
    ],
  },
  'a missing prompt': { file: 'text/en.ts', from: /\n {4}exchange: \(\) => '[^\n]*/, to: '', errors: [/^text\/en\.ts.*exchange/m] },
  'words for a question that does not exist': {
    file: 'text/de.ts',
    from: '  prompts: {',
    to: "  prompts: {\n    chooseColour: () => 'Farbe?',",
    errors: [/^text\/de\.ts.*chooseColour/m],
  },
  'a question nobody asks, among those that tell a secret': {
    file: 'asking.ts',
    from: "'chooseSpecies'",
    to: "'chooseColour'",
    errors: [/^asking\.ts.*chooseColour/m],
  },
  'a window for a question nobody asks': {
    game: 'andromedas-edge',
    file: 'asking.ts',
    from: '  diplomacy: () =>',
    to: "  chooseColour: () => ({ kinds: ['moment'], pass: 'go' }),\n  diplomacy: () =>",
    errors: [/^asking\.ts.*chooseColour/m],
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
      const { game = 'andromeda', also = [], ...first } = mistakes[name];
      cpSync(join(root, 'games', game), copy, {
        recursive: true,
        // Boards and lessons stand on the kit.
        filter: (source) => !/\/(board|learn\/(lesson|scenes|en|de)\.ts|test|node_modules)$/.test(source),
      });
      for (const { file, from, to } of [first, ...also]) {
        const path = join(copy, file);
        const text = from === '' ? '' : readFileSync(path, 'utf8');
        const changed = text.replace(from, to);
        if (changed === text) throw new Error(`${name}: nothing was changed in ${file}`);
        writeFileSync(path, changed);
      }
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
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.keys(mistakes))('%s', (name) => {
    const { errors } = mistakes[name];
    for (const error of errors) expect(found.get(name)).toMatch(error);
    if (errors.length === 0) expect(found.get(name)).toBe('');
  });
});
