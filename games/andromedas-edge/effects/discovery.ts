import { OBSERVATORY, takeDiscovery } from '../rules/tracks.ts';
import { face, icon } from './face.ts';
import { rule } from './rule.ts';

export const discovery = rule('discovery', {
  perform(x) {
    x.call(takeDiscovery, { stack: OBSERVATORY });
  },
  feasible: (state) => state.discovery[OBSERVATORY].length > 0,
  worth: () => 2,
});

export const discoveryFace = face('discovery', () => [icon('discovery', 1)]);
