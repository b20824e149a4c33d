#!/usr/bin/env node
// Writes demo/: the client alone, for any page host and any folder of it. Alone and on one screen every game plays there without a server;
// what needs one says so in the lobby.
//   npm run demo [-- FOLDER] [-- --built]
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({ options: { built: { type: 'boolean', default: false } }, allowPositionals: true });
const web = fileURLToPath(new URL('..', import.meta.url));
const dist = join(web, 'dist');
const to = resolve(positionals[0] ?? join(web, '..', 'demo'));

// It is written anew: what lies there has to be nothing, or a demo.
if (existsSync(to) && readdirSync(to).length > 0 && !existsSync(join(to, '.nojekyll'))) {
  console.error(`${to} holds something else: name a folder that is empty or not there yet`);
  process.exit(1);
}
if (!values.built || !existsSync(join(dist, 'index.html'))) {
  const { build } = await import('vite');
  await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
}
rmSync(to, { recursive: true, force: true });
// A page host compresses by itself, or not at all: twins of files would only be in the way.
cpSync(dist, to, { recursive: true, filter: (file) => !/\.(br|gz)$|[/\\]build\.json$/.test(file) });
// Some hosts leave out what begins with an underscore unless told.
writeFileSync(join(to, '.nojekyll'), '');
console.log(to);
