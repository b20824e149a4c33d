import { type Answer, isInterjection } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { inBattle, newBattle } from '../battle-state.ts';
import { WINDOWS } from '../content/effects.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { escalators } from '../means.ts';
import { saveShips } from '../rules/battle-effects.ts';
import { develop, developable } from '../rules/developments.ts';
import { couldRaiseEnergy } from '../rules/free.ts';
import { recallShips } from '../rules/map-effects.ts';
import { claimMoon } from '../rules/moons.ts';
import { lifts } from '../rules/return.ts';
import { damageShips } from '../rules/ships.ts';
import { openTracks } from '../rules/tracks.ts';
import { orderVortexes } from '../rules/turn.ts';
import { playable } from '../rules/windows.ts';
import { BARGE, BAY, NONE, SCRAPYARD, type State } from '../state.ts';
import {
  carryOut,
  claimed,
  FIGHTER,
  faction,
  give,
  hand,
  MONOLITH_CELL,
  play,
  put,
  SCIENCE_VESSEL,
  station,
  supremacyToken,
  TRANSPORT,
  table,
  upgrade,
} from './table.ts';

/** Every card seat 1 could play, if it had it, by the window; of three players at a table where most cards would do something. */
function playing(lay: (state: State) => void): string[] {
  const state = table(3);
  for (const seat of [0, 1, 2]) {
    give(state, seat, { energy: 3, titanium: 3, ice: 3, nanocarbon: 3, credits: 3 });
    put(state, seat, TRANSPORT, 20);
    put(state, seat, FIGHTER, 15);
  }
  claimed(state, 1, 'scienceRich');
  hand(state, 0, 'openChannel');
  state.raiders.splice(4, 1, 20);
  state.players[1].rows[2][0].damage = 1;
  state.active = 1;
  state.kind = 'launch';
  lay(state);
  // The diplomacy step asks nobody but those who take part (AE-288).
  return WINDOWS.filter((window) => window !== 'diplomacy' || inBattle(state, 1)).map((window) => {
    const cards = TACTICS_CARDS.filter((_, card) => playable(state, 1, card, window, 0)).map(({ id }) => id);
    return `${window}: ${cards.join(' ')}`;
  });
}

/** The battle on planet 15, with dice on the table. */
function fighting(state: State): NonNullable<State['battle']> {
  const battle = newBattle(state, 15);
  battle.rolls = [[5, 2], [4, 3], [6], []];
  state.battle = battle;
  return battle;
}

/** Windows in which nothing may be played are left out. */
const shown = (lines: readonly string[]): string[] => lines.filter((line) => !line.endsWith(': '));

const DIPLOMACY =
  'diplomacy: hailingFrequencies openChannel coldGuns neutralGround blindDuel limitedEngagement codeOfHonour highStakes ransom';
const IN_BATTLE = [
  'battleStart: reinforcements fightingRetreat',
  'beforeRoll: lockOnSalvo reserveBatteries jammingField flakCurtain wolfPack warCorrespondents',
  'afterRoll: recalculatedBurst scrambledSights perfectShot deadHeat',
];

describe('which cards may be played', () => {
  const reactions = [
    'opponentLaunch: falseBeacon',
    'opponentActivation: shadowTraders',
    'opponentModule: patentClaim',
    'moduleDamaged: damageControl',
  ];

  it('AE-282 outside battles actions; event and sustain cards on the own turn only', () => {
    expect(shown(playing(() => undefined))).toEqual([
      'turn: hiddenReserve prospectors emergencyCells greyMarket lunarSurveyors fieldCouncil rapidAssembly advanceParty bountyNotice towline rotationOrder stellarSurvey conjunction cometHarvest meteorMining precursorCache mobilization omens tradeFair foundersDay expeditionCharter silentRunning longRangeBurn nebulaPilots battleDrills standingOrders tradeConcession guildPass openLedger salvageTeams',
      'launch: slipstream secondWave',
      'return: overtime harbourDues',
      ...reactions,
    ]);
    expect(shown(playing((state) => (state.active = 0)))).toEqual([
      'turn: hiddenReserve prospectors emergencyCells greyMarket lunarSurveyors fieldCouncil rapidAssembly advanceParty bountyNotice towline rotationOrder',
      'launch: slipstream',
      'return: overtime harbourDues',
      ...reactions,
    ]);
  });

  it('in battle battle cards alone, by whoever is in it; few by others', () => {
    expect(shown(playing(fighting))).toEqual([DIPLOMACY, ...IN_BATTLE, 'shipDamaged: scatterDecoys lastLightJump']);
    const apart = playing((state) => {
      state.active = 0;
      state.players[1].ships[6] = 8;
      fighting(state);
    });
    expect(shown(apart)).toEqual(['beforeRoll: warCorrespondents', 'shipDamaged: lastLightJump']);
    expect(shown(playing((state) => (fighting(state).rules = 0b100000)))).toEqual([DIPLOMACY]);
  });

  it('after the outcome the cards of winners and of losers', () => {
    const after = (winners: number, losers: number): string[] =>
      shown(playing((state) => Object.assign(fighting(state), { winners, losers }))).filter((line) => line.startsWith('afterOutcome'));
    expect(after(0b010, 0b101)).toEqual(['afterOutcome: spoilsOfWar victoryParade boardingCharge']);
    expect(after(0b100, 0b011)).toEqual(['afterOutcome: pyrrhicLedger']);
    expect([after(-1, 0), after(0b100, 0b001)]).toEqual([[], []]);
  });
});

