import { lines, printed } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import { action, eager, laden, reluctant } from './story.ts';
import {
  act,
  alliance,
  develop,
  eventsOf,
  galacticOf,
  give,
  hand,
  offered,
  onTrade,
  planets,
  productionOf,
  researched,
  settle,
  table,
  technology,
  turnOf,
  warOf,
} from './table.ts';

/** Abilities at work: when they are told, before and after which change. */

/** A turn at the table of `laden` with nothing on the hand. */
const turnWith = (seat: number, ...factions: string[]) => turnOf(laden(seat, factions, []), seat);

it('AG-042 AG-109 Colonize gives what the planet shows, then what the alliance makes of it', () => {
  expect(action(turnWith(1, 'grafters', 'scythe'), '{action colonize, planet 11}', reluctant).slice(0, 4)).toEqual(
    lines(`
      colonized(seat 1, at 3(planet 11, system 2), cost 2) | players.1.credits 7>5 | players.1.cubes 3>2 | owner.11 -1>1 | level.11 0>1 | settled.11 0>3
      gained(seat 1, from planet:desert, gain {cruisers 2}) | players.1.cruisers 2>4 | players.1.dock 7>5
      ability(seat 1, ability 29)
      gained(seat 1, from faction:grafters, gain {credits 1, discovery 1, cruisers 1}) | players.1.credits 5>6 | players.1.discovery 3>4 | players.1.cruisers 4>5 | players.1.dock 5>4`),
  );
});

