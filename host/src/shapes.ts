/**
 * Comparing what viewers see with what they saw is most of what an answer costs, and nearly all of it is finding that nothing changed. Code
 * written for a record's very keys does that in a third of the time of a loop over them, so a server has it written, shape by shape. Where code
 * may not be made, in a browser, the loop does.
 */
type Bag = Record<string, unknown>;

/** Takes up that a member differs; answers with what there is to say by then. */
type Differs<Said> = (
  from: Bag,
  key: string,
  a: unknown,
  b: unknown,
  said: Said | undefined,
  moving: boolean,
  at: Place,
) => Said | undefined;
/** Whether two records have these keys, and what differs between them. */
type Compare = <Said>(
  from: Bag,
  to: Bag,
  moving: boolean,
  differs: Differs<Said>,
  places: readonly Place[],
) => Said | undefined | typeof OTHER;

/** Makes a function of these parameters with this body. */
export type Compile = (parameters: readonly string[], body: string) => unknown;

/** The records do not have the keys of this shape. */
export const OTHER = Symbol('other keys');

/** Where two lists of records with these keys go on to differ, as far as a look at their members tells. */
type Next = (from: readonly unknown[], to: readonly unknown[], start: number) => number;

/** A set of keys. */
type Shape = { readonly compare: Compare; readonly next: Next; readonly places: readonly Place[] };

/** Somewhere in a value, and what was found there the last time: mostly it is found there again. */
export class Place {
  #shape: Shape | undefined;
  #misses = 0;
  #items: Place | undefined;

  /** Where the items of a list are. */
  get items(): Place {
    this.#items ??= new Place();
    return this.#items;
  }

  /** The next of two lists' items here that may differ; those before it do not. */
  next(from: readonly unknown[], to: readonly unknown[], start: number): number {
    return this.#shape === undefined ? start : this.#shape.next(from, to, start);
  }

  /** What differs between two records, by a shape they have; OTHER where there is none for them. */
  compare<Said>(from: Bag, to: Bag, moving: boolean, differs: Differs<Said>): Said | undefined | typeof OTHER {
    const known = this.#shape;
    if (known !== undefined) {
      const said = known.compare(from, to, moving, differs, known.places);
      if (said !== OTHER) return said;
    }
    if (this.#misses > MOST_MISSES) return OTHER;
    this.#misses++;
    const shape = shapeOf(to);
    if (shape === undefined || shape === known) return OTHER;
    this.#shape = shape;
    return shape.compare(from, to, moving, differs, shape.places);
  }
}

/** Where records of many shapes lie, it is not worth looking for each one's. */
const MOST_MISSES = 64;
/** Rules have some hundred; more would be ids that are used as keys. */
const MOST_SHAPES = 1_024;
const MOST_KEYS = 128;
const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key) && !(key in Object.prototype);

let compile: Compile | undefined;
const shapes = new Map<string, Shape | undefined>();

/** From now on code is written for shapes. */
export function compileShapes(by: Compile): void {
  compile = by;
}

const roots = new Map<string, Place>();

/** Where a whole value is: the same for all whose outermost keys are the same. */
export function rootOf(value: object): Place {
  const name = Array.isArray(value) ? '[]' : Object.keys(value).join();
  const root = roots.get(name) ?? new Place();
  if (roots.size < MOST_SHAPES) roots.set(name, root);
  return root;
}

/** Whether two values are lists with the very same items. Most lists hold nothing but numbers and names, and have not changed. */
export function sameItems(from: unknown, to: unknown): boolean {
  if (!Array.isArray(from) || !Array.isArray(to)) return false;
  const { length } = from;
  if (length !== to.length) return false;
  for (let i = 0; i < length; i++) if (from[i] !== to[i]) return false;
  return true;
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isFlat = (value: unknown): boolean => Array.isArray(value) && !value.some(isNested);

function shapeOf(record: Bag): Shape | undefined {
  if (compile === undefined) return undefined;
  const keys = Object.keys(record);
  const name = keys.join();
  if (!shapes.has(name) && shapes.size < MOST_SHAPES) shapes.set(name, newShape(keys, record));
  return shapes.get(name);
}

function newShape(keys: readonly string[], record: Bag): Shape | undefined {
  if (compile === undefined || keys.length === 0 || keys.length > MOST_KEYS || !keys.every(isName)) return undefined;
  const all = (write: (key: string, i: number) => string): string => keys.map(write).join('\n');
  // As many keys as these, and all of these: no others. A key that is undefined is as good as missing.
  const demand = (otherwise: string): string => `
    let keys = 0;
    for (const _ in to) keys++;
    if (keys !== ${keys.length}) ${otherwise};
    for (const _ in from) keys--;
    if (keys !== 0) ${otherwise};`;
  const compare = `(from, to, moving, differs, places) => {
    ${demand('return OTHER')}
    ${all((key, i) => `const a${i} = from.${key}, b${i} = to.${key}; if (a${i} === undefined || b${i} === undefined) return OTHER;`)}
    let said;
    ${all((key, i) => `if (a${i} !== b${i}${isFlat(record[key]) ? ` && !sameItems(a${i}, b${i})` : ''}) said = differs(from, '${key}', a${i}, b${i}, said, moving, places[${i}]);`)}
    return said;
  }`;
  // What lies within their members is looked at in any case, so members alone tell nothing.
  const next = keys.some((key) => isNested(record[key]))
    ? '(fromList, toList, start) => start'
    : `(fromList, toList, start) => {
    for (let i = start; i < toList.length; i++) {
      const from = fromList[i], to = toList[i];
      if (from === to) continue;
      if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null) return i;
      ${demand('return i')}
      ${all((key) => `if (from.${key} === undefined || from.${key} !== to.${key}) return i;`)}
    }
    return toList.length;
  }`;
  const make = compile(['OTHER', 'sameItems'], `return { compare: ${compare}, next: ${next} };`) as (
    other: symbol,
    same: typeof sameItems,
  ) => Pick<Shape, 'compare' | 'next'>;
  return { ...make(OTHER, sameItems), places: keys.map(() => new Place()) };
}
