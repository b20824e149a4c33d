import { describe, expect, it } from 'vitest';
import { census, content } from '../census.ts';
import { randomGame } from './table.ts';

describe('everything in the box is played', () => {
  it('every faction in each of its uses, every ability, technology, system and exchange', () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < 520; n++) {
      const t = randomGame((n % 3) + 2, { draft: n % 2 === 0, explored: n % 5 === 0 }, `census ${n}`);
      for (const event of t.events)
        census(event, (group, id, what) => seen.set(`${group}/${id}/${what}`, (seen.get(`${group}/${id}/${what}`) ?? 0) + 1));
    }
    const missing: string[] = [];
    const expected = (group: string, id: string, what: string): void => {
      if (!seen.has(`${group}/${id}/${what}`)) missing.push(`${group}/${id}/${what}`);
    };
    for (const id of content.faction) for (const use of ['start', 'main', 'ideology', 'boost', 'adaptation']) expected('faction', id, use);
    for (const id of content.ability) expected('ability', id, 'fired');
    for (const id of content.technology) expected('technology', id, 'researched');
    for (const id of content.system) expected('system', id, 'opened');
    for (const id of content.trade) for (const what of ['exchange 1', 'exchange 2', 'goldenAge']) expected('trade', id, what);
    for (const id of content.ideology) expected('ideology', id, 'won');
    expect(missing).toEqual([]);
  });
});
