#!/usr/bin/env node
// node tools/run.mjs tools/side-by-side.mjs "SCRIPT…" "SCRIPT…": runs each list of npm scripts from left to right, and the lists at the same
// time. Much of a test is waiting for a clock, a disk or a page: what one leaves idle the other uses. The first list is heard as it goes on,
// the others when they have ended, so that their lines do not mix. Ends with 1 if any script did.
import { spawn } from 'node:child_process';

/** One script; what it says is handed on at once, or kept. */
const run = (script, hear) =>
  new Promise((ended) => {
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
    child.on('error', (error) => hear(`${error}\n`));
    child.on('close', (code) => ended(code === 0));
  });

/** Scripts one after the other: one that fails ends its list. */
async function list(scripts, hear) {
  for (const script of scripts) if (!(await run(script, hear))) return script;
  return undefined;
}

const [first, ...others] = process.argv.slice(2).map((scripts) => scripts.split(' '));
if (first === undefined) throw new Error('no scripts');
const kept = others.map(() => []);
const failed = await Promise.all([
  list(first, (said) => process.stdout.write(said)),
  ...others.map((scripts, i) => list(scripts, (said) => kept[i].push(Buffer.from(said)))),
]);
for (const parts of kept) process.stdout.write(Buffer.concat(parts));
for (const script of failed) if (script !== undefined) console.error(`npm run ${script} has failed`);
process.exitCode = failed.some((script) => script !== undefined) ? 1 : 0;
