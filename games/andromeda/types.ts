import type { Event } from './events.ts';
import type { decisions } from './rules/decisions.ts';
import type { Table } from './view.ts';

/** The names of this game, for its board. */
export type Andromeda = {
  readonly decisions: typeof decisions;
  readonly interjection: never;
  readonly event: Event;
  readonly table: Table;
};
