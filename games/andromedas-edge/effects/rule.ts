import type { Context, Seat } from '@orrery/kernel';
import type { EffectKind, EffectOf, Effects } from '../content/effects.ts';
import type { Event } from '../events.ts';
import { markUsed } from '../rules/abilities.ts';
import type { PerformLocals } from '../rules/calls.ts';
import type { State } from '../state.ts';

/** Where an effect is carried out: the interpreter, which reads a list (rules/perform.ts). */
export type At = Context<State, Event, PerformLocals>;

/** How the interpreter goes on: it reads the effect that `at` points to, or hears the answer to what was asked. */
export type Next = 'next' | 'answered';

/** What a kind of effect means. */
export interface EffectRule<K extends EffectKind> {
  perform(x: At, effect: EffectOf<K>): Next;
  /** Goes on with the answer to a question that `perform` asked. */
  answered(x: At, effect: EffectOf<K>): Next;
  /** Whether it would do anything now: what is offered must have a meaning. `cause` is whose deed opened the window. */
  feasible(state: State, seat: Seat, effect: EffectOf<K>, cause: Seat): boolean;
  /** Roughly, in victory points, for players that judge a table at a glance. */
  worth(effect: EffectOf<K>): number;
}

/** An effect that begins and ends in one step: it counts as the use of the ability it comes from, and the next one follows. */
/* @__NO_SIDE_EFFECTS__ */
export function rule<K extends EffectKind>(
  kind: K,
  of: Pick<EffectRule<K>, 'feasible' | 'worth'> & { perform(x: At, effect: EffectOf<K>): void },
): EffectRule<K> {
  return {
    perform: (x, effect) => {
      noteUse(x);
      x.locals.at++;
      of.perform(x, effect);
      return 'next';
    },
    answered: () => {
      throw new Error(`${kind} asks nothing`);
    },
    feasible: of.feasible,
    worth: of.worth,
  };
}

/** An effect that asks, or that minds its place in the list itself. */
/* @__NO_SIDE_EFFECTS__ */
export function asking<K extends EffectKind>(_kind: K, of: EffectRule<K>): EffectRule<K> {
  return of;
}

/** The first effect carried out counts as the use of the ability it comes from. */
export function noteUse(x: At): void {
  if (x.locals.key === undefined) return;
  markUsed(x, x.seat, x.locals.key);
  x.locals.key = undefined;
}

export const always = (): boolean => true;
/** For effects whose worth hangs on the moment. */
export const little = (): number => 0.3;

export const causeOf = (x: At): Seat => x.locals.cause ?? x.seat;

/** Types as bits, as decisions and procedures take them. */
export const typeBits = (types: readonly number[]): number => types.reduce((bits, type) => bits | (1 << type), 0);
/** What is printed, as units less than the cost. */
export const price = (printed: 'free' | 'board' | 'full' | number): 'free' | number =>
  printed === 'board' || printed === 'full' ? 0 : printed;

/**
 * What effects that hold lists of effects ask about those. The table of all rules gives the answers (rules.ts); here they are declared, so
 * that the kinds need not import the table.
 */
export const lists: {
  feasible(state: State, seat: Seat, effects: Effects, cause: Seat): boolean;
  worth(effects: Effects): number;
} = {
  feasible: () => unread(),
  worth: () => unread(),
};

function unread(): never {
  throw new Error('effects/rules.ts has not been loaded');
}
