#!/usr/bin/env node
// How many small mistakes in a game's rules and content do its rule tests notice?
//   npm run mutants -- --game G --count N --seed S [--file PART] [--changed [--since REV]] [--workers N] [--json]
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutant, mutantsOf } from './mutations.ts';

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
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1) fail('--count is a whole number from 1');

/** Files of a game that say nothing about its rules: words, pictures, lessons, what bots think, what laws and views prove by other means. */
const APART =
  /^(test|board|text|learn)\/|(^|\/)(bot|worth|weights|value-weights|census|view|determinize|secrets|invariants|state|kit|rulebook|types|package)\b/;

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

/** Changes that make no difference to anybody, each with the reason. */
type Equivalent = { readonly file: string; readonly line: string; readonly text: string; readonly reason: string };
const equivalentFile = join(root, 'games', game, 'test/equivalent-mutants.json');
const equivalents: readonly Equivalent[] = existsSync(equivalentFile) ? JSON.parse(readFileSync(equivalentFile, 'utf8')) : [];
const lineText = (mutant: Mutant): string => readFileSync(join(root, mutant.file), 'utf8').split('\n')[mutant.line - 1].trim();
const isEquivalent = (mutant: Mutant): boolean =>
  equivalents.some((one) => mutant.file.endsWith(one.file) && one.text === mutant.text && lineText(mutant) === one.line);

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
  if (seen.has(key)) continue;
  seen.add(key);
  if (isEquivalent(mutant)) equivalent.push(mutant);
  else chosen.push(mutant);
}

/** Proofs by other means than a test of the rule: recorded games, everything used once, laws, whole random games. */
const GOLDEN = /(^|\/)(golden|recorded|census|laws|random-games|in-flight)\b[^/]*\.test\.tsx?$/;
const tests = readdirSync(join(root, 'games', game, 'test')).filter((file) => /\.test\.tsx?$/.test(file) && !/^(board|text)/.test(file));
const ruleTests = tests.filter((file) => !GOLDEN.test(file));
const goldenTests = tests.filter((file) => GOLDEN.test(file));

const reports = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
let runs = 0;

type Verdict = { readonly caught: boolean; readonly by?: string };

/** Runs some test files over one mutant. Rules that never end are caught by the clock. */
function run(names: readonly string[], mutant: Mutant | undefined, seconds: number): Promise<Verdict> {
  const report = join(reports, `${runs++}.json`);
  return new Promise((done) => {
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--config',
        join(root, 'tools/mutants/vitest.config.ts'),
        '--reporter',
        'json',
        '--outputFile',
        report,
        ...names.map((name) => `games/${game}/test/${name}`),
      ],
      {
        cwd: root,
        env: { ...process.env, ...(mutant === undefined ? {} : { MUTANT: JSON.stringify(mutant) }), NO_COLOR: '1' },
        stdio: 'ignore',
      },
    );
    const clock = setTimeout(() => {
      child.kill('SIGKILL');
      done({ caught: true, by: 'time' });
    }, seconds * 1000);
    child.on('exit', (code) => {
      clearTimeout(clock);
      if (code === 0) return done({ caught: false });
      done({ caught: true, by: firstFailure(report) });
    });
  });
}

function firstFailure(file: string): string {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
    };
    for (const file of report.testResults) {
      for (const test of file.assertionResults) if (test.status === 'failed') return test.fullName.trim();
      if (file.status === 'failed') return file.name.slice(dirname(file.name).length + 1);
    }
  } catch {
    // A run that died before it could report is caught all the same.
  }
  return 'a broken run';
}

const began = performance.now();
const clean = await run(ruleTests, undefined, 300);
if (clean.caught) fail(`the rule tests fail without any mutant: ${clean.by}`);
// A run that takes many times as long as it should will not end.
const patience = Math.max(30, ((performance.now() - began) / 1000) * 10);

const caught: (Mutant & { by?: string | undefined })[] = [];
const golden: (Mutant & { by?: string | undefined })[] = [];
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
    for (;;) {
      const mutant = chosen[next++];
      if (mutant === undefined) return;
      const verdict = await run(ruleTests, mutant, patience);
      if (verdict.caught) caught.push({ ...mutant, by: verdict.by });
      else {
        const second = goldenTests.length === 0 ? verdict : await run(goldenTests, mutant, 600);
        if (second.caught) golden.push({ ...mutant, by: second.by });
        else survived.push(mutant);
        say(`${second.caught ? 'golden only' : 'survived   '} ${show(mutant)}`);
      }
      finished++;
      if (process.stderr.isTTY || finished % 10 === 0) say(`${finished}/${chosen.length} caught ${caught.length}`);
    }
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
