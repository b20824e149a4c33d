import { describe, expect, it } from 'vitest';
import { type Entry, Log } from '../src/log.ts';

const entry = (n: number): Entry => ({ seat: n % 3, decision: 'add', answer: { n, kind: ['a', null] }, rolls: n % 4 === 0 ? [n, 2] : [] });
const entries = (from: number, to: number): Entry[] => Array.from({ length: to - from }, (_, i) => entry(from + i));

describe('a log', () => {
  it('gives back what was put in, from anywhere to anywhere', () => {
    const log = new Log(entries(0, 100));
    expect(log.length).toBe(100);
    expect(log.last).toEqual(entry(99));
    for (let from = 0; from <= 100; from += 3) {
      for (let to = from; to <= 100; to += 7) expect(log.slice(from, to)).toEqual(entries(from, to));
    }
    expect(log.slice()).toEqual(entries(0, 100));
  });

  it('can be cut anywhere, and goes on from there', () => {
    for (let from = 0; from <= 100; from++) {
      const log = new Log(entries(0, 100));
      expect(log.cut(from)).toEqual(entries(from, 100));
      expect(log.length).toBe(from);
      expect(log.last).toEqual(from === 0 ? undefined : entry(from - 1));
      for (let n = from; n < 120; n++) log.push(entry(n));
      expect(log.slice()).toEqual(entries(0, 120));
    }
  });

  it('cut again and again ends empty', () => {
    const log = new Log(entries(0, 70));
    for (let left = 69; left >= 0; left--) {
      expect(log.cut(left)).toEqual([entry(left)]);
      expect(log.last).toEqual(left === 0 ? undefined : entry(left - 1));
    }
    expect(log.slice()).toEqual([]);
  });
});
