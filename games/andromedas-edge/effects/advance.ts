import { TOP_SPACE } from '../content/tracks.ts';
import { anyTrack, openTracks, advance as runAdvance } from '../rules/tracks.ts';
import { face, icon, signed, trackIcon } from './face.ts';
import { asking, noteUse } from './rule.ts';

export const advance = asking('advance', {
  perform(x, effect) {
    noteUse(x);
    const { track, spaces } = effect;
    if (typeof track !== 'number') {
      const lowest = track === 'lowest';
      if (openTracks(x.state, x.seat, lowest).length > 0) {
        x.ask(x.seat, anyTrack, { lowest });
        return 'answered';
      }
    } else x.call(runAdvance, { track, spaces });
    x.locals.at++;
    return 'next';
  },
  answered(x, effect) {
    x.locals.at++;
    x.call(runAdvance, { track: x.answer(anyTrack), spaces: effect.spaces });
    return 'next';
  },
  feasible: (state, seat, { track }) =>
    typeof track === 'number' ? state.players[seat].tracks[track] < TOP_SPACE : openTracks(state, seat, track === 'lowest').length > 0,
  worth: (effect) => 1.8 * effect.spaces,
});

export const advanceFace = face('advance', (effect) => [
  typeof effect.track === 'number' ? trackIcon(effect.track) : icon('any'),
  icon('upgrade', signed(effect.spaces)),
]);
