/** The small print: what refusals say, which abilities are told, what is lost at the end of a track. */
import { type Answer, isInterjection } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { factions } from '../content/factions.ts';
import { abilitiesOfFaction, allAbilities } from '../content/tables.ts';
import { packHeld } from '../rules/draft.ts';
import type { State } from '../state.ts';
import {
  act,
  alliance,
  cubes,
  develop,
  endTurn,
  eventsOf,
  faction,
  game,
  give,
  hand,
  occupied,
  onTrade,
  planets,
  playCard,
  productionOf,
  researched,
  type Scenery,
  settle,
  table,
  technology,
  turnOf,
  warOf,
} from './table.ts';

/** What is refused of one action, without the reasons' rules. */
const refused = (t: Scenery, action: string): unknown[] =>
  t
    .refusals()
    .flatMap(({ what, reason, args }) =>
      typeof what === 'object' && what !== null && 'action' in what && what.action === action ? [[what, reason, args]] : [],
    );

describe('why not', () => {
  it('Colonize: every planet on the table has its reason', () => {
    const s = occupied(settle(alliance(table(2), 0, 'humans'), 0, planets.karskDesert), 1, planets.tessalyOceanic);
    expect(refused(turnOf(s), 'colonize')).toEqual([
      [{ action: 'colonize', planet: 0 }, 'needsCredits', { type: 'warm', system: 0, slot: 0, missing: 1 }],
      [{ action: 'colonize', planet: 1 }, 'planetTaken', { type: 'oceanic', system: 0, slot: 1 }],
      [{ action: 'colonize', planet: 2 }, 'needsTerraforming', { type: 'inhospitable', system: 0, slot: 2 }],
      [{ action: 'colonize', planet: 4 }, 'notAdapted', { type: 'arctic', system: 1, slot: 0 }],
      [{ action: 'colonize', planet: 5 }, 'planetTaken', { type: 'desert', system: 1, slot: 1 }],
      [{ action: 'colonize', planet: 6 }, 'notAdapted', { type: 'volcanic', system: 1, slot: 2 }],
      [{ action: 'colonize', planet: 8 }, 'beyondReach', { type: 'oceanic', system: 2, slot: 0 }],
      [{ action: 'colonize', planet: 9 }, 'beyondReach', { type: 'desert', system: 2, slot: 1 }],
      [{ action: 'colonize', planet: 10 }, 'beyondReach', { type: 'inhospitable', system: 2, slot: 2 }],
      [{ action: 'colonize', planet: 11 }, 'beyondReach', { type: 'volcanic', system: 2, slot: 3 }],
    ]);
    // A card in hand adapts for once, but not to inhospitable worlds.
    const helped = turnOf(hand(give(table(2), 0, { credits: 1 }), 0, 'psykrio'));
    expect(refused(helped, 'colonize').map((one) => (one as [{ planet: number }])[0].planet)).not.toContain(4);
  });

  it('Develop: what is missing, and whose it is', () => {
    const s = develop(occupied(settle(settle(table(2), 0, 0), 1, 1), 0, 4), 0, 5);
    expect(refused(turnOf(give(s, 0, { credits: 4 })), 'develop')).toEqual([
      [{ action: 'develop', planet: 0 }, 'needsCredits', { missing: 3 }],
      [{ action: 'develop', planet: 1 }, 'notYourColony', undefined],
      [{ action: 'develop', planet: 4 }, 'isOccupied', undefined],
      [{ action: 'develop', planet: 5 }, 'isDeveloped', undefined],
    ]);
    expect(refused(turnOf(give(settle(table(2), 0, 0), 0, { credits: 7 })), 'develop')).toEqual([]);
  });

  it('Manufacture, Salvage, Appoint: how much is missing', () => {
    expect(refused(turnOf(give(table(2), 0, { credits: 1 })), 'manufacture')).toEqual([
      [{ action: 'manufacture' }, 'needsCredits', { missing: 1 }],
    ]);
    expect(refused(turnOf(give(table(2), 0, { credits: 2 })), 'manufacture')).toEqual([]);
    const gone = occupied(give(table(2), 0, { credits: 5 }), 0, 0, 1, 2, 4, 5, 6, 8, 9, 10);
    expect(refused(turnOf(gone), 'manufacture')).toEqual([[{ action: 'manufacture' }, 'noCruiserLeft', undefined]]);
    expect(refused(turnOf(table(2)), 'salvage')).toEqual([[{ action: 'salvage' }, 'needsDiscovery', { missing: 1 }]]);
    expect(refused(turnOf(give(table(2), 0, { discovery: 1, credits: 1 })), 'salvage')).toEqual([
      [{ action: 'salvage' }, 'needsCredits', { missing: 2 }],
    ]);
    const leader = develop(table(2), 0, 0);
    expect(refused(turnOf(give(leader, 0, { influence: 1 })), 'appoint')).toEqual([
      [{ action: 'appoint' }, 'needsInfluence', { missing: 2 }],
    ]);
    expect(refused(turnOf(give(table(2), 0, { influence: 9 })), 'appoint')).toEqual([
      [{ action: 'appoint' }, 'needsDevelopedPlanet', undefined],
    ]);
    expect(refused(turnOf(give(develop(table(2), 0, 0), 0, { influence: 3 })), 'appoint')).toEqual([]);
  });

  it('Research: a path, credits, discovery, or done already', () => {
    const s = give(researched(alliance(table(2), 0, 'usud'), 0, 'terraforming', 'advancedTerraforming'), 0, { credits: 3 });
    expect(refused(turnOf(s), 'research')).toEqual([
      [{ action: 'research', technology: 0 }, 'alreadyResearched', { technology: 'terraforming' }],
      [{ action: 'research', technology: 1 }, 'needsCredits', { technology: 'warpDrive', missing: 2 }],
      [{ action: 'research', technology: 2 }, 'needsCredits', { technology: 'laserWeapon', missing: 2 }],
      [{ action: 'research', technology: 3 }, 'alreadyResearched', { technology: 'advancedTerraforming' }],
      [{ action: 'research', technology: 4 }, 'noPath', { technology: 'hyperspaceScanner' }],
      [{ action: 'research', technology: 5 }, 'noPath', { technology: 'plasmaWeapon' }],
      [{ action: 'research', technology: 6 }, 'needsCredits', { technology: 'planetaryShields', missing: 2 }],
      [{ action: 'research', technology: 7 }, 'needsCredits', { technology: 'xenology', missing: 2 }],
      [{ action: 'research', technology: 8 }, 'noPath', { technology: 'antimatterMissile' }],
      [{ action: 'research', technology: 10 }, 'needsCredits', { technology: 'ionCannon', missing: 2 }],
    ]);
    const rich = turnOf(give(researched(table(2), 0, 'terraforming', 'advancedTerraforming'), 0, { credits: 5 }));
    expect(rich.refusal({ action: 'research', technology: 6 })).toMatchObject({
      reason: 'needsDiscovery',
      rule: 'AG-157',
      args: { missing: 1 },
    });
    expect(rich.refusal({ action: 'research', technology: 8 })).toMatchObject({ reason: 'noPath', rule: 'AG-160' });
    expect(rich.refusal({ action: 'research', technology: 5 })).toMatchObject({ reason: 'noPath', rule: 'AG-159' });
  });

  it('Trade and Explore: full cards, empty purses, full tracks, cruisers, reach', () => {
    const s = onTrade(give(table(2), 0, { influence: 2, credits: 12, cruisers: 4 }), 1, 1, 3);
    expect(refused(turnOf(s), 'trade')).toEqual([
      [{ action: 'trade', slot: 0, exchange: 0 }, 'nothingToGain', { card: 'goods' }],
      [{ action: 'trade', slot: 1, exchange: 0 }, 'cardFull', { card: 'cooperation' }],
      [{ action: 'trade', slot: 1, exchange: 1 }, 'cardFull', { card: 'cooperation' }],
      [{ action: 'trade', slot: 2, exchange: 1 }, 'nothingToGain', { card: 'mercenaries' }],
    ]);
    expect(refused(turnOf(table(2)), 'explore')).toEqual([
      [{ action: 'explore', place: 0 }, 'needsCruiser', undefined],
      [{ action: 'explore', place: 2 }, 'needsCruiser', undefined],
      [{ action: 'explore', place: 4 }, 'beyondReach', undefined],
    ]);
  });

  it('occupying: the first planet beyond reach is beyond it, the last within is not', () => {
    const s = settle(give(table(2), 0, { cruisers: 2 }), 0, 4);
    const t = warOf(settle(give(s, 1, { cruisers: 1 }), 1, 5));
    const reasons = t.refusals().map(({ what, reason, rule }) => [what, reason, rule]);
    expect(reasons).toEqual([
      [4, 'ownPlanet', 'AG-196'],
      [5, 'isProtected', 'AG-197'],
      [8, 'beyondReach', 'AG-310'],
      [9, 'beyondReach', 'AG-310'],
      [10, 'beyondReach', 'AG-310'],
      [11, 'beyondReach', 'AG-310'],
    ]);
    expect(t.options()).toEqual(['decline', 0, 1, 2, 6]);
  });

  it('cards: one a turn, three factions, one ideology; nothing is said without a hand', () => {
    const of = (t: Scenery) => t.refusals().flatMap(({ what, reason }) => (isInterjection(what) ? [[what, reason]] : []));
    const full = hand(alliance(table(2), 0, 'humans', 'auralis', 'concord'), 0, 'psykrio', 'kaldar', 'drumm');
    expect(of(turnOf(structuredClone(full)))).toEqual([[{ interject: 'card', as: 'main' }, 'threeFactions']]);
    const t = playCard(turnOf(full), 'psykrio', 'ideology');
    expect(of(t)).toEqual([[{ interject: 'card' }, 'oneCardPerTurn']]);
    endTurn(act(t, { action: 'plunder' }));
    expect(of(turnOf(alliance(table(2), 0, 'humans', 'auralis', 'concord')))).toEqual([]);
    const second = turnOf(cubes(structuredClone(t.state), 0, 1));
    expect(of(second)).toEqual([
      [{ interject: 'card', as: 'main' }, 'threeFactions'],
      [{ interject: 'card', as: 'ideology' }, 'ideologyPlayed'],
    ]);
  });
});

