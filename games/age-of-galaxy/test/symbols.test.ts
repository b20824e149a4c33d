import { describe, expect, it } from 'vitest';
import { factions, ideologies } from '../content/factions.ts';
import { planetTypes } from '../content/planets.ts';
import { explorationMarkers, systems } from '../content/systems.ts';
import { abilitiesOfFaction } from '../content/tables.ts';
import { convertAtIntroduction } from '../rules/cards.ts';
import { strengthOf } from '../rules/war.ts';
import { score } from '../score.ts';
import {
  act,
  actionsOffered,
  alliance,
  begin,
  develop,
  eventsOf,
  faction,
  game,
  give,
  hand,
  planets,
  playCard,
  productionOf,
  randomGame,
  researched,
  settle,
  table,
  technology,
  turnOf,
  warOf,
} from './table.ts';

describe('resources and symbols', () => {
  it('AG-023 credits pay for Colonize, Develop, Manufacture, Research and Salvage', () => {
    const s = settle(alliance(table(2), 0, 'humans'), 0, planets.karskArctic);
    give(s, 0, { discovery: 1 });
    const poor = turnOf(structuredClone(s));
    expect(actionsOffered(poor)).toEqual(['plunder']);
    const rich = turnOf(give(s, 0, { credits: 7 }));
    expect(actionsOffered(rich)).toEqual(expect.arrayContaining(['colonize', 'develop', 'manufacture', 'salvage', 'plunder', 'research']));
  });

  it('AG-024 productivity gives credits in each production phase', () => {
    const t = productionOf(give(table(2), 0, { productivity: 4 }));
    expect(t.state.players[0].credits).toBe(4);
  });

  it('AG-025 discovery is spent on Research and Salvage', () => {
    const s = give(researched(alliance(table(2), 0, 'humans'), 0, 'laserWeapon', 'plasmaWeapon'), 0, { credits: 5 });
    const without = turnOf(structuredClone(s));
    expect(without.offers({ action: 'research', technology: technology('antimatterMissile') })).toBe(false);
    expect(actionsOffered(without)).not.toContain('salvage');
    const t = turnOf(give(s, 0, { discovery: 1 }));
    expect(actionsOffered(t)).toContain('salvage');
    act(t, { action: 'research', technology: technology('antimatterMissile') });
    expect(t.state.players[0].discovery).toBe(0);
  });

  it('AG-026 influence is spent on Appoint and Trade', () => {
    const s = develop(alliance(table(2), 0, 'humans'), 0, planets.karskArctic);
    give(s, 0, { influence: 3 });
    const t = turnOf(s);
    expect(actionsOffered(t)).toEqual(expect.arrayContaining(['appoint', 'trade']));
    act(t, { action: 'trade', slot: 0, exchange: 0 });
    expect(t.state.players[0]).toMatchObject({ influence: 2, credits: 5 });
  });

  it('AG-027 prestige is a point each and decides the turn order', () => {
    const s = give(table(2), 1, { prestige: 3 });
    expect(score(s, 1).total).toBe(3);
    s.phase = 'galactic';
    const t = begin(s, game.definition.rules.procedures.get('galactic') as never);
    expect(t.state.order).toEqual([1, 0]);
  });

  it('AG-028 a relic is a point', () => {
    expect(score(give(table(2), 0, { relics: 4 }), 0).total).toBe(4);
  });

  it('AG-029 a cruiser is needed to explore and counts in a war', () => {
    const s = alliance(table(2), 0, 'humans');
    expect(actionsOffered(turnOf(structuredClone(s)))).not.toContain('explore');
    give(s, 0, { cruisers: 1 });
    expect(actionsOffered(turnOf(structuredClone(s)))).toContain('explore');
    expect(eventsOf(warOf(s), 'warRanked')[0].overlord).toBe(0);
  });

  it('AG-030 nobody ever has more than five cruisers in the play area', () => {
    const s = give(hand(alliance(table(2), 0, 'humans'), 0, 'psykrio'), 0, { cruisers: 4 });
    const t = playCard(turnOf(s), 'psykrio', 'boost');
    expect(t.state.players[0]).toMatchObject({ cruisers: 5, dock: 4 });
  });

  it('AG-031 strength breaks ties in a war and limits the cruisers kept', () => {
    const s = give(give(table(2), 0, { cruisers: 2 }), 1, { cruisers: 2 });
    researched(s, 1, 'laserWeapon');
    const t = warOf(s);
    expect(eventsOf(t, 'warRanked')[0].overlord).toBe(1);
    t.answer('occupy', 'decline');
    expect(t.state.players.map((p) => p.cruisers)).toEqual([0, 1]);
  });

  it('AG-032 strength is the sum over technologies and main factions, not a stock', () => {
    const s = researched(alliance(table(2), 0, 'kaldar'), 0, 'laserWeapon', 'plasmaWeapon');
    expect(strengthOf(s, 0)).toBe(2 + 1 + 1);
    expect(strengthOf(s, 1)).toBe(0);
  });

  it('AG-033 an advanced technology costs a discovery more than a regular one', () => {
    const s = researched(alliance(table(2), 0, 'humans'), 0, 'laserWeapon', 'plasmaWeapon');
    give(s, 0, { credits: 8, discovery: 1 });
    const regular = act(turnOf(structuredClone(s)), { action: 'research', technology: technology('terraforming') });
    expect(regular.state.players[0]).toMatchObject({ credits: 3, discovery: 1 });
    const advanced = act(turnOf(s), { action: 'research', technology: technology('antimatterMissile') });
    expect(advanced.state.players[0]).toMatchObject({ credits: 3, discovery: 0 });
  });

  it('AG-034 production abilities are activated at the end of the production phase', () => {
    const t = productionOf(alliance(table(2), 0, 'thren'));
    expect(t.state.players[0].discovery).toBe(1);
    const kinds = t.events.map((e) => e.type);
    expect(kinds.lastIndexOf('produced')).toBeLessThan(kinds.indexOf('ability'));
  });

  it('AG-035 lightning abilities may be used any number of times in the own turn', () => {
    const t = turnOf(give(alliance(table(2), 0, 'humans'), 0, { discovery: 4 }));
    for (let i = 0; i < 4; i++) t.answer('chooseAction', { interject: 'lightning', use: 0 });
    expect(t.state.players[0]).toMatchObject({ discovery: 0, credits: 4 });
    expect(t.asked).toBe('chooseAction');
  });

  it('AG-036 introduction abilities work when the faction is introduced', () => {
    const t = playCard(turnOf(hand(alliance(table(2), 0, 'humans'), 0, 'sanctum')), 'sanctum', 'main');
    expect(t.state.players[0].discovery).toBe(1);
  });

  it('AG-037 a repeatable ability may be carried out any number of times when activated', () => {
    const s = give(hand(alliance(table(2), 0, 'humans'), 0, 'ashenCourt'), 0, { influence: 1 });
    const t = playCard(turnOf(s), 'ashenCourt', 'main');
    expect(t.asked).toBe('introductionTimes');
    expect(t.options().filter((o) => typeof o === 'number')).toEqual([0, 1, 2, 3]);
    t.answer('introductionTimes', 2);
    expect(t.state.players[0]).toMatchObject({ influence: 1, relics: 2 });
    // Without its price there is no question.
    const poor = hand(alliance(table(2), 0, 'humans'), 0, 'ashenCourt');
    poor.players[0].influence = 0;
    expect(
      begin(poor, convertAtIntroduction, 0, { ability: abilitiesOfFaction[faction('ashenCourt')].at(-1) ?? -1 }).asked,
    ).toBeUndefined();
    const p = productionOf(give(alliance(table(2), 0, 'veylFactors'), 0, { credits: 11 }));
    const ability = p.options().find((o) => typeof o === 'object' && o !== null && 'times' in o && o.times === 2);
    p.answer('produce', ability ?? null);
    expect(p.state.players[0]).toMatchObject({ credits: 1, influence: 4 });
  });

  it('AG-038 AG-039 AG-040 a colony is worth 1 point, a developed planet 2, an occupied one nothing', () => {
    expect(score(settle(table(2), 0, planets.tessalyWarm), 0).total).toBe(1);
    expect(score(develop(table(2), 0, planets.tessalyWarm), 0).total).toBe(2);
    const s = develop(table(2), 0, planets.tessalyWarm);
    const t = warOf(give(s, 1, { cruisers: 1 }));
    t.answer('occupy', planets.tessalyWarm);
    expect(score(t.state, 0).total).toBe(0);
    expect(score(t.state, 1).parts.colonies + score(t.state, 1).parts.developed).toBe(0);
  });
});

