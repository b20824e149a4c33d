import { printedAll } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import * as ids from '../content/ids.ts';
import { DEVELOPMENT_VP, MOONS_PER_PLANET, MOST_DEVELOPMENT_SCORE } from '../content/planets.ts';
import * as setup from '../content/setup.ts';
import * as tracks from '../content/tracks.ts';
import { NEUTRAL_UPGRADES } from '../content/upgrades.ts';
import { andromedasEdge } from '../index.ts';

describe('the numbers of the rulebook', () => {
  it('AE-046 AE-047 AE-058 AE-071 setup, storage, prices of the market, final scoring', () => {
    expect(printedAll(setup)).toEqual({
      COLUMN_PAYS: '{0 nanocarbon, 1 titanium, 2 material, 3 ice}',
      DAMAGED_MODULE_COST: '2',
      DESTINIES_DEALT: '2',
      DICE_PER_SIDE: '6',
      DISCOVERY_STACK: '5',
      EVENT_TRACK_STEPS: '[0, 0, 5, 6, 7]',
      FACTIONS_DEALT: '3',
      LEADERS: '9',
      LEADERS_IN_STATION: '1',
      LEADERS_ON_NEBULA: '2',
      LEADER_VP: '1',
      LIMITS: '{0 10, 1 5, 2 5, 3 5, 4 5, 5 5}',
      MARKET_SLOTS: '3',
      MODULES_PER_TYPE: '27',
      MOON_LIMIT: '4',
      MOST_TARGETING: '5',
      SEATS: '{min 2, max 4}',
      SLOT_PRICES: '[3, 2, 1]',
      STARTING_PLANETS: '[0, 0, 4, 6, 8]',
      STARTING_RAIDERS: '2',
      SUPREMACY_TOKENS_IN_PLAY: '3',
      S_CLASS_SHIPS: '4',
      TERMINUS: '{short 50, medium 60, long 70}',
    });
    expect([DEVELOPMENT_VP, MOST_DEVELOPMENT_SCORE, MOONS_PER_PLANET, NEUTRAL_UPGRADES]).toEqual([[0, 4, 7, 10], 10, 3, 16]);
  });

  it('AE-440 AE-572 the five tracks, space by space', () => {
    expect(printedAll(tracks)).toEqual({
      EVENT_SPACES: '[3, 8]',
      LEVEL_SPACES: '[2, 6, 10]',
      TOKEN_GONE_VP: '2',
      TOP_SPACE: '10',
      TRACK_SPECIALS:
        '[{4 {is discovery, stack 0}, 7 {is discovery, stack 1}}, {4 {is upgrade}, 7 {is upgrade}, 9 {is upgrade}}, {4 {is vault, vp 1}, 9 {is vault, vp 2}}, {4 {is handLimit, cards 6}, 7 {is handLimit, cards 7}}, {4 {is token, place 0}, 7 {is token, place 1}, 9 {is token, place 2}}]',
      TRACK_VP:
        '[[0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 20], [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20], [0, 1, 2, 4, 6, 8, 10, 12, 14, 17, 20], [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20], [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10]]',
    });
  });

  it('the small numbers states and effects are written in', () => {
    expect(printedAll(ids)).toEqual({
      BASES: '[0, 1, 2, 3, 4, 5]',
      BASE_NAMES: '[monolith, tradeHub, maximusField, odessaField, shipyard, developmentOffice]',
      CIVILIZATION: '3',
      CLASS_A: '1',
      CLASS_B: '2',
      CLASS_C: '3',
      CLASS_D: '4',
      CLASS_S: '0',
      COMMERCE: '2',
      CORE_MODULE_NAMES: '[primaryReactor, shipwright, treasury, architect]',
      CREDITS: '4',
      DEVELOPMENT_NAMES: '[observatory, factory, spaceport, city, obelisk]',
      DEVELOPMENT_OFFICE: '5',
      ENERGY: '0',
      EVENT_DECKS: '[dawn, twilight]',
      FIGHTER: '1',
      GAME_LENGTHS: '[short, medium, long]',
      HEAVY_CRUISER: '3',
      ICE: '2',
      INDUSTRY: '1',
      MATERIALS: '[1, 2, 3]',
      MAXIMUS_FIELD: '2',
      MODULE_TYPES: '[0, 1, 2, 3]',
      MONOLITH: '0',
      NANOCARBON: '3',
      ODESSA_FIELD: '3',
      RAIDER_CLASSES: '[0, 1, 2, 3, 4]',
      RAIDER_CLASS_NAMES: '[S, A, B, C, D]',
      REGION_KINDS: '[planet, base, nebula, quasar, vortex]',
      RESOURCES: '[0, 1, 2, 3, 4, 5]',
      RESOURCE_NAMES: '[energy, titanium, ice, nanocarbon, credits, tactics]',
      SCIENCE: '0',
      SCIENCE_VESSEL: '2',
      SHIPYARD: '4',
      SHIP_ABILITIES: '[populate, attack, voyage, jump]',
      SHIP_NAMES: '[transport, fighter, scienceVessel, heavyCruiser]',
      SHIP_TYPES: '[0, 1, 2, 3]',
      SPECIAL_REGIONS: '[quasar, vortex]',
      SUPREMACY: '4',
      TACTICS: '5',
      TACTICS_KINDS: '[action, event, sustain, diplomacy, battle]',
      TITANIUM: '1',
      TRACKS: '[0, 1, 2, 3, 4]',
      TRACK_NAMES: '[science, industry, commerce, civilization, supremacy]',
      TRADE_HUB: '1',
      TRANSPORT: '0',
    });
  });

  it('the variants a table can choose', () => {
    expect(printedAll(andromedasEdge.definition.options)).toMatchObject({
      length: 'choice(values [short, medium, long], default medium)',
      events: 'choice(values [dawn, twilight], default dawn)',
      raiders: 'choice(values [first, second, random], default first)',
      special: 'choice(values [none, quasars, vortexes], default none)',
      destinies: 'flag',
      teams: 'flag',
    });
  });
});
