import { type Game, type Position, seeded } from '@orrery/kernel';
import { compareForecasts } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { diceOf, newBattle, targetingOf } from '../battle-state.ts';
import { TACTICS } from '../content/ids.ts';
import { finalParts } from '../final-points.ts';
import { handLimit, shipsAt } from '../queries.ts';
import { develop } from '../rules/developments.ts';
import { gainModule } from '../rules/modules.ts';
import { claimMoon } from '../rules/moons.ts';
import { BARGE, SCRAPYARD } from '../state.ts';
import {
  CIVILIZATION_PLANET,
  COMMERCE_PLANET,
  card,
  carryOut,
  claimed,
  events,
  faction,
  free,
  give,
  hand,
  launchTo,
  MAXIMUS,
  moon,
  ODESSA,
  type Play,
  play,
  player,
  put,
  SCIENCE_VESSEL,
  SHIPYARD_CELL,
  station,
  TRANSPORT,
  table,
  until,
} from './table.ts';

/** Both abilities of each of the twelve factions, each against what happens without it. */

type Table = ReturnType<typeof table>;
const nothing = (): void => undefined;
const faces = (...dice: number[]): number[] => dice.map((die) => die - 1);

const as = (id: string, set: (state: Table) => void = nothing): Table => {
  const state = table();
  state.players[0].faction = faction(id);
  set(state);
  return state;
};
/** Seat 0, with a transport next door, launches one to the commerce planet, where seat 1 has one. */
const meeting = (state: Table, rigged: number[] = []): Play => {
  put(state, 1, TRANSPORT, COMMERCE_PLANET);
  put(state, 0, TRANSPORT, 14);
  const scene = play(state, 0, rigged);
  scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
  return scene;
};
const LOSE = faces(1, 6);
const WIN = faces(6, 1);
/** A Return of seat 0 with one transport on a planet of somebody else's. */
const home = (state: Table): Play => {
  put(state, 0, TRANSPORT, COMMERCE_PLANET);
  state.owner[COMMERCE_PLANET] = 1;
  const scene = play(state);
  scene.answer('takeTurn', 'return');
  return scene;
};
const lifted = { ship: TRANSPORT, from: COMMERCE_PLANET };

describe('Pulsewar Refugees', () => {
  it('advance on supremacy even for a lost battle, every time and for nothing', () => {
    const lost = until(meeting(as('pulsewarRefugees'), LOSE));
    expect(events(lost, 'battleDecided')).toMatchObject([{ winners: [1], losers: [0] }]);
    expect([player(lost, 0).tracks[4], player(lost, 1).tracks[4]]).toEqual([1, 1]);
    const again = play(lost.state, 0, LOSE);
    again.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(player(until(again), 0).tracks[4]).toBe(2);
    expect(player(until(meeting(as('emberVow'), LOSE)), 0).tracks[4]).toBe(0);
    expect(player(until(meeting(as('pulsewarRefugees'), WIN)), 0).tracks[4]).toBe(1);
    /* Also when somebody else attacks them. */
    const state = table();
    state.players[1].faction = faction('pulsewarRefugees');
    const attacked = until(meeting(state, WIN));
    expect([player(attacked, 0).tracks[4], player(attacked, 1).tracks[4]]).toEqual([1, 1]);
    expect(events(attacked, 'abilityUsed')).toEqual([{ type: 'abilityUsed', seat: 1, source: 'faction', id: 0 }]);
  });
  it('find their scrapped ships on the Repair Barge', () => {
    expect(shipsAt(player(until(meeting(as('pulsewarRefugees'), LOSE))), BARGE)).toBe(1);
    expect(shipsAt(player(until(meeting(as('emberVow'), LOSE))), SCRAPYARD)).toBe(1);
  });
});

describe('Synthetic Mecarons', () => {
  it('raise their targeting by 2 for an energy, once in a battle', () => {
    const scene = until(
      meeting(
        as('syntheticMecarons', (s) => give(s, 0, { energy: 2 })),
        faces(1, 2, 3, 1),
      ),
      'exchange',
    );
    scene.answer('exchange', 'pay');
    until(scene);
    expect(events(scene, 'diceRolled')[0]).toMatchObject({ targeting: [3, 1, 0], rolls: [[3], [1], []] });
    expect(player(scene).stock[0]).toBe(1);
  });
  it('activate damaged modules', () => {
    const damaged = (s: Table): void => {
      s.players[0].rows[2][0].damage = 1;
    };
    const scene = home(as('syntheticMecarons', damaged));
    scene.answer('activate', { row: 2, at: 0, ...lifted });
    expect(player(scene).stock[4]).toBe(1);
    expect(home(as('emberVow', damaged)).offers({ row: 2, at: 0, ...lifted })).toBe(false);
  });
});

