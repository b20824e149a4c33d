import { int, newEffects, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { census, content } from '../census.ts';
import type { Event } from '../events.ts';
import { beyondTheSun } from '../index.ts';

describe('the content of the box', () => {
  it('is all used in random play: technologies, spaces, events, systems and their bonuses, guilds, powers, abilities', () => {
    const used = new Map<string, Set<string>>();
    const count = (group: string, id: string): void => {
      const ids = used.get(group) ?? new Set();
      used.set(group, ids.add(id));
    };
    for (let i = 0; i < 240; i++) {
      const luck = seeded(`census ${i}`);
      const config = beyondTheSun.configure(2 + (i % 3), { mats: i % 2 === 0 ? 'standard' : 'expert', display: i % 5 === 4 });
      const effects = newEffects();
      const position = beyondTheSun.start(config, `census ${i}`, effects);
      while (position.asks.length > 0) {
        const ask = position.asks[0];
        const options = beyondTheSun.options(position, ask);
        beyondTheSun.play(position, ask, options[int(luck, options.length)], effects);
      }
      for (const { event } of effects.events) census(event as Event, count);
    }
    for (const [group, ids] of Object.entries(content)) {
      const missing = ids.filter((id) => used.get(group)?.has(id) !== true);
      expect(missing, group).toEqual([]);
      for (const id of used.get(group) ?? []) expect(ids, group).toContain(id);
    }
  });
});
