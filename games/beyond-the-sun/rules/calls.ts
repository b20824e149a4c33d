import { open, type Seat } from '@orrery/kernel';
import type { Move, ShipChoice } from '../answers.ts';
import type { Cube } from '../content/effects.ts';
import type { ShipLevel, TechType } from '../content/kinds.ts';
import type { SpaceId } from '../content/spaces.ts';
import type { Context } from '../rulebook.ts';
import { declare } from '../rulebook.ts';

/* What chapters call in each other, declared here and defined in the chapter it belongs to: so no two chapters import each other. */

/** A pawn's action: pawn.ts. */
export const action = declare('action', {
  space: open<SpaceId>(),
  /** Whether it has changed anything yet. */
  changed: open<boolean>(),
  /** Locations the active faction has taken from others by it. */
  taken: open<number>(),
});

/** Reads a list of effects: effects.ts. */
export const carryOut = declare('carryOut', {
  script: open<string>(),
  /** The effect that comes next. */
  at: open<number>(),
  strict: open<boolean>(),
  only: open<boolean>(),
});

/** Begins a list of effects; it is carried out before the caller's next step. `strict`: the whole must change something. `only`: it must research. */
export function run(x: Context, script: string, strict = false, only = false): void {
  runFor(x, x.seat, script, strict, only);
}

export function runFor(x: Context, seat: Seat, script: string, strict = false, only = false): void {
  x.callFor(seat, carryOut, { script, at: 0, strict, only });
}

/** A cost with a question in it: cost.ts. */
export const payment = declare('payment', {
  script: open<string>(),
  /** What is still to be paid, as far as it is settled. */
  ore: open<number>(),
  returned: open<number>(),
});

/** Researches a field, as an effect of a list says: research.ts. */
export const research = declare('research', {
  script: open<string>(),
  at: open<number>(),
  /** Set once the cube is down. */
  field: open<number | undefined>(),
  type: open<TechType | undefined>(),
});

export const privateTechnology = declare('privateTechnology', { level: open<2 | 3>() });

export const buildShip = declare('buildShip', {
  from: open<Cube>(),
  level: open<ShipLevel>(),
  at: open<'deepSpace' | null>(),
  must: open<boolean>(),
});

/** Upgrades ship by ship: upgrade.ts. */
export const upgradeShips = declare('upgradeShips', {
  ships: open<number>(),
  levels: open<number>(),
  upTo: open<boolean>(),
  spread: open<boolean>(),
  /** The ships upgraded so far, as they are now. */
  done: open<ShipChoice[]>(),
});

/** Moves ships along the lines: jump.ts. */
export const jump = declare('jump', { steps: open<number>(), moves: open<Move[]>(), must: open<boolean>(), stealth: open<boolean>() });

/** Moves whole ships anywhere: transfer.ts. */
export const transfer = declare('transfer', { ships: open<number>(), moves: open<Move[]>() });

/** A bonus of a system that waits to be given. */
export type Bonus = {
  /** Which check it comes from. */
  readonly wave: number;
  readonly seat: Seat;
  readonly location: number;
  readonly kind: 'control' | 'arrival';
};

/** What a check of control knows of itself. */
export type Check = {
  at: number;
  from: Seat;
  /** How often bonuses have been given. */
  wave: number;
  bonuses: Bonus[];
};

/** Adjusts control everywhere, then gives bonuses: control.ts. */
export const control = declare('control', {
  at: open<number>(),
  from: open<Seat>(),
  wave: open<number>(),
  bonuses: open<Bonus[]>(),
});

/** Colonises a system in the six steps of the rulebook: colonise.ts. */
export const colonise = declare('colonise', {
  /** Past control: both markers are set by colonising itself. */
  stealth: open<boolean>(),
  /** Bonuses of arrivals that have to wait until the system is colonised. */
  arrivals: open<Bonus[]>(),
  at: open<number | undefined>(),
  settled: open<number>(),
  markers: open<number>(),
});

/** Jumps and colonises in one go: colonise.ts. */
export const stealthColonise = declare('stealthColonise', { steps: open<number>(), arrivals: open<Bonus[]>() });

export const colonialMinistry = declare('colonialMinistry', { cards: open<number>() });

export const moveSupply = declare('moveSupply', { cubes: open<number>(), from: open<'rightmost' | 'any'>(), to: open<'A' | 'any'>() });

export const trade = declare('trade', {
  exchanges: open<number>(),
  /** The trade of a production phase, not one a bonus gives. */
  phase: open<boolean>(),
});
