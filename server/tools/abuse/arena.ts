import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@orrery/kernel';
import type { ServerConfig } from '../../src/config.ts';
import { openStorage } from '../../src/storage/open.ts';
import { Guest } from '../../test/help/client.ts';
import { generous, toyRegistry } from '../../test/help/server.ts';
import { ChildServer } from '../child-server.ts';
import type { Arena, Attack, StorageKind } from './attack.ts';

type Servers = {
  readonly config: Partial<ServerConfig>;
  readonly nodes: readonly ChildServer[];
  readonly folder: string;
  readonly databaseUrl?: string;
};

/** Gives each attack its servers: those with the same settings share them, for starting one takes a second. */
export class Arenas {
  readonly #storage: StorageKind;
  readonly #database: (() => Promise<string>) | undefined;
  readonly #shared = new Map<Attack['config'], Servers>();
  readonly #own: Servers[] = [];
  readonly #others: ChildServer[] = [];

  /** `database` makes an empty PostgreSQL database; without it the servers keep everything in SQLite. */
  constructor(database?: () => Promise<string>) {
    this.#database = database;
    this.#storage = database === undefined ? 'sqlite' : 'postgres';
  }

  async enter(attack: Attack, form: { readonly seed: string; readonly long: boolean; readonly patience: number }): Promise<Arena> {
    const { nodes, folder, databaseUrl, config } = await this.#servers(attack);
    return {
      storage: this.#storage,
      long: form.long,
      patience: form.patience,
      luck: seeded(`abuse ${form.seed} ${attack.name}`),
      nodes,
      folder,
      databaseUrl,
      other: (settings) => {
        const server = new ChildServer({ ...config, ...settings }, true);
        this.#others.push(server);
        return server;
      },
      guest: (node = 0) => Guest.arrive(nodes[node % nodes.length].port),
      open: () => openStorage({ dataDir: folder, ...(databaseUrl === undefined ? {} : { databaseUrl }) }),
    };
  }

  async #servers({ alone = false, config }: Attack): Promise<Servers> {
    if (alone) {
      const own = await this.#start(config ?? {});
      this.#own.push(own);
      return own;
    }
    const known = this.#shared.get(config);
    if (known?.nodes.every((n) => n.running) === true) return known;
    if (known !== undefined) await close(known);
    const started = await this.#start(config ?? {});
    this.#shared.set(config, started);
    return started;
  }

  async #start(config: Partial<ServerConfig>): Promise<Servers> {
    const folder = await mkdtemp(join(tmpdir(), 'orrery-abuse-'));
    const databaseUrl = await this.#database?.();
    const all: Partial<ServerConfig> = {
      registry: toyRegistry,
      dataDir: folder,
      host: '127.0.0.1',
      logLevel: 'info',
      rates: generous,
      ...config,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
    };
    const nodes = Array.from({ length: databaseUrl === undefined ? 1 : 2 }, () => new ChildServer(all, true));
    for (const node of nodes) await node.start();
    return { config: all, nodes, folder, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  }

  /** Ends the servers an attack had for itself. */
  async leave(): Promise<void> {
    for (const other of this.#others.splice(0)) await other.kill();
    for (const own of this.#own.splice(0)) await close(own);
  }

  async close(): Promise<void> {
    await this.leave();
    for (const shared of this.#shared.values()) await close(shared);
    this.#shared.clear();
  }
}

async function close({ nodes, folder }: Servers): Promise<void> {
  for (const node of nodes) await node.kill();
  await rm(folder, { recursive: true, force: true });
}
