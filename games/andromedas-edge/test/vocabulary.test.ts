import { expect, it } from 'vitest';
import { newBattle } from '../battle-state.ts';
import { abilityKey, FACTION, FACTION_PASSIVES, LISTS, listOf, TACTICS_PASSIVES, UPGRADE_FREE, UPGRADE_PASSIVES } from '../catalogue.ts';
import type { Effect, Passive } from '../content/effects.ts';
import { MODULES } from '../content/modules.ts';
import { passiveAnywhere, passiveInBattle } from '../queries.ts';
import { freeAbilities } from '../rules/abilities.ts';
import { perform } from '../rules/calls.ts';
import type { State } from '../state.ts';
import { CRUISER, card, carryOut, FIGHTER, faction, give, module, put, SCIENCE_VESSEL, TRANSPORT, table, upgrade } from './table.ts';

/** What abilities can say and no card says yet: whoever writes such a card may rely on it. */

/** Puts something on a card for as long as `body` takes. */
function lent<T>(to: readonly T[], what: T, body: () => void): void {
  const list = to as T[];
  list.push(what);
  try {
    body();
  } finally {
    list.pop();
  }
}

const HERE = 8;
/** A tile of each type of ship that has no ability of its own. */
const PLAIN = [
  [TRANSPORT, 'sprintHull'],
  [FIGHTER, 'raptorWing'],
  [SCIENCE_VESSEL, 'armedSurveyor'],
  [CRUISER, 'dreadnought'],
] as const;

const dice = (state: State, region = HERE): number => passiveInBattle(state, 1, 'dice', region);

it.each(PLAIN)('dice on the tile of ship type %i count while a ship of that type is in the battle', (ship, id) => {
  const state = table();
  state.players[1].placed[ship] = upgrade(id);
  put(state, 0, TRANSPORT, HERE);
  for (const [other] of PLAIN) if (other !== ship) put(state, 1, other, HERE);
  put(state, 1, ship, 9);
  const there = table();
  there.players[1].placed[ship] = upgrade(id);
  put(there, 0, TRANSPORT, HERE);
  put(there, 1, ship, HERE);
  lent<Passive>(UPGRADE_PASSIVES[upgrade(id)], { kind: 'dice', n: 2 }, () => {
    expect([dice(state), dice(there)]).toEqual([0, 2]);
    expect(passiveInBattle(there, 1, 'targeting', HERE)).toBe(0);
    there.players[1].placed[ship] = -1;
    expect(dice(there)).toBe(0);
  });
});

it('dice against raiders or players count where those are, dice at a kind of region there', () => {
  /** Raiders, an opponent or both at a place. */
  const against = (raiders: boolean, players: boolean, at = HERE): State => {
    const state = table();
    state.players[1].faction = faction('kestrelLeague');
    state.players[1].sustained.push(card('guildPass'));
    put(state, 1, SCIENCE_VESSEL, at);
    if (players) put(state, 0, SCIENCE_VESSEL, at);
    if (raiders) state.raiders[4] = at;
    state.battle = newBattle(state, at);
    return state;
  };
  const sides = [against(true, false), against(false, true), against(true, true)];
  for (const list of [FACTION_PASSIVES[faction('kestrelLeague')], TACTICS_PASSIVES[card('guildPass')]]) {
    lent<Passive>(list, { kind: 'dice', n: 1, against: 'raiders' }, () => expect(sides.map((s) => dice(s))).toEqual([1, 0, 1]));
    lent<Passive>(list, { kind: 'dice', n: 1, against: 'players' }, () => expect(sides.map((s) => dice(s))).toEqual([0, 1, 1]));
    // A planet, a base, a nebula.
    const places = [8, 9, 3];
    for (const [i, at] of (['planet', 'base', 'nebula'] as const).entries())
      lent<Passive>(list, { kind: 'dice', n: 1, at }, () =>
        expect(places.map((place) => dice(against(true, true, place), place))).toEqual([0, 1, 2].map((k) => (k === i ? 1 : 0))),
      );
  }
});

it.each(PLAIN)('what holds anywhere holds by the tile of ship type %i as well', (ship, id) => {
  const { players } = table();
  players[1].placed[ship] = upgrade(id);
  lent<Passive>(UPGRADE_PASSIVES[upgrade(id)], { kind: 'bothTactical', n: 1 }, () =>
    expect(players.map((player) => passiveAnywhere(player, 'bothTactical'))).toEqual([0, 1]),
  );
});

it.each(PLAIN)('a free action on the tile of ship type %i is had while the tile is placed', (ship, id) => {
  // Any ability will do that is used once a turn.
  const key = abilityKey(FACTION, faction('verdigrisChoir'), 0);
  const { players } = table();
  players[1].placed[ship] = upgrade(id);
  lent(UPGRADE_FREE[upgrade(id)], key, () => {
    expect(players.map(freeAbilities)).toEqual([[], [key]]);
    players[1].spent[0].push(key);
    expect(freeAbilities(players[1])).toEqual([]);
  });
});

it('an exchange that is through makes room for the next one, which has its own times', () => {
  const [bulk, foundry] = ['bulkContracts', 'rivetFoundry'].map((id) => listOf(MODULES[module(id)].effects));
  lent<Effect>(LISTS[bulk], LISTS[foundry][0], () => {
    const state = table();
    give(state, 1, { titanium: 4 });
    const scene = carryOut(state, perform, { list: bulk, at: 0 }, 1);
    const asked: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      asked.push([scene.asked, scene.ask().args]);
      scene.answer('exchange', 'pay', 1);
    }
    expect(asked).toEqual([
      ['exchange', { list: bulk, at: 0, left: 2 }],
      ['exchange', { list: bulk, at: 0, left: 1 }],
      ['exchange', { list: bulk, at: 1, left: 1 }],
    ]);
    // Twice 2 points for material, once 2 points and energy for titanium.
    expect([scene.over, scene.state.players[1].vp, scene.state.players[1].stock]).toEqual([true, 6, [1, 1, 0, 0, 0]]);
  });
});
