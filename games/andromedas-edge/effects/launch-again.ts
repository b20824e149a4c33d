import { face, icon } from './face.ts';
import { little, rule } from './rule.ts';

export const launchAgain = rule('launchAgain', {
  perform(x) {
    x.state.again++;
    x.emit({ type: 'launchGranted', seat: x.seat });
  },
  feasible: (state, seat) => state.active === seat && state.battle === null,
  worth: little,
});

export const launchAgainFace = face('launchAgain', () => [icon('ship', '+1'), icon('jump')]);
