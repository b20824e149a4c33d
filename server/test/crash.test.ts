import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CrashReport, type CrashTest, crashTest } from '../tools/crash.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';
import { toyRegistry } from './help/server.ts';

// Short and seeded; `node server/tools/crash-main.ts` is the long one (200 matches, 60 kills, each kind of storage, the database among the killed).
const short: CrashTest = { registry: toyRegistry, game: 'toy', options: { length: 'long' }, matches: 8, kills: 3, seed: 'short', pace: 60 };

async function survives(test: CrashTest): Promise<CrashReport> {
  const report = await crashTest(test);
  expect(report).toMatchObject({ kills: test.kills, lost: 0, stuck: 0 });
  expect(report.acknowledged).toBeGreaterThan(test.matches * 10);
  expect(report.reconnects).toBeGreaterThan(0);
  expect(report.hashes).toBeGreaterThanOrEqual(test.matches);
  return report;
}

describe('a server killed in the middle of play', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('has everything it acknowledged, on SQLite', async () => {
    await survives(short);
  });
  it('has everything it acknowledged, on PostgreSQL that dies as well, with two servers of which one dies', async () => {
    const report = await survives({ ...short, databaseUrl: await postgres.database(), database: postgres, nodes: 2 });
    expect(report.databaseKills).toBe(1);
  });
});