describe('which ships are told apart when one is lifted', () => {
  /** Seat 1 has transports on planets 8 and 15, where nothing is left to be had, and on the barge. */
  const bare = (): State => {
    const state = table();
    for (const cell of [8, 15, 22]) {
      state.moons[cell] = [];
      state.owner[cell] = 0;
    }
    state.players[1].ships.splice(0, 9, 8, 15, BARGE, BARGE, NONE, NONE, NONE, NONE, NONE);
    return state;
  };
  const told = (lay: (state: State) => void): string[] => {
    const state = bare();
    lay(state);
    return lifts(state, 1).map(({ ship, from }) => `${ship} ${from}`);
  };

  it('one on the map stands for all, and one on the barge', () => {
    expect(told(() => undefined)).toEqual([`0 ${BARGE}`, '0 15']);
  });

  it('and ships of another type too, but on a planet where only a transport could build', () => {
    expect(
      told((state) => {
        state.players[1].ships[6] = 22;
        state.owner[22] = NONE;
        state.players[1].ships[1] = NONE;
      }),
    ).toEqual(['1 22', `0 ${BARGE}`]);
  });

  it('AE-263 where something needs a ship to stay, the one there is told apart', () => {
    const apart = ['0 15', `0 ${BARGE}`, '0 8'].toSorted();
    expect(told((s) => (s.players[1].abroad[8] = 1)).toSorted()).toEqual(apart);
    expect(told((s) => s.moons[8].push(0)).toSorted()).toEqual(apart);
    expect(told((s) => (s.raiders[0] = 8)).toSorted()).toEqual(apart);
    expect(told((s) => (s.owner[8] = NONE)).toSorted()).toEqual(apart);
    for (let resource = 0; resource < 5; resource++) expect(told((s) => (s.bonus[8 * 6 + resource] = 1)).toSorted()).toEqual(apart);
    expect(told((s) => (s.bonus[9 * 6] = 1))).toHaveLength(2);
    expect(told((s) => (s.players[0].abroad[8] = 1))).toHaveLength(2);
    expect(told((s) => (s.players[1].ships[1] = MONOLITH_CELL)).toSorted()).toEqual([`0 ${BARGE}`, '0 19', '0 8'].toSorted());
  });

  it('an upgraded ship is told apart wherever it is', () => {
    expect(told((s) => (s.players[1].placed[0] = 1)).toSorted()).toEqual([`0 ${BARGE}`, '0 15', '0 8'].toSorted());
    const fighter = (s: State): void => {
      s.players[1].ships[6] = 22;
      s.players[1].placed[1] = 1;
    };
    expect(told(fighter).toSorted()).toEqual([`0 ${BARGE}`, '0 15', '1 22'].toSorted());
  });
});

describe('ships an effect may hit', () => {
  it('each kind of ship in each region once, and none that was hit already', () => {
    const state = table();
    state.players[1].ships.splice(0, 9, 8, 8, 15, BAY, SCRAPYARD, NONE, 8, NONE, NONE);
    const play = carryOut(state, damageShips, { n: 3, hit: [] }, 1);
    const named = (): string[] => play.options().map((option) => Object.values(option as object).join(' '));
    expect(named()).toEqual(['0 8', '0 15', '1 8']);
    play.answer('damageShip', { ship: 0, from: 15 });
    expect(named()).toEqual(['0 8', '1 8']);
    play.answer('damageShip', { ship: 0, from: 8 });
    expect(named()).toEqual(['0 8', '1 8']);
    play.answer('damageShip', { ship: 1, from: 8 });
    expect([play.over, play.state.players[1].ships.slice(0, 7)]).toEqual([true, [SCRAPYARD, 8, SCRAPYARD, BAY, SCRAPYARD, -1, SCRAPYARD]]);
  });
});

