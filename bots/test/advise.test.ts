import { registry } from '@orrery/games';
import { type Answer, type Game, offered, type Position, samePlain, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { advise, movesOf, recommend } from '../src/advise.ts';
import { greedyPlayer } from '../src/greedy.ts';
import { searchOptions } from '../src/levels.ts';
import type { Question } from '../src/player.ts';
import type { Estimate } from '../src/search.ts';

/** Enough to order options; chances need more. */
const QUICK = { ...searchOptions.commander, iterations: 24, millis: 60_000, valueWeights: true };

/** Every so many-th real question of a game of Ensigns, as the seat that was asked saw it. */
function* questions(game: Game, seats: number, seed: string, every: number): Generator<{ question: Question; position: Position }> {
  const position = game.start(game.configure(seats, {}), seed);
  const players = Array.from({ length: seats }, (_, seat) => greedyPlayer(game, seeded(`${seed} ${seat}`), { noise: 0.05 }));
  let count = 0;
  for (let asks = game.open(position); asks.length > 0; asks = game.open(position)) {
    const open = asks[0];
    const options = game.options(position, open);
    const view = game.view(position, open.seat);
    const ask = view.asks.find((a) => a.seat === open.seat && a.decision === open.decision && !a.answered);
    if (ask === undefined) throw new Error('not in the view');
    const question = { game, view, ask, options };
    if (options.length > 2 && ++count % every === 0) yield { question, position };
    game.play(position, open, options.length === 1 ? options[0] : (players[open.seat].choose(question) as Answer));
  }
}

describe.each([
  ['andromeda', 9],
  ['age-of-galaxy', 7],
  ['beyond-the-sun', 23],
  ['andromedas-edge', 41],
] as const)('advice in %s', (id, every) => {
  it('is of moves only, best first, with its plan and what comes of it', { timeout: 60_000 }, async () => {
    const game = await registry[id].load();
    let seen = 0;
    for (const { question, position } of questions(game, 2, 'advice', every)) {
      if (++seen > 5) break;
      const { ask, view, options } = question;
      const advice = advise(question, seeded(`advise ${seen}`), 3, QUICK);
      expect(advice.length).toBeGreaterThan(0);
      expect(advice.length).toBeLessThanOrEqual(3);
      // Whoever only wants to know which gets the same ones.
      const named = ({ answer, chance, visits }: Estimate): unknown => [answer, chance, visits];
      expect(recommend(question, seeded(`advise ${seen}`), 3, QUICK).map(named)).toEqual(advice.map(named));
      const moves = offered(game, ask.decision, options);
      for (const [i, { answer, chance, outlook, plan }] of advice.entries()) {
        expect(moves.some((move) => samePlain(move, answer))).toBe(true);
        if (i > 0) expect(chance).toBeLessThanOrEqual(advice[i - 1].chance);
        // What is foreseen begins with the table as it is.
        expect(outlook.points.now).toBe(game.score(position, ask.seat).total);
        expect(outlook.turnEnd.length).toBe(outlook.nextTurn.length);
        // Every step of a plan is one's own, and may be answered when it comes up.
        for (const step of plan) expect(step.view.asks.some((a) => a.seat === ask.seat && a.decision === step.ask.decision)).toBe(true);
      }
      // Nobody is advised to change nothing.
      const after = game.clone(position);
      const open = game.open(after).find((a) => a.seat === ask.seat && a.decision === ask.decision);
      if (open === undefined) throw new Error('not asked');
      game.play(after, open, advice[0].answer);
      const same = samePlain(game.tableOf(after.state, ask.seat), view.table) && game.open(after)[0]?.decision === ask.decision;
      expect(same && movesOf(question, seeded('moves')).length > 1).toBe(false);
    }
    expect(seen).toBeGreaterThan(3);
  });
});
