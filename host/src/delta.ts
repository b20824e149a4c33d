import { copyPlain, samePlain } from '@orrery/kernel';

/**
 * How one plain value becomes another: keys set, keys dropped, keys patched in turn. An array that grew or shrank has some of its items
 * replaced by others instead: a card leaves the middle of a hand in a few bytes.
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
 * of `next` is shared: a view may point into a state that moves on. This runs for every viewer after every act, mostly over what did not
 * change, so equal members must cost next to nothing.
 */
export function advance(kept: object, next: object): Patch | undefined {
  if (!Array.isArray(kept)) return advanceObject(kept as Bag, next as Bag);
  const to = next as readonly unknown[];
  if (kept.length !== to.length) return splice(kept, to);
  let patch: Draft | undefined;
  for (let i = 0; i < to.length; i++) {
    const a = kept[i];
    const b = to[i];
    if (a !== b) patch = member(kept as unknown as Bag, String(i), a, b, patch);
  }
  return patch;
}

function advanceObject(kept: Bag, next: Bag): Patch | undefined {
  let patch: Draft | undefined;
  let keys = 0;
  for (const key in next) {
    const b = next[key];
    if (b === undefined) continue;
    keys++;
    const a = kept[key];
    // A key may be called like something every object inherits.
    if (a !== b) patch = member(kept, key, a !== undefined && Object.hasOwn(kept, key) ? a : undefined, b, patch);
  }
  for (const _ in kept) keys--;
  return keys === 0 ? patch : dropped(kept, next, patch);
}

/** Keys that are gone: looked for only when there are too many. */
function dropped(kept: Bag, next: Bag, patch: Draft | undefined): Patch | undefined {
  let draft = patch;
  for (const key of Object.keys(kept)) {
    if (Object.hasOwn(next, key) && next[key] !== undefined) continue;
    if (kept[key] !== undefined) {
      draft ??= {};
      draft.drop ??= [];
      draft.drop.push(key);
    }
    delete kept[key];
  }
  return draft;
}

function member(kept: Bag, key: string, a: unknown, b: unknown, patch: Draft | undefined): Draft | undefined {
  if (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)) {
    const inner = advance(a, b);
    if (inner === undefined) return patch;
    const draft = patch ?? {};
    draft.in ??= {};
    draft.in[key] = inner;
    return draft;
  }
  const draft = patch ?? {};
  draft.set ??= {};
  draft.set[key] = b;
  kept[key] = copyPlain(b);
  return draft;
}

/** What both ends have in common stays. */
function splice(kept: unknown[], next: readonly unknown[]): Patch {
  const shorter = Math.min(kept.length, next.length);
  let start = 0;
  while (start < shorter && samePlain(kept[start], next[start])) start++;
  let end = 0;
  while (end < shorter - start && samePlain(kept[kept.length - 1 - end], next[next.length - 1 - end])) end++;
  const out = kept.length - start - end;
  const items = next.slice(start, next.length - end);
  kept.splice(start, out, ...copyPlain(items));
  return { splice: [start, out, items] };
}

/** The patch from one plain object or array to another of the same kind; undefined when they are equal. */
export const diff = (from: object, to: object): Patch | undefined => advance(copyPlain(from), to);

/** The value a patch leads to. What did not change is shared with the old value, so that clients can compare by identity. */
export function patched<T>(value: T, patch: Patch | undefined): T {
  if (patch === undefined || !isObject(value)) return value;
  if (Array.isArray(value) && patch.splice !== undefined) {
    const [start, out, items] = patch.splice;
    return value.toSpliced(start, out, ...items) as T;
  }
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Bag;
  for (const [key, inner] of Object.entries(patch.in ?? {})) copy[key] = patched(copy[key], inner);
  for (const [key, next] of Object.entries(patch.set ?? {})) copy[key] = next;
  for (const key of patch.drop ?? []) delete copy[key];
  return copy as T;
}
