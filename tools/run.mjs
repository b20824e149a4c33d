#!/usr/bin/env node
// node tools/run.mjs FILE [ARGUMENTS]: runs one of our TypeScript files, or says in one line what is missing. Plain JavaScript that any Node reads.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NEEDED = 24;
const [file, ...args] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));

function missing() {
  if (Number(process.versions.node.split('.')[0]) < NEEDED)
    return `Orrery needs Node ${NEEDED} or newer, and this is ${process.version}: install it from https://nodejs.org, or run npm ci, which brings one along on Linux and Windows`;
  if (!existsSync(resolve(root, 'node_modules', '@orrery', 'kernel'))) return 'Orrery needs its packages: run npm ci in this folder first';
  return undefined;
}

const why = missing();
if (why !== undefined) {
  console.error(why);
  process.exit(1);
}
const script = resolve(root, file);
process.argv.splice(1, process.argv.length, script, ...args);
await import(pathToFileURL(script).href);
