import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ChildServer, generous } from '../../server/tools/child-server.ts';
import { cpuMicros } from '../load/measure.ts';
import { NginxProxy } from './proxy.ts';

const registry = new URL('../load/big200-registry.ts', import.meta.url).href;
const players = fileURLToPath(new URL('./players.ts', import.meta.url));

/** Servers on one database behind a proxy. */
export class Nodes {
  readonly servers: ChildServer[] = [];
  readonly #databaseUrl: string;
  #dataDir = '';
  proxy: NginxProxy | undefined;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  async start(count: number): Promise<void> {
    this.#dataDir = await mkdtemp(join(tmpdir(), 'orrery-scale-'));
    for (let i = 0; i < count; i++) await this.add();
    this.proxy = await NginxProxy.start(this.ports);
  }

  get ports(): number[] {
    return this.servers.map((s) => s.port);
  }

  async add(): Promise<ChildServer> {
    const server = new ChildServer({
      registry,
      dataDir: join(this.#dataDir, `${this.servers.length}`),
      host: '127.0.0.1',
      logLevel: 'fatal',
      rates: generous,
      trustProxy: 1,
      // As many threads as nodes have on machines of their own would only be in each other's way here.
      rulesThreads: 1,
      databaseUrl: this.#databaseUrl,
    });
    await server.start();
    this.servers.push(server);
    return server;
  }

  /** Processor time of all servers so far, in microseconds. */
  async cpu(): Promise<number> {
    const each = await Promise.all(this.servers.map((s) => (s.pid === undefined ? 0 : cpuMicros(s.pid))));
    return each.reduce((a, b) => a + b, 0);
  }

  async stop(): Promise<void> {
    await this.proxy?.stop();
    for (const server of this.servers) await server.kill();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}

/** How long each move took, in milliseconds, and all of them together: this many of each pair, played from other processes. */
export async function playedFrom(
  processes: number,
  port: number,
  pairs: number,
  moves: number,
  begin: () => Promise<void>,
): Promise<{ readonly times: number[]; readonly ms: number }> {
  const children: ChildProcess[] = [];
  for (let i = 0; i < processes; i++) {
    const child = fork(players, [port, pairs, moves].map(String), { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`players ended at once (${code})`)));
    });
    children.push(child);
  }
  await begin();
  const played = children.map(
    (child) =>
      new Promise<number[]>((resolve, reject) => {
        child.once('message', (message) => resolve(message as number[]));
        child.once('exit', () => reject(new Error('players ended before they were done')));
      }),
  );
  const since = performance.now();
  for (const child of children) child.send('begin');
  return { times: (await Promise.all(played)).flat(), ms: performance.now() - since };
}
