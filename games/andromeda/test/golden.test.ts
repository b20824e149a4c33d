import { readFileSync } from 'node:fs';
import { checkGolden, type Golden } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { andromeda } from '../index.ts';

const golden = (name: string): Golden => JSON.parse(readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8'));

describe('golden games', () => {
  it.each(['threshold', 'last-round', 'shared'])('end as they did: %s', (name) => {
    checkGolden(andromeda, golden(name));
  });

  it('cover every way to end', () => {
    const outcomes = ['threshold', 'last-round', 'shared'].map((name) => golden(name).outcome);
    expect(outcomes.map((o) => o.ending).slice(0, 2)).toEqual(['threshold', 'lastRound']);
    expect(outcomes[2].winners.length).toBeGreaterThan(1);
  });

  it('notice a game that ended otherwise', () => {
    const changed = golden('threshold');
    const other: Golden = { ...changed, outcome: { ...changed.outcome, winners: [0, 1, 2, 3] } };
    expect(() => checkGolden(andromeda, other)).toThrow('law 11');
  });
});
