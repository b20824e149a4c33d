/**
 * The small language in which factions and technologies say what they do. Rules, help text, log lines and the search for endless
 * conversions all read the same words.
 */
import type { PlanetType } from './planets.ts';
import type { Bundle, Resource } from './resources.ts';

/** What lasts and is simply added up over an alliance and its technologies. */
export const traits = [
  'strength',
  'keepCruisers',
  'reach',
  'terraform',
  'shield',
  'colonizeLess',
  'developLess',
  'manufactureLess',
  'salvageLess',
  'researchLess',
  'appointLess',
  'conquest',
  'nomadic',
  'swarm',
] as const;
export type Trait = (typeof traits)[number];

/** When "A > B" happens. */
export const occasions = [
  'colonize',
  'develop',
  'manufacture',
  'salvage',
  'plunder',
  'trade',
  'explore',
  'appoint',
  'research',
  'overlord',
  'occupy',
  'loseCruisers',
  'losePlanet',
  'goldenAge',
  'introduce',
  'boost',
] as const;
export type Occasion = (typeof occasions)[number];

/** What a gain is multiplied by. */
export type Per = { readonly count: 'planetsOf'; readonly type: PlanetType } | { readonly count: 'occupied' | 'developed' };

export type Ability =
  | { readonly kind: 'trait'; readonly trait: Trait; readonly value: number }
  /** At the end of the production phase. */
  | { readonly kind: 'production'; readonly gain: Bundle; readonly pay?: Bundle; readonly repeat?: true; readonly per?: Per }
  /** At any time in the own turn, any number of times. */
  | { readonly kind: 'lightning'; readonly pay: Bundle; readonly gain: Bundle }
  /** When the faction is introduced: a gain, a choice of gains, or a conversion as often as one likes. */
  | { readonly kind: 'introduction'; readonly gain: Bundle; readonly or?: Bundle; readonly pay?: undefined; readonly repeat?: undefined }
  | { readonly kind: 'introduction'; readonly gain: Bundle; readonly or?: undefined; readonly pay: Bundle; readonly repeat: true }
  /** Each time something happens. `yields` asks for a planet that gives this resource. With a price it may be declined. */
  | { readonly kind: 'trigger'; readonly on: Occasion; readonly gain: Bundle; readonly pay?: Bundle; readonly yields?: Resource };
