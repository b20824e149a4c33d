import { scene as begin } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { newBattle } from '../battle-state.ts';
import { LIST_NAMES, listOf } from '../catalogue.ts';
import { EVENTS } from '../content/events.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { aheadAt, fightOf } from '../fight.ts';
import { energyRoom } from '../means.ts';
import { withdrawals } from '../rules/battle-effects.ts';
import { leadersInReach } from '../rules/developments.ts';
import { canPay, loseGoods, payCost } from '../rules/goods.ts';
import { claimSomewhere, moves, takeResources } from '../rules/map-effects.ts';
import { repairs } from '../rules/repair.ts';
import { lifts } from '../rules/return.ts';
import { drawUp, takeDiscovery } from '../rules/tracks.ts';
import { game as wholeGame } from '../rules/turn.ts';
import { SCORE_PARTS } from '../score.ts';
import { BAY, NONE, type State, UNBUILT } from '../state.ts';
import {
  CRUISER,
  card,
  carryOut,
  claimed,
  event,
  events,
  faction,
  free,
  game,
  give,
  hand,
  INDUSTRY_PLANET,
  launchTo,
  moon,
  onward,
  type Play,
  play,
  player,
  put,
  SCIENCE_VESSEL,
  SHIPYARD_CELL,
  station,
  TRANSPORT,
  table,
  takeMoon,
  token,
  until,
  upgrade,
} from './table.ts';

/** What a rule says in its last half sentence. The battle is on the planet 8, beside 2, 3, 7, 9, 14 and 15. */
const HERE = 8;
const S = 0;
const A = 4;

/** A seat's Launch to the battle's region, where the next seat waits with a transport. */
function melee(active: number, lay: (state: State, rival: number) => void = () => {}, seats = 3): Play {
  const state = table(seats);
  const rival = (active + 1) % seats;
  put(state, active, TRANSPORT, 14);
  put(state, rival, TRANSPORT, HERE);
  lay(state, rival);
  const scene = play(state, active);
  scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
  return scene;
}
/** Passes until the window of this name is open. */
function window(scene: Play, name: string): Play {
  for (until(scene, 'react'); scene.asked === 'react' && scene.ask().args.window !== name; until(scene, 'react'))
    scene.answer('react', 'pass');
  expect([scene.asked, scene.ask().args.window]).toEqual(['react', name]);
  return scene;
}
const words = (scene: Play): unknown[] => scene.options().filter((o) => typeof o !== 'object');

