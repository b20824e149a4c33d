import { type Game, Match, type Position, seeded } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { between } from '../src/between.ts';
import { advise, type Level, makePlayer, type Player, type Question, survey } from '../src/index.ts';
import { Search, type SearchOptions } from '../src/search.ts';
import { bell } from './bell.ts';
import { sowing } from './sowing.ts';

const OPTIONS: SearchOptions = { iterations: 100, millis: 1e9, now: () => 0 };

function asked(game: Game, position: Position): Question {
  const ask = game.open(position)[0];
  const view = game.view(position, ask.seat);
  return { game, view, ask: view.asks[0], options: game.options(position, ask) };
}

const begun = (game: Game, seats = 2): Position => game.start(game.configure(seats, {}), 'opening');
const opening = (game: Game): Question => asked(game, begun(game));

const answer = async (game: Game, player: Player) => player.choose(opening(game));
const search = (game: Game, options: Partial<SearchOptions> = {}) => new Search(game, seeded('search'), { ...OPTIONS, ...options });

it('playing on finds a plan that a glance misses', async () => {
  const game = sowing();
  expect(await answer(game, makePlayer('officer', game, seeded('officer')))).toBe('eat');
  const blinkered = sowing({ horizon: 'turn' });
  expect(await answer(blinkered, search(blinkered, { sight: 0 }))).toBe('eat');
  expect(await answer(game, search(game))).toBe('sow');
});

it('a Cadet errs, with others and alone', async () => {
  // A grain is worth an eighth, and changes an even chance by a quarter of that.
  const game = sowing({ scale: 8 });
  const mistakes = async (level: Level, seats: number): Promise<number> => {
    const question = asked(game, begun(game, seats));
    let sown = 0;
    for (let n = 0; n < 50; n++) if ((await makePlayer(level, game, seeded(`${n}`)).choose(question)) === 'sow') sown++;
    return sown;
  };
  for (const seats of [1, 2]) {
    const sown = await mistakes('cadet', seats);
    expect(sown).toBeGreaterThan(4);
    expect(sown).toBeLessThan(20);
    expect(await mistakes('greedy', seats)).toBe(0);
  }
});

it('the end of the turn under way counts as much as the game says', async () => {
  const judged = async (staticShare: number) => {
    const game = sowing({ staticShare, horizon: 'turn' });
    return answer(game, search(game));
  };
  expect(await judged(0)).toBe('sow');
  expect(await judged(1)).toBe('eat');
});

it('a look at the end of the turn counts as so many playouts, and more of those overrule it', async () => {
  const after = (iterations: number, looks: { turnEndPlayouts?: number }) => {
    const game = sowing({ scale: 8, ...looks });
    return answer(game, search(game, { iterations }));
  };
  expect(await after(6, {})).toBe('sow');
  expect(await after(6, { turnEndPlayouts: 60 })).toBe('eat');
  expect(await after(600, { turnEndPlayouts: 60 })).toBe('sow');
});

it('an answer that was looked at has a chance before its first playout', () => {
  const game = sowing({ turnEndPlayouts: 60 });
  const [eat, sow] = search(game, { iterations: 1 }).estimate(opening(game));
  expect([eat.answer, eat.visits, sow.answer, sow.visits]).toEqual(['eat', 1, 'sow', 0]);
  // A grain is a factor of e in the odds, by the look; the one playout lifts or lowers both alike.
  const shift = eat.chance - 1 / (1 + Math.exp(-1));
  expect(sow.chance).toBeCloseTo(1 / 2 + shift);
});

it('values the end of the turn and what it leads to in proportion', () => {
  const chanceOf = (staticShare: number, turns: number) => {
    const game = sowing({ staticShare, rolloutTurns: turns, horizon: 'turn' });
    const found = search(game)
      .estimate(opening(game))
      .find((e) => e.answer === 'sow');
    return found?.chance ?? Number.NaN;
  };
  const [soon, late] = [chanceOf(1, 6), chanceOf(0, 6)];
  // Nobody has a grain yet; six turns later it is six against three.
  expect(soon).toBeCloseTo(1 / 2);
  expect(late).toBeCloseTo(1 / (1 + Math.exp(-3)));
  // What is left of the turn counts as the first of those played on.
  expect(chanceOf(0.5, 7)).toBeCloseTo((soon + late) / 2);
});

it('values what playing on leads to halfway there as well, in proportion', () => {
  const chanceOf = (rolloutTurns: number, halfwayShare?: number) => {
    const game = sowing({ rolloutTurns, horizon: 'turn', ...(halfwayShare === undefined ? {} : { halfwayShare }) });
    const found = search(game)
      .estimate(opening(game))
      .find((e) => e.answer === 'sow');
    return found?.chance ?? Number.NaN;
  };
  // Three turns after sowing there is nothing but what the other ate; three later the grains are ripe.
  const [halfway, end] = [chanceOf(3), chanceOf(6)];
  expect(halfway).toBeLessThan(1 / 2);
  expect(end).toBeGreaterThan(1 / 2);
  expect(chanceOf(6, 0.25)).toBeCloseTo(0.25 * halfway + 0.75 * end);
});

