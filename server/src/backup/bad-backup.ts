import { StorageAway } from '../storage/storage.ts';

/** A backup that cannot be made or used, in one line for whoever asked: what is wrong, and what helps. */
export class BadBackup extends Error {}

/** The line for an error of the disk while a backup is made or read; undefined where it is something else. */
export function diskTrouble(error: unknown, file: string): BadBackup | undefined {
  if (error instanceof BadBackup) return error;
  if (!(error instanceof Error)) return undefined;
  const { code = error instanceof StorageAway ? (error.message.split(':')[0] ?? '') : '', message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'SQLITE_FULL' || /ENOSPC|disk is full/.test(message))
    return new BadBackup(`${file} does not fit on the disk: make room, or choose another place`);
  if (code === 'ENOENT') return new BadBackup(`${file} is not there, or its folder is not`);
  if (/^(E[A-Z]+|SQLITE_(IOERR|CANTOPEN|READONLY).*)$/.test(code)) return new BadBackup(`${file} cannot be used (${code})`);
  return undefined;
}
