import { describe, expect, it } from 'vitest';
import { newBattle, rivalSides, targetingOf } from '../battle-state.ts';
import type { Count, Effect, Test } from '../content/effects.ts';
import { count, passes } from '../counts.ts';
import { regionsOf } from '../effects/regions.ts';
import { feasible } from '../effects/rules.ts';
import { eachSlot } from '../rules/moons.ts';
import { BARGE, BAY, SCRAPYARD, type State } from '../state.ts';
import {
  CRUISER,
  claimed,
  FIGHTER,
  give,
  hand,
  module,
  ODESSA,
  put,
  SCIENCE_VESSEL,
  station,
  TRANSPORT,
  table,
  takeMoon,
} from './table.ts';

/* What is offered must have a meaning: of every kind of effect, a table where it does nothing and one where it just does. Seat 1 is looked at. */

const does = (state: State, effect: Effect, cause = 1): boolean => feasible(state, 1, [effect], cause);

/** Without and with what it needs. */
function needs(effect: Effect, lay: (state: State) => void, from: () => State = table): readonly boolean[] {
  const [poor, able] = [from(), from()];
  lay(able);
  return [does(poor, effect), does(able, effect)];
}

/** A battle on the planet 8: seats 0 and 1 have a transport there, seat 2 has not. */
function fight(state = table(3), region = 8): State {
  put(state, 0, TRANSPORT, region);
  put(state, 1, TRANSPORT, region);
  state.battle = newBattle(state, region);
  return state;
}

const YES_AFTER = [false, true];

describe('in the station', () => {
  it('an advance needs a track that is not at its end', () => {
    const top = (...tracks: number[]): State => {
      const state = table();
      state.players[1].tracks.splice(0, 5, ...tracks);
      return state;
    };
    const on = (track: 0 | 4 | 'any' | 'lowest'): Effect => ({ kind: 'advance', track, spaces: 1 });
    expect([9, 10].map((space) => does(top(space, 0, 0, 0, 0), on(0)))).toEqual([true, false]);
    expect([9, 10].map((space) => does(top(0, 0, 0, 0, space), on(4)))).toEqual([true, false]);
    expect([9, 10].map((space) => does(top(10, 10, 10, 10, space), on('any')))).toEqual([true, false]);
    expect([9, 10].map((space) => does(top(10, 10, space, 10, 10), on('lowest')))).toEqual([true, false]);
  });

  it('a module needs one of its types that can be paid', () => {
    expect(
      needs({ kind: 'module', types: [1], price: 'board' }, (s) => give(s, 1, { titanium: 5, ice: 5, nanocarbon: 5, energy: 5 })),
    ).toEqual(YES_AFTER);
    const none = table();
    none.market.fill(-1, 3, 6);
    expect([1, 2].map((type) => does(none, { kind: 'module', types: [type as 1], price: 'free' }))).toEqual([false, true]);
  });

  it('a ship needs one that is not built and can be paid', () => {
    expect(needs({ kind: 'buildShip', ships: [1], price: 'full' }, (s) => give(s, 1, { titanium: 3 }))).toEqual(YES_AFTER);
    expect(needs({ kind: 'buildShip', ships: [1], price: 2 }, (s) => give(s, 1, { titanium: 1 }))).toEqual(YES_AFTER);
    expect(does(table(), { kind: 'buildShip', ships: [3], price: 'free' })).toBe(true);
    const built = table();
    put(built, 1, CRUISER, BAY);
    expect(does(built, { kind: 'buildShip', ships: [3], price: 'free' })).toBe(false);
  });

  it('a card to be turned up, a token to be found, an event to look at', () => {
    expect(needs({ kind: 'flipUp' }, (s) => (s.players[1].used[4] = 1))).toEqual(YES_AFTER);
    expect(does(table(), { kind: 'discovery' })).toBe(true);
    const empty = table();
    for (const stack of empty.discovery) stack.length = 0;
    empty.eventDeck.length = 0;
    expect([does(empty, { kind: 'discovery' }), does(empty, { kind: 'eventLook' })]).toEqual([false, false]);
    expect(does(table(), { kind: 'eventLook' })).toBe(true);
  });

  it('the event marker goes on while it is on its way, and back only where it has come from its start', () => {
    const at = (marker: number): State => Object.assign(table(), { marker });
    const by = (spaces: number): Effect => ({ kind: 'eventMarker', spaces });
    expect([7, 6, 0, -1].map((marker) => does(at(marker), by(1)))).toEqual([true, true, true, false]);
    expect([5, 4, 0, -1].map((marker) => does(at(marker), by(-1)))).toEqual([false, true, true, false]);
  });

  it('leaders come from the map, moons from their areas', () => {
    const home = table();
    home.players[1].abroad.fill(0);
    expect([does(table(), { kind: 'recruit', leaders: 1 }), does(home, { kind: 'recruit', leaders: 1 })]).toEqual([true, false]);
    expect(needs({ kind: 'moonBenefit', of: 'claimed' }, (s) => claimed(s, 1, 'scienceRich'))).toEqual(YES_AFTER);
    for (const slot of [
      (s: State) => (s.players[1].operations = takeMoon(s, 'scienceRich')),
      (s: State) => (s.players[1].rows[1][0].half = takeMoon(s, 'scienceRich')),
      (s: State) => (s.players[1].rows[3][0].moon = takeMoon(s, 'scienceRich')),
    ]) {
      expect(needs({ kind: 'moonBenefit', of: 'slotted' }, slot)).toEqual(YES_AFTER);
      expect(needs({ kind: 'moonBenefit', of: 'claimed' }, slot)).toEqual([false, false]);
    }
  });

  it('a module is fired in the own Return only', () => {
    const fire: Effect = { kind: 'activateModule', types: [1] };
    const returning = (active: number, kind: State['kind']): State => Object.assign(table(), { active, kind });
    expect([does(returning(1, 'return'), fire), does(returning(0, 'return'), fire), does(returning(1, 'launch'), fire)]).toEqual([
      true,
      false,
      false,
    ]);
    const second = returning(1, 'return');
    expect(does(second, { kind: 'activateModule', types: [0] })).toBe(false);
    station(second, 1, 'moonglassDome');
    expect(does(second, { kind: 'activateModule', types: [0] })).toBe(true);
  });
});

