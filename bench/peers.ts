import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const peersFolder = fileURLToPath(new URL('peers/', import.meta.url));

/**
 * The peers live in a folder with a lockfile of their own; they are fetched the first time somebody measures them.
 * Not by `npm ci`: it asks for binaries of every platform in the lockfile, and npm leaves those of others out of it.
 */
export function installPeers(): void {
  if (existsSync(join(peersFolder, 'node_modules'))) return;
  execFileSync('npm', ['install', '--no-save', '--no-workspaces', '--loglevel=error'], {
    cwd: peersFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    // There npm is no program but a script of the shell's.
    shell: process.platform === 'win32',
  });
}
