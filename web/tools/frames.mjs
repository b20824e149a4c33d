#!/usr/bin/env node
// Frame times of the boards on this machine, from whole recorded games: prints them, and fails over 50 ms at the 95th percentile or when a
// running match takes more than a second to open. Best on a machine that does nothing else.
//   node web/tools/frames.mjs [game]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [game] = process.argv.slice(2);
const root = fileURLToPath(new URL('../..', import.meta.url));
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(process.execPath, [playwright, 'test', '--config', 'web/playwright.config.ts', 'frames', '--workers', '1'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    E2E_LONG: '1',
    FRAME_LIMIT: '50',
    OPEN_LIMIT: '1000',
    FRAME_WATCH_MS: '180000',
    ...(game === undefined ? {} : { E2E_BOARD: game }),
  },
});
process.exit(status ?? 1);
