/**
 * Every number of the box as a literal. Nothing here is read from the content it tests: what is printed stands in these tables, is put on the
 * table by a play, and what changes is compared. Published values are those of the fact sheets; the others are ours, and a change of one
 * has to be made here, too.
 */
import { describe, expect, it } from 'vitest';
import type { Ability } from '../content/abilities.ts';
import * as box from '../content/box.ts';
import { factions, ideologies } from '../content/factions.ts';
import { planetTypes } from '../content/planets.ts';
import { type Bundle, resources, TRACK } from '../content/resources.ts';
import { explorationMarkers, planetMarkers, systems } from '../content/systems.ts';
import { COMMON_LIGHTNING, lightnings } from '../content/tables.ts';
import { BOARD_TECHNOLOGIES, technologies } from '../content/technologies.ts';
import { TRADE_CARDS_IN_PLAY, tradeCards, tradeSpaceMarks, tradeSpaces } from '../content/trade.ts';
import type { State } from '../state.ts';
import { act, alliance, give, hand, playCard, researched, type Scenery, table, technology, trades, turnOf } from './table.ts';

type Some = Partial<Bundle>;

/** What is not nothing. */
const some = (b: Bundle): Some => Object.fromEntries(resources.flatMap((r) => (b[r] === 0 ? [] : [[r, b[r]]])));
const has = (t: Scenery, seat = 0): Some => some(t.state.players[seat]);
const plain = (abilities: readonly Ability[]): unknown =>
  abilities.map((a) => {
    if (a.kind === 'trait') return a;
    const told: Record<string, unknown> = { ...a, gain: some(a.gain) };
    if (a.pay !== undefined) told.pay = some(a.pay);
    if (a.kind === 'introduction' && a.or !== undefined) told.or = some(a.or);
    return told;
  });