describe('ships that are named', () => {
  it('saved ones are each another, whoever saves them', () => {
    const state = table(3);
    state.players[2].ships.splice(0, 4, 15, 15, 15, BAY);
    fighting(state);
    const play = carryOut(state, saveShips, { n: 3 }, 2);
    expect(play.options()).toEqual([{ ship: 0, from: 15 }, 'done']);
    for (let i = 0; i < 3; i++) play.answer('saveShip', { ship: 0, from: 15 });
    expect([play.over, play.state.battle?.saved]).toEqual([true, [18, 19, 20]]);
  });

  it('those to come home are told by kind and region', () => {
    const state = table();
    state.players[1].ships.splice(0, 9, 8, 8, 15, BAY, NONE, NONE, 8, NONE, 15);
    const play = carryOut(state, recallShips, { ships: 1, scrapyard: false }, 1);
    expect(play.options()).toEqual([{ ship: 0, from: 8 }, { ship: 0, from: 15 }, { ship: 1, from: 8 }, { ship: 3, from: 15 }, 'done']);
  });

  it('building sites are told in the order of the map', () => {
    const state = table();
    for (const cell of [18, 6, 14]) put(state, 1, TRANSPORT, cell);
    state.players[1].leaders = 5;
    give(state, 1, { energy: 5, titanium: 5, ice: 5, nanocarbon: 5, credits: 5 });
    expect(developable(state, 1, 0)).toEqual([6, 14, 18]);
  });
});

it('abilities do not work during an event', () => {
  for (const inEvent of [false, true]) {
    const state = table();
    state.players[1].placed[TRANSPORT] = upgrade('lunarHauler');
    put(state, 1, TRANSPORT, 8);
    state.active = 1;
    state.launched = 0;
    state.inEvent = inEvent;
    const play = carryOut(state, claimMoon, { from: 8 }, 1);
    expect([play.state.players[1].moons.length, play.state.players[1].stock[0]]).toEqual([1, inEvent ? 0 : 1]);
  }
});

it('AE-165 whoever makes room outside their turn, or in an event, may leave the moon', () => {
  const leaving = (active: number, inEvent: boolean): unknown[] => {
    const state = table();
    claimed(state, 1, 'scienceRich', 'civilizationRich', 'industryRich', 'commercePlain');
    Object.assign(state, { active, inEvent });
    const play = carryOut(state, claimMoon, { from: 8 }, 1);
    return [play.offers('leave'), play.refusal('leave')?.reason];
  };
  expect([leaving(1, false), leaving(0, false), leaving(1, true)]).toEqual([
    [false, 'activationIsCompulsory'],
    [true, undefined],
    [true, undefined],
  ]);
});

describe('whether energy could be raised', () => {
  /** Seat 1 in its turn, without anything that brings energy. */
  const raises = (lay: (state: State) => void, options: Record<string, boolean> = {}, seats = 2): boolean => {
    const state = table(seats, options);
    state.active = 1;
    lay(state);
    return couldRaiseEnergy(state, 1);
  };
  const bonus = (cell: number, resource: number) => (state: State) => {
    put(state, 1, SCIENCE_VESSEL, cell);
    state.bonus[cell * 6 + resource] = 1;
  };

  it('AE-270 by a moon, a bonus, a token or a card that gives even one', () => {
    expect(raises(() => undefined)).toBe(false);
    expect(raises((s) => claimed(s, 1, 'supremacyPlain'))).toBe(true);
    expect(raises((s) => claimed(s, 1, 'scienceRich'))).toBe(false);
    expect([0, 1, 4].map((resource) => raises(bonus(8, resource)))).toEqual([true, false, false]);
    expect(raises(bonus(0, 0))).toBe(true);
    expect(raises((s) => (s.bonus[8 * 6] = 1))).toBe(false);
    expect(raises((s) => s.players[1].discoveries.push(0))).toBe(true);
    expect(raises((s) => s.players[1].supremacies.push(supremacyToken('warfire')))).toBe(true);
    expect(raises((s) => (s.players[1].cards[4] = 1))).toBe(true);
    expect(raises((s) => (s.players[0].cards[4] = 1))).toBe(false);
  });

  it('on the own turn only, and not in an event', () => {
    const moon = (state: State): void => claimed(state, 1, 'supremacyPlain');
    const later = (change: Partial<State>) => (state: State) => {
      moon(state);
      Object.assign(state, change);
    };
    expect([raises(later({})), raises(later({ active: 0 })), raises(later({ inEvent: true }))]).toEqual([true, false, false]);
  });

  it('credits count where they stand in for energy', () => {
    const cartel = (state: State): number => (state.players[1].faction = faction('umbralCartel'));
    expect([raises((s) => claimed(s, 1, 'commercePlain')), raises((s) => [cartel(s), claimed(s, 1, 'commercePlain')])]).toEqual([
      false,
      true,
    ]);
    expect(raises((s) => [cartel(s), bonus(8, 4)(s)])).toBe(true);
  });

  it('a teammate may hand some over', () => {
    const teams = (lay: (state: State) => void): boolean => raises(lay, { teams: true }, 4);
    expect(teams(() => undefined)).toBe(false);
    expect([0, 2, 3].map((seat) => teams((s) => give(s, seat, { energy: 1 })))).toEqual([true, false, false]);
    expect(teams((s) => claimed(s, 0, 'supremacyPlain'))).toBe(true);
    expect(teams((s) => s.players[0].discoveries.push(0))).toBe(true);
    expect(teams((s) => s.players[0].supremacies.push(0))).toBe(true);
  });
});

