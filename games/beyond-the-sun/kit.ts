import { rules } from '@orrery/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** The rules of this game are written with these: they know its state and its events. */
export const kit = rules<State, Event>();
export const { procedure, define } = kit;
/* What nobody refers to is never asked or called: a bundle, a board's above all, may leave it out. */
/* @__NO_SIDE_EFFECTS__ */
export const decision: typeof kit.decision = (name, definition) => kit.decision(name, definition);
/* @__NO_SIDE_EFFECTS__ */
export const declare: typeof kit.declare = (name, locals) => kit.declare(name, locals);
