import { bringSwarm } from '../rules/raiders.ts';
import { face, icon } from './face.ts';
import { always, little, rule } from './rule.ts';

export const swarm = rule('swarm', {
  perform(x, effect) {
    bringSwarm(x, effect.n);
  },
  feasible: always,
  worth: little,
});

export const swarmFace = face('swarm', (effect) => [icon('raider', effect.n)]);
