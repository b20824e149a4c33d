import { describe, expect, it } from 'vitest';
import { arrowTo } from '../src/learn/arrow.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('the arrow from the coach to what it speaks of', () => {
  it('is the shortest way between card and thing, straight where they face each other', () => {
    expect(arrowTo(box(300, 300, 100, 100), [box(320, 600, 40, 40)])).toEqual({ from: [340, 400], to: [340, 600] });
    expect(arrowTo(box(300, 300, 100, 100), [box(0, 0, 50, 50)])).toEqual({ from: [300, 300], to: [50, 50] });
  });

  it('leads to the nearest thing, and is left out where one lies beside or under the card', () => {
    expect(arrowTo(box(0, 0, 100, 100), [box(500, 0, 10, 100), box(200, 0, 10, 100)])?.to).toEqual([200, 50]);
    expect(arrowTo(box(0, 0, 100, 100), [box(500, 0, 10, 100), box(110, 0, 10, 100)])).toBeUndefined();
    expect(arrowTo(box(0, 0, 100, 100), [box(50, 50, 10, 10)])).toBeUndefined();
    expect(arrowTo(box(0, 0, 100, 100), [])).toBeUndefined();
  });
});
