import type { Seat } from '@orrery/kernel';
import type { UpgradeAnswer } from '../answers.ts';
import { FACTION_UPGRADE } from '../catalogue.ts';
import { SHIP_TYPES } from '../content/ids.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { specOf } from '../queries.ts';
import { type Context, decision, procedure } from '../rulebook.ts';
import { NONE, type Player } from '../state.ts';
import { launchBay } from './ships.ts';

/** Tiles of a player that can still be placed: each ship type is upgraded once. */
export function placeable(player: Player): UpgradeAnswer[] {
  const options: UpgradeAnswer[] = [];
  for (const ship of SHIP_TYPES) {
    if (player.placed[ship] !== NONE) continue;
    if (player.neutral[ship] !== NONE) options.push({ ship, own: false });
    if (player.faction !== NONE && UPGRADES[FACTION_UPGRADE[player.faction]].ship === ship) options.push({ ship, own: true });
  }
  return options;
}

export const upgrade = decision('upgrade', {
  options: (state, seat): readonly UpgradeAnswer[] => placeable(state.players[seat]),
});

/** Places an upgrade tile and builds a ship of the type for nothing if one is left. */
export const upgradeShip = procedure(
  'upgradeShip',
  {},
  {
    choose: (x) => {
      if (placeable(x.state.players[x.seat]).length === 0) return 'end';
      x.ask(x.seat, upgrade);
      return 'place';
    },
    place: (x) => {
      const { ship, own } = x.answer(upgrade);
      const player = x.state.players[x.seat];
      placeUpgrade(x, x.seat, ship, own ? FACTION_UPGRADE[player.faction] : player.neutral[ship]);
      launchBay(x, x.seat, ship, true);
      return 'end';
    },
  },
);

/** The tile counts for all ships of the type at once; damage stays, up to the new number of shields (AE-344). */
function placeUpgrade(x: Context, seat: Seat, ship: number, tile: number): void {
  const player = x.state.players[seat];
  player.placed[ship] = tile;
  player.shieldDamage[ship] = Math.min(player.shieldDamage[ship], specOf(player, ship).shields);
  x.reveal();
  x.emit({ type: 'upgradePlaced', seat, upgrade: tile, ship });
}
