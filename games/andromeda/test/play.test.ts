import { heard, int, newEffects, SPECTATOR, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../census.ts';
import { andromeda, type Event } from '../index.ts';

describe('random play', () => {
  it('uses every room, technology and species and fulfils every mission', () => {
    const counts = new Map<string, number>();
    const count = (group: string, id: string, what: string): void => {
      const key = `${group} ${id} ${what}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    };
    for (let i = 0; i < 600; i++) {
      const luck = seeded(`census ${i}`);
      const effects = newEffects();
      const position = andromeda.start(andromeda.configure(2 + (i % 3), {}), `census ${i}`, effects);
      for (let ask = andromeda.open(position)[0]; ask !== undefined; ask = andromeda.open(position)[0]) {
        const options = andromeda.options(position, ask);
        const done = options.at(-1) === 'done' ? 0 : int(luck, options.length);
        andromeda.play(position, ask, options[done], effects);
      }
      for (const { event, twin } of effects.events) andromeda.definition.census?.((twin ?? event) as Event, count);
    }
    const missing: string[] = [];
    for (const [group, ids] of Object.entries(content))
      for (const id of ids)
        for (const what of ['offered', group === 'mission' ? 'fulfilled' : 'used'])
          if (!counts.has(`${group} ${id} ${what}`)) missing.push(`${group} ${id} ${what}`);
    expect(missing).toEqual([]);
    for (const room of ['crew', 'engine', 'bridge', 'reactor', 'hangar', 'armory', 'comms'])
      expect(counts.has(`room ${room} action`)).toBe(true);
  });

  it('tells spectators nothing a seat alone may hear', () => {
    for (let i = 0; i < 10; i++) {
      const luck = seeded(`spy ${i}`);
      const position = andromeda.start(andromeda.configure(3, {}), `spy ${i}`);
      for (let ask = andromeda.open(position)[0]; ask !== undefined; ask = andromeda.open(position)[0]) {
        const options = andromeda.options(position, ask);
        const effects = newEffects();
        andromeda.play(position, ask, options[int(luck, options.length)], effects);
        for (const event of heard(effects.events, SPECTATOR) as Event[]) {
          if (event.type === 'missionKept' || event.type === 'missionExchanged') expect(event.mission).toBeUndefined();
          if (event.type === 'missionsDrawn') expect(event.missions).toBeUndefined();
        }
      }
    }
  });
});

describe('what a searching player is told', () => {
  it('has a weight for every feature, and prefers to have won', () => {
    const { features, weights, extract } = andromeda.definition.evaluation;
    expect(weights).toHaveLength(features.length);
    const out = new Float64Array(features.length);
    const position = andromeda.start(andromeda.configure(4, { beginner: true }), 'bot');
    const value = (seat: number): number => {
      extract(position.state, seat, out, position.stack);
      return out.reduce((sum, x, i) => sum + x * weights[i], 0);
    };
    const before = value(0);
    position.state.fulfilled[0] = ['fullHouse', 'spine', 'upperHand'];
    const won = weights[features.indexOf('won')];
    expect(won).toBeGreaterThan(0);
    expect(value(0) - before).toBeGreaterThan(won); // the points count as well
    expect([...out].every(Number.isFinite)).toBe(true);
  });
});
