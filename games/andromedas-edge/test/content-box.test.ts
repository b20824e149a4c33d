import { describe, expect, it } from 'vitest';
import { BASE_ACTIONS } from '../content/bases.ts';
import { DESTINIES } from '../content/destinies.ts';
import { EVENTS } from '../content/events.ts';
import { FACTIONS } from '../content/factions.ts';
import {
  BASES,
  CIVILIZATION,
  COMMERCE,
  DEVELOPMENT_NAMES,
  EVENT_DECKS,
  INDUSTRY,
  MATERIALS,
  MODULE_TYPES,
  RAIDER_CLASSES,
  RESOURCE_NAMES,
  RESOURCES,
  SCIENCE,
  SHIP_TYPES,
  SUPREMACY,
  TACTICS_KINDS,
  TRACKS,
} from '../content/ids.ts';
import { CORE_MODULES, MODULES } from '../content/modules.ts';
import { MOONS } from '../content/moons.ts';
import { DEVELOPMENT_VP, MOONS_PER_PLANET, PLANETS } from '../content/planets.ts';
import { RAIDERS } from '../content/raiders.ts';
import { EVENT_TRACK_STEPS, LIMITS, STARTING_PLANETS, TERMINUS } from '../content/setup.ts';
import { SHIPS } from '../content/ships.ts';
import { SPECIAL_TILES } from '../content/special.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import { EVENT_SPACES, LEVEL_SPACES, TOP_SPACE, TRACK_SPECIALS, TRACK_VP } from '../content/tracks.ts';
import { NEUTRAL_UPGRADES, UPGRADES } from '../content/upgrades.ts';

const total = (designs: readonly { readonly copies: number }[]): number => designs.reduce((sum, { copies }) => sum + copies, 0);
const tally = <T>(
  items: readonly T[],
  key: (item: T) => number | string,
  weight: (item: T) => number = () => 1,
): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + weight(item);
  return counts;
};
const find = <T extends { readonly id: string }>(items: readonly T[], id: string): T => {
  const item = items.find((one) => one.id === id);
  if (item === undefined) throw new Error(`no ${id}`);
  return item;
};

