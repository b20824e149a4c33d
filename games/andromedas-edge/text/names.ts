import type { DestinyId } from '../content/destinies.ts';
import type { BattleRule, Window } from '../content/effects.ts';
import type { EventId } from '../content/events.ts';
import type { FactionId } from '../content/factions.ts';
import type {
  BaseName,
  CoreModuleName,
  DevelopmentName,
  EventDeck,
  RegionKind,
  ResourceName,
  ShipAbility,
  ShipName,
  TacticsKind,
  TrackName,
} from '../content/ids.ts';
import type { ModuleId } from '../content/modules.ts';
import type { RaiderId } from '../content/raiders.ts';
import type { SpecialId } from '../content/special.ts';
import type { TacticsId } from '../content/tactics.ts';
import type { DiscoveryId, SupremacyTokenId } from '../content/tokens.ts';
import type { UpgradeId } from '../content/upgrades.ts';

/** One and several of a thing. */
export type Noun = readonly [one: string, several: string];

/** The names of everything, in one language. A missing one does not compile. */
export type Names = {
  readonly resources: Readonly<Record<ResourceName, Noun>>;
  readonly tracks: Readonly<Record<TrackName, string>>;
  readonly developments: Readonly<Record<DevelopmentName, Noun>>;
  /** Planets by the name of their track. */
  readonly planets: Readonly<Record<TrackName, string>>;
  readonly ships: Readonly<Record<ShipName, Noun>>;
  readonly abilities: Readonly<Record<ShipAbility | 'targeting' | 'swarm', string>>;
  readonly bases: Readonly<Record<BaseName, string>>;
  readonly coreModules: Readonly<Record<CoreModuleName, string>>;
  readonly modules: Readonly<Record<ModuleId, string>>;
  readonly tactics: Readonly<Record<TacticsId, string>>;
  readonly tacticsKinds: Readonly<Record<TacticsKind, string>>;
  readonly windows: Readonly<Record<Window, string>>;
  readonly events: Readonly<Record<EventId, string>>;
  readonly eventDecks: Readonly<Record<EventDeck, string>>;
  readonly raiders: Readonly<Record<RaiderId, string>>;
  readonly discoveries: Readonly<Record<DiscoveryId, string>>;
  readonly supremacyTokens: Readonly<Record<SupremacyTokenId, string>>;
  readonly upgrades: Readonly<Record<UpgradeId, string>>;
  readonly factions: Readonly<Record<FactionId, string>>;
  readonly destinies: Readonly<Record<DestinyId, string>>;
  readonly specials: Readonly<Record<SpecialId, string>>;
  readonly regionKinds: Readonly<Record<RegionKind, string>>;
  readonly battleRules: Readonly<Record<BattleRule, string>>;
};
