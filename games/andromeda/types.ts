import type { Event } from './events.ts';
import type { Reasons } from './rulebook.ts';
import type { options } from './rules/chapters.ts';
import type { decisions } from './rules/decisions.ts';
import type { procedures } from './rules/procedures.ts';
import type { TableView } from './view.ts';

/** Every name of this game, for its texts and its board. Imported as a type only, so that neither loads the rules. */
export type Andromeda = {
  readonly options: typeof options;
  readonly decisions: typeof decisions;
  readonly procedures: typeof procedures;
  readonly reasons: Reasons;
  readonly event: Event;
  readonly table: TableView;
  readonly scorePart: 'missions' | 'rooms';
  readonly tie: 'rooms';
};
