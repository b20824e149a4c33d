import { describe, expect, it } from 'vitest';
import { diceOf, newBattle, targetingOf } from '../battle-state.ts';
import { SUPREMACY } from '../content/ids.ts';
import { rangeOf, shipsAt } from '../queries.ts';
import { develop } from '../rules/developments.ts';
import { gainModule } from '../rules/modules.ts';
import { claimMoon } from '../rules/moons.ts';
import { BARGE, BAY, clone } from '../state.ts';
import {
  COMMERCE_PLANET,
  CRUISER,
  carryOut,
  events,
  FIGHTER,
  give,
  hand,
  launchTo,
  MONOLITH_CELL,
  type Play,
  play,
  player,
  put,
  SCIENCE_PLANET,
  SCIENCE_VESSEL,
  SHIPYARD_CELL,
  TRADE_HUB_CELL,
  TRANSPORT,
  table,
  takeMoon,
  until,
  upgrade,
} from './table.ts';

/** What sustain cards in play and placed upgrade tiles change, each against the same scene without them. */

type Table = ReturnType<typeof table>;
const HERE = COMMERCE_PLANET;
const nothing = (): void => undefined;
const faces = (...dice: number[]): number[] => dice.map((die) => die - 1);

const sustaining = (id: string, set: (state: Table) => void = nothing): Table => {
  const state = table();
  set(state);
  hand(state, 0, id);
  state.players[0].sustained.push(...state.players[0].hand.splice(-1));
  return state;
};
const upgraded = (ship: number, id: string, set: (state: Table) => void = nothing): Table => {
  const state = table();
  set(state);
  state.players[0].placed[ship] = upgrade(id);
  return state;
};
const plain = (set: (state: Table) => void = nothing): Table => {
  const state = table();
  set(state);
  return state;
};
const sent = (state: Table, ship: number, to: number, rigged: number[] = []): Play => {
  const scene = play(state, 0, rigged);
  scene.answer('takeTurn', launchTo(ship, to));
  return scene;
};
const inBattleAt = (state: Table): Table => {
  state.battle = newBattle(state, HERE);
  return state;
};

describe('sustain cards', () => {
  const raiderNear = (s: Table): void => {
    s.raiders[4] = 10;
  };
  it('Silent Running may call off a Raider Strike', () => {
    const scene = sent(sustaining('silentRunning', raiderNear), TRANSPORT, HERE);
    until(scene, 'strike');
    scene.answer('strike', 'none');
    expect(events(until(scene), 'battleBegan')).toEqual([]);
    expect(events(until(sent(plain(raiderNear), TRANSPORT, HERE)), 'battleBegan')).toHaveLength(1);
  });
  it('Long Range Burn: every ship flies 1 further', () => {
    const [player] = sustaining('longRangeBurn').players;
    expect([0, 1, 2, 3].map((ship) => rangeOf(player, ship) - rangeOf(table().players[0], ship))).toEqual([1, 1, 1, 1]);
  });
  it('Nebula Pilots: every ship has Voyage', () => {
    expect(play(sustaining('nebulaPilots')).offers(launchTo(TRANSPORT, 3))).toBe(true);
    expect(play(plain()).offers(launchTo(TRANSPORT, 3))).toBe(false);
  });
  it('Battle Drills and Standing Orders: 1 more targeting, 1 more die', () => {
    const ships = (s: Table): void => put(s, 0, TRANSPORT, HERE);
    expect(targetingOf(inBattleAt(sustaining('battleDrills', ships)), 0)).toBe(2);
    expect(diceOf(inBattleAt(sustaining('standingOrders', ships)), 0)).toBe(2);
    expect([targetingOf(inBattleAt(plain(ships)), 0), diceOf(inBattleAt(plain(ships)), 0)]).toEqual([1, 1]);
  });
  it('Trade Concession: modules cost 1 less', () => {
    const poor = (s: Table): void => give(s, 0, { titanium: 1 });
    expect(carryOut(sustaining('tradeConcession', poor), gainModule, { types: 2, price: 0 }).options()).toEqual([4, 5, 'none']);
    expect(carryOut(plain(poor), gainModule, { types: 2, price: 0 }).options()).toEqual([5, 'none']);
  });
  it('Guild Pass: Trade Hub and Monolith cost 1 less', () => {
    for (const base of [TRADE_HUB_CELL, MONOLITH_CELL]) {
      const poor = (s: Table): void => give(s, 0, { ice: 1 });
      expect(play(sustaining('guildPass', poor)).offers(launchTo(TRANSPORT, base))).toBe(true);
      expect(play(plain(poor)).offers(launchTo(TRANSPORT, base))).toBe(false);
    }
  });
  it('Open Ledger: 1 energy with each claimed moon', () => {
    expect(player(until(sent(sustaining('openLedger'), TRANSPORT, HERE))).stock[0]).toBe(1);
    expect(player(until(sent(plain(), TRANSPORT, HERE))).stock[0]).toBe(0);
  });
  it('Salvage Teams: scrapped ships go to the Barge, and Tactical Operations gives card and moon', () => {
    const lost = (s: Table): void => {
      put(s, 0, TRANSPORT, 14);
      put(s, 1, TRANSPORT, HERE);
      s.players[0].operations = takeMoon(s, 'scienceRich');
    };
    const scene = until(sent(sustaining('salvageTeams', lost), TRANSPORT, HERE, faces(1, 6)), 'tacticalOperations');
    scene.answer('tacticalOperations', 'both');
    expect([player(scene).hand.length, player(scene).stock[3]]).toEqual([1, 2]);
    expect(shipsAt(player(until(scene)), BARGE)).toBe(1);
    const without = until(sent(plain(lost), TRANSPORT, HERE, faces(1, 6)), 'tacticalOperations');
    expect(without.options().filter((o) => typeof o === 'string')).toEqual(['card', 'moon', 'pass']);
  });
});

