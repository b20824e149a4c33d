import { readFileSync } from 'node:fs';
import { checkGolden, type Golden } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { soloRanks } from '../content/box.ts';
import { game } from './table.ts';

const endings = ['points', 'prestige', 'stack', 'defeat', ...soloRanks.map((rank) => rank.ending)];
const golden = (name: string): Golden => JSON.parse(readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8'));

describe('golden games', () => {
  it.each(endings)('end as they did: %s', (name) => {
    const kept = golden(name);
    checkGolden(game as never, kept);
    expect(kept.outcome.ending).toBe(name);
  });

  it('notice a game that ended otherwise', () => {
    const changed = golden('points');
    const other: Golden = { ...changed, outcome: { ...changed.outcome, winners: [0, 1] } };
    expect(() => checkGolden(game as never, other)).toThrow('law 11');
  });
});
