import type { Seat } from '@orrery/kernel';
import type { Window } from './content/effects.ts';
import type { Cell } from './map.ts';

/** What players answer, decision by decision. All numbers that name things are indices, as in events.ts. */

/** A ship by its type and where it is: ships of one type in one place are alike. */
export type ShipAt = { ship: number; from: Cell };

export type Launch = { launch: number; to: Cell; jump?: true };
/** 'done' only where another Launch is offered and not wanted. */
export type TurnAnswer = Launch | 'return' | 'done';
/** A module by its row and its place in the row; 0 is the core module. */
export type ModuleAt = { row: number; at: number };
export type ActivateAnswer = (ModuleAt & ShipAt) | (ModuleAt & { energy: true }) | 'done';
/** One unit of a cost: a resource, or first something that brings resources in. */
export type PayAnswer = { pay: number } | { abandon: number } | { collect: number; at: Cell };
export type RepairAnswer = ModuleAt | { shield: number } | { scrapped: number };
export type UpgradeAnswer = { ship: number; own: boolean };
export type EscalateAnswer = (ShipAt & { jump?: true }) | 'done';
export type MoveAnswer = (ShipAt & { to: Cell; jump?: true }) | 'done';
export type RaiderMove = { raider: number; from: Cell; to: Cell };
export type RoomAnswer =
  | { abandon: number }
  | { discard: number }
  | ({ slot: number } & ModuleAt & { half?: true })
  | { slot: number; operations: true }
  | 'leave';
export type ReactAnswer = { card: number } | 'pass' | 'mute';

/**
 * Free actions, taken in the middle of another question:
 *  slot      moon, row, at[, half] or moon, operations      abandon   moon
 *  unslot    row, at[, half] or operations                  token     token (discovery)
 *  supremacy token                                          development  type
 *  recruit   cell                                           collect   cell, resource
 *  play      card                                           ability   source, id, at
 *  rearrange from, to                                       listen    all windows on again; or moons: ask for slotting too
 *  give/take kind, id (teams)
 */
export type FreeAction =
  | { interject: 'slot'; moon: number; row: number; at: number; half?: true }
  | { interject: 'slot'; moon: number; operations: true }
  | { interject: 'unslot'; row: number; at: number; half?: true }
  | { interject: 'unslot'; operations: true }
  | { interject: 'abandon'; moon: number }
  | { interject: 'token'; token: number }
  | { interject: 'supremacy'; token: number }
  | { interject: 'development'; development: number }
  | { interject: 'recruit'; cell: Cell }
  | { interject: 'collect'; cell: Cell; resource: number }
  | { interject: 'play'; card: number }
  /** `source` 0 faction, 1 upgrade (id: ship type), 2 sustain card (id: card). */
  | { interject: 'ability'; source: number; id: number; at: number }
  | { interject: 'rearrange'; from: number; to: number }
  /** `moons`: also be asked when a moon could be slotted on another player's turn. */
  | { interject: 'listen'; moons?: true }
  | { interject: 'give' | 'take'; what: number; id: number };

/** What a module or ship costs: nothing, or the printed cost less so many units. */
export type Price = 'free' | number;

