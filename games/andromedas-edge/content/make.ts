import type { Ability, Count, Effect, Effects, Goods, Limit, Passive, Trigger, Whom } from './effects.ts';
import {
  FIGHTER,
  HEAVY_CRUISER,
  MODULE_TYPES,
  type ModuleType,
  SCIENCE_VESSEL,
  SHIP_TYPES,
  type ShipType,
  TRANSPORT,
  type Track,
} from './ids.ts';

/** Short hands for writing content tables: each returns plain effect data. */

export const gain = (goods: Goods): Effect => ({ kind: 'gain', goods });
export const gainPer = (goods: Goods, per: Count, most?: number): Effect =>
  most === undefined ? { kind: 'gainPer', goods, per } : { kind: 'gainPer', goods, per, most };
export const lose = (goods: Goods): Effect => ({ kind: 'lose', goods });
export const exchange = (pay: Goods, get: Effects, times = 1): Effect => ({ kind: 'exchange', pay, get, times });
export const payOr = (pay: Goods, or: Effects): Effect => ({ kind: 'payOr', pay, or });
export const choose = (...of: Effects[]): Effect => ({ kind: 'choose', of });
export const by = (whom: Whom, ...effects: Effect[]): Effect => ({ kind: 'by', whom, effects });
export const all = (...effects: Effect[]): Effect => by('all', ...effects);
export const repair = (times = 1): Effect => ({ kind: 'repair', times });
export const advance = (track: Track | 'any' | 'lowest', spaces = 1): Effect => ({ kind: 'advance', track, spaces });
export const module = (types: readonly ModuleType[], price: 'free' | 'board' | number): Effect => ({ kind: 'module', types, price });
export const buildShip = (price: 'free' | 'full' | number, ships: readonly ShipType[] = SHIP_TYPES): Effect => ({
  kind: 'buildShip',
  ships,
  price,
});
export const buildDevelopment = (discount = 0): Effect => ({ kind: 'buildDevelopment', discount });
export const recruit = (leaders: number): Effect => ({ kind: 'recruit', leaders });
export const eventMarker = (spaces: number): Effect => ({ kind: 'eventMarker', spaces });

export const ANY_MODULE = MODULE_TYPES;
export { FIGHTER, HEAVY_CRUISER, SCIENCE_VESSEL, TRANSPORT };

export const always = (passive: Passive): Ability => ({ is: 'passive', passive });
export const free = (limit: Limit, ...effects: Effect[]): Ability => ({ is: 'free', effects, limit });
/** A trigger without filters. */
export const when = (on: Trigger, effects: Effects, limit?: Limit): Ability =>
  limit === undefined ? { is: 'trigger', on, effects } : { is: 'trigger', on, effects, limit };