describe.each([0, 1, 2])('the active region, seat %i', (active) => {
  it('AE-128 AE-185 a strike is due and a battle fought although the launched ship has been called home', () => {
    const state = table(3);
    const rival = (active + 1) % 3;
    put(state, active, TRANSPORT, 16);
    put(state, rival, TRANSPORT, SHIPYARD_CELL);
    put(state, (active + 2) % 3, TRANSPORT, SHIPYARD_CELL);
    state.raiders[A] = 5;
    hand(state, active, 'rotationOrder');
    const scene = play(state, active);
    scene.answer('takeTurn', launchTo(TRANSPORT, SHIPYARD_CELL));
    until(scene, 'goOn');
    scene.answer('goOn', free('play', { card: card('rotationOrder') }));
    scene.answer('recall', { ship: TRANSPORT, from: SHIPYARD_CELL });
    onward(scene);
    expect(events(scene, 'raiderMoved')).toEqual([{ type: 'raiderMoved', class: 1, from: 5, to: SHIPYARD_CELL, strike: true }]);
    expect(events(scene, 'battleBegan')).toEqual([{ type: 'battleBegan', at: SHIPYARD_CELL }]);
    expect(scene.state.region).toBe(SHIPYARD_CELL);
  });

  it('AE-128 it stays when the launched ship flies on', () => {
    const scene = melee(active, (state) => {
      state.players[active].faction = faction('kestrelLeague');
      give(state, active, { energy: 2 });
    });
    until(scene, 'goOn');
    scene.answer('goOn', free('ability', { source: 0, id: faction('kestrelLeague'), at: 1 }));
    scene.answer('moveShip', { ship: TRANSPORT, from: HERE, to: 9 });
    expect([scene.state.region, scene.asked]).toEqual([HERE, 'goOn']);
    scene.answer('goOn', 'go');
    // One side is left: there is nothing to fight about.
    expect(events(scene, 'battleBegan')).toEqual([]);
    expect(scene.state.region).toBe(HERE);
  });

  it('AE-483 an active player without a ship in the region is not asked for diplomacy', () => {
    const state = table(3);
    const others = [(active + 1) % 3, (active + 2) % 3];
    for (const seat of others) put(state, seat, TRANSPORT, HERE);
    put(state, active, TRANSPORT, 14);
    hand(state, active, 'rotationOrder', 'coldGuns');
    for (const seat of others) hand(state, seat, seat === others[0] ? 'highStakes' : 'blindDuel');
    const scene = play(state, active);
    scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
    until(scene, 'goOn');
    scene.answer('goOn', free('play', { card: card('rotationOrder') }));
    scene.answer('recall', { ship: TRANSPORT, from: HERE });
    onward(scene);
    const asked: number[] = [];
    until(scene, 'diplomacy');
    while (scene.asked === 'diplomacy') {
      asked.push(scene.ask().seat);
      scene.answer('diplomacy', 'pass');
      until(scene, 'diplomacy');
    }
    expect(asked).toEqual(others);
  });

  it('AE-125 another Launch that was not wanted is not granted on the next turn', () => {
    const state = table(3);
    state.active = active;
    hand(state, active, 'secondWave');
    put(state, active, TRANSPORT, 14);
    const scene = begin(game, state, wholeGame, { step: 'turns', frozen: true });
    scene.answer('takeTurn', free('play', { card: card('secondWave') }));
    scene.answer('takeTurn', launchTo(TRANSPORT, 15));
    until(scene, 'takeTurn');
    expect([scene.ask().seat, scene.offers('done')]).toEqual([active, true]);
    scene.answer('takeTurn', 'done');
    until(scene, 'takeTurn');
    expect(scene.ask().seat).toBe((active + 1) % 3);
    scene.answer('takeTurn', launchTo(TRANSPORT, 20));
    until(scene, 'takeTurn');
    expect(scene.ask().seat).toBe((active + 2) % 3);
  });
});

describe.each([0, 1, 2])('playing a card, seat %i', (seat) => {
  it('AE-280 AE-284 an event card is told, pushes the marker, has its effect, and only then is discarded', () => {
    const state = table(3);
    hand(state, seat, 'meteorMining');
    state.marker = 3;
    const scene = play(state, seat);
    const told = scene.events.length;
    scene.answer('takeTurn', free('play', { card: card('meteorMining') }));
    expect(scene.events.slice(told)).toEqual([
      { type: 'tacticsPlayed', seat, card: card('meteorMining') },
      { type: 'markerMoved', by: 1, left: 2 },
      { type: 'gained', seat, resource: 1, n: 3 },
      { type: 'tacticsResolved', seat, card: card('meteorMining') },
    ]);
    expect([scene.state.tacticsInPlay, scene.state.tacticsDiscard]).toEqual([[], [card('meteorMining')]]);
  });

  it('AE-261 AE-285 sustain cards stay in the order in which they were played, and end in it', () => {
    const state = table(3);
    hand(state, seat, 'openLedger', 'nebulaPilots');
    put(state, seat, TRANSPORT, 14);
    const scene = play(state, seat);
    for (const id of ['openLedger', 'nebulaPilots']) scene.answer('takeTurn', free('play', { card: card(id) }));
    expect([player(scene, seat).hand, player(scene, seat).sustained]).toEqual([[], [card('openLedger'), card('nebulaPilots')]]);
    scene.answer('takeTurn', 'return');
    scene.answer('activate', 'done');
    expect(events(scene, 'sustainEnded')).toEqual([
      { type: 'sustainEnded', seat, card: card('openLedger') },
      { type: 'sustainEnded', seat, card: card('nebulaPilots') },
    ]);
  });

  it('AE-117 another Launch is no question to whoever has no ship left to launch', () => {
    const state = table(3);
    state.players[seat].ships.fill(UNBUILT);
    put(state, seat, TRANSPORT, 14);
    put(state, seat, TRANSPORT, BAY);
    hand(state, seat, 'secondWave');
    const scene = play(state, seat);
    scene.answer('takeTurn', free('play', { card: card('secondWave') }));
    expect(scene.state.again).toBe(1);
    scene.answer('takeTurn', launchTo(TRANSPORT, 15));
    until(scene, 'takeTurn');
    expect(scene.asked).toBeUndefined();
  });

  it('the benefit of a slotted moon needs no claimed one', () => {
    const state = table(3);
    station(state, seat, 'supplier').moon = takeMoon(state, 'scienceRich');
    hand(state, seat, 'conjunction');
    const scene = play(state, seat);
    scene.answer('takeTurn', free('play', { card: card('conjunction') }));
    expect([scene.asked, scene.options().filter((o) => typeof o === 'number')]).toEqual(['moonBenefit', [moon('scienceRich')]]);
    scene.answer('moonBenefit', moon('scienceRich'));
    expect(events(scene, 'gained')).toEqual([{ type: 'gained', seat, resource: 3, n: 2 }]);
    expect(scene.asked).toBe('takeTurn');
  });
});

