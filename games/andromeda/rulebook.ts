import { type RefusalOf, rules, type Seat, type Context as StepContext } from '@orrery/kernel';
import type { DieSymbol } from './content/dice.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

type Nothing = Readonly<Record<string, never>>;

/** Every reason a player can be given for what is not possible here, and what it has to say. */
export type Reasons = {
  readonly offerEmpty: Nothing;
  readonly poolTooSmall: { readonly need: number; readonly cards: number };
  readonly notInPool: Nothing;
  readonly lossesStartHere: Nothing;
  readonly noDie: { readonly symbol: DieSymbol };
  readonly noCommandDie: Nothing;
  readonly supplyEmpty: Nothing;
  readonly cardEmpty: Nothing;
  readonly nowhereToMove: Nothing;
  readonly noOneAboard: Nothing;
  readonly unexplored: Nothing;
  readonly noResearcherBeside: Nothing;
  readonly exhausted: { readonly by: Seat };
  readonly technologyNoEffect: Nothing;
  readonly noOneInRoom: { readonly need: number };
  readonly roomTied: { readonly need: number };
  /** `controller` is NOBODY where two others are level. */
  readonly roomOutnumbered: { readonly need: number; readonly controller: Seat };
  readonly roomMinimum: { readonly need: number };
  readonly roomActionUsed: Nothing;
  readonly roomUsedThisRound: Nothing;
  readonly roomOnlyWhenCalling: Nothing;
  readonly roomNoEffect: Nothing;
  readonly noResearcherHere: Nothing;
  readonly teleporterHere: Nothing;
  readonly noTeleportersHere: Nothing;
  /** One for each thing the mission counts. */
  readonly missionMissing: { readonly parts: readonly { readonly have: number; readonly need: number }[] };
  readonly sacrificeMissing: { readonly need: number; readonly missing: number };
};

export const rulebook = rules<State, Event, Reasons>();
export const { procedure, decision, refuse } = rulebook;

/** What a step of this game works with. */
export type Context = StepContext<State, Event>;
export type Refusal = RefusalOf<Reasons>;