describe('Tolzeed Bearers', () => {
  const rich = (s: Table): void => give(s, 0, { titanium: 5, ice: 5, nanocarbon: 5 });
  it('are sold modules of all types at both Fields', () => {
    for (const field of [MAXIMUS, ODESSA]) {
      const scene = play(as('tolzeedBearers', rich));
      scene.answer('takeTurn', launchTo(TRANSPORT, field));
      expect(scene.options().filter((o) => typeof o === 'number')).toHaveLength(12);
    }
  });
  it('gain an energy with the first module between two Returns', () => {
    const scene = play(as('tolzeedBearers', rich));
    scene.answer('takeTurn', launchTo(TRANSPORT, ODESSA));
    scene.answer('chooseModule', 0);
    expect(player(scene).stock[0]).toBe(1);
    scene.answer('chooseModule', 1);
    expect(player(scene).stock[0]).toBe(1);
  });
  it('gain it whatever the source of the module', () => {
    const scene = carryOut(as('tolzeedBearers'), gainModule, { types: 15, price: 'free' });
    scene.answer('chooseModule', 11);
    expect(player(scene).stock[0]).toBe(1);
  });
});

describe('Astropirates of Nightmare Cove', () => {
  it('take a resource from a player they defeat, once between two Returns', () => {
    const scene = until(
      meeting(
        as('nightmareAstropirates', (s) => {
          give(s, 1, { ice: 2 });
          put(s, 1, TRANSPORT, 15);
        }),
        WIN,
      ),
      'takeKind',
    );
    scene.answer('takeKind', 2);
    expect([player(scene).stock[2], player(scene, 1).stock[2]]).toEqual([1, 1]);
    until(scene);
    const again = play(scene.state, 0, WIN);
    again.answer('takeTurn', launchTo(TRANSPORT, 15));
    expect(until(again, 'takeKind').over).toBe(true);
  });
  it("take somebody's only tactics card, which shows in no forecast", () => {
    const { game, position } = until(
      meeting(
        as('nightmareAstropirates', (s) => {
          s.players[1].hand = [s.tacticsDeck.pop() ?? 0];
          put(s, 1, TRANSPORT, 15);
        }),
        WIN,
      ),
      'takeKind',
    );
    const [ask] = game.open(position);
    expect(game.options(position, ask)).toEqual([TACTICS]);
    // The first guesses differ from each other: were the card told, one of them would be wrong.
    for (const luck of ['a', 'b', 'c']) {
      const [compared] = compareForecasts(game as Game, position as Position<never>, ask, [TACTICS], seeded(luck)) ?? [];
      expect(compared.stop).toBe('reveal');
      expect(compared.foreseen).toEqual(compared.happens);
    }
  });
  it("lower the targeting of everybody they fight by 1, the raiders' too", () => {
    const state = as('nightmareAstropirates');
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    for (let i = 0; i < 3; i++) put(state, 1, TRANSPORT, COMMERCE_PLANET);
    state.raiders[0] = COMMERCE_PLANET;
    state.raiders[1] = COMMERCE_PLANET;
    state.battle = newBattle(state, COMMERCE_PLANET);
    expect([0, 1, 2].map((side) => targetingOf(state, side))).toEqual([1, 2, 1]);
    state.players[0].faction = faction('emberVow');
    expect([0, 1, 2].map((side) => targetingOf(state, side))).toEqual([1, 3, 2]);
  });
});

