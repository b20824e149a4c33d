import { buildShip } from '../rules/calls.ts';
import { buildAtOnce } from '../rules/shipyard.ts';
import { supplyOf } from '../rules/supply.ts';
import { face, oneIf, rule } from './rule.ts';

export const build = rule('build', {
  perform(x, effect, script, _at, reader) {
    const { state, seat } = x;
    const { from, level, at = null } = effect;
    const faction = state.factions[seat];
    // From population it must be possible; missing supply may be replaced by population, or the ship forgone.
    const substitute = from === 'supply' && supplyOf(faction) === 0;
    if (from === 'population' && faction.population === 0) return 'go on';
    if (substitute && reader.sparePopulation(x) <= 0) return 'go on';
    if (!substitute && buildAtOnce(x, seat, effect)) return 'go on';
    x.call(buildShip, { from, level, at, must: reader.mustChange(x, script) });
    return 'next';
  },
  feasible(purse, _state, _seat, { from }) {
    if (from === 'population') {
      if (purse.population === 0) return false;
      purse.population--;
    } else if (purse.supply > 0) purse.supply--;
    return true;
  },
  changes(state, seat, { from }) {
    const faction = state.factions[seat];
    return faction.population > 0 || (from === 'supply' && supplyOf(faction) > 0);
  },
  worth(into, { level, from }) {
    into.ships += level;
    if (from === 'supply') into.goods++;
  },
});

export const buildFace = face('build', {
  icons: ({ from, level, at }) => [{ glyph: from }, 'to', { ship: level }, ...(at === undefined ? [] : [{ glyph: at } as const])],
  takes: ({ from }) => oneIf(from === 'population'),
});
