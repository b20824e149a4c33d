import { takeTop } from '../rules/moons.ts';
import { face, icon } from './face.ts';
import { regionsOf } from './regions.ts';
import { always, little, rule } from './rule.ts';

export const dropMoons = rule('dropMoons', {
  perform(x, effect) {
    for (const cell of regionsOf(x.state, effect.from)) {
      const moon = x.state.moons[cell].at(-1);
      if (moon === undefined) continue;
      x.state.gone.push(moon);
      takeTop(x, cell, { type: 'moonsDropped', at: cell, moon });
    }
  },
  feasible: always,
  worth: little,
});

export const dropMoonsFace = face('dropMoons', () => [icon('blocked'), icon('moon')]);
