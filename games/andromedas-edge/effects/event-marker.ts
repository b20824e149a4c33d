import { advanceMarker, markerStart } from '../rules/marker.ts';
import { REMOVED } from '../state.ts';
import { face, icon, signed } from './face.ts';
import { little, rule } from './rule.ts';

export const eventMarker = rule('eventMarker', {
  perform(x, effect) {
    if (x.state.marker !== REMOVED) advanceMarker(x, effect.spaces);
  },
  feasible: (state, _seat, effect) => state.marker >= 0 && (effect.spaces > 0 || state.marker < markerStart(state)),
  worth: little,
});

export const eventMarkerFace = face('eventMarker', (effect) => [icon('event', signed(effect.spaces))]);
