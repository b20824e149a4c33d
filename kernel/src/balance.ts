import type { Count } from './game.ts';
import type { Seat } from './rules.ts';

/** A share of what the statistics of a group count, for each of its ids. */
export type BalanceColumn = {
  readonly title: string;
  /** What is counted, all of these together. */
  readonly count: readonly string[];
  /**
   * What it is a part of: other counts of the same id, the seats of all games, all games (then those are counted in which it happened at least
   * once), or the same counts of the whole group.
   */
  readonly per: readonly string[] | 'seat' | 'game' | 'group';
  /** What is aimed at. */
  readonly least?: number;
  readonly most?: number;
};

/** The ids of a group, all or only some, each in a line. */
export type BalanceTable = {
  readonly title: string;
  readonly group: string;
  readonly only?: readonly string[];
  readonly columns: readonly BalanceColumn[];
  /** Counted in as many games of their own, in which lots answer this question: what is seldom chosen there is tried as often as the rest. */
  readonly byLot?: string;
};

/** How the uses of a whole group are split: one line for each kind of use. */
export type BalanceSplit = {
  readonly title: string;
  readonly group: string;
  readonly kinds: readonly string[];
  readonly least?: Readonly<Record<string, number>>;
  readonly most?: Readonly<Record<string, number>>;
};

/** What a game's content is meant to be like when it is played, in terms of its own statistics (`census`). Read by `orrery balance`. */
export type Balance = {
  readonly tables: readonly BalanceTable[];
  readonly splits?: readonly BalanceSplit[];
  /** Shares of endings that are aimed at. */
  readonly endings?: Readonly<Record<string, { readonly least?: number; readonly most?: number }>>;
  /** At most this part of all games may be over before this round. */
  readonly early?: { readonly round: number; readonly most: number };
  /** Wins by seat stay within these, as parts of a fair share: 0.88 to 1.12 among four are 22 to 28 %. */
  readonly seats?: { readonly least: number; readonly most: number };
  /** Counts what only the table at the end tells, such as what winners had most of: added to the statistics of the events. */
  readonly ended?: (state: never, winners: readonly Seat[], count: Count) => void;
};
