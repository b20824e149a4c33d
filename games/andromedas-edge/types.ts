import type { Decision } from '@orrery/kernel';
import type { DecisionName, Decisions, FreeAction } from './answers.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import type { TableView } from './view.ts';

/** The names of this game that its board points with. Imported as a type only, so that no rules are loaded. */
export type AndromedasEdge = {
  readonly decisions: { readonly [D in DecisionName]: Decision<State, Decisions[D]['args'], Decisions[D]['answer']> };
  readonly interjection: FreeAction;
  readonly event: Event;
  readonly table: TableView;
};
