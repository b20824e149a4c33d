import { access, constants, mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import type { Storage } from '../storage/storage.ts';
import { VERSION } from '../version.ts';
import { BadBackup, diskTrouble } from './bad-backup.ts';
import type { BackupHeader } from './format.ts';
import { inThread } from './jobs.ts';

export type Taken = { readonly file: string; readonly size: number; readonly header: BackupHeader };

/** `orrery-2026-11-16T13-20-00Z.backup`: in the order of their names they are in the order of their time. */
export const backupName = (made: number): string =>
  `orrery-${new Date(made).toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.backup`;

/**
 * Takes a backup while the server runs: everything acknowledged before this is called is in it. The file appears under its name only
 * when it has been written, read again and found to be whole; what was there under that name is kept until then. A place that is a folder, or
 * ends as one does, gets a file named after the time.
 */
export async function takeBackup(storage: Storage, to: string, now: number): Promise<Taken> {
  const file = to.endsWith(sep) || (await isFolder(to)) ? join(to, backupName(now)) : to;
  const part = `${file}.part`;
  const database = join(dirname(file), `.${basename(file)}.copy`);
  try {
    await mustBeWritable(dirname(file));
    await rm(database, { force: true });
    await storage.copyTo(database);
    const header = await inThread({ kind: 'pack', database, file: part, orrery: VERSION, from: storage.kind, made: now });
    await rename(part, file);
    return { file, size: (await stat(file)).size, header };
  } catch (error) {
    throw diskTrouble(error, file) ?? error;
  } finally {
    for (const left of [database, `${database}-journal`, `${database}-wal`, `${database}-shm`, part]) await rm(left, { force: true });
  }
}

const isFolder = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined))?.isDirectory() === true;

/** Said before anything is copied: a service of the system may often write into nothing but its data folder. */
async function mustBeWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EROFS', 'EACCES', 'EPERM'].includes(code)) throw error;
    throw new BadBackup(`the server may not write into ${folder} (${code}): choose another place, such as a folder in its data folder`);
  }
}