/** id, ideology, adaptation, bonus, boost, own technology, modification. */
const FACTIONS: readonly [string, string, readonly string[], Some, Some, string | null, number][] = [
  ['psykrio', 'militarism', ['arctic'], { credits: 5, cruisers: 1 }, { cruisers: 1 }, 'energyShields', 1],
  ['scythe', 'militarism', ['desert'], { credits: 3, cruisers: 2 }, { discovery: 1 }, null, 0],
  ['vorrund', 'militarism', ['volcanic'], { credits: 2, cruisers: 2 }, { credits: 1 }, null, 1],
  ['kaldar', 'militarism', ['arctic'], {}, { discovery: 1 }, null, 0],
  ['ossuarch', 'militarism', ['oceanic'], { credits: 1, cruisers: 2 }, { credits: 1 }, null, 1],
  ['drumm', 'militarism', ['volcanic'], { cruisers: 1 }, { credits: 1 }, null, 0],
  ['hexarchy', 'militarism', ['desert'], { credits: 3, cruisers: 2 }, { credits: 1 }, 'siegeLattice', 1],
  ['redmantle', 'militarism', ['warm'], { cruisers: 1 }, { cruisers: 1 }, null, 0],
  ['nyCorsairs', 'militarism', ['oceanic'], { credits: 2, cruisers: 1 }, { discovery: 1 }, null, 1],
  ['usud', 'culturalism', ['volcanic'], { credits: 2 }, { credits: 1 }, 'ionCannon', 0],
  ['memorians', 'culturalism', ['warm'], { credits: 5, cruisers: 1 }, { discovery: 1 }, null, 1],
  ['lumenChoir', 'culturalism', ['arctic'], { credits: 4, cruisers: 1 }, { discovery: 1 }, null, 0],
  ['tombDelvers', 'culturalism', ['volcanic'], {}, { discovery: 1 }, null, 1],
  ['glasswrights', 'culturalism', ['oceanic'], { credits: 4 }, { discovery: 1 }, null, 0],
  ['thren', 'culturalism', ['warm'], { credits: 3 }, { discovery: 1 }, null, 1],
  ['oathkeepers', 'culturalism', ['arctic'], { credits: 3 }, { credits: 1 }, null, 0],
  ['ashenCourt', 'culturalism', ['desert'], { credits: 3, cruisers: 1 }, { discovery: 1 }, null, 1],
  ['palimpsest', 'culturalism', ['oceanic'], { credits: 4, cruisers: 1 }, { discovery: 1 }, 'livingArchive', 0],
  ['cheiki', 'industrialism', ['volcanic'], { cruisers: 2 }, { credits: 1 }, null, 1],
  ['legarchaea', 'industrialism', ['volcanic'], { credits: 3, cruisers: 1 }, { credits: 1 }, null, 0],
  ['borealCombine', 'industrialism', ['arctic'], { credits: 1 }, { credits: 1 }, null, 1],
  ['kettleborn', 'industrialism', ['warm'], { credits: 1 }, { productivity: 1 }, null, 0],
  ['stonewake', 'industrialism', ['desert'], {}, { credits: 1 }, null, 1],
  ['grafters', 'industrialism', ['oceanic'], {}, { credits: 1 }, null, 0],
  ['tollkeepers', 'industrialism', ['oceanic'], { credits: 4 }, { credits: 1 }, null, 1],
  ['sunForgers', 'industrialism', ['desert'], { credits: 4 }, { credits: 1 }, null, 0],
  ['gantry', 'industrialism', ['arctic'], { credits: 3 }, { credits: 1 }, 'orbitalFoundry', 1],
  ['humans', 'diplomacy', ['warm'], { credits: 2, cruisers: 1 }, { influence: 1 }, null, 0],
  ['auralis', 'diplomacy', ['oceanic'], { credits: 4 }, { discovery: 1 }, null, 1],
  ['concord', 'diplomacy', ['warm'], { credits: 3 }, { credits: 1 }, null, 0],
  ['veylFactors', 'diplomacy', ['desert'], { credits: 4, cruisers: 1 }, { credits: 1 }, null, 1],
  ['heralds', 'diplomacy', ['oceanic'], { credits: 2 }, { discovery: 1 }, null, 0],
  ['sanctum', 'diplomacy', ['arctic'], {}, { discovery: 1 }, null, 1],
  ['umbralCourt', 'diplomacy', ['volcanic'], { credits: 4 }, { credits: 1 }, null, 0],
  ['arbiters', 'diplomacy', ['oceanic'], { credits: 4 }, { credits: 1 }, null, 1],
  ['lastEmbassy', 'diplomacy', ['volcanic'], { credits: 3 }, { discovery: 1 }, null, 0],
  ['sojourner', 'science', ['desert'], { credits: 5, cruisers: 1 }, { discovery: 1 }, null, 1],
  ['feimurV5', 'science', ['arctic'], { credits: 2, cruisers: 2 }, { discovery: 1 }, null, 0],
  ['axiom', 'science', ['warm'], { credits: 3 }, { discovery: 1 }, null, 1],
  ['loomers', 'science', ['arctic'], { credits: 5 }, { credits: 1 }, null, 0],
  ['farStriders', 'science', ['desert'], { credits: 4, cruisers: 1 }, { discovery: 1 }, null, 1],
  ['nullWalkers', 'science', ['volcanic'], { credits: 4 }, { credits: 1 }, null, 0],
  ['sifters', 'science', ['warm'], { credits: 5, cruisers: 1 }, { discovery: 1 }, null, 1],
  ['quorum', 'science', ['desert'], { credits: 5, cruisers: 1 }, { discovery: 1 }, 'quantumLoom', 0],
  ['lichenFolk', 'science', ['warm'], { credits: 5, cruisers: 1 }, { credits: 1 }, null, 1],
];

