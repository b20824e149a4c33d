import { heard } from '@orrery/kernel';
import { chronicle, lines } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { sidesMeant } from '../rules/battle-effects.ts';
import { finalScoring } from '../rules/final.ts';
import { couldRaiseEnergy } from '../rules/free.ts';
import { canDraw, payCost } from '../rules/goods.ts';
import { damageModules } from '../rules/modules.ts';
import { claimMoon } from '../rules/moons.ts';
import { repairs } from '../rules/repair.ts';
import { flipUp } from '../rules/station-effects.ts';
import { BAY, type State } from '../state.ts';
import {
  COMMERCE_PLANET,
  CRUISER,
  card,
  carryOut,
  claimed,
  events,
  FIGHTER,
  free,
  give,
  hand,
  launchTo,
  moon,
  OFFICE,
  onward,
  type Play,
  play,
  player,
  put,
  station,
  supremacyToken,
  TRANSPORT,
  table,
  takeMoon,
  until,
  upgrade,
} from './table.ts';

/** What a rule does where there is nothing left, one thing only, or somebody it does not mean. */

const faces = (...dice: number[]): number[] => dice.map((die) => die - 1);
/** A battle that seat 0 begins with a transport against one of seat 1. */
const fight = (set: (state: State) => void, rigged: number[] = [], seats = 2): Play => {
  const state = table(seats);
  put(state, 0, TRANSPORT, 14);
  put(state, 1, TRANSPORT, COMMERCE_PLANET);
  set(state);
  const scene = play(state, 0, rigged);
  scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
  return onward(scene);
};

describe('in a battle', () => {
  it('AE-404 an upgrade that gains from a lost battle does so only for a ship of its type that fought', () => {
    const lost = (ship: number, ...dice: number[]): number => {
      const state = table();
      state.players[0].placed[FIGHTER] = upgrade('remnantFighter');
      put(state, 1, CRUISER, COMMERCE_PLANET);
      put(state, 0, TRANSPORT, 14);
      if (ship !== TRANSPORT) put(state, 0, ship, BAY);
      const scene = play(state, 0, faces(...dice));
      scene.answer('takeTurn', launchTo(ship, COMMERCE_PLANET));
      until(onward(scene));
      expect(events(scene, 'battleDecided')).toMatchObject([{ winners: [1], losers: [0] }]);
      return events(scene, 'abilityUsed').length;
    };
    expect([lost(TRANSPORT, 1, 6, 6, 6), lost(FIGHTER, 1, 1, 6, 6, 6)]).toEqual([0, 1]);
  });

  it('AE-498 dice that were rolled again are told apart from the others one by one', () => {
    const state = table();
    put(state, 0, TRANSPORT, 14);
    put(state, 0, FIGHTER, BAY);
    put(state, 1, TRANSPORT, COMMERCE_PLANET);
    hand(state, 0, 'recalculatedBurst');
    const scene = play(state, 0, faces(2, 3, 5, 6, 4, 1));
    scene.answer('takeTurn', launchTo(FIGHTER, COMMERCE_PLANET));
    onward(scene);
    scene.playOn(
      (_ask, options) => options.find((o) => o === 'pass' || o === 'done' || o === 0) ?? options[0],
      (ask) => ask.decision === 'react' && ask.args.window === 'afterRoll',
    );
    expect(scene.state.battle?.rolls[0]).toEqual([3, 2]);
    scene.answer('react', { card: card('recalculatedBurst') });
    scene.answer('reroll', 2);
    expect(scene.options()).toEqual([3, 'done']);
  });

  it('AE-464 AE-484 whoever takes no part is not asked whether a battle shall end, and it has ended when that is told', () => {
    const scene = fight(
      (s) => {
        hand(s, 0, 'openChannel');
        put(s, 2, TRANSPORT, OFFICE);
      },
      [],
      3,
    );
    until(scene, 'diplomacy');
    const told = chronicle(
      scene,
      (ask, options) =>
        ask.decision === 'diplomacy' ? card('openChannel') : (options.find((o) => o === 'end' || o === 'pass') ?? options[0]),
      () => scene.events.some(({ type }) => type === 'battleEnded'),
    );
    expect(told.filter((line) => /endBattle|battleEnded/.test(line)).map((line) => line.replace(/\{region.*\}/, '…'))).toEqual(
      lines(`
        0 endBattle(everyone): fight end +2 > end
        1 endBattle(everyone): fight end > end
        battleEnded(why card) | battle …>null`),
    );
  });

  it('without a battle no side is meant', () => {
    expect([sidesMeant(table(), 0, 'you'), sidesMeant(table(), 0, 'rival')]).toEqual([[], []]);
  });
});

describe('AE-270 what leads to energy', () => {
  const could = (set: (state: State) => void): boolean => {
    const state = table();
    state.active = 0;
    set(state);
    return couldRaiseEnergy(state, 0);
  };
  it.each([
    ['warfire', true],
    ['triumph', false],
    ['mandate', true],
  ])('supremacy token %s: %s', (id, raises) => {
    expect(could((s) => s.players[0].supremacies.push(supremacyToken(id)))).toBe(raises);
  });
});

