import type { Event } from './events.ts';
import type { decisions } from './rules/decisions.ts';
import type { Interjection } from './rules/lightning.ts';
import type { TableView } from './view.ts';

/** The names of this game, for its board. Imported as a type only. */
export type AgeOfGalaxy = {
  readonly decisions: typeof decisions;
  readonly interjection: Interjection;
  readonly event: Event;
  readonly table: TableView;
};
