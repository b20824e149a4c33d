// Runs what the documents tell people to type, in a fresh clone, with the machine's own Node and npm, and says of each command what came of it:
// done, still at it when its time was up (a server that has said where it is, a long computation), not tried and why, or failed.
//   npm run documents [-- --seconds 25] [-- --only text] [-- --part 1/3]       Ends with 1 where one failed.
import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { commandsIn } from './commands.ts';
import { type Try, triedAs, tries } from './tries.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '25' }, only: { type: 'string', default: '' }, part: { type: 'string', default: '1/1' } },
});
const [part = 1, parts = 1] = values.part.split('/').map(Number);
/** Whatever installs, builds or looks at everything first may take this long to come to what it is for. */
const PATIENCE_MS = 240_000;

const folder = mkdtempSync(join(tmpdir(), 'orrery-documents-'));
const clone = join(folder, 'clone');
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** As in a shell of one's own: without what npm put before this very script. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^NODE$|^INIT_CWD$/.test(name))),
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((place) => !place.includes('node_modules') && !place.includes('node-gyp-bin'))
    .join(delimiter),
  HOST: '127.0.0.1',
  PORT: '0',
};

type Run = { readonly said: () => string; readonly ended: Promise<number>; end(): Promise<void> };

/** With all it starts, in a group of its own, so that none of it is left behind. */
function start(command: string): Run {
  const child = spawn('sh', ['-c', command], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      said = (said + part).slice(-20_000);
    });
  }
  const ended = new Promise<number>((resolve) => child.once('close', (code, signal) => resolve(signal === null ? (code ?? 1) : 1)));
  const all = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // Nothing of it is left.
    }
  };
  return {
    said: () => said,
    ended,
    async end() {
      all('SIGTERM');
      await Promise.race([ended, pause(10_000)]);
      all('SIGKILL');
    },
  };
}

async function until({ said, ended }: Run, what: RegExp): Promise<boolean> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && !over; await pause(200)) if (what.test(said())) return true;
  return what.test(said());
}

async function tryOne(line: string): Promise<{ readonly verdict: string; readonly why?: string }> {
  const rule: Try = tries.find(({ of }) => of.test(line)) ?? { of: /^/ };
  if (rule.not !== undefined) return { verdict: 'not tried', why: rule.not };
  if (rule.after !== undefined && !tried.has(rule.after)) tried.set(rule.after, (await tryOne(rule.after)).verdict);
  const beside = rule.beside === undefined ? undefined : start(rule.beside);
  if (beside !== undefined && !(await until(beside, /https?:\/\/\S+/))) return { verdict: 'FAILED', why: `beside it: ${beside.said()}` };
  const run = start(triedAs(line, rule, folder));
  try {
    if (rule.until !== undefined) return (await until(run, rule.until)) ? { verdict: 'is up' } : { verdict: 'FAILED', why: run.said() };
    const code = await Promise.race([run.ended, pause(Number(values.seconds) * 1000).then(() => undefined)]);
    if (code === undefined) return { verdict: 'still at it' };
    return code === 0 ? { verdict: 'done' } : { verdict: 'FAILED', why: `exit code ${code}\n${run.said()}` };
  } finally {
    await run.end();
    await beside?.end();
  }
}

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...globSync('docs/**/*.md', { cwd: root }).sort()];
const given = new Map<string, string>();
for (const file of documents)
  for (const line of commandsIn(readFileSync(join(root, file), 'utf8')))
    if (line.includes(values.only) && !given.has(line)) given.set(line, file);
const share = Math.ceil(given.size / parts);
const tried = new Map<string, string>();
try {
  execFileSync('git', ['clone', '-q', root, clone]);
  execFileSync('npm', ['ci'], { cwd: clone, env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const [line, file] of [...given].slice((part - 1) * share, part * share)) {
    const since = Date.now();
    const { verdict, why } = await tryOne(line);
    tried.set(line, verdict);
    const seconds = `${Math.round((Date.now() - since) / 1000)} s`.padStart(5);
    console.log(`${verdict.padEnd(11)} ${seconds}  ${file}: ${line}${why === undefined ? '' : `\n${why.trim().slice(-1500)}`}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const counted = Object.entries(Object.groupBy(tried.values(), (verdict) => verdict)).map(([verdict, all]) => `${all?.length} ${verdict}`);
console.log(`${tried.size} commands: ${counted.join(', ')}`);
if ([...tried.values()].includes('FAILED')) process.exitCode = 1;
