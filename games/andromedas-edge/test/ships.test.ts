import { isInterjection } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { diceOf, newBattle, targetingOf } from '../battle-state.ts';
import { ATTACK, JUMP, POPULATE, VOYAGE } from '../catalogue.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { shipCost } from '../prices.ts';
import { hasAbility, rangeOf, specOf } from '../queries.ts';
import { moveShips } from '../rules/map-effects.ts';
import { advance } from '../rules/tracks.ts';
import { upgradeShip } from '../rules/upgrades.ts';
import { BAY, UNBUILT } from '../state.ts';
import {
  COMMERCE_PLANET,
  CRUISER,
  card,
  carryOut,
  events,
  FIGHTER,
  free,
  game,
  give,
  hand,
  launchTo,
  look,
  onward,
  play,
  player,
  put,
  SCIENCE_VESSEL,
  SHIPYARD_CELL,
  SUPREMACY_PLANET,
  station,
  TRANSPORT,
  table,
  until,
  upgrade,
} from './table.ts';

const upgradeTo = (state: ReturnType<typeof table>, ship: number, id: string) => {
  state.players[0].neutral[ship] = upgrade(id);
  const scene = carryOut(state, upgradeShip, {});
  scene.answer('upgrade', { ship, own: false });
  return scene;
};

describe('ships', () => {
  it('AE-313 AE-314 transport, fighter, science vessel and heavy cruiser, each with cost, range, weapons, shields and abilities', () => {
    const { players } = table();
    const printed = [0, 1, 2, 3].map((ship) => {
      const { range, weapons, shields, abilities } = specOf(players[0], ship);
      return [shipCost(players[0], ship, 0)[1], range, weapons, shields, ...abilities];
    });
    expect(printed).toEqual([
      [2, 1, 1, 0, 'populate'],
      [3, 2, 2, 0, 'attack'],
      [3, 3, 1, 0, 'voyage'],
      [4, 1, 3, 1, 'jump'],
    ]);
  });
  it('AE-315 a built ship waits in the Launch Bay', () => {
    const state = table();
    give(state, 0, { titanium: 3 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, SHIPYARD_CELL));
    scene.answer('chooseEffect', 0);
    scene.answer('buildShip', FIGHTER);
    expect(player(scene).ships[6]).toBe(BAY);
  });
  it('AE-316 AE-319 three more transports and one of each other can be built, then none', () => {
    const state = table();
    give(state, 0, { titanium: 20 });
    for (let i = 0; i < 3; i++) put(state, 0, TRANSPORT, 20);
    const counts = [0, 0, 0, 0];
    for (let ship = 0; ship < 4; ship++) {
      for (;;) {
        const scene = play(structuredClone(state));
        scene.answer('takeTurn', 'return');
        scene.answer('activate', { row: 1, at: 0, ship: TRANSPORT, from: 20 });
        scene.answer('chooseEffect', 0);
        if (!scene.offers(ship)) {
          expect(scene.refusal(ship)).toMatchObject({ reason: 'noneLeft', rule: 'AE-319' });
          break;
        }
        counts[ship]++;
        const unbuilt = state.players[0].ships.findIndex((at, i) => at === UNBUILT && (ship === 0 ? i < 6 : i === 5 + ship));
        state.players[0].ships[unbuilt] = BAY;
        if (counts.every((n, i) => n === [3, 1, 1, 1][i])) break;
      }
    }
    expect(counts).toEqual([3, 1, 1, 1]);
  });
  it('AE-317 ships come from the Shipyard, the Shipwright, upgrades and effects that say so', () => {
    const upgraded = upgradeTo(table(), FIGHTER, 'raptorWing');
    expect(player(upgraded).ships[6]).toBe(BAY);
    const keel = table();
    station(keel, 0, 'keelWorks');
    put(keel, 0, TRANSPORT, 20);
    give(keel, 0, { titanium: 2 });
    const scene = play(keel);
    scene.answer('takeTurn', 'return');
    scene.answer('activate', { row: 1, at: 1, ship: TRANSPORT, from: 20 });
    expect(scene.asked).toBe('buildShip');
  });
  it('AE-318 building costs what is printed unless the effect is free', () => {
    for (const [ship, cost] of [
      [TRANSPORT, 2],
      [FIGHTER, 3],
      [SCIENCE_VESSEL, 3],
      [CRUISER, 4],
    ]) {
      const state = table();
      give(state, 0, { titanium: 5 });
      const scene = play(state);
      scene.answer('takeTurn', launchTo(TRANSPORT, SHIPYARD_CELL));
      scene.answer('chooseEffect', 0);
      scene.answer('buildShip', ship);
      expect(player(scene).stock[1]).toBe(5 - cost);
    }
    expect(player(upgradeTo(table(), CRUISER, 'dreadnought')).stock[1]).toBe(0);
  });
  it('AE-320 range limits the Launch and the move to join a battle', () => {
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    put(state, 0, TRANSPORT, 20);
    put(state, 1, TRANSPORT, 15);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, 15));
    until(scene, 'escalate');
    expect(scene.options().slice(0, 3)).toEqual([{ ship: TRANSPORT, from: COMMERCE_PLANET }, { ship: TRANSPORT, from: 20 }, 'done']);
    const far = table();
    put(far, 0, TRANSPORT, COMMERCE_PLANET);
    put(far, 0, TRANSPORT, 6);
    put(far, 1, TRANSPORT, 15);
    const other = play(far);
    other.answer('takeTurn', launchTo(TRANSPORT, 15));
    onward(other);
    expect(other.options().filter((o) => o !== 'done' && !isInterjection(o))).toEqual([{ ship: TRANSPORT, from: COMMERCE_PLANET }]);
  });
  it('AE-321 the weapons value is the number of dice in battle', () => {
    const state = table();
    for (const [ship, dice] of [
      [TRANSPORT, 1],
      [FIGHTER, 2],
      [CRUISER, 3],
    ]) {
      const fresh = structuredClone(state);
      put(fresh, 0, ship, COMMERCE_PLANET);
      fresh.battle = newBattle(fresh, COMMERCE_PLANET);
      expect(diceOf(fresh, 0)).toBe(dice);
    }
  });
  it('AE-322 shields keep a ship from the Scrapyard', () => {
    const state = table();
    put(state, 0, CRUISER, 14);
    put(state, 0, TRANSPORT, 15);
    state.raiders[4] = COMMERCE_PLANET;
    const scene = play(state, 0, [1, 1, 1, 1, 5, 5, 5]);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    onward(scene);
    scene.answer('escalate', { ship: CRUISER, from: 14 });
    scene.answer('escalate', 'done');
    until(scene);
    if (events(scene, 'battleDecided').some((e) => e.type === 'battleDecided' && e.losers.includes(0))) {
      expect(player(scene).ships[8]).toBe(COMMERCE_PLANET);
      expect(player(scene).shieldDamage[CRUISER]).toBe(1);
    } else throw new Error('the raider was to win');
  });
  it('AE-326 the science vessel has Voyage, the fighter Attack (AE-G19)', () => {
    const [first] = table().players;
    expect([0, 1, 2, 3].map((ship) => [POPULATE, ATTACK, VOYAGE, JUMP].map((bit) => hasAbility(first, ship, bit)))).toEqual([
      [true, false, false, false],
      [false, true, false, false],
      [false, false, true, false],
      [false, false, false, true],
    ]);
  });
});

