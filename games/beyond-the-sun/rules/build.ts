import { open } from '@orrery/kernel';
import { DEEP_SPACE, LOCATIONS, type LocationId } from '../content/exploration.ts';
import type { ShipLevel } from '../content/kinds.ts';
import { buildingPlaces, indexOf } from '../queries.ts';
import { decision, define } from '../rulebook.ts';
import { buildShip } from './calls.ts';
import { ownsShipyard, place } from './shipyard.ts';
import { supplyOf } from './supply.ts';

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
