import { open, type Seat } from '@orrery/kernel';
import type { ModuleAt, Price } from '../answers.ts';
import { moduleCard } from '../catalogue.ts';
import { MODULE_TYPES } from '../content/ids.ts';
import { MARKET_SLOTS } from '../content/setup.ts';
import { shortfall, slotCost } from '../prices.ts';
import { teammate } from '../queries.ts';
import { type Context, decision, procedure, type Refusal, refuse } from '../rulebook.ts';
import { type Module, NONE, newModule, type Player, type State } from '../state.ts';
import { triggerAll } from './abilities.ts';
import { openWindow } from './calls.ts';
import { canPay, payCost } from './goods.ts';

import { discardMoon } from './moons.ts';
import { advance } from './tracks.ts';

/* The market. */

export const SLOTS = 4 * MARKET_SLOTS;
/** Modules on offer that this player could take. `types`: columns, as bits. */
export function affordable(state: State, seat: Seat, types: number, price: Price, arriving = NONE, energy = 0): number[] {
  const found: number[] = [];
  const player = state.players[seat];
  for (let slot = 0; slot < SLOTS; slot++) {
    if (state.market[slot] === NONE || (types & (1 << Math.floor(slot / MARKET_SLOTS))) === 0) continue;
    if (price === 'free' || canPay(state, seat, slotCost(player, slot, price), arriving, energy)) found.push(slot);
  }
  return found;
}

/** Slides modules down into gaps and refills from the decks (AE-358); each column once. */
export function refill(x: Context): void {
  const { state } = x;
  for (const type of MODULE_TYPES) {
    const top = type * MARKET_SLOTS;
    let to = top + MARKET_SLOTS - 1;
    for (let from = to; from >= top; from--) {
      if (state.market[from] === NONE) continue;
      if (from !== to) {
        state.market[to] = state.market[from];
        state.market[from] = NONE;
      }
      to--;
    }
    for (; to >= top; to--) {
      if (state.moduleDeck[type].length > 0) x.reveal();
      const module = state.moduleDeck[type].pop() ?? state.moduleUnder[type].shift();
      if (module === undefined) break;
      state.market[to] = module;
      x.emit({ type: 'marketRefilled', slot: to, module });
    }
  }
}

/* Gaining. */

export const chooseModule = decision('chooseModule', {
  args: { types: open<number>(), price: open<Price>(), must: open<boolean>() },
  options: (state, seat, { types, price, must }): readonly (number | 'none')[] => {
    const slots: (number | 'none')[] = affordable(state, seat, types, price);
    if (!must || slots.length === 0) slots.push('none');
    return slots;
  },
  refusals: (state, seat, { types, price }) => {
    const able = affordable(state, seat, types, price);
    const refused: Refusal[] = [];
    for (let slot = 0; slot < SLOTS; slot++) {
      if (state.market[slot] === NONE || able.includes(slot)) continue;
      const listed = (types & (1 << Math.floor(slot / MARKET_SLOTS))) !== 0;
      refused.push(
        listed
          ? refuse(slot, 'cannotPay', 'AE-352', { missing: shortfall(state.players[seat], slotCost(state.players[seat], slot, price)) })
          : refuse(slot, 'otherColumn', 'AE-351'),
      );
    }
    return refused;
  },
});

export const giveModule = decision('giveModule', {
  args: { slot: open<number>() },
  options: (): readonly ('keep' | 'give')[] => ['keep', 'give'],
});

/** May gain one module from these columns at this price; the market is refilled afterwards. */
export const gainModule = procedure(
  'gainModule',
  { types: open<number>(), price: open<Price>() },
  {
    choose: (x) => {
      const { types, price } = x.locals;
      if (affordable(x.state, x.seat, types, price).length === 0) return 'end';
      x.ask(x.seat, chooseModule, { types, price, must: false });
      return 'take';
    },
    take: (x) => {
      const slot = x.answer(chooseModule);
      if (slot === 'none') return 'end';
      x.call(acquire, { slot, price: x.locals.price });
      return 'refill';
    },
    refill: (x) => {
      refill(x);
      x.call(openWindow, { window: 'opponentModule', cause: x.seat });
      return 'end';
    },
  },
);

/** Pays for one module, places it (or hands it to the teammate) and advances on its track. */
export const acquire = procedure(
  'acquire',
  { slot: open<number>(), price: open<Price>() },
  {
    pay: (x) => {
      x.call(payCost, { cost: slotCost(x.state.players[x.seat], x.locals.slot, x.locals.price) });
      return 'whose';
    },
    whose: (x) => {
      const { state } = x;
      if (teammate(state, x.seat) === NONE || state.active !== x.seat || state.moduleGiven) return 'keep';
      x.ask(x.seat, giveModule, { slot: x.locals.slot });
      return 'decide';
    },
    decide: (x) => {
      x.state.moduleGiven = true;
      if (x.answer(giveModule) === 'keep') return 'keep';
      const to = teammate(x.state, x.seat);
      x.emit({ type: 'moduleGiven', seat: x.seat, to, module: x.state.market[x.locals.slot] });
      x.callFor(to, place, { slot: x.locals.slot, free: x.locals.price === 'free' });
      return 'end';
    },
    keep: (x) => {
      x.call(place, { slot: x.locals.slot, free: x.locals.price === 'free' });
      return 'end';
    },
  },
);

