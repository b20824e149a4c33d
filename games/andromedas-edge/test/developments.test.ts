import { describe, expect, it } from 'vitest';
import { diceOf, newBattle } from '../battle-state.ts';
import { PLANETS } from '../content/planets.ts';
import { count } from '../counts.ts';
import { leadersAround, occupied } from '../queries.ts';
import { develop } from '../rules/developments.ts';
import { BARGE, BAY, clone, SCRAPYARD, SETTLED, UNBUILT } from '../state.ts';
import {
  CIVILIZATION_PLANET,
  COMMERCE_PLANET,
  card,
  carryOut,
  events,
  FIGHTER,
  free,
  game,
  give,
  hand,
  INDUSTRY_PLANET,
  launchTo,
  look,
  OFFICE,
  play,
  player,
  put,
  SCIENCE_PLANET,
  SUPREMACY_PLANET,
  TRANSPORT,
  table,
  until,
} from './table.ts';

/** A transport on a planet, all resources and leaders at hand. */
const rich = (cell: number, set: (state: ReturnType<typeof table>) => void = () => undefined) => {
  const state = table();
  put(state, 0, TRANSPORT, cell);
  give(state, 0, { titanium: 5, ice: 5, nanocarbon: 5 });
  state.players[0].leaders = 9;
  for (const player of state.players) player.abroad.fill(0);
  set(state);
  return state;
};
const built = (cell: number, set: (state: ReturnType<typeof table>) => void = () => undefined) => {
  const scene = carryOut(rich(cell, set), develop, { discount: 0, must: false });
  scene.answer('buildDevelopment', cell);
  return until(scene);
};

