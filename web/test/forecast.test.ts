import { gameIds, registry } from '@orrery/games';
import { patched } from '@orrery/host';
import { type Game, int, seeded, type View } from '@orrery/kernel';
import type { BoardQuestion } from '@orrery/kit';
import { describe, expect, it, vi } from 'vitest';
import { type Change, play } from '../src/forecast/play.ts';
import { foretold } from '../src/forecast/useForecasts.ts';

// Where the worker is: only a page has one.
vi.mock('virtual:forecaster', () => ({ default: '' }));

describe('the forecast worker', () => {
  it.each(gameIds)('says of every option of a question what the table will look like (%s)', async (id) => {
    const game = (await registry[id].load()) as Game;
    const luck = seeded('players');
    const position = game.start(game.configure(game.definition.seats.max, {}), 'forecast');
    let certain = 0;
    for (let n = 0; n < 60 && !game.over(position); n++) {
      const [ask] = game.open(position);
      const options = game.options(position, ask);
      // As it arrives: through a message, with nothing but what the seat sees.
      const view = structuredClone(game.view(position, ask.seat));
      const changes = structuredClone(await play({ view, decision: ask.decision, options }));
      expect(changes).toHaveLength(options.length);
      options.forEach((answer, i) => {
        const { patch, stop, score } = changes[i];
        if (stop !== undefined) return;
        const after = game.clone(position);
        game.play(after, game.open(after)[0], answer);
        const next = game.open(after);
        // Through a question with one option it goes on.
        if (next.length === 1 && next[0].seat === ask.seat && game.options(after, next[0]).length === 1) return;
        expect(patched(view.table, patch), ask.decision).toEqual(game.view(after, ask.seat).table);
        expect(score).toEqual(game.score(after, ask.seat));
        certain++;
      });
      game.play(position, ask, options[int(luck, options.length)]);
    }
    expect(certain).toBeGreaterThan(50);
  });

  it('refuses a question that is not asked', async () => {
    const game = (await registry[gameIds[0]].load()) as Game;
    const position = game.start(game.configure(game.definition.seats.min, {}), 'forecast');
    await expect(play({ view: game.view(position, 0), decision: 'nothing', options: [] })).rejects.toThrow('nothing is not asked');
  });

  it('is heard only for the question that was played', () => {
    const ask = { seat: 0, decision: 'act', args: {}, answered: false };
    const option = (answer: number) => ({ answer, key: '', words: '', interjection: false });
    const question: BoardQuestion = { ask, prompt: '', options: [option(1), option(2)], refusals: [] };
    const view = { table: { ore: 5 } } as unknown as View;
    const change: Change = { patch: { set: { ore: 3 } }, stop: undefined, score: { total: 0, parts: {} } };
    const played = { on: view, decision: 'act', changes: [change, change] };
    expect(foretold(question, view, played).options[0].forecast?.table).toEqual({ ore: 3 });
    // Asked again after an answer: unchanged parts of a view are shared, so the ask is the same object, but other options go with it.
    const later = { ...view } as View;
    const again = { ...question, options: [option(1), option(2), option(3)] };
    expect(foretold(again, later, played)).toBe(again);
    expect(foretold(again, view, played)).toBe(again);
    expect(foretold(question, view, undefined)).toBe(question);
  });
});
