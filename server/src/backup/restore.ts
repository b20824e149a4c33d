import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCHEMA_VERSION } from '../storage/migrations/index.ts';
import { BadBackup, diskTrouble } from './bad-backup.ts';
import { type BackupHeader, FORMAT } from './format.ts';
import { inThread } from './jobs.ts';

export type Where = { readonly dataDir: string; readonly databaseUrl?: string | undefined };

/** Puts a backup into a folder or database that is empty. Nothing is there until all of it is. */
export async function restoreBackup(file: string, { dataDir, databaseUrl }: Where): Promise<BackupHeader> {
  const goal = join(dataDir, 'orrery.sqlite');
  const work = databaseUrl === undefined ? `${goal}.restoring` : join(tmpdir(), `orrery-restoring-${process.pid}.sqlite`);
  try {
    const header = await inThread({ kind: 'header', file });
    if (header.schema > SCHEMA_VERSION || header.format > FORMAT)
      throw new BadBackup(
        `${file} was made by a newer server (${header.orrery}, its schema is ${header.schema}, this one knows ${SCHEMA_VERSION}): restore it with that server`,
      );
    if (databaseUrl === undefined) {
      if (existsSync(goal) && (await stat(goal)).size > 0)
        throw new BadBackup(`${goal} is there already: restore into an empty folder, or move that file away`);
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
    }
    await inThread({ kind: 'open', file, database: work });
    if (databaseUrl === undefined) await rename(work, goal);
    else await inThread({ kind: 'copyToPostgres', url: databaseUrl, database: work });
    return header;
  } catch (error) {
    throw diskTrouble(error, file) ?? error;
  } finally {
    for (const left of [work, `${work}-journal`]) await rm(left, { force: true });
  }
}