/** All decisions with the arguments and answers they have. Types, ships and columns in arguments are bits. */
export type Decisions = {
  chooseFaction: { args: {}; answer: number };
  chooseDestiny: { args: {}; answer: number };
  /** `again`: another Launch in the same turn; `grounded`: the Launch Bay was empty when the turn began. */
  takeTurn: { args: { again: boolean; grounded: boolean }; answer: TurnAnswer };
  /** A moment for free actions before a Raider Strike or a battle. */
  goOn: { args: { to: 'strike' | 'battle' }; answer: 'go' };
  endTurn: { args: {}; answer: 'end' };
  activate: { args: {}; answer: ActivateAnswer };
  /** Science modules through the Primary Reactor: the place in the science row. */
  fire: { args: {}; answer: number | 'done' };
  /** `cost`: what is still to pay: energy, titanium, ice, nanocarbon, credits, tactics, any, material. */
  pay: { args: { cost: number[] }; answer: PayAnswer };
  discardTactics: { args: { why: 'pay' | 'limit' | 'lose' }; answer: number };
  /** One unit of a gain or loss that may be of several kinds. */
  gainKind: { args: { material: boolean; left: number }; answer: number };
  loseKind: { args: { material: boolean; left: number }; answer: number };
  /** The answer is a slot of the market, type * 3 + row. */
  chooseModule: { args: { types: number; price: Price; must: boolean }; answer: number | 'none' };
  removeModule: { args: { types: number }; answer: number };
  giveModule: { args: { slot: number }; answer: 'keep' | 'give' };
  buildShip: { args: { ships: number; price: Price; must: boolean }; answer: number | 'none' };
  buildDevelopment: { args: { discount: number; must: boolean }; answer: Cell | 'none' };
  repair: { args: {}; answer: RepairAnswer };
  upgrade: { args: {}; answer: UpgradeAnswer };
  chooseDiscovery: { args: { stack: number }; answer: number };
  drawToLimit: { args: { limit: number }; answer: number };
  /** The event card that goes on top. */
  lookAtEvents: { args: {}; answer: number };
  /** A raider class. */
  strike: { args: {}; answer: number | 'none' };
  escalate: { args: {}; answer: EscalateAnswer };
  diplomacy: { args: {}; answer: number | 'pass' | 'mute' };
  spendEnergy: { args: {}; answer: number };
  react: { args: { window: Window; cause: Seat }; answer: ReactAnswer };
  tacticalOperations: { args: {}; answer: 'card' | 'moon' | 'both' | 'pass' };
  makeRoom: { args: { moon: number; from: Cell }; answer: RoomAnswer };
  /** Which of several effects; `list` and `at` name them in the catalogue. */
  chooseEffect: { args: { list: number; at: number }; answer: number };
  exchange: { args: { list: number; at: number; left: number }; answer: 'pay' | 'skip' };
  payOr: { args: { list: number; at: number }; answer: 'pay' | 'suffer' };
  takeKind: { args: { from: Seat }; answer: number };
  damageModule: { args: {}; answer: ModuleAt };
  damageShip: { args: { spare: number[] }; answer: ShipAt };
  recruitFrom: { args: { withShip: boolean }; answer: Cell };
  claimFrom: { args: { from: 'withShip' | 'planet' }; answer: Cell };
  /** The moon, by design. */
  moonBenefit: { args: { slotted: boolean }; answer: number };
  moveShip: { args: { range: number | 'own' }; answer: MoveAnswer };
  recall: { args: { scrapyard: boolean }; answer: ShipAt | 'done' };
  moveRaider: { args: { range: number }; answer: RaiderMove | 'none' };
  damageRaider: { args: {}; answer: Cell };
  refreshMarket: { args: { types: number }; answer: number };
  /** A seat, or the number of seats for the raiders. */
  chooseRival: { args: { kind: 'dice' | 'targeting' | 'reroll' | 'setDice' }; answer: number };
  /** The face of the die to roll again. */
  reroll: { args: { side: number; done: number[] }; answer: number | 'done' };
  setDie: { args: { to: number }; answer: number | 'done' };
  saveShip: { args: {}; answer: ShipAt | 'done' };
  endBattle: { args: { everyone: boolean }; answer: 'end' | 'fight' };
  withdraw: { args: { station: boolean }; answer: MoveAnswer };
  reinforce: { args: {}; answer: number | 'done' };
  anyTrack: { args: { lowest: boolean }; answer: number };
  /** Abilities that fire at one moment, by key: source * 10000 + card * 10 + place; sources are faction, upgrade, sustain. */
  orderEffects: { args: { keys: number[] }; answer: number };
  /** Which Vortex pays first, 0 or 1. */
  orderVortexes: { args: {}; answer: number };
  agreeTransfer: { args: { give: boolean; what: number; id: number }; answer: 'agree' | 'refuse' };
  supremacyTie: { args: { seats: Seat[] }; answer: Seat };
  activateModule: { args: { types: number }; answer: ModuleAt | 'none' };
  flipUp: { args: {}; answer: number };
};
export type DecisionName = keyof Decisions;
