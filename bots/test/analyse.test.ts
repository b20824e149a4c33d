import { type Answer, type Game, int, Match, positionAt, type Save, seeded } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { lanterns } from '../../kernel/test/lanterns.ts';
import {
  advise,
  type Choice,
  Course,
  decisive,
  isClear,
  lineAfter,
  Search,
  smoothed,
  survey,
  type Verdict,
  verdictOn,
} from '../src/index.ts';
import { pebbles } from './pebbles.ts';

const game: Game = lanterns();
const limits = { iterations: 200, millis: 10_000 };

/** A whole game in which `choose` picks among the options. */
function played(of: Game, choose: (match: Match, options: readonly Answer[]) => Answer, seed = 'oil', options = {}): Save {
  const match = Match.start(of, of.configure(2, options), seed);
  for (let ask = of.open(match.position)[0]; ask !== undefined; ask = of.open(match.position)[0]) {
    match.answer(ask.seat, ask.decision, choose(match, of.options(match.position, ask)));
  }
  return match.save();
}

const luck = seeded('any');
const atRandom = (_: Match, options: readonly Answer[]): Answer => options[int(luck, options.length)];

function surveyed(of: Game, save: Save): { course: Course; choices: Choice[]; stations: number } {
  const course = new Course();
  const choices: Choice[] = [];
  let stations = 0;
  for (const { station, choice } of survey(of, save)) {
    expect(station.at).toBe(stations++);
    course.add(station);
    if (choice !== undefined) choices.push(choice);
  }
  return { course, choices, stations };
}

