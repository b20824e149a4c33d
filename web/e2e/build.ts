import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The tests see what players get: the built client, served by the real server. */
export default async function buildClient(): Promise<void> {
  if (process.env.E2E_BUILT === '1') return;
  await build({ configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)), logLevel: 'warn' });
}