const ABILITIES: Readonly<Record<string, readonly unknown[]>> = {
  scythe: [{ kind: 'trait', trait: 'swarm', value: 1 }],
  vorrund: [
    { kind: 'trait', trait: 'conquest', value: 1 },
    { kind: 'trigger', on: 'occupy', gain: { prestige: 1 } },
  ],
  kaldar: [
    { kind: 'trait', trait: 'strength', value: 2 },
    { kind: 'trigger', on: 'occupy', gain: { prestige: 1 } },
  ],
  ossuarch: [
    { kind: 'trait', trait: 'conquest', value: 1 },
    { kind: 'trigger', on: 'overlord', gain: { relics: 1 } },
  ],
  drumm: [
    { kind: 'trait', trait: 'manufactureLess', value: 1 },
    { kind: 'trait', trait: 'conquest', value: 1 },
  ],
  redmantle: [
    { kind: 'trait', trait: 'conquest', value: 1 },
    { kind: 'production', gain: { prestige: 1 }, per: { count: 'occupied' } },
  ],
  nyCorsairs: [{ kind: 'trigger', on: 'plunder', gain: { cruisers: 1 } }],
  usud: [{ kind: 'trigger', on: 'develop', gain: { discovery: 2 } }],
  memorians: [{ kind: 'trait', trait: 'salvageLess', value: 2 }],
  lumenChoir: [{ kind: 'trigger', on: 'salvage', pay: { influence: 1 }, gain: { credits: 1, relics: 2 } }],
  tombDelvers: [{ kind: 'trigger', on: 'explore', gain: { relics: 1 } }],
  glasswrights: [{ kind: 'trigger', on: 'colonize', pay: { discovery: 1 }, gain: { relics: 1 } }],
  thren: [
    { kind: 'production', gain: { discovery: 1 } },
    { kind: 'production', pay: { discovery: 2 }, gain: { relics: 1 } },
  ],
  oathkeepers: [{ kind: 'trigger', on: 'appoint', gain: { credits: 2, relics: 1 } }],
  ashenCourt: [
    { kind: 'introduction', gain: { influence: 2 } },
    { kind: 'introduction', pay: { influence: 1 }, gain: { relics: 1 }, repeat: true },
  ],
  palimpsest: [{ kind: 'trigger', on: 'boost', gain: { discovery: 1 } }],
  cheiki: [
    { kind: 'lightning', pay: { credits: 5 }, gain: { discovery: 1, influence: 1 } },
    { kind: 'trait', trait: 'developLess', value: 2 },
  ],
  legarchaea: [{ kind: 'production', gain: { credits: 2 }, per: { count: 'planetsOf', type: 'volcanic' } }],
  borealCombine: [{ kind: 'trait', trait: 'developLess', value: 3 }],
  kettleborn: [{ kind: 'production', gain: { productivity: 1 } }],
  stonewake: [{ kind: 'trigger', on: 'develop', gain: { credits: 2, influence: 1 } }],
  grafters: [{ kind: 'trigger', on: 'colonize', gain: { credits: 1, discovery: 1, cruisers: 1 } }],
  tollkeepers: [{ kind: 'trigger', on: 'trade', gain: { credits: 3 } }],
  sunForgers: [{ kind: 'lightning', pay: { productivity: 1 }, gain: { credits: 3 } }],
  humans: [{ kind: 'production', pay: { credits: 2 }, gain: { influence: 1 } }],
  auralis: [{ kind: 'trigger', on: 'colonize', yields: 'discovery', gain: { prestige: 1 } }],
  concord: [{ kind: 'trait', trait: 'appointLess', value: 1 }],
  veylFactors: [
    { kind: 'production', pay: { credits: 5 }, gain: { influence: 2 }, repeat: true },
    { kind: 'introduction', gain: { influence: 2 } },
  ],
  heralds: [
    { kind: 'introduction', gain: { prestige: 1 }, or: { influence: 1 } },
    { kind: 'trigger', on: 'introduce', gain: { influence: 1 } },
  ],
  sanctum: [
    { kind: 'trait', trait: 'shield', value: 1 },
    { kind: 'introduction', gain: { discovery: 1 } },
  ],
  umbralCourt: [{ kind: 'lightning', pay: { discovery: 2 }, gain: { influence: 1 } }],
  arbiters: [{ kind: 'trigger', on: 'appoint', gain: { credits: 5 } }],
  lastEmbassy: [
    { kind: 'trigger', on: 'goldenAge', gain: { prestige: 2 } },
    { kind: 'trigger', on: 'losePlanet', gain: { influence: 3 } },
  ],
  sojourner: [{ kind: 'trait', trait: 'nomadic', value: 1 }],
  feimurV5: [{ kind: 'trigger', on: 'loseCruisers', gain: { discovery: 2 } }],
  axiom: [{ kind: 'trait', trait: 'researchLess', value: 1 }],
  loomers: [{ kind: 'trigger', on: 'research', gain: { discovery: 1 } }],
  farStriders: [{ kind: 'trait', trait: 'reach', value: 1 }],
  nullWalkers: [{ kind: 'trait', trait: 'terraform', value: 1 }],
  sifters: [{ kind: 'trigger', on: 'plunder', gain: { discovery: 1 } }],
  lichenFolk: [{ kind: 'trait', trait: 'colonizeLess', value: 2 }],
};

