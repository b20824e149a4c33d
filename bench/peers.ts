import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const peersFolder = fileURLToPath(new URL('peers/', import.meta.url));

/** The peers live in a folder with a lockfile of their own; they are fetched the first time somebody measures them. */
export function installPeers(): void {
  if (!existsSync(join(peersFolder, 'node_modules'))) execFileSync('npm', ['ci', '--no-workspaces'], { cwd: peersFolder, stdio: 'ignore' });
}