describe('battle', () => {
  it.each([0, 1])('AE-290 on neutral ground no battle card is asked for any more, the Launch of seat %i', (active) => {
    const windows = (neutral: boolean): string[] => {
      const rival = (active + 1) % 3;
      const scene = melee(
        active,
        (state) => {
          hand(state, active, 'neutralGround', 'pyrrhicLedger', 'scatterDecoys');
          hand(state, rival, 'perfectShot', 'spoilsOfWar', 'lastLightJump');
        },
        3,
      );
      const asked: string[] = [];
      for (until(scene, 'react', 'diplomacy'); scene.asked !== undefined; until(scene, 'react', 'diplomacy')) {
        if (scene.asked === 'react') asked.push(`${scene.ask().seat === active ? 'own' : 'rival'} ${scene.ask().args.window}`);
        if (scene.asked === 'react') scene.answer('react', 'pass');
        else scene.answer('diplomacy', neutral && scene.ask().seat === active ? card('neutralGround') : 'pass');
      }
      return asked;
    };
    const before = ['rival opponentLaunch', 'rival opponentActivation', 'own battleStart', 'rival battleStart'];
    expect(windows(true)).toEqual(before);
    const [open, rest] = [windows(false), ['beforeRoll', 'afterRoll', 'afterOutcome']];
    expect(open.slice(0, 4)).toEqual(before);
    expect(open.slice(4, 10)).toEqual(rest.flatMap((window) => [`own ${window}`, `rival ${window}`]));
    // All dice are level: both have lost, and are asked about their ships.
    expect(open.slice(10)).toEqual(['own shipDamaged', 'rival shipDamaged']);
  });

  it('AE-464 when only one side is left before escalation nobody is asked to join', () => {
    const scene = melee(1, (state, rival) => {
      hand(state, rival, 'fightingRetreat');
      put(state, 0, TRANSPORT, 9);
      put(state, rival, TRANSPORT, 7);
    });
    window(scene, 'battleStart');
    scene.answer('react', { card: card('fightingRetreat') });
    scene.answer('withdraw', { ship: TRANSPORT, from: HERE, to: 9 });
    expect(events(scene, 'battleEnded')).toEqual([{ type: 'battleEnded', why: 'oneSide' }]);
    expect(scene.asked).not.toBe('escalate');
  });

  it('AE-484 with Code of Honour no ship takes damage', () => {
    const scene = melee(1, (state) => hand(state, 1, 'codeOfHonour'));
    until(scene, 'diplomacy').answer('diplomacy', card('codeOfHonour'));
    until(scene);
    expect(events(scene, 'battleDecided')).toHaveLength(1);
    expect(events(scene, 'shipDamaged')).toEqual([]);
  });

  it('AE-484 AE-485 on Neutral Ground developments nearby add no dice', () => {
    const dice = (lay: (state: State) => void): number => {
      const state = table(2);
      put(state, 1, TRANSPORT, HERE);
      state.owner[9] = 1;
      state.owner[14] = 1;
      state.battle = newBattle(state, HERE);
      lay(state);
      return fightOf(state)?.sides[0].rolls[0].dice ?? 0;
    };
    expect(dice(() => {})).toBe(3);
    expect(
      dice((state) => {
        if (state.battle !== null) state.battle.rules = 2;
      }),
    ).toBe(1);
  });

  it.each([0, 1, 2])('AE-486 one energy is enough to be asked, none is not, seat %i', (seat) => {
    const asked = (energy: number): boolean => {
      const scene = melee(seat, (state) => give(state, seat, { energy }));
      until(scene, 'spendEnergy');
      return scene.asked === 'spendEnergy';
    };
    expect([asked(0), asked(1)]).toEqual([false, true]);
    expect(energyRoom(table(), seat % 2)).toBe(0);
  });

  it('AE-489 what goes beyond the limit is refused, and only that', () => {
    const refused = (energy: number): unknown[] => {
      const scene = melee(2, (state) => {
        state.players[2].placed[TRANSPORT] = upgrade('gunboatRefit');
        give(state, 2, { energy });
      });
      until(scene, 'spendEnergy');
      return [words(scene).length - 1, scene.refusals().map(({ what, rule }) => [what, rule])];
    };
    expect(refused(4)).toEqual([4, []]);
    expect(refused(5)).toEqual([4, [[5, 'AE-489']]]);
  });

  it.each([0, 1, 2])('AE-290 a card for winners is for whoever has won, seat %i', (seat) => {
    const scene = melee(seat, (state, rival) => {
      hand(state, seat, 'victoryParade');
      hand(state, rival, 'spoilsOfWar');
    });
    // Dice are rigged from 0: a 6 for the winner, a 1 for the rival, in the order of the seats.
    scene.rig(...[0, 1, 2].filter((one) => one === seat || one === (seat + 1) % 3).map((one) => (one === seat ? 5 : 0)));
    window(scene, 'afterOutcome');
    expect([scene.ask().seat, scene.offers({ card: card('victoryParade') })]).toEqual([seat, true]);
    scene.answer('react', 'pass');
    window(scene, 'afterOutcome');
    expect([scene.ask().seat, scene.offers({ card: card('spoilsOfWar') })]).toEqual([(seat + 1) % 3, false]);
  });

  it('AE-595 nobody withdraws to a Quasar, neither to the first nor to the second', () => {
    const state = table(2, { special: 'quasars' });
    put(state, 1, TRANSPORT, 14);
    put(state, 0, TRANSPORT, 14);
    state.battle = newBattle(state, 14);
    expect(withdrawals(state, 1, false).map((move) => typeof move === 'object' && move.to)).toEqual([7, 8, 19, 20]);
  });

  it('AE-618 once the dice lie, teammates have pooled theirs', () => {
    const state = table(4, { teams: true });
    for (const seat of [0, 1, 2]) put(state, seat, TRANSPORT, HERE);
    const battle = newBattle(state, HERE);
    battle.rolls = [[5], [6, 5], [6, 5, 4], [], []];
    state.battle = battle;
    expect(fightOf(state)?.sides.map(({ seats, win }) => [seats, win])).toEqual([
      [[0, 1], 1],
      [[2], 0],
    ]);
    // One die each is a roll as well.
    battle.rolls = [[3], [], [4], [], []];
    expect(fightOf(state)?.sides.map(({ win }) => win)).toEqual([0, 1]);
  });

  it('AE-190 of a swarm those in range are expected, from the first nebula as well', () => {
    const state = table(2);
    put(state, 1, TRANSPORT, 6);
    state.raiders.splice(0, 3, 0, 12, 23);
    expect(aheadAt(state, 6)).toMatchObject({ strike: [S], fight: { raiders: 0, region: 6 } });
    expect(aheadAt(state, 6).fight?.sides.at(-1)?.rolls).toEqual([{ dice: 2, targeting: 2 }]);
  });
});