describe('ship abilities', () => {
  it('AE-327 Targeting X raises the value for all dice while the ship is in the battle, to at most 5', () => {
    const state = table();
    state.players[0].placed[SCIENCE_VESSEL] = upgrade('oracleScope');
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    state.battle = newBattle(state, COMMERCE_PLANET);
    expect(targetingOf(state, 0)).toBe(1);
    put(state, 0, SCIENCE_VESSEL, COMMERCE_PLANET);
    expect(targetingOf(state, 0)).toBe(4);
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    expect(targetingOf(state, 0)).toBe(5);
  });
  it.each([0, 1])('AE-328 Voyage: seat %i enters nebulae when launching, moving or joining a battle', (seat) => {
    for (const [ship, enters] of [
      [TRANSPORT, false],
      [FIGHTER, false],
      [SCIENCE_VESSEL, true],
      [CRUISER, false],
    ] as const) {
      const launching = table();
      if (ship !== TRANSPORT) put(launching, seat, ship, BAY);
      put(launching, seat, TRANSPORT, 8);
      expect([ship, look(launching, seat).offers(launchTo(ship, 2))]).toEqual([ship, enters]);
      if (!enters) expect(look(launching, seat).refusal(launchTo(ship, 2))).toMatchObject({ reason: 'voyage', rule: 'AE-141' });
      // The first ship of all as well.
      const first = table();
      if (ship !== TRANSPORT) put(first, seat, ship, BAY);
      expect([ship, look(first, seat).offers(launchTo(ship, 2)), look(first, seat).offers(launchTo(ship, 8))]).toEqual([
        ship,
        enters,
        true,
      ]);
      const moving = table();
      put(moving, seat, ship, 8);
      hand(moving, seat, 'slipstream');
      const moved = play(moving, seat);
      moved.answer('takeTurn', free('play', { card: card('slipstream') }));
      expect([ship, moved.offers({ ship, from: 8, to: 2 }), moved.offers({ ship, from: 8, to: 7 })]).toEqual([ship, enters, true]);
      // The other launches into a nebula where raiders are: what stands beside it may join if it has Voyage, and is not asked otherwise.
      const joining = table();
      joining.raiders[0] = 2;
      put(joining, 1 - seat, SCIENCE_VESSEL, BAY);
      put(joining, 1 - seat, TRANSPORT, 9);
      put(joining, seat, ship, 8);
      // Not even a Jump takes it there.
      if (ship === CRUISER) give(joining, seat, { energy: 2 });
      const battle = play(joining, 1 - seat);
      battle.answer('takeTurn', launchTo(SCIENCE_VESSEL, 2));
      until(battle, 'escalate', 'tacticalOperations', 'endTurn');
      const joins = [
        { ship, from: 8 },
        { ship, from: 8, jump: true },
      ].some((way) => battle.asked === 'escalate' && battle.offers(way));
      expect([ship, joins]).toEqual([ship, enters]);
      expect(events(battle, 'battleBegan')).toEqual([{ type: 'battleBegan', at: 2 }]);
      if (!enters) continue;
      battle.answer('escalate', { ship, from: 8 });
      expect(events(battle, 'escalated')).toEqual([{ type: 'escalated', seat, ship, from: 8, jump: false }]);
    }
    // A tile that adds Voyage, and a card that lends it: to its owner alone.
    const tile = table();
    for (const any of [0, 1]) put(tile, any, TRANSPORT, 8);
    tile.players[seat].placed[TRANSPORT] = upgrade('pathfinderArk');
    expect([seat, 1 - seat].map((any) => look(tile, any).offers(launchTo(TRANSPORT, 2)))).toEqual([true, false]);
    tile.raiders[0] = 2;
    put(tile, 1 - seat, SCIENCE_VESSEL, BAY);
    const joined = play(tile, 1 - seat);
    joined.answer('takeTurn', launchTo(SCIENCE_VESSEL, 2));
    until(joined, 'escalate');
    expect([joined.ask().seat, joined.options()]).toEqual([seat, [{ ship: TRANSPORT, from: 8 }, 'done']]);
    const lent = table();
    for (const any of [0, 1]) put(lent, any, TRANSPORT, 8);
    lent.players[seat].sustained.push(card('nebulaPilots'));
    expect([seat, 1 - seat].map((any) => look(lent, any).offers(launchTo(TRANSPORT, 2)))).toEqual([true, false]);
  });
  it('AE-329 Attack: a first Launch to an occupied region', () => {
    const state = table();
    put(state, 0, FIGHTER, BAY);
    put(state, 1, TRANSPORT, 14);
    expect(play(state).offers(launchTo(FIGHTER, 14))).toBe(true);
  });
  it('AE-330 Attack permits neither a nebula without Voyage nor an unusable base', () => {
    const state = table();
    put(state, 0, FIGHTER, BAY);
    state.raiders[0] = 3;
    put(state, 1, TRANSPORT, 7);
    const scene = play(state);
    expect(scene.offers(launchTo(FIGHTER, 3))).toBe(false);
    expect(scene.offers(launchTo(FIGHTER, 7))).toBe(false);
  });
  it('AE-332 and where a card moves them', () => {
    const state = table();
    put(state, 1, CRUISER, 23);
    give(state, 1, { energy: 1 });
    const scene = carryOut(state, moveShips, { ships: 2, range: 1 }, 1);
    scene.answer('moveShip', { ship: CRUISER, from: 23, to: COMMERCE_PLANET, jump: true }, 1);
    expect(player(scene, 1).stock[0]).toBe(0);
  });
  it('AE-331 AE-332 Jump costs 1 energy for each ship and each move', () => {
    const state = table();
    put(state, 0, CRUISER, 23);
    put(state, 0, TRANSPORT, 14);
    put(state, 1, TRANSPORT, COMMERCE_PLANET);
    give(state, 0, { energy: 3 });
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, COMMERCE_PLANET));
    until(scene, 'escalate');
    scene.answer('escalate', { ship: CRUISER, from: 23, jump: true });
    expect(player(scene).stock[0]).toBe(2);
    expect(player(scene).ships[8]).toBe(COMMERCE_PLANET);
    const launch = table();
    put(launch, 0, TRANSPORT, 14);
    put(launch, 0, CRUISER, BAY);
    give(launch, 0, { energy: 3 });
    const jump = play(launch);
    jump.answer('takeTurn', { launch: CRUISER, to: 23, jump: true });
    expect(player(jump).stock[0]).toBe(2);
  });
  it('AE-333 Populate is on transports only', () => {
    for (const tile of UPGRADES) expect((tile.abilities as readonly string[]).includes('populate')).toBe(tile.ship === 0);
    const state = table();
    put(state, 0, FIGHTER, SUPREMACY_PLANET);
    give(state, 0, { titanium: 3 });
    expect(play(state).offers(launchTo(TRANSPORT, 13))).toBe(false);
  });
  it('AE-334 custom abilities are defined on upgrade tiles', () => {
    expect(UPGRADES.some((tile) => tile.custom !== undefined)).toBe(true);
    const state = table();
    state.players[0].placed[SCIENCE_VESSEL] = upgrade('surveyCorvette');
    put(state, 0, SCIENCE_VESSEL, BAY);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(SCIENCE_VESSEL, 3));
    until(scene, 'endTurn');
    expect(events(scene, 'abilityUsed')[0]).toMatchObject({ source: 'upgrade', id: upgrade('surveyCorvette') });
  });
  it('AE-335 raiders draw on the same abilities; Swarm is for class S', () => {
    const state = table();
    state.raiders[0] = COMMERCE_PLANET;
    state.raiders[1] = COMMERCE_PLANET;
    state.battle = newBattle(state, COMMERCE_PLANET);
    expect(targetingOf(state, 2)).toBe(2);
    expect(diceOf(state, 2)).toBe(2);
  });
});

