import type { Context } from '@orrery/kernel';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** What a step works with, whatever its locals. */
export type X = Context<State, Event, unknown>;
