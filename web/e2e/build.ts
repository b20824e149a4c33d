import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The tests see what players get: the built client, served by the real server. Its data are thrown away afterwards. */
export default async function buildClient(): Promise<() => Promise<void>> {
  if (process.env.E2E_BUILT !== '1') {
    const outDir = process.env.E2E_DIST;
    await build({
      configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
      logLevel: 'warn',
      ...(outDir === undefined ? {} : { build: { outDir } }),
    });
  }
  return async () => {
    const data = process.env.E2E_DATA;
    if (data?.startsWith(join(tmpdir(), 'orrery-e2e-'))) await rm(data, { recursive: true, force: true });
  };
}
