import { ROMAN } from '../content/kinds.ts';
import { privateTechnology as gainPrivately } from '../rules/calls.ts';
import { always, face, nothing, rule } from './rule.ts';

export const privateTechnology = rule('privateTechnology', {
  perform(x, { level }) {
    x.call(gainPrivately, { level });
    return 'next';
  },
  feasible: always,
  changes: always,
  worth(into) {
    into.goods += 2;
  },
});

export const privateTechnologyFace = face('privateTechnology', {
  icons: ({ level }) => [{ text: '+' }, { level: ROMAN[level] }],
  takes: nothing,
});