describe('building developments', () => {
  it('AE-382 observatory, factory, spaceport, city and obelisk belong to the five tracks', () => {
    for (const [cell, track] of [
      [SCIENCE_PLANET, 0],
      [INDUSTRY_PLANET, 1],
      [COMMERCE_PLANET, 2],
      [CIVILIZATION_PLANET, 3],
      [SUPREMACY_PLANET, 4],
    ]) {
      const scene = built(cell);
      expect(player(scene).tracks[track]).toBe(1);
      expect(player(scene).cards[track]).toBe(1);
    }
  });
  it('AE-383 a planet allows only the type printed on it', () => {
    const scene = built(INDUSTRY_PLANET);
    expect(events(scene, 'developmentBuilt')[0]).toMatchObject({ development: 1, at: INDUSTRY_PLANET });
    expect(player(scene).cards).toEqual([0, 1, 0, 0, 0]);
  });
  it('AE-384 a planet holds at most one development, whoever built it', () => {
    const state = rich(INDUSTRY_PLANET, (s) => {
      s.owner[INDUSTRY_PLANET] = 1;
    });
    expect(carryOut(state, develop, { discount: 0, must: false }).over).toBe(true);
  });
  it('AE-385 at most three of each type: there are three planets of it', () => {
    for (const planet of PLANETS) expect(planet.tiles).toBe(3);
    const state = table();
    const factories = [...state.tile.keys()].filter((cell) => state.tile[cell] === 1);
    expect(factories).toHaveLength(3);
    const full = rich(SCIENCE_PLANET, (s) => {
      for (const [n, cell] of factories.entries()) {
        s.owner[cell] = n % 2;
        s.players[0].ships[n] = cell;
      }
    });
    put(full, 0, FIGHTER, 14);
    expect(carryOut(clone(full), develop, { discount: 0, must: false }).over).toBe(true);
    full.owner[factories[2]] = -1;
    expect(carryOut(full, develop, { discount: 0, must: false }).options()).toEqual([factories[2], 'none']);
  });
  it('AE-386 a transport of yours must be on the planet', () => {
    const state = rich(INDUSTRY_PLANET);
    put(state, 0, FIGHTER, SCIENCE_PLANET);
    put(state, 1, TRANSPORT, SUPREMACY_PLANET);
    const scene = carryOut(state, develop, { discount: 0, must: false });
    expect(scene.options()).toEqual([INDUSTRY_PLANET, 'none']);
    expect(scene.refusal(SCIENCE_PLANET)).toMatchObject({ reason: 'noTransport', rule: 'AE-386' });
  });
  it('AE-387 the leaders must be in the station', () => {
    const state = rich(CIVILIZATION_PLANET, (s) => {
      s.players[0].leaders = 2;
    });
    put(state, 0, TRANSPORT, SUPREMACY_PLANET);
    const scene = carryOut(state, develop, { discount: 0, must: false });
    expect(scene.options()).toEqual([SUPREMACY_PLANET, 'none']);
    expect(scene.refusal(CIVILIZATION_PLANET)).toMatchObject({ reason: 'leaders', rule: 'AE-387', args: { missing: 1 } });
  });
  it("AE-388 the planet's resource cost must be there", () => {
    const state = rich(INDUSTRY_PLANET, (s) => {
      s.players[0].stock[1] = 2;
    });
    put(state, 0, TRANSPORT, SUPREMACY_PLANET);
    const scene = carryOut(state, develop, { discount: 0, must: false });
    expect(scene.options()).toEqual([SUPREMACY_PLANET, 'none']);
    expect(scene.refusal(INDUSTRY_PLANET)).toMatchObject({
      reason: 'cannotPay',
      rule: 'AE-388',
      args: { missing: [0, 1, 0, 0, 0, 0, 0, 0] },
    });
  });
  it('AE-389 the number of leaders depends only on the type', () => {
    for (const cell of [CIVILIZATION_PLANET, 14, 22]) expect(player(built(cell)).leaders).toBe(6);
    for (const cell of [INDUSTRY_PLANET, 18, 23]) expect(player(built(cell)).leaders).toBe(7);
  });
  it('AE-392 resources are paid and leaders leave the game', () => {
    const scene = built(INDUSTRY_PLANET);
    expect(player(scene).stock[1]).toBe(2);
    expect(player(scene).leaders).toBe(7);
    expect(player(scene).assigned).toBe(2);
  });
  it('AE-393 the tile goes on the transport on the planet', () => {
    const scene = built(INDUSTRY_PLANET);
    expect(scene.state.owner[INDUSTRY_PLANET]).toBe(0);
    expect(player(scene).ships).toContain(SETTLED);
    expect(player(scene).ships).not.toContain(INDUSTRY_PLANET);
  });
  it('AE-393 whoever builds owns it, in whosever turn', () => {
    for (const seat of [0, 1]) {
      const state = table();
      put(state, seat, TRANSPORT, INDUSTRY_PLANET);
      give(state, seat, { titanium: 3 });
      state.players[seat].leaders = 2;
      const scene = carryOut(state, develop, { discount: 0, must: false }, seat);
      scene.answer('buildDevelopment', INDUSTRY_PLANET, seat);
      expect([scene.state.active, scene.state.owner[INDUSTRY_PLANET]]).toEqual([0, seat]);
    }
  });
  it('AE-394 a card face up, an advance of 1 and the score', () => {
    const scene = built(INDUSTRY_PLANET);
    expect(player(scene).cards[1]).toBe(1);
    expect(player(scene).tracks[1]).toBe(1);
    expect(player(scene).vp).toBe(2);
  });
  it('AE-395 any planet with an own transport, not only the active region', () => {
    const state = rich(SUPREMACY_PLANET);
    const scene = play(state);
    scene.answer('takeTurn', launchTo(TRANSPORT, OFFICE));
    expect(scene.state.region).toBe(OFFICE);
    expect(scene.offers(SUPREMACY_PLANET)).toBe(true);
  });
  it('AE-396 assigned leaders never come back', () => {
    const scene = built(INDUSTRY_PLANET, (s) => put(s, 0, TRANSPORT, INDUSTRY_PLANET));
    const next = play(scene.state);
    expect(next.offers(free('recruit', { cell: INDUSTRY_PLANET }))).toBe(false);
    expect(player(next).assigned).toBe(2);
  });
  it('AE-397 the tile shows its number of leaders, which counts for scoring', () => {
    const scene = built(INDUSTRY_PLANET);
    expect(leadersAround(scene.state, 9)).toBe(2);
    expect(events(scene, 'developmentBuilt')[0]).toMatchObject({ leaders: 2 });
  });
  it('AE-398 the transport is lost for good', () => {
    const scene = built(INDUSTRY_PLANET, (state) => put(state, 0, TRANSPORT, 20));
    const settled = player(scene).ships.indexOf(SETTLED);
    const home = play(scene.state);
    home.answer('takeTurn', 'return');
    home.answer('activate', 'done');
    until(home);
    expect(player(home).ships[settled]).toBe(SETTLED);
    expect(
      player(home)
        .ships.slice(0, 6)
        .filter((at) => at === UNBUILT),
    ).toHaveLength(3);
  });
  it('AE-399 it is no ship any more: no origin, no recruiting, no occupation, no weapons', () => {
    const { state } = built(INDUSTRY_PLANET, (before) => {
      before.players[0].abroad[INDUSTRY_PLANET] = 1;
    });
    expect(occupied(state, INDUSTRY_PLANET)).toBe(false);
    expect(count(state, 0, 'shipsOnMap')).toBe(0);
    const next = play(state);
    expect(next.offers(launchTo(TRANSPORT, 23))).toBe(true);
    expect(next.offers(free('recruit', { cell: INDUSTRY_PLANET }))).toBe(false);
  });
  it('AE-400 AE-401 not with the last ship; unbuilt ships do not count', () => {
    const state = rich(INDUSTRY_PLANET);
    state.players[0].ships = [INDUSTRY_PLANET, SETTLED, SETTLED, UNBUILT, UNBUILT, UNBUILT, UNBUILT, UNBUILT, UNBUILT];
    const scene = carryOut(structuredClone(state), develop, { discount: 0, must: false });
    expect(scene.over).toBe(true);
    // Any other will do, wherever it is.
    for (const where of [BAY, SCRAPYARD, BARGE, COMMERCE_PLANET]) {
      const other = structuredClone(state);
      other.players[0].ships[6] = where;
      expect(carryOut(other, develop, { discount: 0, must: false }).offers(INDUSTRY_PLANET)).toBe(true);
    }
  });
  it('AE-402 a development stops nobody from launching there or activating', () => {
    const scene = built(INDUSTRY_PLANET);
    const other = play(scene.state, 1);
    other.answer('takeTurn', launchTo(TRANSPORT, INDUSTRY_PLANET));
    expect(player(other, 1).moons).toHaveLength(1);
  });
  it('AE-403 AE-648 +1 die in battles in its own and adjacent regions', () => {
    const { state } = built(COMMERCE_PLANET);
    for (const [region, dice] of [
      [COMMERCE_PLANET, 2],
      [14, 2],
      [20, 1],
    ]) {
      const fresh = structuredClone(state);
      put(fresh, 0, TRANSPORT, region);
      fresh.battle = newBattle(fresh, region);
      expect(diceOf(fresh, 0)).toBe(dice);
    }
  });
  it('AE-404 the card may be used at once or later, once', () => {
    const scene = built(SUPREMACY_PLANET);
    const now = play(scene.state);
    now.answer('takeTurn', free('development', { development: 4 }));
    expect(player(now).stock[0]).toBe(4);
    expect(now.offers(free('development', { development: 4 }))).toBe(false);
  });
  it('AE-405 several of one type give several cards, each usable once', () => {
    const first = built(SUPREMACY_PLANET, (state) => {
      put(state, 0, TRANSPORT, 20);
      state.players[0].leaders = 4;
      give(state, 0, { titanium: 3 });
    });
    expect(player(first).cards).toEqual([0, 0, 0, 0, 1]);
    const energy = player(first).stock[0];
    const second = carryOut(first.state, develop, { discount: 0, must: false });
    second.answer('buildDevelopment', 20);
    until(second);
    expect(player(second).cards).toEqual([0, 0, 0, 0, 2]);
    const scene = play(second.state);
    scene.answer('takeTurn', free('development', { development: 4 }));
    expect([player(scene).stock[0] - energy, player(scene).cards[4], player(scene).used[4]]).toEqual([4, 1, 1]);
    scene.answer('takeTurn', free('development', { development: 4 }));
    expect([player(scene).stock[0] - energy, player(scene).cards[4], player(scene).used[4]]).toEqual([8, 0, 2]);
    expect(scene.offers(free('development', { development: 4 }))).toBe(false);
    expect(events(scene, 'developmentCardUsed')).toHaveLength(2);
  });
  it.each([0, 1])('AE-405 seat %i builds two obelisks, or two spaceports, and uses both cards, one after the other', (seat) => {
    for (const [type, first, second] of [
      [4, SUPREMACY_PLANET, 20],
      [2, COMMERCE_PLANET, 15],
    ]) {
      const state = table();
      for (const cell of [first, second]) put(state, seat, TRANSPORT, cell);
      give(state, seat, { titanium: 9, ice: 9, nanocarbon: 9 });
      state.players[seat].leaders = 9;
      for (const any of state.players) any.abroad.fill(0);
      const one = carryOut(state, develop, { discount: 0, must: false }, seat);
      one.answer('buildDevelopment', first);
      const two = carryOut(until(one).state, develop, { discount: 0, must: false }, seat);
      two.answer('buildDevelopment', second);
      until(two);
      expect([player(two, seat).cards[type], player(two, 1 - seat).cards[type]]).toEqual([2, 0]);
      expect([player(two, seat).leaders, player(two, seat).assigned]).toEqual([7, 2]);
      const turn = play(two.state, seat);
      for (const left of [1, 0]) {
        turn.answer('takeTurn', free('development', { development: type }));
        until(turn, 'takeTurn');
        expect([player(turn, seat).cards[type], player(turn, seat).used[type]]).toEqual([left, 2 - left]);
      }
      expect(turn.offers(free('development', { development: type }))).toBe(false);
      const used = { type: 'developmentCardUsed', seat, development: type };
      expect(events(turn, 'developmentCardUsed')).toEqual([used, used]);
    }
  });
  it('AE-406 AE-646 observatory card: look secretly through the observatory stack and take one', () => {
    const state = table();
    state.players[0].cards[0] = 1;
    const scene = play(state);
    scene.answer('takeTurn', free('development', { development: 0 }));
    expect(scene.asked).toBe('chooseDiscovery');
    expect(scene.ask().args.stack).toBe(2);
    const wanted = scene.options()[3];
    expect(game.view(scene.position, 1).table.discovery[2]).toEqual([]);
    scene.answer('chooseDiscovery', wanted);
    expect(player(scene).discoveries).toEqual([wanted]);
    expect(scene.state.discovery[2]).toHaveLength(4);
  });
  it('AE-407 the discovery is kept face down', () => {
    const state = table();
    state.players[0].cards[0] = 1;
    const scene = play(state);
    scene.answer('takeTurn', free('development', { development: 0 }));
    scene.answer('chooseDiscovery', scene.options()[0]);
    const seen = game.view(scene.position, 1).table.players[0];
    expect(seen.discoveries).toEqual([]);
    expect(seen.discoveryCount).toBe(1);
  });
  it('AE-408 with an empty stack the card gives nothing, so it is not offered', () => {
    const state = table();
    state.players[0].cards[0] = 1;
    state.discovery[2] = [];
    expect(play(state).offers(free('development', { development: 0 }))).toBe(false);
  });
  it('AE-409 factory card: 2 repairs', () => {
    const state = table();
    state.players[0].cards[1] = 1;
    state.players[0].rows[0][0].damage = 1;
    const scene = play(state);
    scene.answer('takeTurn', free('development', { development: 1 }));
    scene.answer('repair', { row: 0, at: 0 });
    expect(player(scene).rows[0][0].damage).toBe(0);
    expect(player(scene).vp).toBe(1);
  });
  it('AE-410 spaceport card: any 2 resources for any 3', () => {
    const state = table();
    state.players[0].cards[2] = 1;
    expect(look(state).offers(free('development', { development: 2 }))).toBe(false);
    give(state, 0, { energy: 2 });
    const scene = play(state);
    scene.answer('takeTurn', free('development', { development: 2 }));
    for (const kind of [1, 2, 4]) scene.answer('gainKind', kind);
    expect(player(scene).stock).toEqual([0, 1, 1, 0, 1]);
  });
  it('AE-412 obelisk card: 4 energy', () => {
    const state = table();
    state.players[0].cards[4] = 1;
    const scene = play(state);
    scene.answer('takeTurn', free('development', { development: 4 }));
    expect(player(scene).stock[0]).toBe(4);
  });
});

