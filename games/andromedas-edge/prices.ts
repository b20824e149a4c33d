import type { Price } from './answers.ts';
import { ANY, type Bundle, bundleOf, MATERIAL, PIECES, PLANET_COST, PLANET_SPECS, SHIP_COST } from './catalogue.ts';
import { BASE_ACTIONS } from './content/bases.ts';
import type { Goods } from './content/effects.ts';
import { CREDITS, ENERGY, MATERIALS, RESOURCE_NAMES, RESOURCES, TACTICS } from './content/ids.ts';
import { COLUMN_PAYS, MARKET_SLOTS, SLOT_PRICES } from './content/setup.ts';
import { passive } from './queries.ts';
import { NONE, type Player } from './state.ts';

/* What things cost, and whether that can be paid. */

/** Energy, titanium, ice, nanocarbon, credits, tactics, any, material. */
export type Cost = number[];

export function costOf(goods: Bundle): Cost {
  return [goods[0], goods[1], goods[2], goods[3], goods[4], goods[5], goods[ANY], goods[MATERIAL]];
}
export const costTotal = (cost: readonly number[]): number => {
  let total = 0;
  for (const units of cost) total += units;
  return total;
};

/** Lowers a cost by so many units, dearest to the payer first: named materials, then free ones. */
export function discounted(goods: Bundle, by: number): Cost {
  const cost = costOf(goods);
  let left = by;
  for (const kind of [1, 2, 3, MATERIAL, ANY, 0, 4, 5]) {
    const less = Math.min(left, cost[kind]);
    cost[kind] -= less;
    left -= less;
  }
  return cost;
}

/** A printed price less so many units. */
export const bundleCost = (goods: Goods, less: number): Cost => discounted(bundleOf(goods), less);

const printed = new Map<Goods, readonly number[]>();

/** A printed price to look at; whoever pays it counts down a copy of its own. */
export function printedCost(goods: Goods): readonly number[] {
  let cost = printed.get(goods);
  if (cost === undefined) {
    cost = bundleCost(goods, 0);
    printed.set(goods, cost);
  }
  return cost;
}

const have: number[] = [];

/** The same list each time: it is read at once, or added to. */
export function holdings(player: Player): number[] {
  for (const r of PIECES) have[r] = player.stock[r];
  have[5] = player.hand.length;
  return have;
}

/** Whether so much covers the cost: 1 credit stands in for 1 titanium, ice or nanocarbon. */
export function covers(held: readonly number[], cost: readonly number[], creditsAsEnergy: boolean): boolean {
  let credits = held[CREDITS] - cost[CREDITS];
  let energy = held[ENERGY] - cost[ENERGY];
  const tactics = held[TACTICS] - cost[TACTICS];
  if (energy < 0 && creditsAsEnergy) {
    credits += energy;
    energy = 0;
  }
  if (credits < 0 || energy < 0 || tactics < 0) return false;
  let left = 0;
  for (const m of MATERIALS) {
    const over = held[m] - cost[m];
    if (over < 0) credits += over;
    else left += over;
  }
  left -= cost[MATERIAL];
  if (left < 0) {
    credits += left;
    left = 0;
  }
  return credits >= 0 && left + credits + energy + tactics >= cost[ANY];
}

export const paysEnergyWithCredits = (player: Player): boolean => passive(player, 'creditsAsEnergy') > 0;

/** Whether a player can pay with what is in the station now. */
export const canPayNow = (player: Player, cost: readonly number[]): boolean =>
  covers(holdings(player), cost, paysEnergyWithCredits(player));

/** What of a cost a player's station does not hold, part by part; credits stand in wherever they may. */
export function shortfall(player: Player, cost: readonly number[]): number[] {
  const missing: number[] = [];
  const left = [...holdings(player)];
  for (const r of RESOURCES) {
    missing[r] = Math.max(0, cost[r] - left[r]);
    left[r] = Math.max(0, left[r] - cost[r]);
  }
  const stands = (part: number, by: number): void => {
    const n = Math.min(missing[part], left[by]);
    missing[part] -= n;
    left[by] -= n;
  };
  for (const m of MATERIALS) stands(m, CREDITS);
  if (paysEnergyWithCredits(player)) stands(ENERGY, CREDITS);
  missing[MATERIAL] = cost[MATERIAL];
  for (const by of [1, 2, 3, CREDITS]) stands(MATERIAL, by);
  missing[ANY] = cost[ANY];
  for (const by of RESOURCES) stands(ANY, by);
  return missing;
}

const COLUMN_COST: readonly number[] = ([0, 1, 2, 3] as const).map((type) => {
  const pays = COLUMN_PAYS[type];
  return pays === 'material' ? MATERIAL : RESOURCE_NAMES.indexOf(pays);
});

/** The board cost of a slot for this player: it belongs to the slot, not to the module (AE-353). */
export function slotCost(player: Player, slot: number, price: Price): Cost {
  const cost = [0, 0, 0, 0, 0, 0, 0, 0];
  if (price === 'free') return cost;
  const type = Math.floor(slot / MARKET_SLOTS);
  const units = SLOT_PRICES[slot % MARKET_SLOTS] - price - passive(player, 'moduleDiscount', NONE, type);
  cost[COLUMN_COST[type]] = Math.max(0, units);
  return cost;
}

export const shipCost = (player: Player, ship: number, price: Price): Cost =>
  price === 'free' ? [0, 0, 0, 0, 0, 0, 0, 0] : discounted(SHIP_COST[ship], price + passive(player, 'shipDiscount'));

export const developmentCost = (type: number, discount: number): Cost => discounted(PLANET_COST[type], discount);

/** Leaders a development takes from the station; some cards ask for fewer, never for none. */
export const leadersNeeded = (player: Player, type: number): number =>
  Math.max(1, PLANET_SPECS[type].leaders - passive(player, 'fewerLeaders'));

/** What a Jump costs a ship of this type. */
export const jumpCost = (player: Player, ship: number): number => (passive(player, 'freeJump', ship) > 0 ? 0 : 1);

export function basePrice(player: Player, base: number): Cost {
  return bundleCost(BASE_ACTIONS[base].price, passive(player, 'baseDiscount', NONE, base));
}
