import { compileFunction } from 'node:vm';
import { copyPlain, int, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { advance, diff, patched } from '../src/delta.ts';
import { compileShapes, OTHER, rootOf } from '../src/shapes.ts';

const chance = seeded('delta');
const luck = (n: number): number => int(chance, n);
const names = ['a', 'b', 'c', 'list', 'constructor', '7', 'not-a-name'];

/** Records that share most of their shapes, lists that grow, keys that come and go or are undefined. */
function anything(depth: number): unknown {
  switch (luck(depth === 0 ? 3 : 6)) {
    case 0:
      return luck(3);
    case 1:
      return `text ${luck(3)}`;
    case 2:
      return luck(2) === 0 ? null : luck(2) === 0;
    case 3:
      return Array.from({ length: luck(4) }, () => anything(depth - 1));
    default:
      return record(depth - 1);
  }
}
function record(depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const name of names) if (luck(4) > 0) made[name] = luck(8) === 0 ? undefined : anything(depth);
  return made;
}
/** The same with something else somewhere, or nothing. */
function changed(value: unknown): unknown {
  if (luck(4) === 0) return anything(2);
  if (Array.isArray(value))
    return luck(3) === 0 ? value.slice(luck(2)) : value.map((item) => (luck(3) === 0 ? changed(item) : copyPlain(item)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (luck(9) === 0 ? [] : [[key, luck(3) === 0 ? changed(inner) : copyPlain(inner)]])),
  );
}
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function leadThere(): void {
  for (let i = 0; i < 1_500; i++) {
    const from = record(3);
    const to = changed(from) as Record<string, unknown>;
    if (typeof to !== 'object' || to === null || Array.isArray(to)) continue;
    const before = JSON.stringify(from);
    const patch = diff(from, to);
    expect(JSON.stringify(from)).toBe(before);
    expect(asJson(patched(from, patch))).toEqual(asJson(to));
    expect(patch === undefined).toBe(JSON.stringify(sorted(from)) === JSON.stringify(sorted(to)));
    const moved = advance(from, to);
    expect(moved).toEqual(patch);
    expect(asJson(from)).toEqual(asJson(to));
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

describe('differences', () => {
  it('lead from one value to the other, key by key', leadThere);

  it('are the same where code is written for shapes', () => {
    let written = 0;
    compileShapes((parameters, body) => {
      written++;
      return compileFunction(body, [...parameters]);
    });
    leadThere();
    expect(written).toBeGreaterThan(5);
  });

  it('are found wherever they are in a list of records that look alike', () => {
    const things = (): Record<string, unknown>[] => Array.from({ length: 6 }, (_, id) => ({ id, owner: 0 }));
    expect(diff(things(), things())).toBeUndefined();
    const others: [unknown, unknown][] = [
      [{ id: 3, owner: 1 }, { in: { _3: { set: { owner: 1 } } } }],
      [{ id: 3, owner: 0, level: 1 }, { in: { _3: { set: { level: 1 } } } }],
      [{ id: 3 }, { in: { _3: { drop: ['owner'] } } }],
      [{ id: 3, owner: undefined }, { in: { _3: { drop: ['owner'] } } }],
      [null, { set: { _3: null } }],
      [7, { set: { _3: 7 } }],
    ];
    for (const [other, patch] of others) {
      expect(diff(things(), things().with(3, other as never))).toEqual(patch);
      const kept = things();
      expect(advance(kept, things().with(3, other as never))).toEqual(patch);
      expect(asJson(kept)).toEqual(asJson(things().with(3, other as never)));
    }
    const unowned = things().with(3, { id: 3, owner: undefined });
    expect(diff(unowned, things().with(3, { id: 3, level: 1 }))).toEqual({ in: { _3: { set: { level: 1 } } } });
    const all = things().map((t) => ({ ...t, owner: 2 }));
    expect(Object.keys(diff(things(), all)?.in ?? {})).toEqual(['_0', '_1', '_2', '_3', '_4', '_5']);
  });

  it('are found in what was a list of numbers when its like was first seen, and in what was none', () => {
    const root = {
      list: [1, 2],
      record: { a: 1 },
      rows: [
        { n: 1, deep: [0] },
        { n: 2, deep: [0] },
      ],
    };
    expect(diff(root, structuredClone(root))).toBeUndefined();
    const others: [object, unknown][] = [
      [{ ...root, list: [1, 3] }, { in: { list: { set: { _1: 3 } } } }],
      [{ ...root, list: [1, 2, 3] }, { in: { list: { splice: [2, 0, [3]] } } }],
      [{ ...root, list: { a: 1 } }, { set: { list: { a: 1 } } }],
      [{ ...root, record: [1] }, { set: { record: [1] } }],
      [{ ...root, rows: [root.rows[0], { n: 2, deep: [4] }] }, { in: { rows: { in: { _1: { in: { deep: { set: { _0: 4 } } } } } } } }],
      [{ ...root, rows: [root.rows[0], { n: 5, deep: [0] }] }, { in: { rows: { in: { _1: { set: { n: 5 } } } } } }],
    ];
    for (const [other, patch] of others) expect(diff(structuredClone(root), structuredClone(other))).toEqual(patch);
    const nested = { ...root, list: [{ b: 1 }, 2] };
    expect(diff(nested, structuredClone(nested))).toBeUndefined();
    expect(diff(nested, { ...root, list: [{ b: 2 }, 2] })).toEqual({ in: { list: { in: { _0: { set: { b: 2 } } } } } });
  });

  it('are not taken for those of another shape', () => {
    const seen: string[] = [];
    const differs = (_: object, key: string): string => {
      seen.push(key);
      return key;
    };
    const place = rootOf({ x: 1, y: 2 });
    expect(place.compare({ x: 1, y: 2 }, { x: 1, y: 3 }, false, differs)).toBe('y');
    expect(place.compare({ x: 1, z: 2 }, { x: 1, y: 3 }, false, differs)).toBe(OTHER);
    expect(place.compare({ x: 1, y: 2, z: 3 }, { x: 1, y: 2 }, false, differs)).toBe(OTHER);
    expect(place.compare({ x: 1, y: 2 }, { x: 1, y: undefined }, false, differs)).toBe(OTHER);
    expect(seen).toEqual(['y']);
  });
});
