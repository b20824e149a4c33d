import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
// Every run starts servers and their threads from sources: Node keeps what it has read and compiled of them.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compile');
const port = Number(process.env.E2E_PORT ?? 8097);
// Kept in the environment: the workers read this file too, and one folder is enough.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'orrery-e2e-'));
const data = process.env.E2E_DATA;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // `npm test` has 25 minutes for everything: what takes long is run by `npm run boards`.
  ...(process.env.E2E_LONG === '1' ? {} : { grepInvert: /@long/ }),
  globalTeardown: './e2e/clean-up.ts',
  outputDir: join(root, 'artifacts/browser-tests'),
  reporter: [['list']],
  // One more than there are cores: captions, rests and bots' pauses are waited for.
  workers: Number(process.env.E2E_WORKERS ?? 3),
  timeout: 240_000,
  retries: 1,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // Tracing every run costs a quarter of the time; a test that failed is tried once more, with a trace, and said to be flaky.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox'] },
  },
  webServer: {
    command: `${process.execPath} web/e2e/server.ts ${port} ${data}`,
    cwd: root,
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    // It builds the client first.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