describe('the box', () => {
  it('AE-008 there are 6 Alliance Bases, one action each', () => {
    expect(BASES).toHaveLength(6);
    expect(BASE_ACTIONS).toHaveLength(6);
  });

  it('AE-009 there are 2 Quasars and 2 Vortexes', () => {
    expect(tally(SPECIAL_TILES, (tile) => tile.kind)).toEqual({ quasar: 2, vortex: 2 });
  });

  it('AE-011 there are 10 raider cards, two for each class', () => {
    expect(RAIDERS).toHaveLength(10);
    expect(tally(RAIDERS, (card) => card.class)).toEqual({ 0: 2, 1: 2, 2: 2, 3: 2, 4: 2 });
  });

  it('AE-020 there are 6 different nebula moons', () => {
    const nebula = MOONS.filter((moon) => moon.type === 'nebula');
    expect(total(nebula)).toBe(6);
    expect(new Set(nebula.map((moon) => JSON.stringify([moon.goods, moon.repair]))).size).toBe(6);
  });

  it('AE-021 there are 45 planetary moons: nine of each colour, three for each planet', () => {
    const planetary = MOONS.filter((moon) => moon.type !== 'nebula');
    expect(total(planetary)).toBe(45);
    for (const track of TRACKS) {
      const ofColour = total(planetary.filter((moon) => moon.type === track));
      expect(ofColour).toBe(9);
      expect(ofColour).toBe(PLANETS[track].tiles * MOONS_PER_PLANET);
    }
  });

  it('AE-022 there are 21 discovery tokens and 8 supremacy tokens', () => {
    expect(total(DISCOVERIES)).toBe(21);
    expect(total(SUPREMACY_TOKENS)).toBe(8);
  });

  it('AE-023 the Mechaphage has its raider: a lost battle damages a module', () => {
    expect(find(RAIDERS, 'mechaphageHive').onWin).toEqual([{ kind: 'damageModules', n: 1 }]);
  });

  it('AE-025 AE-026 there are 15 developments, three of each type, each type with one card ability', () => {
    expect(DEVELOPMENT_NAMES).toHaveLength(5);
    expect(PLANETS.reduce((sum, planet) => sum + planet.tiles, 0)).toBe(15);
    expect(new Set(PLANETS.map((planet) => JSON.stringify(planet.card))).size).toBe(5);
  });

  it('AE-027 there are 80 tactics cards in five kinds, no design more than twice', () => {
    expect(total(TACTICS_CARDS)).toBe(80);
    expect(
      tally(
        TACTICS_CARDS,
        (card) => card.kind,
        (card) => card.copies,
      ),
    ).toEqual({ action: 24, event: 12, sustain: 12, diplomacy: 10, battle: 22 });
    expect(TACTICS_KINDS).toHaveLength(5);
  });

  it('AE-028 there are 108 modules, 27 of each type, no design more than twice', () => {
    expect(total(MODULES)).toBe(108);
    expect(
      tally(
        MODULES,
        (card) => card.type,
        (card) => card.copies,
      ),
    ).toEqual({ 0: 27, 1: 27, 2: 27, 3: 27 });
    for (const { copies } of MODULES) expect([1, 2]).toContain(copies);
  });

  it('AE-029 there are 10 events for each deck; every track and every class comes twice in each', () => {
    for (const deck of EVENT_DECKS) {
      const cards = EVENTS.filter((card) => card.deck === deck);
      expect(cards).toHaveLength(10);
      expect(tally(cards, (card) => card.track)).toEqual({ 0: 2, 1: 2, 2: 2, 3: 2, 4: 2 });
      expect(tally(cards, (card) => card.raider)).toEqual({ 0: 2, 1: 2, 2: 2, 3: 2, 4: 2 });
    }
  });

  it('AE-030 AE-609 there are 20 destinies, each with two different goals; every ordered pair of tracks once', () => {
    expect(DESTINIES).toHaveLength(20);
    expect(new Set(DESTINIES.map(({ goals }) => `${goals[0].track}${goals[1].track}`)).size).toBe(20);
    for (const { goals } of DESTINIES) {
      expect(goals[0].track).not.toBe(goals[1].track);
      expect([goals[0].vp, goals[1].vp]).toEqual([5, 3]);
    }
  });

  it('AE-031 there are 12 factions, each with its own upgrade tile', () => {
    expect(FACTIONS).toHaveLength(12);
    const own = FACTIONS.map((card) => UPGRADES.findIndex((tile) => tile.id === card.upgrade));
    expect(own.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => NEUTRAL_UPGRADES + i));
  });

  it('AE-032 there are 16 neutral upgrades, four for each ship type', () => {
    expect(tally(UPGRADES.slice(0, NEUTRAL_UPGRADES), (tile) => tile.ship)).toEqual({ 0: 4, 1: 4, 2: 4, 3: 4 });
  });

  it('AE-033 a player has 6 transports and one ship of each other type', () => {
    expect(SHIPS.map((ship) => ship.pieces)).toEqual([6, 1, 1, 1]);
    expect(SHIPS.map((ship) => ship.startBuilt)).toEqual([3, 0, 0, 0]);
  });

  it('AE-036 there are six kinds of resource', () => {
    expect(RESOURCES.map((resource) => RESOURCE_NAMES[resource])).toEqual([
      'energy',
      'titanium',
      'ice',
      'nanocarbon',
      'credits',
      'tactics',
    ]);
    expect(MATERIALS.map((resource) => RESOURCE_NAMES[resource])).toEqual(['titanium', 'ice', 'nanocarbon']);
  });

  it('AE-046 storage holds 10 energy and 5 of everything else', () => {
    expect(RESOURCES.map((resource) => LIMITS[resource])).toEqual([10, 5, 5, 5, 5, 5]);
  });

  it('the event track is shorter with fewer players', () => {
    expect(EVENT_TRACK_STEPS.slice(2)).toEqual([5, 6, 7]);
  });

  it('AE-058 4, 6 or 8 planets are laid out at the start', () => {
    expect(STARTING_PLANETS.slice(2)).toEqual([4, 6, 8]);
  });

  it('AE-071 short, medium and long games end at 50, 60 and 70 VP', () => {
    expect(TERMINUS).toEqual({ short: 50, medium: 60, long: 70 });
  });
});

