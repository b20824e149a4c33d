import { open, type Seat } from '@orrery/kernel';
import type { Price, ShipAt } from '../answers.ts';
import { SHIP_TYPES } from '../content/ids.ts';
import { shipCost, shortfall } from '../prices.ts';
import { findShip, passive, specOf } from '../queries.ts';
import { type Context, decision, procedure, refuse } from '../rulebook.ts';
import { BARGE, BAY, NONE, type Player, SCRAPYARD, SHIPS, type State, TYPE_OF_SHIP, UNBUILT } from '../state.ts';
import { canPay, payCost } from './goods.ts';

/* Building. */

export function buildable(state: State, seat: Seat, ships: number, price: Price): number[] {
  const player = state.players[seat];
  const found: number[] = [];
  for (const ship of SHIP_TYPES) {
    if ((ships & (1 << ship)) === 0 || findShip(player, ship, UNBUILT) === NONE) continue;
    if (canPay(state, seat, shipCost(player, ship, price))) found.push(ship);
  }
  return found;
}

export const buildShip = decision('buildShip', {
  args: { ships: open<number>(), price: open<Price>(), must: open<boolean>() },
  options: (state, seat, { ships, price, must }): readonly (number | 'none')[] => {
    const options: (number | 'none')[] = buildable(state, seat, ships, price);
    if (!must || options.length === 0) options.push('none');
    return options;
  },
  refusals: (state, seat, { ships, price }) => {
    const player = state.players[seat];
    const able = buildable(state, seat, ships, price);
    return [0, 1, 2, 3]
      .filter((ship) => !able.includes(ship) && (ships & (1 << ship)) !== 0)
      .map((ship) =>
        findShip(player, ship, UNBUILT) === NONE
          ? refuse(ship, 'noneLeft', 'AE-319')
          : refuse(ship, 'cannotPay', 'AE-318', { missing: shortfall(player, shipCost(player, ship, price)) }),
      );
  },
});

/** May build one ship into the Launch Bay, or must where a base asks for it. `ships`: the types, as bits. */
export const build = procedure(
  'buildShip',
  { ships: open<number>(), price: open<Price>(), must: open<boolean>() },
  {
    choose: (x) => {
      const { ships, price, must } = x.locals;
      if (buildable(x.state, x.seat, ships, price).length === 0) return 'end';
      x.ask(x.seat, buildShip, { ships, price, must });
      return 'pay';
    },
    pay: (x) => {
      const ship = x.answer(buildShip);
      if (ship === 'none') return 'end';
      const { price } = x.locals;
      x.call(payCost, { cost: shipCost(x.state.players[x.seat], ship, price) });
      x.call(finishShip, { ship, free: price === 'free' });
      return 'end';
    },
  },
);

export const finishShip = procedure(
  'finishShip',
  { ship: open<number>(), free: open<boolean>() },
  {
    build: (x) => {
      launchBay(x, x.seat, x.locals.ship, x.locals.free);
      return 'end';
    },
  },
);

/** A new ship of the type stands in the Launch Bay. */
export function launchBay(x: Context, seat: Seat, ship: number, free: boolean): void {
  const player = x.state.players[seat];
  const found = findShip(player, ship, UNBUILT);
  if (found === NONE) return;
  player.ships[found] = BAY;
  x.emit({ type: 'shipBuilt', seat, ship, free });
}

/* Damage. */

/** One ship takes 1 damage: a free shield holds it in its region, without one it goes to the Scrapyard. */
export function damageShip(x: Context, seat: Seat, index: number): void {
  const player = x.state.players[seat];
  const ship = TYPE_OF_SHIP[index];
  const at = player.ships[index];
  if (player.shieldDamage[ship] < specOf(player, ship).shields) {
    player.shieldDamage[ship]++;
    x.emit({ type: 'shipDamaged', seat, ship, at, to: 'shield' });
    return;
  }
  const barge = passive(player, 'scrapToBarge', ship) > 0;
  player.ships[index] = barge ? BARGE : SCRAPYARD;
  x.emit({ type: 'shipDamaged', seat, ship, at, to: barge ? 'barge' : 'scrapyard' });
}

/** The distinct ships of a player on the map. */
export function shipsToName(player: Player): ShipAt[] {
  const found: ShipAt[] = [];
  for (let i = 0; i < SHIPS; i++) {
    const from = player.ships[i];
    if (from < 0) continue;
    const ship = TYPE_OF_SHIP[i];
    if (ship === 0 && found.some((f) => f.ship === 0 && f.from === from)) continue;
    found.push({ ship, from });
  }
  return found;
}

export const chooseDamagedShip = decision('damageShip', {
  args: { spare: open<number[]>() },
  options: (state, seat, { spare }): readonly ShipAt[] => damageable(state.players[seat], spare),
});

/** Ships on the map other than those damaged already; `spare` holds their numbers. */
function damageable(player: Player, spare: readonly number[]): ShipAt[] {
  const found: ShipAt[] = [];
  for (let i = 0; i < SHIPS; i++) {
    const from = player.ships[i];
    if (from < 0 || spare.includes(i)) continue;
    const ship = TYPE_OF_SHIP[i];
    if (!found.some((f) => f.ship === ship && f.from === from)) found.push({ ship, from });
  }
  return found;
}

/** The owner chooses which ships on the map take damage (AE-527); no ship twice. */
export const damageShips = procedure(
  'damageShips',
  { n: open<number>(), hit: open<number[]>() },
  {
    choose: (x) => {
      if (x.locals.n <= 0 || damageable(x.state.players[x.seat], x.locals.hit).length === 0) return 'end';
      x.ask(x.seat, chooseDamagedShip, { spare: x.locals.hit.slice() });
      return 'damage';
    },
    damage: (x) => {
      const { ship, from } = x.answer(chooseDamagedShip);
      const player = x.state.players[x.seat];
      x.locals.n--;
      for (let i = 0; i < SHIPS; i++) {
        if (TYPE_OF_SHIP[i] !== ship || player.ships[i] !== from || x.locals.hit.includes(i)) continue;
        x.locals.hit.push(i);
        damageShip(x, x.seat, i);
        break;
      }
      return 'choose';
    },
  },
);