describe('Verdigris Choir', () => {
  it('turns a tactics card into any resource, once a turn', () => {
    const scene = play(as('verdigrisChoir', (s) => hand(s, 0, 'emergencyCells', 'prospectors')));
    const ability = free('ability', { source: 0, id: faction('verdigrisChoir'), at: 0 });
    scene.answer('takeTurn', ability);
    scene.answer('discardTactics', card('prospectors'));
    scene.answer('gainKind', 4);
    expect(player(scene).stock[4]).toBe(1);
    expect(player(scene).hand).toEqual([card('emergencyCells')]);
    expect(scene.offers(ability)).toBe(false);
  });
  it('holds one tactics card more', () => {
    expect(handLimit(as('verdigrisChoir').players[0])).toBe(6);
    expect(handLimit(as('emberVow').players[0])).toBe(5);
  });
});

describe('Tidewright Circle', () => {
  it('gains an energy and a point for slotting a moon, once a turn', () => {
    const scene = play(as('tidewrightCircle', (s) => claimed(s, 0, 'scienceRich', 'industryRich')));
    const slot = (id: string) => free('slot', { moon: moon(id), operations: true });
    scene.answer('takeTurn', slot('scienceRich'));
    expect([player(scene).stock[0], player(scene).vp]).toEqual([1, 1]);
    scene.answer('takeTurn', slot('industryRich'));
    expect([player(scene).stock[0], player(scene).vp]).toEqual([1, 1]);
  });
  it('has room for a fifth moon', () => {
    const four = (s: Table): void => claimed(s, 0, 'scienceRich', 'industryRich', 'commercePlain', 'civilizationRich');
    const scene = carryOut(as('tidewrightCircle', four), claimMoon, { from: COMMERCE_PLANET });
    expect(scene.over).toBe(true);
    expect(player(scene).moons).toHaveLength(5);
    expect(carryOut(as('emberVow', four), claimMoon, { from: COMMERCE_PLANET }).asked).toBe('makeRoom');
  });
});

describe('Lanternless Caravan', () => {
  it('flies its transports into nebulae', () => {
    expect(play(as('lanternlessCaravan')).offers(launchTo(TRANSPORT, 2))).toBe(true);
    expect(play(as('emberVow')).offers(launchTo(TRANSPORT, 2))).toBe(false);
  });
  it('gains any resource and a point for every nebula it activates, and for no other region', () => {
    const scene = play(as('lanternlessCaravan'));
    scene.answer('takeTurn', launchTo(TRANSPORT, 2));
    until(scene, 'gainKind');
    scene.answer('gainKind', 3);
    expect([player(scene).stock[3], player(scene).vp]).toEqual([1, 1]);
    const planet = play(as('lanternlessCaravan'));
    planet.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(until(planet, 'gainKind').over).toBe(true);
  });
});

describe('Ninth Orchard', () => {
  const ground = (s: Table): void => {
    put(s, 0, TRANSPORT, CIVILIZATION_PLANET);
    give(s, 0, { ice: 4 });
    s.players[0].leaders = 2;
  };
  it('builds with one leader less, and gains a resource of its choice', () => {
    const scene = carryOut(as('ninthOrchard', ground), develop, { discount: 0, must: false });
    scene.answer('buildDevelopment', CIVILIZATION_PLANET);
    scene.answer('gainKind', 4);
    expect(player(scene).leaders).toBe(0);
    expect(player(scene).stock).toEqual([0, 0, 0, 0, 1]);
    expect(scene.over).toBe(true);
    expect(events(scene, 'developmentBuilt')[0]).toMatchObject({ leaders: 3 });
    expect(carryOut(as('emberVow', ground), develop, { discount: 0, must: false }).over).toBe(true);
  });
  it('never builds without any leader', () => {
    const state = as('ninthOrchard', (s) => {
      put(s, 0, TRANSPORT, COMMERCE_PLANET);
      give(s, 0, { titanium: 1, ice: 1, nanocarbon: 1 });
      s.players[0].leaders = 0;
    });
    expect(carryOut(state, develop, { discount: 0, must: false }).over).toBe(true);
  });
});

describe('Glasswing Concord', () => {
  it('activates modules with energy alone, but not the reactor', () => {
    const charged = (s: Table): void => give(s, 0, { energy: 2 });
    const scene = home(as('glasswingConcord', charged));
    expect(scene.offers({ row: 2, at: 0, energy: true })).toBe(true);
    expect(scene.offers({ row: 0, at: 0, energy: true })).toBe(false);
    expect(home(as('emberVow', charged)).offers({ row: 2, at: 0, energy: true })).toBe(false);
  });
  it('scores its science modules at the end, five at most', () => {
    const state = as('glasswingConcord');
    for (const [n, id] of ['ionWell', 'ionWell', 'filamentLoom', 'filamentLoom', 'patternArchive', 'patternArchive'].entries()) {
      station(state, 0, id);
      expect(finalParts(state, 0).at(-1)).toBe(Math.min(5, n + 1));
    }
  });
});