describe('goods', () => {
  it('an exchange needs its price, and something to get for it', () => {
    const swap = (get: Effect): Effect => ({ kind: 'exchange', pay: { ice: 2 }, get: [get], times: 1 });
    const lay = (ice: number) => (state: State) => give(state, 1, { ice });
    expect(needs(swap({ kind: 'gain', goods: { vp: 1 } }), lay(1))).toEqual([false, false]);
    expect(needs(swap({ kind: 'gain', goods: { vp: 1 } }), lay(2))).toEqual(YES_AFTER);
    expect(needs(swap({ kind: 'flipUp' }), lay(2))).toEqual([false, false]);
  });

  it('taking needs somebody else who has something: the one who caused it, or every rival in the battle', () => {
    const taking = (whom: 'cause' | 'rivals'): Effect => ({ kind: 'take', n: 1, from: whom });
    const rich = (...seats: number[]): State => {
      const state = fight();
      for (const seat of seats) give(state, seat, { credits: 1 });
      return state;
    };
    expect([0, 1, 2].map((cause) => does(rich(0, 1, 2), taking('cause'), cause))).toEqual([true, false, true]);
    expect([0, 2].map((cause) => does(rich(2), taking('cause'), cause))).toEqual([false, true]);
    expect([rich(), rich(1), rich(2), rich(0)].map((state) => does(state, taking('rivals')))).toEqual([false, false, false, true]);
    const cards = fight();
    hand(cards, 0, 'openChannel');
    expect(does(cards, taking('rivals'))).toBe(true);
  });

  it('for each of nothing there is nothing; a choice needs one way, a condition the way it goes', () => {
    expect(needs({ kind: 'gainPer', goods: { ice: 1 }, per: 'credits' }, (s) => give(s, 1, { credits: 1 }))).toEqual(YES_AFTER);
    const either: Effect = { kind: 'choose', of: [[{ kind: 'flipUp' }], [{ kind: 'gainPer', goods: { ice: 1 }, per: 'credits' }]] };
    expect(needs(either, (s) => give(s, 1, { credits: 1 }))).toEqual(YES_AFTER);
    const test: Test = { atLeast: 2, of: 'credits' };
    const where = (yes: Effect, no: Effect): Effect => ({ kind: 'if', test, yes: [yes], no: [no] });
    const [some, none]: Effect[] = [{ kind: 'gain', goods: { ice: 1 } }, { kind: 'flipUp' }];
    expect(needs(where(some, none), (s) => give(s, 1, { credits: 2 }))).toEqual([false, true]);
    expect(needs(where(none, some), (s) => give(s, 1, { credits: 2 }))).toEqual([true, false]);
  });
});

