import type { Seat } from '@orrery/kernel';
import type { Why } from './battle-state.ts';
import type { BattleRule } from './content/effects.ts';
import type { Cell } from './map.ts';

/**
 * Everything that happens, in ids and numbers. Numbers that name things are indices: tracks, ship types, resources, module types,
 * raider classes and bases into the lists of content/ids.ts; cards, modules, moons, tokens, factions, upgrades, raiders, events
 * and destinies into the arrays of content/. Counts and points are plain numbers.
 */
export type Event =
  /* setup */
  | { type: 'tilesLaid'; tiles: number[] }
  | { type: 'planetPlaced'; cell: Cell; planet: number; moon: number }
  | { type: 'factionChosen'; seat: Seat; faction: number }
  | { type: 'destiniesDealt'; n: number }
  | { type: 'destinyKept'; seat: Seat; destiny?: number }
  | { type: 'leadersSentOut'; seat: Seat; nebula: Cell; die: number }
  | { type: 'startRolled'; rolls: number[][]; start: Seat }
  /* turns */
  | { type: 'turnBegan'; seat: Seat; turn: number }
  | { type: 'launched'; seat: Seat; ship: number; to: Cell; jump: boolean }
  /** A further Launch on this turn. */
  | { type: 'launchGranted'; seat: Seat }
  | { type: 'returnBegan'; seat: Seat }
  | { type: 'shipsReturned'; seat: Seat; ships: number }
  | { type: 'turnEnded'; seat: Seat }
  /* goods */
  | { type: 'gained'; seat: Seat; resource: number; n: number }
  | { type: 'paid'; seat: Seat; resource: number; n: number }
  | { type: 'lost'; seat: Seat; resource: number; n: number }
  | { type: 'taken'; seat: Seat; from: Seat; resource: number; n: number }
  /** `cards` only for those who may know them. */
  | { type: 'tacticsDrawn'; seat: Seat; n: number; cards?: number[] }
  | { type: 'tacticsDiscarded'; seat: Seat; cards: number[] }
  | { type: 'tacticsShuffled' }
  | { type: 'scored'; seat: Seat; vp: number; for: ScoreReason }
  | { type: 'lostPoints'; seat: Seat; vp: number }
  | { type: 'overLimit'; seat: Seat; resource: number; n: number }
  /* regions */
  | { type: 'regionActivated'; seat: Seat; at: Cell }
  | { type: 'baseVisited'; seat: Seat; base: number }
  | { type: 'moonClaimed'; seat: Seat; moon: number; from: Cell }
  | { type: 'moonLeft'; seat: Seat; moon: number; at: Cell }
  | { type: 'moonShown'; at: Cell; moon: number }
  | { type: 'moonsDropped'; at: Cell; moon: number }
  | { type: 'moonAbandoned'; seat: Seat; moon: number }
  | { type: 'moonDiscarded'; seat: Seat; moon: number }
  | { type: 'moonSlotted'; seat: Seat; moon: number; place: SlotPlace }
  /** `top`, of a single card, and where two cards went only for those who may know. */
  | { type: 'eventsLookedAt'; seat: Seat; n: number; top?: number }
  | { type: 'eventsSorted'; seat: Seat; top?: number; bottom?: number }
  | { type: 'leaderRecruited'; seat: Seat; from: Cell }
  | { type: 'bonusPlaced'; at: Cell; resource: number; n: number }
  | { type: 'bonusCollected'; seat: Seat; from: Cell; resource: number }
  /* station */
  | { type: 'moduleGained'; seat: Seat; module: number; slot: number; free: boolean }
  | { type: 'moduleGiven'; seat: Seat; to: Seat; module: number }
  | { type: 'moduleRemoved'; seat: Seat; module: number; slot: number }
  | { type: 'marketRefilled'; slot: number; module: number }
  | { type: 'moduleActivated'; seat: Seat; row: number; at: number; module: number; with: 'ship' | 'energy' | 'reactor' | 'effect' }
  | { type: 'moduleDamaged'; seat: Seat; row: number; at: number; module: number }
  | { type: 'moduleSaved'; seat: Seat }
  | { type: 'moduleMoved'; seat: Seat; from: number; to: number }
  | { type: 'halfMoonPaid'; seat: Seat; moon: number }
  | { type: 'repaired'; seat: Seat; what: 'module' | 'shield' | 'ship'; id: number }
  | { type: 'nothingToRepair'; seat: Seat }
  | { type: 'shipBuilt'; seat: Seat; ship: number; free: boolean }
  | { type: 'upgradePlaced'; seat: Seat; upgrade: number; ship: number }
  | { type: 'developmentBuilt'; seat: Seat; development: number; at: Cell; leaders: number }
  | { type: 'developmentCardUsed'; seat: Seat; development: number }
  | { type: 'developmentCardFlipped'; seat: Seat; development: number }
  | { type: 'discoveriesLookedAt'; seat: Seat; stack: number }
  /** `token` only for those who may know it. */
  | { type: 'discoveryTaken'; seat: Seat; stack: number; token?: number }
  | { type: 'discoveryUsed'; seat: Seat; token: number }
  | { type: 'supremacyTaken'; seat: Seat; token: number; place: number }
  | { type: 'supremacyUsed'; seat: Seat; token: number }
  | { type: 'tacticsPlayed'; seat: Seat; card: number }
  /** A played card has had its effect and goes to the discard pile. */
  | { type: 'tacticsResolved'; seat: Seat; card: number }
  | { type: 'sustainEnded'; seat: Seat; card: number }
  | { type: 'abilityUsed'; seat: Seat; source: AbilitySource; id: number }
  /* tracks and events */
  | { type: 'advanced'; seat: Seat; track: number; to: number }
  | { type: 'vaultReached'; seat: Seat; vault: number }
  | { type: 'limitRaised'; seat: Seat; limit: number }
  | { type: 'markerMoved'; by: number; left: number }
  | { type: 'eventTriggered'; seat: Seat }
  | { type: 'eventRevealed'; event: number }
  | { type: 'eventEnded' }
  | { type: 'raiderRevealed'; raider: number }
  /** `cell` is where it stands; -1 when there was no room. */
  | { type: 'raiderPlaced'; class: number; cell: Cell }
  | { type: 'raiderMoved'; class: number; from: Cell; to: Cell; strike: boolean }
  | { type: 'raiderDamaged'; class: number; at: Cell; destroyed: boolean }
  | { type: 'shipMoved'; seat: Seat; ship: number; from: Cell; to: Cell; jump: boolean }
  | { type: 'shipRecalled'; seat: Seat; ship: number }
  | { type: 'marketSwept'; seat: Seat; column: number }
  /* battle */
  | { type: 'battleBegan'; at: Cell }
  | { type: 'escalated'; seat: Seat; ship: number; from: Cell; jump: boolean }
  | { type: 'energySpent'; seat: Seat; energy: number; dice: number }
  /** By seat, the raiders last; empty for those not in the battle. */
  | { type: 'diceRolled'; rolls: number[][]; targeting: number[] }
  /** `side` is a seat, or -1 for the raiders. */
  | { type: 'diceChanged'; side: number; from: number; to: number }
  | { type: 'battleStep'; step: 'diplomacy' | 'preparations' | 'damage' }
  /** Dice or targeting that a card adds to a side or takes from it; `side` as above. */
  | { type: 'battleAltered'; seat: Seat; side: number; what: 'dice' | 'targeting'; n: number }
  | { type: 'battleRuled'; seat: Seat; rule: BattleRule }
  | { type: 'battleClosed' }
  | { type: 'battleEnded'; why: 'card' | 'oneSide' }
  /** `winner` is a side: a seat (a team's first seat), the number of seats for the raiders, -1 for nobody. */
  | { type: 'battleDecided'; winners: Seat[]; losers: Seat[]; raiders: 'won' | 'lost' | 'absent'; why: Why }
  | { type: 'tacticalOperations'; seat: Seat; took: 'card' | 'moon' | 'both' }
  | { type: 'shipDamaged'; seat: Seat; ship: number; at: Cell; to: 'shield' | 'scrapyard' | 'barge' }
  | { type: 'shipSaved'; seat: Seat; ship: number }
  | { type: 'shipWithdrew'; seat: Seat; ship: number; to: Cell }
  | { type: 'reinforced'; seat: Seat; ship: number }
  /* teams, preferences, the end */
  | { type: 'transferred'; from: Seat; to: Seat; what: TransferKind; id?: number }
  | { type: 'transferRefused'; seat: Seat }
  | { type: 'windowSwitched'; seat: Seat; window: number; on: boolean }
  | { type: 'endTriggered'; seat: Seat; vp: number }
  | { type: 'finalScore'; seat: Seat; part: FinalPart; vp: number }
  | { type: 'destinyRevealed'; seat: Seat; destiny: number };

export type EventType = Event['type'];

export type ScoreReason =
  | 'effect'
  | 'moon'
  | 'slot'
  | 'development'
  | 'event'
  | 'repair'
  | 'supremacy'
  | 'reward'
  | 'tactics'
  | 'ability'
  | 'module';

/** Where a moon is slotted. `half`: between that industry module and the one further in. */
export type SlotPlace = { row: number; at: number; half?: true } | 'operations';

export type AbilitySource = 'faction' | 'upgrade' | 'sustain';

export const TRANSFERS = ['resource', 'tactics', 'moon', 'supremacy', 'discovery'] as const;
export type TransferKind = (typeof TRANSFERS)[number];

/** The steps of the final scoring, in order. */
export const FINAL_PARTS = [
  'tracks',
  'developments',
  'specialRegions',
  'damage',
  'vault',
  'modules',
  'leaders',
  'destiny',
  'faction',
] as const;
export type FinalPart = (typeof FINAL_PARTS)[number];