describe('named components', () => {
  it('Land Ministry and Cognition Collective score as the example says', () => {
    expect(find(MODULES, 'landMinistry').final).toEqual({ base: 4, each: 2, per: 'developments' });
    expect(find(MODULES, 'cognitionCollective').final).toEqual({ base: 3, each: 1, per: 'tactics' });
  });

  it('the Supplier turns the moon in its input slot into a tactics card and a credit', () => {
    const supplier = find(MODULES, 'supplier');
    expect(supplier.slot?.side).toBe('input');
    expect(supplier.effects).toEqual([{ kind: 'gain', goods: { tactics: 1, credits: 1 } }]);
  });

  it('a module repairs and has an output slot for its moon', () => {
    expect(find(MODULES, 'salvageBroker')).toMatchObject({ effects: [{ kind: 'repair', times: 1 }], slot: { side: 'output' } });
  });

  it('the Index Extractor arrives damaged', () => {
    expect(find(MODULES, 'indexExtractor').damage).toBeGreaterThan(0);
  });

  it('Hailing Frequencies scores opposing ships and lets anyone end the battle', () => {
    expect(find(TACTICS_CARDS, 'hailingFrequencies')).toMatchObject({
      kind: 'diplomacy',
      effects: [
        { kind: 'gainPer', goods: { vp: 1 }, per: 'opposingShipsHere' },
        { kind: 'endBattle', consent: 'anyone' },
      ],
    });
  });

  it('the Saucerian Abductor has range 2 and no shields', () => {
    expect(find(RAIDERS, 'saucerianAbductor')).toMatchObject({ range: 2, shields: 0 });
  });

  it('Vorticon Strikers are the first S-class raiders', () => {
    expect(RAIDERS[0]).toMatchObject({ id: 'vorticonStrikers', class: 0, shields: 0 });
  });

  it('the four core modules do what the station says', () => {
    expect(CORE_MODULES.map((card) => [card.id, card.type])).toEqual([
      ['primaryReactor', SCIENCE],
      ['shipwright', INDUSTRY],
      ['treasury', COMMERCE],
      ['architect', CIVILIZATION],
    ]);
    expect(CORE_MODULES[0].effects).toEqual([{ kind: 'gain', goods: { energy: 2 } }, { kind: 'fireScience' }]);
    expect(CORE_MODULES[2].effects).toEqual([{ kind: 'gain', goods: { credits: 1 } }]);
  });

  it('the five development cards', () => {
    expect(PLANETS.map((planet) => planet.card)).toEqual([
      [{ kind: 'discovery' }],
      [{ kind: 'repair', times: 2 }],
      [{ kind: 'exchange', pay: { any: 2 }, get: [{ kind: 'gain', goods: { any: 3 } }], times: 1 }],
      [{ kind: 'module', types: MODULE_TYPES, price: 'free' }],
      [{ kind: 'gain', goods: { energy: 4 } }],
    ]);
  });

  it('AE-390 AE-391 a city needs 3 leaders, a factory 2; one of each needs all 9', () => {
    expect(PLANETS.map((planet) => planet.leaders)).toEqual([2, 2, 1, 3, 1]);
  });

  it('AE-323 AE-324 AE-325 AE-326 the printed ships', () => {
    expect(SHIPS.map(({ range, weapons, shields, abilities }) => [range, weapons, shields, abilities.join()])).toEqual([
      [1, 1, 0, 'populate'],
      [2, 2, 0, 'attack'],
      [3, 1, 0, 'voyage'],
      [1, 3, 1, 'jump'],
    ]);
  });
});

describe('tracks', () => {
  it('AE-572 the scale holds the printed values: 9, 20, 12, 8 and 10', () => {
    expect(TRACK_VP[SCIENCE]).toContain(9);
    expect(TRACK_VP[INDUSTRY].at(-1)).toBe(20);
    expect(TRACK_VP[COMMERCE]).toContain(12);
    expect(TRACK_VP[CIVILIZATION]).toContain(8);
    expect(TRACK_VP[SUPREMACY]).toContain(10);
    for (const vp of TRACK_VP) {
      expect(vp).toHaveLength(TOP_SPACE + 1);
      for (let space = 1; space < vp.length; space++) expect(vp[space]).toBeGreaterThanOrEqual(vp[space - 1]);
    }
  });

  it('each track has three development levels and event spaces', () => {
    expect(LEVEL_SPACES).toHaveLength(3);
    expect(EVENT_SPACES.length).toBeGreaterThan(1);
    const twelve = TRACK_VP[COMMERCE].indexOf(12);
    expect(LEVEL_SPACES.filter((space) => space <= twelve)).toHaveLength(2);
  });

  it('AE-440 specials: two discoveries, upgrades, three tokens, vaults of 1 and 2, hand limits from 6', () => {
    const kinds = TRACK_SPECIALS.map((spaces) => Object.values(spaces).map((special) => special?.is));
    expect(kinds).toEqual([
      ['discovery', 'discovery'],
      ['upgrade', 'upgrade', 'upgrade'],
      ['vault', 'vault'],
      ['handLimit', 'handLimit'],
      ['token', 'token', 'token'],
    ]);
    expect(Object.values(TRACK_SPECIALS[COMMERCE])).toEqual([
      { is: 'vault', vp: 1 },
      { is: 'vault', vp: 2 },
    ]);
    expect(Object.values(TRACK_SPECIALS[CIVILIZATION])[0]).toEqual({ is: 'handLimit', cards: 6 });
  });

  it('developments are worth 4, 7 and 10 VP by level', () => {
    expect(DEVELOPMENT_VP).toEqual([0, 4, 7, 10]);
  });
});