describe('the 45 faction cards', () => {
  it('are these, in this order', () => {
    expect(factions.map((f) => f.id)).toEqual(FACTIONS.map(([id]) => id));
  });

  it.each(FACTIONS)(
    '%s, %s: adaptation, abilities, technology, modification',
    (id, ideology, adaptation, _bonus, _boost, own, modification) => {
      const card = factions[FACTIONS.findIndex(([other]) => other === id)];
      expect(ideologies[card.ideology]).toBe(ideology);
      expect(card.adaptation).toEqual(adaptation);
      expect(card.adaptationBits).toBe(
        adaptation.reduce((bits, type) => bits + { warm: 1, oceanic: 2, arctic: 4, desert: 8, volcanic: 16 }[type as 'warm'], 0),
      );
      expect(plain(card.abilities)).toEqual(ABILITIES[id] ?? []);
      expect(card.technology < 0 ? null : technologies[card.technology].id).toBe(own);
      expect(card.modification).toBe(modification);
    },
  );

  it.each(FACTIONS)('%s as a main faction brings its bonus', (id, _ideology, _adaptation, bonus) => {
    const t = playCard(turnOf(hand(table(2), 0, id)), id, 'main');
    const { credits, cruisers } = t.state.players[0];
    expect([credits, cruisers]).toEqual([bonus.credits ?? 0, bonus.cruisers ?? 0]);
    expect(Object.keys(bonus).every((r) => r === 'credits' || r === 'cruisers')).toBe(true);
  });

  it.each(FACTIONS)('%s as a boost brings its boost, and nothing else', (id, _ideology, _adaptation, _bonus, boost) => {
    const t = playCard(turnOf(hand(table(2), 0, id)), id, 'boost');
    expect(has(t)).toEqual(boost);
  });
});

