// What takes long about a backup, in a thread of its own: whoever plays need not wait for it.
import { rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { BadBackup } from './bad-backup.ts';
import { type Examined, examine } from './database.ts';
import { type BackupHeader, damaged, pack, readHeader, unpack } from './format.ts';
import type { BackupJob, BackupReply } from './jobs.ts';
import { copyFromPostgres, copyToPostgres } from './postgres.ts';

const port = parentPort;
if (port === null) throw new Error('this file is a thread');

function sound(database: string, file: string): Examined {
  try {
    return examine(database);
  } catch (error) {
    throw damaged(file, error instanceof Error ? error.message.replace(/\s+/g, ' ') : 'it cannot be read');
  }
}

/** Unpacks a backup and looks at all of it. */
async function opened(file: string, database: string): Promise<BackupHeader> {
  const about = await unpack(file, database);
  const found = sound(database, file);
  for (const [table, rows] of Object.entries(about.rows))
    if (found.rows[table] !== rows) throw damaged(file, `it should hold ${rows} ${table} and holds ${found.rows[table] ?? 0}`);
  return about;
}

async function work(job: BackupJob): Promise<BackupHeader | undefined> {
  switch (job.kind) {
    case 'copyFromPostgres':
      await copyFromPostgres(job.url, job.database);
      return undefined;
    case 'copyToPostgres':
      await copyToPostgres(job.database, job.url);
      return undefined;
    case 'header':
      return readHeader(job.file);
    case 'open':
      return opened(job.file, job.database);
    case 'pack': {
      const { orrery, from, made, database, file } = job;
      const { schema, rows } = sound(database, file);
      await pack(database, file, { orrery, from, made, schema, rows });
      await rm(database);
      // Read again from the disk, as somebody who needs it will.
      const about = await opened(file, database);
      await rm(database);
      return about;
    }
  }
}

let reply: BackupReply;
try {
  reply = { header: await work(workerData as BackupJob) };
} catch (error) {
  const { code = '', message } = error as NodeJS.ErrnoException;
  reply = { error: message, code, bad: error instanceof BadBackup };
}
port.postMessage(reply);
