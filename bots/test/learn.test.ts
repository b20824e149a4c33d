import { int, seeded } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { fit, type Sample, surprise } from '../src/index.ts';

/** Results drawn from known weights: the first feature counts twice as much as the second, the third not at all. */
function drawn(weights: readonly number[], n: number): Sample[] {
  const chance = seeded('drawn');
  const number = (): number => int(chance, 2001) / 1000 - 1;
  return Array.from({ length: n }, () => {
    const features = [0, 1, 2].map(() => Float64Array.from(weights, number));
    const odds = features.map((own) => Math.exp(own.reduce((sum, x, k) => sum + x * weights[k], 0)));
    let left = ((number() + 1) / 2) * odds.reduce((a, b) => a + b, 0);
    const winner = odds.findIndex((o) => {
      left -= o;
      return left <= 0;
    });
    return { features, won: Float64Array.from(features, (_, seat) => (seat === winner ? 1 : 0)) };
  });
}

it('finds the weights that made the results, however wrong it begins', () => {
  const samples = drawn([2, 1, 0], 4000);
  for (const start of [
    [0.1, 0.1, 0.1],
    [50, -30, 20],
  ]) {
    const [first, second, third] = fit(samples, start, { pull: 1 });
    expect(Math.abs(first - 2)).toBeLessThan(0.2);
    expect(Math.abs(second - 1)).toBeLessThan(0.2);
    expect(Math.abs(third)).toBeLessThan(0.2);
  }
});

it('holds on to the weights of before as strongly as it is told', () => {
  const samples = drawn([2, 1, 0], 500);
  const [first, second] = fit(samples, [1, 1, 1], { pull: 1e6 });
  expect(second / first).toBeCloseTo(1, 2);
  const fitted = fit(samples, [1, 1, 1], { pull: 1 });
  expect(surprise(samples, fit(samples, fitted, { pull: 1e9 }))).toBeCloseTo(surprise(samples, fitted), 6);
  fit(samples, fitted, { pull: 1e9 }).forEach((weight, k) => {
    expect(weight).toBeCloseTo(fitted[k], 6);
  });
  expect(surprise(samples, fit(samples, [1, 1, 1], { pull: 1 }))).toBeLessThan(surprise(samples, [1, 1, 1]));
});
