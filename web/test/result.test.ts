import { expect, it } from 'vitest';
import { resultWords } from '../src/lobby/result.ts';
import de from '../src/text/de.ts';
import en from '../src/text/en.ts';

const seat = (name: string) => ({ kind: 'human', name, bot: null, standIn: null }) as const;
const three = [seat('Ada'), seat('Ben'), seat('Cleo')];
const over = (scores: number[], winners: number[], yours: number[]) => ({ result: { scores, winners }, yours, seats: three });

it.each([
  [over([31, 34, 26], [1], [1]), 'You won, 34 : 31 : 26', 'Du hast gewonnen: 34 : 31 : 26'],
  [over([31, 34, 26], [1], [0]), 'You came 2nd of 3, 34 : 31 : 26', 'Du bist 2. von 3: 34 : 31 : 26'],
  [over([31, 34, 26], [1], [2]), 'You came 3rd of 3, 34 : 31 : 26', 'Du bist 3. von 3: 34 : 31 : 26'],
  // Level on points and behind by the measures that broke the tie.
  [over([34, 34, 26], [1], [0]), 'You came 2nd of 3, 34 : 34 : 26', 'Du bist 2. von 3: 34 : 34 : 26'],
  [over([34, 34, 26], [0, 1], [0]), 'You share the victory, 34 : 34 : 26', 'Du teilst dir den Sieg: 34 : 34 : 26'],
  // Several at one screen.
  [over([31, 34, 26], [1], [0, 1]), 'Ben won, 34 : 31 : 26', 'Gewonnen: Ben. 34 : 31 : 26'],
  [{ result: null, yours: [0], seats: three }, '', ''],
])('says how a match came out', (row, english, german) => {
  expect([resultWords(row, en), resultWords(row, de)]).toEqual([english, german]);
});
