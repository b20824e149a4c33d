import { TRACK_NAMES } from '../content/ids.ts';
import { activatable, activateOther } from '../rules/station-effects.ts';
import { face, icon } from './face.ts';
import { rule, typeBits } from './rule.ts';

export const activateModule = rule('activateModule', {
  perform(x, effect) {
    x.call(activateOther, { types: typeBits(effect.types) });
  },
  feasible: (state, seat, effect) => activatable(state, seat, typeBits(effect.types)).length > 0,
  worth: () => 0.9,
});

export const activateModuleFace = face('activateModule', (effect) => [
  icon('play'),
  ...(effect.types.length > 2 ? [icon('module')] : effect.types.map((type) => icon('module', undefined, TRACK_NAMES[type]))),
]);
