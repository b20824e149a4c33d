import { expect, it } from 'vitest';
import { Spread } from '../src/spread.ts';

it('says within what most values stay', () => {
  const spread = new Spread();
  expect([spread.median(), spread.within(0.95)]).toEqual([0, 0]);
  for (let n = 20; n > 0; n--) spread.add(n);
  expect([spread.median(), spread.within(0.95), spread.within(1), spread.within(0.01)]).toEqual([11, 19, 20, 1]);
});
