import { describe, expect, it } from 'vitest';
import { boxes, CONGRESS, CRUISERS, CUBES, CUBES_PER_ROUND, MOST_CRUISERS, ROUNDS, START_PRODUCTIVITY } from '../content/box.ts';
import { factions, ideologies } from '../content/factions.ts';
import { planetTypes } from '../content/planets.ts';
import { TRACK } from '../content/resources.ts';
import { explorationMarkers, planetMarkers, systems } from '../content/systems.ts';
import { BOARD_TECHNOLOGIES, technologies } from '../content/technologies.ts';
import { tradeCards } from '../content/trade.ts';
import { initial } from '../state.ts';
import { act, alliance, eventsOf, game, give, randomGame, table, turnOf } from './table.ts';

const fresh = (seats: number) => initial(game.configure(seats, {}));

describe('components', () => {
  it('AG-006 AG-008 AG-013 AG-015 the box holds 8 systems, 5 trade cards, 45 factions, 5 planet and 9 exploration markers', () => {
    expect(systems).toHaveLength(8);
    expect(tradeCards).toHaveLength(5);
    expect(factions).toHaveLength(45);
    expect(planetMarkers).toHaveLength(5);
    expect(explorationMarkers).toHaveLength(9);
    for (const all of [systems, tradeCards, factions, technologies]) expect(new Set(all.map((x) => x.id)).size).toBe(all.length);
  });

  it('AG-007 the boards: action boxes, prestige, congress and anomaly, reference', () => {
    const s = fresh(4);
    expect(boxes).toEqual(['manufacture', 'salvage', 'plunder']);
    expect(s.inBox).toHaveLength(boxes.length * 4);
    expect(s.arrival).toHaveLength(4);
    expect(CONGRESS.length).toBeGreaterThan(0);
    expect(s.anomalyCubes).toEqual([0, 0, 0, 0]);
  });

  it('AG-009 AG-019 every colour has 16 cubes and 9 cruisers', () => {
    expect([CUBES, CRUISERS]).toEqual([16, 9]);
    for (const p of fresh(4).players) expect([p.supply + 1, p.dock]).toEqual([16, 9]);
  });

  it('AG-010 AG-011 AG-016 every player has a board with credit and productivity counters, and a place in the turn order', () => {
    const s = fresh(4);
    expect(s.players.map((p) => [p.credits, p.productivity])).toEqual(Array(4).fill([0, START_PRODUCTIVITY]));
    expect([...s.order].sort()).toEqual([0, 1, 2, 3]);
    expect(TRACK).toBe(12);
    expect(BOARD_TECHNOLOGIES).toBe(9);
  });

  it('AG-012 the solo card: a game of one has a fictive opponent', () => {
    expect(fresh(1).players).toHaveLength(2);
  });

  it('AG-014 one fleet marker', () => {
    expect(fresh(2).fleet).toBe(0);
  });

  it('AG-017 AG-018 AG-020 influence, relics and discoveries are only counted: no number of markers limits them', () => {
    const s = give(alliance(table(2), 0, 'humans'), 0, { influence: 40, relics: 60, discovery: 70 });
    const t = act(turnOf(s), { action: 'plunder' });
    expect(t.state.players[0]).toMatchObject({ influence: 40, relics: 60, discovery: 71 });
  });

  it('AG-021 the supply of cubes never runs out in the production phase', () => {
    expect(1 + ROUNDS * CUBES_PER_ROUND).toBe(CUBES);
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      for (const e of eventsOf(randomGame(3, {}, seed), 'produced')) expect(e.cubes).toBe(CUBES_PER_ROUND);
  });

  it('AG-022 nine cruisers are five in the play area and four for the wars of rounds 2 to 5', () => {
    expect(MOST_CRUISERS + (ROUNDS - 1)).toBe(CRUISERS);
    const wars = eventsOf(randomGame(2, {}, 'wars'), 'warRanked');
    expect(wars).toHaveLength(ROUNDS - 1);
  });

  it('the content is varied: nine factions to an ideology, adaptations and rewards in even spread, no card twice', () => {
    for (let i = 0; i < ideologies.length; i++) expect(factions.filter((f) => f.ideology === i)).toHaveLength(9);
    const habitable = planetTypes.filter((t) => t !== 'inhospitable');
    for (const type of habitable) {
      expect(factions.filter((f) => f.adaptation.includes(type)).length, type).toBe(9);
      const all = [...systems.flatMap((s) => s.planets), ...planetMarkers].filter((p) => planetTypes[p.type] === type);
      expect(all).toHaveLength(5);
    }
    expect(factions.filter((f) => f.modification === 1)).toHaveLength(23);
    expect(factions.every((f) => f.adaptation.length === 1)).toBe(true);
    const what = factions.map((f) => JSON.stringify([f.abilities, f.technology]));
    expect(new Set(what).size).toBe(factions.length);
    for (const f of factions) expect(f.abilities.length > 0 || f.technology >= 0, f.id).toBe(true);
  });
});
