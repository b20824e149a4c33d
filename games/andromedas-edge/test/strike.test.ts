import { describe, expect, it } from 'vitest';
import { raiderClassAt, raidersAt } from '../queries.ts';
import {
  COMMERCE_PLANET,
  card,
  events,
  faction,
  free,
  give,
  hand,
  launchTo,
  onward,
  play,
  put,
  SCIENCE_VESSEL,
  TRADE_HUB_CELL,
  TRANSPORT,
  table,
  until,
} from './table.ts';

const S = 0;
const A = 4;
const B = 5;
const D = 7;

/** Launches a transport to the commerce planet and plays until the next question after the strike. */
const launched = (set: (state: ReturnType<typeof table>) => void, cell = COMMERCE_PLANET, ship = TRANSPORT) => {
  const state = table();
  put(state, 0, SCIENCE_VESSEL, -2);
  set(state);
  const scene = play(state);
  scene.answer('takeTurn', launchTo(ship, cell));
  return onward(scene);
};

describe('Raider Strike', () => {
  it('AE-184 checked on every Launch after activation, for the active region only', () => {
    const scene = until(
      launched((s) => {
        s.raiders[A] = 2;
      }),
      'endTurn',
    );
    expect(events(scene, 'raiderMoved')).toEqual([{ type: 'raiderMoved', class: 1, from: 2, to: COMMERCE_PLANET, strike: true }]);
    const far = launched((s) => {
      s.raiders[A] = 5;
    });
    expect(events(far, 'raiderMoved')).toEqual([]);
  });
  it('AE-185 checked even if the ship has left the active region', () => {
    for (const seat of [0, 1]) {
      const state = table();
      state.raiders[A] = 2;
      state.players[seat].faction = faction('kestrelLeague');
      give(state, seat, { energy: 1 });
      const scene = play(state, seat);
      scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
      scene.answer('goOn', free('ability', { source: 0, id: faction('kestrelLeague'), at: 1 }));
      scene.answer('moveShip', { ship: TRANSPORT, from: COMMERCE_PLANET, to: 14 });
      onward(scene);
      expect(events(scene, 'raiderMoved')).toEqual([{ type: 'raiderMoved', class: 1, from: 2, to: COMMERCE_PLANET, strike: true }]);
      expect(events(until(scene), 'battleBegan')).toEqual([]);
    }
  });
  it('AE-266 the raider that keeps others out may be shot down before the strike', () => {
    const state = table();
    state.raiders[A] = COMMERCE_PLANET;
    state.raiders[B] = 2;
    hand(state, 0, 'bountyNotice');
    put(state, 0, TRANSPORT, 14);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    scene.answer('goOn', free('play', { card: card('bountyNotice') }));
    scene.answer('damageRaider', COMMERCE_PLANET);
    scene.answer('goOn', 'go');
    expect(scene.state.raiders[B]).toBe(COMMERCE_PLANET);
    expect(scene.ask()).toMatchObject({ decision: 'goOn', args: { to: 'battle' } });
  });
  it('AE-186 a raider of class A to D in the region keeps all others out', () => {
    const state = table();
    state.raiders[B] = COMMERCE_PLANET;
    state.raiders[A] = 2;
    state.raiders[S] = 3;
    put(state, 0, TRANSPORT, 14);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(scene, 'endTurn');
    expect(events(scene, 'raiderMoved')).toEqual([]);
  });
  it('AE-187 with S-class raiders there, all other S-class raiders in range move in, no other class', () => {
    const state = table();
    state.raiders[0] = COMMERCE_PLANET;
    state.raiders[1] = 2;
    state.raiders[2] = 3;
    state.raiders[3] = 5;
    state.raiders[A] = 14;
    put(state, 0, TRANSPORT, 15);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    onward(scene);
    expect(events(scene, 'raiderMoved').map((e) => e.type === 'raiderMoved' && e.from)).toEqual([2, 3]);
    expect(scene.state.raiders[A]).toBe(14);
  });
  it('AE-188 with no raider there and one in range a strike is mandatory', () => {
    const scene = launched((s) => {
      s.raiders[S] = 3;
    });
    expect(scene.state.raiders[S]).toBe(COMMERCE_PLANET);
  });
  it('AE-189 the active player chooses which one strikes; the other stays', () => {
    for (const seat of [0, 1, 2]) {
      for (const [chosen, raider, stays, from] of [
        [1, A, B, 2],
        [2, B, A, 3],
      ]) {
        const state = table(3);
        state.raiders[A] = 2;
        state.raiders[B] = 3;
        const scene = play(state, seat);
        scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
        onward(scene);
        expect([scene.asked, scene.ask().seat, scene.options()]).toEqual(['strike', seat, [1, 2]]);
        scene.answer('strike', chosen);
        expect([scene.state.raiders[raider], scene.state.raiders[stays]]).toEqual([COMMERCE_PLANET, raider === A ? 3 : 2]);
        expect(events(scene, 'raiderMoved')).toEqual([{ type: 'raiderMoved', class: chosen, from, to: COMMERCE_PLANET, strike: true }]);
      }
    }
  });
  it('AE-190 with S-class chosen every S-class raider in range moves in', () => {
    const scene = launched((s) => {
      s.raiders[0] = 2;
      s.raiders[1] = 3;
      s.raiders[2] = 5;
      s.raiders[B] = 14;
    });
    scene.answer('strike', 0);
    expect(raidersAt(scene.state, COMMERCE_PLANET)).toBe(2);
  });
  it('AE-191 otherwise only the chosen raider moves', () => {
    const scene = launched((s) => {
      s.raiders[0] = 2;
      s.raiders[B] = 14;
    });
    scene.answer('strike', 2);
    expect(scene.state.raiders[0]).toBe(2);
    expect(raiderClassAt(scene.state, COMMERCE_PLANET)).toBe(2);
  });
  it('AE-192 each raider uses the range on its own card from where it is', () => {
    const near = launched((s) => {
      s.raiders[A] = 20;
    });
    expect(events(near, 'raiderMoved')).toHaveLength(1);
    const far = launched((s) => {
      s.raiders[D] = 20;
    });
    expect(events(far, 'raiderMoved')).toHaveLength(0);
  });
  it('AE-193 several S-class raiders may share a region, with each other alone', () => {
    const scene = launched((s) => {
      s.raiders[0] = 2;
      s.raiders[1] = 2;
    });
    expect(raidersAt(scene.state, COMMERCE_PLANET)).toBe(2);
    // One is there already: the others in range join it, a class A raider does not.
    const joined = launched((s) => {
      put(s, 0, TRANSPORT, 14);
      s.raiders[0] = COMMERCE_PLANET;
      s.raiders[1] = 2;
      s.raiders[2] = 3;
      s.raiders[3] = 17;
      s.raiders[A] = 2;
    });
    expect(joined.state.raiders.slice(0, 5)).toEqual([COMMERCE_PLANET, COMMERCE_PLANET, COMMERCE_PLANET, 17, 2]);
    // All four of them, whoever's turn it is.
    for (const seat of [0, 1]) {
      const state = table();
      put(state, seat, TRANSPORT, 14);
      state.raiders.splice(0, 4, 2, 3, 3, 2);
      const swarm = play(state, seat);
      swarm.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
      onward(swarm);
      expect(events(swarm, 'raiderMoved')).toEqual(
        [2, 3, 3, 2].map((from) => ({ type: 'raiderMoved', class: 0, from, to: COMMERCE_PLANET, strike: true })),
      );
      expect(swarm.state.raiders.slice(0, 4)).toEqual([8, 8, 8, 8]);
    }
    // Where another class is, no S-class raider comes, and no third class.
    const barred = launched((s) => {
      put(s, 0, TRANSPORT, 14);
      s.raiders[A] = COMMERCE_PLANET;
      s.raiders[0] = 2;
      s.raiders[B] = 3;
    });
    expect(events(barred, 'raiderMoved')).toEqual([]);
  });
  it('AE-194 raiders strike into nebulae', () => {
    const scene = launched(
      (s) => {
        s.raiders[S] = 3;
      },
      2,
      SCIENCE_VESSEL,
    );
    until(scene, 'endTurn');
    expect(events(scene, 'raiderMoved')[0]).toMatchObject({ from: 3, to: 2 });
  });
  it('AE-195 raiders strike planets, bases, nebulae and Vortexes, never a Quasar', () => {
    const base = launched((s) => {
      give(s, 0, { energy: 2 });
      s.raiders[S] = 1;
    }, TRADE_HUB_CELL);
    expect(base.state.raiders[S]).toBe(TRADE_HUB_CELL);
    const vortex = table(2, { special: 'vortexes' });
    vortex.raiders[S] = 12;
    const scene = play(vortex);
    scene.answer('takeTurn', launchTo(TRANSPORT, 13));
    expect(scene.state.raiders[S]).toBe(13);
    const quasar = table(2, { special: 'quasars' });
    expect(play(quasar).offers(launchTo(TRANSPORT, 13))).toBe(false);
  });
  it('AE-196 there is no strike on a Return turn', () => {
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    state.raiders[S] = 2;
    const scene = play(state);
    scene.answer('takeTurn', 'return');
    until(scene);
    expect(events(scene, 'raiderMoved')).toEqual([]);
  });
});
