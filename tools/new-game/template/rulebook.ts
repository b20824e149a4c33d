import { rules } from '@orrery/kernel';
import type { State } from './state.ts';

export type Event =
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'played'; readonly seat: number; readonly card: number; readonly points: number }
  | { readonly type: 'drew'; readonly seat: number; readonly card?: number };

/** Every reason a player can be given for what is not possible, and what it has to say. */
export type Reasons = { readonly sameAsPile: { readonly card: number } };

export const rulebook = rules<State, Event, Reasons>();
export const { procedure, decision, refuse } = rulebook;