describe('payment', () => {
  it('AE-306 only what helps with the cost is offered: credits do not help with a tactics card', () => {
    const paying = (lay: (state: State) => void): unknown => {
      const state = table();
      claimed(state, 1, 'scienceArchive', 'commercePlain');
      lay(state);
      state.active = 1;
      return carryOut(state, payCost, { cost: [0, 0, 0, 0, 0, 1, 0, 0] }, 1).options();
    };
    const archive = [{ abandon: moon('scienceArchive') }];
    expect(paying(() => {})).toEqual(archive);
    expect(
      paying((state) => {
        state.players[1].faction = faction('umbralCartel');
      }),
    ).toEqual(archive);
  });

  it('AE-306 credits help with whatever material a cost names, alone or beside another', () => {
    const moons = (...cost: number[]): number => {
      const state = table();
      claimed(state, 1, 'commercePlain');
      state.active = 1;
      return carryOut(state, payCost, { cost }, 1).options().length;
    };
    expect(moons(0, 1, 0, 0, 0, 0, 0, 0)).toBe(1);
    expect(moons(0, 0, 1, 0, 0, 0, 0, 0)).toBe(1);
    expect(moons(0, 0, 0, 1, 0, 0, 0, 0)).toBe(1);
    expect(moons(0, 0, 0, 0, 0, 0, 1, 0)).toBe(1);
    expect(moons(0, 1, 1, 0, 0, 0, 0, 0)).toBe(1);
    expect(moons(0, 0, 0, 1, 0, 0, 1, 0)).toBe(1);
    expect(moons(0, 1, 0, 0, 0, 0, 1, 0)).toBe(1);
  });

  it('AE-041 a credit that is needed elsewhere does not stand in', () => {
    const state = table();
    give(state, 1, { titanium: 1, credits: 1, energy: 1 });
    const scene = carryOut(state, payCost, { cost: [0, 1, 1, 0, 0, 0, 0, 0] }, 1);
    expect(scene.asked).toBeUndefined();
    expect(player(scene, 1).stock).toEqual([1, 0, 0, 0, 0]);
  });

  it('AE-043 a loss of one material is one of titanium, ice and nanocarbon, before what may be anything', () => {
    const state = table();
    give(state, 1, { energy: 2, titanium: 1, ice: 1 });
    const scene = carryOut(state, loseGoods, { cost: [0, 0, 0, 0, 0, 0, 1, 1] }, 1);
    expect(scene.options()).toEqual([1, 2]);
    scene.answer('loseKind', 2);
    expect(scene.options()).toEqual([0, 1]);
    scene.answer('loseKind', 0);
    expect([scene.asked, player(scene, 1).stock]).toEqual([undefined, [1, 1, 0, 0, 0]]);
  });

  it('AE-636 an exchange is not offered any more to whoever has given the price away meanwhile', () => {
    const state = table(4, { teams: true });
    put(state, 1, TRANSPORT, 14);
    put(state, 2, TRANSPORT, HERE);
    state.players[1].faction = faction('syntheticMecarons');
    give(state, 1, { energy: 1 });
    const scene = play(state, 1);
    scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
    until(scene, 'exchange');
    expect(words(scene)).toEqual(['pay', 'skip']);
    scene.answer('exchange', free('give', { what: 0, id: 0 }));
    scene.answer('agreeTransfer', 'agree');
    expect(words(scene)).toEqual(['skip']);
  });
});

