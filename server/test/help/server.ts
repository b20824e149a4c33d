import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerConfig } from '../../src/config.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import { generous } from '../../tools/child-server.ts';

export const toyRegistry = new URL('../toy-registry.ts', import.meta.url).href;

/** Tests are faster than people: no rate limits unless a test is about them. */
export { generous };

export type TestServer = RunningServer & { readonly dataDir: string; restart(): Promise<TestServer>; end(): Promise<void> };

/** A server of its own in this process, with its data in a folder of its own. */
export async function testServer(config: Partial<ServerConfig> = {}, folder?: string): Promise<TestServer> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'orrery-test-')));
  const server = await startServer({
    registry: toyRegistry,
    port: 0,
    host: '127.0.0.1',
    dataDir,
    logLevel: 'silent',
    rulesThreads: 1,
    botThreads: 1,
    sweep: 200,
    rates: generous,
    ...config,
  });
  return {
    ...server,
    dataDir,
    async restart() {
      await server.stop();
      return testServer(config, dataDir);
    },
    async end() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
