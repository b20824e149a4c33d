import type { Seat } from '@orrery/kernel';
import type { AbilityId } from './content/abilities.ts';
import type { AchievementId } from './content/achievements.ts';
import type { Cube } from './content/effects.ts';
import type { EventId } from './content/events.ts';
import type { LocationId } from './content/exploration.ts';
import type { FactionId } from './content/factions.ts';
import type { FieldId } from './content/fields.ts';
import type { GuildId } from './content/guilds.ts';
import type { Column, Level, Marker, ShipLevel, TechType } from './content/kinds.ts';
import type { Power } from './content/powers.ts';
import type { ActionId, SpaceId } from './content/spaces.ts';
import type { SystemId } from './content/systems.ts';
import type { TechId } from './content/technologies/index.ts';

/** Everything that can happen, in ids and numbers: what the log tells and a board animates. */
export type Event =
  | {
      readonly type: 'setUp';
      readonly start: Seat;
      readonly factions: readonly FactionId[];
      readonly achievements: readonly AchievementId[];
    }
  | { readonly type: 'roundBegan'; readonly round: number; readonly last: boolean }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'pawnMoved'; readonly seat: Seat; readonly space: SpaceId }
  | { readonly type: 'pawnPushed'; readonly seat: Seat; readonly pushed: Seat; readonly space: SpaceId }
  | { readonly type: 'actionCopied'; readonly seat: Seat; readonly action: ActionId }
  | { readonly type: 'orePaid'; readonly seat: Seat; readonly ore: number }
  | { readonly type: 'orePaidTo'; readonly seat: Seat; readonly to: Seat; readonly ore: number }
  | { readonly type: 'populationReturned'; readonly seat: Seat; readonly column: Column }
  | { readonly type: 'oreGained'; readonly seat: Seat; readonly ore: number }
  | { readonly type: 'recruited'; readonly seat: Seat; readonly column: Column }
  | { readonly type: 'supplyMoved'; readonly seat: Seat; readonly from: Column; readonly to: Column }
  | { readonly type: 'shipBuilt'; readonly seat: Seat; readonly level: ShipLevel; readonly at: LocationId; readonly from: Cube }
  /** `systems` lie where it left and where it arrived: a place is called by what lies there. */
  | {
      readonly type: 'shipMoved';
      readonly seat: Seat;
      readonly level: ShipLevel;
      readonly from: LocationId;
      readonly to: LocationId;
      readonly systems: readonly [from: SystemId | null, to: SystemId | null];
    }
  | {
      readonly type: 'shipUpgraded';
      readonly seat: Seat;
      readonly at: LocationId;
      readonly system: SystemId | null;
      readonly from: ShipLevel;
      readonly to: ShipLevel;
    }
  | {
      readonly type: 'controlLost';
      readonly seat: Seat;
      readonly at: LocationId;
      readonly system: SystemId | null;
      readonly marker: Marker;
    }
  | {
      readonly type: 'controlTaken';
      readonly seat: Seat;
      readonly at: LocationId;
      readonly system: SystemId | null;
      readonly marker: Marker;
    }
  | { readonly type: 'systemBonus'; readonly seat: Seat; readonly system: SystemId; readonly bonus: 'control' | 'arrival' | 'colony' }
  | { readonly type: 'automated'; readonly seat: Seat; readonly marker: Marker; readonly step: number }
  | {
      readonly type: 'fieldResearched';
      readonly seat: Seat;
      readonly field: FieldId;
      readonly cube: Cube;
      /** What is known to lie there. */
      readonly technology: TechId | null;
    }
  | { readonly type: 'eventTurnedUp'; readonly seat: Seat; readonly field: FieldId; readonly event: EventId }
  | { readonly type: 'eventDiscarded'; readonly event: EventId }
  | { readonly type: 'eventStays'; readonly event: EventId }
  | { readonly type: 'guildOpened'; readonly guild: GuildId }
  | { readonly type: 'prizeTaken'; readonly seat: Seat; readonly event: EventId }
  | {
      readonly type: 'shipExhibited';
      readonly seat: Seat;
      readonly level: ShipLevel;
      readonly from: LocationId;
      readonly system: SystemId | null;
    }
  | {
      readonly type: 'systemAttached';
      readonly system: SystemId;
      readonly event: EventId;
      readonly beside: LocationId | null;
      /** The system it lies next to now. */
      readonly neighbour: SystemId | null;
    }
  | { readonly type: 'typeChosen'; readonly seat: Seat; readonly technologyType: TechType }
  | {
      readonly type: 'cardsTurnedUp';
      readonly seat: Seat;
      readonly level: Level;
      readonly fitting: readonly TechId[];
      readonly aside: readonly TechId[];
    }
  | { readonly type: 'technologyPlaced'; readonly seat: Seat; readonly technology: TechId; readonly field: FieldId }
  | { readonly type: 'technologyKept'; readonly seat: Seat; readonly technology: TechId }
  | { readonly type: 'immediateBonus'; readonly seat: Seat; readonly technology: TechId }
  | { readonly type: 'rowOpened'; readonly level: Level; readonly cards: readonly TechId[] }
  | { readonly type: 'rowRefilled'; readonly level: Level; readonly card: TechId }
  | { readonly type: 'shipSettled'; readonly seat: Seat; readonly level: ShipLevel; readonly at: LocationId; readonly column: Column }
  | { readonly type: 'shipDrifted'; readonly seat: Seat; readonly level: ShipLevel; readonly from: LocationId; readonly ships: number }
  | { readonly type: 'systemColonised'; readonly seat: Seat; readonly system: SystemId; readonly at: LocationId | null }
  | { readonly type: 'systemsDrawn'; readonly seat: Seat; readonly systems: readonly SystemId[] }
  | { readonly type: 'systemTurnedUp'; readonly system: SystemId; readonly at: LocationId }
  | { readonly type: 'colonyMarked'; readonly seat: Seat; readonly system: SystemId; readonly marker: Marker }
  | { readonly type: 'productionChosen'; readonly seat: Seat; readonly option: 'growth' | 'ore' | 'trade' }
  | { readonly type: 'populationGrown'; readonly seat: Seat; readonly columns: readonly Column[] }
  | { readonly type: 'traded'; readonly seat: Seat; readonly exchange: 'buy' | 'sell' }
  | {
      readonly type: 'shipRetired';
      readonly seat: Seat;
      readonly level: ShipLevel;
      readonly at: LocationId;
      readonly system: SystemId | null;
    }
  | { readonly type: 'achievementClaimed'; readonly seat: Seat; readonly achievement: AchievementId; readonly points: number }
  | { readonly type: 'endTriggered'; readonly seat: Seat; readonly lastRound: number }
  | { readonly type: 'powerUsed'; readonly seat: Seat; readonly power: Power }
  | { readonly type: 'starSwapped'; readonly seat: Seat; readonly place: string; readonly marker: Marker }
  | { readonly type: 'abilityUsed'; readonly seat: Seat; readonly ability: AbilityId }
  | { readonly type: 'gameEnded'; readonly rounds: number };

export type EventType = Event['type'];
