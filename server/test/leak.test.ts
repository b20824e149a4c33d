import type { Game } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ToyState, toyGame } from '../../host/test/toy-game.ts';
import { loadGame, loadRegistry } from '../src/registry.ts';
import { ENDLESS, leakTest } from '../tools/leak.ts';
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
    expect(report.compared).toBeGreaterThan(200);
    // Independently of the game's own guess, too.
    expect(report.dealt).toBeGreaterThan(2);
  });

  it('and a view that shows a hidden hand is noticed without the guess, though the guess believes it', async () => {
    const { definition } = toyGame;
    const leaky = {
      ...toyGame,
      // A card more is declared hidden than the view hides: as if the view had forgotten to hide it.
      definition: {
        ...definition,
        secrets: (state: never) => [
          ...definition.secrets(state),
          { kind: 'points', in: (state as ToyState).points, knownTo: [], spare: [99] },
        ],
      },
    };
    const report = await leakTest(server, leaky as unknown as Game, { seed: 'undeclared', trials: 12 });
    expect(report.dealt).toBeGreaterThan(0);
    expect(report.differing).toBeGreaterThan(0);
  });

  it('and the comparison notices a leak', async () => {
    // The same game with a view that shows the deck: hidden order would reach the wire.
    const leaky = {
      ...toyGame,
      determinize: (view: never, chance: never) => {
        const position = toyGame.determinize(view, chance);
        position.state.points[0] += 1;
        return position;
      },
    };
    const report = await leakTest(server, leaky as unknown as Game, { seed: 'leaky', trials: 40 });
    expect(report.differing).toBeGreaterThan(0);
  });

  it('and nobody can tell whether a seat was asked or the host answered for it, for it held nothing', async () => {
    const games = import.meta.resolve('@orrery/games');
    const table = await testServer({ registry: games, pauses: ENDLESS });
    const game = await loadGame(await loadRegistry(games), 'andromedas-edge');
    const report = await leakTest(table, game, { seed: 'stops', trials: 6 });
    await table.end();
    expect(report.example).toBeUndefined();
    expect(report.covered).toBeGreaterThanOrEqual(3);
  });
});
