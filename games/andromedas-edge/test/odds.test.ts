import { int, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { judged, sortDice, winningSide } from '../battle-state.ts';
import { type Dice, oddsOf, type Roller, resultsOf } from '../odds.ts';

const GAMES = 20_000;

/** The same battle fought many times with the rules' own dice and judge. */
function simulated(sides: readonly Roller[], seed: string): number[] {
  const luck = seeded(seed);
  const die = (targeting: number): number => {
    for (;;) {
      const face = int(luck, 6) + 1;
      if (face >= targeting) return face;
    }
  };
  const favoured = sides.reduce((bits, side, i) => (side.favoured ? bits | (1 << i) : bits), 0);
  const wins = sides.map(() => 0);
  for (let game = 0; game < GAMES; game++) {
    const rolls = sides.map(({ rolls: of }, side) => ({
      side,
      dice: sortDice(of.flatMap(({ dice, targeting }) => Array.from({ length: dice }, () => die(targeting)))),
    }));
    const winner = winningSide(rolls, favoured);
    if (winner >= 0) wins[winner]++;
  }
  return wins.map((n) => n / GAMES);
}

const side = (dice: number, targeting: number, favoured = false): Roller => ({ rolls: [{ dice, targeting }], favoured });

const BATTLES: readonly { readonly name: string; readonly sides: readonly Roller[] }[] = [
  { name: 'one die each', sides: [side(1, 1), side(1, 1)] },
  { name: 'six against four with targeting', sides: [side(6, 2), side(4, 3)] },
  { name: 'three sides', sides: [side(3, 2), side(5, 1), side(2, 4)] },
  { name: 'a favoured side', sides: [side(2, 5, true), side(2, 5)] },
  { name: 'two favoured sides and a third', sides: [side(1, 5, true), side(1, 5, true), side(1, 5)] },
  { name: 'a side without dice', sides: [side(0, 1), side(1, 3)] },
  {
    name: 'teammates with different targeting',
    sides: [
      {
        rolls: [
          { dice: 2, targeting: 1 },
          { dice: 3, targeting: 4 },
        ] as Dice[],
        favoured: false,
      },
      side(6, 3),
    ],
  },
];

describe('the chances of a battle', () => {
  it.each(BATTLES)('are those of the rules: $name', ({ name, sides }) => {
    const exact = oddsOf(sides);
    simulated(sides, name).forEach((share, i) => {
      // Four standard deviations of what was simulated.
      expect(Math.abs(share - exact[i])).toBeLessThan(4 * Math.sqrt(0.25 / GAMES));
    });
    expect(exact.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1 + 1e-9);
  });

  it('are exact where they can be counted by hand', () => {
    expect(oddsOf([side(1, 1), side(1, 1)])).toEqual([expect.closeTo(15 / 36, 12), expect.closeTo(15 / 36, 12)]);
    expect(oddsOf([side(1, 1, true), side(1, 1)])).toEqual([expect.closeTo(21 / 36, 12), expect.closeTo(15 / 36, 12)]);
    // A second die breaks the tie of the first.
    expect(oddsOf([side(2, 6), side(1, 6)])).toEqual([1, 0]);
  });

  it('count every result once', () => {
    const all = resultsOf([{ dice: 6, targeting: 1 }]);
    expect(all).toHaveLength(462);
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(all.every(({ result }, i) => i === 0 || result > all[i - 1].result)).toBe(true);
  });

  it('have room for two teammates with six dice each', () => {
    const sixes = (...dice: number[]): number[] => resultsOf(dice.map((n) => ({ dice: n, targeting: 6 }))).map(({ result }) => result);
    // Twelve sixes, then eleven, as digits to the base of 7.
    expect([sixes(6, 6), sixes(6, 5)]).toEqual([[13_841_287_200], [13_841_287_194]]);
  });
});

describe('why a battle went as it did', () => {
  const rolls = (...dice: readonly number[][]) => dice.map((of, side) => ({ side, dice: of }));
  it.each([
    ['the best die', rolls([6, 4], [5, 5]), 0, { winner: 0, level: [], best: 6, next: 5 }],
    ['the next one, where the best are level', rolls([6, 4], [6, 5], [3]), 0, { winner: 1, level: [6], best: 5, next: 4 }],
    ['a die against none', rolls([6, 4, 1], [6, 4]), 0, { winner: 0, level: [6, 4], best: 1, next: 0 }],
    ['nobody else rolled', rolls([], [2]), 0, { winner: 1, level: [], best: 2, next: 0 }],
    ['all level', rolls([6, 4], [6, 4]), 0, { winner: -1, level: [6, 4], best: 0, next: 0 }],
    ['all level, and a card that wins ties', rolls([6, 4], [6, 4]), 2, { winner: 1, level: [6, 4], best: 0, next: 0 }],
  ])('%s', (_, of, ties, why) => {
    expect(judged(of, ties)).toEqual(why);
    expect(winningSide(of, ties)).toBe(why.winner);
  });
});