describe('what may be chosen', () => {
  it('the lowest of the tracks, and all that are as low', () => {
    const lowest = (...tracks: number[]): number[] => {
      const state = table();
      state.players[1].tracks.splice(0, 5, ...tracks);
      return openTracks(state, 1, true);
    };
    expect([0, 1, 2, 3, 4].map((track) => lowest(...[3, 3, 3, 3, 3].with(track, 2)))).toEqual([[0], [1], [2], [3], [4]]);
    expect(lowest(1, 2, 1, 5, 1)).toEqual([0, 2, 4]);
    expect(lowest(10, 10, 10, 10, 10)).toEqual([]);
  });

  it('ships that can join a battle, transports of one region once', () => {
    const state = table();
    state.players[1].ships.splice(0, 9, 9, 9, 9, 9, 9, 9, 9, NONE, NONE);
    state.battle = newBattle(state, 8);
    expect(escalators(state, 1)).toEqual([
      { ship: 0, from: 9 },
      { ship: 1, from: 9 },
    ]);
    state.players[1].ships.splice(0, 7, 8, 9, BAY, 9, 14, 14, 23);
    expect(escalators(state, 1)).toEqual([
      { ship: 0, from: 9 },
      { ship: 0, from: 14 },
    ]);
  });

  it('AE-300 leaders for a development come from where a ship of one’s own is', () => {
    const state = table();
    put(state, 1, TRANSPORT, 6);
    put(state, 1, TRANSPORT, 7);
    state.players[1].leaders = 1;
    state.active = 1;
    give(state, 1, { energy: 5, titanium: 5, ice: 5, nanocarbon: 5 });
    const play = carryOut(state, develop, { discount: 0, must: true }, 1);
    play.answer('buildDevelopment', 6);
    while (play.asked === 'pay' || play.asked === 'payUnit') play.answer(play.asked, play.options()[0]);
    expect([play.asked, play.options().filter((option) => typeof option === 'number')]).toEqual(['recruitFrom', [7]]);
  });

  it('either Vortex first', () => {
    expect(orderVortexes.options(table(), 1, {})).toEqual([0, 1]);
  });
});

it('AE-270 energy that lies where a ship is could be raised; credits too, for whoever pays energy with them', () => {
  const raises = (id: string, resource: number, at = 8): boolean => {
    const state = table();
    state.active = 1;
    state.players[1].faction = faction(id);
    put(state, 1, TRANSPORT, 8);
    state.bonus[at * 6 + resource] = 1;
    return couldRaiseEnergy(state, 1);
  };
  // Energy, titanium, ice, nanocarbon, credits.
  const kinds = [0, 1, 2, 3, 4];
  expect(kinds.map((resource) => raises('emberVow', resource))).toEqual([true, false, false, false, false]);
  expect(kinds.map((resource) => raises('umbralCartel', resource))).toEqual([true, false, false, false, true]);
  expect(kinds.map((resource) => raises('umbralCartel', resource, 9))).toEqual([false, false, false, false, false]);
});

it.each([1, 2, 3])('with %i industry modules beside the core one as many may be moved in a turn', (modules) => {
  const state = table();
  for (const id of ['smelterRing', 'dryDock', 'slagReactor'].slice(0, modules)) station(state, 1, id);
  const moves = (): Answer[] => scene.options().filter((option) => isInterjection(option) && option.interject === 'rearrange');
  const scene = play(state, 1);
  let moved = 0;
  for (let [move] = moves(); move !== undefined; [move] = moves()) {
    scene.answer('takeTurn', move);
    moved++;
  }
  expect(moved).toBe(modules === 1 ? 0 : modules);
});
