import { type RefusalOf, rules, type Context as StepContext } from '@orrery/kernel';
import type { PlanetType } from './content/planets.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

type Nothing = Readonly<Record<string, never>>;
type Missing = { readonly missing: number };
type OfTechnology = { readonly technology: string };
type OfCard = { readonly card: string };
/** Where a planet lies; the planet itself is what is refused. */
type OfPlanet = { readonly type?: PlanetType; readonly system?: number; readonly slot?: number };

/** Every reason a player can be given for what is not possible here, and what it has to say. */
export type Reasons = {
  readonly planetTaken: OfPlanet;
  readonly beyondReach: OfPlanet;
  readonly needsTerraforming: OfPlanet;
  readonly notAdapted: OfPlanet;
  readonly needsCredits: Missing & Partial<OfTechnology> & OfPlanet;
  readonly needsDiscovery: Missing & Partial<OfTechnology>;
  readonly needsInfluence: Missing;
  readonly needsCruiser: Nothing;
  readonly needsDevelopedPlanet: Nothing;
  readonly isOccupied: Nothing;
  readonly isDeveloped: Nothing;
  readonly isProtected: Nothing;
  readonly ownPlanet: Nothing;
  readonly notYourColony: Nothing;
  readonly settledThisRound: Nothing;
  readonly fiveCruisers: Nothing;
  readonly noCruiserLeft: Nothing;
  readonly cardFull: OfCard;
  readonly cannotPayTrade: OfCard;
  readonly nothingToGain: OfCard;
  readonly noMarker: Nothing;
  readonly alreadyResearched: OfTechnology;
  readonly noPath: OfTechnology;
  readonly oneCardPerTurn: Nothing;
  readonly threeFactions: Nothing;
  readonly ideologyPlayed: Nothing;
};

/** The words in which this game's rules are written. */
export const rulebook = rules<State, Event, Reasons>();
export const { procedure, decision, refuse } = rulebook;
export type Refusal = RefusalOf<Reasons>;

/** What a rule works with, whatever procedure it is part of. */
export type Context = StepContext<State, Event, unknown>;
