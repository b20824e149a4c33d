import type { Chance } from '@orrery/kernel';
import { defaults, type ServerConfig } from '../../src/config.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { Guest } from '../../test/help/client.ts';
import { type ChildServer, generous } from '../child-server.ts';

export type StorageKind = 'sqlite' | 'postgres';

/** Where an attack takes place: real servers in processes of their own, reached over real sockets. */
export type Arena = {
  readonly storage: StorageKind;
  /** The whole of it, or the short form of `npm test`. */
  readonly long: boolean;
  /** Limits of time are multiplied by this: 1 in a run by itself, more where the machine is shared with other tests. */
  readonly patience: number;
  /** Seeded by the run and the name of the attack. */
  readonly luck: Chance;
  /** One server on SQLite, two on one PostgreSQL. */
  readonly nodes: readonly ChildServer[];
  /** A visitor with an identity of their own, at one of the servers. */
  guest(node?: number): Promise<Guest>;
  /** Another server on the same storage, with other settings; it is not started yet. */
  other(config: Partial<ServerConfig>): ChildServer;
  /** Where SQLite keeps its files, and the address of PostgreSQL where that is used instead. */
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  /** What the servers left behind, once they have ended. */
  open(): Promise<Storage>;
};

/** Settings several attacks have in common, so that they share servers: behind a proxy, and with the limits that everybody has. */
export const behindProxy: Partial<ServerConfig> = { trustProxy: 1, rates: { ...generous, listed: defaults.rates.listed } };
export const fewRequests: Partial<ServerConfig> = { trustProxy: 1, rates: { ...generous, requests: defaults.rates.requests } };
const { sockets, socketsPerVisitor, messages, burst, chat } = defaults.rates;
export const fewMessages: Partial<ServerConfig> = { rates: { ...generous, sockets, socketsPerVisitor, messages, burst, chat } };

/** What came of it. */
export type Finding = { readonly measured: string; readonly held: boolean };

export type Attack = {
  /** What it is about: a short name, and the limit that must hold, in words with numbers. */
  readonly name: string;
  readonly limit: string;
  /** Where it makes sense; everywhere unless said. What is about several servers says `['postgres']`. */
  readonly on?: readonly StorageKind[];
  /** Settings it needs; those with the very same ones share servers. Attacks without any share one that never refuses for being too fast. */
  readonly config?: Partial<ServerConfig>;
  /** Wants servers nobody else has used, and may end them. */
  readonly alone?: boolean;
  /** Measures moments: `npm test`, which carries several out side by side, leaves it alone meanwhile. */
  readonly quiet?: boolean;
  /** Too long for `npm test`, in any form. */
  readonly onlyLong?: boolean;
  run(arena: Arena): Promise<Finding>;
};

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The value below which this part of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** How many seconds a server has computed so far, in all its threads. */
export async function cpuOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}