describe('scoring developments', () => {
  it('AE-413 leaders on the planet and in all adjacent regions', () => {
    const scene = built(INDUSTRY_PLANET, (s) => {
      s.players[0].abroad[9] = 1;
      s.players[0].abroad[INDUSTRY_PLANET] = 1;
      s.players[0].abroad[20] = 3;
    });
    expect(player(scene).vp).toBe(2 + 2);
  });
  it('AE-414 leaders of all players count', () => {
    expect(
      player(
        built(INDUSTRY_PLANET, (s) => {
          s.players[1].abroad[9] = 2;
        }),
      ).vp,
    ).toBe(4);
  });
  it('AE-415 unrecruited ones on nebulae and bases too', () => {
    const scene = built(INDUSTRY_PLANET, (s) => {
      s.players[1].abroad[4] = 2;
      s.players[0].abroad[16] = 1;
    });
    expect(player(scene).vp).toBe(5);
  });
  it('AE-416 the leaders printed on the new development count', () => {
    expect(player(built(CIVILIZATION_PLANET)).vp).toBe(3);
  });
  it('AE-417 and those on adjacent developments of any player', () => {
    expect(
      player(
        built(INDUSTRY_PLANET, (s) => {
          s.owner[CIVILIZATION_PLANET] = 1;
        }),
      ).vp,
    ).toBe(2 + 3);
  });
  it('AE-418 leaders in stations do not', () => {
    expect(
      player(
        built(INDUSTRY_PLANET, (s) => {
          s.players[1].leaders = 9;
        }),
      ).vp,
    ).toBe(2);
  });
  it('AE-419 at most 10 VP', () => {
    expect(
      player(
        built(INDUSTRY_PLANET, (s) => {
          s.players[1].abroad[9] = 12;
        }),
      ).vp,
    ).toBe(10);
  });
  it('AE-420 example: a factory scores 2 in the nebula + 2 inside + 1 on the Office + 2 on Odessa = 7 VP', () => {
    const state = table(3);
    for (const p of state.players) p.abroad.fill(0);
    const cell = INDUSTRY_PLANET;
    state.tile[9] = 15;
    put(state, 0, TRANSPORT, cell);
    give(state, 0, { titanium: 3 });
    state.players[0].leaders = 2;
    state.players[1].abroad[4] = 2;
    state.players[2].abroad[9] = 1;
    state.players[0].abroad[16] = 1;
    state.players[2].abroad[16] = 1;
    const scene = carryOut(state, develop, { discount: 0, must: false });
    scene.answer('buildDevelopment', cell);
    expect(player(scene).vp).toBe(7);
  });
  it('AE-421 example: a city needs 3 leaders already in the station', () => {
    for (const [leaders, able] of [
      [2, false],
      [3, true],
    ] as const) {
      const state = rich(CIVILIZATION_PLANET, (s) => {
        s.players[0].leaders = leaders;
      });
      const scene = carryOut(state, develop, { discount: 0, must: false });
      expect(!scene.over && scene.offers(CIVILIZATION_PLANET)).toBe(able);
    }
  });
  it('AE-642 the development icon: conditions met, costs paid, one development', () => {
    const state = rich(SUPREMACY_PLANET);
    hand(state, 0, 'advanceParty');
    const scene = play(state);
    scene.answer('takeTurn', free('play', { card: card('advanceParty') }));
    scene.answer('buildDevelopment', SUPREMACY_PLANET);
    until(scene, 'takeTurn');
    expect(scene.state.owner[SUPREMACY_PLANET]).toBe(0);
  });
});
