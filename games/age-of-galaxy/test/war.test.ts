import { describe, expect, it } from 'vitest';
import { score } from '../score.ts';
import { OCCUPIED, type State } from '../state.ts';
import {
  after,
  alliance,
  develop,
  eventsOf,
  game,
  give,
  occupied,
  planets,
  planetsOffered,
  productionOf,
  randomGame,
  researched,
  type Scenery,
  settle,
  table,
  turnOf,
  warOf,
} from './table.ts';

/** A war in which the seats have so many cruisers. */
const fleets = (...cruisers: number[]): State => {
  const s = table(cruisers.length);
  cruisers.forEach((n, seat) => {
    give(s, seat, { cruisers: n });
  });
  return s;
};
/** What each seat gained by the war itself. */
const rewards = (t: Scenery, seats: number) =>
  Array.from({ length: seats }, (_, seat) => eventsOf(t, 'gained').find((e) => e.seat === seat && e.from === 'war')?.gain);
const placesOf = (t: Scenery): number[] => eventsOf(t, 'warRanked')[0].places.map((p) => p.place);
const done = (t: Scenery): Scenery => {
  if (t.asked === 'occupy') t.answer('occupy', 'decline');
  return t;
};

describe('war phase', () => {
  it('AG-181 there is war in rounds 2 to 5 only', () => {
    const t = randomGame(2, {}, 'wars');
    const rounds: number[] = [];
    let round = 0;
    for (const e of t.events) {
      if (e.type === 'roundBegan') round = e.round;
      if (e.type === 'warRanked') rounds.push(round);
    }
    expect(rounds).toEqual([2, 3, 4, 5]);
    expect(eventsOf(t, 'warSkipped')).toHaveLength(1);
  });

  it('AG-182 only cruisers in play areas are compared', () => {
    const s = occupied(fleets(2, 1), 1, planets.tessalyWarm, planets.karskDesert, planets.karskArctic);
    expect(eventsOf(warOf(s), 'warRanked')[0]).toMatchObject({ overlord: 0, places: [{ cruisers: 2 }, { cruisers: 1 }] });
  });

  it('AG-183 most cruisers make the Overlord; the others rank behind', () => {
    expect(placesOf(warOf(fleets(1, 4, 2, 3)))).toEqual([4, 1, 3, 2]);
  });

  it('AG-184 higher strength breaks a tie', () => {
    const s = researched(fleets(3, 3, 1), 1, 'laserWeapon');
    expect(placesOf(warOf(s))).toEqual([2, 1, 3]);
  });

  it('AG-185 players still tied all receive the reward of that place', () => {
    const t = warOf(fleets(2, 2, 1));
    expect(rewards(t, 3)).toEqual([{ credits: 2, prestige: 1 }, { credits: 2, prestige: 1 }, undefined]);
    expect(t.asked).toBeUndefined();
  });

  it('AG-186 after an unbroken tie the next place is skipped', () => {
    expect(placesOf(warOf(fleets(3, 3, 2, 1)))).toEqual([1, 1, 3, 4]);
    expect(placesOf(warOf(fleets(3, 2, 2, 1)))).toEqual([1, 2, 2, 4]);
  });

  it('AG-187 the last place gets nothing: rewards by number of players', () => {
    expect(rewards(warOf(fleets(2, 1)), 2)).toEqual([{ credits: 1, prestige: 1 }, undefined]);
    expect(rewards(warOf(fleets(3, 2, 1)), 3)).toEqual([{ credits: 2, prestige: 1 }, { credits: 1 }, undefined]);
    expect(rewards(warOf(fleets(4, 3, 2, 1)), 4)).toEqual([{ credits: 3, prestige: 1 }, { credits: 2 }, { credits: 1 }, undefined]);
  });

  it('AG-188 without a cruiser there is no place, no reward, no Overlord', () => {
    const none = warOf(fleets(0, 0, 0));
    expect(placesOf(none)).toEqual([0, 0, 0]);
    expect(eventsOf(none, 'gained')).toEqual([]);
    expect(none.over).toBe(true);
    expect(rewards(warOf(fleets(0, 2, 1)), 3)).toEqual([undefined, { credits: 2, prestige: 1 }, { credits: 1 }]);
  });

  it('AG-189 only a sole Overlord may occupy, and need not', () => {
    const sole = warOf(fleets(2, 1));
    expect(sole.asked).toBe('occupy');
    sole.answer('occupy', 'decline');
    expect(sole.state.level.every((l) => l === 0)).toBe(true);
    expect(warOf(fleets(2, 2)).asked).toBeUndefined();
  });

  it('AG-190 occupying sends all cubes home and puts a cruiser there', () => {
    const s = develop(fleets(2, 0), 1, planets.karskDesert);
    const home = s.players[1].supply;
    const t = warOf(s);
    t.answer('occupy', planets.karskDesert);
    expect([t.state.owner[planets.karskDesert], t.state.level[planets.karskDesert]]).toEqual([0, OCCUPIED]);
    expect(t.state.players[1].supply).toBe(home + 2);
    expect(t.state.players[0].cruisers + t.state.players[0].dock).toBe(8);
  });

  it('AG-191 it needs no adaptation, costs nothing else, and gives nothing of the planet', () => {
    const t = warOf(fleets(2, 1));
    expect(t.state.players[0].factions).toEqual([]);
    const before = { ...t.state.players[0] };
    t.answer('occupy', planets.karskDesert);
    expect(t.state.players[0]).toMatchObject({ credits: before.credits, discovery: 0, influence: 0 });
  });

  it('AG-192 an inhospitable planet may be occupied without Terraforming', () => {
    const t = warOf(fleets(2, 1));
    t.answer('occupy', planets.tessalyInhospitable);
    expect(t.state.level[planets.tessalyInhospitable]).toBe(OCCUPIED);
  });

  it('AG-193 the former owner has no points for it', () => {
    const s = develop(settle(fleets(2, 0), 1, planets.tessalyWarm), 1, planets.karskDesert);
    expect(score(s, 1).total).toBe(3);
    const t = warOf(s);
    t.answer('occupy', planets.karskDesert);
    expect(score(t.state, 1).total).toBe(1);
  });

  it('AG-194 the occupied planet counts as the occupier’s for abilities that count planets', () => {
    const s = settle(alliance(fleets(2, 0), 0, 'legarchaea'), 1, planets.karskVolcanic);
    const t = warOf(s);
    t.answer('occupy', planets.karskVolcanic);
    const before = t.state.players[0].credits;
    expect(productionOf(after(t)).state.players[0].credits).toBe(before + 2);
  });

  it('AG-195 unsettled planets are always unprotected', () => {
    const t = warOf(fleets(2, 1));
    for (const planet of [planets.tessalyWarm, planets.tessalyOceanic, planets.karskArctic, planets.karskDesert, planets.karskVolcanic])
      expect(t.offers(planet)).toBe(true);
  });

  it('AG-196 the Overlord may not occupy an own planet', () => {
    const t = warOf(settle(fleets(1, 0), 0, planets.tessalyWarm, planets.tessalyOceanic));
    expect(t.offers(planets.tessalyWarm)).toBe(false);
    expect(t.refusal(planets.tessalyWarm)).toMatchObject({ reason: 'ownPlanet', rule: 'AG-196' });
  });

  it('AG-197 as many cruisers as planets protect all of them, fewer protect none', () => {
    const attack = (cruisers: number) => {
      const t = warOf(settle(fleets(4, cruisers), 1, planets.tessalyWarm, planets.karskDesert));
      return [t.offers(planets.tessalyWarm), t.offers(planets.karskDesert)];
    };
    expect(attack(2)).toEqual([false, false]);
    expect(attack(3)).toEqual([false, false]);
    expect(attack(1)).toEqual([true, true]);
    const t = warOf(settle(fleets(4, 2), 1, planets.tessalyWarm));
    expect(t.refusal(planets.tessalyWarm)).toMatchObject({ reason: 'isProtected', rule: 'AG-197' });
  });

  it('AG-198 occupied planets are always protected and need no cruisers', () => {
    const s = occupied(settle(fleets(4, 1), 1, planets.tessalyWarm), 1, planets.karskDesert, planets.karskArctic);
    const t = warOf(s);
    expect(t.offers(planets.tessalyWarm)).toBe(false);
    expect(t.offers(planets.karskDesert)).toBe(false);
    expect(t.refusal(planets.karskDesert)).toMatchObject({ reason: 'isOccupied', rule: 'AG-198' });
  });

  it('AG-199 planets a technology or faction protects need no cruisers and are not counted', () => {
    const sanctum = develop(settle(alliance(fleets(4, 0), 1, 'sanctum'), 1, planets.tessalyWarm), 1, planets.karskDesert);
    const t = warOf(sanctum);
    expect([planets.tessalyWarm, planets.karskDesert].map((p) => t.offers(p))).toEqual([false, false]);
    const shields = develop(settle(researched(fleets(4, 0), 1, 'planetaryShields'), 1, planets.tessalyWarm), 1, planets.karskDesert);
    const v = warOf(shields);
    expect([planets.tessalyWarm, planets.karskDesert].map((p) => v.offers(p))).toEqual([false, false]);
  });

  it('AG-200 colonies and developed planets are counted for protection', () => {
    const attack = (cruisers: number) =>
      warOf(develop(settle(fleets(5, cruisers), 1, planets.tessalyWarm), 1, planets.karskDesert)).offers(planets.tessalyWarm);
    expect([attack(2), attack(1)]).toEqual([false, true]);
  });

  it('AG-201 protection is judged before cruisers are discarded', () => {
    // Seat 1 has strength 0 and will lose both cruisers, but they still guard now.
    const t = warOf(settle(fleets(3, 2), 1, planets.tessalyWarm, planets.karskDesert));
    expect(t.offers(planets.tessalyWarm)).toBe(false);
    t.answer('occupy', 'decline');
    expect(t.state.players[1].cruisers).toBe(0);
  });

  it('AG-202 at the end everybody discards down to the own strength', () => {
    const s = researched(researched(fleets(4, 3, 1), 0, 'laserWeapon', 'plasmaWeapon'), 1, 'laserWeapon');
    const t = done(warOf(s));
    expect(t.state.players.map((p) => p.cruisers)).toEqual([2, 1, 0]);
    expect(eventsOf(t, 'cruisersLost').map((e) => e.count)).toEqual([2, 2, 1]);
  });

  it('AG-203 cruisers on planets are neither counted nor discarded', () => {
    for (const seat of [0, 1]) {
      // Three against two in the play areas; on planets the other one has more.
      const other = 1 - seat;
      const s = occupied(seat === 0 ? fleets(3, 2) : fleets(2, 3), other, planets.tessalyWarm, planets.karskDesert);
      const t = done(warOf(researched(researched(s, seat, 'laserWeapon'), other, 'laserWeapon')));
      expect(eventsOf(t, 'warRanked')[0].overlord).toBe(seat);
      expect(eventsOf(t, 'warRanked')[0].places[other]).toEqual({ seat: other, cruisers: 2, strength: 1, place: 2 });
      expect([t.state.level[planets.tessalyWarm], t.state.level[planets.karskDesert]]).toEqual([OCCUPIED, OCCUPIED]);
      // One may stay, by strength: those on planets do not use that up.
      expect(t.state.players[seat]).toMatchObject({ cruisers: 1, dock: 8 });
      expect(t.state.players[other]).toMatchObject({ cruisers: 1, dock: 6 });
      expect(eventsOf(t, 'cruisersLost')).toEqual([
        { type: 'cruisersLost', seat: 0, count: seat === 0 ? 2 : 1 },
        { type: 'cruisersLost', seat: 1, count: seat === 1 ? 2 : 1 },
      ]);
    }
  });

  it('AG-204 2 colonies and 1 developed planet: 3 cruisers protect all, 2 none', () => {
    const attack = (cruisers: number) => {
      const s = develop(settle(fleets(5, cruisers), 1, planets.tessalyWarm, planets.tessalyOceanic), 1, planets.karskDesert);
      const t = warOf(s);
      return [planets.tessalyWarm, planets.tessalyOceanic, planets.karskDesert].map((p) => t.offers(p));
    };
    expect(attack(3)).toEqual([false, false, false]);
    expect(attack(2)).toEqual([true, true, true]);
  });

  it('AG-205 example for three: Overlord 2 + 1, second 1, last nothing', () => {
    const t = warOf(fleets(1, 3, 2));
    expect(rewards(t, 3)).toEqual([undefined, { credits: 2, prestige: 1 }, { credits: 1 }]);
  });

  it('AG-206 example: Red with one cruiser and more planets loses a developed planet and its points', () => {
    const red = 0;
    const s = develop(settle(fleets(1, 3, 2), red, planets.tessalyWarm), red, planets.karskDesert);
    const before = score(s, red).total;
    const t = warOf(s);
    expect(t.offers(planets.tessalyWarm)).toBe(true);
    const supply = t.state.players[red].supply;
    const credits = t.state.players[1].credits;
    t.answer('occupy', planets.karskDesert);
    expect(t.state.players[red].supply).toBe(supply + 2);
    expect(t.state.players[1].credits).toBe(credits);
    expect(score(t.state, red).total).toBe(before - 2);
  });

  it('AG-207 AG-208 example: Blue began with 3 cruisers; 1 occupies, 1 is lost, strength 1 keeps 1', () => {
    const s = researched(fleets(1, 3), 1, 'laserWeapon');
    const t = warOf(s);
    t.answer('occupy', planets.tessalyWarm);
    expect(eventsOf(t, 'cruisersLost').find((e) => e.seat === 1)?.count).toBe(1);
    expect(t.state.players[1].cruisers).toBe(1);
    expect(t.state.owner[planets.tessalyWarm]).toBe(1);
  });

  it('AG-308 colonies and developed planets can be occupied alike; all cubes go back', () => {
    for (const [build, back] of [
      [settle, 1],
      [develop, 2],
    ] as const) {
      const t = warOf(build(fleets(2, 0), 1, planets.tessalyWarm));
      const home = t.state.players[1].supply;
      t.answer('occupy', planets.tessalyWarm);
      expect(t.state.players[1].supply).toBe(home + back);
    }
  });

  it('AG-309 the Overlord has at least one cruiser to place', () => {
    const t = warOf(fleets(1, 0));
    t.answer('occupy', planets.tessalyWarm);
    expect(t.state.players[0]).toMatchObject({ cruisers: 0, dock: 8 });
    expect(warOf(fleets(0, 0)).asked).toBeUndefined();
  });

  it('AG-310 the Overlord’s reach counts: Warp Drive adds the next system', () => {
    expect(warOf(fleets(2, 1)).offers(planets.ombraDesert)).toBe(false);
    expect(warOf(researched(fleets(2, 1), 0, 'warpDrive')).offers(planets.ombraDesert)).toBe(true);
    const w = warOf(researched(fleets(2, 1), 1, 'warpDrive'));
    expect(w.offers(planets.ombraDesert)).toBe(false);
    expect(w.refusal(planets.ombraDesert)).toMatchObject({ reason: 'beyondReach', rule: 'AG-310' });
  });

  it('AG-311 a lost planet counts no more: cheaper Colonize, fewer to protect, no ability', () => {
    const s = settle(alliance(fleets(3, 1), 1, 'legarchaea', 'humans'), 1, planets.tessalyWarm, planets.karskVolcanic);
    const t = warOf(s);
    t.answer('occupy', planets.karskVolcanic);
    expect(game.view(t.position, 1).table.players[1].costs.colonize).toBe(1);
    expect(game.view(t.position, 1).table.planets.find((p) => p.planet === planets.tessalyWarm)?.protected).toBe(false);
    const u = give(after(t), 1, { cruisers: 1 });
    expect(
      game.view(turnOf(structuredClone(u), 1).position, 1).table.planets.find((p) => p.planet === planets.tessalyWarm)?.protected,
    ).toBe(true);
    expect(planetsOffered(turnOf(structuredClone(u), 1), 'colonize')).not.toContain(planets.karskVolcanic);
    const credits = u.players[1].credits;
    expect(productionOf(u).state.players[1].credits).toBe(credits);
  });

  it('an Overlord with nothing to occupy is not asked', () => {
    const s = fleets(2, 0);
    for (const planet of [0, 1, 2, 4, 5, 6]) occupied(s, planet < 3 ? 0 : 1, planet);
    const t = warOf(s);
    expect(t.over).toBe(true);
  });
});