describe('ship upgrades', () => {
  it('AE-336 an unplaced tile goes on the matching space', () => {
    const scene = upgradeTo(table(), FIGHTER, 'raptorWing');
    expect(player(scene).placed[FIGHTER]).toBe(upgrade('raptorWing'));
    expect(game.view(scene.position, 1).table.players[0].placed[FIGHTER]).toBe(upgrade('raptorWing'));
  });
  it('AE-337 its values replace the base values for all ships of the type at once, wherever they are', () => {
    const state = table();
    put(state, 0, TRANSPORT, COMMERCE_PLANET);
    const scene = upgradeTo(state, TRANSPORT, 'sprintHull');
    expect(rangeOf(player(scene), TRANSPORT)).toBe(2);
    expect(play(scene.state).offers(launchTo(TRANSPORT, 20))).toBe(true);
  });
  it('AE-338 with an unbuilt ship of the type one is built for nothing, automatically', () => {
    const scene = upgradeTo(table(), CRUISER, 'dreadnought');
    expect(player(scene).ships[8]).toBe(BAY);
    const state = table();
    put(state, 0, CRUISER, 20);
    expect(player(upgradeTo(state, CRUISER, 'dreadnought')).ships[8]).toBe(20);
  });
  it('AE-339 AE-340 each type once, also with two tiles for it', () => {
    const state = table();
    state.players[0].faction = 0;
    const scene = carryOut(state, upgradeShip, {});
    expect(scene.options()).toEqual([
      { ship: 0, own: false },
      { ship: 1, own: false },
      { ship: 1, own: true },
      { ship: 2, own: false },
      { ship: 3, own: false },
    ]);
    scene.answer('upgrade', { ship: 1, own: true });
    expect(player(scene).placed[1]).toBe(upgrade('remnantFighter'));
    expect(
      carryOut(scene.state, upgradeShip, {})
        .options()
        .some((o) => typeof o === 'object' && o !== null && 'ship' in o && o.ship === 1),
    ).toBe(false);
  });
  it('AE-341 with all four upgraded further upgrades do nothing', () => {
    const state = table();
    state.players[0].placed = [0, 4, 8, 12];
    const scene = carryOut(state, upgradeShip, {});
    expect(scene.over).toBe(true);
    expect(player(scene).placed).toEqual([0, 4, 8, 12]);
  });
  it('AE-342 upgrades come from the industry track, and from other sources', async () => {
    const state = table();
    state.players[0].tracks[1] = 3;
    expect(carryOut(state, advance, { track: 1, spaces: 1 }).asked).toBe('upgrade');
    const { DISCOVERIES } = await import('../content/tokens.ts');
    expect(DISCOVERIES.some((t) => t.effects.some((e) => e.kind === 'upgrade'))).toBe(true);
  });
  it('AE-343 from a track space the upgrade is placed at once, without a way out', () => {
    const state = table();
    state.players[0].tracks[1] = 3;
    const scene = carryOut(state, advance, { track: 1, spaces: 1 });
    expect(scene.options().every((o) => typeof o === 'object' && o !== null && 'ship' in o)).toBe(true);
  });
  it("AE-344 shield damage carries over, up to the new tile's shields", () => {
    const state = table();
    put(state, 0, CRUISER, 20);
    state.players[0].shieldDamage[CRUISER] = 1;
    expect(player(upgradeTo(state, CRUISER, 'aegisCarrier')).shieldDamage[CRUISER]).toBe(1);
    const other = table();
    put(other, 0, CRUISER, 20);
    other.players[0].placed[CRUISER] = -1;
    other.players[0].shieldDamage[FIGHTER] = 2;
    put(other, 0, FIGHTER, 20);
    expect(player(upgradeTo(other, FIGHTER, 'raptorWing')).shieldDamage[FIGHTER]).toBe(0);
  });
});
