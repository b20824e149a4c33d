/** Exact chances of a battle: who wins when everybody rolls, counted over all results. */

/** Dice that reroll until they show at least the targeting value. */
export type Dice = { readonly dice: number; readonly targeting: number };
/** One side of a battle. Teammates roll together, each with their own targeting. */
export type Roller = {
  readonly rolls: readonly Dice[];
  /** A card wins it ties that go to the last die. */
  readonly favoured: boolean;
};

/** Enough places for two teammates with six dice each. */
const PLACES = 12;
const FACES = 7;

/** A result as one number: its dice, highest first, as the digits of a number. Then a greater number beats a smaller one. */
function withDie(result: number, face: number): number {
  let above = 0;
  let weight = FACES ** (PLACES - 1);
  let rest = result;
  for (;;) {
    const digit = Math.floor(rest / weight);
    if (digit < face) return above + face * weight + Math.floor(rest / FACES);
    above += digit * weight;
    rest -= digit * weight;
    weight /= FACES;
  }
}

type Spread = readonly { readonly result: number; readonly chance: number }[];
const known = new Map<string, Spread>();

/** All results of one side with their chances, lowest first. */
export function resultsOf(rolls: readonly Dice[]): Spread {
  const key = rolls.map(({ dice, targeting }) => `${dice}:${targeting}`).join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  let chances = new Map<number, number>([[0, 1]]);
  for (const { dice, targeting } of rolls) {
    for (let die = 0; die < dice; die++) {
      const next = new Map<number, number>();
      for (const [result, chance] of chances) {
        for (let face = targeting; face <= 6; face++) {
          const to = withDie(result, face);
          next.set(to, (next.get(to) ?? 0) + chance / (7 - targeting));
        }
      }
      chances = next;
    }
  }
  const spread = [...chances].map(([result, chance]) => ({ result, chance })).sort((a, b) => a.result - b.result);
  known.set(key, spread);
  return spread;
}

/** The chance that a side's result is below (or, with `orEqual`, not above) each of some ascending results. */
function below(spread: Spread, results: Spread, orEqual: boolean): number[] {
  let at = 0;
  let sum = 0;
  return results.map(({ result }) => {
    while (at < spread.length && (spread[at].result < result || (orEqual && spread[at].result === result))) sum += spread[at++].chance;
    return sum;
  });
}

/**
 * Each side's chance to win. They add up to less than 1: a tie that lasts to the last die is nobody's, unless exactly one of
 * those tied is favoured.
 */
export function oddsOf(sides: readonly Roller[]): number[] {
  const spreads = sides.map(({ rolls }) => resultsOf(rolls));
  const rolling = sides.map(({ rolls }) => rolls.some(({ dice }) => dice > 0));
  return sides.map(({ favoured }, i) => {
    if (!rolling[i]) return 0;
    const own = spreads[i];
    const chances = own.map(({ chance }) => chance);
    sides.forEach((other, j) => {
      if (j === i || !rolling[j]) return;
      // A favoured side need only not be beaten, except by another favoured one.
      const losing = below(spreads[j], own, favoured && !other.favoured);
      for (let k = 0; k < chances.length; k++) chances[k] *= losing[k];
    });
    return chances.reduce((sum, chance) => sum + chance, 0);
  });
}