export const place = procedure(
  'placeModule',
  { slot: open<number>(), free: open<boolean>() },
  {
    add: (x) => {
      const { slot } = x.locals;
      const id = x.state.market[slot];
      if (id === NONE) return 'end';
      x.state.market[slot] = NONE;
      const { type, damage } = moduleCard(id);
      const module = newModule(id);
      module.damage = damage;
      x.state.players[x.seat].rows[type].push(module);
      x.emit({ type: 'moduleGained', seat: x.seat, module: id, slot, free: x.locals.free });
      x.call(advance, { track: type, spaces: 1 });
      triggerAll(x, x.seat, 'gainedModule', { type });
      return 'end';
    },
  },
);

/* The Fields. */

export const removeModule = decision('removeModule', {
  args: { types: open<number>() },
  options: (state, _seat, { types }): readonly number[] => onOffer(state, types),
});

function onOffer(state: State, types: number): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    if (state.market[slot] !== NONE && (types & (1 << Math.floor(slot / MARKET_SLOTS))) !== 0) found.push(slot);
  }
  return found;
}

/** Buys 1 or 2 modules; whoever buys only one removes another. Nothing slides in between (AE-178). */
export const fieldPurchase = procedure(
  'fieldPurchase',
  { types: open<number>(), bought: open<number>() },
  {
    choose: (x) => {
      const { types, bought } = x.locals;
      if (bought === 2) return 'refill';
      if (affordable(x.state, x.seat, types, 0).length === 0) return bought === 0 ? 'end' : 'remove';
      x.ask(x.seat, chooseModule, { types, price: 0, must: bought === 0 });
      return 'buy';
    },
    buy: (x) => {
      const slot = x.answer(chooseModule);
      if (slot === 'none') return x.locals.bought === 0 ? 'end' : 'remove';
      x.locals.bought++;
      x.call(acquire, { slot, price: 0 });
      return 'choose';
    },
    remove: (x) => {
      if (onOffer(x.state, x.locals.types).length === 0) return 'refill';
      x.ask(x.seat, removeModule, { types: x.locals.types });
      return 'removed';
    },
    removed: (x) => {
      const slot = x.answer(removeModule);
      sweep(x, x.seat, slot);
      return 'refill';
    },
    refill: (x) => {
      refill(x);
      x.call(openWindow, { window: 'opponentModule', cause: x.seat });
      return 'end';
    },
  },
);

/** A module on offer goes under its deck. */
export function sweep(x: Context, seat: Seat, slot: number): void {
  const module = x.state.market[slot];
  x.state.market[slot] = NONE;
  x.state.moduleUnder[Math.floor(slot / MARKET_SLOTS)].push(module);
  x.emit({ type: 'moduleRemoved', seat, module, slot });
}

/* Damage. */

export const damageModule = decision('damageModule', {
  options: (state, seat): readonly ModuleAt[] => undamaged(state.players[seat]),
});

export function undamaged(player: Player): ModuleAt[] {
  const found: ModuleAt[] = [];
  for (const row of MODULE_TYPES) {
    const modules = player.rows[row];
    for (let at = 0; at < modules.length; at++) if (modules[at].damage === 0) found.push({ row, at });
  }
  return found;
}

/** Puts markers on undamaged modules of the owner's choice, core modules included (AE-529, AE-531). */
export const damageModules = procedure(
  'damageModules',
  { n: open<number>() },
  {
    window: (x) => {
      if (x.locals.n <= 0 || undamaged(x.state.players[x.seat]).length === 0) return 'end';
      x.locals.n--;
      x.call(openWindow, { window: 'moduleDamaged', cause: x.seat });
      return 'choose';
    },
    choose: (x) => {
      if (x.state.moduleSaved) {
        x.state.moduleSaved = false;
        x.emit({ type: 'moduleSaved', seat: x.seat });
        return 'window';
      }
      x.ask(x.seat, damageModule);
      return 'damage';
    },
    damage: (x) => {
      const { row, at } = x.answer(damageModule);
      const module = x.state.players[x.seat].rows[row][at];
      module.damage++;
      x.emit({ type: 'moduleDamaged', seat: x.seat, row, at, module: module.id });
      return 'window';
    },
  },
);

/** Moves a module within the industry row; moons whose two modules part are discarded (AE-376). */
export function rearrange(x: Context, seat: Seat, from: number, to: number): void {
  const row = x.state.players[seat].rows[1];
  const pairs: { outer: Module; inner: Module; moon: number }[] = [];
  for (let at = 1; at < row.length; at++) {
    if (row[at].half !== NONE) pairs.push({ outer: row[at], inner: row[at - 1], moon: row[at].half });
    row[at].half = NONE;
  }
  const [module] = row.splice(from, 1);
  row.splice(to, 0, module);
  const parted: number[] = [];
  for (const { outer, inner, moon } of pairs) {
    const a = row.indexOf(outer);
    const b = row.indexOf(inner);
    if (Math.abs(a - b) === 1) row[Math.max(a, b)].half = moon;
    else parted.push(moon);
  }
  x.emit({ type: 'moduleMoved', seat, from, to });
  for (const moon of parted) discardMoon(x, seat, moon);
}
