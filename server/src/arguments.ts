import { parseArgs } from 'node:util';
import { CannotStart } from './cannot-start.ts';
import { DAY, defaults, type ServerConfig } from './config.ts';
import { readTrust } from './trust.ts';

type Given = {
  -readonly [K in
    | 'port'
    | 'host'
    | 'dataDir'
    | 'databaseUrl'
    | 'webRoot'
    | 'logLevel'
    | 'metricsToken'
    | 'origins'
    | 'keep'
    | 'backups'
    | 'trustProxy']?: ServerConfig[K];
};

export const usage = `orrery server
  --port <n>      where to listen (PORT, 8080)
  --host <name>   on which address (HOST, 0.0.0.0)
  --data <dir>    where SQLite keeps its file (DATA_DIR, data)
  environment     DATABASE_URL  PostgreSQL instead of SQLite
                  ORIGINS       further origins whose pages may connect, with commas
                  TRUST_PROXY   believe X-Forwarded-* of so many proxies in front, or of those at these addresses
                  METRICS_TOKEN needed to read /metrics from elsewhere than this machine
                  KEEP_GATHERING_DAYS, KEEP_PLAYING_DAYS, KEEP_FINISHED_DAYS, KEEP_GUESTS_DAYS
                                how long what nobody touches is kept (14, 180, 365, 400; 0: for ever)
                  BACKUP_EVERY  30m, 6h, 1d: backups by itself (none); BACKUP_KEEP of them stay (7), in BACKUP_DIR (backups in the data folder)
                  LOG_LEVEL     info`;

/** Flags first, then the environment; an empty variable is none. */
export function readArguments(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Given {
  const values = flagsOf(args);
  const given: Given = {};
  const port = values.port ?? (env.PORT || undefined);
  if (port !== undefined) {
    given.port = Number(port);
    if (!Number.isInteger(given.port) || given.port < 0 || given.port > 65535)
      throw new CannotStart(`${port} is no port: --port and PORT take a number from 0 to 65535`);
  }
  const host = values.host ?? env.HOST;
  if (host) given.host = host;
  const dataDir = values.data ?? env.DATA_DIR;
  if (dataDir) given.dataDir = dataDir;
  if (values.web) given.webRoot = values.web;
  if (env.DATABASE_URL) given.databaseUrl = env.DATABASE_URL;
  if (env.LOG_LEVEL) given.logLevel = env.LOG_LEVEL;
  if (env.METRICS_TOKEN) given.metricsToken = env.METRICS_TOKEN;
  if (env.ORIGINS) given.origins = env.ORIGINS.split(',').map((o) => o.trim());
  if (env.TRUST_PROXY) given.trustProxy = readTrust(env.TRUST_PROXY);
  given.keep = {
    gathering: days('KEEP_GATHERING_DAYS', env, defaults.keep.gathering),
    playing: days('KEEP_PLAYING_DAYS', env, defaults.keep.playing),
    over: days('KEEP_FINISHED_DAYS', env, defaults.keep.over),
    guests: days('KEEP_GUESTS_DAYS', env, defaults.keep.guests),
  };
  given.backups = {
    every: interval('BACKUP_EVERY', env),
    keep: countOf('BACKUP_KEEP', env, defaults.backups.keep),
    ...(env.BACKUP_DIR ? { folder: env.BACKUP_DIR } : {}),
  };
  return given;
}

const flags = { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' }, web: { type: 'string' } } as const;

function flagsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags }).values;
  } catch (error) {
    throw new CannotStart(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

function days(name: string, env: Readonly<Record<string, string | undefined>>, unless: number): number {
  const text = env[name];
  if (text === undefined || text === '') return unless;
  const number = Number(text);
  if (!(number >= 0 && number <= 100_000)) throw new CannotStart(`${name}=${text} is no number of days: write 30, or 0 for ever`);
  return number * DAY;
}

const UNITS = { m: 60_000, h: 60 * 60_000, d: DAY } as const;

/** 30m, 6h, 1d. */
function interval(name: string, env: Readonly<Record<string, string | undefined>>): number {
  const text = env[name];
  if (text === undefined || text === '' || text === '0') return 0;
  const found = /^(\d{1,4})([mhd])$/.exec(text);
  if (found === null || Number(found[1]) === 0) throw new CannotStart(`${name}=${text} is no interval: write 30m, 6h or 1d`);
  return Number(found[1]) * UNITS[found[2] as keyof typeof UNITS];
}

function countOf(name: string, env: Readonly<Record<string, string | undefined>>, unless: number): number {
  const text = env[name];
  if (text === undefined || text === '') return unless;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new CannotStart(`${name}=${text} is no count: write a number from 1`);
  return Number(text);
}