describe('on the map', () => {
  it('a move needs a ship there, and no battle', () => {
    const go: Effect = { kind: 'move', ships: 1, range: 1 };
    expect(needs(go, (s) => put(s, 1, TRANSPORT, 8))).toEqual(YES_AFTER);
    expect(does(fight(), go)).toBe(false);
  });

  it('coming home needs ships on the map, or in the Scrapyard or on the barge', () => {
    const home = (from: 'map' | 'scrapyard'): Effect => ({ kind: 'recall', ships: 1, from });
    expect(needs(home('map'), (s) => put(s, 1, FIGHTER, 8))).toEqual(YES_AFTER);
    for (const area of [SCRAPYARD, BARGE]) {
      for (const ship of [0, 8]) expect(needs(home('scrapyard'), (s) => (s.players[1].ships[ship] = area))).toEqual(YES_AFTER);
    }
    expect(needs(home('scrapyard'), (s) => put(s, 1, FIGHTER, 8))).toEqual([false, false]);
  });

  it('a moon needs a planet that has one, or a ship of one’s own beside it', () => {
    const bare = (): State => {
      const state = table();
      for (const moons of state.moons) moons.length = 0;
      return state;
    };
    const claiming = (where: 'withShip' | 'planet'): Effect => ({ kind: 'claimMoon', from: where });
    const on = (cell: number) => (state: State) => state.moons[cell].push(0);
    expect(needs(claiming('planet'), on(8), bare)).toEqual(YES_AFTER);
    expect(needs(claiming('planet'), on(3), bare)).toEqual([false, false]);
    expect(needs(claiming('withShip'), on(3), bare)).toEqual([false, false]);
    const beside = bare();
    beside.moons[3].push(0);
    put(beside, 0, SCIENCE_VESSEL, 3);
    expect(does(beside, claiming('withShip'))).toBe(false);
    put(beside, 1, SCIENCE_VESSEL, 3);
    expect(does(beside, claiming('withShip'))).toBe(true);
  });

  it('raiders are moved where there are any, and hit where an own ship is', () => {
    const bare = (): State => {
      const state = table();
      state.raiders.fill(-1);
      return state;
    };
    expect(needs({ kind: 'moveRaider', range: 1 }, (s) => (s.raiders[0] = 8), bare)).toEqual(YES_AFTER);
    expect(needs({ kind: 'moveRaider', range: 0 }, (s) => (s.raiders[0] = 8), bare)).toEqual([false, false]);
    const hit: Effect = { kind: 'damageRaider' };
    expect(needs(hit, (s) => (s.raiders[5] = 8), bare)).toEqual([false, false]);
    const beside = bare();
    beside.raiders[5] = 8;
    put(beside, 0, TRANSPORT, 8);
    expect(does(beside, hit)).toBe(false);
    put(beside, 1, TRANSPORT, 8);
    expect(does(beside, hit)).toBe(true);
  });

  it('another Launch follows on the own turn, outside battles', () => {
    const again: Effect = { kind: 'launchAgain' };
    expect([1, 0].map((active) => does(Object.assign(table(), { active }), again))).toEqual([true, false]);
    expect(does(Object.assign(fight(), { active: 1 }), again)).toBe(false);
  });

  it('planets without anybody’s ships, and nebulae', () => {
    const state = table();
    expect(regionsOf(state, 'nebulae')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(regionsOf(state, 'planetsWithoutShips')).toEqual([6, 8, 10, 11, 12, 14, 15, 18, 20, 21, 22, 23]);
    put(state, 0, TRANSPORT, 8);
    put(state, 1, TRANSPORT, 22);
    put(state, 1, TRANSPORT, ODESSA);
    expect(regionsOf(state, 'planetsWithoutShips')).toEqual([6, 10, 11, 12, 14, 15, 18, 20, 21, 23]);
  });
});

describe('in battle', () => {
  it('own dice need a ship in it, rivals’ dice a rival: a seat or the raiders', () => {
    const of = (side: 'you' | 'rival'): Effect[] => [
      { kind: 'dice', n: 1, side },
      { kind: 'targeting', n: 1, side },
    ];
    const apart = fight();
    apart.players[1].ships.fill(BAY);
    const alone = fight();
    alone.players[0].ships.fill(BAY);
    for (const effect of of('you')) expect([table(), fight(), apart].map((s) => does(s, effect))).toEqual([false, true, false]);
    for (const effect of of('rival')) expect([table(), fight(), alone].map((s) => does(s, effect))).toEqual([false, true, false]);
    alone.raiders[4] = 8;
    expect([does(alone, of('rival')[0]), rivalSides(alone, 1), rivalSides(fight(), 2)]).toEqual([true, [3], [0, 1]]);
    expect(rivalSides(table(), 1)).toEqual([]);
  });

  it('rolling again needs dice, turning needs one that shows something else', () => {
    const rolled = (seat: number, ...dice: number[]): State => {
      const state = fight();
      if (state.battle !== null) state.battle.rolls[seat] = dice;
      return state;
    };
    const again = (side: 'you' | 'rival'): Effect => ({ kind: 'reroll', dice: 1, side });
    expect([fight(), rolled(1, 4), rolled(0, 4)].map((s) => does(s, again('you')))).toEqual([false, true, false]);
    expect([fight(), rolled(1, 4), rolled(0, 4)].map((s) => does(s, again('rival')))).toEqual([false, false, true]);
    const six: Effect = { kind: 'setDice', dice: 1, to: 6 };
    expect([table(), fight(), rolled(1, 6, 6), rolled(1, 6, 5), rolled(0, 5)].map((s) => does(s, six))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('leaving needs a ship in it and somewhere to go, joining one in the bay that may come', () => {
    const leave = (to: 'adjacent' | 'station'): Effect => ({ kind: 'withdraw', ships: 1, to });
    for (const to of ['adjacent', 'station'] as const) expect([table(), fight()].map((s) => does(s, leave(to)))).toEqual([false, true]);
    // No neighbour is left to go to: the station takes ships all the same.
    const cornered = fight();
    for (const cell of [2, 3, 7, 9, 14, 15]) cornered.tile[cell] = -1;
    expect([does(cornered, leave('adjacent')), does(cornered, leave('station'))]).toEqual([false, true]);
    const join: Effect = { kind: 'reinforce', ships: 1 };
    expect([table(), fight()].map((s) => does(s, join))).toEqual([false, true]);
    const nebula = fight(table(3), 3);
    expect(does(nebula, join)).toBe(false);
    put(nebula, 1, SCIENCE_VESSEL, BAY);
    expect(does(nebula, join)).toBe(true);
    const away = fight();
    for (let i = 0; i < 9; i++) if (away.players[1].ships[i] === BAY) away.players[1].ships[i] = 20;
    expect(does(away, join)).toBe(false);
  });

  it('saving ships needs one in it, ending it a battle, a rule one that does not hold yet', () => {
    const bystander = fight();
    bystander.players[1].ships.fill(BAY);
    expect([table(), fight(), bystander].map((s) => does(s, { kind: 'saveShips', n: 1 }))).toEqual([false, true, false]);
    expect([table(), fight()].map((s) => does(s, { kind: 'endBattle', consent: 'you' }))).toEqual([false, true]);
    const ruled: Effect = { kind: 'battleRule', rule: 'threeDice' };
    const holding = fight();
    if (holding.battle !== null) holding.battle.rules = 0b10000;
    expect([table(), fight(), holding].map((s) => does(s, ruled))).toEqual([false, true, false]);
    expect(does(holding, { kind: 'battleRule', rule: 'noEnergy' })).toBe(true);
  });

  it('targeting is 1 outside battles, and at least 1 and at most 5 in one', () => {
    const state = fight();
    expect([targetingOf(table(), 1), targetingOf(state, 1)]).toEqual([1, 1]);
    for (let i = 0; i < 3; i++) state.players[1].ships[i] = 8;
    expect(targetingOf(state, 1)).toBe(3);
    if (state.battle !== null) state.battle.targeting = [0, 1, 0, 0];
    expect(targetingOf(state, 1)).toBe(4);
    if (state.battle !== null) state.battle.targeting = [0, 9, 0, 0];
    expect(targetingOf(state, 1)).toBe(5);
    if (state.battle !== null) state.battle.targeting = [0, -9, 0, 0];
    expect(targetingOf(state, 1)).toBe(1);
  });
});

describe('what is counted', () => {
  /** Seat 1 has something of everything, seat 0 less, seat 2 nothing. */
  const laid = (): State => {
    const state = table(3);
    const player = state.players[1];
    state.owner[8] = 1;
    state.owner[10] = 1;
    state.owner[11] = 0;
    station(state, 1, 'moonglassDome');
    player.rows[2].push({ ...player.rows[2][0], id: module('moonglassDome') }, { ...player.rows[2][0] });
    player.rows[1].push({ ...player.rows[1][0] });
    player.rows[3].push({ ...player.rows[3][0] }, { ...player.rows[3][0] });
    player.operations = takeMoon(state, 'scienceRich');
    player.rows[0][1].moon = takeMoon(state, 'civilizationRich');
    player.rows[1][0].half = takeMoon(state, 'industryRich');
    hand(state, 1, 'openChannel', 'emergencyCells');
    give(state, 1, { energy: 3, titanium: 1, credits: 4 });
    give(state, 0, { energy: 3, credits: 5 });
    player.leaders = 6;
    player.ships.splice(0, 9, 7, 7, SCRAPYARD, BARGE, -1, BAY, 9, -1, 20);
    put(state, 0, TRANSPORT, 7);
    state.raiders.fill(-1);
    state.raiders.splice(0, 2, 7, 7);
    player.placed.splice(0, 4, -1, 2, -1, 5);
    player.tracks.splice(0, 5, 4, 9, 0, 10, 3);
    state.region = 7;
    return state;
  };

  it('is counted for the seat it is about', () => {
    const all: Record<Count, number[]> = {
      developments: [1, 2, 0],
      scienceModules: [0, 1, 0],
      commerceModules: [0, 2, 0],
      moduleSets: [0, 1, 0],
      slottedMoons: [0, 3, 0],
      tactics: [0, 2, 0],
      resources: [8, 10, 0],
      energy: [3, 3, 0],
      credits: [5, 4, 0],
      leaders: [1, 6, 1],
      ships: [3, 7, 3],
      shipsOnMap: [1, 4, 0],
      shipsInScrapyard: [0, 2, 0],
      upgrades: [0, 2, 0],
      basesVisited: [1, 2, 0],
      supremacyTrack: [0, 3, 0],
      tracksAtLevel2: [0, 2, 0],
      ownShipsHere: [1, 2, 0],
      opposingShipsHere: [4, 3, 5],
    };
    const state = laid();
    const counted = Object.fromEntries(Object.keys(all).map((what) => [what, [0, 1, 2].map((seat) => count(state, seat, what as Count))]));
    expect(counted).toEqual(all);
    state.region = -1;
    expect([count(state, 1, 'ownShipsHere'), count(state, 1, 'opposingShipsHere')]).toEqual([0, 0]);
  });

  it('a set takes a module of each type', () => {
    for (const missing of [0, 1, 2, 3]) {
      const state = table();
      const { rows } = state.players[1];
      for (let row = 0; row < 4; row++) if (row !== missing) rows[row].push({ ...rows[row][0] }, { ...rows[row][0] });
      expect(count(state, 1, 'moduleSets')).toBe(0);
      rows[missing].push({ ...rows[missing][0] });
      expect(count(state, 1, 'moduleSets')).toBe(1);
    }
  });

  it('most and fewest are shared by equals', () => {
    const state = laid();
    const who = (test: Test): number[] => [0, 1, 2].filter((seat) => passes(state, seat, test));
    expect(who({ most: 'energy' })).toEqual([0, 1]);
    expect(who({ most: 'credits' })).toEqual([0]);
    expect(who({ fewest: 'energy' })).toEqual([2]);
    expect(who({ fewest: 'leaders' })).toEqual([0, 2]);
    expect(who({ atLeast: 4, of: 'credits' })).toEqual([0, 1]);
    expect(who({ atMost: 4, of: 'credits' })).toEqual([1, 2]);
  });

  it('slots: own ones that take the moon, half ones from the second industry module on, Tactical Operations', () => {
    const state = laid();
    const slots = (id: number, empty: boolean): string[] => {
      const found: string[] = [];
      eachSlot(state.players[1], id, empty, (row, at, half) => found.push(`${row}.${at}${half ? ' half' : ''}`));
      return found;
    };
    const claimedMoon = takeMoon(state, 'commercePlain');
    expect(slots(claimedMoon, true)).toEqual(['1.1 half', '2.1']);
    expect(slots(claimedMoon, false)).toEqual(['0.1', '1.1 half', '2.1', '-1.0']);
  });
});