it('AG-042 AG-250 what Colonize earns is offered before nomads set out', () => {
  const told = action(turnWith(2, 'sojourner', 'glasswrights'), '{action colonize, planet 11}', eager);
  expect(told.filter((line) => /^2 (useAbility|wander)/.test(line)).map((line) => line.split(/[(:]/)[0])).toEqual([
    '2 useAbility',
    '2 wander',
  ]);
});

it('AG-112 AG-116 a discount is told before the price is paid, and the prestige before what the alliance makes of it', () => {
  expect(action(turnWith(0, 'borealCombine', 'stonewake'), '{action develop, planet 0}', eager).slice(0, 6)).toEqual(
    lines(`
      ability(seat 0, ability 26) | players.0.cubes 3>2
      developed(seat 0, at 0(planet 0, system 0), cost 4) | players.0.credits 7>3 | level.0 1>2
      gained(seat 0, from develop, gain {prestige 1}) | arrival.0 0>1 | arrival.1 1>2 | arrival.2 2>0 | players.0.prestige 2>3
      ability(seat 0, ability 28)
      gained(seat 0, from faction:stonewake, gain {credits 2, influence 1}) | players.0.credits 3>5 | players.0.influence 3>4
      0 chooseReward(source develop): 0 1 +3 > 0`),
  );
});

it('AG-151 AG-153 Appoint: the discount, the price, the prestige of the space, then what the alliance makes of it', () => {
  expect(action(turnWith(1, 'concord', 'oathkeepers', 'arbiters'), '{action appoint}', eager)).toEqual(
    lines(`
      ability(seat 1, ability 34) | players.1.cubes 3>2
      appointed(seat 1, space 0, prestige 5) | players.1.influence 3>1 | congress at 0 []>[1]
      gained(seat 1, from congress, gain {prestige 5}) | arrival.0 1>2 | arrival.1 2>0 | arrival.2 0>1 | players.1.prestige 2>7
      ability(seat 1, ability 19)
      gained(seat 1, from faction:oathkeepers, gain {credits 2, relics 1}) | players.1.credits 7>9 | players.1.relics 1>2
      ability(seat 1, ability 42)
      gained(seat 1, from faction:arbiters, gain {credits 3}) | players.1.credits 9>12
      then | turn 1>-1`),
  );
});

it('AG-121 a cheaper cruiser is told before it is built', () => {
  expect(action(turnWith(1, 'drumm'), '{action manufacture, count 2}', eager).slice(0, 2)).toEqual(
    lines(`
      ability(seat 1, ability 7) | players.1.cubes 3>2
      manufactured(seat 1, count 2, cost 2) | players.1.credits 7>5 | players.1.cruisers 2>4 | players.1.dock 7>5 | inBox.1 0>1`),
  );
});

it('AG-226 AG-228 a newcomer is introduced, then greeted, then brings its bonus', () => {
  const table = turnOf(laden(1, ['heralds'], ['memorians']), 1);
  expect(action(table, '{interject card, card 10, as main}', reluctant).slice(0, 4)).toEqual(
    lines(`
      cardPlayed(seat 1, card 10, as main, at null) | players.1.factions at 1 []>[10] | players.1.hand at 0 [10]>[] | players.1.played false>true
      ability(seat 1, ability 38)
      gained(seat 1, from faction:heralds, gain {influence 1}) | players.1.influence 3>4
      gained(seat 1, from faction:memorians, gain {credits 5, cruisers 1}) | players.1.credits 7>12 | players.1.cruisers 2>3 | players.1.dock 7>6`),
  );
});

describe('in a war', () => {
  /** What happens when nobody occupies anything. */
  const declined = (s: State): string[] => {
    const t = warOf(s);
    t.playOn(eager);
    return t.events.slice(1).map(printed);
  };

  it('AG-202 AG-254 cruisers are lost first, then Feimur-V5 gains; strength is told of whoever keeps one', () => {
    const s = alliance(alliance(table(2), 0, 'feimurV5', 'kaldar'), 1, 'drumm');
    expect(declined(give(give(s, 0, { cruisers: 4 }), 1, { cruisers: 1 }))).toEqual(
      lines(`
        {type gained, seat 0, from war, gain {credits 1, prestige 1}}
        {type declinedToOccupy, seat 0}
        {type ability, seat 0, ability 3}
        {type cruisersLost, seat 0, count 2}
        {type ability, seat 0, ability 46}
        {type gained, seat 0, from faction:feimurV5, gain {discovery 2}}
        {type cruisersLost, seat 1, count 1}`),
    );
  });

  it('AG-184 AG-202 strength is told where it broke a tie, and where it keeps a single cruiser; without cruisers it keeps nothing', () => {
    const s = alliance(alliance(table(2), 0, 'kaldar', 'ossuarch'), 1, 'humans');
    expect(declined(give(give(s, 0, { cruisers: 1 }), 1, { cruisers: 1 }))).toEqual(
      lines(`
        {type gained, seat 0, from war, gain {credits 1, prestige 1}}
        {type ability, seat 0, ability 3}
        {type ability, seat 0, ability 6}
        {type gained, seat 0, from faction:ossuarch, gain {relics 1}}
        {type declinedToOccupy, seat 0}
        {type ability, seat 0, ability 3}
        {type cruisersLost, seat 1, count 1}`),
    );
    expect(declined(give(alliance(table(2), 1, 'kaldar'), 0, { cruisers: 1 }))).toEqual(
      lines(`
        {type gained, seat 0, from war, gain {credits 1, prestige 1}}
        {type declinedToOccupy, seat 0}
        {type cruisersLost, seat 0, count 1}`),
    );
  });

  it('AG-197 AG-199 shields are told where they keep the Overlord away, not where cruisers do, nor of the Overlord', () => {
    const war = (cruisers: number, ...shielded: number[]): string[] => {
      const s = give(give(table(3), 0, { cruisers: 5 }), 1, { cruisers });
      for (const seat of shielded) alliance(s, seat, seat === 1 ? 'sanctum' : 'humans');
      settle(settle(s, 0, planets.karskArctic), 1, planets.tessalyWarm, planets.tessalyOceanic);
      return declined(s).filter((line) => line.includes('type ability'));
    };
    expect(war(0, 1)).toEqual(['{type ability, seat 1, ability 39}']);
    // What the Overlord gains as such comes before what stands in the way.
    const ossuarch = alliance(alliance(give(table(3), 0, { cruisers: 2 }), 0, 'ossuarch'), 1, 'sanctum');
    expect(declined(settle(ossuarch, 1, planets.tessalyWarm)).slice(1, 4)).toEqual(
      lines(`
        {type ability, seat 0, ability 6}
        {type gained, seat 0, from faction:ossuarch, gain {relics 1}}
        {type ability, seat 1, ability 39}`),
    );
    expect(war(1, 1)).toEqual(['{type ability, seat 1, ability 39}']);
    expect(war(2, 1)).toEqual([]);
    const own = settle(alliance(give(table(3), 0, { cruisers: 1 }), 0, 'sanctum'), 0, planets.karskArctic, planets.karskDesert);
    expect(declined(own).filter((line) => line.includes('type ability'))).toEqual([]);
  });

  it('AG-189 two factions that conquer let an Overlord occupy three planets, with a cruiser for each', () => {
    const t = warOf(give(alliance(table(2), 0, 'drumm', 'vorrund'), 0, { cruisers: 5 }));
    for (const planet of [planets.tessalyWarm, planets.tessalyOceanic, planets.karskArctic]) t.answer('occupy', planet);
    expect(t.over).toBe(true);
    expect(eventsOf(t, 'occupied').map(({ at }) => at.planet)).toEqual([planets.tessalyWarm, planets.tessalyOceanic, planets.karskArctic]);
    expect(t.state.players[0].prestige).toBe(4);
  });
});

it('AG-216 AG-074 cubes come back from a Golden Age before the alliance makes anything of it', () => {
  const t = galacticOf(onTrade(onTrade(alliance(table(2), 1, 'lastEmbassy'), 0, 1, 2), 0, 0, 1));
  expect(t.events.slice(2).map(printed)).toEqual(
    lines(`
      {type goldenAge, slot 0, card 0}
      {type cubesTakenBack, seat 0, taken 1, returned 0}
      {type cubesTakenBack, seat 1, taken 2, returned 0}
      {type ability, seat 1, ability 43}
      {type gained, seat 1, from faction:lastEmbassy, gain {prestige 2}}
      {type turnOrder, order [1, 0]}`),
  );
});

describe('what lacks exactly one', () => {
  const missing = (s: State, what: object) => turnOf(s).refusal(what as never);

  it('AG-112 AG-157 AG-151 a credit or an influence', () => {
    const s = (given: object) =>
      develop(settle(give(alliance(table(2), 0, 'humans'), 0, given), 0, planets.tessalyWarm), 0, planets.karskDesert);
    expect(missing(s({ credits: 6 }), { action: 'develop', planet: planets.tessalyWarm })).toMatchObject({
      reason: 'needsCredits',
      args: { missing: 1 },
    });
    expect(missing(s({ credits: 4 }), { action: 'research', technology: 0 })).toMatchObject({
      reason: 'needsCredits',
      args: { missing: 1 },
    });
    expect(missing(s({ influence: 2 }), { action: 'appoint' })).toMatchObject({ reason: 'needsInfluence', args: { missing: 1 } });
    expect(missing(s({ influence: 3 }), { action: 'appoint' })).toBeUndefined();
  });

  it('AG-121 AG-128 nothing is refused of which one can be done', () => {
    const s = give(alliance(table(2), 0, 'humans'), 0, { credits: 3, discovery: 1 });
    expect(missing(s, { action: 'salvage' })).toBeUndefined();
    expect(offered(turnOf(s), 'salvage')).toEqual([{ action: 'salvage', count: 1 }]);
    expect(missing(give(alliance(table(2), 0, 'humans'), 0, { credits: 2 }), { action: 'manufacture' })).toBeUndefined();
  });

  it('AG-157 the discovery of an advanced technology: one too few is refused, enough is not', () => {
    const s = (discovery: number) =>
      researched(give(alliance(table(2), 0, 'humans'), 0, { credits: 5, discovery }), 0, 'laserWeapon', 'plasmaWeapon');
    const what = { action: 'research', technology: technology('xenology') };
    expect(missing(s(0), what)).toMatchObject({ reason: 'needsDiscovery', args: { missing: 1 } });
    expect(missing(s(1), what)).toBeUndefined();
  });
});

describe('nomads', () => {
  /** Colonizes Tessaly's warm planet, with older colonies elsewhere. */
  const settled = (s: State) => act(turnOf(s), { action: 'colonize', planet: planets.tessalyOceanic });
  const nomads = (given: object, ...factions: string[]): State =>
    settle(give(alliance(table(2), 0, 'sojourner', 'auralis', ...factions), 0, given), 0, planets.tessalyWarm);

  it('AG-250 a faction’s own technology is reason enough to set out, where the board has none that can be paid', () => {
    const board = ['terraforming', 'warpDrive', 'laserWeapon', 'advancedTerraforming', 'hyperspaceScanner', 'plasmaWeapon'];
    const left = (...own: string[]): State => researched(nomads({ credits: 6 }, 'psykrio'), 0, ...board, ...own);
    const t = settled(left());
    expect(t.asked).toBe('wander');
    expect(t.offers({ from: planets.tessalyWarm, action: 'research', technology: technology('energyShields') })).toBe(true);
    expect(settled(left('energyShields')).asked).not.toBe('wander');
  });

  it('AG-250 a technology no path leads to is no reason to set out', () => {
    // Only advanced ones are left, for a discovery.
    const board = ['terraforming', 'warpDrive', 'laserWeapon', 'plasmaWeapon'];
    const t = settled(researched(nomads({ credits: 6 }), 0, ...board, 'advancedTerraforming', 'hyperspaceScanner'));
    expect(t.asked).not.toBe('wander');
  });

  it('AG-250 from every old colony, the first of the galaxy included, with what is missing', () => {
    const t = settled(hand(nomads({ credits: 3 }), 0, 'humans'));
    expect(t.asked).toBe('wander');
    // Two credits are left, Salvage costs three.
    expect(t.refusals()).toMatchObject([
      { what: { from: planets.tessalyWarm }, reason: 'needsCredits', args: { missing: 1 } },
      { what: { from: planets.tessalyOceanic }, reason: 'settledThisRound' },
    ]);
    expect(settled(hand(nomads({ credits: 1 }), 0, 'humans')).refusals()[0]).toMatchObject({ args: { missing: 3 } });
    // Enough credits and no discovery for Salvage: still one thing is missing.
    expect(settled(hand(nomads({ credits: 5 }), 0, 'humans')).refusals()[0]).toMatchObject({ args: { missing: 1 } });
  });
});

it('AG-257 Swarm reaches every planet from the first of the galaxy to the last', () => {
  const t = turnOf(give(alliance(table(2, { round: 5 }), 0, 'scythe'), 0, { cruisers: 3 }));
  for (const planet of [planets.tessalyWarm, planets.lysanderVolcanic]) expect(t.offers({ interject: 'swarm', planet })).toBe(true);
  // With four players a planet marker lies on the last place of the last system.
  const last = turnOf(give(alliance(table(4, { round: 5 }), 0, 'scythe'), 0, { cruisers: 3 }));
  expect(last.offers({ interject: 'swarm', planet: 19 })).toBe(true);
});

it('AG-075 production without abilities asks nobody and tells nothing more', () => {
  const t = productionOf(give(table(2), 0, { productivity: 2 }));
  expect(t.events.map(({ type }) => type)).toEqual(['produced', 'produced']);
});
