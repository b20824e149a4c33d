import { createHash } from 'node:crypto';
import { int, seeded, sha256, shuffle, split } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';

describe('chance', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const draw = (seed: string) =>
      Array.from(
        { length: 20 },
        (
          (c) => () =>
            int(c, 1000)
        )(seeded(seed)),
      );
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('is uniform: 60,000 rolls of a die stay within five standard deviations', () => {
    const chance = seeded('die');
    const counts = new Array(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[int(chance, 6)]++;
    for (const n of counts) expect(Math.abs(n - 10_000)).toBeLessThan(5 * Math.sqrt(60_000 * (1 / 6) * (5 / 6)));
  });

  it('is unbiased where 2^32 does not divide evenly: 3 * 2^30 outcomes split into equal thirds', () => {
    const chance = seeded('thirds');
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) thirds[Math.floor(int(chance, 3 * 2 ** 30) / 2 ** 30)]++;
    for (const n of thirds) expect(Math.abs(n - 10_000)).toBeLessThan(450);
  });

  it('refuses a number of outcomes that makes no sense', () => {
    expect(() => int(seeded('x'), 0)).toThrow(RangeError);
    expect(() => int(seeded('x'), Number.NaN)).toThrow(RangeError);
    expect(() => int(seeded('x'), 2.5)).toThrow(RangeError);
    expect(() => int(seeded('x'), 2 ** 32)).toThrow(RangeError);
  });

  it('shuffles every order of three cards about equally often', () => {
    const chance = seeded('cards');
    const seen = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(chance, [1, 2, 3]).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const n of seen.values()) expect(Math.abs(n - 2000)).toBeLessThan(210);
  });

  it('splits off a generator that goes its own way and keeps its state in 128 bits', () => {
    const chance = seeded('parent');
    const child = split(chance);
    expect(child).toHaveLength(4);
    expect([int(child, 1e9), int(child, 1e9)]).not.toEqual([int(chance, 1e9), int(chance, 1e9)]);
    for (const word of chance) expect(word).toBe(word | 0);
  });
});

describe('sha256', () => {
  it('agrees with the platform for every length around a block and for other scripts', () => {
    const texts = Array.from({ length: 200 }, (_, n) => 'x'.repeat(n)).concat('Ümläut ☣', 'a'.repeat(10_000));
    for (const text of texts) expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  });
});
