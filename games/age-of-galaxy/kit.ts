import { type Context, rules } from '@orrery/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** The words in which this game's rules are written. */
export const kit = rules<State, Event>();
export const { procedure, decision } = kit;

/** What a rule works with, whatever procedure it is part of. */
export type Table = Context<State, Event, unknown>;
