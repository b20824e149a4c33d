import { open, type Seat } from '@orrery/kernel';
import type { Cube, Effect } from '../content/effects.ts';
import { DEEP_SPACE, LOCATIONS, type LocationId, SHIPYARDS } from '../content/exploration.ts';
import type { ShipLevel } from '../content/kinds.ts';
import { decision, define } from '../kit.ts';
import { type State, shipAt } from '../state.ts';
import { buildShip } from './calls.ts';
import { buildingPlaces, indexOf } from './fleet.ts';
import { noteChange } from './flow.ts';
import { supplyOf, takeSupply } from './supply.ts';
import type { X } from './x.ts';

/** Chapter: building ships. At Sol, at a shipyard one controls, or where the effect says. */

export const chooseShipyard = decision('chooseShipyard', {
  args: { level: open<ShipLevel>() },
  options: (state, seat) => buildingPlaces(state, seat).map((place) => LOCATIONS[place]),
});

/** No supply is left: population may stand in, or the effect is forgone. */
export const substitute = decision('substitute', {
  args: { level: open<ShipLevel>(), must: open<boolean>() },
  options: (_state, _seat, { must }): readonly ('population' | 'forgo')[] => (must ? ['population'] : ['population', 'forgo']),
});

/** Takes the cube and puts the ship down. */
function place(x: X, seat: Seat, level: ShipLevel, location: number, from: Cube): void {
  const faction = x.state.factions[seat];
  if (from === 'supply') takeSupply(faction);
  else faction.population--;
  x.state.ships[shipAt(seat, location, level)]++;
  noteChange(x);
  x.emit({ type: 'shipBuilt', seat, level, at: LOCATIONS[location], from });
}

const ownsShipyard = (state: State, seat: Seat): boolean => {
  for (let i = 0; i < state.bases.length; i++) if (state.bases[i] === seat && SHIPYARDS[i] !== undefined) return true;
  return false;
};

/** Builds where there is nothing to ask; answers whether it did. */
export function build(x: X, seat: Seat, { from, level, at }: Extract<Effect, { kind: 'build' }>): boolean {
  if (at === undefined && ownsShipyard(x.state, seat)) return false;
  place(x, seat, level, at === undefined ? 0 : DEEP_SPACE, from);
  return true;
}

define(buildShip, {
  cube: (x) => {
    const { state, seat, locals } = x;
    if (locals.from === 'supply' && supplyOf(state.factions[seat]) === 0) {
      x.ask(seat, substitute, { level: locals.level, must: locals.must });
      return 'substituted';
    }
    return 'where';
  },
  substituted: (x) => {
    if (x.answer(substitute) === 'forgo') return 'end';
    // Something else may have filled the supply again in the meantime.
    if (supplyOf(x.state.factions[x.seat]) === 0) x.locals.from = 'population';
    return 'where';
  },
  where: (x) => {
    const { state, seat, locals } = x;
    if (locals.at !== null || !ownsShipyard(state, seat)) {
      place(x, seat, locals.level, locals.at === null ? 0 : DEEP_SPACE, locals.from);
      return 'end';
    }
    x.ask(seat, chooseShipyard, { level: locals.level });
    return 'there';
  },
  there: (x) => {
    const { state, seat, locals } = x;
    const at: LocationId = x.answer(chooseShipyard);
    const from = locals.from === 'supply' && supplyOf(state.factions[seat]) === 0 ? 'population' : locals.from;
    place(x, seat, locals.level, indexOf(at), from);
    return 'end';
  },
});