describe('frames', () => {
  it('every faction advances on two different tracks; every track starts at least four factions', () => {
    for (const { tracks } of FACTIONS) expect(tracks[0]).not.toBe(tracks[1]);
    const starts = tally(
      FACTIONS.flatMap((card) => card.tracks),
      (track) => track,
    );
    for (const track of TRACKS) expect(starts[track]).toBeGreaterThanOrEqual(4);
  });

  it('every faction starts with six pieces', () => {
    for (const { id, start } of FACTIONS) expect([id, Object.values(start).reduce((sum, n) => sum + n, 0)]).toEqual([id, 6]);
  });

  it('game-end modules are civilization modules without an action', () => {
    for (const card of MODULES) {
      if (card.final === undefined) continue;
      expect(card.type).toBe(CIVILIZATION);
      expect(card.effects).toEqual([]);
    }
  });

  it('industry modules have their half slots and no slot of their own', () => {
    for (const card of MODULES) if (card.type === INDUSTRY) expect(card.slot).toBeUndefined();
  });

  it('AE-345 modules exist for four tracks, not for supremacy', () => {
    expect([...MODULE_TYPES]).toEqual([SCIENCE, INDUSTRY, COMMERCE, CIVILIZATION]);
  });

  it('raiders fit their dice: four S-class ships and every single raider roll at most 6', () => {
    for (const raiderClass of RAIDER_CLASSES) {
      for (const card of RAIDERS) if (card.class === raiderClass) expect(card.weapons * (raiderClass === 0 ? 4 : 1)).toBeLessThanOrEqual(6);
    }
  });

  it('no transport gets shields: six ships would share them', () => {
    for (const tile of UPGRADES) if (tile.ship === 0) expect(tile.shields).toBe(0);
  });

  it('an upgrade is never worse than the printed ship, and better in something', () => {
    for (const tile of UPGRADES) {
      const ship = SHIPS[tile.ship];
      expect(tile.range).toBeGreaterThanOrEqual(ship.range);
      expect(tile.weapons).toBeGreaterThanOrEqual(ship.weapons);
      expect(tile.shields).toBeGreaterThanOrEqual(ship.shields);
      for (const ability of ship.abilities) expect(tile.abilities).toContain(ability);
      const better =
        tile.range -
        ship.range +
        tile.weapons -
        ship.weapons +
        tile.shields -
        ship.shields +
        tile.targeting +
        tile.abilities.length -
        ship.abilities.length;
      expect(better + (tile.custom === undefined ? 0 : 1)).toBeGreaterThan(0);
    }
    expect(SHIP_TYPES).toHaveLength(4);
  });

  it('kinds and windows of tactics agree', () => {
    const battleWindows = ['battleStart', 'beforeRoll', 'afterRoll', 'afterOutcome', 'shipDamaged'];
    for (const card of TACTICS_CARDS) {
      if (card.kind === 'diplomacy') expect(card.window).toBe('diplomacy');
      if (card.kind === 'battle') expect(battleWindows).toContain(card.window);
      if (card.kind === 'action') expect([...battleWindows, 'diplomacy']).not.toContain(card.window);
      if (card.kind === 'event' || card.kind === 'sustain') expect(card.window).toBe('turn');
      expect(card.abilities !== undefined).toBe(card.kind === 'sustain');
      expect(card.outcome !== undefined).toBe(card.window === 'afterOutcome');
    }
  });
});
