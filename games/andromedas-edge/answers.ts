import type { Cell } from './map.ts';

/** What players answer. All numbers that name things are indices, as in events.ts. */

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
