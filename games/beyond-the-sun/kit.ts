import { rules } from '@orrery/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** The rules of this game are written with these: they know its state and its events. */
export const kit = rules<State, Event>();
export const { procedure, decision, declare, define } = kit;
