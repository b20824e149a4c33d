import { resolve, sep } from 'node:path';
import type { AdminRequest } from '@orrery/server/admin';
import { count, readArguments, text, type Values } from './arguments.ts';
import { columns, fields } from './columns.ts';
import { Fault } from './fault.ts';

export const adminUsage = `orrery admin <command> [--data DIR] [--json]

  stats                             what the server holds and uses
  tables list [--status gathering|playing|over] [--limit N]
  tables show ID
  tables close ID                   ends a match; it has no winner
  tables purge ID                   forgets a table and all that belongs to it
  tables link ID SEAT               a link with which whoever lost a seat takes it again, once
  players find TEXT [--limit N]     by a part of the name, or the beginning of the id
  players rename ID NAME            from the next table on
  players ban ID [--why TEXT]
  players unban ID
  backup TO                         a file, or a folder/ to put it in, which the server may write; while it runs
  restore FROM [--database URL]     into an empty data folder, or an empty PostgreSQL (DATABASE_URL); no server need run

  --data DIR                        the data folder of the server that is meant (DATA_DIR, data)
  --json                            what comes back, as JSON`;

const flags = {
  data: 'string',
  json: 'boolean',
  status: 'string',
  limit: 'string',
  why: 'string',
  database: 'string',
} as const;

/** What each command takes besides flags, and what it asks of the server. */
const commands: Record<string, { readonly words: readonly string[]; request(words: readonly string[], values: Values): unknown }> = {
  stats: { words: [], request: () => ({}) },
  // Where it ends as a folder does, it is one.
  backup: { words: ['TO'], request: ([to]) => ({ to: resolve(to) + (/[/\\]$/.test(to) ? sep : '') }) },
  'tables list': {
    words: [],
    request: (_, values) => ({
      ...(values.status === undefined ? {} : { status: values.status }),
      limit: count(values, 'limit', 50, 1, 10_000),
    }),
  },
  'tables show': { words: ['ID'], request: ([id]) => ({ id }) },
  'tables close': { words: ['ID'], request: ([id]) => ({ id }) },
  'tables purge': { words: ['ID'], request: ([id]) => ({ id }) },
  'tables link': { words: ['ID', 'SEAT'], request: ([id, seat]) => ({ id, seat: seatOf(seat) }) },
  'players find': { words: ['TEXT'], request: ([name], values) => ({ text: name, limit: count(values, 'limit', 50, 1, 10_000) }) },
  'players rename': { words: ['ID', 'NAME'], request: ([id, name]) => ({ id, name }) },
  'players ban': { words: ['ID'], request: ([id], values) => ({ id, why: values.why ?? '' }) },
  'players unban': { words: ['ID'], request: ([id]) => ({ id }) },
};

function seatOf(seat: string): number {
  if (!/^\d{1,2}$/.test(seat)) throw new Fault(`SEAT is a number from 0, not ${seat}`);
  return Number(seat);
}

/** Looks after a server from the machine it runs on. */
export async function admin(args: readonly string[]): Promise<void> {
  const [first = 'help', second = ''] = args;
  if (first === 'help' || first === '--help') {
    console.log(adminUsage);
    return;
  }
  const name = ['tables', 'players'].includes(first) ? `${first} ${second.startsWith('-') || second === '' ? 'list' : second}` : first;
  const rest = args.slice(name.split(' ').length - (name.endsWith(' list') && second !== 'list' ? 1 : 0));
  const { adminAddress, adminRequest, ask, BadBackup, restoreBackup } = await import('@orrery/server/admin');
  const dataOf = (values: Values): string => text(values, 'data', process.env.DATA_DIR || 'data');
  if (name === 'restore') {
    const { values, words } = readArguments(rest, flags, ['FROM']);
    const database = values.database ?? process.env.DATABASE_URL;
    const databaseUrl = typeof database === 'string' && database !== '' ? database : undefined;
    try {
      const header = await restoreBackup(resolve(words[0]), { dataDir: dataOf(values), databaseUrl });
      show({ restored: databaseUrl === undefined ? resolve(dataOf(values)) : 'the database', ...header }, values);
    } catch (error) {
      if (error instanceof BadBackup) throw new Fault(error.message);
      throw error;
    }
    return;
  }
  const command = commands[name];
  if (command === undefined) throw new Fault(`unknown admin command: ${args.slice(0, 2).join(' ')} (orrery admin help lists them)`);
  const { values, words } = readArguments(rest, flags, command.words);
  const wanted = adminRequest.safeParse({ command: name, ...Object(command.request(words, values)) });
  if (!wanted.success) throw new Fault(`not understood: ${wanted.error.issues[0]?.path.join('.')}`);
  show(await asked(() => ask(adminAddress(dataOf(values)), wanted.data satisfies AdminRequest), dataOf(values)), values);
}

type Reply = { readonly result: unknown } | { readonly error: string };

async function asked(ask: () => Promise<Reply>, data: string): Promise<unknown> {
  let reply: Reply;
  try {
    reply = await ask();
  } catch {
    throw new Fault(`no server answers in ${resolve(data)}: does it run, as the same user, and is --data its folder?`);
  }
  if ('error' in reply) throw new Fault(reply.error);
  return reply.result;
}

function show(result: unknown, values: Values): void {
  if (values.json === true) console.log(JSON.stringify(result, null, 2));
  else
    console.log(Array.isArray(result) ? columns(result as Record<string, unknown>[]) : fields(Object(result) as Record<string, unknown>));
}
