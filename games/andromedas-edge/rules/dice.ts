import type { Context } from '../rulebook.ts';

/** Rolls a die until it reaches the targeting value. */
export function rollDie(x: Context, targeting: number): number {
  for (;;) {
    const face = x.int(6) + 1;
    if (face >= targeting) return face;
  }
}
