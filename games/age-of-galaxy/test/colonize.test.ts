import { describe, expect, it } from 'vitest';
import { COLONY, NONE } from '../state.ts';
import {
  act,
  after,
  alliance,
  develop,
  eventsOf,
  faction,
  give,
  hand,
  isEmpty,
  occupied,
  planets,
  planetsOffered,
  playCard,
  researched,
  settle,
  table,
  turnOf,
} from './table.ts';

/** What Colonize costs seat 0 here. */
const costOf = (s: ReturnType<typeof table>): number => {
  alliance(s, 0, 'humans');
  give(s, 0, { credits: 12 });
  return eventsOf(act(turnOf(s), { action: 'colonize', planet: planets.tessalyWarm }), 'colonized')[0].cost;
};

describe('Colonize', () => {
  it('AG-100 costs as many credits as one has colonies', () => {
    const s = settle(table(2), 0, planets.karskArctic, planets.karskVolcanic);
    const t = act(turnOf(give(alliance(s, 0, 'humans'), 0, { credits: 12 })), { action: 'colonize', planet: planets.tessalyWarm });
    expect(eventsOf(t, 'colonized')[0].cost).toBe(2);
    expect(t.state.players[0].credits).toBe(10);
  });

  it('AG-101 developed planets do not count for the cost', () => {
    expect(costOf(develop(settle(table(2), 0, planets.karskArctic), 0, planets.karskVolcanic))).toBe(1);
  });

  it('AG-102 occupied planets do not count for the cost', () => {
    expect(costOf(occupied(settle(table(2), 0, planets.karskArctic), 0, planets.karskVolcanic))).toBe(1);
  });

  it('AG-103 the first colony costs 0, the second 1, the third 2', () => {
    const before = [[], [planets.karskArctic], [planets.karskArctic, planets.karskVolcanic]];
    expect(before.map((had) => costOf(settle(table(2), 0, ...had)))).toEqual([0, 1, 2]);
  });

  it('AG-104 the planet must be reachable', () => {
    const t = turnOf(alliance(table(2, { round: 1 }), 0, 'humans'));
    expect(planetsOffered(t, 'colonize')).toEqual([planets.tessalyWarm]);
    expect(() => act(t, { action: 'colonize', planet: planets.karskDesert })).toThrow();
  });

  it('AG-105 the planet must hold no cube and no cruiser', () => {
    const s = occupied(settle(alliance(table(2), 0, 'humans'), 1, planets.tessalyWarm), 1, planets.karskDesert);
    const t = turnOf(s);
    expect(planetsOffered(t, 'colonize')).toEqual([]);
    expect(t.refusal({ action: 'colonize', planet: planets.tessalyWarm })).toMatchObject({ reason: 'planetTaken', rule: 'AG-105' });
  });

  it('AG-106 the type must match a main faction, or a card played for it', () => {
    const s = hand(alliance(table(2), 0, 'auralis'), 0, 'psykrio');
    const t = turnOf(s);
    expect(t.offers({ action: 'colonize', planet: planets.tessalyOceanic })).toBe(true);
    expect(t.offers({ action: 'colonize', planet: planets.tessalyWarm })).toBe(false);
    expect(t.refusal({ action: 'colonize', planet: planets.tessalyWarm })).toMatchObject({ reason: 'notAdapted', rule: 'AG-106' });
    expect(t.offers({ action: 'colonize', planet: planets.karskArctic })).toBe(false);
    act(t, { action: 'colonize', planet: planets.karskArctic, card: faction('psykrio') });
    expect(t.state.owner[planets.karskArctic]).toBe(0);
    expect(t.state.players[0]).toMatchObject({ hand: [], spent: [faction('psykrio')], played: true });
  });

  it('AG-107 an inhospitable planet needs Terraforming', () => {
    const s = hand(alliance(table(2), 0, 'humans'), 0, 'psykrio');
    const t = turnOf(structuredClone(s));
    expect(t.refusal({ action: 'colonize', planet: planets.tessalyInhospitable })).toMatchObject({ reason: 'needsTerraforming' });
    expect(planetsOffered(t, 'colonize')).not.toContain(planets.tessalyInhospitable);
    expect(planetsOffered(turnOf(researched(s, 0, 'terraforming')), 'colonize')).toContain(planets.tessalyInhospitable);
  });

  it('AG-108 with Terraforming no adaptation is needed there', () => {
    const s = researched(alliance(table(2), 0, 'psykrio'), 0, 'terraforming');
    const t = act(turnOf(s), { action: 'colonize', planet: planets.tessalyInhospitable });
    expect(t.state.players[0]).toMatchObject({ relics: 1, discovery: 1 });
  });

  it('AG-109 one cube goes onto the planet, then its resources are taken', () => {
    const t = act(turnOf(alliance(table(2), 0, 'scythe')), { action: 'colonize', planet: planets.karskDesert });
    expect(t.state.level[planets.karskDesert]).toBe(COLONY);
    expect(t.state.players[0]).toMatchObject({ credits: 5, cubes: 0 });
  });

  it('AG-110 it is peaceful: no cruiser is spent and nobody loses anything', () => {
    for (const [seat, cruisers] of [
      [0, 0],
      [0, 5],
      [1, 0],
      [1, 5],
    ]) {
      const other = 1 - seat;
      // A colony, a developed and an occupied planet of the other, who has no cruiser to protect them.
      const s = occupied(
        settle(develop(alliance(table(2), seat, 'scythe'), other, planets.tessalyWarm), other, planets.karskArctic),
        other,
        6,
      );
      give(s, other, { credits: 3, influence: 2, prestige: 4 });
      const t = turnOf(give(s, seat, { cruisers, prestige: 2 }), seat);
      const before = after(t);
      expect(planetsOffered(t, 'colonize')).toEqual([planets.karskDesert]);
      act(t, { action: 'colonize', planet: planets.karskDesert });
      expect(t.state.players[seat]).toMatchObject({ cruisers, dock: 9 - cruisers, prestige: 2 });
      expect(t.state.players[other]).toEqual(before.players[other]);
      expect(t.state.level.map((level, planet) => (planet === planets.karskDesert ? 0 : level))).toEqual(before.level);
      expect(t.state.owner.map((owner, planet) => (planet === planets.karskDesert ? NONE : owner))).toEqual(before.owner);
      expect([t.state.owner[planets.karskDesert], t.state.level[planets.karskDesert]]).toEqual([seat, COLONY]);
    }
  });

  it('AG-111 example: with two colonies and the right adaptation, two credits for two units', () => {
    const s = settle(alliance(table(2), 0, 'auralis'), 0, planets.karskArctic, planets.karskDesert);
    const t = act(turnOf(give(s, 0, { credits: 2 })), { action: 'colonize', planet: planets.tessalyOceanic });
    expect(t.state.players[0]).toMatchObject({ credits: 0, influence: 2 });
  });

  it('a card is offered for its adaptation only where the alliance lacks it, and only one card a turn', () => {
    const s = hand(alliance(table(2), 0, 'humans'), 0, 'thren', 'arbiters');
    const t = turnOf(s);
    expect(t.offers({ action: 'colonize', planet: planets.tessalyWarm, card: faction('thren') })).toBe(false);
    expect(t.offers({ action: 'colonize', planet: planets.tessalyOceanic, card: faction('arbiters') })).toBe(true);
    playCard(t, 'thren', 'boost');
    expect(t.offers({ action: 'colonize', planet: planets.tessalyOceanic, card: faction('arbiters') })).toBe(false);
    expect(isEmpty(t.state, planets.tessalyOceanic)).toBe(true);
  });
});
