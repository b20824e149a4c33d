import { describe, expect, it } from 'vitest';
import {
  card,
  claimed,
  events,
  give,
  hand,
  launchTo,
  look,
  MAXIMUS,
  MONOLITH_CELL,
  ODESSA,
  OFFICE,
  play,
  player,
  put,
  SHIPYARD_CELL,
  SUPREMACY_PLANET,
  station,
  TRADE_HUB_CELL,
  TRANSPORT,
  table,
  until,
} from './table.ts';

describe('Alliance Bases', () => {
  it('AE-166 Monolith: any 2 resources for 3 tactics cards', () => {
    const state = table();
    give(state, 0, { energy: 1, ice: 1 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, MONOLITH_CELL));
    expect(player(scene).stock).toEqual([0, 0, 0, 0, 0]);
    expect(player(scene).hand).toHaveLength(3);
  });
  it('AE-167 Trade Hub: any 2 resources for 2 credits', () => {
    const state = table();
    give(state, 0, { titanium: 2 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, TRADE_HUB_CELL));
    expect(player(scene).stock).toEqual([0, 0, 0, 0, 2]);
  });
  it('AE-168 the two may be alike or different and may be tactics cards', () => {
    const state = table();
    hand(state, 0, 'emergencyCells', 'prospectors', 'emergencyCells');
    give(state, 0, { ice: 1 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, TRADE_HUB_CELL));
    expect(scene.options()).toEqual([{ pay: 2 }, { pay: 5 }]);
    scene.answer('pay', { pay: 5 });
    scene.answer('discardTactics', card('emergencyCells'));
    scene.answer('pay', { pay: 5 });
    scene.answer('discardTactics', card('emergencyCells'));
    expect(player(scene).stock).toEqual([0, 0, 1, 0, 2]);
    expect(player(scene).hand).toEqual([card('prospectors')]);
  });
  it('AE-169 Maximus Field: marker +1, then science and industry modules', () => {
    const state = table();
    give(state, 0, { titanium: 5, nanocarbon: 5, ice: 5 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    expect(scene.state.marker).toBe(6);
    expect(scene.options().filter((o) => typeof o === 'number')).toEqual([0, 1, 2, 3, 4, 5]);
  });
  it('AE-170 Odessa Field: marker +1, then commerce and civilization modules', () => {
    const state = table();
    give(state, 0, { titanium: 5, nanocarbon: 5, ice: 5 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, ODESSA));
    expect(scene.state.marker).toBe(6);
    expect(scene.options().filter((o) => typeof o === 'number')).toEqual([6, 7, 8, 9, 10, 11]);
  });
  it('AE-171 two of one type or one of each', () => {
    for (const [first, second] of [
      [5, 4],
      [5, 2],
    ]) {
      const state = table();
      give(state, 0, { titanium: 5, nanocarbon: 5 });
      const scene = play(state);
      scene.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
      scene.answer('chooseModule', first);
      expect(scene.offers(second)).toBe(true);
      scene.answer('chooseModule', second);
      expect(player(scene).rows[0].length + player(scene).rows[1].length).toBe(4);
    }
  });
  it("AE-172 each module's board cost is paid", () => {
    const state = table();
    give(state, 0, { titanium: 5 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    scene.answer('chooseModule', 3);
    expect(player(scene).stock[1]).toBe(2);
    scene.answer('chooseModule', 4);
    expect(player(scene).stock[1]).toBe(0);
  });
  it('AE-173 the marker moves first: a planet it reveals lies there before the purchase', () => {
    const state = table();
    state.marker = 1;
    give(state, 0, { titanium: 3 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    expect(scene.asked).toBe('chooseModule');
    expect(scene.state.tile[24]).toBe(0);
    expect(events(scene, 'moduleGained')).toHaveLength(0);
  });
  it('AE-174 at least one module must be bought', () => {
    const state = table();
    give(state, 0, { titanium: 1 });
    const scene = play(state);
    expect(scene.offers(launchTo(TRANSPORT, ODESSA))).toBe(true);
    scene.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    expect(scene.offers('none')).toBe(false);
    expect(play(table()).offers(launchTo(TRANSPORT, MAXIMUS))).toBe(false);
  });
  it('AE-175 buying only one obliges to remove another to the bottom of its deck', () => {
    const state = table();
    give(state, 0, { titanium: 5 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    scene.answer('chooseModule', 5);
    scene.answer('chooseModule', 'none');
    expect(scene.asked).toBe('removeModule');
    const gone = scene.state.market[1];
    scene.answer('removeModule', 1);
    expect(scene.state.moduleUnder[0]).toEqual([gone]);
  });
  it('AE-176 the removed module may come from either allowed column', () => {
    const state = table();
    give(state, 0, { titanium: 5 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    scene.answer('chooseModule', 5);
    scene.answer('chooseModule', 'none');
    expect(scene.options()).toEqual([0, 1, 2, 3, 4]);
  });
  it('AE-177 the purchase precedes the removal', () => {
    const state = table();
    give(state, 0, { titanium: 1 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    expect(scene.asked).toBe('chooseModule');
    scene.answer('chooseModule', 5);
    expect(scene.asked).toBe('removeModule');
    expect(player(scene).rows[1]).toHaveLength(2);
  });
  it('AE-178 nothing slides between the purchases: prices stay as on arrival', () => {
    const state = table();
    give(state, 0, { titanium: 5 });
    const [, second] = [state.market[5], state.market[4]];
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    scene.answer('chooseModule', 5);
    expect(scene.state.market[4]).toBe(second);
    expect(scene.state.market[5]).toBe(-1);
    scene.answer('chooseModule', 4);
    expect(player(scene).stock[1]).toBe(2);
    expect(scene.state.market.slice(3, 6).every((id) => id >= 0)).toBe(true);
  });
  it('AE-179 Shipyard: build one ship into the Launch Bay, or one repair', () => {
    const state = table();
    give(state, 0, { titanium: 4 });
    const build = play(state);
    build.answer('takeTurn', launchTo(TRANSPORT, SHIPYARD_CELL));
    build.answer('chooseEffect', 0);
    /* Whoever comes to build builds: the action of a base is compulsory. */
    expect(build.offers('none')).toBe(false);
    build.answer('buildShip', 3);
    expect(player(build).ships[8]).toBe(-2);
    expect(player(build).stock[1]).toBe(0);
    const broken = table();
    give(broken, 0, { titanium: 4 });
    broken.players[0].rows[2][0].damage = 1;
    const repair = play(broken);
    repair.answer('takeTurn', launchTo(TRANSPORT, SHIPYARD_CELL));
    repair.answer('chooseEffect', 1);
    repair.answer('repair', { row: 2, at: 0 });
    expect(player(repair).rows[2][0].damage).toBe(0);
  });
  it('AE-180 the Shipyard can always be performed: nothing to repair gives 1 VP', () => {
    const scene = play(table());
    scene.answer('takeTurn', launchTo(TRANSPORT, SHIPYARD_CELL));
    expect(player(scene).vp).toBe(1);
  });
  it('AE-181 Development Office: one development at full cost', () => {
    const state = table();
    put(state, 0, TRANSPORT, SUPREMACY_PLANET);
    give(state, 0, { titanium: 3 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, OFFICE));
    scene.answer('buildDevelopment', SUPREMACY_PLANET);
    expect(scene.state.owner[SUPREMACY_PLANET]).toBe(0);
    expect(player(scene).stock[1]).toBe(0);
    expect(player(scene).leaders).toBe(0);
  });
  it('AE-182 the ship launched to the Office cannot be the transport used', () => {
    const state = table();
    give(state, 0, { titanium: 5, ice: 5, nanocarbon: 5 });
    state.players[0].leaders = 5;
    expect(play(state).offers(launchTo(TRANSPORT, OFFICE))).toBe(false);
  });
  it('AE-183 no development possible: no Launch to the Office', () => {
    const state = table();
    put(state, 0, TRANSPORT, SUPREMACY_PLANET);
    const scene = play(state);
    expect(scene.offers(launchTo(TRANSPORT, OFFICE))).toBe(false);
    expect(scene.refusal(launchTo(TRANSPORT, OFFICE))).toMatchObject({ reason: 'base' });
  });
  it('AE-142 a Field keeps its promise even when moons must be abandoned for it', () => {
    const state = table();
    station(state, 0, 'supplier');
    expect(look(state).offers(launchTo(TRANSPORT, MAXIMUS))).toBe(false);
    claimed(state, 0, 'industryRich');
    const rich = play(state);
    rich.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    rich.answer('chooseModule', 5);
    until(rich, 'removeModule');
    expect(player(rich).rows[1]).toHaveLength(2);
  });
});
