import type { Game } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toyGame } from '../../host/test/toy-game.ts';
import { leakTest } from '../tools/leak.ts';
import { type TestServer, testServer } from './help/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

// `node server/tools/leak-main.ts` does the same for every registered game and as many trials as one likes.
describe('over the wire', () => {
  it('a seat or spectator gets the same bytes in all worlds it cannot tell apart', async () => {
    const report = await leakTest(server, toyGame as unknown as Game, { seed: 'short', trials: 60 });
    expect(report.example).toBeUndefined();
    expect(report.differing).toBe(0);
    expect(report.compared).toBeGreaterThan(250);
  });

  it('and the comparison notices a leak', async () => {
    // The same game with a view that shows the deck: hidden order would reach the wire.
    const leaky = {
      ...toyGame,
      guess: (view: never, chance: never) => {
        const position = toyGame.guess(view, chance);
        position.state.points[0] += 1;
        return position;
      },
    };
    const report = await leakTest(server, leaky as unknown as Game, { seed: 'leaky', trials: 4 });
    expect(report.differing).toBeGreaterThan(0);
  });
});
