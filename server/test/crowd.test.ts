import { afterAll, beforeAll, expect, it } from 'vitest';
import { askLobbies, countTimers, gather, makeMoves } from '../tools/crowd.ts';
import { type TestServer, testServer } from './help/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ idle: 300 });
});
afterAll(() => server.end());

/** The whole of it: npm run crowd. */
it('matches over days that nobody looks at leave memory and keep no timer; everybody’s lobby is there', async () => {
  const timers = countTimers();
  const guests = await gather(server.port, 'toy', { players: 12, matches: 60 });
  await expect.poll(() => server.context.hall.live.length, { timeout: 20_000 }).toBe(0);
  // The server's own, one of each kind, and two for every open connection; a timer for each match would make sixty more.
  await expect.poll(() => timers.now(), { timeout: 20_000 }).toBeLessThan(60);
  const [measured, moves] = await Promise.all([askLobbies(guests, { seconds: 3, perSecond: 20 }), makeMoves(guests, 3)]);
  expect(measured.requests).toBe(60);
  expect(moves).toBeGreaterThan(0);
  await expect.poll(() => server.context.hall.live.length, { timeout: 20_000 }).toBe(0);
  await expect.poll(() => timers.now(), { timeout: 20_000 }).toBeLessThan(60);
  timers.stop();
});
