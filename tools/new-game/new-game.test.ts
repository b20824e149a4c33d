import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const house = mkdtempSync(join(tmpdir(), 'new-game-'));
const guide = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');

/** A game made by the document alone may have at most this many lines. */
const MOST_LINES = 370;

type Block = { readonly language: string; readonly text: string };
const blocks: readonly Block[] = [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({
  language,
  text,
}));

/** What a block of the document asks for: commands to run, or lines to put somewhere; the rest of the blocks only explain. */
function steps({ language, text }: Block): (() => void)[] {
  if (language === 'sh') return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [() => run(line)]));
  const [first = '', ...rest] = text.split('\n');
  const [, file, how, anchor] = /^\/\/ (games\/\S+), (after|instead of): (.*)$/.exec(first) ?? [];
  if (file === undefined || anchor === undefined) return [];
  return [() => put(file, how === 'after', anchor, rest.join('\n').trimEnd())];
}

let said = '';
let added = 0;

function run(command: string): void {
  const env = { ...process.env, PATH: `${join(house, 'node_modules/.bin')}:${process.env.PATH}`, FORCE_COLOR: '0' };
  try {
    said += stripVTControlCharacters(
      execFileSync('sh', ['-c', command], { cwd: house, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }),
    );
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}\n${stdout}\n${stderr}`);
  }
}

function put(file: string, after: boolean, anchor: string, text: string): void {
  const path = join(house, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(anchor));
  if (at < 0) throw new Error(`${file} has no line with ${anchor}`);
  lines.splice(after ? at + 1 : at, after ? 0 : 1, ...text.split('\n'));
  added += text.split('\n').length - (after ? 0 : 1);
  writeFileSync(path, lines.join('\n'));
}

/** The part of the house a game stands in: what tests of other games need is left out, and what looks at the documents of the whole. */
beforeAll(() => {
  for (const name of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.strict.json',
    'biome.json',
    'vitest.config.ts',
    '.gitignore',
  ])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(house, name));
  const needless =
    /\/(node_modules|dist)$|\/games\/(?!test)[^/]+\/test\/(?!golden(\/|$))|\/(kernel|bots|host|cli)\/test$|\/golden\/[^/]*\.ts$|\/tools\/documents$/;
  for (const name of ['kernel', 'games', 'bots', 'cli', 'host', 'protocol', 'web/kit', 'tools'])
    cpSync(join(root, name), join(house, name), { recursive: true, filter: (source) => !needless.test(source) });
  mkdirSync(join(house, 'node_modules/@orrery'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@orrery' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(house, 'node_modules', name));
  for (const [name, at] of Object.entries({
    kernel: 'kernel',
    games: 'games',
    bots: 'bots',
    host: 'host',
    protocol: 'protocol',
    kit: 'web/kit',
  }))
    symlinkSync(join(house, at), join(house, 'node_modules/@orrery', name));
  // The terminal's tools know the server's; no game does.
  symlinkSync(join(root, 'server'), join(house, 'node_modules/@orrery/server'));
});

afterAll(() => rmSync(house, { recursive: true }));

describe('docs/adding-a-game.md, followed to the letter', () => {
  it('makes a game that is checked, keeps all laws and can be played', () => {
    for (const step of blocks.flatMap(steps)) step();
    expect(said).toMatch(/Tests\s+\d+ passed/);
    const lines = Number(/has (\d+) lines/.exec(said)?.[1]) + added;
    console.log(`a game by generator and document: ${lines} lines, ${added} of them by hand`);
    expect(lines).toBeLessThanOrEqual(MOST_LINES);
    expect(added).toBeGreaterThan(0);
  }, 400_000);

  it('refuses a name that is taken, and one that is none', () => {
    expect(() => run('npm run new-game andromeda')).toThrow('games/andromeda exists already');
    expect(() => run('npm run new-game Star_Port')).toThrow('small letters');
  });
});
