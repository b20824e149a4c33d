import type { Answer, Seat } from './rules.ts';

/** The viewer without a seat. */
export const SPECTATOR: Seat = -1;

declare const mayBeSent: unique symbol;

/** Marks what was built for somebody's eyes. A position has no such mark, so sending one does not compile. */
export type Sendable = { readonly [mayBeSent]: true };

/** A frame as a viewer may see it: hidden locals are absent. */
export type SeenFrame = {
  readonly procedure: string;
  readonly step: string;
  readonly seat: Seat;
  readonly locals: Readonly<Record<string, unknown>>;
  /** Its turn comes after the frames above it: not part of what is going on now. */
  readonly waiting?: true;
  readonly held?: readonly SeenAsk[];
};

export type SeenAsk = {
  readonly seat: Seat;
  readonly decision: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly answered: boolean;
  /** One's own sealed answer. */
  readonly answer?: Answer;
};

/** All that a viewer may know of a position. */
export type View<V = unknown> = Sendable & {
  readonly game: string;
  readonly viewer: Seat;
  readonly table: V;
  readonly frames: readonly SeenFrame[];
  readonly asks: readonly SeenAsk[];
  readonly decisions: number;
};
