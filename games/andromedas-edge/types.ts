import type { FreeAction } from './answers.ts';
import type { StopName } from './asking.ts';
import type { Event, FinalPart } from './events.ts';
import type { Reasons } from './rulebook.ts';
import type { options } from './rules/chapters.ts';
import type { decisions } from './rules/decisions.ts';
import type { procedures } from './rules/procedures.ts';
import type { TableView } from './view.ts';

/** Every name of this game, for its texts and its board. Imported as a type only, so that neither loads the rules. */
export type AndromedasEdge = {
  readonly options: typeof options;
  readonly decisions: typeof decisions;
  readonly procedures: typeof procedures;
  readonly interjection: FreeAction;
  readonly reasons: Reasons;
  readonly conflict: 'teamsNeedFour';
  readonly event: Event;
  readonly table: TableView;
  readonly scorePart: FinalPart | 'track';
  readonly tie: 'modules' | 'resources';
  readonly window: StopName;
};