it('a survey follows a match from its first question to its result', () => {
  const save = played(game, atRandom, 'walk', { fancy: true });
  const { course, choices, stations } = surveyed(game, save);
  expect(stations).toBe(save.log.length + 1);
  const end = save.snapshots.at(-1)?.position;
  if (end === undefined) throw new Error('no position');
  const { scores, winners } = game.outcome(end);
  expect(course.turns.at(-1)).toMatchObject({ at: save.log.length, scores });
  expect(course.turns.at(-1)?.chances).toEqual([0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
  for (const { chances } of course.turns) expect(chances[0] + chances[1]).toBeCloseTo(1);
  const rounds = course.rounds.map((r) => r.round);
  expect(rounds).toEqual([...new Set(rounds)].sort((a, b) => a - b));
  expect(course.rounds.at(-1)?.scores).toEqual(scores);
  for (const { at, seat, question, played: answer, suspicion } of choices) {
    expect(save.log[at]).toMatchObject({ seat, answer });
    expect(question.options.length).toBeGreaterThan(1);
    expect(question.options).toContainEqual(answer);
    expect(suspicion).toBeGreaterThanOrEqual(0);
  }
});

it('a decision is judged by what its seat saw and by nothing else', () => {
  const save = played(game, atRandom, 'eyes', { fancy: true });
  const { choices } = surveyed(game, save);
  const choice = choices.find((c) => c.question.ask.decision === 'bid');
  if (choice === undefined) throw new Error('nobody bid');
  const position = positionAt(game, save, choice.at);
  expect(choice.question.view).toEqual(game.view(position, choice.seat));
  // The same decision in a world the seat might as well have been in.
  const other = game.view(game.determinize(game.view(position, choice.seat), seeded('another world')), choice.seat);
  const there = { ...choice, question: { ...choice.question, view: other } };
  expect(verdictOn(game, there, seeded('j'), limits)).toEqual(verdictOn(game, choice, seeded('j'), limits));
});

it('says what would have been better, and nothing about what was best', () => {
  const stones = pebbles();
  for (const grip of [1, 4]) {
    // Everybody takes what they can, but for the first grip.
    const save = played(stones, (match) => (match.log.length === 0 ? grip : 4));
    const [choice] = surveyed(stones, save).choices;
    expect(choice).toMatchObject({ at: 0, seat: 0, played: grip });
    expect(choice.suspicion > 0).toBe(grip === 1);
    const verdict = verdictOn(stones, choice, seeded('judge'), limits);
    expect(verdict).toMatchObject({ at: 0, seat: 0, played: grip, better: 4 });
    expect(isClear(stones, save, verdict)).toBe(grip === 1);
    // However bad it looked: what was played was looked at.
    expect(verdict.chance).toBeGreaterThan(0);
  }
});

it('advises the best options, best first', () => {
  const stones = pebbles();
  const [choice] = surveyed(
    stones,
    played(stones, () => 4),
  ).choices;
  const advice = advise({ game: stones, ...choice.question }, seeded('advice'));
  expect(advice[0].answer).toBe(4);
  expect(advice.length).toBeLessThanOrEqual(3);
  expect(new Set(advice.map((e) => e.answer)).size).toBe(advice.length);
  for (const { chance } of advice) expect(chance).toBeLessThanOrEqual(advice[0].chance);
});

it('advises what was tried enough, by its chance, and no setting', () => {
  const stones = pebbles();
  const [choice] = surveyed(
    stones,
    played(stones, () => 4),
  ).choices;
  const { definition } = stones;
  const arranging = (setting: (decision: string, answer: unknown) => boolean): Game => ({
    ...stones,
    definition: { ...definition, asking: { windows: {}, secret: () => false, setting } },
  });
  for (const seed of ['1', '2', '3']) {
    const game = arranging((decision, answer) => decision === choice.question.ask.decision && answer !== 1 && answer !== 2);
    const advice = advise({ game, ...choice.question }, seeded(seed));
    expect(advice.map((e) => e.answer).toSorted()).toEqual([1, 2]);
    const chances = advice.map((e) => e.chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    for (const { visits } of advice) expect(visits).toBeGreaterThan(0);
  }
  // Where nothing but settings is left, one of them has to be given.
  expect(advise({ game: arranging(() => true), ...choice.question }, seeded('4'))[0].answer).toBe(4);
});

it('smooths out whose turn it is, and leaves the result alone', () => {
  const at = (chance: number, n: number) => ({ at: n, round: 1, turn: true, chances: [chance, 1 - chance], scores: [] });
  const turns = [0.5, 0.9, 0.1, 0.9, 0.1, 1].map(at);
  const line = smoothed(turns, 2).map((t) => t.chances[0]);
  expect([line[0], line.at(-1)]).toEqual([0.5, 1]);
  for (const chance of line.slice(2, 4)) expect(chance).toBeCloseTo(0.5);
  const four = smoothed([0, 1, 0, 0, 0, 1, 0, 0, 0].map(at), 4).map((t) => t.chances[0]);
  for (const chance of four.slice(2, -2)) expect(chance).toBeCloseTo(1 / 4);
  const three = smoothed([0, 1, 0, 0, 1, 0].map(at), 3).map((t) => t.chances[0]);
  for (const chance of three.slice(2, -2)) expect(chance).toBeCloseTo(1 / 3);
  for (const { chances } of smoothed(turns, 2)) expect(chances[0] + chances[1]).toBeCloseTo(1);
});

it('calls nothing clear that the luck of the search may explain', () => {
  const stones = pebbles();
  const save = played(stones, () => 4);
  const verdict: Verdict = { at: 0, seat: 0, played: 1, better: 4, chance: 0.4, best: 0.5, error: 0.02 };
  expect(isClear(stones, save, verdict)).toBe(true);
  expect(isClear(stones, save, { ...verdict, error: 0.06 })).toBe(false);
});

it('the error of an estimate shrinks with the root of its playouts, and whoever wants all of them gets them', () => {
  const save = played(game, atRandom, 'error', { fancy: true });
  const choice = surveyed(game, save).choices.find((c) => c.question.options.length > 2);
  if (choice === undefined) throw new Error('no choice');
  const [few, many] = [100, 1600].map((iterations) => {
    const search = new Search(game, seeded('error'), { iterations, millis: 60_000, whole: true });
    const [best] = search.estimate({ game, ...choice.question });
    expect(search.iterations).toBe(iterations);
    return best;
  });
  expect(few.error).toBeGreaterThan(0);
  const root = Math.sqrt(many.visits / few.visits);
  expect(few.error / many.error).toBeGreaterThan(root / 2);
  expect(few.error / many.error).toBeLessThan(root * 2);
});

it('a line goes on with the seat’s own choices and stops where it is no longer asked', () => {
  const stones = pebbles();
  const [choice] = surveyed(
    stones,
    played(stones, () => 4),
  ).choices;
  // After one grip it is somebody else's turn.
  expect(lineAfter({ game: stones, ...choice.question }, 4, seeded('line'), 5)).toEqual([]);
  const alone = stones.start(stones.configure(1, {}), 'alone');
  const view = stones.view(alone, 0);
  const line = lineAfter({ game: stones, view, ask: view.asks[0], options: [1, 2, 3, 4] }, 1, seeded('line'), 5);
  expect(line.map(({ answer }) => answer)).toEqual([4, 4]);
  expect(line.map((step) => step.view.decisions)).toEqual([1, 2]);
  expect(lineAfter({ game: stones, view, ask: view.asks[0], options: [1, 2, 3, 4] }, 1, seeded('line'), 1)).toHaveLength(1);
});

it('a match is decided where the winner’s chance rose for good, not where it swung with the turn', () => {
  const station = (at: number, chance: number) => ({ at, round: 0, turn: true, chances: [chance, 1 - chance], scores: [] });
  const swinging = [0.4, 0.6, 0.4, 0.6, 0.7, 0.9, 0.7, 0.9, 1].map((chance, i) => station(10 * i, chance));
  expect(decisive(swinging, [0], 2)).toMatchObject({ from: 30, to: 40, before: expect.closeTo(0.5), after: expect.closeTo(0.8) });
  expect(decisive(swinging, [1], 2)).toBeUndefined();
  // The result alone decides nothing.
  expect(decisive([station(0, 0.5), station(5, 0.5), station(9, 1)], [0], 2)).toBeUndefined();
});