describe('taking and drawing', () => {
  it('a tactics card is taken one at a time, and only taker and victim see which', () => {
    const state = table(3);
    hand(state, 2, 'omens', 'prospectors', 'mobilization');
    const scene = carryOut(state, takeResources, { from: 2, n: 1 }, 1);
    const effects = scene.answer('takeKind', 5);
    expect([0, 1, 2].map((seat) => player(scene, seat).hand.length)).toEqual([0, 1, 2]);
    const saw = (viewer: number): boolean => scene.heard(effects, viewer).some((told) => told.type === 'tacticsDrawn');
    expect([saw(0), saw(1), saw(2)]).toEqual([false, true, true]);
  });

  it('AE-439 AE-281 one draws up to the limit as far as deck and discard pile reach', () => {
    const state = table();
    state.players[1].tracks[3] = 7;
    state.tacticsDiscard.push(...state.tacticsDeck.splice(1, 2));
    state.tacticsDeck.splice(1);
    expect(carryOut(state, drawUp, {}, 1).options()).toEqual([3, 2, 1, 0]);
  });

  it('AE-159 whoever has looked at the event deck cannot take back the answer, also when one card is left', () => {
    for (const left of [1, 2, 5]) {
      const state = table();
      state.moons[2] = [];
      state.eventDeck.splice(left);
      state.eventSeen.length = left;
      put(state, 1, SCIENCE_VESSEL, BAY);
      const scene = play(state, 1);
      expect([left, scene.answer('takeTurn', launchTo(SCIENCE_VESSEL, 2)).barrier]).toEqual([left, 'reveal']);
    }
  });

  it('AE-358 a module that comes from a deck is a reveal, also the last of it; one that was put under the deck is not', () => {
    const barrier = (deck: number[], under: number[]): string | undefined => {
      const state = table();
      give(state, 1, { nanocarbon: 3 });
      put(state, 1, TRANSPORT, 15);
      state.moduleDeck[0] = deck;
      state.moduleUnder[0] = under;
      state.moduleDeck[1] = [];
      state.market.fill(NONE, 3, 6);
      const scene = play(state, 1);
      scene.answer('takeTurn', launchTo(TRANSPORT, 9));
      scene.answer('chooseModule', 2);
      until(scene, 'removeModule');
      return scene.answer('removeModule', 1).barrier;
    };
    const [a, b, c] = table().moduleDeck[0];
    expect(barrier([a, b, c], [])).toBe('reveal');
    expect(barrier([a], [b])).toBe('reveal');
    expect(barrier([], [a, b])).toBeUndefined();
  });
});

