import { availableParallelism } from 'node:os';
import type { Keep } from './tables/keeper.ts';
import type { TrustProxy } from './trust.ts';

/** How many requests and messages one client may send. */
export type Rates = {
  /** HTTP requests a minute from one address. */
  readonly requests: number;
  /** Tables laid a minute from one address, and a day by one identity and from one address. */
  readonly tables: number;
  readonly tablesPerDay: number;
  readonly tablesPerDayFromOneAddress: number;
  /** Saves brought along a minute from one address. */
  readonly saves: number;
  /** Tries a minute from one address to come back to a player by words or a passkey, and changes to who one is. */
  readonly recoveries: number;
  readonly profiles: number;
  /** Requests for a replay a minute from one address. */
  readonly replays: number;
  /** Connections, and sockets among them, that one address may have open, and sockets of one visitor there. */
  readonly connections: number;
  readonly sockets: number;
  readonly socketsPerVisitor: number;
  /** Listed tables of one identity that gather at the same time. */
  readonly listed: number;
  /** Lines a minute that one seat may say at a table. */
  readonly chat: number;
  /** Changes a minute from one address to how somebody is told things, and a third of it tries. */
  readonly notices: number;
  /** Messages a second on one socket, and how many at once. */
  readonly messages: number;
  readonly burst: number;
};

export type ServerConfig = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** The address of the module that exports the games as `registry`: threads load it themselves. */
  readonly registry: string;
  /** The folder of the built web client, where there is one. */
  readonly webRoot?: string;
  /** The path under which a proxy shows it to the world, without a slash at its end; empty for none. */
  readonly basePath: string;
  /** Origins besides the server's own whose pages may talk to it. */
  readonly origins: readonly string[];
  /** The proxies in front that are believed. */
  readonly trustProxy: TrustProxy;
  /** Needed to read /metrics; without one they are for this machine alone. */
  readonly metricsToken?: string;
  readonly logLevel: string;
  readonly rulesThreads: number;
  /** The longest the rules may think about one order. */
  readonly rulesLimit: number;
  /** Threads for bots that search, and threads kept for those that answer at once. */
  readonly botThreads: number;
  readonly quickBotThreads: number;
  /** A thought that takes longer than this hangs. The time a bot has to think is its own and counts what it computes. */
  readonly botLimit: number;
  /** How long a request may take to arrive. */
  readonly requestWithin: number;
  /** How long a bot waits for a thread before a quicker level answers for it, at tables that agreed to this. */
  readonly botPatience: number;
  /** How often those who look are told that a bot waits for its turn to think, in ms. */
  readonly botNotice: number;
  /** How long the host takes to answer for somebody who need not be asked, where a quick answer would tell the others something. */
  readonly pauses: Pauses;
  /** Unfinished tables with bots that were played at within a day: by one identity, from one address, on all servers together. */
  readonly botTables: { readonly perIdentity: number; readonly perAddress: number; readonly inAll: number };
  /** A table nobody looks at leaves memory after this time. */
  readonly idle: number;
  /** The machine's clock, and one that only ever goes on evenly. */
  readonly wall: () => number;
  readonly monotonic: () => number;
  /** How often due tables are looked for. */
  readonly sweep: number;
  /** How long what nobody touches is kept, and how often it is looked through. */
  readonly keep: Keep;
  readonly tidy: number;
  /** Backups the server takes by itself: how often (0: none), how many stay, and where (else `backups` in the data folder). */
  readonly backups: { readonly every: number; readonly keep: number; readonly folder?: string };
  readonly rates: Rates;
  readonly notices: NoticeConfig;
};

/** How people are told that they are asked. */
export type NoticeConfig = {
  /** The address of the house as the world sees it, without a slash at its end: links lead there, and mail needs it. */
  readonly publicUrl?: string;
  readonly smtpUrl?: string;
  /** Whom mail comes from. */
  readonly from?: string;
  /** Ranges besides the public ones that may be sent to: a push service or a chat of one's own. */
  readonly allow: readonly string[];
  /** How often is looked for what is due, how long after an act those are told who are away, and those who seem to be there. */
  readonly every: number;
  readonly delay: number;
  readonly watched: number;
  /** What one channel carries in an hour. */
  readonly perHour: number;
  /** How long the other side may take, and how long is waited after the first failure. */
  readonly within: number;
  readonly retry: number;
};

/** Milliseconds, drawn evenly from `least` up to `most`. */
export type Pauses = Readonly<Record<'live' | 'days', { readonly least: number; readonly most: number }>>;

export const DAY = 24 * 60 * 60 * 1000;

export const defaults: Omit<ServerConfig, 'registry'> = {
  port: 8080,
  host: '0.0.0.0',
  dataDir: 'data',
  basePath: '',
  origins: [],
  trustProxy: false,
  logLevel: 'info',
  rulesThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  rulesLimit: 2_000,
  botThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  requestWithin: 30_000,
  quickBotThreads: 1,
  botLimit: 60_000,
  botPatience: 60_000,
  botNotice: 2_000,
  pauses: { live: { least: 800, most: 2_000 }, days: { least: 60_000, most: 300_000 } },
  botTables: { perIdentity: 12, perAddress: 48, inAll: 2_000 },
  idle: 60_000,
  wall: Date.now,
  monotonic: () => performance.now(),
  sweep: 2_000,
  tidy: 60 * 60_000,
  keep: { gathering: 14 * DAY, playing: 180 * DAY, over: 365 * DAY, guests: 400 * DAY },
  backups: { every: 0, keep: 7 },
  notices: { allow: [], every: 1_000, delay: 3_000, watched: 75_000, perHour: 60, within: 10_000, retry: 10_000 },
  rates: {
    requests: 600,
    tables: 60,
    tablesPerDay: 500,
    tablesPerDayFromOneAddress: 2_000,
    saves: 6,
    recoveries: 10,
    profiles: 60,
    replays: 240,
    connections: 500,
    sockets: 250,
    socketsPerVisitor: 16,
    listed: 3,
    chat: 60,
    notices: 60,
    messages: 20,
    burst: 60,
  },
};
