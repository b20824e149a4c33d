#!/usr/bin/env node
// A workbench: the client with hot reload, and a server that starts anew whenever its sources change.
//   npm run dev [-- --port 5173] [-- --data DIR]
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    api: { type: 'string', default: '8081' },
    data: { type: 'string', default: 'data/dev' },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
// Whatever the shell says: with `production` Vite would leave out what a page has for developers alone.
process.env.NODE_ENV = 'development';

/** What the server is made of. Node's own --watch talks to worker threads in the middle of their work, so the watching is done here. */
const SOURCES = ['server/src', 'host/src', 'kernel/src', 'bots/src', 'protocol/src', 'games'];
const NOT_SERVER = /(^|[/\\])(node_modules|test|board)[/\\]|\.(tsx|css|json|png)$/;

let server;
let ending = false;
const start = () => {
  server = spawn(process.execPath, ['server/src/main.ts', '--port', values.api, '--data', values.data], { cwd: root, stdio: 'inherit' });
  server.once('exit', (code, signal) => {
    if (!ending && signal === null && code !== 0) console.error('The server ended. It starts again with the next change.');
  });
};
start();

let changed;
for (const source of SOURCES) {
  watch(join(root, source), { recursive: true }, (_event, file) => {
    if (file === null || NOT_SERVER.test(file)) return;
    clearTimeout(changed);
    // Editors and git write many files at once.
    changed = setTimeout(() => {
      console.error(`${file} has changed: the server starts anew`);
      if (server.exitCode !== null || server.signalCode !== null) return start();
      server.once('exit', start);
      server.kill('SIGTERM');
    }, 200);
  });
}

const client = await createServer({
  configFile: fileURLToPath(new URL('../web/vite.config.ts', import.meta.url)),
  server: { port: Number(values.port), proxy: { '/api': { target: `http://localhost:${values.api}`, ws: true } } },
});
await client.listen();
console.error(`Workbench: http://localhost:${client.config.server.port}`);

const end = async () => {
  ending = true;
  server.kill('SIGTERM');
  await client.close();
  process.exit(0);
};
process.once('SIGINT', end);
process.once('SIGTERM', end);
