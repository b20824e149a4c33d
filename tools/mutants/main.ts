#!/usr/bin/env node
// How many small mistakes in a game's rules and content do its rule tests notice?
//   npm run mutants -- --game G --count N|all --seed S [--file PART] [--changed [--since REV]] [--workers N] [--rules-only] [--json]
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { equivalentsOf, fits } from './equivalents.ts';
import { type Mutant, mutantsOf } from './mutations.ts';
import { Workshop } from './workshop.ts';

// That taking types off a text is an experiment of Node's is nothing to be told of here.
process.removeAllListeners('warning');

const root = resolve(import.meta.dirname, '../..');

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    count: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string' },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
    workers: { type: 'string', default: String(availableParallelism()) },
    'rules-only': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
const fail = (line: string): never => {
  say(`mutants: ${line}`);
  process.exit(2);
};

const games = readdirSync(join(root, 'games'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const game = values.game ?? '';
if (!games.includes(game)) fail(`--game is one of ${games.join(', ')}`);
const everything = values.count === 'all';
const count = everything ? Number.POSITIVE_INFINITY : Number(values.count);
if (!everything && (!Number.isInteger(count) || count < 1)) fail('--count is a whole number from 1, or all');

/** Files of a game that say nothing about its rules: words, pictures, lessons, what bots think, what laws and views prove by other means. */
const APART =
  /^(test|board|text|learn)\/|(^|\/)(bot|worth|goods-worth|weights|value-weights|net-looks|net-weights|balance|census|view|determinize|secrets|invariants|state|kit|rulebook|types|package)\b/;

function* sources(dir: string, prefix = ''): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = prefix + entry.name;
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') yield* sources(join(dir, entry.name), `${path}/`);
    } else if (entry.name.endsWith('.ts') && !APART.test(path)) yield path;
  }
}

/** mulberry32: seeds only have to be repeatable here. */
function luck(seed: string): () => number {
  let a = 0;
  for (const letter of seed) a = Math.imul(a ^ letter.charCodeAt(0), 0x9e3779b1) ^ (a >>> 15);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const equivalents = equivalentsOf(root, game);
const lineText = (mutant: Mutant): string => readFileSync(join(root, mutant.file), 'utf8').split('\n')[mutant.line - 1].trim();
const isEquivalent = (mutant: Mutant): boolean => equivalents.some((one) => fits(one, mutant, lineText(mutant)));

let files = [...sources(join(root, 'games', game))].map((file) => `games/${game}/${file}`);
const part = values.file;
if (part !== undefined) files = files.filter((file) => file.includes(part));
if (values.changed) {
  const git = (...args: string[]): string[] => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const changed = new Set([...git('diff', '--name-only', values.since), ...git('ls-files', '--others', '--exclude-standard')]);
  files = files.filter((file) => changed.has(file));
}
const all = files.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
if (all.length === 0) fail('no file to mutate');

const random = luck(values.seed);
for (let i = all.length - 1; i > 0; i--) {
  const j = Math.floor(random() * (i + 1));
  [all[i], all[j]] = [all[j], all[i]];
}
// The same line is not asked twice for the same kind of mistake.
const seen = new Set<string>();
const equivalent: Mutant[] = [];
const chosen: Mutant[] = [];
for (const mutant of all) {
  if (chosen.length >= count) break;
  const key = `${mutant.file}:${mutant.line}:${mutant.kind}`;
  if (seen.has(key) && !everything) continue;
  seen.add(key);
  if (isEquivalent(mutant)) equivalent.push(mutant);
  else chosen.push(mutant);
}

/** Proofs by other means than a test of the rule: recorded games, everything used once, laws, whole random games. */
const GOLDEN = /(^|\/)(golden|recorded|census|laws|random-games|in-flight)\b[^/]*\.test\.ts$/;
/** Tests of rules draw nothing and say nothing. */
const tests = readdirSync(join(root, 'games', game, 'test')).filter((file) => file.endsWith('.test.ts') && !/^(board|text)/.test(file));
const ruleTests = tests.filter((file) => !GOLDEN.test(file));
const goldenTests = tests.filter((file) => GOLDEN.test(file));

const prepare = async (names: readonly string[]): Promise<Workshop> => {
  const workshop = await Workshop.open(
    root,
    files,
    names.map((name) => join(root, 'games', game, 'test', name)),
  );
  if (workshop.failed !== undefined) fail(`the tests fail without any mutant: ${workshop.failed}`);
  return workshop;
};
const rules = await prepare(ruleTests);
const proofs = values['rules-only'] || goldenTests.length === 0 ? undefined : await prepare(goldenTests);

const caught: (Mutant & { by: string })[] = [];
const golden: (Mutant & { by: string })[] = [];
const survived: Mutant[] = [];
const show = (mutant: Mutant): string => {
  const short = (text: string): string => {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > 60 ? `${line.slice(0, 57)}...` : line;
  };
  return `${mutant.file}:${mutant.line} ${mutant.kind}: ${short(mutant.before)} -> ${short(mutant.text) || '(nothing)'}`;
};

let next = 0;
let finished = 0;
await Promise.all(
  Array.from({ length: Math.max(1, Number(values.workers)) }, async () => {
    const [bench, second] = [rules.bench(), proofs?.bench()];
    for (;;) {
      const mutant = chosen[next++];
      if (mutant === undefined) break;
      const by = await bench.try(mutant);
      if (by !== undefined) caught.push({ ...mutant, by });
      else {
        const late = await second?.try(mutant);
        if (late !== undefined) golden.push({ ...mutant, by: late });
        else survived.push(mutant);
        say(`${late === undefined ? 'survived   ' : 'golden only'} ${show(mutant)}`);
      }
      finished++;
      if (process.stderr.isTTY || finished % 50 === 0) say(`${finished}/${chosen.length} caught ${caught.length}`);
    }
    await Promise.all([bench.close(), second?.close()]);
  }),
);

if (values.json) {
  process.stdout.write(`${JSON.stringify({ game, seed: values.seed, count: chosen.length, caught, golden, survived, equivalent })}\n`);
} else {
  const share = (list: readonly Mutant[]): string => `${list.length} (${((100 * list.length) / chosen.length).toFixed(1)} %)`;
  for (const [title, list] of [
    ['caught only by golden files, census or laws', golden],
    ['survived', survived],
  ] as const) {
    if (list.length > 0) console.log(`${title}:`);
    for (const mutant of list) console.log(`  ${show(mutant)}`);
  }
  console.log(
    `${game}, seed ${values.seed}, ${chosen.length} mutants of ${all.length}: caught by rule tests ${share(caught)}, only by golden files ${share(golden)}, survived ${share(survived)}; ${equivalent.length} equivalent left out`,
  );
}
