import type { Seat } from '@orrery/kernel';
import type { DieSymbol } from './content/dice.ts';
import type { MissionId } from './content/missions.ts';
import type { RoomId } from './content/rooms.ts';
import type { Place } from './content/ship.ts';
import type { SpeciesId } from './content/species.ts';
import type { TechnologyId } from './content/technologies.ts';
import type { Ending } from './state.ts';

/** A room that everybody can see: where it lies, and which it is. */
export type Spot = { readonly place: Place; readonly room: RoomId };
/** Numbers of dice by symbol, in the order of SYMBOLS. */
export type DiceCount = readonly number[];
/** Control points of one seat. */
export type Points = { readonly missions: number; readonly rooms: number };

/** Why a die was spent. */
export type DieUse = 'training' | 'support' | 'improvise' | 'movement' | 'technology' | 'step' | 'explore' | 'mission';
/** By what right a room action was used. */
export type RoomRight = 'control' | 'card';

/** Everything that happens at the table. Where a mission or species is optional, only its owner's twin names it. */
export type Event =
  // setup
  | { readonly type: 'shipLaid'; readonly places: readonly Place[] }
  | { readonly type: 'technologiesLaid'; readonly technologies: readonly TechnologyId[]; readonly vaccines: number }
  | { readonly type: 'speciesDealt'; readonly seat: Seat; readonly count: number; readonly species?: readonly SpeciesId[] }
  | { readonly type: 'speciesRevealed'; readonly seat: Seat; readonly species: SpeciesId }
  | { readonly type: 'landed'; readonly seat: Seat; readonly airlock: number; readonly card: number }
  | { readonly type: 'startPlayer'; readonly seat: Seat }
  // missions changing hands
  | { readonly type: 'generalRevealed'; readonly mission: MissionId }
  | { readonly type: 'missionsDrawn'; readonly seat: Seat; readonly count: number; readonly missions?: readonly MissionId[] }
  | { readonly type: 'missionKept'; readonly seat: Seat; readonly returned: number; readonly mission?: MissionId }
  | { readonly type: 'missionExchanged'; readonly seat: Seat; readonly old?: MissionId; readonly mission?: MissionId }
  // phase 1
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: DiceCount }
  | { readonly type: 'rerolled'; readonly seat: Seat; readonly count: number; readonly dice: DiceCount }
  | { readonly type: 'offered'; readonly seat: Seat; readonly card: number; readonly dice: DiceCount }
  | { readonly type: 'refused'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'accepted'; readonly seat: Seat; readonly card: number; readonly forced: boolean }
  | { readonly type: 'dieAdded'; readonly seat: Seat; readonly symbol: DieSymbol }
  | { readonly type: 'lastCard'; readonly seat: Seat; readonly card: number; readonly dice: DiceCount }
  // phase 2
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'contaminated'; readonly seat: Seat; readonly from: Spot }
  | { readonly type: 'vaccinated'; readonly seat: Seat }
  | { readonly type: 'contaminationIgnored'; readonly seat: Seat; readonly count: number; readonly why: 'immune' | 'nobodyAboard' }
  | { readonly type: 'dieSpent'; readonly seat: Seat; readonly symbol: DieSymbol; readonly use: DieUse }
  | { readonly type: 'abilityUsed'; readonly seat: Seat; readonly species: SpeciesId }
  | { readonly type: 'trained'; readonly seat: Seat; readonly count: number }
  /** What follows may be done up to so often: shown while it is done, and no line of the log. */
  | { readonly type: 'callsGranted'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'movesGranted'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'called'; readonly seat: Seat; readonly to: Spot; readonly extra: boolean }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: Spot; readonly to: Spot }
  | { readonly type: 'explored'; readonly seat: Seat; readonly from: Spot; readonly to: Spot }
  | { readonly type: 'technologyUsed'; readonly seat: Seat; readonly technology: TechnologyId }
  | { readonly type: 'teleporterPlaced'; readonly seat: Seat; readonly at: Spot }
  | { readonly type: 'noTeleporterLeft'; readonly seat: Seat }
  | { readonly type: 'teleporterMoved'; readonly seat: Seat; readonly from: Spot; readonly to: Spot }
  | { readonly type: 'cloned'; readonly seat: Seat; readonly at: Spot }
  | { readonly type: 'vaccinesTaken'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'pushed'; readonly seat: Seat; readonly owner: Seat; readonly from: Spot; readonly to: Spot }
  | { readonly type: 'roomUsed'; readonly seat: Seat; readonly at: Spot; readonly right: RoomRight }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly owners: readonly [Seat, Seat]; readonly spots: readonly [Spot, Spot] }
  | { readonly type: 'sentBack'; readonly seat: Seat; readonly owner: Seat; readonly from: Spot }
  | { readonly type: 'actionsEnded'; readonly seat: Seat; readonly unused: number }
  | { readonly type: 'fulfilled'; readonly seat: Seat; readonly mission: MissionId; readonly points: number; readonly personal: boolean }
  | { readonly type: 'sacrificed'; readonly seat: Seat; readonly from: Spot; readonly to: 'supply' | 'card' }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly returned: number }
  // phases 3 and 4, end
  | {
      readonly type: 'controlChecked';
      readonly points: readonly Points[];
      readonly controlled: readonly { readonly seat: Seat; readonly room: RoomId }[];
    }
  | { readonly type: 'technologiesReady' }
  | { readonly type: 'gameEnded'; readonly ending: Ending; readonly winners: readonly Seat[] };

export type EventType = Event['type'];
