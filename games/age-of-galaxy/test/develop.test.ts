import { describe, expect, it } from 'vitest';
import { score } from '../score.ts';
import { DEVELOPED } from '../state.ts';
import {
  act,
  actionsOffered,
  alliance,
  develop,
  endTurn,
  eventsOf,
  give,
  occupied,
  planets,
  planetsOffered,
  settle,
  table,
  turnOf,
} from './table.ts';

const ready = (credits: number) => give(settle(alliance(table(2), 0, 'humans'), 0, planets.tessalyWarm), 0, { credits });

describe('Develop', () => {
  it('AG-112 costs 7 credits', () => {
    expect(actionsOffered(turnOf(ready(6)))).not.toContain('develop');
    const t = act(turnOf(ready(9)), { action: 'develop', planet: planets.tessalyWarm });
    expect(t.state.players[0].credits).toBe(2);
  });

  it('AG-113 a second cube makes an own colony a developed planet', () => {
    const s = ready(7);
    const t = act(turnOf(s), { action: 'develop', planet: planets.tessalyWarm });
    expect(t.state.level[planets.tessalyWarm]).toBe(DEVELOPED);
    expect(t.state.players[0].cubes).toBe(0);
    expect(score(t.state, 0).parts).toMatchObject({ colonies: 0, developed: 2 });
  });

  it('AG-114 planets colonized by others cannot be developed', () => {
    const t = turnOf(settle(ready(7), 1, planets.karskDesert));
    expect(planetsOffered(t, 'develop')).toEqual([planets.tessalyWarm]);
    expect(t.refusal({ action: 'develop', planet: planets.karskDesert })).toMatchObject({ reason: 'notYourColony', rule: 'AG-114' });
  });

  it('AG-115 neither an occupied nor a developed planet can be developed', () => {
    const s = occupied(develop(ready(7), 0, planets.karskArctic), 0, planets.karskDesert);
    const t = turnOf(s);
    expect(planetsOffered(t, 'develop')).toEqual([planets.tessalyWarm]);
    expect(t.refusal({ action: 'develop', planet: planets.karskArctic })).toMatchObject({ reason: 'isDeveloped' });
    expect(t.refusal({ action: 'develop', planet: planets.karskDesert })).toMatchObject({ reason: 'isOccupied' });
  });

  it('AG-116 the first reward is 1 prestige', () => {
    const t = act(turnOf(ready(7)), { action: 'develop', planet: planets.tessalyWarm });
    expect(t.asked).toBe('chooseReward');
    expect(t.state.players[0].prestige).toBe(1);
  });

  it('AG-117 the second is 1 discovery and 1 influence, or 1 relic', () => {
    const develops = () => act(turnOf(ready(7)), { action: 'develop', planet: planets.tessalyWarm });
    const both = develops();
    expect(both.options()).toEqual([0, 1]);
    both.answer('chooseReward', 0);
    expect(both.state.players[0]).toMatchObject({ discovery: 1, influence: 1, relics: 0 });
    const relic = develops();
    relic.answer('chooseReward', 1);
    expect(relic.state.players[0]).toMatchObject({ discovery: 0, influence: 0, relics: 1 });
  });

  it('a turn with nothing left to do ends by itself, and then it is nobody’s', () => {
    const t = act(turnOf(ready(7)), { action: 'develop', planet: planets.tessalyWarm });
    expect(t.state.turn).toBe(0);
    t.answer('chooseReward', 1);
    expect([t.asked, t.state.turn]).toEqual([undefined, -1]);
  });

  it('AG-118 a developed planet allows Appoint', () => {
    const s = give(ready(7), 0, { influence: 3 });
    s.players[0].cubes++;
    s.players[0].supply--;
    expect(actionsOffered(turnOf(structuredClone(s)))).not.toContain('appoint');
    const t = act(turnOf(s), { action: 'develop', planet: planets.tessalyWarm });
    t.answer('chooseReward', 1);
    endTurn(t);
    expect(actionsOffered(turnOf(t.state))).toContain('appoint');
  });

  it('AG-119 gaining prestige moves the cube forward and onto the cubes already there', () => {
    const s = give(ready(7), 1, { prestige: 1 });
    expect(s.arrival).toEqual([0, 1]);
    const t = act(turnOf(s), { action: 'develop', planet: planets.tessalyWarm });
    expect(t.state.players.map((p) => p.prestige)).toEqual([1, 1]);
    expect(t.state.arrival).toEqual([1, 0]);
  });

  it('AG-120 example: Red pays 7 credits to develop the marked planet', () => {
    const t = act(turnOf(ready(7)), { action: 'develop', planet: planets.tessalyWarm });
    expect(eventsOf(t, 'developed')).toEqual([expect.objectContaining({ seat: 0, cost: 7 })]);
    expect(t.state.players[0].credits).toBe(0);
  });
});
