import { fireScience as runFireScience } from '../rules/return.ts';
import { face, icon } from './face.ts';
import { always, little, rule } from './rule.ts';

export const fireScience = rule('fireScience', {
  perform(x) {
    x.call(runFireScience);
  },
  feasible: always,
  worth: little,
});

export const fireScienceFace = face('fireScience', () => [icon('play'), icon('science')]);
