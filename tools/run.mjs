#!/usr/bin/env node
// node tools/run.mjs [NAME=VALUE]… FILE [ARGUMENTS]: runs one of our TypeScript files, or says in one line what is missing. Plain JavaScript that
// any Node reads. What is named before the file is put into the environment where it is not there yet: npm's scripts cannot, on Windows.
// npm ci brings a Node along; an older npm does not put it in the way of scripts, so an older Node hands over to it here.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
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
  process.argv.splice(1, process.argv.length, script, ...args);
  await import(pathToFileURL(script).href);
}
