/**
 * System cards, planet markers and exploration markers. The counts (8, 5, 9) are the box's; types, rewards and names are original to
 * Orrery, made to the constraints the sources leave: every habitable type five times with five different rewards, at most one planet
 * place and two exploration places on a card.
 */
import { type PlanetType, typeIndex } from './planets.ts';
import { type Bundle, bundle } from './resources.ts';

export type Planet = { readonly type: number; readonly reward: Bundle };
export type SystemCard = {
  readonly id: string;
  readonly planets: readonly [Planet, Planet, Planet];
  /** The planet place is filled with at least this many players. */
  readonly place: number;
  /** The exploration places, each filled with at least this many players. */
  readonly exploration: readonly number[];
};

const planet = (type: PlanetType, reward: Partial<Bundle>): Planet => ({ type: typeIndex(type), reward: bundle(reward) });

const ALL = 2;

export const systems: readonly SystemCard[] = [
  {
    id: 'tessaly',
    planets: [
      planet('warm', { productivity: 3 }),
      planet('oceanic', { influence: 2 }),
      planet('inhospitable', { relics: 1, discovery: 1 }),
    ],
    place: 3,
    exploration: [ALL],
  },
  {
    id: 'karsk',
    planets: [planet('arctic', { discovery: 3 }), planet('desert', { credits: 5 }), planet('volcanic', { cruisers: 2 })],
    place: 4,
    exploration: [ALL, 3],
  },
  {
    id: 'ombra',
    planets: [planet('oceanic', { productivity: 3 }), planet('desert', { discovery: 3 }), planet('inhospitable', { influence: 3 })],
    place: ALL,
    exploration: [ALL],
  },
  {
    id: 'veil',
    planets: [planet('warm', { credits: 5 }), planet('arctic', { influence: 2 }), planet('volcanic', { productivity: 3 })],
    place: 3,
    exploration: [ALL, 4],
  },
  {
    id: 'lysander',
    planets: [planet('warm', { discovery: 3 }), planet('desert', { influence: 2 }), planet('volcanic', { credits: 5 })],
    place: 4,
    exploration: [ALL],
  },
  {
    id: 'quillon',
    planets: [planet('oceanic', { cruisers: 2 }), planet('arctic', { productivity: 3 }), planet('inhospitable', { prestige: 2 })],
    place: ALL,
    exploration: [ALL, 3],
  },
  {
    id: 'marrow',
    planets: [planet('warm', { influence: 2 }), planet('desert', { productivity: 3 }), planet('volcanic', { discovery: 3 })],
    place: 3,
    exploration: [ALL],
  },
  {
    id: 'ysolde',
    planets: [planet('oceanic', { credits: 5 }), planet('arctic', { cruisers: 2 }), planet('inhospitable', { discovery: 4 })],
    place: 4,
    exploration: [ALL, 4],
  },
];

export const planetMarkers: readonly Planet[] = [
  planet('warm', { cruisers: 2 }),
  planet('oceanic', { discovery: 3 }),
  planet('arctic', { credits: 5 }),
  planet('desert', { cruisers: 2 }),
  planet('volcanic', { influence: 2 }),
];

export const explorationMarkers: readonly Bundle[] = [
  bundle({ discovery: 3 }),
  bundle({ discovery: 3 }),
  bundle({ relics: 2 }),
  bundle({ relics: 2 }),
  bundle({ discovery: 2, influence: 1 }),
  bundle({ discovery: 2, influence: 1 }),
  bundle({ influence: 2 }),
  bundle({ influence: 2 }),
  bundle({ relics: 1, influence: 2 }),
];

/** Planets are numbered along the row: four to a system, the last of them the planet place. */
export const PLANETS_PER_SYSTEM = 4;
export const PLACE = 3;
export const systemOf = (planet: number): number => planet >> 2;
export const slotOf = (planet: number): number => planet & 3;
/** Exploration places likewise, two to a system. */
export const EXPLORATIONS_PER_SYSTEM = 2;
export const systemOfMarker = (place: number): number => place >> 1;
