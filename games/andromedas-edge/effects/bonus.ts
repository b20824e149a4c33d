import { PLANET_FALLBACK } from '../catalogue.ts';
import { RESOURCE_NAMES } from '../content/ids.ts';
import { type Cell, isPlanet } from '../map.ts';
import { NONE, type State } from '../state.ts';
import { face, icon } from './face.ts';
import { regionsOf } from './regions.ts';
import { always, little, rule } from './rule.ts';

export const bonus = rule('bonus', {
  perform(x, effect) {
    for (const cell of regionsOf(x.state, effect.at)) {
      const resource = effect.piece === 'printed' ? printedOn(x.state, cell) : effect.piece;
      if (resource === NONE) continue;
      x.state.bonus[cell * 6 + resource] += effect.n;
      x.emit({ type: 'bonusPlaced', at: cell, resource, n: effect.n });
    }
  },
  feasible: always,
  worth: little,
});

export const bonusFace = face('bonus', (effect) => [icon(effect.piece === 'printed' ? 'any' : RESOURCE_NAMES[effect.piece], effect.n)]);

/** What a planet gives without moons. */
function printedOn(state: State, cell: Cell): number {
  const tile = state.tile[cell];
  return isPlanet(tile) ? PLANET_FALLBACK[tile].findIndex((units) => units > 0) : NONE;
}