describe('abilities are told when they make the difference', () => {
  const told = (t: Scenery): string[] => eventsOf(t, 'ability').map((e) => factions[allAbilities[e.ability].faction]?.id ?? 'technology');
  const rich = (s: State): State => give(s, 0, { credits: 12, discovery: 3, influence: 4, cruisers: 2 });
  const cases: readonly [string, State, Answer, string[]][] = [
    ['cheaper Develop', settle(alliance(table(2), 0, 'borealCombine'), 0, 0), { action: 'develop', planet: 0 }, ['borealCombine']],
    ['Develop at full price', settle(alliance(table(2), 0, 'drumm'), 0, 0), { action: 'develop', planet: 0 }, []],
    ['cheaper cruisers', alliance(table(2), 0, 'drumm'), { action: 'manufacture', count: 1 }, ['drumm']],
    ['cruisers at full price', alliance(table(2), 0, 'concord'), { action: 'manufacture', count: 1 }, []],
    ['cheaper Salvage', alliance(table(2), 0, 'memorians'), { action: 'salvage', count: 1 }, ['memorians']],
    ['Salvage at full price', alliance(table(2), 0, 'drumm'), { action: 'salvage', count: 1 }, []],
    ['cheaper leaders', develop(alliance(table(2), 0, 'concord'), 0, 0), { action: 'appoint' }, ['concord']],
    ['leaders at full price', develop(alliance(table(2), 0, 'drumm'), 0, 0), { action: 'appoint' }, []],
    ['cheaper Research', alliance(table(2), 0, 'axiom'), { action: 'research', technology: 2 }, ['axiom']],
    ['Research at full price', alliance(table(2), 0, 'drumm'), { action: 'research', technology: 2 }, []],
    ['cheaper Colonize', settle(alliance(table(2), 0, 'lichenFolk'), 0, 4), { action: 'colonize', planet: 0 }, ['lichenFolk']],
    ['Colonize for nothing anyway', alliance(table(2), 0, 'lichenFolk'), { action: 'colonize', planet: 0 }, []],
    ['Terraforming of a faction', alliance(table(2), 0, 'nullWalkers'), { action: 'colonize', planet: 2 }, ['nullWalkers']],
    ['Terraforming not needed', alliance(table(2), 0, 'nullWalkers'), { action: 'colonize', planet: 6 }, []],
    ['reach beyond the fleet', alliance(table(2), 0, 'farStriders'), { action: 'colonize', planet: 9 }, ['farStriders']],
    ['reach not needed', alliance(table(2), 0, 'farStriders'), { action: 'colonize', planet: 5 }, []],
    ['exploring beyond the fleet', alliance(table(2), 0, 'farStriders'), { action: 'explore', place: 4 }, ['farStriders']],
    ['exploring near', alliance(table(2), 0, 'farStriders'), { action: 'explore', place: 2 }, []],
    ['a trigger', alliance(table(2), 0, 'sifters'), { action: 'plunder' }, ['sifters']],
  ];
  it.each(cases)('%s', (_what, s, answer, expected) => {
    expect(told(act(turnOf(rich(s)), answer))).toEqual(expected);
  });

  it('in war: strength that breaks a tie or keeps cruisers, shields that keep an Overlord away', () => {
    const s = alliance(give(give(table(2), 0, { cruisers: 2 }), 1, { cruisers: 2 }), 0, 'kaldar');
    const tie = warOf(settle(alliance(s, 1, 'sanctum'), 1, 0, 1, 4));
    expect(told(tie)).toEqual(['kaldar', 'sanctum']);
    tie.answer('occupy', 'decline');
    expect(told(tie)).toEqual(['kaldar', 'sanctum', 'kaldar']);
    expect(tie.state.players.map((p) => p.cruisers)).toEqual([2, 0]);
    const clear = warOf(alliance(give(give(table(2), 0, { cruisers: 2 }), 1, { cruisers: 1 }), 0, 'kaldar'));
    expect(told(clear)).toEqual([]);
    // Without an Overlord nobody's shields have held anything off.
    expect(told(warOf(settle(alliance(table(2), 1, 'sanctum'), 1, planets.tessalyWarm)))).toEqual([]);
    // Strength without a cruiser keeps nothing.
    const bare = warOf(alliance(give(table(2), 1, { cruisers: 1 }), 0, 'kaldar'));
    bare.answer('occupy', 'decline', 1);
    expect(bare.state.players.map((p) => p.cruisers)).toEqual([0, 0]);
    expect(told(bare)).toEqual([]);
  });

  it.each([0, 1])('in war: a conqueror is named from the second planet on, seat %i', (seat) => {
    const [conquest, trophy] = abilitiesOfFaction[faction('vorrund')];
    const t = warOf(give(alliance(table(2), seat, 'vorrund'), seat, { cruisers: 3 }));
    const abilities = () => eventsOf(t, 'ability').map((e) => [e.seat, e.ability]);
    t.answer('occupy', planets.tessalyWarm, seat);
    expect(abilities()).toEqual([[seat, trophy]]);
    t.answer('occupy', planets.karskDesert, seat);
    expect(abilities()).toEqual([
      [seat, trophy],
      [seat, conquest],
      [seat, trophy],
    ]);
    // Whoever declines the second is told of neither.
    const one = warOf(give(alliance(table(2), seat, 'vorrund'), seat, { cruisers: 3 }));
    one.answer('occupy', planets.tessalyWarm, seat);
    one.answer('occupy', 'decline', seat);
    expect(eventsOf(one, 'ability').map((e) => e.ability)).toEqual([trophy]);
    expect(eventsOf(one, 'declinedToOccupy')).toEqual([]);
  });

  it('what an ability gives is said to come from its card: a faction or a technology', () => {
    const from = (t: Scenery) => eventsOf(t, 'gained').map((e) => [e.from, e.gain]);
    const foundry = productionOf(researched(alliance(table(2), 0, 'gantry'), 0, 'orbitalFoundry'));
    expect(from(foundry)).toEqual([['technology:orbitalFoundry', { cruisers: 1 }]]);
    const sifters = act(turnOf(alliance(table(2), 0, 'sifters')), { action: 'plunder' });
    expect(from(sifters)).toEqual([
      ['plunder', { discovery: 1 }],
      ['faction:sifters', { discovery: 1 }],
    ]);
    const scanner = act(turnOf(give(researched(table(2), 0, 'hyperspaceScanner'), 0, { cruisers: 1 })), { action: 'explore', place: 0 });
    expect(from(scanner).map(([source]) => source)).toEqual(['explore', 'technology:hyperspaceScanner']);
    const humans = productionOf(give(alliance(table(2), 0, 'humans'), 0, { credits: 5 }));
    humans.answer('produce', { ability: abilitiesOfFaction[faction('humans')][0], times: 1 });
    expect(eventsOf(humans, 'paid')).toEqual([{ type: 'paid', seat: 0, for: 'faction:humans', pay: { credits: 2 } }]);
    expect(from(humans)).toEqual([['faction:humans', { influence: 1 }]]);
  });

  it('a conversion at an introduction may be made no times, and then nothing is told or paid', () => {
    const t = playCard(turnOf(hand(table(2), 0, 'ashenCourt')), 'ashenCourt', 'main');
    expect(t.asked).toBe('introductionTimes');
    expect(t.options().filter((o) => typeof o === 'number')).toEqual([0, 1, 2]);
    const before = t.events.length;
    t.answer('introductionTimes', 0);
    expect(t.events.slice(before)).toEqual([]);
    expect(t.state.players[0]).toMatchObject({ influence: 2, relics: 0 });
    const twice = playCard(turnOf(hand(table(2), 0, 'ashenCourt')), 'ashenCourt', 'main');
    twice.answer('introductionTimes', 2);
    expect(twice.state.players[0]).toMatchObject({ influence: 0, relics: 2 });
    expect(eventsOf(twice, 'paid')).toEqual([{ type: 'paid', seat: 0, for: 'faction:ashenCourt', pay: { influence: 2 } }]);
  });
});