describe('Umbral Cartel', () => {
  it('pays energy with credits: for modules, dice and Jumps', () => {
    const paid = home(
      as('umbralCartel', (s) => {
        give(s, 0, { credits: 2 });
        station(s, 0, 'indexExtractor');
      }),
    );
    paid.answer('activate', { row: 2, at: 0, ...lifted });
    paid.answer('activate', { row: 2, at: 1, energy: true });
    expect(player(paid).stock).toEqual([0, 0, 0, 0, 3]);
    const dice = until(meeting(as('umbralCartel', (s) => give(s, 0, { credits: 2 }))), 'spendEnergy');
    expect(dice.options().filter((o) => typeof o === 'number')).toEqual([0, 1, 2]);
    dice.answer('spendEnergy', 2);
    expect(player(dice).stock[4]).toBe(0);
    const jump = (id: string): Table =>
      as(id, (s) => {
        give(s, 0, { credits: 1 });
        put(s, 0, TRANSPORT, COMMERCE_PLANET);
        put(s, 0, 3, -2);
      });
    expect(play(jump('umbralCartel')).offers({ launch: 3, to: 23, jump: true })).toBe(true);
    expect(play(jump('emberVow')).offers({ launch: 3, to: 23, jump: true })).toBe(false);
  });
  it('scores 3 for each credit left, 12 at most', () => {
    for (const [credits, points] of [
      [0, 0],
      [1, 3],
      [4, 12],
      [5, 12],
    ]) {
      expect(
        finalParts(
          as('umbralCartel', (s) => give(s, 0, { credits })),
          0,
        ).at(-1),
      ).toBe(points);
    }
  });
});

describe('Ember Vow', () => {
  it('rolls two dice for each development nearby', () => {
    const state = as('emberVow');
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    state.owner[14] = 0;
    state.battle = newBattle(state, COMMERCE_PLANET);
    expect(diceOf(state, 0)).toBe(3);
    state.players[0].faction = faction('kestrelLeague');
    expect(diceOf(state, 0)).toBe(2);
  });
  it('gains 2 points and an energy for defeating raiders, not for defeating players', () => {
    const state = as('emberVow', (s) => {
      s.raiders[4] = COMMERCE_PLANET;
      put(s, 0, TRANSPORT, 14);
    });
    const scene = play(state, 0, faces(6, 1, 1));
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(scene);
    expect(player(scene).vp).toBe(3);
    expect(player(scene).stock[0]).toBe(1);
    expect(player(until(meeting(as('emberVow'), WIN))).vp).toBe(0);
  });
});

describe('Kestrel League', () => {
  it('builds ships for one unit less', () => {
    for (const [id, offered] of [
      ['kestrelLeague', true],
      ['emberVow', false],
    ] as const) {
      const scene = play(as(id, (s) => give(s, 0, { titanium: 2 })));
      scene.answer('takeTurn', launchTo(TRANSPORT, SHIPYARD_CELL));
      scene.answer('chooseEffect', 0);
      expect(scene.offers(SCIENCE_VESSEL)).toBe(offered);
    }
  });
  it('moves a ship one region for an energy, once a turn', () => {
    const state = as('kestrelLeague', (s) => {
      give(s, 0, { energy: 2 });
      put(s, 0, TRANSPORT, COMMERCE_PLANET);
    });
    const scene = play(state);
    const ability = free('ability', { source: 0, id: faction('kestrelLeague'), at: 1 });
    scene.answer('takeTurn', ability);
    expect(scene.offers({ ship: TRANSPORT, from: COMMERCE_PLANET, to: 20 })).toBe(false);
    scene.answer('moveShip', { ship: TRANSPORT, from: COMMERCE_PLANET, to: 14 });
    expect(player(scene).stock[0]).toBe(1);
    expect(shipsAt(player(scene), 14)).toBe(1);
    expect(scene.offers(ability)).toBe(false);
  });
});
