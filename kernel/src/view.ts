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

/**
 * What one viewer sees of a table besides what everybody sees: laid over it, so that the part for everybody is built, compared and sent once
 * for all. An object goes over an object key by key, and over a list item by item (`item(2)`); anything else takes the place of what is there.
 */
export type Own<T> = T extends readonly (infer I)[]
  ? T | { readonly [index: Item]: Own<I> }
  : T extends object
    ? { readonly [K in keyof T]?: Own<T[K]> }
    : T;

export type Item = `_${number}`;
/** The key of one item of a list. Not a bare number: engines walk objects that have such keys many times slower, and then all others too. */
export const item = (index: number): Item => `_${index}`;

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The table a viewer sees. What its own part does not touch is shared with the table everybody sees. */
export function laid<T>(table: T, own: Own<T>): T {
  if (!isBag(own)) return own as T;
  if (typeof table !== 'object' || table === null) return own as T;
  let copy: Record<string, unknown> | undefined;
  const list = Array.isArray(table);
  for (const name in own) {
    copy ??= (list ? table.slice() : { ...table }) as Record<string, unknown>;
    const key = list ? name.slice(1) : name;
    copy[key] = laid(copy[key], own[name]);
  }
  return (copy ?? table) as T;
}

/** All that a viewer may know of a position: the table, and what is going on. */
export type View<V = unknown> = GoingOn & { readonly table: V };

/** A view without the table. */
export type GoingOn = Sendable & {
  readonly game: string;
  readonly viewer: Seat;
  readonly frames: readonly SeenFrame[];
  readonly asks: readonly SeenAsk[];
  readonly decisions: number;
};
