import { isInterjection } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../content/modules.ts';
import { damageModules, gainModule } from '../rules/modules.ts';
import { clone } from '../state.ts';
import {
  COMMERCE_PLANET,
  card,
  carryOut,
  claimed,
  events,
  free,
  game,
  give,
  hand,
  launchTo,
  look,
  MAXIMUS,
  module,
  moon,
  ODESSA,
  play,
  player,
  put,
  station,
  TRANSPORT,
  table,
  takeMoon,
  until,
} from './table.ts';

const offer = (state: ReturnType<typeof table>, slot: number, id: string): void => {
  const { type } = MODULES[module(id)];
  const deck = state.moduleDeck[type];
  const at = deck.indexOf(module(id));
  if (at < 0) {
    const where = state.market.indexOf(module(id));
    [state.market[where], state.market[slot]] = [state.market[slot], state.market[where]];
    return;
  }
  [deck[at], state.market[slot]] = [state.market[slot], deck[at]];
};
/** A Return with transports on a developed planet. */
const home = (ships: number, set: (state: ReturnType<typeof table>) => void) => {
  const state = table();
  for (let i = 0; i < ships; i++) put(state, 0, TRANSPORT, COMMERCE_PLANET);
  state.owner[COMMERCE_PLANET] = 1;
  set(state);
  const scene = play(state);
  scene.answer('takeTurn', 'return');
  return scene;
};
const ship = { ship: TRANSPORT, from: COMMERCE_PLANET };