describe('station', () => {
  it('AE-537 a recharged shield is told', () => {
    const state = table();
    put(state, 1, CRUISER, 12);
    state.players[1].shieldDamage[CRUISER] = 1;
    const scene = carryOut(state, repairs, { times: 1 }, 1);
    scene.answer('repair', { shield: CRUISER });
    expect(events(scene, 'repaired')).toEqual([{ type: 'repaired', seat: 1, what: 'shield', id: CRUISER }]);
    expect(player(scene, 1).shieldDamage).toEqual([0, 0, 0, 0]);
  });

  it.each([0, 1])('AE-387 leaders stand ready wherever seat %i has a ship beside them, the first nebula included', (seat) => {
    const state = table();
    state.active = seat;
    const ready = (lay: (ships: number[]) => void, arriving?: number): number => {
      state.players[seat].ships.fill(NONE);
      lay(state.players[seat].ships);
      return leadersInReach(state, seat, arriving);
    };
    // One in the station, two on the first nebula, one on each base.
    expect([ready(() => {}), ready((ships) => (ships[0] = 0)), ready(() => {}, 0), ready((ships) => (ships[8] = 19), 0)]).toEqual([
      1, 3, 3, 4,
    ]);
    for (const base of [7, 9, 13, 16, 17, 19]) expect(ready((ships) => (ships[5] = base))).toBe(2);
  });

  it.each([0, 1])('AE-143 two moons bring seat %i no more cards than there are', (seat) => {
    const state = table();
    state.active = seat;
    claimed(state, seat, 'nebulaLibrary', 'scienceArchive');
    const pays = (cards: number, cost: number): boolean => {
      state.tacticsDeck = state.tacticsDeck.slice(0, cards);
      return canPay(state, seat, [0, 0, 0, 0, 0, cost, 0, 0]);
    };
    expect([pays(3, 3), pays(2, 2), pays(2, 3), pays(1, 1), pays(1, 2), pays(0, 1)]).toEqual([true, true, false, true, false, false]);
  });

  it.each([0, 1])('a moon of any planet is claimed without a ship, seat %i', (seat) => {
    const state = table();
    state.active = seat;
    const scene = carryOut(state, claimSomewhere, { from: 'planet' }, seat);
    expect([scene.asked, scene.options()]).toEqual(['claimFrom', [6, 8, 10, 11, 12, 14, 15, 18, 20, 21, 22, 23]]);
    expect(carryOut(state, claimSomewhere, { from: 'withShip' }, seat).asked).toBeUndefined();
  });

  it('AE-263 a ship that stands by leaders or a moon is told apart, in the first nebula as well', () => {
    const state = table();
    put(state, 1, TRANSPORT, 0);
    put(state, 1, TRANSPORT, 20);
    state.moons[20] = [];
    state.tile[20] = 4;
    state.owner[20] = 0;
    expect(lifts(state, 1)).toEqual([
      { ship: TRANSPORT, from: 20 },
      { ship: TRANSPORT, from: 0 },
    ]);
    // And from another type of ship beside it.
    put(state, 1, CRUISER, 0);
    expect(lifts(state, 1)).toEqual([
      { ship: CRUISER, from: 0 },
      { ship: TRANSPORT, from: 20 },
      { ship: TRANSPORT, from: 0 },
    ]);
  });

  it('AE-242 the Primary Reactor itself is never refused as a science module', () => {
    const state = table();
    put(state, 1, TRANSPORT, 12);
    station(state, 1, 'ionWell');
    const scene = play(state, 1);
    scene.answer('takeTurn', 'return');
    expect(scene.refusals()).toEqual([{ what: { row: 0, at: 1 }, reason: 'reactorOnly', rule: 'AE-242' }]);
  });

  it('AE-375 AE-378 the moon between the Shipwright and the first module pays when both have been activated', () => {
    const state = table();
    put(state, 1, TRANSPORT, 12);
    put(state, 1, TRANSPORT, 14);
    station(state, 1, 'smelterRing').half = takeMoon(state, 'commerceRich');
    const scene = play(state, 1);
    scene.answer('takeTurn', 'return');
    scene.answer('activate', { row: 1, at: 0, ship: TRANSPORT, from: 12 });
    if (scene.asked === 'chooseEffect') scene.answer('chooseEffect', 1);
    expect(events(scene, 'halfMoonPaid')).toEqual([]);
    scene.answer('activate', { row: 1, at: 1, ship: TRANSPORT, from: 14 });
    expect(events(scene, 'halfMoonPaid')).toEqual([{ type: 'halfMoonPaid', seat: 1, moon: moon('commerceRich') }]);
    expect(player(scene, 1).stock[4]).toBe(2);
  });

  it('AE-300 leaders elsewhere are in reach on the own turn alone', () => {
    const state = table();
    put(state, 1, TRANSPORT, INDUSTRY_PLANET);
    state.players[1].abroad[INDUSTRY_PLANET] = 2;
    const reach = (active: number, inEvent: boolean): number => {
      state.active = active;
      state.inEvent = inEvent;
      return leadersInReach(state, 1);
    };
    expect([reach(1, false), reach(0, false), reach(1, true), reach(0, true)]).toEqual([3, 1, 1, 1]);
  });

  it('AE-442 a marker that stands at its start goes back no further, and nothing is told of it', () => {
    const state = table();
    state.players[1].discoveries.push(token('stoppedClock'));
    state.marker = 5;
    const scene = play(state, 1);
    scene.answer('takeTurn', free('token', { token: token('stoppedClock') }));
    expect([scene.state.marker, events(scene, 'markerMoved'), player(scene, 1).vp]).toEqual([5, [], 2]);
  });

  it('AE-217 AE-523 a raider that went back to its card has lost its damage', () => {
    const state = table(2);
    state.raiderCard[4] = 8;
    state.raiders[7] = 12;
    state.raiderDamage[4] = 1;
    put(state, 1, TRANSPORT, 12);
    hand(state, 1, 'bountyNotice');
    const scene = play(state, 1);
    scene.answer('takeTurn', free('play', { card: card('bountyNotice') }));
    if (scene.asked === 'damageRaider') scene.answer('damageRaider', 12);
    expect(events(scene, 'raiderDamaged')).toEqual([{ type: 'raiderDamaged', class: 4, at: 12, destroyed: true }]);
    expect([scene.state.raiders[7], scene.state.raiderDamage]).toEqual([NONE, [0, 0, 0, 0, 0]]);
  });
});

