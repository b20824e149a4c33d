/** Records the golden games again: `node games/beyond-the-sun/test/golden/record.ts`. Needed only when the rules version is raised. */
import { writeFileSync } from 'node:fs';
import { type Answer, type Game, int, seeded } from '@orrery/kernel';
import { type Golden, recordWith } from '@orrery/kernel/testing';
import { beyondTheSun } from '../../index.ts';

const game = beyondTheSun as Game;
const SHORT = 900;

type Wanted = {
  readonly name: string;
  readonly seats: number;
  readonly options: object;
  /** Some answers are preferred where they are offered, so that a game goes a certain way. */
  readonly prefer?: (choices: readonly Answer[]) => Answer | undefined;
  is(golden: Golden): boolean;
};

const recruitOnly = (choices: readonly Answer[]): Answer | undefined =>
  choices.includes('basic.4/1') ? 'basic.4/1' : choices.includes('ore') && choices.includes('growth') ? 'ore' : undefined;

/** One game for each way to end, and one for each player count and variant. */
const wanted: readonly Wanted[] = [
  { name: 'four', seats: 4, options: {}, is: ({ save }) => save.log.length < SHORT },
  { name: 'three-expert', seats: 3, options: { mats: 'expert' }, is: ({ save }) => save.log.length < SHORT },
  { name: 'two-display', seats: 2, options: { mats: 'expert', display: true }, is: ({ save }) => save.log.length < SHORT },
  { name: 'round-limit', seats: 2, options: {}, prefer: recruitOnly, is: ({ outcome }) => outcome.ending === 'roundLimit' },
];

for (const { name, seats, options, prefer, is } of wanted) {
  for (let i = 0; ; i++) {
    const luck = seeded(`golden ${name} ${i}`);
    const choose = (choices: readonly Answer[]): Answer => prefer?.(choices) ?? choices[int(luck, choices.length)];
    const golden = recordWith(game, seats, options, `${name} ${i}`, choose);
    if (!is(golden)) continue;
    writeFileSync(new URL(`${name}.json`, import.meta.url), `${JSON.stringify(golden)}\n`);
    console.log(`${name}: seed "${name} ${i}", ${golden.save.log.length} answers, ${JSON.stringify(golden.outcome.winners)}`);
    break;
  }
}
