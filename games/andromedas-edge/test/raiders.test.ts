import { open } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { RAIDERS } from '../content/raiders.ts';
import { count } from '../counts.ts';
import { BASE } from '../map.ts';
import { raidersAt } from '../queries.ts';
import { procedure } from '../rulebook.ts';
import { resolveEvent } from '../rules/event-cards.ts';
import { bringRaider, bringSwarm, damageRaider } from '../rules/raiders.ts';
import { ON_STATION } from '../state.ts';
import {
  COMMERCE_PLANET,
  carryOut,
  event,
  events,
  give,
  INDUSTRY_PLANET,
  launchTo,
  MAXIMUS,
  play,
  put,
  SHIPYARD_CELL,
  TRADE_HUB_CELL,
  TRANSPORT,
  table,
  until,
} from './table.ts';

const bring = procedure(
  'test/bring',
  { class: open<number>() },
  {
    bring: (x) => {
      bringRaider(x, x.locals.class);
      return 'end';
    },
  },
);
const swarm = procedure(
  'test/swarm',
  { n: open<number>() },
  {
    bring: (x) => {
      bringSwarm(x, x.locals.n);
      return 'end';
    },
  },
);
const hit = procedure(
  'test/hit',
  { cell: open<number>() },
  {
    hit: (x) => {
      damageRaider(x, x.locals.cell);
      return 'end';
    },
  },
);

const A = 4;
const B = 5;
const C = 6;
const D = 7;

