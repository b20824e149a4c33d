import { describe, expect, it } from 'vitest';
import { BARGE, DOCKED, SCRAPYARD, SETTLED } from '../state.ts';
import {
  COMMERCE_PLANET,
  CRUISER,
  card,
  claimed,
  events,
  FIGHTER,
  free,
  give,
  hand,
  moon,
  play,
  player,
  put,
  SCIENCE_PLANET,
  SCIENCE_VESSEL,
  SUPREMACY_PLANET,
  station,
  TRADE_HUB_CELL,
  TRANSPORT,
  table,
  takeMoon,
  until,
} from './table.ts';

/** A Return turn with so many transports on the commerce planet. */
const home = (ships: number, set: (state: ReturnType<typeof table>) => void = () => undefined) => {
  const state = table();
  for (let i = 0; i < ships; i++) put(state, 0, TRANSPORT, COMMERCE_PLANET);
  state.owner[COMMERCE_PLANET] = 1;
  set(state);
  const scene = play(state);
  scene.answer('takeTurn', 'return');
  return scene;
};
const ship = { ship: TRANSPORT, from: COMMERCE_PLANET };

describe('Return to Station', () => {
  it('AE-226 activate modules, return all ships, discard energy', () => {
    const scene = home(2, (s) => {
      give(s, 0, { energy: 1 });
      hand(s, 0, 'longRangeBurn');
      station(s, 0, 'tollGate');
    });
    scene.answer('activate', free('play', { card: card('longRangeBurn') }));
    scene.answer('activate', { row: 2, at: 0, ...ship });
    scene.answer('activate', 'done');
    until(scene);
    const order = ['moduleActivated', 'shipsReturned', 'sustainEnded'].map((type) => scene.events.findIndex((e) => e.type === type));
    expect(order.every((at) => at >= 0)).toBe(true);
    expect(order).toEqual(order.slice().sort((a, b) => a - b));
  });
  it('AE-227 any number of modules in any order, or none', () => {
    const none = home(2);
    none.answer('activate', 'done');
    expect(events(none, 'moduleActivated')).toEqual([]);
    const two = home(2);
    two.answer('activate', { row: 2, at: 0, ...ship });
    two.answer('activate', { row: 0, at: 0, ...ship });
    expect(player(two).stock).toEqual([2, 0, 0, 0, 1]);
  });
  it('AE-228 a module is activated by a ship from any region', () => {
    const scene = home(1);
    expect(scene.offers({ row: 2, at: 0, ...ship })).toBe(true);
    scene.answer('activate', { row: 2, at: 0, ...ship });
    expect(player(scene).ships).not.toContain(COMMERCE_PLANET);
  });
  it('AE-228 which ship goes is the player’s choice wherever a card could care', () => {
    const scene = home(0, (s) => {
      s.players[0].abroad.fill(0);
      for (const cell of [COMMERCE_PLANET, 14, 15]) {
        s.moons[cell] = [];
        s.owner[cell] = 1;
      }
      put(s, 0, TRANSPORT, COMMERCE_PLANET);
      put(s, 0, FIGHTER, 14);
      put(s, 0, TRANSPORT, TRADE_HUB_CELL);
      put(s, 0, SCIENCE_VESSEL, SCIENCE_PLANET);
      put(s, 0, CRUISER, 15);
      s.raiders[4] = 15;
      s.players[0].ships[2] = BARGE;
    });
    const from = scene.options().flatMap((o) => (typeof o === 'object' && o !== null && 'from' in o && o.row === 2 ? [o.from] : []));
    expect(from).toContain(TRADE_HUB_CELL);
    expect(from).toContain(SCIENCE_PLANET);
    expect(from).toContain(15);
    expect(from).toContain(BARGE);
    /* Two ships on developed planets without moons are alike. */
    expect(from.filter((cell) => cell === COMMERCE_PLANET || cell === 14)).toHaveLength(1);
  });
  it('AE-229 or by a ship from the Repair Barge', () => {
    const scene = home(0, (s) => {
      s.players[0].ships[0] = BARGE;
    });
    scene.answer('activate', { row: 2, at: 0, ship: TRANSPORT, from: BARGE });
    expect(player(scene).stock[4]).toBe(1);
  });
  it('AE-230 nebulae included, at any distance', () => {
    const scene = home(0, (s) => put(s, 0, SCIENCE_VESSEL, 5));
    expect(scene.offers({ row: 2, at: 0, ship: SCIENCE_VESSEL, from: 5 })).toBe(true);
  });
  it('AE-231 one ship activates one module and stays on it', () => {
    const scene = home(1);
    scene.answer('activate', { row: 2, at: 0, ...ship });
    expect(scene.options()).toEqual(['done']);
  });
  it('AE-232 a ship moved to the Barge in the same turn may be used', () => {
    const scene = home(1, (s) => {
      s.players[0].ships[1] = SCRAPYARD;
    });
    scene.answer('activate', { row: 1, at: 0, ...ship });
    scene.answer('repair', { scrapped: TRANSPORT });
    expect(scene.offers({ row: 2, at: 0, ship: TRANSPORT, from: BARGE })).toBe(true);
  });
  it('AE-233 ships in the top area of the Scrapyard cannot activate', () => {
    const scene = home(0, (s) => {
      s.players[0].ships[0] = SCRAPYARD;
    });
    expect(scene.options()).toEqual(['done']);
  });
  it('AE-234 nor can ships in the Launch Bay', () => {
    const scene = home(1);
    scene.answer('activate', { row: 2, at: 0, ...ship });
    expect(player(scene).ships.filter((at) => at === -2)).toHaveLength(2);
    expect(scene.options()).toEqual(['done']);
  });
  it('AE-235 a module may be activated with 1 energy instead', () => {
    const scene = home(1, (s) => {
      station(s, 0, 'tollGate');
      give(s, 0, { energy: 1 });
    });
    scene.answer('activate', { row: 2, at: 0, ...ship });
    scene.answer('activate', { row: 2, at: 1, energy: true });
    expect(player(scene).stock).toEqual([1, 0, 0, 0, 2]);
  });
  it('AE-236 energy needs a module of the same row activated with a ship before', () => {
    const scene = home(1, (s) => {
      station(s, 0, 'tollGate');
      give(s, 0, { energy: 3 });
    });
    expect(scene.offers({ row: 2, at: 1, energy: true })).toBe(false);
    scene.answer('activate', { row: 2, at: 0, ...ship });
    expect(scene.offers({ row: 2, at: 1, energy: true })).toBe(true);
    expect(scene.offers({ row: 3, at: 0, energy: true })).toBe(false);
  });
  it('AE-237 a module is activated once a turn', () => {
    const scene = home(2);
    scene.answer('activate', { row: 2, at: 0, ...ship });
    expect(scene.offers({ row: 2, at: 0, ...ship })).toBe(false);
    expect(scene.refusal({ row: 2, at: 0 })).toMatchObject({ reason: 'alreadyActivated' });
  });
  it('AE-238 a damaged module cannot be activated', () => {
    const scene = home(1, (s) => {
      s.players[0].rows[2][0].damage = 1;
    });
    expect(scene.offers({ row: 2, at: 0, ...ship })).toBe(false);
    expect(scene.refusal({ row: 2, at: 0 })).toMatchObject({ reason: 'damaged', rule: 'AE-238' });
    // Not with energy either, once a ship is at work in the row.
    const row = home(1, (s) => {
      for (const id of ['tollGate', 'freeMarket']) station(s, 0, id);
      s.players[0].rows[2][0].damage = 1;
      give(s, 0, { energy: 1 });
    });
    row.answer('activate', { row: 2, at: 1, ...ship });
    expect([0, 2].map((at) => row.offers({ row: 2, at, energy: true }))).toEqual([false, true]);
  });
  it('AE-239 repaired during the step it may be activated', () => {
    const scene = home(2, (s) => {
      s.players[0].rows[2][0].damage = 1;
    });
    scene.answer('activate', { row: 1, at: 0, ...ship });
    scene.answer('repair', { row: 2, at: 0 });
    expect(scene.offers({ row: 2, at: 0, ...ship })).toBe(true);
  });
  it('AE-240 modules without a dock take neither ship nor energy', () => {
    const scene = home(2, (s) => {
      station(s, 0, 'ionWell');
      station(s, 0, 'landMinistry');
      give(s, 0, { energy: 3 });
    });
    scene.answer('activate', { row: 3, at: 0, ...ship });
    until(scene, 'activate');
    for (const where of [
      { row: 0, at: 1 },
      { row: 3, at: 1 },
    ]) {
      expect(scene.offers({ ...where, ...ship })).toBe(false);
      expect(scene.offers({ ...where, energy: true })).toBe(false);
    }
  });
  it('AE-241 game-end modules do nothing on a Return', () => {
    const scene = home(1, (s) => station(s, 0, 'landMinistry'));
    expect(scene.refusal({ row: 3, at: 1 })).toMatchObject({ reason: 'gameEnd', rule: 'AE-241' });
  });
  it('AE-242 science modules only through the Primary Reactor', () => {
    const scene = home(1, (s) => station(s, 0, 'filamentLoom'));
    expect(scene.refusal({ row: 0, at: 1 })).toMatchObject({ reason: 'reactorOnly', rule: 'AE-242' });
    scene.answer('activate', { row: 0, at: 0, ...ship });
    scene.answer('fire', 1);
    expect(player(scene).stock).toEqual([2, 0, 0, 1, 0]);
  });
  it('AE-243 AE-244 the reactor takes a ship, never energy: energy activates nothing in the science row', () => {
    const scene = home(1, (s) => {
      give(s, 0, { energy: 5 });
      station(s, 0, 'ionWell');
      s.players[0].faction = 8;
    });
    const science = scene.options().filter((o) => typeof o === 'object' && o !== null && 'row' in o && o.row === 0);
    expect(science).toEqual([{ row: 0, at: 0, ...ship }]);
  });
  it('AE-245 reactor: 2 energy, then each other undamaged science module once, in a chosen order', () => {
    const scene = home(1, (s) => {
      station(s, 0, 'ionWell');
      station(s, 0, 'filamentLoom');
      station(s, 0, 'patternArchive').damage = 1;
    });
    scene.answer('activate', { row: 0, at: 0, ...ship });
    expect(player(scene).stock[0]).toBe(2);
    expect(scene.options()).toEqual([1, 2, 'done']);
    scene.answer('fire', 2);
    expect(scene.options()).toEqual([1, 'done']);
    scene.answer('fire', 1);
    expect(player(scene).stock).toEqual([4, 0, 0, 1, 0]);
    expect(scene.asked).toBe('activate');
  });
  it('AE-246 a damaged reactor: no science module works', () => {
    const scene = home(1, (s) => {
      s.players[0].rows[0][0].damage = 1;
      station(s, 0, 'ionWell');
    });
    expect(scene.options().some((o) => typeof o === 'object' && o !== null && 'row' in o && o.row === 0)).toBe(false);
  });
  it('AE-247 Shipwright: build a ship at its cost, or repair', () => {
    const scene = home(1, (s) => give(s, 0, { titanium: 3 }));
    scene.answer('activate', { row: 1, at: 0, ...ship });
    scene.answer('chooseEffect', 0);
    scene.answer('buildShip', FIGHTER);
    expect(player(scene).ships[6]).toBe(-2);
    expect(player(scene).stock[1]).toBe(0);
    const repair = home(1);
    repair.answer('activate', { row: 1, at: 0, ...ship });
    expect(player(repair).vp).toBe(1);
  });
  it('AE-248 Treasury: 1 credit', () => {
    const scene = home(1);
    scene.answer('activate', { row: 2, at: 0, ...ship });
    expect(player(scene).stock).toEqual([0, 0, 0, 0, 1]);
  });
  it('AE-249 Architect: a tactics card, or a development at full cost', () => {
    const draw = home(1);
    draw.answer('activate', { row: 3, at: 0, ...ship });
    expect(player(draw).hand).toHaveLength(1);
    const build = home(1, (s) => {
      put(s, 0, TRANSPORT, SUPREMACY_PLANET);
      give(s, 0, { titanium: 3 });
    });
    build.answer('activate', { row: 3, at: 0, ...ship });
    build.answer('chooseEffect', 1);
    build.answer('buildDevelopment', SUPREMACY_PLANET);
    expect(build.state.owner[SUPREMACY_PLANET]).toBe(0);
  });
  it("AE-250 the Architect's transport must still be on its planet", () => {
    const scene = home(0, (s) => {
      put(s, 0, TRANSPORT, SUPREMACY_PLANET);
      put(s, 0, TRANSPORT, SUPREMACY_PLANET);
      give(s, 0, { titanium: 3 });
    });
    scene.answer('activate', { row: 2, at: 0, ship: TRANSPORT, from: SUPREMACY_PLANET });
    scene.answer('activate', { row: 3, at: 0, ship: TRANSPORT, from: SUPREMACY_PLANET });
    expect(scene.asked).toBe('activate');
    expect(player(scene).hand).toHaveLength(1);
  });
  it('AE-251 a ship built during the Return goes to the bay and activates nothing this turn', () => {
    const scene = home(1, (s) => give(s, 0, { titanium: 3 }));
    scene.answer('activate', { row: 1, at: 0, ...ship });
    scene.answer('chooseEffect', 0);
    scene.answer('buildShip', FIGHTER);
    expect(scene.options()).toEqual(['done']);
  });
  it('AE-252 a module gained during step 1 may be activated in it', () => {
    const scene = home(2, (s) => {
      s.players[0].cards[3] = 1;
      s.market[8] = s.moduleDeck[2].splice(s.moduleDeck[2].indexOf(toll()), 1)[0];
    });
    scene.answer('activate', { row: 3, at: 0, ...ship });
    scene.answer('activate', free('development', { development: 3 }));
    scene.answer('chooseModule', 8);
    expect(scene.offers({ row: 2, at: 1, ...ship })).toBe(true);
  });
  it('AE-253 a module with an empty input slot cannot be activated', () => {
    const scene = home(1, (s) => {
      station(s, 0, 'supplier');
      give(s, 0, { nanocarbon: 2 });
      claimed(s, 0, 'sciencePlain');
    });
    expect(scene.offers({ row: 2, at: 1, ...ship })).toBe(false);
    expect(scene.refusal({ row: 2, at: 1 })).toMatchObject({ reason: 'emptyInput', rule: 'AE-253' });
    scene.answer('activate', free('slot', { moon: moon('sciencePlain'), row: 2, at: 1 }));
    expect(scene.offers({ row: 2, at: 1, ...ship })).toBe(true);
  });
  it('AE-254 a printed action is resolved once; what cannot be paid gives nothing', () => {
    const scene = home(1, (s) => station(s, 0, 'bondHouse'));
    scene.answer('activate', { row: 2, at: 1, ...ship });
    expect(scene.asked).toBe('activate');
    expect(player(scene).vp).toBe(0);
    const rich = home(1, (s) => {
      station(s, 0, 'bondHouse');
      give(s, 0, { credits: 3 });
    });
    rich.answer('activate', { row: 2, at: 1, ...ship });
    rich.answer('exchange', 'pay');
    expect(player(rich).vp).toBe(3);
    expect(rich.asked).toBe('activate');
  });
  it('AE-255 energy gained in step 1 may be used in it', () => {
    const scene = home(2, (s) => station(s, 0, 'tollGate'));
    scene.answer('activate', { row: 2, at: 0, ...ship });
    expect(scene.offers({ row: 2, at: 1, energy: true })).toBe(false);
    scene.answer('activate', { row: 0, at: 0, ...ship });
    expect(scene.offers({ row: 2, at: 1, energy: true })).toBe(true);
  });
  it('AE-256 AE-257 all ships return from modules, board and both Scrapyard areas; none may stay', () => {
    const scene = home(2, (s) => {
      s.players[0].ships[2] = SCRAPYARD;
      s.players[0].ships[3] = BARGE;
      put(s, 0, FIGHTER, 20);
    });
    scene.answer('activate', scene.options().find((o) => typeof o === 'object' && o !== null && 'row' in o && o.row === 2) ?? 'done');
    expect(player(scene).ships).toContain(DOCKED);
    scene.answer('activate', 'done');
    expect(player(scene).ships).toEqual([-2, -2, -2, -2, -1, -1, -2, -1, -1]);
  });
  it("AE-258 damage is removed from the ships' shields in step 2", () => {
    const scene = home(1, (s) => {
      s.players[0].shieldDamage[3] = 1;
    });
    expect(player(scene).shieldDamage[3]).toBe(1);
    scene.answer('activate', 'done');
    expect(player(scene).shieldDamage).toEqual([0, 0, 0, 0]);
  });
  it('AE-259 transports inside developments do not return', () => {
    const scene = home(1, (s) => {
      s.players[0].ships[5] = SETTLED;
    });
    scene.answer('activate', 'done');
    expect(player(scene).ships[5]).toBe(SETTLED);
  });
  it('AE-260 energy placed on modules goes back to the supply', () => {
    const scene = home(1, (s) => {
      station(s, 0, 'iceExchange');
      give(s, 0, { energy: 2 });
    });
    scene.answer('activate', { row: 2, at: 0, ...ship });
    scene.answer('activate', { row: 2, at: 1, energy: true });
    until(scene, 'activate');
    scene.answer('activate', 'done');
    until(scene);
    expect(player(scene).stock[0]).toBe(1);
    expect(
      player(scene)
        .rows.flat()
        .every((m) => m.used === 0),
    ).toBe(true);
  });
  it('AE-261 sustain cards in play are discarded', () => {
    const scene = home(1, (s) => {
      hand(s, 0, 'longRangeBurn');
      s.players[0].sustained.push(...s.players[0].hand.splice(0));
    });
    scene.answer('activate', 'done');
    expect(player(scene).sustained).toEqual([]);
    expect(scene.state.tacticsDiscard).toEqual([card('longRangeBurn')]);
  });
  it('AE-262 unspent energy is kept', () => {
    const scene = home(1, (s) => give(s, 0, { energy: 6 }));
    scene.answer('activate', 'done');
    until(scene);
    expect(player(scene).stock[0]).toBe(6);
  });
  it('AE-263 leaders and bonus resources are collected before the ship is lifted off', () => {
    const scene = home(0, (s) => {
      put(s, 0, TRANSPORT, 19);
      s.bonus[19 * 6 + 2] = 1;
    });
    expect(scene.offers(free('recruit', { cell: 19 }))).toBe(true);
    expect(scene.offers(free('collect', { cell: 19, resource: 2 }))).toBe(true);
    scene.answer('activate', { row: 2, at: 0, ship: TRANSPORT, from: 19 });
    expect(scene.offers(free('recruit', { cell: 19 }))).toBe(false);
    expect(scene.offers(free('collect', { cell: 19, resource: 2 }))).toBe(false);
  });
  it('AE-264 example: one ship on the reactor activates all undamaged science modules', () => {
    const scene = home(1, (s) => {
      station(s, 0, 'ionWell');
      station(s, 0, 'ionWell');
      station(s, 0, 'patternArchive');
    });
    scene.answer('activate', { row: 0, at: 0, ...ship });
    for (const at of [1, 2, 3]) scene.answer('fire', at);
    expect(player(scene).stock[0]).toBe(6);
    expect(player(scene).hand).toHaveLength(1);
  });
  it('AE-265 example: a Supplier with an empty slot and a damaged Index Extractor cannot be activated', () => {
    const scene = home(2, (s) => {
      station(s, 0, 'supplier');
      station(s, 0, 'indexExtractor').damage = 1;
    });
    expect(scene.refusal({ row: 2, at: 1 })).toMatchObject({ reason: 'emptyInput' });
    expect(scene.refusal({ row: 2, at: 2 })).toMatchObject({ reason: 'damaged' });
    expect(scene.offers({ row: 2, at: 1, ...ship })).toBe(false);
    expect(scene.offers({ row: 2, at: 2, ...ship })).toBe(false);
  });
  it('AE-363 the price of an input moon is paid on activation', () => {
    const scene = home(1, (s) => {
      station(s, 0, 'supplier').moon = takeMoon(s, 'sciencePlain');
      give(s, 0, { nanocarbon: 1 });
    });
    scene.answer('activate', { row: 2, at: 1, ...ship });
    expect(player(scene).stock).toEqual([0, 0, 0, 0, 1]);
    expect(player(scene).hand).toHaveLength(1);
  });
});

function toll(): number {
  const state = table();
  return station(state, 0, 'tollGate').id;
}
