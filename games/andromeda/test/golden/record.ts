/** Records the golden games again: `node games/andromeda/test/golden/record.ts`. Needed only when rules or content change on purpose. */
import { writeFileSync } from 'node:fs';
import { type Answer, type Game, int, seeded } from '@orrery/kernel';
import { type Golden, recordWith } from '@orrery/kernel/testing';
import { andromeda, type State } from '../../index.ts';

/** One game for each way to end. */
const wanted: readonly { name: string; seats: number; options: object; is(golden: Golden): boolean }[] = [
  { name: 'threshold', seats: 4, options: {}, is: ({ outcome }) => outcome.ending === 'threshold' && outcome.winners.length === 1 },
  {
    name: 'last-round',
    seats: 3,
    options: { beginner: true },
    is: ({ outcome }) => outcome.ending === 'lastRound' && outcome.winners.length === 1,
  },
  { name: 'shared', seats: 2, options: {}, is: ({ outcome }) => outcome.winners.length > 1 },
];

for (const { name, seats, options, is } of wanted) {
  for (let i = 0; ; i++) {
    const luck = seeded(`golden ${name} ${i}`);
    // Missions are fulfilled where possible, so that games end in every way.
    const choose = (choices: readonly Answer[]): Answer => (choices.at(-1) === 'done' ? choices[0] : choices[int(luck, choices.length)]);
    const golden = recordWith(andromeda as Game<State>, seats, options, `${name} ${i}`, choose);
    if (!is(golden)) continue;
    writeFileSync(new URL(`${name}.json`, import.meta.url), `${JSON.stringify(golden)}\n`);
    console.log(`${name}: seed "${name} ${i}", ${golden.save.log.length} answers, ${JSON.stringify(golden.outcome)}`);
    break;
  }
}
