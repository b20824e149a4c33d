import { CannotStart } from './cannot-start.ts';
import { DAY, defaults, type NoticeConfig, type ServerConfig } from './config.ts';
import { isRange } from './notices/addresses.ts';
import { readTrust } from './trust.ts';

type Writable<T> = { -readonly [K in keyof T]?: T[K] };
/** What settings have been read so far. */
export type Given = Writable<ServerConfig>;

export type Setting = {
  /** Its name in the environment and in the settings file. */
  readonly name: string;
  readonly flag?: 'port' | 'host' | 'data' | 'web';
  /** What holds without it, in words. */
  readonly unless: string;
  readonly what: string;
  read(text: string, given: Given): void;
};

/** All settings there are. The table in docs/operations.md and the server's --help are written from this list. */
export const settings: readonly Setting[] = [
  {
    name: 'PORT',
    flag: 'port',
    unless: String(defaults.port),
    what: 'where to listen',
    read(text, given) {
      given.port = Number(text);
      if (!Number.isInteger(given.port) || given.port < 0 || given.port > 65535)
        throw new CannotStart(`${text} is not a valid port: --port and PORT take a number from 0 to 65535`);
    },
  },
  {
    name: 'HOST',
    flag: 'host',
    unless: defaults.host,
    what: 'on which address',
    read(text, given) {
      given.host = text;
    },
  },
  {
    name: 'DATA_DIR',
    flag: 'data',
    unless: defaults.dataDir,
    what: 'the folder of `orrery.sqlite`, of the socket for admin commands and of backups',
    read(text, given) {
      given.dataDir = text;
    },
  },
  {
    name: 'WEB_ROOT',
    flag: 'web',
    unless: 'web/dist',
    what: 'the built client',
    read(text, given) {
      given.webRoot = text;
    },
  },
  {
    name: 'BASE_PATH',
    unless: '/',
    what: 'the path under which a proxy passes everything on, as `/orrery`; whether the proxy takes it off or not',
    read(text, given) {
      if (!/^(\/[\w.~-]+)*\/?$/.test(text)) throw new CannotStart(`BASE_PATH=${text} is no path: write /orrery`);
      given.basePath = text.replace(/\/$/, '');
    },
  },
  {
    name: 'DATABASE_URL',
    unless: 'SQLite',
    what: '`postgres://user:password@host/database`: PostgreSQL instead of SQLite',
    read(text, given) {
      given.databaseUrl = text;
    },
  },
  {
    name: 'TRUST_PROXY',
    unless: 'off',
    what: 'believe `X-Forwarded-*` of proxies in front: their number (`1`), or their addresses (`10.0.0.0/8,fd00::/8`)',
    read(text, given) {
      given.trustProxy = readTrust(text);
    },
  },
  {
    name: 'ORIGINS',
    unless: 'none',
    what: "further origins, with commas, whose pages may connect; the server's own always may",
    read(text, given) {
      given.origins = text.split(',').map((o) => o.trim());
    },
  },
  {
    name: 'METRICS_TOKEN',
    unless: 'none',
    what: '`/metrics` then wants `Authorization: Bearer …`; without it only this machine may read them',
    read(text, given) {
      given.metricsToken = text;
    },
  },
  {
    name: 'PUBLIC_URL',
    unless: 'as visitors see it',
    what: '`https://games.example.org`: where links in notices and those of `admin tables link` lead; mail needs it',
    read(text, given) {
      if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol) || /[?#]/.test(text))
        throw new CannotStart(`PUBLIC_URL=${text} is no address: write https://games.example.org`);
      given.notices = { ...noticesIn(given), publicUrl: text.replace(/\/+$/, '') };
    },
  },
  {
    name: 'SMTP_URL',
    unless: 'no mail',
    what: '`smtps://user:password@host`: notices by mail; needs `PUBLIC_URL`',
    read(text, given) {
      if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol))
        throw new CannotStart('SMTP_URL is no address: write smtps://user:password@host, or smtp://host:25');
      if (noticesIn(given).publicUrl === undefined) throw new CannotStart('SMTP_URL needs PUBLIC_URL: mail has to lead somewhere');
      given.notices = { ...noticesIn(given), smtpUrl: text };
    },
  },
  {
    name: 'MAIL_FROM',
    unless: 'orrery@localhost',
    what: 'whom mail comes from',
    read(text, given) {
      if (!/^[^\s<>]+@[^\s<>]+$|^[^<>\r\n]+ <[^\s<>]+@[^\s<>]+>$/.test(text))
        throw new CannotStart(`MAIL_FROM=${text} is no address: write orrery@example.org, or Orrery <orrery@example.org>`);
      given.notices = { ...noticesIn(given), from: text };
    },
  },
  {
    name: 'NOTICE_ALLOW',
    unless: 'public addresses only',
    what: 'ranges, with commas, that push and webhooks may reach besides, such as `10.1.2.3` of an ntfy of your own',
    read(text, given) {
      const allow = text.split(',').map((r) => r.trim());
      const wrong = allow.find((range) => !isRange(range));
      if (wrong !== undefined) throw new CannotStart(`NOTICE_ALLOW: ${wrong} is no range: write 10.1.2.3 or 10.0.0.0/8`);
      given.notices = { ...noticesIn(given), allow };
    },
  },
  keeping('KEEP_GATHERING_DAYS', 'gathering', 'tables that gather, since anybody last sat down; 0 here and below: for ever'),
  keeping('KEEP_PLAYING_DAYS', 'playing', 'matches under way, since their last act'),
  keeping('KEEP_FINISHED_DAYS', 'over', 'matches that are over'),
  keeping('KEEP_GUESTS_DAYS', 'guests', 'names of guests who hold no seat and have laid no table'),
  {
    name: 'BACKUP_EVERY',
    unless: 'off',
    what: '`30m`, `6h`, `1d`: the server takes backups by itself',
    read(text, given) {
      given.backups = { ...backupsIn(given), every: interval('BACKUP_EVERY', text) };
    },
  },
  {
    name: 'BACKUP_KEEP',
    unless: String(defaults.backups.keep),
    what: 'of those it took by itself, the newest this many stay',
    read(text, given) {
      if (!/^[1-9]\d{0,5}$/.test(text)) throw new CannotStart(`BACKUP_KEEP=${text} is no count: write a number from 1`);
      given.backups = { ...backupsIn(given), keep: Number(text) };
    },
  },
  {
    name: 'BACKUP_DIR',
    unless: '`backups` in the data folder',
    what: 'where they are put; another disk is better',
    read(text, given) {
      given.backups = { ...backupsIn(given), folder: text };
    },
  },
  {
    name: 'LOG_LEVEL',
    unless: defaults.logLevel,
    what: '`debug`, `info`, `warn`, `error`, `silent`',
    read(text, given) {
      given.logLevel = text;
    },
  },
];