describe('gaining modules', () => {
  it('AE-346 a gained module goes to the row of its type', () => {
    for (const slot of [2, 5, 8, 11]) {
      const scene = carryOut(table(), gainModule, { types: 15, price: 'free' });
      const id = scene.state.market[slot];
      scene.answer('chooseModule', slot);
      // The core module stays the inner end of its row.
      const row = player(scene).rows[Math.floor(slot / 3)].map((m) => m.id);
      expect([row.length, row.indexOf(id)]).toEqual([2, 1]);
    }
  });
  it('AE-347 each gained module advances its track by 1, whatever its source', () => {
    const bought = table();
    give(bought, 0, { titanium: 1 });
    const field = play(bought);
    field.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    field.answer('chooseModule', 5);
    expect(player(field).tracks[1]).toBe(1);
    const free = carryOut(table(), gainModule, { types: 4, price: 'free' });
    free.answer('chooseModule', 6);
    expect(player(free).tracks[2]).toBe(1);
  });
  it('AE-348 the advance is resolved fully', () => {
    const state = table();
    state.players[0].tracks[1] = 3;
    const scene = carryOut(state, gainModule, { types: 2, price: 'free' });
    scene.answer('chooseModule', 5);
    expect(scene.asked).toBe('upgrade');
    const event = table();
    event.players[0].tracks[0] = 2;
    const marker = carryOut(event, gainModule, { types: 1, price: 'free' });
    marker.answer('chooseModule', 2);
    expect(marker.state.marker).toBe(6);
  });
  it('AE-349 modules may be rearranged within their row; order matters in the industry row', () => {
    const state = table();
    for (const id of ['smelterRing', 'fusionHearth', 'dryDock']) station(state, 0, id);
    const scene = play(state);
    scene.answer('takeTurn', free('rearrange', { from: 3, to: 1 }));
    expect(player(scene).rows[1].map((m) => m.id)).toEqual([-2, module('dryDock'), module('smelterRing'), module('fusionHearth')]);
    expect(scene.offers(free('rearrange', { from: 0, to: 1 }))).toBe(false);
  });
  it('AE-350 there is no limit to the modules of a row', () => {
    let state = table();
    for (let i = 0; i < 12; i++) {
      const scene = carryOut(state, gainModule, { types: 1, price: 'free' });
      scene.answer('chooseModule', 2);
      state = until(scene).state;
    }
    expect(state.players[0].rows[0]).toHaveLength(13);
  });
  it('AE-351 only from the twelve on offer, in the columns the effect names', () => {
    const scene = carryOut(table(), gainModule, { types: 2, price: 'free' });
    expect(scene.options()).toEqual([3, 4, 5, 'none']);
    expect(scene.refusal(0)).toMatchObject({ reason: 'otherColumn', rule: 'AE-351' });
  });
  it('AE-352 with the pay icon the cost of the slot is paid, otherwise it is free', () => {
    const poor = carryOut(table(), gainModule, { types: 15, price: 0 });
    expect(poor.over).toBe(true);
    const state = table();
    give(state, 0, { nanocarbon: 2 });
    const scene = carryOut(state, gainModule, { types: 1, price: 0 });
    expect(scene.options()).toEqual([1, 2, 'none']);
    scene.answer('chooseModule', 1);
    expect(player(scene).stock[3]).toBe(0);
    const gift = carryOut(clone(state), gainModule, { types: 1, price: 'free' });
    expect(gift.options()).toEqual([0, 1, 2, 'none']);
    gift.answer('chooseModule', 0);
    expect(player(gift).stock[3]).toBe(2);
  });
  it('AE-353 the cost belongs to the slot, not to the module', () => {
    const state = table();
    give(state, 0, { titanium: 5 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    const older = scene.state.market[4];
    scene.answer('chooseModule', 5);
    scene.answer('chooseModule', 'none');
    scene.answer('removeModule', 0);
    expect(scene.state.market[5]).toBe(older);
    const next = carryOut(scene.state, gainModule, { types: 2, price: 0 });
    next.answer('chooseModule', 5);
    expect(player(next).stock[1]).toBe(3);
  });
  it('AE-354 examples: a free industry module, one at board cost, any module at board cost', () => {
    const state = table();
    give(state, 0, { titanium: 1 });
    expect(carryOut(structuredClone(state), gainModule, { types: 2, price: 'free' }).options()).toEqual([3, 4, 5, 'none']);
    expect(carryOut(structuredClone(state), gainModule, { types: 2, price: 0 }).options()).toEqual([5, 'none']);
    expect(carryOut(structuredClone(state), gainModule, { types: 15, price: 0 }).options()).toEqual([5, 8, 'none']);
  });
  it('AE-355 AE-356 damage icons come as markers, without counting as taking damage', () => {
    const state = table();
    hand(state, 0, 'damageControl');
    offer(state, 8, 'indexExtractor');
    const scene = carryOut(state, gainModule, { types: 4, price: 'free' });
    scene.answer('chooseModule', 8);
    expect(player(scene).rows[2][1].damage).toBe(1);
    expect(events(scene, 'moduleDamaged')).toEqual([]);
    expect(scene.asked).not.toBe('react');
  });
  it("AE-357 only the Fields' purchase obliges to remove a second module", () => {
    const scene = carryOut(table(), gainModule, { types: 15, price: 'free' });
    scene.answer('chooseModule', 2);
    until(scene);
    expect(events(scene, 'moduleRemoved')).toEqual([]);
    const state = table();
    give(state, 0, { titanium: 9 });
    const fields = play(state);
    fields.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    fields.answer('chooseModule', 5);
    fields.answer('chooseModule', 'none');
    expect(fields.asked).toBe('removeModule');
  });
  it('AE-360 they come from the deck, and from what was put under it when that is empty', () => {
    const state = table();
    const [second, next] = state.moduleDeck[1].slice(-2);
    state.moduleDeck[1].splice(0);
    state.moduleDeck[1].push(next);
    state.moduleUnder[1] = [second];
    const scene = carryOut(state, gainModule, { types: 2, price: 'free' });
    scene.answer('chooseModule', 5);
    expect([scene.state.market[3], scene.state.moduleDeck[1], scene.state.moduleUnder[1]]).toEqual([next, [], [second]]);
    const again = carryOut(scene.state, gainModule, { types: 2, price: 'free' });
    again.answer('chooseModule', 5);
    expect([again.state.market[3], again.state.moduleUnder[1]]).toEqual([second, []]);
  });
  it('AE-358 AE-360 modules slide down into gaps, new ones enter at the top', () => {
    const state = table();
    const [newest, middle] = [state.market[3], state.market[4]];
    const next = state.moduleDeck[1].at(-1);
    const scene = carryOut(state, gainModule, { types: 2, price: 'free' });
    scene.answer('chooseModule', 5);
    expect(scene.state.market.slice(3, 6)).toEqual([next, newest, middle]);
  });
  it('AE-359 the refill happens once for each gaining effect', () => {
    const state = table();
    give(state, 0, { titanium: 5 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    scene.answer('chooseModule', 5);
    expect(events(scene, 'marketRefilled')).toEqual([]);
    scene.answer('chooseModule', 4);
    expect(events(scene, 'marketRefilled')).toHaveLength(2);
  });
  it('AE-361 an empty deck leaves slots empty', () => {
    const state = table();
    state.moduleDeck[1] = [];
    const scene = carryOut(state, gainModule, { types: 2, price: 'free' });
    scene.answer('chooseModule', 5);
    expect(scene.state.market[3]).toBe(-1);
    expect(scene.state.market.slice(4, 6).every((id) => id >= 0)).toBe(true);
  });
  it('AE-362 example: two modules at Maximus Field, then a card that gives one: refilled after each', () => {
    const state = table();
    give(state, 0, { titanium: 3, nanocarbon: 2 });
    hand(state, 0, 'precursorCache');
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, MAXIMUS));
    scene.answer('chooseModule', 5);
    scene.answer('chooseModule', 2);
    expect(player(scene).stock).toEqual([0, 2, 0, 1, 0]);
    expect(events(scene, 'marketRefilled')).toHaveLength(2);
    until(scene, 'endTurn');
    scene.answer('endTurn', free('play', { card: card('precursorCache') }));
    scene.answer('chooseModule', 8);
    expect(events(scene, 'marketRefilled')).toHaveLength(3);
    expect(player(scene).rows.map((row) => row.length)).toEqual([2, 2, 2, 1]);
  });
  it('AE-175 a module put under its deck comes back last', () => {
    const state = table();
    state.moduleDeck[2].length = 1;
    give(state, 0, { titanium: 5 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, ODESSA));
    scene.answer('chooseModule', 8);
    until(scene, 'chooseModule');
    scene.answer('chooseModule', 'none');
    const under = scene.state.market[7];
    scene.answer('removeModule', 7);
    expect(scene.state.moduleUnder[2]).toEqual([]);
    expect(scene.state.market.slice(6, 9)).toContain(under);
    expect(game.view(scene.position, 1).table.moduleUnder[2]).toEqual([]);
  });
});

describe('moon slots', () => {
  it('AE-363 AE-379 example: a 1-nanocarbon moon as input: 1 nanocarbon for 1 tactics card and 1 credit', () => {
    const scene = home(1, (s) => {
      station(s, 0, 'supplier').moon = takeMoon(s, 'sciencePlain');
      give(s, 0, { nanocarbon: 1 });
    });
    scene.answer('activate', { row: 2, at: 1, ...ship });
    expect(player(scene).stock).toEqual([0, 0, 0, 0, 1]);
    expect(player(scene).hand).toHaveLength(1);
  });
  it('AE-364 an empty input slot bars activation', () => {
    const scene = home(1, (s) => station(s, 0, 'supplier'));
    expect(scene.offers({ row: 2, at: 1, ...ship })).toBe(false);
  });
  it('AE-365 a moon with a repair icon cannot be an input', () => {
    const state = table();
    station(state, 0, 'supplier');
    claimed(state, 0, 'scienceDock');
    expect(play(state).offers(free('slot', { moon: moon('scienceDock'), row: 2, at: 1 }))).toBe(false);
  });
  it('AE-366 nor can a moon without any resource', async () => {
    const { MOONS } = await import('../content/moons.ts');
    const bare = MOONS.findIndex((m) => m.repair === 0 && Object.keys(m.goods).every((key) => key === 'vp'));
    expect(bare).toBeGreaterThanOrEqual(0);
    const state = table();
    station(state, 0, 'supplier');
    state.players[0].moons.push(bare);
    expect(play(state).offers(free('slot', { moon: bare, row: 2, at: 1 }))).toBe(false);
    expect(play(state).offers(free('slot', { moon: bare, operations: true }))).toBe(true);
  });
  it('AE-367 VP on an input moon are ignored', () => {
    const scene = home(1, (s) => {
      station(s, 0, 'supplier').moon = takeMoon(s, 'scienceFamed');
      give(s, 0, { nanocarbon: 1 });
    });
    scene.answer('activate', { row: 2, at: 1, ...ship });
    expect(player(scene).vp).toBe(0);
    expect(player(scene).stock[3]).toBe(0);
  });
  it('AE-368 AE-369 an output moon gives its full benefit with each activation', () => {
    const scene = home(1, (s) => {
      station(s, 0, 'lunarBourse').moon = takeMoon(s, 'civilizationFamed');
    });
    scene.answer('activate', { row: 2, at: 1, ...ship });
    expect(player(scene).vp).toBe(1);
    expect(player(scene).stock[2]).toBe(1);
    const repair = home(1, (s) => {
      station(s, 0, 'lunarBourse').moon = takeMoon(s, 'scienceDock');
      s.players[0].rows[3][0].damage = 1;
    });
    repair.answer('activate', { row: 2, at: 1, ...ship });
    expect(repair.asked).toBe('repair');
  });
  it('AE-370 an empty output slot does not stop activation', () => {
    const scene = home(1, (s) => station(s, 0, 'lunarBourse'));
    expect(scene.offers({ row: 2, at: 1, ...ship })).toBe(true);
  });
  it('AE-371 VP printed on a slot score when a moon is slotted there', () => {
    for (const [id, row, vp] of [
      ['moonglassDome', 0, 1],
      ['seedVault', 0, 0],
      ['lunarBourse', 2, 1],
      ['supplier', 2, 0],
      ['salvageBroker', 2, 0],
      ['arbitrageDesk', 2, 1],
      ['moonlitTheatre', 3, 1],
      ['petitionChamber', 3, 1],
    ] as const) {
      const state = table();
      station(state, 0, id);
      claimed(state, 0, 'scienceRich', 'industryRich');
      const scene = play(state);
      scene.answer('takeTurn', free('slot', { moon: moon('scienceRich'), row, at: 1 }));
      expect([id, player(scene).vp]).toEqual([id, vp]);
      expect(events(scene, 'scored')).toEqual(vp === 0 ? [] : [{ type: 'scored', seat: 0, vp, for: 'slot' }]);
      // Another moon in the same slot scores nothing more.
      scene.answer('takeTurn', free('slot', { moon: moon('industryRich'), row, at: 1 }));
      expect([id, player(scene).vp]).toEqual([id, vp]);
      expect(player(scene).rows[row][1].moon).toBe(moon('industryRich'));
    }
    // They are the owner's, also on another player's turn.
    const others = table(3);
    station(others, 2, 'moonglassDome');
    claimed(others, 2, 'scienceRich');
    others.players[2].deaf = 0;
    const watching = play(others, 1);
    watching.answer('takeTurn', launchTo(TRANSPORT, 20));
    watching.answer('react', free('slot', { moon: moon('scienceRich'), row: 0, at: 1 }));
    expect([0, 1, 2].map((seat) => player(watching, seat).vp)).toEqual([0, 0, 1]);
    // A half slot has nothing printed.
    const half = table();
    station(half, 0, 'smelterRing');
    claimed(half, 0, 'scienceRich');
    const scene = play(half);
    scene.answer('takeTurn', free('slot', { moon: moon('scienceRich'), row: 1, at: 1, half: true }));
    expect([player(scene).vp, events(scene, 'scored')]).toEqual([0, []]);
  });
  it('AE-372 and only once', () => {
    const state = table();
    station(state, 0, 'lunarBourse');
    claimed(state, 0, 'scienceRich', 'industryRich');
    const scene = play(state);
    scene.answer('takeTurn', free('slot', { moon: moon('scienceRich'), row: 2, at: 1 }));
    scene.answer('takeTurn', free('slot', { moon: moon('industryRich'), row: 2, at: 1 }));
    expect(player(scene).vp).toBe(1);
  });
  it('AE-373 AE-374 two neighbouring industry modules make one full slot; halves alone take nothing', () => {
    const state = table();
    claimed(state, 0, 'scienceRich');
    expect(look(state).offers(free('slot', { moon: moon('scienceRich'), row: 1, at: 1, half: true }))).toBe(false);
    station(state, 0, 'smelterRing');
    station(state, 0, 'fusionHearth');
    const scene = play(state);
    expect(scene.offers(free('slot', { moon: moon('scienceRich'), row: 1, at: 1, half: true }))).toBe(true);
    expect(scene.offers(free('slot', { moon: moon('scienceRich'), row: 1, at: 2, half: true }))).toBe(true);
    expect(scene.offers(free('slot', { moon: moon('scienceRich'), row: 1, at: 3, half: true }))).toBe(false);
  });
  it('AE-375 AE-381 example: once both modules are activated, in either order, the moon between them pays 1 credit and 1 VP', () => {
    for (const order of [
      [1, 2],
      [2, 1],
    ]) {
      const scene = home(2, (s) => {
        station(s, 0, 'smelterRing');
        station(s, 0, 'slagReactor').half = takeMoon(s, 'commerceFamed');
      });
      scene.answer('activate', { row: 1, at: order[0], ...ship });
      expect(events(scene, 'halfMoonPaid')).toEqual([]);
      scene.answer('activate', { row: 1, at: order[1], ...ship });
      expect(events(scene, 'halfMoonPaid')).toHaveLength(1);
      expect(player(scene).vp).toBe(1);
      expect(player(scene).stock[4]).toBe(1);
    }
  });
  it('AE-375 a module fired by its neighbour in the middle of its activation makes their moon pay once', () => {
    const scene = home(2, (s) => {
      station(s, 0, 'conveyorSpine');
      station(s, 0, 'slagReactor').half = takeMoon(s, 'commerceFamed');
    });
    scene.answer('activate', { row: 1, at: 1, ...ship });
    scene.answer('activateModule', { row: 1, at: 2 });
    expect(events(scene, 'halfMoonPaid')).toHaveLength(1);
    expect([player(scene).vp, player(scene).stock[4], player(scene).stock[0]]).toEqual([1, 1, 3]);
    /* And so the other way round: the moon lies further in than the module that fires. */
    const inward = home(2, (s) => {
      station(s, 0, 'slagReactor');
      station(s, 0, 'conveyorSpine').half = takeMoon(s, 'commerceFamed');
    });
    inward.answer('activate', { row: 1, at: 2, ...ship });
    inward.answer('activateModule', { row: 1, at: 1 });
    expect(events(inward, 'halfMoonPaid')).toHaveLength(1);
    expect([player(inward).vp, player(inward).stock[4]]).toEqual([1, 1]);
  });
  it('AE-376 separating the two modules discards the moon', () => {
    const state = table();
    for (const id of ['smelterRing', 'fusionHearth', 'dryDock']) station(state, 0, id);
    state.players[0].rows[1][2].half = takeMoon(state, 'scienceRich');
    const apart = play(structuredClone(state));
    apart.answer('takeTurn', free('rearrange', { from: 2, to: 3 }));
    expect(apart.state.gone).toEqual([moon('scienceRich')]);
    expect(player(apart).stock[3]).toBe(0);
    const together = play(state);
    together.answer('takeTurn', free('rearrange', { from: 3, to: 1 }));
    expect(together.state.gone).toEqual([]);
    expect(player(together).rows[1][3].half).toBe(moon('scienceRich'));
  });
  it("AE-377 an industry module's action works with empty half slots", () => {
    const scene = home(1, (s) => station(s, 0, 'smelterRing'));
    scene.answer('activate', { row: 1, at: 1, ...ship });
    expect(player(scene).stock[1]).toBe(1);
  });
  it('AE-378 the Shipwright is the fixed inner end with one half slot on its outer side', () => {
    const state = table();
    station(state, 0, 'smelterRing');
    station(state, 0, 'fusionHearth');
    claimed(state, 0, 'scienceRich');
    const scene = play(state);
    expect(scene.offers(free('slot', { moon: moon('scienceRich'), row: 1, at: 1, half: true }))).toBe(true);
    expect(scene.offers(free('slot', { moon: moon('scienceRich'), row: 1, at: 0, half: true }))).toBe(false);
    expect(scene.options().some((o) => isInterjection(o) && o.interject === 'rearrange' && (o.from === 0 || o.to === 0))).toBe(false);
  });
  it('AE-380 example: with a titanium moon slotted, activating gives 1 repair and 1 titanium', () => {
    const scene = home(1, (s) => {
      station(s, 0, 'salvageBroker').moon = takeMoon(s, 'industryPlain');
      s.players[0].rows[0][0].damage = 1;
    });
    scene.answer('activate', { row: 2, at: 1, ...ship });
    scene.answer('repair', { row: 0, at: 0 });
    expect(player(scene).stock[1]).toBe(1);
    expect(player(scene).rows[0][0].damage).toBe(0);
  });
  it('AE-652 a half-slot moon must lie there before the second module is activated', () => {
    const scene = home(2, (s) => {
      station(s, 0, 'smelterRing');
      station(s, 0, 'slagReactor');
      claimed(s, 0, 'commerceFamed');
    });
    scene.answer('activate', { row: 1, at: 1, ...ship });
    scene.answer('activate', { row: 1, at: 2, ...ship });
    scene.answer('activate', free('slot', { moon: moon('commerceFamed'), row: 1, at: 2, half: true }));
    scene.answer('activate', 'done');
    until(scene);
    expect(player(scene).vp).toBe(0);
    expect(events(scene, 'halfMoonPaid')).toEqual([]);
  });
});

describe('damage to modules', () => {
  it('AE-529 a marker on an undamaged module of the owner’s choice', () => {
    const state = table();
    state.players[0].rows[0][0].damage = 1;
    const scene = carryOut(state, damageModules, { n: 1 });
    expect(scene.options()).toEqual([
      { row: 1, at: 0 },
      { row: 2, at: 0 },
      { row: 3, at: 0 },
    ]);
    scene.answer('damageModule', { row: 2, at: 0 });
    expect(player(scene).rows[2][0].damage).toBe(1);
  });
  it('AE-531 core modules may be chosen', () => {
    const scene = carryOut(table(), damageModules, { n: 1 });
    expect([0, 1, 2, 3].map((row) => scene.offers({ row, at: 0 }))).toEqual([true, true, true, true]);
  });
  it('AE-532 with no undamaged module nothing happens', () => {
    const state = table();
    for (const row of state.players[0].rows) row[0].damage = 1;
    const scene = carryOut(state, damageModules, { n: 1 });
    expect(scene.over).toBe(true);
    expect(events(scene, 'moduleDamaged')).toEqual([]);
  });
  it('AE-533 a damaged module is neither activated nor, at the end, scored', () => {
    const scene = home(1, (s) => {
      station(s, 0, 'tollGate').damage = 1;
    });
    expect(scene.offers({ row: 2, at: 1, ...ship })).toBe(false);
  });
});
