import { type RefusalOf, rules, type Context as StepContext } from '@orrery/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';

type Nothing = Readonly<Record<string, never>>;

/** Every reason a player can be given for what is not possible here, and what it has to say. */
export type Reasons = {
  readonly quasar: Nothing;
  readonly voyage: Nothing;
  readonly occupied: Nothing;
  readonly ownShips: Nothing;
  readonly range: Nothing;
  readonly base: Nothing;
  readonly nothingToReturn: Nothing;
  readonly bayWasEmpty: Nothing;
  readonly activationIsCompulsory: Nothing;
  /** `missing`: energy, titanium, ice, nanocarbon, credits, tactics, any, material. */
  readonly cannotPay: { readonly missing: readonly number[] };
  readonly noneLeft: Nothing;
  readonly developed: Nothing;
  readonly noTransport: Nothing;
  readonly lastShip: Nothing;
  readonly leaders: { readonly missing: number };
  readonly otherColumn: Nothing;
  readonly damaged: Nothing;
  readonly alreadyActivated: Nothing;
  readonly emptyInput: Nothing;
  readonly emptySlot: Nothing;
  readonly gameEnd: Nothing;
  readonly reactorOnly: Nothing;
  readonly diceLimit: { readonly dice: number };
};

/** The words this game's rules are written in. */
export const rulebook = rules<State, Event, Reasons>();
export const { define, refuse } = rulebook;
/* What is never called need not be known: a bundle that has no use for a chapter may leave its procedures and decisions out. */
/* @__NO_SIDE_EFFECTS__ */
export const procedure = ((...given: Parameters<typeof rulebook.procedure>) => rulebook.procedure(...given)) as typeof rulebook.procedure;
/* @__NO_SIDE_EFFECTS__ */
export const decision: typeof rulebook.decision = (name, definition) => rulebook.decision(name, definition);
/* @__NO_SIDE_EFFECTS__ */
export const declare: typeof rulebook.declare = (name, locals) => rulebook.declare(name, locals);

/** What a step works with, where the locals do not matter. */
export type Context = StepContext<State, Event, unknown>;
export type Refusal = RefusalOf<Reasons>;
