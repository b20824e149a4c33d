import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

/** Where a server with this data folder listens to those who run it: a socket in the folder, or a pipe where there are no such sockets. */
export function adminAddress(dataDir: string): string {
  const folder = resolve(dataDir);
  if (process.platform !== 'win32') return join(folder, 'admin.sock');
  return `\\\\.\\pipe\\orrery-${createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 16)}`;
}