describe('slots, stacks and hands', () => {
  it('AE-274 a moon between two modules may be taken out, and it alone', () => {
    const state = table();
    station(state, 1, 'smelterRing').half = takeMoon(state, 'commerceRich');
    station(state, 1, 'fusionHearth').half = takeMoon(state, 'sciencePlain');
    const scene = play(state, 1);
    scene.answer('takeTurn', free('unslot', { row: 1, at: 1, half: true }));
    expect(player(scene, 1).rows[1].map(({ half }) => half)).toEqual([NONE, NONE, moon('sciencePlain')]);
    expect(scene.state.gone).toEqual([moon('commerceRich')]);
  });

  it('AE-376 the moon beside the Shipwright goes when its module is moved away, and stays when others change places', () => {
    const row = (from: number, to: number): [number[], number[]] => {
      const state = table();
      station(state, 1, 'smelterRing').half = takeMoon(state, 'commerceRich');
      station(state, 1, 'fusionHearth');
      station(state, 1, 'smelterRing');
      const scene = play(state, 1);
      scene.answer('takeTurn', free('rearrange', { from, to }));
      return [player(scene, 1).rows[1].map(({ half }) => half), [...scene.state.gone]];
    };
    const rich = moon('commerceRich');
    expect(row(1, 3)).toEqual([[NONE, NONE, NONE, NONE], [rich]]);
    expect(row(2, 3)).toEqual([[NONE, rich, NONE, NONE], []]);
  });

  it('AE-143 AE-281 cards that a moon would draw count as far as deck and discard pile reach together', () => {
    const pays = (deck: number, discards: number): boolean => {
      const state = table();
      claimed(state, 1, 'nebulaLibrary');
      state.tacticsDiscard.push(...state.tacticsDeck.splice(0, discards));
      state.tacticsDeck.splice(deck);
      state.active = 1;
      return canPay(state, 1, [0, 0, 0, 0, 0, 2, 0, 0]);
    };
    expect([pays(1, 1), pays(0, 2), pays(2, 0), pays(1, 0), pays(0, 1)]).toEqual([true, true, true, false, false]);
  });

  it('AE-431 whoever takes a token knows what is left; those who looked before do not any more', () => {
    const state = table(3);
    state.discoverySeen[1] = 0b101;
    const scene = carryOut(state, takeDiscovery, { stack: 1 }, 1);
    scene.answer('chooseDiscovery', scene.options()[0]);
    expect(scene.state.discoverySeen).toEqual([0, 0b010, 0]);
  });

  it('whoever has one card left loses one of two', () => {
    const state = table();
    hand(state, 1, 'omens');
    const scene = carryOut(state, loseGoods, { cost: [0, 0, 0, 0, 0, 2, 0, 0] }, 1);
    expect([scene.asked, player(scene, 1).hand, events(scene, 'tacticsDiscarded').length]).toEqual([undefined, [], 1]);
  });
});