const noticesIn = (given: Given): NoticeConfig => given.notices ?? defaults.notices;
const backupsIn = (given: Given): ServerConfig['backups'] => given.backups ?? defaults.backups;

function keeping(name: string, what: keyof ServerConfig['keep'], words: string): Setting {
  return {
    name,
    unless: String(defaults.keep[what] / DAY),
    what: words,
    read(text, given) {
      const number = Number(text);
      if (!(number >= 0 && number <= 100_000)) throw new CannotStart(`${name}=${text} is no number of days: write 30, or 0 for ever`);
      given.keep = { ...(given.keep ?? defaults.keep), [what]: number * DAY };
    },
  };
}

const UNITS = { m: 60_000, h: 60 * 60_000, d: DAY } as const;

/** 30m, 6h, 1d. */
function interval(name: string, text: string): number {
  if (text === '0') return 0;
  const found = /^(\d{1,4})([mhd])$/.exec(text);
  if (found === null || Number(found[1]) === 0) throw new CannotStart(`${name}=${text} is no interval: write 30m, 6h or 1d`);
  return Number(found[1]) * UNITS[found[2] as keyof typeof UNITS];
}

/** The settings as a table in Markdown. */
export function settingsTable(): string {
  const rows = settings.map(
    ({ name, flag, unless, what }) => `| \`${name}\` | ${flag === undefined ? '' : `\`--${flag}\``} | ${unless} | ${what} |`,
  );
  return ['| setting | flag | default | |', '|---|---|---|---|', ...rows].join('\n');
}
