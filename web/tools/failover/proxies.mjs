import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended } from '../browsers/ended.mjs';

/** The proxies of deploy/, as they stand there but for TLS (npm run newcomer goes through that) and the ports. */
const read = (name) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const nginxSite = (port, servers) =>
  read('nginx.conf')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace(/ +ssl_certificate.*\n/g, '')
    .replace(/^( +server 127\.0\.0\.1:)8080(.*)\n/m, (_, before, after) =>
      servers.map((server) => `${before}${server}${after}\n`).join(''),
    );

/** Around the site what Debian's own nginx.conf is around it, in a folder of ours. */
const nginxAround = (site) => `daemon off;
error_log stderr crit;
pid nginx.pid;
events {}
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`).join('\n')}
access_log off;
${site}}
`;

export const proxies = {
  caddy: {
    file: 'Caddyfile',
    text: () => `{\n\tadmin off\n}\n${read('Caddyfile')}`,
    start: (folder) => ['caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]],
  },
  nginx: {
    file: 'nginx.conf',
    text: (port, servers) => nginxAround(nginxSite(port, servers)),
    start: (folder) => ['nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')]],
  },
};

export function isThere(name) {
  try {
    execFileSync(name, [name === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A proxy of our own before these servers, until `stop`. */
export async function startProxy(name, servers) {
  const { file, text, start } = proxies[name];
  const folder = await mkdtemp(join(tmpdir(), `orrery-${name}-`));
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), text(port, servers));
  const [program, flags] = start(folder);
  const child = spawn(program, flags, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SITE: `http://localhost:${port}`,
      BACKENDS: servers.map((server) => `127.0.0.1:${server}`).join(' '),
    },
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said = (said + part).slice(-4000);
  });
  for (
    let tries = 0;
    !(await fetch(`http://localhost:${port}/healthz`)
      .then((r) => r.ok)
      .catch(() => false));
    tries++
  ) {
    if (child.exitCode !== null || tries > 200) throw new Error(`${name} did not start\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address: `http://localhost:${port}/`,
    async stop() {
      await ended(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
