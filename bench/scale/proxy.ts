import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** nginx as deploy/nginx.conf sets it up, without TLS: all sockets of one table lead to one server. */
const site = (port: number, servers: readonly number[]): string => `
daemon off;
worker_processes 1;
error_log stderr crit;
pid nginx.pid;
events { worker_connections 8192; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  map $arg_table $orrery_key { default $arg_table; '' $request_id; }
  map $http_upgrade $orrery_connection { default upgrade; '' ''; }
  upstream orrery {
    hash $orrery_key consistent;
    ${servers.map((server) => `server 127.0.0.1:${server} max_fails=0;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://orrery;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $orrery_connection;
      proxy_read_timeout 90s;
      proxy_next_upstream error timeout http_503 non_idempotent;
    }
  }
}
`;

/** The word that nginx is not there; everything else can be measured without it. */
export function whyNoProxy(): string | undefined {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'several servers behind a proxy were not measured: that needs nginx (on Debian: apt install nginx-light)';
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** A proxy of our own, before servers that may come and go. */
export class NginxProxy {
  readonly #folder: string;
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(folder: string, child: ChildProcess, port: number) {
    this.#folder = folder;
    this.#child = child;
    this.port = port;
  }

  static async start(servers: readonly number[]): Promise<NginxProxy> {
    const folder = await mkdtemp(join(tmpdir(), 'orrery-proxy-'));
    const port = await freePort();
    await writeFile(join(folder, 'nginx.conf'), site(port, servers));
    const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
    for (let tries = 0; !(await answers(port)); tries++) {
      if (child.exitCode !== null || tries > 200) throw new Error('nginx did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return new NginxProxy(folder, child, port);
  }

  /** Leads to these servers from now on; connections that are open stay where they are. */
  async lead(servers: readonly number[]): Promise<void> {
    await writeFile(join(this.#folder, 'nginx.conf'), site(this.port, servers));
    this.#child.kill('SIGHUP');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await ended;
    await rm(this.#folder, { recursive: true, force: true });
  }
}
