import { readFileSync } from 'node:fs';
import { checkGolden, type Golden } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { beyondTheSun } from '../index.ts';
import { ENDINGS } from '../score.ts';

const NAMES = ['four', 'three-expert', 'two-display', 'round-limit'];
const golden = (name: string): Golden => JSON.parse(readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8'));

describe('golden games', () => {
  it.each(NAMES)('end as they did: %s', (name) => {
    const kept = golden(name);
    checkGolden(beyondTheSun, kept);
    expect(kept.outcome.scores).toHaveLength(kept.save.config.seats);
  });

  it('cover every way to end', () => {
    expect(new Set(NAMES.map((name) => golden(name).outcome.ending))).toEqual(new Set(ENDINGS));
  });

  it('notice a game that ended otherwise', () => {
    const kept = golden('four');
    const other: Golden = { ...kept, outcome: { ...kept.outcome, winners: [0, 1, 2, 3] } };
    expect(() => checkGolden(beyondTheSun, other)).toThrow('law 11');
  });
});
