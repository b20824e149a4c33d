#!/usr/bin/env node
// node tools/run.mjs [NAME=VALUE]… FILE [ARGUMENTS]: runs one of our TypeScript files, or says in one line what is missing. Plain JavaScript that
// any Node reads. What is named before the file is put into the environment where it is not there yet: npm's scripts cannot, on Windows.
// --help prints what the file says of itself at its head, unless it answers that by itself; an argument it does not know is told in a line.
// npm ci brings a Node along; an older npm does not put it in the way of scripts, so an older Node hands over to it here.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NEEDED = 24;
const given = process.argv.slice(2);
for (; /^[A-Z][A-Z0-9_]*=/.test(given[0]); given.shift()) {
  const [name, ...value] = given[0].split('=');
  process.env[name] ??= value.join('=');
}
const [file, ...args] = given;
const root = fileURLToPath(new URL('..', import.meta.url));

/** What npm calls it, where it has a Node for it. */
const system = { linux: 'linux', win32: 'win' }[process.platform];
const tooOld = Number(process.versions.node.split('.')[0]) < NEEDED;
const brought = resolve(root, 'node_modules', `node-${system ?? process.platform}-${process.arch}`, 'bin');
const newer = [resolve(brought, 'node'), resolve(brought, 'node.exe')].find((path) => existsSync(path));

/** A release has this file, a clone has not. */
const released = existsSync(resolve(root, 'orrery.mjs'));
const help =
  system === undefined
    ? ''
    : released
      ? `, or start it as npx --yes --package node-${system}-${process.arch}@${NEEDED} node orrery.mjs`
      : ', or run npm ci, which brings one along';

function missing() {
  if (tooOld) return `Orrery needs Node ${NEEDED} or newer, and this is ${process.version}: install it from https://nodejs.org${help}`;
  if (!existsSync(resolve(root, 'node_modules', '@orrery', 'kernel'))) return 'Orrery needs its packages: run npm ci in this folder first';
  return undefined;
}

/** The first comment of a source, without its marks; whoever reads it typed an npm script, so it names those. */
function headOf(source) {
  const block = /^\/\*\*?(.*?)\*\//s
    .exec(source)?.[1]
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''));
  const lines = block ?? source.slice(Math.max(0, source.search(/^\/\//m))).split('\n');
  const end = lines.findIndex((line) => block === undefined && !line.startsWith('//'));
  const said = (end < 0 ? lines : lines.slice(0, end)).map((line) => line.replace(/^\/\/ ?/, ''));
  return said.join('\n').trim();
}

const wrongArgument = (error) => String(error?.code).startsWith('ERR_PARSE_ARGS');

if (tooOld && newer !== undefined) {
  // What it starts by name runs on the newer one as well.
  const env = { ...process.env, PATH: `${brought}${delimiter}${process.env.PATH}` };
  const child = spawn(newer, [fileURLToPath(import.meta.url), file, ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));
} else {
  const why = missing();
  if (why !== undefined) {
    console.error(why);
    process.exit(1);
  }
  const script = resolve(root, file);
  const source = script.includes('node_modules') ? '' : readFileSync(script, 'utf8');
  const head = source.includes("'--help'") ? '' : headOf(source);
  if (args.includes('--help') && head !== '') {
    console.log(head);
    process.exit();
  }
  process.argv.splice(1, process.argv.length, script, ...args);
  await import(pathToFileURL(script).href).catch((error) => {
    if (!wrongArgument(error)) throw error;
    console.error([error.message.split('. ')[0], head].join('\n\n').trim());
    process.exit(1);
  });
}
