import { fireScience } from '../rules/return.ts';
import { face, icon } from './face.ts';
import { always, little, rule } from './rule.ts';

export const effectRule = rule('fireScience', {
  perform(x) {
    x.call(fireScience);
  },
  feasible: always,
  worth: little,
});

export const effectFace = face('fireScience', () => [icon('play'), icon('science')]);
