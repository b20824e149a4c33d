import { describe, expect, it } from 'vitest';
import { type Game, Match } from '../src/index.ts';
import { keepScenes, type Scene, saveOf, wholeGame } from '../src/testing/index.ts';
import { lanterns } from './lanterns.ts';

const game = lanterns();

describe('positions of tests', () => {
  it('are kept as saves that go on where the test stood', () => {
    const played = wholeGame(game, 2);
    played.playOn(
      (_, [first]) => first ?? null,
      () => played.position.decisions > 2,
    );
    const loaded = Match.load(game, saveOf(played));
    expect(loaded.position).toEqual(played.position);
    expect((game as unknown as Game).options(loaded.position, played.ask())).toEqual(played.options());
  });

  it('are handed to whoever wants to keep them, each as it was reached', () => {
    const reached: Scene<never, unknown, unknown>[] = [];
    const decisions: number[] = [];
    keepScenes((one) => {
      reached.push(one as never);
      decisions.push(one.position.decisions);
    });
    try {
      const table = wholeGame(game, 2);
      const { decision } = table.ask();
      table.answer(decision, table.options()[0] ?? null);
    } finally {
      keepScenes(undefined);
    }
    expect(reached.length).toBe(1);
    expect(decisions).toEqual([1]);
  });
});
