import { at, copyPlain, item as itemOf, samePlain } from '@orrery/kernel';
import { OTHER, type Place, rootOf } from './shapes.ts';

/**
 * How one plain value becomes another: keys set, keys dropped, keys patched in turn; an item of an array goes by `item(2)`. An array that grew
 * or shrank has some of its items replaced by others instead: a card leaves the middle of a hand in a few bytes.
 */
export type Patch = {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly drop?: readonly string[];
  readonly in?: Readonly<Record<string, Patch>>;
  /** From where on, how many out, which in. */
  readonly splice?: readonly [number, number, readonly unknown[]];
};
type Draft = { set?: Record<string, unknown>; drop?: string[]; in?: Record<string, Patch> };
type Bag = Record<string, unknown>;

const isObject = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

/**
 * Turns `kept` into a copy of `next`, in place, and says how; undefined when they were equal. Only what changed is copied, and nothing
 * of `next` is shared: a view may point into a state that moves on.
 */
export function advance(kept: object, next: object, place: Place = rootOf(next)): Patch | undefined {
  const patch = compared(kept, next, true, place);
  for (const key of patch?.drop ?? []) delete (kept as Bag)[key];
  return patch;
}

/** The patch from one plain object or array to another of the same kind; undefined when they are equal. Both stay as they are. */
export const diff = (from: object, to: object, place: Place = rootOf(to)): Patch | undefined => compared(from, to, false, place);

/** This runs after every act, mostly over what did not change, so equal members must cost next to nothing. */
function compared(from: object, to: object, moving: boolean, place: Place): Patch | undefined {
  if (!Array.isArray(from)) {
    const said = place.compare(from as Bag, to as Bag, moving, member);
    return said === OTHER ? comparedObject(from as Bag, to as Bag, moving, place) : said;
  }
  const items = to as readonly unknown[];
  if (from.length !== items.length) return splice(from, items, moving);
  let patch: Draft | undefined;
  const inside = place.items;
  let first = 0;
  while (first < items.length && from[first] === items[first]) first++;
  for (let i = inside.next(from, items, first); i < items.length; i = inside.next(from, items, i + 1)) {
    const a = from[i];
    const b = items[i];
    if (a !== b) patch = item(from, i, a, b, patch, moving, inside);
  }
  return patch;
}

/** By number. Making a name costs more than comparing what goes by it. */
const itemNames: string[] = [];
const MOST_NAMES = 1_024;
function itemName(i: number): string {
  if (i >= MOST_NAMES) return itemOf(i);
  while (itemNames.length <= i) itemNames.push(itemOf(itemNames.length));
  return at(itemNames, i);
}

/** A member of a list: its number becomes a name only where it differs. */
function item(
  from: unknown[],
  i: number,
  a: unknown,
  b: unknown,
  patch: Draft | undefined,
  moving: boolean,
  place: Place,
): Draft | undefined {
  if (!nested(a, b)) {
    if (moving) from[i] = copyPlain(b);
    return set(patch, itemName(i), b);
  }
  const inner = compared(a as object, b as object, moving, place);
  if (inner === undefined) return patch;
  if (moving && inner.drop !== undefined) from[i] = copyPlain(b);
  return within(patch, itemName(i), inner);
}

function comparedObject(from: Bag, to: Bag, moving: boolean, place: Place): Draft | undefined {
  let patch: Draft | undefined;
  let keys = 0;
  for (const key in to) {
    const b = to[key];
    if (b === undefined) continue;
    keys++;
    const a = from[key];
    if (a === b) continue;
    // A key may be called like something every object inherits.
    const known = a !== undefined && Object.hasOwn(from, key);
    if (!known && !moving) keys--;
    patch = member(from, key, known ? a : undefined, b, patch, moving, place.items);
  }
  for (const _ in from) keys--;
  return keys === 0 ? patch : dropped(from, to, patch);
}

/**
 * Keys that are gone: looked for only when there are too many. Whoever holds a record that is to move along copies it anew: one that keys were
 * taken out of is slow to look at ever after.
 */
function dropped(from: Bag, to: Bag, patch: Draft | undefined): Draft | undefined {
  let draft = patch;
  for (const key of Object.keys(from)) {
    if (Object.hasOwn(to, key) && to[key] !== undefined) continue;
    if (from[key] === undefined) continue;
    draft ??= {};
    draft.drop ??= [];
    draft.drop.push(key);
  }
  return draft;
}

function member(
  from: Bag,
  key: string,
  a: unknown,
  b: unknown,
  patch: Draft | undefined,
  moving: boolean,
  place: Place,
): Draft | undefined {
  if (!nested(a, b)) {
    if (moving) from[key] = copyPlain(b);
    return set(patch, key, b);
  }
  const inner = compared(a as object, b as object, moving, place);
  if (inner === undefined) return patch;
  if (moving && inner.drop !== undefined) from[key] = copyPlain(b);
  return within(patch, key, inner);
}

/** Two of a kind, which can be compared in turn. */
const nested = (a: unknown, b: unknown): boolean => isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b);

function within(patch: Draft = {}, key: string, inner: Patch): Draft {
  patch.in ??= {};
  patch.in[key] = inner;
  return patch;
}

function set(patch: Draft = {}, key: string, b: unknown): Draft {
  patch.set ??= {};
  patch.set[key] = b;
  return patch;
}

/** What both ends have in common stays. */
function splice(from: unknown[], to: readonly unknown[], moving: boolean): Patch {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && samePlain(from[start], to[start])) start++;
  let end = 0;
  while (end < shorter - start && samePlain(from[from.length - 1 - end], to[to.length - 1 - end])) end++;
  const out = from.length - start - end;
  const items = to.slice(start, to.length - end);
  if (moving) from.splice(start, out, ...copyPlain(items));
  return { splice: [start, out, items] };
}

/** The value a patch leads to. What did not change is shared with the old value, so that clients can compare by identity. */
export function patched<T>(value: T, patch: Patch | undefined): T {
  if (patch === undefined || !isObject(value)) return value;
  if (Array.isArray(value) && patch.splice !== undefined) {
    const [start, out, items] = patch.splice;
    return value.toSpliced(start, out, ...items) as T;
  }
  if (Array.isArray(value)) {
    const list = [...value] as unknown[];
    for (const [name, inner] of Object.entries(patch.in ?? {})) list[indexOf(name)] = patched(list[indexOf(name)], inner);
    for (const [name, next] of Object.entries(patch.set ?? {})) list[indexOf(name)] = next;
    return list as T;
  }
  const copy = { ...value } as Bag;
  for (const [key, inner] of Object.entries(patch.in ?? {})) copy[key] = patched(copy[key], inner);
  for (const [key, next] of Object.entries(patch.set ?? {})) copy[key] = next;
  for (const key of patch.drop ?? []) delete copy[key];
  return copy as T;
}

const indexOf = (name: string): number => Number(name.slice(1));