describe('when little is left', () => {
  it('AE-281 the only card left is drawn', () => {
    for (const pile of ['tacticsDeck', 'tacticsDiscard'] as const) {
      const state = table();
      state.tacticsDeck = [];
      expect(canDraw(state)).toBe(false);
      state[pile] = [card('wolfPack')];
      expect(canDraw(state)).toBe(true);
    }
  });

  it('a price that can no longer be paid takes what is there', () => {
    const state = table();
    give(state, 0, { energy: 2, ice: 1 });
    const paid = carryOut(state, payCost, { cost: [3, 0, 0, 0, 0, 0, 0, 0] });
    expect([paid.over, player(paid).stock]).toEqual([true, [0, 0, 1, 0, 0]]);
  });

  it('with no used development card none is asked for', () => {
    const scene = carryOut(table(), flipUp, {});
    expect([scene.over, events(scene, 'developmentCardFlipped')]).toEqual([true, []]);
  });

  it('AE-586 without destinies none is revealed; with them everybody’s is', () => {
    expect(events(carryOut(table(), finalScoring, {}), 'destinyRevealed')).toEqual([]);
    const state = table(2, { destinies: true });
    state.players.forEach((one, seat) => {
      one.destiny = seat + 3;
    });
    expect(events(carryOut(state, finalScoring, {}), 'destinyRevealed')).toEqual([
      { type: 'destinyRevealed', seat: 0, destiny: 3 },
      { type: 'destinyRevealed', seat: 1, destiny: 4 },
    ]);
  });

  it('AE-268 during an event a full area is emptied by discarding, not by slotting', () => {
    const state = table();
    claimed(state, 0, 'scienceRich', 'civilizationRich', 'industryRich', 'commercePlain');
    state.active = 0;
    state.inEvent = true;
    expect(carryOut(state, claimMoon, { from: COMMERCE_PLANET }).options()).toEqual([
      { discard: moon('scienceRich') },
      { discard: moon('civilizationRich') },
      { discard: moon('industryRich') },
      { discard: moon('commercePlain') },
      'leave',
    ]);
  });
});

describe('when it is told', () => {
  it('AE-537 a shield is repaired before it is told', () => {
    const state = table();
    state.players[0].shieldDamage[CRUISER] = 1;
    put(state, 0, CRUISER, COMMERCE_PLANET);
    expect(chronicle(carryOut(state, repairs, { times: 1 }), (_ask, options) => options[0])).toEqual(
      lines(`
        0 repair: {shield 3} > {shield 3}
        repaired(seat 0, what shield, id 3) | players.0.shieldDamage.3 1>0`),
    );
  });

  it('AE-529 a module saved is told', () => {
    const state = table();
    hand(state, 0, 'damageControl');
    expect(
      chronicle(
        carryOut(state, damageModules, { n: 1 }),
        (_ask, options) => options.find((o) => typeof o === 'object') ?? options[0],
      ).slice(2),
    ).toEqual(
      lines(`
        tacticsPlayed(seat 0, card 18) | tacticsInPlay at 0 []>[18] | players.0.hand at 0 [18]>[]
        gained(seat 0, resource 0, n 1) | moduleSaved false>true | players.0.stock.0 0>1
        tacticsResolved(seat 0, card 18) | tacticsDiscard at 0 []>[18] | tacticsInPlay at 0 [18]>[]
        moduleSaved(seat 0) | moduleSaved true>false`),
    );
  });

  it('AE-630 whoever hands over a secret card hears which, as its new owner does', () => {
    const state = table(4, { teams: true });
    hand(state, 0, 'emergencyCells');
    const scene = play(state);
    scene.answer('takeTurn', free('give', { what: 1, id: card('emergencyCells') }));
    const effects = scene.answer('agreeTransfer', 'agree');
    const known = [0, 1, 2, 3].map((seat) => {
      const told = heard(effects.events, seat).find((e) => (e as { type: string }).type === 'transferred');
      return told !== undefined && 'id' in (told as object);
    });
    expect(known).toEqual([true, true, false, false]);
  });
});

it('AE-332 a ship launched once more may jump, for its energy', () => {
  const state = table();
  put(state, 0, TRANSPORT, 14);
  put(state, 0, CRUISER, BAY);
  give(state, 0, { energy: 1 });
  hand(state, 0, 'secondWave');
  const scene = play(state);
  scene.answer('takeTurn', free('play', { card: card('secondWave') }));
  scene.answer('takeTurn', launchTo(TRANSPORT, 20));
  until(scene, 'takeTurn');
  scene.answer('takeTurn', { launch: CRUISER, to: 22, jump: true });
  expect(events(scene, 'launched')).toMatchObject([{ to: 20 }, { ship: CRUISER, to: 22, jump: true }]);
  expect(player(scene).stock[0]).toBe(0);
});

describe('in a Return', () => {
  it('AE-236 AE-253 an input of energy and the energy placed on the module have both to be there', () => {
    const home = (energy: number): Play => {
      const state = table();
      station(state, 0, 'supplier').moon = takeMoon(state, 'supremacyRich');
      give(state, 0, { energy });
      put(state, 0, TRANSPORT, COMMERCE_PLANET);
      const scene = play(state);
      scene.answer('takeTurn', 'return');
      scene.answer('activate', { row: 2, at: 0, ship: TRANSPORT, from: COMMERCE_PLANET });
      return scene;
    };
    expect([1, 2, 3, 4].map((energy) => home(energy).offers({ row: 2, at: 1, energy: true }))).toEqual([false, false, true, true]);
  });
});
