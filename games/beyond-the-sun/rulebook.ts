import { type RefusalOf, rules, type Seat, type Context as StepContext } from '@orrery/kernel';
import type { FieldId } from './content/fields.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

type Nothing = Readonly<Record<string, never>>;
type Missing = { readonly missing: number };

/** Every reason a player can be given for what is not possible here, and what it has to say. */
export type Reasons = {
  readonly mustMove: Nothing;
  readonly occupied: { readonly seat: Seat };
  readonly notResearched: Nothing;
  readonly covered: Nothing;
  readonly ore: Missing & { readonly price?: number; readonly has?: number };
  readonly population: Missing;
  readonly noSupply: Nothing;
  readonly noChange: Nothing;
  readonly impossible: Nothing;
  readonly alreadyResearched: Nothing;
  readonly unknown: Nothing;
  /** Fields to the left that are not researched, and how many of them it takes. */
  readonly prerequisites: { readonly fields: readonly FieldId[]; readonly count: number };
  readonly notControlled: Nothing;
  readonly tooWeak: Missing;
};

/** The rules of this game are written with these: they know its state and its events. */
export const rulebook = rules<State, Event, Reasons>();
export const { procedure, define, refuse } = rulebook;
export type Refusal = RefusalOf<Reasons>;
/** What a rule works with, whatever procedure it is part of. */
export type Context = StepContext<State, Event, unknown>;
/* What nobody refers to is never asked or called: a bundle, a board's above all, may leave it out. */
/* @__NO_SIDE_EFFECTS__ */
export const decision: typeof rulebook.decision = (name, definition) => rulebook.decision(name, definition);
/* @__NO_SIDE_EFFECTS__ */
export const declare: typeof rulebook.declare = (name, locals) => rulebook.declare(name, locals);
