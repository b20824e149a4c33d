import { isInterjection } from '@orrery/kernel';
import { wholeGame } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { SCRAPYARD } from '../state.ts';
import {
  COMMERCE_PLANET,
  card,
  claimed,
  faction,
  free,
  game,
  give,
  hand,
  launchTo,
  moon,
  play,
  player,
  put,
  TRANSPORT,
  table,
  until,
} from './table.ts';

it('a seat plays as its faction as soon as it has one', () => {
  const state = table();
  state.players[0].faction = -1;
  state.players[1].faction = faction('kestrelLeague');
  expect([0, 1].map((seat) => game.definition.playsAs?.(state, seat))).toEqual([undefined, 'faction:kestrelLeague']);
});

describe('turn structure', () => {
  it('AE-112 turns go clockwise from the start player without rounds', () => {
    const scene = wholeGame(game, 3, {}, 'clockwise').playOn(
      (_ask, options) => options[0],
      (ask) => ask.decision === 'takeTurn',
    );
    const { start } = scene.state;
    const seats: number[] = [];
    scene.playOn(
      (ask, options) => {
        if (ask.decision === 'takeTurn') seats.push(ask.seat);
        return options.find((o) => o === 'pass' || o === 'end' || o === 'done' || o === 'none') ?? options[0];
      },
      () => seats.length === 7,
    );
    expect(seats.slice(0, 6).filter((s, i) => s !== seats[i - 1])).toEqual([0, 1, 2, 0, 1, 2].map((k) => (start + k) % 3));
  });
  it('AE-113 exactly one Launch or one Return, never neither', () => {
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    const scene = play(state);
    const plain = scene.options().filter((o) => typeof o === 'string' || (typeof o === 'object' && o !== null && !isInterjection(o)));
    expect(plain.every((o) => o === 'return' || (typeof o === 'object' && o !== null && 'launch' in o))).toBe(true);
    scene.answer('takeTurn', launchTo(TRANSPORT, 14));
    expect(until(scene).events.filter((e) => e.type === 'launched')).toHaveLength(1);
    expect(scene.over).toBe(true);
  });
  it('AE-114 an empty Launch Bay forces a Return', () => {
    const state = table();
    for (const cell of [8, 14, 15]) put(state, 0, TRANSPORT, cell);
    expect(play(state).options()).toEqual(['return']);
  });
  it('AE-114 a ship that comes into the empty bay during the turn does not change that', () => {
    for (const seat of [0, 1]) {
      const state = table();
      for (const cell of [8, 14, 15]) put(state, seat, TRANSPORT, cell);
      hand(state, seat, 'rotationOrder');
      const scene = play(state, seat);
      scene.answer('takeTurn', free('play', { card: card('rotationOrder') }));
      scene.answer('recall', { ship: TRANSPORT, from: 15 });
      expect(player(scene, seat).ships.filter((at) => at === -2)).toHaveLength(1);
      expect(scene.options().filter((o) => o === 'return' || (typeof o === 'object' && o !== null && 'launch' in o))).toEqual(['return']);
      expect(scene.refusal({ launch: TRANSPORT, to: 15 })).toMatchObject({ reason: 'bayWasEmpty', rule: 'AE-114' });
      /* The next turn begins with a ship in the bay. */
      scene.answer('takeTurn', 'return');
      until(scene);
      expect(play(scene.state, seat).offers({ launch: TRANSPORT, to: 15 })).toBe(true);
    }
  });
  it('AE-115 with ships in the bay one may still Return', () => {
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    expect(play(state).offers('return')).toBe(true);
  });
  it('AE-116 with nothing to bring back, Return is legal only if no Launch is', () => {
    const scene = play(table());
    expect(scene.offers('return')).toBe(false);
    expect(scene.refusal('return')).toMatchObject({ reason: 'nothingToReturn', rule: 'AE-116' });
    const stuck = table();
    stuck.players[0].ships = [SCRAPYARD, SCRAPYARD, SCRAPYARD, -1, -1, -1, -1, -1, -1];
    expect(play(stuck).options()).toEqual(['return']);
    const blocked = table();
    blocked.tile.fill(-1, 6);
    expect(play(blocked).options()).toEqual(['return']);
  });
  it('AE-117 without a legal destination Launch is not available', () => {
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    for (const cell of [7, 9, 14, 15]) state.tile[cell] = -1;
    expect(play(state).options()).toEqual(['return']);
  });
  it('AE-118 any number of free actions in either kind of turn', () => {
    for (const kind of ['launch', 'return']) {
      const state = table();
      claimed(state, 0, 'scienceRich', 'civilizationRich', 'industryRich');
      put(state, 0, TRANSPORT, COMMERCE_PLANET);
      const scene = play(state);
      scene.answer('takeTurn', free('abandon', { moon: moon('scienceRich') }));
      scene.answer('takeTurn', kind === 'launch' ? launchTo(TRANSPORT, 14) : 'return');
      const ask = kind === 'launch' ? 'endTurn' : 'activate';
      until(scene, ask);
      scene.answer(ask, free('abandon', { moon: moon('civilizationRich') }));
      scene.answer(ask, free('abandon', { moon: moon('industryRich') }));
      expect(player(scene).stock.slice(1, 4)).toEqual([2, 2, 2]);
    }
  });
  it('AE-119 the player taking the turn is the active player', () => {
    expect(play(table(3), 2).state.active).toBe(2);
  });
  it('AE-120 effects on several players go one by one from the active player, clockwise', () => {
    const state = table(3);
    state.marker = -1;
    state.eventDeck.push(...state.eventDeck.splice(5, 1));
    for (let seat = 0; seat < 3; seat++) give(state, seat, { energy: 1 });
    const scene = play(state, 1);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    const asked: number[] = [];
    scene.playOn((ask, options) => {
      if (ask.decision === 'exchange') asked.push(ask.seat);
      return options.find((o) => o === 'skip' || o === 'end') ?? options[0];
    });
    expect(asked).toEqual([1, 2, 0]);
  });
  it('AE-121 the active player chooses the order of simultaneous effects', () => {
    const state = table(2);
    state.players[0].faction = 6;
    state.players[0].placed[2] = 9;
    put(state, 0, 2, -2);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(2, 3));
    until(scene, 'orderEffects');
    expect(scene.ask().seat).toBe(0);
    expect(scene.options()).toHaveLength(2);
    const last = scene.options()[1];
    scene.answer('orderEffects', last);
    expect(scene.events.filter((e) => e.type === 'abilityUsed')[0]).toMatchObject({ source: 'upgrade' });
  });
  it('AE-122 start-of-turn effects come before the choice of the turn', () => {
    const state = table(2, { special: 'vortexes' });
    put(state, 0, TRANSPORT, 13);
    const scene = play(state);
    expect(scene.asked).toBe('takeTurn');
    expect(player(scene).stock[0]).toBe(1);
  });
  it('AE-123 the turn ends with a pending event, then the limits, then the next player', () => {
    const state = table();
    state.marker = -1;
    give(state, 0, { ice: 8 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(scene);
    const order = ['eventRevealed', 'eventEnded', 'overLimit', 'turnEnded'].map((type) => scene.events.findIndex((e) => e.type === type));
    expect(order.every((at) => at >= 0)).toBe(true);
    expect(order).toEqual(order.slice().sort((a, b) => a - b));
  });
  it('AE-118 free actions include tactics cards of the own turn', () => {
    const state = table();
    hand(state, 0, 'emergencyCells');
    const scene = play(state);
    scene.answer('takeTurn', free('play', { card: state.players[0].hand[0] }));
    expect(player(scene).stock[0]).toBe(4);
    expect(scene.asked).toBe('takeTurn');
  });
});