describe('notation', () => {
  it('AG-041 an arrow converts what stands on the left into what stands on the right', () => {
    const t = turnOf(give(alliance(table(2), 0, 'cheiki'), 0, { credits: 5 }));
    const cheiki = t.options().find((o) => typeof o === 'object' && o !== null && 'use' in o && Number(o.use) >= 3);
    t.answer('chooseAction', cheiki ?? null);
    expect(t.state.players[0]).toMatchObject({ credits: 0, discovery: 1, influence: 1 });
  });

  it('AG-042 each time A happens B may be carried out', () => {
    const s = give(alliance(table(2), 0, 'lumenChoir'), 0, { credits: 3, discovery: 1, influence: 2 });
    const yes = act(turnOf(structuredClone(s)), { action: 'salvage', count: 1 });
    expect(yes.asked).toBe('useAbility');
    yes.answer('useAbility', 'use');
    expect(yes.state.players[0].influence).toBe(1);
    expect(yes.state.players[0].relics).toBeGreaterThan(1);
    const no = act(turnOf(s), { action: 'salvage', count: 1 });
    no.answer('useAbility', 'decline');
    expect(no.state.players[0]).toMatchObject({ influence: 2, relics: 1 });
  });

  it('AG-043 gains are added, prices are taken, discounts lower a price', () => {
    const s = give(alliance(table(2), 0, 'borealCombine'), 0, { credits: 5 });
    settle(s, 0, planets.karskArctic);
    const t = act(turnOf(s), { action: 'develop', planet: planets.karskArctic });
    expect(t.state.players[0].credits).toBe(1);
    expect(eventsOf(t, 'developed')[0].cost).toBe(4);
  });

  it('AG-044 a discount never lowers a cost below nothing', () => {
    const s = settle(alliance(table(2), 0, 'lichenFolk'), 0, planets.tessalyOceanic);
    const t = act(turnOf(s), { action: 'colonize', planet: planets.tessalyWarm });
    expect(eventsOf(t, 'colonized')[0].cost).toBe(0);
    expect(t.state.players[0].credits).toBe(0);
  });

  it('AG-045 AG-046 planet places get open markers, exploration places hidden ones', () => {
    const s = table(4);
    const seen = game.view(turnOf(s).position, 0).table;
    expect(seen.places.filter((m) => m >= 0).length).toBeGreaterThan(0);
    expect(seen.planets.some((p) => p.slot === 3)).toBe(true);
    expect(seen.markers.length).toBeGreaterThan(0);
    expect(JSON.stringify(seen)).not.toContain('anomalies');
  });

  it('AG-047 places printed 3+ or 4+ stay empty with fewer players', () => {
    const filled = (seats: number) => {
      const s = table(seats, { round: 5 });
      return s.row.map((id, i) => ({
        id: systems[id].id,
        place: s.places[i] >= 0,
        markers: s.anomalies.slice(2 * i, 2 * i + 2).filter((m) => m >= 0).length,
      }));
    };
    for (const seats of [2, 3, 4])
      for (const seed of ['a', 'b']) {
        const t = randomGame(seats, { explored: true }, seed);
        expect(eventsOf(t, 'systemOpened')).toHaveLength(5);
        for (const e of eventsOf(t, 'systemOpened')) {
          const card = systems[e.system];
          expect(e.place >= 0).toBe(seats >= card.place);
          expect(e.markers).toBe(card.exploration.filter((least) => seats >= least).length);
        }
      }
    expect(filled(2).find((x) => x.id === 'karsk')).toMatchObject({ place: false, markers: 1 });
    expect(filled(3).find((x) => x.id === 'karsk')).toMatchObject({ place: false, markers: 2 });
    expect(filled(4).find((x) => x.id === 'karsk')).toMatchObject({ place: true, markers: 2 });
    expect(explorationMarkers.length).toBeGreaterThanOrEqual(4 * 2 + 1);
  });

  it('AG-048 there are six planet types', () => {
    expect(planetTypes).toEqual(['warm', 'oceanic', 'arctic', 'desert', 'volcanic', 'inhospitable']);
    expect(new Set(systems.flatMap((s) => s.planets.map((p) => p.type))).size).toBe(6);
  });

  it('AG-049 there are five ideologies', () => {
    expect(ideologies).toEqual(['militarism', 'culturalism', 'industrialism', 'diplomacy', 'science']);
    for (let i = 0; i < ideologies.length; i++) expect(factions.some((f) => f.ideology === i)).toBe(true);
    expect(factions[faction('humans')].ideology).toBe(ideologies.indexOf('diplomacy'));
  });
});
