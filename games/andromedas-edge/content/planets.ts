import type { PlanetSpec } from './cards.ts';
import { CIVILIZATION, COMMERCE, INDUSTRY, SCIENCE, SUPREMACY } from './ids.ts';
import { ANY_MODULE, exchange, gain, module, repair } from './make.ts';

/**
 * Planets by type with their developments (ledger table P). Prices, colours and some leader counts are Orrery's own where no
 * source prints them; the card abilities, the city's 3 and the factory's 2 leaders are the game's.
 */
export const PLANETS: readonly PlanetSpec[] = [
  {
    type: SCIENCE,
    tiles: 3,
    colour: 'blue',
    cost: { nanocarbon: 3 },
    leaders: 2,
    withoutMoons: { nanocarbon: 1 },
    card: [{ kind: 'discovery' }],
  },
  { type: INDUSTRY, tiles: 3, colour: 'red', cost: { titanium: 3 }, leaders: 2, withoutMoons: { titanium: 1 }, card: [repair(2)] },
  {
    type: COMMERCE,
    tiles: 3,
    colour: 'yellow',
    cost: { titanium: 1, ice: 1, nanocarbon: 1 },
    leaders: 1,
    withoutMoons: { credits: 1 },
    card: [exchange({ any: 2 }, [gain({ any: 3 })])],
  },
  {
    type: CIVILIZATION,
    tiles: 3,
    colour: 'white',
    cost: { ice: 4 },
    leaders: 3,
    withoutMoons: { ice: 1 },
    card: [module(ANY_MODULE, 'free')],
  },
  {
    type: SUPREMACY,
    tiles: 3,
    colour: 'violet',
    cost: { material: 3 },
    leaders: 1,
    withoutMoons: { energy: 1 },
    card: [gain({ energy: 4 })],
  },
];

/** The VP for a development by its owner's level on its track (AE-553): none, 1, 2, 3. */
export const DEVELOPMENT_VP = [0, 4, 7, 10] as const;
export const MOST_DEVELOPMENT_SCORE = 10;
export const MOONS_PER_PLANET = 3;