/** Some technologies before it, which are enough for the path. */
type Printed = {
  id: string;
  advanced: boolean;
  after: readonly string[];
  reward: Some;
  choice: readonly Some[];
  abilities: readonly unknown[];
};
const TECHNOLOGIES: readonly Printed[] = [
  {
    id: 'terraforming',
    advanced: false,
    after: [],
    reward: { productivity: 1 },
    choice: [],
    abilities: [{ kind: 'trait', trait: 'terraform', value: 1 }],
  },
  {
    id: 'warpDrive',
    advanced: false,
    after: [],
    reward: { relics: 1 },
    choice: [],
    abilities: [{ kind: 'trait', trait: 'reach', value: 1 }],
  },
  {
    id: 'laserWeapon',
    advanced: false,
    after: [],
    reward: { cruisers: 1 },
    choice: [],
    abilities: [{ kind: 'trait', trait: 'strength', value: 1 }],
  },
  {
    id: 'advancedTerraforming',
    advanced: false,
    after: ['terraforming'],
    reward: { prestige: 1 },
    choice: [],
    abilities: [{ kind: 'trait', trait: 'developLess', value: 2 }],
  },
  {
    id: 'hyperspaceScanner',
    advanced: false,
    after: ['warpDrive'],
    reward: { influence: 1, prestige: 1 },
    choice: [],
    abilities: [{ kind: 'trigger', on: 'explore', gain: { relics: 1 } }],
  },
  {
    id: 'plasmaWeapon',
    advanced: false,
    after: ['laserWeapon'],
    reward: { prestige: 1, cruisers: 1 },
    choice: [],
    abilities: [{ kind: 'trait', trait: 'strength', value: 1 }],
  },
  {
    id: 'planetaryShields',
    advanced: true,
    after: ['advancedTerraforming', 'hyperspaceScanner'],
    reward: { prestige: 1 },
    choice: [],
    abilities: [{ kind: 'trait', trait: 'shield', value: 1 }],
  },
  {
    id: 'xenology',
    advanced: true,
    after: ['advancedTerraforming', 'hyperspaceScanner', 'plasmaWeapon'],
    reward: { prestige: 1 },
    choice: [{ discovery: 2 }, { relics: 1 }],
    abilities: [],
  },
  {
    id: 'antimatterMissile',
    advanced: true,
    after: ['hyperspaceScanner', 'plasmaWeapon'],
    reward: { cruisers: 2 },
    choice: [],
    abilities: [{ kind: 'trait', trait: 'strength', value: 2 }],
  },
  {
    id: 'energyShields',
    advanced: false,
    after: [],
    reward: { prestige: 1, cruisers: 2 },
    choice: [],
    abilities: [{ kind: 'trait', trait: 'keepCruisers', value: 2 }],
  },
  { id: 'ionCannon', advanced: false, after: [], reward: {}, choice: [], abilities: [{ kind: 'trait', trait: 'strength', value: 3 }] },
  {
    id: 'siegeLattice',
    advanced: false,
    after: [],
    reward: { prestige: 1, cruisers: 1 },
    choice: [],
    abilities: [{ kind: 'trait', trait: 'conquest', value: 1 }],
  },
  { id: 'livingArchive', advanced: false, after: [], reward: { relics: 2 }, choice: [], abilities: [] },
  {
    id: 'orbitalFoundry',
    advanced: false,
    after: [],
    reward: { productivity: 2, cruisers: 1 },
    choice: [],
    abilities: [{ kind: 'production', gain: { cruisers: 1 } }],
  },
  { id: 'quantumLoom', advanced: false, after: [], reward: { discovery: 2, prestige: 1 }, choice: [], abilities: [] },
];
const OWNERS: Readonly<Record<string, string>> = {
  energyShields: 'psykrio',
  ionCannon: 'usud',
  siegeLattice: 'hexarchy',
  livingArchive: 'palimpsest',
  orbitalFoundry: 'gantry',
  quantumLoom: 'quorum',
};

describe('technologies', () => {
  it('are nine on the board and six of factions', () => {
    expect(technologies.map((t) => t.id)).toEqual(TECHNOLOGIES.map((t) => t.id));
    expect(BOARD_TECHNOLOGIES).toBe(9);
  });

  it.each(TECHNOLOGIES)('$id: kind, paths, abilities', ({ id, advanced, after, abilities }) => {
    const card = technologies[TECHNOLOGIES.findIndex((t) => t.id === id)];
    expect(card.advanced).toBe(advanced);
    expect(card.after.map((i) => technologies[i].id)).toEqual(after);
    expect(plain(card.abilities)).toEqual(abilities);
  });

  it.each(TECHNOLOGIES)(
    '$id costs 5 credits, 1 discovery more if advanced, needs any one of its paths and gives its reward',
    ({ id, advanced, after, reward, choice }) => {
      const owner = OWNERS[id];
      const ready = (path: readonly string[]): State =>
        give(
          researched(owner === undefined ? table(2) : alliance(table(2), 0, owner), 0, ...path),
          0,
          advanced ? { credits: 5, discovery: 1 } : { credits: 5 },
        );
      const answer = { action: 'research', technology: technology(id) };
      if (after.length > 0) expect(turnOf(ready([])).offers(answer)).toBe(false);
      for (const path of after.length > 0 ? after.map((one) => [one]) : [[]]) {
        const t = act(turnOf(ready(path)), answer);
        expect(has(t)).toEqual(reward);
        expect(t.asked === 'chooseReward').toBe(choice.length > 0);
      }
      choice.forEach((one, i) => {
        const t = act(turnOf(ready([after[0]])), answer);
        t.answer('chooseReward', i);
        const expected: Record<string, number> = { ...reward };
        for (const [resource, count] of Object.entries(one)) expected[resource] = (expected[resource] ?? 0) + count;
        expect(has(t)).toEqual(expected);
      });
      const poor = ready(after.slice(0, 1));
      poor.players[0].credits = 4;
      expect(turnOf(poor).offers(answer)).toBe(false);
    },
  );
});

