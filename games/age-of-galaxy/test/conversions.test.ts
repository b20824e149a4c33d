import { describe, expect, it } from 'vitest';
import { factions } from '../content/factions.ts';
import type { Bundle } from '../content/resources.ts';
import { resources } from '../content/resources.ts';
import { abilitiesOfFaction, allAbilities, COMMON_LIGHTNING, lightnings } from '../content/tables.ts';

/** Something that turns resources into others without a cube. */
type Conversion = { readonly pay: Bundle; readonly gain: Bundle };

const common: readonly Conversion[] = lightnings.slice(0, COMMON_LIGHTNING);

it('AG-035 the lightning of the reference board is nobody’s own', () => {
  expect(lightnings.slice(0, 3).map(({ faction, index }) => [faction, index])).toEqual([
    [-1, -1],
    [-1, -1],
    [-1, -1],
  ]);
});

/**
 * Everything a main faction can convert without a cube as often as it likes: lightning, and what is repeatable when a faction is introduced
 * or in production. What comes once in a round cannot make a loop.
 */
const conversionsOf = (faction: number): Conversion[] =>
  abilitiesOfFaction[faction].flatMap((index) => {
    const { ability } = allAbilities[index];
    if (ability.kind === 'trait' || ability.kind === 'trigger' || ability.pay === undefined) return [];
    if (ability.kind !== 'lightning' && ability.repeat !== true) return [];
    return [{ pay: ability.pay, gain: ability.gain }];
  });

/**
 * What one unit of each resource can be turned into at best, in credits: the least values at which no conversion pays a profit. Values
 * that keep growing show a loop that gains. Whatever pays in several resources is charged to credits alone, which can only overrate it.
 */
function endlessGain(conversions: readonly Conversion[]): boolean {
  const value: Record<string, number> = Object.fromEntries(resources.map((r) => [r, 0]));
  value.credits = 1;
  for (let pass = 0; pass <= 2 * conversions.length + 2; pass++) {
    let changed = false;
    for (const { pay, gain } of conversions) {
      const worth = resources.reduce((sum, r) => sum + gain[r] * value[r], 0);
      const paid = resources.filter((r) => pay[r] > 0);
      if (paid.includes('credits')) {
        // Credits bought back at no loss: with a rate of exactly 1 a loop would cost nothing, which is as bad.
        if (worth > 0 && worth >= pay.credits) return true;
        continue;
      }
      const [only] = paid;
      const each = worth / pay[only];
      if (each > value[only]) {
        value[only] = each;
        changed = true;
      }
    }
    if (!changed) return false;
  }
  return true;
}

/** A loop found the plain way: some order of conversions that returns everything it took, and more. */
function searchLoop(conversions: readonly Conversion[], depth: number): boolean {
  const held: Record<string, number> = Object.fromEntries(resources.map((r) => [r, 0]));
  const least: Record<string, number> = { ...held };
  const search = (left: number): boolean => {
    for (const { pay, gain } of conversions) {
      const before = { ...least };
      for (const r of resources) {
        held[r] -= pay[r];
        least[r] = Math.min(least[r], held[r]);
        held[r] += gain[r];
      }
      const tradable = resources.filter((r) => r !== 'relics' && r !== 'prestige');
      const closed = tradable.every((r) => held[r] >= 0);
      if (closed || (left > 1 && search(left - 1))) return true;
      for (const r of resources) held[r] += pay[r] - gain[r];
      Object.assign(least, before);
    }
    return false;
  };
  return search(depth);
}

describe('conversions', () => {
  it('no alliance of three factions gains without limit: all 14,190 of them', () => {
    let alliances = 0;
    const checked = new Map<string, boolean>();
    for (let a = 0; a < factions.length; a++)
      for (let b = a + 1; b < factions.length; b++)
        for (let c = b + 1; c < factions.length; c++) {
          alliances++;
          const own = [...conversionsOf(a), ...conversionsOf(b), ...conversionsOf(c)];
          const key = JSON.stringify(own);
          const gains = checked.get(key) ?? endlessGain([...common, ...own]);
          checked.set(key, gains);
          expect(gains, [a, b, c].map((f) => factions[f].id).join(', ')).toBe(false);
        }
    expect(alliances).toBe(14_190);
    expect(checked.size).toBeGreaterThan(10);
  });

  it('no short loop exists even with every conversion of the box in one hand', () => {
    expect(searchLoop([...common, ...factions.flatMap((_, f) => conversionsOf(f))], 5)).toBe(false);
  });

  it('the search finds loops where there are some', () => {
    const none = { credits: 0, productivity: 0, discovery: 0, influence: 0, relics: 0, prestige: 0, cruisers: 0 };
    const cheapInfluence = { pay: { ...none, credits: 1 }, gain: { ...none, influence: 1 } };
    const even = { pay: { ...none, credits: 2 }, gain: { ...none, influence: 1 } };
    const mint = { pay: { ...none, discovery: 1 }, gain: { ...none, discovery: 1, credits: 1 } };
    const relay = { pay: { ...none, cruisers: 1 }, gain: { ...none, productivity: 3 } };
    const yard = { pay: { ...none, credits: 2 }, gain: { ...none, cruisers: 1 } };
    for (const extra of [[cheapInfluence], [even], [mint], [relay, yard]]) {
      expect(endlessGain([...common, ...extra])).toBe(true);
      expect(searchLoop([...common, ...extra], 5)).toBe(true);
    }
    expect(endlessGain([...common, yard])).toBe(false);
  });
});
