import { type Context, rules } from '@orrery/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** The words this game's rules are written in. */
export const kit = rules<State, Event>();
export const { procedure, declare, define, decision } = kit;

/** What a step works with, where the locals do not matter. */
export type Table = Context<State, Event, unknown>;
