import { recallable, recallShips } from '../rules/map-effects.ts';
import { face, icon, TO } from './face.ts';
import { little, rule } from './rule.ts';

export const recall = rule('recall', {
  perform(x, effect) {
    x.call(recallShips, { ships: effect.ships, scrapyard: effect.from === 'scrapyard' });
  },
  feasible: (state, seat, effect) => recallable(state.players[seat], effect.from === 'scrapyard').length > 0,
  worth: little,
});

export const recallFace = face('recall', (effect) => [icon('ship', effect.ships), TO, icon('station')]);