describe('raiders', () => {
  it('AE-197 one card for each class with range, weapons, shields, start and reward', () => {
    const { raiderCard } = table();
    expect(
      raiderCard.map((card) => {
        const { class: of, range, weapons, shields, start, reward } = RAIDERS[card];
        return [of, range, weapons, shields, start, reward.length];
      }),
    ).toEqual([
      [0, 1, 1, 0, 'randomNebula', 1],
      [1, 2, 2, 0, 'randomNebula', 1],
      [2, 2, 3, 0, 'randomNebula', 1],
      [3, 2, 4, 0, 'randomNebula', 1],
      [4, 1, 5, 1, 'randomNebula', 1],
    ]);
  });
  it('AE-198 AE-199 raiders are opponents, their standees ships: they count as opposing ships', () => {
    const state = table();
    state.region = COMMERCE_PLANET;
    state.raiders[0] = COMMERCE_PLANET;
    state.raiders[1] = COMMERCE_PLANET;
    put(state, 1, TRANSPORT, COMMERCE_PLANET);
    expect(count(state, 0, 'opposingShipsHere')).toBe(3);
  });
  it('AE-200 AE-201 a raider is never placed where another class is', () => {
    const state = table();
    state.raiders[A] = 2;
    const scene = carryOut(state, bring, { class: 2 }, 0, [2, 0]);
    expect(scene.state.raiders[B]).not.toBe(2);
    expect(scene.state.raiders[B]).toBeGreaterThanOrEqual(0);
  });
  it('AE-202 an event brings a raider to the start region of its card', () => {
    const state = table();
    state.raiderCard[4] = 9;
    const scene = carryOut(state, bring, { class: 4 });
    expect(scene.state.raiders[D]).toBe(SHIPYARD_CELL);
    expect(state.tile[SHIPYARD_CELL]).toBe(BASE + 4);
  });
  it('AE-203 a random nebula is chosen by a die', () => {
    for (const die of [0, 3, 5]) expect(carryOut(table(), bring, { class: 1 }, 0, [die]).state.raiders[A]).toBe(die);
  });
  it('AE-204 if the start region holds a raider the newcomer goes to a random nebula without one', () => {
    const state = table();
    state.raiderCard[3] = 7;
    state.raiders[A] = TRADE_HUB_CELL;
    const scene = carryOut(state, bring, { class: 3 }, 0, [4]);
    expect(scene.state.raiders[C]).toBe(4);
  });
  it('AE-205 the fallback is a uniform choice among the free nebulae', () => {
    const free = new Set<number>();
    for (let roll = 0; roll < 5; roll++) {
      const state = table();
      state.raiders[A] = 2;
      free.add(carryOut(state, bring, { class: 2 }, 0, [2, roll]).state.raiders[B]);
    }
    expect([...free].sort()).toEqual([0, 1, 3, 4, 5]);
  });
  it('AE-193 AE-206 an S-class raider may be placed with its like, and no other class with it', () => {
    const state = table();
    state.raiders[0] = 3;
    const scene = carryOut(state, swarm, { n: 2 }, 0, [3, 3]);
    expect(raidersAt(scene.state, 3)).toBe(3);
    // A class A raider that would stand on its nebula goes to another.
    const other = table();
    other.raiders[0] = 3;
    other.eventDeck.push(event('goldenConvoy'));
    const guest = carryOut(other, resolveEvent, {}, 1, [3, 0]);
    expect([guest.state.raiders[0], guest.state.raiders[A]]).toEqual([3, 0]);
  });
  it('AE-210 of four S-class raiders none is left to be brought, and no other class comes instead', () => {
    const state = table();
    state.raiders.splice(0, 4, 1, 2, 3, 4);
    expect(carryOut(state, swarm, { n: 2 }, 0, [3, 3]).state.raiders).toEqual([1, 2, 3, 4, NONE, NONE, NONE, NONE]);
  });
  it('AE-207 S-class on a nebula of another class uses the fallback', () => {
    const state = table();
    state.raiders[A] = 3;
    const scene = carryOut(state, swarm, { n: 1 }, 0, [3, 0]);
    expect(scene.state.raiders[0]).toBe(0);
  });
  it('AE-206 AE-207 with every nebula taken an S-class raider joins its like, and no other class', () => {
    for (const [pick, cell] of [
      [0, 3],
      [1, 5],
    ]) {
      const state = table();
      state.raiders = [3, 5, NONE, NONE, 0, 1, 2, 4];
      // The die names a nebula of class A; then one of the two with raiders of class S is drawn.
      expect(carryOut(state, swarm, { n: 1 }, 0, [0, pick]).state.raiders[2]).toBe(cell);
    }
  });
  it('AE-208 if every nebula holds a raider a new A to D raider stays on its card', () => {
    const state = table();
    state.raiders = [0, 1, 2, 3, NONE, 4, 5, NONE];
    const scene = carryOut(state, bring, { class: 1 }, 0, [4]);
    expect(scene.state.raiders[A]).toBe(NONE);
    expect(events(scene, 'raiderPlaced')[0]).toMatchObject({ cell: NONE });
  });
  it('AE-209 a class already on the board brings two S-class raiders instead', () => {
    const state = table();
    state.raiders[A] = COMMERCE_PLANET;
    const scene = carryOut(state, bring, { class: 1 }, 0, [1, 4]);
    expect(scene.state.raiders.slice(0, 4)).toEqual([1, 4, NONE, NONE]);
    expect(scene.state.raiders[A]).toBe(COMMERCE_PLANET);
  });
  it('AE-210 an event of class S brings two S-class raiders', () => {
    const scene = carryOut(table(), bring, { class: 0 }, 0, [1, 1]);
    expect(raidersAt(scene.state, 1)).toBe(2);
  });
  it('AE-211 they are rolled for separately', () => {
    expect(carryOut(table(), bring, { class: 0 }, 0, [0, 5]).state.raiders.slice(0, 2)).toEqual([0, 5]);
  });
  it('AE-212 with fewer than two left as many as there are', () => {
    const state = table();
    state.raiders = [1, 1, 2, NONE, NONE, NONE, NONE, NONE];
    const one = carryOut(state, bring, { class: 0 }, 0, [4]);
    expect(one.state.raiders.slice(0, 4)).toEqual([1, 1, 2, 4]);
    const none = carryOut(one.state, bring, { class: 0 });
    expect(events(none, 'raiderPlaced')).toEqual([]);
  });
  it('AE-213 AE-214 a raider returned to its card comes back by a later event, as if just revealed', () => {
    const state = table();
    state.faceUp = 3;
    const scene = carryOut(state, bring, { class: 1 }, 0, [2]);
    expect(scene.state.raiders[A]).toBe(2);
    expect(events(scene, 'raiderRevealed')).toEqual([]);
    const gone = carryOut(scene.state, hit, { cell: 2 });
    expect(carryOut(gone.state, bring, { class: 1 }, 0, [5]).state.raiders[A]).toBe(5);
  });
  it('AE-215 a raider put back on its card is destroyed', () => {
    const state = table();
    state.raiders[A] = 2;
    const scene = carryOut(state, hit, { cell: 2 });
    expect(events(scene, 'raiderDamaged')[0]).toMatchObject({ destroyed: true });
    expect(scene.state.raiders[A]).toBe(NONE);
  });
  it('AE-216 a card is turned face up when its class is first called and stays so', () => {
    const scene = carryOut(table(), bring, { class: 2 }, 0, [0]);
    expect(scene.state.faceUp & 4).toBe(4);
    expect(events(scene, 'raiderRevealed')).toHaveLength(1);
    const again = carryOut(scene.state, bring, { class: 2 }, 0, [0, 1]);
    expect(events(again, 'raiderRevealed')).toHaveLength(0);
    expect(again.state.faceUp & 4).toBe(4);
  });
  it('AE-217 a raider that comes back is undamaged', () => {
    const state = table();
    state.raiders[D] = 2;
    const shielded = carryOut(state, hit, { cell: 2 });
    expect(shielded.state.raiderDamage[4]).toBe(1);
    const gone = carryOut(shielded.state, hit, { cell: 2 });
    expect(gone.state.raiders[D]).toBe(NONE);
    expect(carryOut(gone.state, bring, { class: 4 }, 0, [3]).state.raiderDamage[4]).toBe(0);
  });
  it('AE-218 raiders move only by strikes or effects; they never escalate, activate or claim', () => {
    for (const seat of [0, 1]) {
      const state = table();
      state.raiders[0] = 0;
      state.raiders[A] = 5;
      const scene = play(state, seat);
      scene.answer('takeTurn', launchTo(TRANSPORT, 20));
      until(scene);
      expect([scene.state.raiders[0], scene.state.raiders[A]]).toEqual([0, 5]);
      expect(scene.state.moons.slice(0, 6).map((moons) => moons.length)).toEqual([1, 1, 1, 1, 1, 1]);
      // A Return moves none, near as they may be.
      const near = table();
      put(near, seat, TRANSPORT, 20);
      near.raiders[A] = 14;
      const home = play(near, seat);
      home.answer('takeTurn', 'return');
      until(home);
      expect([home.state.raiders[A], events(home, 'raiderMoved')]).toEqual([14, []]);
      // One has struck and fights; others in range or next to it do not come to its help, and nobody but the player claims a moon.
      const fight = table();
      fight.raiders[6] = 7;
      fight.raiderCard[3] = 6;
      fight.raiders[A] = 2;
      fight.raiders[5] = 3;
      const battle = play(fight, seat, [0, 5, 5]);
      battle.answer('takeTurn', launchTo(TRANSPORT, 8));
      until(battle, 'strike');
      battle.answer('strike', 1);
      until(battle);
      expect(events(battle, 'battleDecided')).toHaveLength(1);
      expect([battle.state.raiders.slice(5, 7), events(battle, 'escalated')]).toEqual([[3, 7], []]);
      expect(events(battle, 'moonClaimed')).toMatchObject([{ seat, from: 8 }]);
      expect(events(battle, 'regionActivated')).toEqual([{ type: 'regionActivated', seat, at: 8 }]);
      expect([events(battle, 'battleDecided')[0], battle.state.moons[8].length]).toMatchObject([{ raiders: 'won', losers: [seat] }, 2]);
      // An event brings one to a nebula, where the moon stays; the others stay where they are.
      const due = table();
      due.raiders[A] = 5;
      due.marker = ON_STATION;
      due.eventDeck.splice(due.eventDeck.indexOf(event('quietSkies')), 1);
      due.eventDeck.push(event('quietSkies'));
      const brought = play(due, seat, [4]);
      brought.answer('takeTurn', launchTo(TRANSPORT, 20));
      until(brought);
      expect([brought.state.raiders[A], brought.state.raiders[B], events(brought, 'raiderMoved')]).toEqual([5, 4, []]);
      expect(brought.state.moons.slice(0, 6).map((moons) => moons.length)).toEqual([1, 1, 1, 1, 1, 1]);
      // One that strikes at a base sets nothing going there: the marker goes on once, for the player.
      const field = table();
      field.raiders[A] = 3;
      give(field, seat, { titanium: 3 });
      const struck = play(field, seat);
      struck.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
      until(struck);
      expect([struck.state.raiders[A], struck.state.marker, events(struck, 'baseVisited').length]).toEqual([MAXIMUS, 6, 1]);
    }
  });
  it('AE-219 raiders placed in a region with ships cause no battle by themselves', () => {
    const state = table();
    state.raiderCard[4] = 9;
    put(state, 0, TRANSPORT, SHIPYARD_CELL);
    const scene = carryOut(state, bring, { class: 4 });
    expect(scene.state.raiders[D]).toBe(SHIPYARD_CELL);
    expect(scene.state.battle).toBeNull();
    expect(events(scene, 'battleBegan')).toEqual([]);
    /* Nor does the event that brings them, whoever's turn and whoever's ships; the next Launch there does. */
    for (const seat of [0, 1]) {
      for (const owner of [0, 1]) {
        const due = table();
        due.raiderCard[4] = 9;
        due.marker = ON_STATION;
        due.eventDeck.splice(due.eventDeck.indexOf(event('auroraTide')), 1);
        due.eventDeck.push(event('auroraTide'));
        put(due, owner, TRANSPORT, SHIPYARD_CELL);
        put(due, seat, TRANSPORT, INDUSTRY_PLANET);
        put(due, 1 - seat, TRANSPORT, 23);
        const turn = play(due, seat);
        turn.answer('takeTurn', launchTo(TRANSPORT, 11));
        until(turn);
        expect([turn.state.raiders[D], turn.state.battle]).toEqual([SHIPYARD_CELL, null]);
        expect(turn.state.players[owner].ships).toContain(SHIPYARD_CELL);
        expect(events(turn, 'battleBegan')).toEqual([]);
        const next = play(turn.state, 1 - owner);
        next.answer('takeTurn', launchTo(TRANSPORT, SHIPYARD_CELL));
        until(next);
        expect(events(next, 'battleBegan')).toEqual([{ type: 'battleBegan', at: SHIPYARD_CELL }]);
      }
      /* Not even in the active region, where the ship has just gone: its battle is over when the event comes. */
      const here = table();
      here.raiderCard[4] = 9;
      here.marker = ON_STATION;
      here.eventDeck.splice(here.eventDeck.indexOf(event('auroraTide')), 1);
      here.eventDeck.push(event('auroraTide'));
      const arrived = play(here, seat);
      arrived.answer('takeTurn', launchTo(TRANSPORT, SHIPYARD_CELL));
      until(arrived);
      expect([arrived.state.raiders[D], arrived.state.players[seat].ships[0]]).toEqual([SHIPYARD_CELL, SHIPYARD_CELL]);
      expect([arrived.state.battle, events(arrived, 'battleBegan'), events(arrived, 'shipDamaged')]).toEqual([null, [], []]);
    }
  });
});

const NONE = -1;
