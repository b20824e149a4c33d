import { type Answer, type Game, int, Match, positionAt, type Save, seeded } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { lanterns } from '../../kernel/test/lanterns.ts';
import { advise, type Choice, CLEARLY, Course, judge, lossOf, survey } from '../src/index.ts';

const game: Game = lanterns();
const limits = { iterations: 200, millis: 10_000 };

/** A whole game in which `choose` picks among the options. */
function played(choose: (match: Match, options: readonly Answer[], decision: string) => Answer, seed = 'oil', options = {}): Save {
  const match = Match.start(game, game.configure(2, options), seed);
  for (let ask = game.open(match.position)[0]; ask !== undefined; ask = game.open(match.position)[0]) {
    match.answer(ask.seat, ask.decision, choose(match, game.options(match.position, ask), ask.decision));
  }
  return match.save();
}

const luck = seeded('any');
const atRandom = (_: Match, options: readonly Answer[]): Answer => options[int(luck, options.length)];

function surveyed(save: Save): { course: Course; choices: Choice[]; stations: number } {
  const course = new Course();
  const choices: Choice[] = [];
  let stations = 0;
  for (const { station, choice } of survey(game, save)) {
    expect(station.at).toBe(stations++);
    course.add(station);
    if (choice !== undefined) choices.push(choice);
  }
  return { course, choices, stations };
}

it('a survey follows a match from its first question to its result', () => {
  const save = played(atRandom, 'walk', { fancy: true });
  const { course, choices, stations } = surveyed(save);
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
  const save = played(atRandom, 'eyes', { fancy: true });
  const { choices } = surveyed(save);
  const choice = choices.find((c) => c.question.ask.decision === 'bid');
  if (choice === undefined) throw new Error('nobody bid');
  const position = positionAt(game, save, choice.at);
  expect(choice.question.view).toEqual(game.view(position, choice.seat));
  // The same decision in a world the seat might as well have been in.
  const other = game.view(game.guess(game.view(position, choice.seat), seeded('another world')), choice.seat);
  const there = { ...choice, question: { ...choice.question, view: other } };
  expect(judge(game, there, seeded('j'), limits)).toEqual(judge(game, choice, seeded('j'), limits));
});

it('says what would have been better, and nothing about what was best', () => {
  // Who gives no oil away is worse off than who gives most: see the greedy player's test.
  for (const [give, clearly] of [
    [0, true],
    [2, false],
  ] as const) {
    const save = played((match, options) => (match.log.length === 2 ? (options[give] ?? options[0]) : options[0]));
    const choice = surveyed(save).choices.find((c) => c.at === 2);
    if (choice === undefined) throw new Error('nobody was asked');
    expect(choice.question.options).toEqual([0, 1, 2]);
    const verdict = judge(game, choice, seeded('judge'), limits);
    expect(verdict.better).toBe(2);
    expect(verdict.played).toBe(give);
    expect(lossOf(verdict) >= CLEARLY).toBe(clearly);
    const [best, ...others] = advise({ game, ...choice.question }, seeded('advice'));
    expect(best.answer).toBe(2);
    for (const { chance } of others) expect(chance).toBeLessThanOrEqual(best.chance);
  }
});
