import { expect, it } from 'vitest';
import { resultWords } from '../src/lobby/result.ts';
import de from '../src/text/de.ts';
import en from '../src/text/en.ts';
import { outcomeWords } from '../src/text/result.ts';

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
  [over([31, 34, 26], [1], [0, 1]), 'Ben won, 34 : 31 : 26', 'Ben hat gewonnen: 34 : 31 : 26'],
  [{ result: null, yours: [0], seats: three }, '', ''],
])('says how a match came out', (row, english, german) => {
  expect([resultWords(row, en), resultWords(row, de)]).toEqual([english, german]);
});

it.each([
  [{ winners: [1], scores: [31, 34, 26], mine: 1 }, 'You won', 'Du hast gewonnen'],
  [{ winners: [1], scores: [31, 34, 26], mine: 0 }, 'You came 2nd of 3', 'Du bist 2. von 3'],
  [{ winners: [0, 1], scores: [34, 34, 26], mine: 0 }, 'You share the victory', 'Du teilst dir den Sieg'],
  // Several at one screen, and whoever only watched.
  [{ winners: [0, 1], scores: [34, 34, 26], mine: undefined }, 'Ada and Ben won', 'Ada und Ben haben gewonnen'],
  [{ winners: [0, 1], scores: [34, 20, 26], mine: 1, teams: true }, 'You won', 'Du hast gewonnen'],
  [{ winners: [0, 1], scores: [34, 20, 26], mine: 2, teams: true }, 'Ada and Ben won', 'Ada und Ben haben gewonnen'],
  // Alone against the game, and beaten.
  [{ winners: [], scores: [20], mine: 0 }, 'The game is over', 'Die Partie ist zu Ende'],
])('heads a result by what it is to whoever reads it', (ended, english, german) => {
  const names = ['Ada', 'Ben', 'Cleo'];
  expect([outcomeWords({ ...ended, names }, en), outcomeWords({ ...ended, names }, de)]).toEqual([english, german]);
});
