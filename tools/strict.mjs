#!/usr/bin/env node
// Checks with `noUncheckedIndexedAccess` what tsconfig.strict.json includes. Games come along by import and are left out: their tables are
// indexed by ids the content vouches for.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(process.argv[2] ?? '.');
const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.strict.json'), 'utf8'));
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const { status, error, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.strict.json', '--pretty', 'false'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 28,
});

const isElsewhere = (line) => /^\S.*\(\d+,\d+\): error /.test(line) && !include.some((folder) => line.startsWith(`${folder}/`));
// Indented lines go on with the error above them. Whatever is no error of a file elsewhere counts, a compiler that does not start too.
let elsewhere = false;
const wrong = `${stdout}${stderr}${error ?? ''}`.split('\n').filter((line) => {
  if (!/^\s/.test(line)) elsewhere = isElsewhere(line);
  return line !== '' && !elsewhere;
});
for (const line of wrong) console.error(line);
if (wrong.length > 0 || status === null) process.exit(1);
console.log(`every index is checked in ${include.join(', ')}`);