/** id, planets with their rewards, least players for the planet place, and for each exploration place. */
const SYSTEMS: readonly [string, readonly (readonly [string, Some])[], number, readonly number[]][] = [
  [
    'tessaly',
    [
      ['warm', { productivity: 3 }],
      ['oceanic', { influence: 2 }],
      ['inhospitable', { discovery: 1, relics: 1 }],
    ],
    3,
    [2],
  ],
  [
    'karsk',
    [
      ['arctic', { discovery: 3 }],
      ['desert', { credits: 5 }],
      ['volcanic', { cruisers: 2 }],
    ],
    4,
    [2, 3],
  ],
  [
    'ombra',
    [
      ['oceanic', { productivity: 3 }],
      ['desert', { discovery: 3 }],
      ['inhospitable', { influence: 3 }],
    ],
    2,
    [2],
  ],
  [
    'veil',
    [
      ['warm', { credits: 5 }],
      ['arctic', { influence: 2 }],
      ['volcanic', { productivity: 3 }],
    ],
    3,
    [2, 4],
  ],
  [
    'lysander',
    [
      ['warm', { discovery: 3 }],
      ['desert', { influence: 2 }],
      ['volcanic', { credits: 5 }],
    ],
    4,
    [2],
  ],
  [
    'quillon',
    [
      ['oceanic', { cruisers: 2 }],
      ['arctic', { productivity: 3 }],
      ['inhospitable', { prestige: 2 }],
    ],
    2,
    [2, 3],
  ],
  [
    'marrow',
    [
      ['warm', { influence: 2 }],
      ['desert', { productivity: 3 }],
      ['volcanic', { discovery: 3 }],
    ],
    3,
    [2],
  ],
  [
    'ysolde',
    [
      ['oceanic', { credits: 5 }],
      ['arctic', { cruisers: 2 }],
      ['inhospitable', { discovery: 4 }],
    ],
    4,
    [2, 4],
  ],
];
const PLANET_MARKERS: readonly [string, Some][] = [
  ['warm', { cruisers: 2 }],
  ['oceanic', { discovery: 3 }],
  ['arctic', { credits: 5 }],
  ['desert', { cruisers: 2 }],
  ['volcanic', { influence: 2 }],
];
const EXPLORATION_MARKERS: readonly Some[] = [
  { discovery: 3 },
  { discovery: 3 },
  { relics: 2 },
  { relics: 2 },
  { discovery: 2, influence: 1 },
  { discovery: 2, influence: 1 },
  { influence: 2 },
  { influence: 2 },
  { influence: 2, relics: 1 },
];

/** A faction at home on each type of planet to whose settling nothing is added; Terraforming is for where nobody is at home. */
const AT_HOME: Readonly<Record<string, string>> = {
  warm: 'memorians',
  oceanic: 'ossuarch',
  arctic: 'psykrio',
  desert: 'stonewake',
  volcanic: 'drumm',
  inhospitable: 'nullWalkers',
};
const atHomeOn = (type: string): State => alliance(table(2, { round: 5 }), 0, AT_HOME[type]);

