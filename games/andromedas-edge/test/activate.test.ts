import { heard } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { claimMoon } from '../rules/moons.ts';
import { NONE, type State } from '../state.ts';
import {
  COMMERCE_PLANET,
  carryOut,
  claimed,
  events,
  free,
  game,
  give,
  hand,
  INDUSTRY_PLANET,
  launchTo,
  MAXIMUS,
  moon,
  play,
  player,
  put,
  SCIENCE_PLANET,
  SCIENCE_VESSEL,
  station,
  TRADE_HUB_CELL,
  TRANSPORT,
  table,
  takeMoon,
  top,
  until,
} from './table.ts';

describe('activate the region', () => {
  it('AE-147 activating is mandatory', () => {
    const scene = play(table());
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(player(scene).moons).toHaveLength(1);
    expect(scene.asked).toBe('endTurn');
  });
  it('AE-148 once per Launch, before strike and battle: gains stay even if the battle is lost', () => {
    const state = table();
    state.raiders[4] = 2;
    const scene = play(state, 0, [0, 5, 5]);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(scene);
    expect(events(scene, 'battleDecided')[0]).toMatchObject({ losers: [0] });
    expect(player(scene).moons).toHaveLength(1);
    expect(events(scene, 'moonClaimed')).toHaveLength(1);
  });
  it('AE-149 planet: the top moon of the stack', () => {
    const state = table();
    const wanted = state.moons[COMMERCE_PLANET].at(-1);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(player(scene).moons).toEqual([wanted]);
    expect(scene.state.moons[COMMERCE_PLANET]).toHaveLength(2);
  });
  it('AE-150 planet without moons: its printed resource', () => {
    for (const [cell, resource] of [
      [SCIENCE_PLANET, 3],
      [INDUSTRY_PLANET, 1],
      [COMMERCE_PLANET, 4],
      [11, 2],
      [12, 0],
    ]) {
      const state = table();
      state.moons[cell] = [];
      const scene = play(state);
      scene.answer('takeTurn', launchTo(TRANSPORT, cell));
      expect(player(scene).stock[resource]).toBe(1);
    }
  });
  it('AE-151 moon stacks on planets are never refilled', () => {
    const state = table();
    state.moons[COMMERCE_PLANET].splice(0, 2);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(scene);
    expect(scene.state.moons[COMMERCE_PLANET]).toEqual([]);
  });
  it('AE-152 the next moon becomes visible', () => {
    const state = table();
    const second = state.moons[COMMERCE_PLANET][1];
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(game.view(scene.position, 1).table.moons[COMMERCE_PLANET]).toBe(second);
    expect(events(scene, 'moonShown')[0]).toMatchObject({ at: COMMERCE_PLANET, moon: second });
  });
  it("AE-153 a development, one's own or another's, changes nothing", () => {
    for (const owner of [0, 1]) {
      const state = table();
      state.owner[COMMERCE_PLANET] = owner;
      const scene = play(state);
      scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
      expect(player(scene).moons).toHaveLength(1);
    }
  });
  it('AE-154 nebula: its moon if one is left', () => {
    const state = table();
    put(state, 0, SCIENCE_VESSEL, -2);
    const wanted = state.moons[3][0];
    const scene = play(state);
    scene.answer('takeTurn', launchTo(SCIENCE_VESSEL, 3));
    expect(player(scene).moons).toEqual([wanted]);
  });
  it('AE-155 nebula: then a look at two event cards, one to the top, one to the bottom', () => {
    const state = table();
    put(state, 0, SCIENCE_VESSEL, -2);
    const [second, first] = state.eventDeck.slice(-2);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(SCIENCE_VESSEL, 3));
    expect(scene.asked).toBe('lookAtEvents');
    expect(scene.options()).toEqual([first, second]);
    scene.answer('lookAtEvents', second);
    expect(scene.state.eventDeck.at(-1)).toBe(second);
    expect(scene.state.eventDeck[0]).toBe(first);
    expect(scene.state.eventDeck).toHaveLength(10);
  });
  it('AE-156 the others do not see the two cards', () => {
    const state = table();
    put(state, 0, SCIENCE_VESSEL, -2);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(SCIENCE_VESSEL, 3));
    const effects = scene.answer('lookAtEvents', scene.options()[0]);
    expect(heard(effects.events, 1).find((e) => (e as { type: string }).type === 'eventsSorted')).toEqual({
      type: 'eventsSorted',
      seat: 0,
    });
    expect(game.view(scene.position, 1).table.eventKnown.every((card) => card === -1)).toBe(true);
    expect(game.view(scene.position, 0).table.eventKnown.filter((card) => card !== -1)).toHaveLength(2);
  });
  it('AE-157 the look happens without a moon as well', () => {
    const state = table();
    state.moons[3] = [];
    put(state, 0, SCIENCE_VESSEL, -2);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(SCIENCE_VESSEL, 3));
    expect(scene.asked).toBe('lookAtEvents');
  });
  it('AE-158 nebula moons are never refilled', () => {
    for (const seat of [0, 1]) {
      const state = table();
      for (const any of [0, 1]) put(state, any, SCIENCE_VESSEL, -2);
      put(state, seat, TRANSPORT, 10);
      put(state, 1 - seat, TRANSPORT, 11);
      give(state, seat, { titanium: 3 });
      state.marker = 1;
      // Another moon has been given up before.
      const before = takeMoon(state, 'sciencePlain');
      state.gone.push(before);
      const [only] = state.moons[3];
      const reserve = JSON.stringify(state.reserve);
      const scene = play(state, seat);
      scene.answer('takeTurn', launchTo(SCIENCE_VESSEL, 3));
      until(scene);
      expect(player(scene, seat).moons).toEqual([only]);
      expect([scene.state.moons[3], JSON.stringify(scene.state.reserve)]).toEqual([[], reserve]);
      // Whoever comes later finds none, looks at the events all the same, and leaves it as it is.
      const later = play(scene.state, 1 - seat);
      later.answer('takeTurn', launchTo(SCIENCE_VESSEL, 3));
      until(later);
      expect(player(later, 1 - seat).moons).toEqual([]);
      expect(events(later, 'moonClaimed')).toEqual([]);
      expect(events(later, 'eventsLookedAt')).toHaveLength(1);
      // Nor does an event bring one, when a new planet gets its three.
      const due = play(later.state, seat);
      due.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
      until(due);
      expect(due.state.moons[24]).toHaveLength(3);
      expect(due.state.moons.slice(0, 6).map((moons) => moons.length)).toEqual([1, 1, 1, 0, 1, 1]);
      // Nor does it lie there again once it is given up, or its ship goes home.
      const home = play(later.state, seat);
      home.answer('takeTurn', free('abandon', { moon: only }));
      home.answer('takeTurn', 'return');
      until(home);
      expect(home.state.gone).toEqual([before, only]);
      expect(home.state.moons.slice(0, 6).map((moons) => moons.length)).toEqual([1, 1, 1, 0, 1, 1]);
      // Nor when it is discarded for another.
      const full = table();
      full.players[seat].operations = full.moons[3].pop() ?? NONE;
      claimed(full, seat, 'scienceRich');
      const replaced = play(full, seat);
      replaced.answer('takeTurn', free('slot', { moon: moon('scienceRich'), operations: true }));
      expect([replaced.state.gone, replaced.state.moons[3]]).toEqual([[only], []]);
    }
  });
  it('AE-159 with one card left it is looked at and stays; with none nothing happens', () => {
    for (const cards of [1, 0]) {
      const state = table();
      state.eventDiscard = state.eventDeck.splice(cards);
      state.eventSeen.length = cards;
      put(state, 0, SCIENCE_VESSEL, -2);
      const scene = play(state);
      scene.answer('takeTurn', launchTo(SCIENCE_VESSEL, 3));
      expect(scene.asked).not.toBe('lookAtEvents');
      expect(scene.state.eventDeck).toHaveLength(cards);
      expect(game.view(scene.position, 0).table.eventKnown).toEqual(scene.state.eventDeck);
    }
  });
  it('AE-160 Alliance Base: its printed action', () => {
    const state = table();
    give(state, 0, { energy: 2 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, TRADE_HUB_CELL));
    expect(events(scene, 'baseVisited')[0]).toMatchObject({ base: 1 });
    expect(player(scene).stock[4]).toBe(2);
  });
  it('AE-161 a claimed moon goes to the claimed moons area', () => {
    const scene = play(table());
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(events(scene, 'moonClaimed')).toHaveLength(1);
    expect(player(scene).moons).toHaveLength(1);
    expect(player(scene).stock[4]).toBe(0);
  });
  it('AE-162 it holds four moons', () => {
    const state = table();
    claimed(state, 0, 'scienceRich', 'civilizationRich', 'industryRich', 'commercePlain');
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(scene.asked).toBe('makeRoom');
    expect(player(scene).moons).toHaveLength(4);
  });
  it('AE-163 on the own turn room is made by abandoning, with its benefit, or by slotting', () => {
    const state = table();
    claimed(state, 0, 'scienceRich', 'civilizationRich', 'industryRich', 'commercePlain');
    const abandon = play(state);
    abandon.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(abandon.offers({ slot: moon('civilizationRich'), operations: true })).toBe(true);
    abandon.answer('makeRoom', { abandon: moon('civilizationRich') });
    expect(player(abandon).stock[2]).toBe(2);
    expect(player(abandon).moons).toHaveLength(4);
    const other = table();
    claimed(other, 0, 'scienceRich', 'civilizationRich', 'industryRich', 'commercePlain');
    const slot = play(other);
    slot.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    slot.answer('makeRoom', { slot: moon('civilizationRich'), operations: true });
    expect(player(slot).operations).toBe(moon('civilizationRich'));
    expect(player(slot).moons).toHaveLength(4);
  });
  it('AE-163 AE-275 a slotted moon may be replaced to make room, and is discarded without benefit', () => {
    for (const seat of [0, 1]) {
      const state = table();
      claimed(state, seat, 'scienceRich', 'civilizationRich', 'industryRich', 'commercePlain');
      const dome = station(state, seat, 'moonglassDome');
      dome.moon = takeMoon(state, 'supremacyRich');
      dome.slotted = true;
      state.players[seat].operations = takeMoon(state, 'scienceCharged');
      const scene = play(state, seat);
      scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
      expect(scene.offers({ slot: moon('commercePlain'), operations: true })).toBe(true);
      scene.answer('makeRoom', { slot: moon('civilizationRich'), row: 0, at: 1 });
      expect(player(scene, seat).rows[0][1].moon).toBe(moon('civilizationRich'));
      expect(scene.state.gone).toEqual([moon('supremacyRich')]);
      expect(player(scene, seat).stock).toEqual([0, 0, 0, 0, 0]);
      expect(player(scene, seat).moons).toHaveLength(4);
    }
  });
  it("AE-164 on another player's turn a moon is discarded without benefit, or slotted", () => {
    const make = (set: (state: State) => void = () => undefined) => {
      const state = table();
      claimed(state, 1, 'scienceRich', 'civilizationRich', 'industryRich', 'commercePlain');
      set(state);
      state.active = 0;
      return carryOut(state, claimMoon, { from: COMMERCE_PLANET }, 1);
    };
    const discard = make();
    expect(discard.options().some((o) => typeof o === 'object' && o !== null && 'abandon' in o)).toBe(false);
    discard.answer('makeRoom', { discard: moon('civilizationRich') });
    expect(player(discard, 1).stock[2]).toBe(0);
    expect(player(discard, 1).moons).toHaveLength(4);
    expect(discard.state.gone).toEqual([moon('civilizationRich')]);
    expect(events(discard, 'moonDiscarded')).toEqual([{ type: 'moonDiscarded', seat: 1, moon: moon('civilizationRich') }]);
    const slot = make();
    slot.answer('makeRoom', { slot: moon('civilizationRich'), operations: true });
    expect(player(slot, 1).moons).toHaveLength(4);
    expect(player(slot, 1).operations).toBe(moon('civilizationRich'));
    // What is printed on the slot is the owner's, whoever's turn it is (AE-371).
    const dome = make((state) => {
      station(state, 1, 'moonglassDome');
      station(state, 1, 'lunarBourse');
      station(state, 1, 'moonlitTheatre');
    });
    // In every row that has one.
    expect([0, 1, 2, 3].map((row) => dome.offers({ slot: moon('civilizationRich'), row, at: 1 }))).toEqual([true, false, true, true]);
    dome.answer('makeRoom', { slot: moon('civilizationRich'), row: 0, at: 1 });
    expect([player(dome, 0).vp, player(dome, 1).vp]).toEqual([0, 1]);
    expect(events(dome, 'scored')).toEqual([{ type: 'scored', seat: 1, vp: 1, for: 'slot' }]);
  });
  it('AE-165 without room the moon is left on another turn; on the own turn room must be made', () => {
    const state = table();
    claimed(state, 1, 'scienceRich', 'civilizationRich', 'industryRich', 'commercePlain');
    top(state, COMMERCE_PLANET, 'commerceFamed');
    const leave = carryOut(state, claimMoon, { from: COMMERCE_PLANET }, 1);
    leave.answer('makeRoom', 'leave');
    expect(leave.state.moons[COMMERCE_PLANET]).toHaveLength(4);
    expect(events(leave, 'moonLeft')).toEqual([{ type: 'moonLeft', seat: 1, moon: moon('commerceFamed'), at: COMMERCE_PLANET }]);
    const own = table();
    claimed(own, 0, 'scienceRich', 'civilizationRich', 'industryRich', 'commercePlain');
    const scene = play(own);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    expect(scene.offers('leave')).toBe(false);
    expect(scene.refusal('leave')).toMatchObject({ rule: 'AE-165' });
  });
  it('AE-149 the moon on top is the one everybody saw', () => {
    const state = table();
    top(state, COMMERCE_PLANET, 'commerceFamed');
    hand(state, 0, 'emergencyCells');
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(scene, 'endTurn');
    scene.answer('endTurn', free('abandon', { moon: moon('commerceFamed') }));
    expect(player(scene).vp).toBe(1);
    expect(player(scene).stock[4]).toBe(1);
  });
});
