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
 * of `next` is shared: a view may point into a state that moves on.
 */
export function advance(kept: object, next: object): Patch | undefined {
  const patch: Draft = {};
  if (Array.isArray(kept) && Array.isArray(next)) {
    if (kept.length !== next.length) return splice(kept, next);
    for (let i = 0; i < next.length; i++) member(kept as unknown as Bag, next as unknown as Bag, i as unknown as string, patch);
  } else {
    const from = kept as Bag;
    const to = next as Bag;
    for (const key in to) member(from, to, key, patch);
    for (const key in from) {
      if (from[key] !== undefined && valueAt(to, key) === undefined) {
        patch.drop ??= [];
        patch.drop.push(key);
        delete from[key];
      }
    }
  }
  for (const _ in patch) return patch;
  return undefined;
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

function member(from: Bag, to: Bag, key: string, patch: Draft): void {
  const a = valueAt(from, key);
  const b = to[key];
  if (a === b || b === undefined) return;
  if (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)) {
    const inner = advance(a, b);
    if (inner === undefined) return;
    patch.in ??= {};
    patch.in[key] = inner;
  } else {
    patch.set ??= {};
    patch.set[key] = b;
    from[key] = copyPlain(b);
  }
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

/** What an object holds itself: a key may be called like something every object inherits. */
const valueAt = (bag: Bag, key: string): unknown => (Object.hasOwn(bag, key) ? bag[key] : undefined);