it('values with valueWeights what playing on leads to, and plays on by the weights to play by', () => {
  const worthOf = (foretells: number, seats = 2, options: Partial<SearchOptions> = {}, staticShare?: number) => {
    const game = sowing({
      horizon: 'turn',
      valueWeights: { weights: { has: foretells }, asked: {}, ...(staticShare === undefined ? {} : { staticShare }) },
    });
    const found = search(game, options)
      .estimate(asked(game, begun(game, seats)))
      .find((e) => e.answer === 'sow');
    return found?.chance ?? Number.NaN;
  };
  expect(worthOf(0)).toBeCloseTo(1 / 2);
  // Who plays on still prefers more grain, whatever it foretells.
  expect(worthOf(-1)).toBeCloseTo(1 / (1 + Math.exp(3)));
  // Nobody has a grain yet: with a value that looks at nothing else all are even.
  expect(worthOf(-1, 2, {}, 1)).toBeCloseTo(1 / 2);
  // Whoever has no learnt value, and whoever is alone and plays for points, goes by what there is.
  for (const staticShare of [undefined, 1])
    expect(worthOf(-1, 2, { valueWeights: false }, staticShare)).toBeCloseTo(1 / (1 + Math.exp(-3)));
  expect(worthOf(-1, 1, { sight: 0 })).toBe(worthOf(1, 1, { sight: 0, valueWeights: false }));
});

it('foresees as the Admiral, in advice and in an analysis, and not as the Commander', async () => {
  // Right after the turn a grain eaten looks good, and foretells that one loses.
  const valueWeights = { weights: { has: -1 }, asked: {} };
  const [game, prophets] = [valueWeights, { ...valueWeights, everybody: true }].map((f) =>
    sowing({ staticShare: 1, horizon: 'turn', valueWeights: f }),
  );
  // Unless the game has nothing better for anybody.
  expect(await answer(prophets, makePlayer('commander', prophets, seeded('commander')))).toBe('sow');
  expect(await answer(game, makePlayer('commander', game, seeded('commander')))).toBe('eat');
  expect(await answer(game, makePlayer('admiral', game, seeded('admiral')))).toBe('sow');
  expect(advise(opening(game), seeded('advice'))[0].answer).toBe('sow');
  const match = Match.start(game, game.configure(2, {}), 'opening');
  match.answer(0, 'act', 'eat');
  const [, { station }] = [...survey(game, match.save())];
  expect(station.chances[0]).toBeLessThan(0.5);
});

it('stops when the time is over, and early when the rest of it would change nothing', () => {
  const game = sowing();
  const clock = (step: number) => {
    let at = 0;
    return () => (at += step);
  };
  const spent = (options: Partial<SearchOptions>) => {
    const player = search(game, options);
    player.estimate(opening(game));
    return player.iterations;
  };
  expect(spent({ iterations: 1e6, millis: 10, now: clock(10) })).toBe(8);
  // At this pace a tenth of the playouts would fit into the time: sowing is ahead by too much to be caught in it.
  const hurried = spent({ iterations: 4_000, millis: 50, now: clock(1) });
  expect(hurried).toBeLessThan(400);
  expect(hurried).toBeGreaterThan(8);
});

it('weighs an answer that ends the game by who wins, not by how it looks', () => {
  const game = bell();
  /** What the last seat looks at first after the others have taken this many: the most promising answer at a glance. */
  const firstThought = (...taken: number[]) => {
    const position = begun(game, taken.length + 1);
    for (const pebbles of taken) game.play(position, game.open(position)[0], pebbles);
    return search(game, { iterations: 1 }).estimate(asked(game, position))[0].answer;
  };
  // Two pebbles against one win at once; four would look better.
  expect(firstThought(1)).toBe('ring');
  expect(firstThought(1, 1)).toBe('ring');
  // Two against three lose at once.
  expect(firstThought(3)).toBe(4);
});

it('looks as long as it is told at an answer that has no rival', () => {
  const game = sowing();
  const question = opening(game);
  const alone = search(between(game, question, ['sow']));
  expect(alone.estimate({ ...question, options: ['sow'] })).toMatchObject([{ answer: 'sow', visits: OPTIONS.iterations }]);
});

it('goes on from what it has seen when it is asked right after its own answer', () => {
  const game = sowing();
  const position = begun(game, 1);
  const [player, stranger] = [search(game), search(game)];
  game.play(position, game.open(position)[0], player.choose(asked(game, position)));
  const question = asked(game, position);
  const visits = (who: Search): number => who.estimate(question).reduce((sum, e) => sum + e.visits, 0);
  expect(visits(player)).toBeGreaterThanOrEqual(visits(stranger));
  expect(player.iterations).toBeLessThan(stranger.iterations);
});

it('takes what it has seen off the playouts it wants', () => {
  const game = sowing();
  const position = begun(game, 1);
  const [player, stranger] = [search(game), search(game)];
  game.play(position, game.open(position)[0], player.choose(asked(game, position)));
  // An answer by itself has no rival: nothing but the playouts wanted ends the search.
  for (const who of [player, stranger]) who.estimate({ ...asked(game, position), options: ['sow'] });
  expect(stranger.iterations).toBe(OPTIONS.iterations);
  expect(player.iterations).toBeLessThan(OPTIONS.iterations);
});
