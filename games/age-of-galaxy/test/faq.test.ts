import { describe, expect, it } from 'vitest';
import { factionNamed } from '../content/factions.ts';
import { lightningsOfFaction } from '../content/tables.ts';
import {
  act,
  alliance,
  cubes,
  develop,
  eventsOf,
  galacticOf,
  give,
  hand,
  occupied,
  onTrade,
  planets,
  playCard,
  productionOf,
  researched,
  settle,
  table,
  technology,
  turnOf,
  warOf,
} from './table.ts';

describe('FAQ', () => {
  it('AG-291 question 1: abilities that reward owned planets count occupied ones', () => {
    const s = occupied(alliance(table(2), 0, 'legarchaea'), 0, planets.karskVolcanic);
    expect(productionOf(s).state.players[0].credits).toBe(2);
  });

  it('AG-292 question 2: both sides of a line are gained; choices say "or"', () => {
    const s = give(researched(alliance(table(2), 0, 'humans'), 0, 'warpDrive'), 0, { credits: 5 });
    const t = act(turnOf(s), { action: 'research', technology: technology('hyperspaceScanner') });
    expect(t.state.players[0]).toMatchObject({ prestige: 1, influence: 1 });
    expect(t.asked).toBe('endTurn');
  });

  it('AG-293 question 3: only colonies raise the cost of Colonize', () => {
    const s = develop(
      develop(settle(alliance(table(2), 0, 'humans'), 0, planets.karskArctic), 0, planets.karskVolcanic),
      0,
      planets.karskDesert,
    );
    const t = act(turnOf(give(s, 0, { credits: 3 })), { action: 'colonize', planet: planets.tessalyWarm });
    expect(eventsOf(t, 'colonized')[0].cost).toBe(1);
  });

  it('AG-294 question 4: a Golden Age never gives more than 3 extra cubes', () => {
    const s = cubes(table(2), 0, 0);
    for (const slot of [0, 1, 2]) onTrade(s, slot, 0, 3);
    const t = galacticOf(s);
    expect(t.state.players[0].cubes).toBe(3);
    expect(t.state.turned).toEqual([true, true, true]);
  });

  it('AG-295 question 5: lightning has no limit within the own turn', () => {
    const t = turnOf(give(alliance(table(2), 0, 'cheiki'), 0, { credits: 12, influence: 6 }));
    const cheiki = { interject: 'lightning', use: lightningsOfFaction[factionNamed('cheiki')][0] };
    const sell = { interject: 'lightning', use: 1 };
    let uses = 0;
    for (; t.offers(cheiki) || t.offers(sell); uses++) t.answer('chooseAction', t.offers(cheiki) ? cheiki : sell);
    expect(uses).toBeGreaterThan(6);
    expect(t.state.players[0]).toMatchObject({ influence: 0 });
    expect(t.asked).toBe('chooseAction');
  });

  it('AG-296 question 7: 5 cruisers, strength 2, Feimur-V5: 3 are lost, 2 resources gained', () => {
    const s = give(researched(alliance(table(2), 0, 'feimurV5'), 0, 'laserWeapon', 'plasmaWeapon'), 0, { cruisers: 5 });
    const t = warOf(s);
    t.answer('occupy', 'decline');
    expect(eventsOf(t, 'cruisersLost')).toEqual([{ type: 'cruisersLost', seat: 0, count: 3 }]);
    expect(t.state.players[0]).toMatchObject({ cruisers: 2, discovery: 2 });
  });

  it('AG-297 question 7: cruisers placed on planets are not lost', () => {
    const s = give(alliance(table(2), 0, 'feimurV5'), 0, { cruisers: 1 });
    const t = warOf(s);
    t.answer('occupy', planets.tessalyWarm);
    expect(eventsOf(t, 'cruisersLost')).toEqual([]);
    expect(t.state.players[0].discovery).toBe(0);
  });

  it('AG-298 question 7: a sixth cruiser is simply not gained', () => {
    const s = give(hand(alliance(table(2), 0, 'feimurV5'), 0, 'psykrio'), 0, { cruisers: 5 });
    const t = playCard(turnOf(s), 'psykrio', 'boost');
    expect(t.state.players[0]).toMatchObject({ cruisers: 5, dock: 4, discovery: 0 });
    expect(eventsOf(t, 'cruisersLost')).toEqual([]);
  });

  it('AG-299 question 7: a trigger pays once per event', () => {
    const s = alliance(table(2), 0, 'auralis', 'psykrio');
    const t = act(turnOf(s), { action: 'colonize', planet: planets.karskArctic });
    expect(t.state.players[0].discovery).toBe(3);
    expect(t.state.players[0].prestige).toBe(1);
    const salvage = act(turnOf(give(alliance(table(2), 0, 'nyCorsairs'), 0, {})), { action: 'plunder' });
    expect(eventsOf(salvage, 'ability')).toHaveLength(1);
  });

  it('AG-300 question 8: Energy Shields with strength 3 keep 5 cruisers', () => {
    const s = researched(alliance(table(2), 0, 'psykrio', 'kaldar'), 0, 'energyShields', 'laserWeapon');
    const t = warOf(give(s, 0, { cruisers: 5 }));
    t.answer('occupy', 'decline');
    expect(t.state.players[0].cruisers).toBe(5);
  });

  it('AG-301 question 9: Swarm discards the 2 paid cruisers, the third goes onto the planet', () => {
    const t = turnOf(give(alliance(table(2), 0, 'scythe'), 0, { cruisers: 3 }));
    t.answer('chooseAction', { interject: 'swarm', planet: planets.karskDesert });
    expect(t.state.players[0]).toMatchObject({ cruisers: 0, dock: 8, prestige: 1 });
    expect(t.state.owner[planets.karskDesert]).toBe(0);
  });
});