describe('systems and markers', () => {
  it('are eight cards, five planet markers and nine exploration markers', () => {
    expect(systems.map((s) => s.id)).toEqual(SYSTEMS.map(([id]) => id));
    expect(planetMarkers).toHaveLength(5);
    expect(explorationMarkers).toHaveLength(9);
    expect(planetTypes).toEqual(['warm', 'oceanic', 'arctic', 'desert', 'volcanic', 'inhospitable']);
  });

  it.each(SYSTEMS)('%s: types, rewards and places', (id, printed, place, exploration) => {
    const card = SYSTEMS.findIndex(([other]) => other === id);
    expect([systems[card].place, systems[card].exploration]).toEqual([place, exploration]);
    printed.forEach(([type, reward], slot) => {
      const s = atHomeOn(type);
      // The card lies first in the row, whichever lay there.
      const at = s.row.indexOf(card);
      if (at >= 0) s.row[at] = s.row[0];
      else s.unusedSystems[s.unusedSystems.indexOf(card)] = s.row[0];
      s.row[0] = card;
      const t = turnOf(s);
      act(t, { action: 'colonize', planet: slot });
      expect([planetTypes[systems[card].planets[slot].type], has(t)]).toEqual([type, reward]);
    });
  });

  it.each(PLANET_MARKERS.map(([type, reward], marker) => ({ marker, type, reward })))(
    'planet marker $marker: $type',
    ({ marker, type, reward }) => {
      const s = atHomeOn(type);
      const old = s.places[2];
      const elsewhere = s.places.indexOf(marker);
      if (elsewhere >= 0) s.places[elsewhere] = old;
      else s.planetPile[s.planetPile.indexOf(marker)] = old;
      s.places[2] = marker;
      const t = act(turnOf(s), { action: 'colonize', planet: 11 });
      expect([planetTypes[planetMarkers[marker].type], has(t)]).toEqual([type, reward]);
    },
  );

  it.each(EXPLORATION_MARKERS.map((reward, marker) => ({ marker, reward })))(
    'exploration marker $marker: $reward',
    ({ marker, reward }) => {
      const s = give(table(2, { round: 5 }), 0, { cruisers: 1 });
      const old = s.anomalies[0];
      const elsewhere = s.anomalies.indexOf(marker);
      if (elsewhere >= 0) s.anomalies[elsewhere] = old;
      else s.explorationPile[s.explorationPile.indexOf(marker)] = old;
      s.anomalies[0] = marker;
      expect(has(act(turnOf(s), { action: 'explore', place: 0 }))).toEqual(reward);
    },
  );
});

/** id, and for each exchange what is paid and gained. */
const TRADE: readonly [string, readonly (readonly [Some, Some])[]][] = [
  [
    'goods',
    [
      [{ influence: 1 }, { credits: 5 }],
      [{ credits: 7 }, { influence: 2 }],
    ],
  ],
  [
    'cooperation',
    [
      [{ discovery: 2 }, { influence: 2 }],
      [{ influence: 2 }, { prestige: 2 }],
    ],
  ],
  [
    'mercenaries',
    [
      [{ influence: 1 }, { cruisers: 3 }],
      [{ cruisers: 2 }, { credits: 6 }],
    ],
  ],
  [
    'archive',
    [
      [{ credits: 1, discovery: 2 }, { relics: 2 }],
      [{ influence: 1 }, { discovery: 3 }],
    ],
  ],
  [
    'labour',
    [
      [{ discovery: 2 }, { productivity: 2 }],
      [{ influence: 1 }, { productivity: 2 }],
    ],
  ],
];