describe('ships without Voyage', () => {
  it('AE-328 do not move into a nebula, however far they reach', () => {
    const state = table();
    put(state, 1, TRANSPORT, 6);
    put(state, 1, SCIENCE_VESSEL, 23);
    put(state, 1, CRUISER, 12);
    give(state, 1, { energy: 1 });
    const to = (ship: number): number[] =>
      moves(state, 1, 2)
        .filter((move) => move.ship === ship)
        .map((move) => move.to);
    expect(to(TRANSPORT).every((cell) => cell > 5)).toBe(true);
    expect(to(CRUISER)).toEqual([6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
    expect(moves(state, 1, 9).filter((move) => move.ship === SCIENCE_VESSEL && move.to < 6)).toHaveLength(6);
  });
});

describe('names', () => {
  it('every list of effects is called by where it is printed', () => {
    expect(LIST_NAMES[listOf(EVENTS[event('marketDay')].effects)]).toBe('event/marketDay');
    expect(LIST_NAMES[listOf(TACTICS_CARDS[card('omens')].effects)]).toBe('tactics/omens');
    expect(new Set(LIST_NAMES).size).toBe(LIST_NAMES.length);
  });
  it('AE-552 points are told by their source, those on the track first', () => {
    expect(SCORE_PARTS[0]).toBe('track');
    expect(SCORE_PARTS).toHaveLength(10);
  });
});
