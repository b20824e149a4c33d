import { describe, expect, it } from 'vitest';
import { abilitiesOfFaction } from '../content/tables.ts';
import {
  after,
  alliance,
  cubes,
  eventsOf,
  faction,
  galacticOf,
  give,
  onTrade,
  planets,
  productionOf,
  randomGame,
  researched,
  settle,
  table,
} from './table.ts';

const abilityOf = (id: string, nth = 0): number => abilitiesOfFaction[faction(id)][nth];

describe('round structure', () => {
  it('AG-070 AG-071 AG-072 each round: production, action, war (not in round 1), galactic; then the next round', () => {
    const t = randomGame(3, {}, 'phases');
    const order: string[] = [];
    for (const e of t.events) {
      const phase =
        e.type === 'roundBegan'
          ? `round ${e.round}`
          : e.type === 'produced'
            ? 'production'
            : e.type === 'passed'
              ? 'action'
              : e.type === 'warRanked'
                ? 'war'
                : e.type === 'fleetMoved'
                  ? 'galactic'
                  : undefined;
      if (phase !== undefined && order.at(-1) !== phase) order.push(phase);
    }
    const later = (round: number): string[] => [`round ${round}`, 'production', 'action', 'war', 'galactic'];
    expect(order).toEqual([
      'round 1',
      'production',
      'action',
      'galactic',
      ...later(2),
      ...later(3),
      ...later(4),
      'round 5',
      'production',
      'action',
      'war',
    ]);
  });
});

describe('production phase', () => {
  it('AG-073 each player takes three cubes from the supply', () => {
    const s = cubes(cubes(table(2), 0, 0), 1, 0);
    expect(s.players.map((p) => p.supply)).toEqual([15, 15]);
    const t = productionOf(s);
    expect(t.state.players.map((p) => [p.cubes, p.supply])).toEqual([
      [3, 12],
      [3, 12],
    ]);
  });

  it('AG-073 and where fewer are left, those', () => {
    const s = cubes(cubes(table(2), 0, 0), 1, 0);
    // What is missing lies on a trade card.
    const short = onTrade(s, 0, 1, 13);
    const t = productionOf(short);
    expect(t.state.players.map((p) => [p.cubes, p.supply])).toEqual([
      [3, 12],
      [2, 0],
    ]);
    expect(eventsOf(t, 'produced').map((e) => e.cubes)).toEqual([3, 2]);
  });

  it('AG-074 cubes won by a Golden Age are available in addition', () => {
    const s = onTrade(cubes(cubes(table(2), 0, 0), 1, 0), 0, 0, 3);
    const t = galacticOf(s);
    expect(t.state.players[0].cubes).toBe(3);
    const next = after(t);
    next.round = 3;
    expect(productionOf(next).state.players.map((p) => p.cubes)).toEqual([6, 3]);
  });

  it('AG-075 each player gains credits equal to the productivity', () => {
    const t = productionOf(give(give(table(2), 0, { productivity: 5, credits: 1 }), 1, { productivity: 2 }));
    expect(t.state.players.map((p) => p.credits)).toEqual([6, 2]);
  });

  it('AG-076 credits and productivity stop at 12', () => {
    const t = productionOf(give(table(2), 0, { productivity: 6, credits: 9 }));
    expect(t.state.players[0].credits).toBe(12);
    const p = productionOf(give(alliance(table(2), 0, 'kettleborn'), 0, { productivity: 12 }));
    expect(p.state.players[0].productivity).toBe(12);
  });

  it('AG-077 then one productivity is lost', () => {
    expect(productionOf(give(table(2), 0, { productivity: 4 })).state.players[0].productivity).toBe(3);
  });

  it('AG-078 productivity never falls below 0', () => {
    expect(productionOf(table(2)).state.players[0].productivity).toBe(0);
  });

  it('AG-079 production abilities may be activated in any order', () => {
    // Eleven credits: the volcanic colony would give two, one of them lost, unless the factors trade first.
    const s = settle(alliance(table(2), 0, 'legarchaea', 'veylFactors'), 0, planets.karskVolcanic);
    give(s, 0, { credits: 11 });
    const factorsFirst = productionOf(structuredClone(s));
    factorsFirst.answer('produce', { ability: abilityOf('veylFactors'), times: 1 });
    expect(factorsFirst.state.players[0]).toMatchObject({ credits: 8, influence: 2 });
    const planetFirst = productionOf(s);
    planetFirst.answer('produce', { ability: abilityOf('legarchaea'), times: 1 });
    planetFirst.answer('produce', { ability: abilityOf('veylFactors'), times: 1 });
    expect(planetFirst.state.players[0]).toMatchObject({ credits: 7, influence: 2 });
  });

  it('a player who is done still takes what is free', () => {
    const s = give(alliance(table(2), 0, 'thren', 'veylFactors'), 0, { credits: 5 });
    const t = productionOf(s);
    t.answer('produce', 'done');
    expect(t.state.players[0]).toMatchObject({ credits: 5, influence: 0, discovery: 1 });
  });

  it('AG-080 the first round without bonuses: 3 credits, productivity 2', () => {
    const t = productionOf(give(table(2, { round: 1 }), 0, { productivity: 3 }));
    expect(t.state.players[0]).toMatchObject({ credits: 3, productivity: 2 });
  });

  it('AG-081 without gains productivity gives 3 + 2 + 1 + 0 + 0 credits', () => {
    let s = give(table(2, { round: 1 }), 0, { productivity: 3 });
    const income: number[] = [];
    for (let round = 1; round <= 5; round++) {
      const before = s.players[0].credits;
      for (const p of s.players) {
        p.supply += p.cubes;
        p.cubes = 0;
      }
      s = after(productionOf(s));
      income.push(s.players[0].credits - before);
    }
    expect(income).toEqual([3, 2, 1, 0, 0]);
  });

  it('AG-306 the steps are taken together; abilities with choices are settled in turn order', () => {
    const s = alliance(alliance(table(2), 0, 'veylFactors'), 1, 'cheiki');
    alliance(s, 1, 'kettleborn');
    s.order = [1, 0];
    give(s, 0, { productivity: 5 });
    const t = productionOf(s);
    expect(eventsOf(t, 'produced').map((e) => e.seat)).toEqual([1, 0]);
    // Everybody has income before anybody is asked.
    expect(t.state.players[0].credits).toBe(5);
    expect(t.state.players[1].productivity).toBe(1);
    expect(t.ask().seat).toBe(0);
  });

  it('technologies of factions produce too', () => {
    const t = productionOf(researched(alliance(table(2), 0, 'gantry'), 0, 'orbitalFoundry'));
    expect(t.state.players[0].cruisers).toBe(1);
  });
});