describe('trade cards', () => {
  it.each(TRADE)('%s trades at its rates, and not for less', (id, exchanges) => {
    expect(tradeCards.map((card) => card.id)).toEqual(['goods', 'cooperation', 'mercenaries', 'archive', 'labour']);
    const others = ['goods', 'cooperation', 'mercenaries'].filter((other) => other !== id).slice(0, 2);
    exchanges.forEach(([pay, gain], exchange) => {
      const answer = { action: 'trade', slot: 0, exchange };
      const t = act(turnOf(give(trades(table(2), id, ...others), 0, pay)), answer);
      expect(has(t)).toEqual(gain);
      for (const [resource, count] of Object.entries(pay)) {
        const less = give(trades(table(2), id, ...others), 0, { [resource]: count - 1 });
        expect(turnOf(less).offers(answer)).toBe(false);
      }
    });
  });

  it('three lie in play, with 3, 4 and 5 spaces for 2, 3 and 4 players', () => {
    expect([TRADE_CARDS_IN_PLAY, tradeSpaceMarks, [2, 3, 4].map(tradeSpaces)]).toEqual([3, [2, 2, 2, 3, 4], [3, 4, 5]]);
  });
});

describe('boards', () => {
  it('say these numbers', () => {
    expect({
      ...box,
      congressPrestige: undefined,
      warCredits: undefined,
      PLUNDERED: some(box.PLUNDERED),
      DEVELOPED_PRESTIGE: some(box.DEVELOPED_PRESTIGE),
      DEVELOP_REWARDS: box.DEVELOP_REWARDS.map(some),
    }).toEqual({
      ROUNDS: 5,
      SYSTEMS_IN_ROW: 5,
      HAND: 7,
      MOST_REDRAWN: 3,
      MOST_MAIN_FACTIONS: 3,
      CUBES: 16,
      CUBES_PER_ROUND: 3,
      MOST_GOLDEN_CUBES: 3,
      CRUISERS: 9,
      MOST_CRUISERS: 5,
      START_PRODUCTIVITY: 3,
      DEVELOP_COST: 7,
      CRUISER_COST: 2,
      SALVAGE_COST: 3,
      APPOINT_COST: 3,
      RESEARCH_COST: 5,
      ADVANCED_COST: 1,
      PLUNDERED: { discovery: 1 },
      DEVELOPED_PRESTIGE: { prestige: 1 },
      DEVELOP_REWARDS: [{ discovery: 1, influence: 1 }, { relics: 1 }],
      CONGRESS: [5, 4, 4, 3],
      congressPrestige: undefined,
      warCredits: undefined,
      OVERLORD_PRESTIGE: 1,
      boxes: ['manufacture', 'salvage', 'plunder'],
      MANUFACTURE: 0,
      SALVAGE: 1,
      PLUNDER: 2,
      OPPONENT: 1,
      OPPONENT_CRUISERS: 2,
      OPPONENT_STRENGTH: 4,
      OPPONENT_CARDS: 2,
      soloRanks: [
        { ending: 'outpost', from: 16 },
        { ending: 'federation', from: 21 },
        { ending: 'empire', from: 26 },
        { ending: 'goldenAge', from: 32 },
      ],
    });
    expect(TRACK).toBe(12);
    expect([0, 1, 2, 3, 4, 9].map(box.congressPrestige)).toEqual([5, 4, 4, 3, 3, 3]);
    expect([1, 2, 3, 4].map((place) => box.warCredits(place, 4))).toEqual([3, 2, 1, 0]);
  });

  it('lightning: everybody’s three, then those of three factions', () => {
    expect(COMMON_LIGHTNING).toBe(3);
    expect(lightnings.map(({ pay, gain, faction }) => [some(pay), some(gain), faction < 0 ? null : factions[faction].id])).toEqual([
      [{ discovery: 1 }, { credits: 1 }, null],
      [{ influence: 1 }, { credits: 2 }, null],
      [{ productivity: 1 }, { credits: 1 }, null],
      [{ credits: 5 }, { discovery: 1, influence: 1 }, 'cheiki'],
      [{ productivity: 1 }, { credits: 3 }, 'sunForgers'],
      [{ discovery: 2 }, { influence: 1 }, 'umbralCourt'],
    ]);
  });
});
