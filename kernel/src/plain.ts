/** Plain data: everything that can be saved, copied, compared and sent. No class, Map, Date or closure. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain | undefined };

/** A deep copy of plain data. Only for small things such as locals: a game writes its own clone for its state. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    // Not into a new list of that length: engines keep such a list, and what is copied from it, apart from all others.
    const copy: unknown[] = value.slice();
    for (let i = 0; i < copy.length; i++) {
      const inner = copy[i];
      if (typeof inner === 'object' && inner !== null) copy[i] = copyPlain(inner);
    }
    return copy as T;
  }
  // All at once and then the nested ones: a copy made key by key takes more room, and longer.
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  for (const key in copy) {
    const inner = copy[key];
    if (typeof inner === 'object' && inner !== null) copy[key] = copyPlain(inner);
  }
  return copy as T;
}

/** A clone of a state for games that do not write their own yet. Its `config` is shared, as by every clone. */
export function copyState<S extends { readonly config: unknown }>(state: S): S {
  const { config, ...rest } = state;
  return { ...copyPlain(rest), config } as S;
}

/** Structural equality; a missing key and an undefined one are the same, as they are in JSON. Hosts compare whole states with it at every event. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) {
      const x = a[i];
      const y = b[i];
      if (x !== y && !samePlain(x, y)) return false;
    }
    return true;
  }
  return !Array.isArray(b) && sameRecord(a as Record<string, unknown>, b as Record<string, unknown>);
}

function sameRecord(left: Record<string, unknown>, right: Record<string, unknown>): boolean {
  let keys = 0;
  for (const key in left) {
    const x = left[key];
    if (x === undefined) continue;
    keys++;
    const y = right[key];
    // What everything inherits ('constructor') is not data.
    if (x !== y && !(Object.hasOwn(right, key) && samePlain(x, y))) return false;
  }
  for (const key in right) if (right[key] !== undefined) keys--;
  return keys === 0;
}

/** JSON with sorted keys, so that equal data has equal text. Whole positions are written with it whenever they are kept. */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? `${value === 0 ? 0 : value}` : 'null';
    case 'boolean':
      return value ? 'true' : 'false';
    case 'string':
      return JSON.stringify(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? canonicalList(value) : canonicalRecord(value as Record<string, unknown>);
    default:
      return 'null';
  }
}

function canonicalList(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) text += i === 0 ? canonical(list[i]) : `,${canonical(list[i])}`;
  return `${text}]`;
}

/** The same few names come again and again; strangers' saves may bring any number of others. */
const MOST_KEYS = 4_096;
const quotedKeys = new Map<string, string>();

function quoted(key: string): string {
  const known = quotedKeys.get(key);
  if (known !== undefined) return known;
  if (quotedKeys.size >= MOST_KEYS) quotedKeys.clear();
  const text = JSON.stringify(key);
  quotedKeys.set(key, text);
  return text;
}

function canonicalRecord(record: Record<string, unknown>): string {
  let text = '{';
  for (const key of Object.keys(record).sort()) {
    const value = record[key];
    if (value !== undefined) text += `${text.length === 1 ? '' : ','}${quoted(key)}:${canonical(value)}`;
  }
  return `${text}}`;
}
