import { type Context, rules } from '@orrery/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** The words this game's rules are written in. */
export const kit = rules<State, Event>();
export const { declare, define } = kit;
/* What is never called need not be known: a bundle that has no use for a chapter may leave its procedures and decisions out. */
/* @__NO_SIDE_EFFECTS__ */
export const procedure: typeof kit.procedure = (name, locals, steps) => kit.procedure(name, locals, steps);
/* @__NO_SIDE_EFFECTS__ */
export const decision: typeof kit.decision = (name, definition) => kit.decision(name, definition);

/** What a step works with, where the locals do not matter. */
export type Table = Context<State, Event, unknown>;
