import { isInterjection } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { payCost } from '../rules/goods.ts';
import {
  COMMERCE_PLANET,
  card,
  carryOut,
  claimed,
  free,
  game,
  give,
  hand,
  launchTo,
  MAXIMUS,
  MONOLITH_CELL,
  play,
  player,
  put,
  TRADE_HUB_CELL,
  TRANSPORT,
  table,
  until,
} from './table.ts';

const pay = (...cost: number[]) => ({ cost: [...cost, ...new Array<number>(8 - cost.length).fill(0)] });
const ANY = [0, 0, 0, 0, 0, 0, 1];

describe('resources', () => {
  it('AE-037 energy pays for module activation, extra battle dice and Jumps', () => {
    const activation = table();
    give(activation, 0, { energy: 1 });
    put(activation, 0, TRANSPORT, COMMERCE_PLANET);
    const home = play(activation);
    home.answer('takeTurn', 'return');
    home.answer('activate', { row: 2, at: 0, ship: 0, from: COMMERCE_PLANET });
    expect(home.offers({ row: 2, at: 0, energy: true })).toBe(false);
    expect(player(home).stock[0]).toBe(1);

    const jump = table();
    give(jump, 0, { energy: 1 });
    put(jump, 0, TRANSPORT, COMMERCE_PLANET);
    put(jump, 0, 3, -2);
    const far = play(jump);
    far.answer('takeTurn', { launch: 3, to: 23, jump: true });
    expect(player(far).stock[0]).toBe(0);

    const fight = table();
    give(fight, 0, { energy: 2 });
    put(fight, 1, TRANSPORT, COMMERCE_PLANET);
    put(fight, 0, TRANSPORT, 7);
    const battle = play(fight);
    battle.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(battle, 'spendEnergy');
    expect(battle.options().slice(0, 3)).toEqual([0, 1, 2]);
  });

  it.each([
    ['AE-038 titanium pays for factories, industry modules and ships', 1],
    ['AE-039 ice pays for cities and civilization modules', 2],
    ['AE-040 nanocarbon pays for observatories and science modules', 3],
  ])('%s', (_title, resource) => {
    const state = table();
    state.players[0].stock[resource] = 1;
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    const field = resource === 2 ? 16 : MAXIMUS;
    if (resource === 2) put(state, 0, TRANSPORT, 15);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, field));
    const column = resource === 1 ? 1 : resource === 2 ? 3 : 0;
    const slots = scene.options().filter((o): o is number => typeof o === 'number');
    /* The commerce column takes any of the three. */
    expect(slots).toEqual(resource === 2 ? [8, column * 3 + 2] : [column * 3 + 2]);
  });

  it('AE-038 AE-039 AE-040 the same resources pay for the developments of their track and, titanium, for ships', async () => {
    const { PLANETS } = await import('../content/planets.ts');
    const { SHIPS } = await import('../content/ships.ts');
    expect(PLANETS[1].cost).toEqual({ titanium: 3 });
    expect(PLANETS[3].cost).toEqual({ ice: 4 });
    expect(PLANETS[0].cost).toEqual({ nanocarbon: 3 });
    for (const ship of SHIPS) expect(Object.keys(ship.cost)).toEqual(['titanium']);
  });

  it('AE-041 a credit stands in for titanium, ice or nanocarbon in any cost', () => {
    for (const resource of [1, 2, 3]) {
      const state = table();
      give(state, 0, { credits: 1 });
      const cost = [0, 0, 0, 0, 0, 0, 0, 0];
      cost[resource] = 1;
      const scene = carryOut(state, payCost, { cost });
      expect(scene.over).toBe(true);
      expect(player(scene).stock[4]).toBe(0);
    }
    const choice = table();
    give(choice, 0, { credits: 1, ice: 1 });
    const asked = carryOut(choice, payCost, pay(0, 0, 1));
    expect(asked.options()).toEqual([{ pay: 2 }, { pay: 4 }]);
  });

  it('AE-042 a credit never stands in for energy or a tactics card', () => {
    const state = table();
    give(state, 0, { credits: 3 });
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    put(state, 0, 3, -2);
    expect(play(state).offers({ launch: 3, to: 23, jump: true })).toBe(false);
    const cards = table();
    give(cards, 0, { credits: 3 });
    cards.players[0].faction = 4;
    expect(
      play(cards)
        .options()
        .some((o) => isInterjection(o) && o.interject === 'ability'),
    ).toBe(false);
  });

  it('AE-043 any resource covers all six kinds, each unit another one', () => {
    const state = table();
    give(state, 0, { energy: 1, titanium: 1, ice: 1, nanocarbon: 1, credits: 1 });
    hand(state, 0, 'emergencyCells');
    const scene = carryOut(state, payCost, { cost: [...ANY.slice(0, 6), 2, 0] });
    expect(scene.options()).toEqual([0, 1, 2, 3, 4, 5].map((resource) => ({ pay: resource })));
    scene.answer('pay', { pay: 0 });
    scene.answer('pay', { pay: 2 });
    expect(scene.over).toBe(true);
    expect(player(scene).stock).toEqual([0, 1, 0, 1, 1]);
  });

  it('AE-044 any resource gained as a tactics card is the top card of the deck', () => {
    const state = table();
    hand(state, 0, 'hiddenReserve');
    const next = state.tacticsDeck.at(-1);
    const scene = play(state);
    scene.answer('takeTurn', free('play', { card: card('hiddenReserve') }));
    scene.answer('gainKind', 5);
    expect(player(scene).hand).toEqual([next]);
  });

  it('AE-045 a tactics card paid as any resource is discarded face up without its effect', () => {
    const state = table();
    hand(state, 0, 'emergencyCells', 'prospectors');
    const scene = carryOut(state, payCost, { cost: [...ANY, 0] });
    expect(scene.asked).toBe('discardTactics');
    scene.answer('discardTactics', card('emergencyCells'));
    expect(player(scene).stock[0]).toBe(0);
    expect(scene.state.tacticsDiscard).toEqual([card('emergencyCells')]);
  });

  it('AE-047 the hand limit is 5 and rises only with civilization spaces', () => {
    const state = table();
    hand(state, 0, 'hiddenReserve', 'prospectors', 'emergencyCells', 'greyMarket', 'fieldCouncil', 'rapidAssembly', 'towline');
    state.players[0].tracks = [10, 10, 10, 3, 10];
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    scene.answer('endTurn', 'end');
    scene.answer('discardTactics', card('towline'));
    scene.answer('discardTactics', card('rapidAssembly'));
    expect(player(scene).hand).toHaveLength(5);
    expect(scene.over).toBe(true);
  });

  it('AE-048 limits may be exceeded until the end of the own turn and on other turns', () => {
    const state = table();
    give(state, 0, { titanium: 9 });
    give(state, 1, { titanium: 9 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(player(scene).stock[1]).toBe(9);
    until(scene);
    expect(player(scene, 1).stock[1]).toBe(9);
  });

  it('AE-049 at the end of the turn everything above its limit is discarded, tactics included', () => {
    const state = table();
    give(state, 0, { energy: 12, titanium: 7, ice: 6, nanocarbon: 8, credits: 9 });
    hand(state, 0, 'hiddenReserve', 'prospectors', 'emergencyCells', 'greyMarket', 'fieldCouncil', 'rapidAssembly');
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    scene.answer('endTurn', 'end');
    expect(scene.asked).toBe('discardTactics');
    scene.answer('discardTactics', card('fieldCouncil'));
    expect(player(scene).stock).toEqual([10, 5, 5, 5, 5]);
    expect(player(scene).hand).toHaveLength(5);
  });

  it('AE-050 the owner chooses which tactics cards to discard', () => {
    const state = table();
    hand(state, 0, 'hiddenReserve', 'prospectors', 'emergencyCells', 'greyMarket', 'fieldCouncil', 'rapidAssembly');
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    scene.answer('endTurn', 'end');
    expect(scene.options()).toHaveLength(6);
    scene.answer('discardTactics', card('prospectors'));
    expect(player(scene).hand).not.toContain(card('prospectors'));
  });

  it('AE-051 the limits are checked after an event at the end of the turn', () => {
    const state = table();
    give(state, 0, { energy: 10 });
    state.marker = -1;
    state.eventDeck.push(...state.eventDeck.splice(8, 1));
    const scene = until(play(state), 'takeTurn');
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(scene);
    expect(scene.events.some((e) => e.type === 'eventRevealed')).toBe(true);
    expect(player(scene).stock[0]).toBe(10);
    expect(scene.events.findIndex((e) => e.type === 'overLimit')).toBeGreaterThan(scene.events.findIndex((e) => e.type === 'eventEnded'));
  });

  it('AE-052 resources are public, tactics in hand are hidden', () => {
    const state = table();
    give(state, 0, { ice: 3 });
    hand(state, 0, 'hiddenReserve');
    const seen = game.view(play(state).position, 1).table.players[0];
    expect(seen.stock[2]).toBe(3);
    expect(seen.hand).toEqual([]);
    expect(seen.handCount).toBe(1);
  });

  it('AE-306 a moon may be abandoned while paying, and AE-307 what is left over is kept', () => {
    const state = table();
    claimed(state, 0, 'scienceRich', 'civilizationRich');
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, TRADE_HUB_CELL));
    expect(scene.asked).toBe('pay');
    scene.answer('pay', { abandon: player(scene).moons[0] });
    until(scene, 'endTurn');
    expect(player(scene).stock[4]).toBe(2);
    expect(player(scene).moons).toHaveLength(1);
    const three = table();
    claimed(three, 0, 'scienceRich');
    give(three, 0, { energy: 1 });
    put(three, 0, TRANSPORT, 20);
    const monolith = play(three);
    monolith.answer('takeTurn', launchTo(TRANSPORT, MONOLITH_CELL));
    monolith.answer('pay', { abandon: player(monolith).moons[0] });
    monolith.answer('pay', { pay: 3 });
    monolith.answer('pay', { pay: 0 });
    expect(player(monolith).stock).toEqual([0, 0, 0, 1, 0]);
  });
});
