import { at } from './need.ts';
import { sha256 } from './sha256.ts';

/** 128 bits of generator state (xoshiro128**), kept as four signed 32-bit numbers so that engines store them unboxed. */
export type Chance = [number, number, number, number];

/** Any text makes a generator; the same text always makes the same one. */
export function seeded(seed: string): Chance {
  const hex = sha256(seed);
  const word = (i: number): number => Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16) | 0;
  const chance: Chance = [word(0), word(1), word(2), word(3)];
  if (chance.every((w) => w === 0)) chance[0] = 1;
  return chance;
}

/** A generator drawn from another one: for a guess that must not share the game's own luck. */
export function split(chance: Chance): Chance {
  return [bits(chance) | 0, bits(chance) | 0, bits(chance) | 0, (bits(chance) | 0) ^ 1];
}

/** 32 random bits as an unsigned number. */
function bits(c: Chance): number {
  const s1 = c[1];
  const five = Math.imul(s1, 5);
  const result = Math.imul((five << 7) | (five >>> 25), 9);
  const t = s1 << 9;
  const s2 = c[2] ^ c[0];
  const s3 = c[3] ^ s1;
  c[1] = s1 ^ s2;
  c[0] = c[0] ^ s3;
  c[2] = s2 ^ t;
  c[3] = (s3 << 11) | (s3 >>> 21);
  return result >>> 0;
}

/**
 * A uniform whole number in 0..n-1. Rejects the remainder of the 32-bit range, so no outcome is favoured. Everything is held to unsigned
 * whole numbers: what a bare `%` gives, engines keep as a fraction, and so every list it is put into and every list those meet.
 */
export function int(chance: Chance, n: number): number {
  const outcomes = n >>> 0;
  if (outcomes !== n || outcomes === 0) throw new RangeError(`int(${n}): needs 1 to 2^32 - 1 outcomes`);
  const remainder = ((-outcomes >>> 0) % outcomes) >>> 0;
  const limit = 0x100000000 - remainder;
  let value = bits(chance);
  while (value >= limit) value = bits(chance);
  return (value % outcomes) >>> 0;
}

/** One of the items, each as likely as the others. There has to be one. */
export const pick = <T>(chance: Chance, items: readonly T[]): T => at(items, int(chance, items.length));

export function shuffle<T>(chance: Chance, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) swap(items, i, int(chance, i + 1));
  return items;
}

/** Both places lie within the list. What lies there may be undefined itself, so it is not looked at. */
export function swap<T>(items: T[], i: number, j: number): void {
  const item = items[i] as T;
  items[i] = items[j] as T;
  items[j] = item;
}