describe('what is lost', () => {
  it('credits and productivity end at 12, cruisers at 5 or with the supply; the event says what was gained', () => {
    const joins = (id: string, given: object, s: State = table(2)) => {
      const t = playCard(turnOf(hand(give(s, 0, given), 0, id)), id, 'main');
      return eventsOf(t, 'gained')[0].gain;
    };
    // Memorians bring 4 credits and a cruiser, Scythe 3 and two.
    expect(joins('memorians', { credits: 10 })).toEqual({ credits: 2, cruisers: 1 });
    expect(joins('memorians', { credits: 12 })).toEqual({ credits: 0, cruisers: 1 });
    expect(joins('scythe', { cruisers: 4 })).toEqual({ credits: 3, cruisers: 1 });
    expect(joins('scythe', { cruisers: 5 })).toEqual({ credits: 3, cruisers: 0 });
    expect(joins('scythe', { cruisers: 1 }, occupied(table(2), 0, 0, 1, 2, 4, 5, 6, 8))).toEqual({ credits: 3, cruisers: 1 });
    // Three productivity lie on a warm planet.
    const settled = turnOf(give(alliance(table(2), 0, 'thren'), 0, { productivity: 10 }));
    settled.answer('chooseAction', { action: 'colonize', planet: 0 });
    expect(eventsOf(settled, 'gained')[0].gain).toEqual({ productivity: 2 });
  });

  it('income: 3 cubes of what is there, credits up to 12, one productivity of what is left', () => {
    const s = give(give(table(2), 0, { credits: 11, productivity: 4 }), 1, {});
    const t = productionOf(s);
    expect(eventsOf(t, 'produced')).toEqual([
      { type: 'produced', seat: 0, cubes: 3, credits: 1, productivity: -1 },
      { type: 'produced', seat: 1, cubes: 3, credits: 0, productivity: -0 },
    ]);
  });

  it('lightning that would give nothing is no choice', () => {
    const strikes = (given: object, ...ids: string[]) =>
      turnOf(give(alliance(table(2), 0, ...ids), 0, given))
        .options()
        .flatMap((o) => (typeof o === 'object' && o !== null && 'use' in o ? [o.use] : []));
    expect(strikes({ discovery: 1, influence: 1, productivity: 1 })).toEqual([0, 1, 2]);
    expect(strikes({ discovery: 1, influence: 1, productivity: 1, credits: 12 })).toEqual([]);
    expect(strikes({ discovery: 2, credits: 12 }, 'umbralCourt')).toEqual([5]);
    expect(strikes({ credits: 5 }, 'cheiki')).toEqual([3]);
    expect(strikes({ credits: 4 }, 'cheiki')).toEqual([]);
    expect(strikes({ productivity: 1 }, 'sunForgers')).toEqual([2, 4]);
  });
});

describe('the box', () => {
  it('is for one to four, with a bound no match reaches', () => {
    const { seats, bound, options } = game.definition;
    expect(seats).toEqual({ min: 1, max: 4 });
    expect([options.draft.default, options.explored.default, options.science.default]).toEqual([false, false, 'all']);
    expect([1, 2, 4].map((n) => bound(game.configure(n, {})))).toEqual([760, 1520, 3040]);
  });

  it('packs wander to the left', () => {
    expect([0, 1, 2, 3, 4].map((pick) => packHeld(3, 0, pick))).toEqual([0, 2, 1, 0, 2]);
    expect([0, 1, 2, 3].map((pick) => packHeld(4, 2, pick))).toEqual([2, 1, 0, 3]);
  });

  it('a faction or technology nobody knows has no number', () => {
    expect([faction('humans'), technology('xenology')]).toEqual([27, 7]);
  });
});
