import type { Effect } from './effects.ts';
import { automate, choose, free, gainOre, jump, loseOre, optional, orePerControlled, part, recruit, research, upgrade } from './effects.ts';
import type { LocationId } from './exploration.ts';
import type { GuildId } from './guilds.ts';

/** What turning up an event does. */
export type EventEffect =
  /** The researcher gains 1 ore and everybody a guild. */
  | { readonly kind: 'guild'; readonly guild: GuildId }
  /** Every faction in turn, the researcher first. */
  | { readonly kind: 'everyFaction'; readonly effects: readonly Effect[] }
  /** The first faction willing to return population keeps the card and its points. */
  | { readonly kind: 'prize'; readonly returned: number; readonly points: number }
  /** Stays to the end of the game and scores then. */
  | { readonly kind: 'census'; readonly most: number; readonly second: number }
  | { readonly kind: 'registry'; readonly perColony: number; readonly most: number }
  | { readonly kind: 'controllerOf'; readonly at: LocationId; readonly points: number }
  | { readonly kind: 'strongestAt'; readonly at: LocationId; readonly points: number }
  /** Ships put on the card leave the game and score. */
  | { readonly kind: 'museum'; readonly points: Readonly<Record<1 | 2 | 3 | 4, number>> }
  | { readonly kind: 'dyson' }
  | { readonly kind: 'rogueStar' };

export type EventCard = { readonly level: 2 | 3; readonly effect: EventEffect };

export const GUILD_EVENT_ORE = 1;

const everyFaction = (...effects: readonly Effect[]): EventEffect => ({ kind: 'everyFaction', effects });

/**
 * The 20 events. Tyler Lee, Maya Chaturvedi, KC-24X and Ono are in every game and open the guilds; Spacecraft Museum, Dyson Sphere Mk. I and Mass
 * Enlightenment are named in the rulebook. Figures and the others are Orrery's own.
 */
const all = {
  tylerLee: { level: 2, effect: { kind: 'guild', guild: 'terraformingGuild' } },
  mayaChaturvedi: { level: 2, effect: { kind: 'guild', guild: 'academyGuild' } },
  bumperHarvest: { level: 2, effect: everyFaction(recruit(1)) },
  prospectingBoom: { level: 2, effect: everyFaction(orePerControlled(2)) },
  distressSignal: { level: 2, effect: everyFaction(jump(1)) },
  armsRace: { level: 2, effect: everyFaction(optional(part({ ore: 1 }, upgrade(1)))) },
  labourReform: { level: 2, effect: everyFaction(optional(part({ ore: 2 }, automate('either')))) },
  humanitarianPrize: { level: 2, effect: { kind: 'prize', returned: 1, points: 2 } },
  contestedShipyard: { level: 2, effect: { kind: 'controllerOf', at: 'y1', points: 2 } },
  greatCensus: { level: 2, effect: { kind: 'census', most: 3, second: 1 } },
  kc24x: { level: 3, effect: { kind: 'guild', guild: 'technocratsGuild' } },
  ono: { level: 3, effect: { kind: 'guild', guild: 'pathfinderGuild' } },
  massEnlightenment: {
    level: 3,
    effect: everyFaction(optional(part({ ore: 2 }, research([1, 2, 3], { known: true })))),
  },
  firstContact: { level: 3, effect: everyFaction(choose(free(recruit(2)), free(gainOre(2)))) },
  oreLevy: { level: 3, effect: everyFaction(loseOre(2)) },
  spacecraftMuseum: { level: 3, effect: { kind: 'museum', points: { 1: 1, 2: 1, 3: 2, 4: 2 } } },
  dysonSphere: { level: 3, effect: { kind: 'dyson' } },
  rogueStar: { level: 3, effect: { kind: 'rogueStar' } },
  frontierRegistry: { level: 3, effect: { kind: 'registry', perColony: 1, most: 3 } },
  deepSpaceBeacon: { level: 3, effect: { kind: 'strongestAt', at: 'deepSpace', points: 2 } },
} as const satisfies Record<string, EventCard>;
export type EventId = keyof typeof all;
export const EVENTS: Readonly<Record<EventId, EventCard>> = all;
export const EVENT_IDS = Object.keys(all) as EventId[];
export const eventsOfLevel = (level: 2 | 3): EventId[] => EVENT_IDS.filter((id) => EVENTS[id].level === level);
export const opensGuild = (id: EventId): boolean => EVENTS[id].effect.kind === 'guild';
