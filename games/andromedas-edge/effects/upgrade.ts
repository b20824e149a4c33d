import { placeable, upgradeShip } from '../rules/upgrades.ts';
import { face, icon } from './face.ts';
import { rule } from './rule.ts';

export const upgrade = rule('upgrade', {
  perform(x) {
    x.call(upgradeShip);
  },
  feasible: (state, seat) => placeable(state.players[seat]).length > 0,
  worth: () => 2,
});

export const upgradeFace = face('upgrade', () => [icon('ship'), icon('upgrade')]);
