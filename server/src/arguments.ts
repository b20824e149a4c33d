import { parseArgs } from 'node:util';
import type { ServerConfig } from './config.ts';

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
    | 'trustProxy']?: ServerConfig[K];
};

export const usage = `orrery server
  --port <n>      where to listen (PORT, 8080)
  --host <name>   on which address (HOST, 0.0.0.0)
  --data <dir>    where SQLite keeps its file (DATA_DIR, data)
  environment     DATABASE_URL  PostgreSQL instead of SQLite
                  ORIGINS       further origins whose pages may connect, with commas
                  TRUST_PROXY=1 believe X-Forwarded-* of a proxy in front
                  METRICS_TOKEN needed to read /metrics
                  LOG_LEVEL     info`;

/** Flags first, then the environment; an empty variable is none. */
export function readArguments(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Given {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' }, web: { type: 'string' } },
  });
  const given: Given = {};
  const port = values.port ?? (env.PORT || undefined);
  if (port !== undefined) {
    given.port = Number(port);
    if (!Number.isInteger(given.port) || given.port < 0 || given.port > 65535) throw new Error(`no port: ${port}`);
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
  if (env.TRUST_PROXY) given.trustProxy = env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true';
  return given;
}