describe('upgrade tiles', () => {
  it('Lunar Hauler and Choir Barge: an energy with each moon of a transport, a card with the first of a cycle', () => {
    expect(player(until(sent(upgraded(TRANSPORT, 'lunarHauler'), TRANSPORT, HERE))).stock[0]).toBe(1);
    const choir = until(sent(upgraded(TRANSPORT, 'choirBarge'), TRANSPORT, HERE));
    expect(player(choir).hand).toHaveLength(1);
    expect(player(until(sent(choir.state, TRANSPORT, 14))).hand).toHaveLength(1);
    const other = upgraded(TRANSPORT, 'lunarHauler', (s) => put(s, 0, FIGHTER, BAY));
    expect(player(until(sent(other, FIGHTER, HERE))).stock[0]).toBe(0);
  });
  it('Choir Barge: a Return begins another cycle', () => {
    const scene = play(until(sent(upgraded(TRANSPORT, 'choirBarge'), TRANSPORT, HERE)).state);
    scene.answer('takeTurn', 'return');
    until(scene);
    expect(player(until(sent(scene.state, TRANSPORT, 14))).hand).toHaveLength(2);
  });
  it('Lunar Hauler: a moon that comes on the turn of another was claimed by no transport', () => {
    const state = upgraded(TRANSPORT, 'lunarHauler', (s) => put(s, 1, TRANSPORT, 14));
    Object.assign(state, { active: 1, launched: 0 });
    const scene = carryOut(state, claimMoon, { from: HERE });
    expect([player(scene).moons.length, player(scene).stock[0]]).toEqual([1, 0]);
  });
  it('Pathfinder Ark: transports enter nebulae', () => {
    expect(play(upgraded(TRANSPORT, 'pathfinderArk')).offers(launchTo(TRANSPORT, 1))).toBe(true);
  });
  it('Fold Frigate: no strike where it launches, and a Jump', () => {
    const ready = (s: Table): void => {
      s.raiders[4] = 10;
      put(s, 0, SCIENCE_VESSEL, BAY);
    };
    expect(until(sent(upgraded(SCIENCE_VESSEL, 'foldFrigate', ready), SCIENCE_VESSEL, HERE), 'strike').offers('none')).toBe(true);
    expect(events(until(sent(upgraded(SCIENCE_VESSEL, 'foldFrigate', ready), TRANSPORT, HERE)), 'battleBegan')).toHaveLength(1);
  });
  it('Foldbreaker: Jumps cost nothing', () => {
    const far = (s: Table): void => {
      put(s, 0, TRANSPORT, HERE);
      put(s, 0, CRUISER, BAY);
    };
    const scene = play(upgraded(CRUISER, 'foldbreaker', far));
    scene.answer('takeTurn', { launch: CRUISER, to: 23, jump: true });
    expect(shipsAt(player(scene), 23)).toBe(1);
    expect(play(plain(far)).offers({ launch: CRUISER, to: 23, jump: true })).toBe(false);
  });
  it('Caravan Tug: transports may join own ships', () => {
    const there = (s: Table): void => put(s, 0, TRANSPORT, HERE);
    expect(play(upgraded(TRANSPORT, 'caravanTug', there)).offers(launchTo(TRANSPORT, HERE))).toBe(true);
    expect(play(plain(there)).offers(launchTo(TRANSPORT, HERE))).toBe(false);
  });
  it('Seed Ark: 2 VP more for a development, within the 10', () => {
    const ground = (leaders: number) => (s: Table) => {
      put(s, 0, TRANSPORT, SCIENCE_PLANET);
      give(s, 0, { nanocarbon: 3 });
      s.players[0].leaders = 2;
      for (const p of s.players) p.abroad.fill(0);
      s.players[1].abroad[SCIENCE_PLANET] = leaders;
    };
    const points = (state: Table): number => {
      const scene = carryOut(state, develop, { discount: 0, must: false });
      scene.answer('buildDevelopment', SCIENCE_PLANET);
      return player(until(scene)).vp;
    };
    expect([points(upgraded(TRANSPORT, 'seedArk', ground(3))), points(plain(ground(3)))]).toEqual([7, 5]);
    expect([points(upgraded(TRANSPORT, 'seedArk', ground(7))), points(plain(ground(7)))]).toEqual([10, 9]);
  });
  it('Relic Seeker and Ledger Flagship: something from every base they launch to', () => {
    const relic = upgraded(SCIENCE_VESSEL, 'relicSeeker', (s) => put(s, 0, SCIENCE_VESSEL, BAY));
    const scene = until(sent(relic, SCIENCE_VESSEL, SHIPYARD_CELL), 'gainKind');
    scene.answer('gainKind', 1);
    expect(player(scene).stock[1]).toBe(1);
    const flagship = upgraded(CRUISER, 'ledgerFlagship', (s) => put(s, 0, CRUISER, BAY));
    expect(player(until(sent(flagship, CRUISER, SHIPYARD_CELL))).stock[0]).toBe(2);
    const planet = upgraded(CRUISER, 'ledgerFlagship', (s) => put(s, 0, CRUISER, BAY));
    expect(player(until(sent(planet, CRUISER, HERE))).stock[0]).toBe(0);
  });
  it('Prism Vessel: 2 energy when it activates the reactor', () => {
    const state = upgraded(SCIENCE_VESSEL, 'prismVessel', (s) => put(s, 0, SCIENCE_VESSEL, HERE));
    const scene = play(clone(state));
    scene.answer('takeTurn', 'return');
    scene.answer('activate', { row: 0, at: 0, ship: SCIENCE_VESSEL, from: HERE });
    expect(player(scene).stock[0]).toBe(4);
    // Nothing for a module of another type.
    const treasury = play(clone(state));
    treasury.answer('takeTurn', 'return');
    treasury.answer('activate', { row: 2, at: 0, ship: SCIENCE_VESSEL, from: HERE });
    expect(player(treasury).stock).toEqual([0, 0, 0, 0, 1]);
  });
  it('fighters: Starlancer and Cutlass Raider gain by winning, Remnant Fighter by losing', () => {
    const fight = (id: string, rigged: number[]): Play => {
      const state = upgraded(FIGHTER, id, (s) => {
        put(s, 0, FIGHTER, BAY);
        put(s, 1, TRANSPORT, HERE);
      });
      return until(sent(state, FIGHTER, HERE, rigged));
    };
    const win = faces(6, 6, 1);
    const starlancer = player(fight('starlancer', win));
    expect([starlancer.tracks[SUPREMACY], starlancer.vp]).toEqual([1, 1]);
    expect(player(fight('cutlassRaider', win)).stock[4]).toBe(1);
    expect(player(fight('remnantFighter', faces(1, 1, 1, 6))).stock[0]).toBe(1);
    expect(player(fight('starlancer', faces(1, 1, 6))).vp).toBe(0);
  });
});
