import { open, type Seat } from '@orrery/kernel';
import type { ActivateAnswer, ShipAt } from '../answers.ts';
import { listOf, MOON_GOODS, moduleCard, VP } from '../catalogue.ts';
import { INDUSTRY, MODULE_TYPES, SCIENCE, SHIP_TYPES } from '../content/ids.ts';
import { isBase, isPlanet } from '../map.ts';
import { energyOf } from '../means.ts';
import type { Cost } from '../prices.ts';
import { findShip, hasBonus, passive, raiderClassAt } from '../queries.ts';
import { decision, procedure, type Refusal, refuse } from '../rulebook.ts';
import {
  type Activation,
  BARGE,
  BAY,
  BY_EFFECT,
  BY_ENERGY,
  BY_SHIP,
  DOCKED,
  IDLE,
  type Module,
  NONE,
  type Player,
  SCRAPYARD,
  SHIPS,
  type State,
  TYPE_OF_SHIP,
} from '../state.ts';
import { triggerAll } from './abilities.ts';
import { perform } from './calls.ts';
import { spendEnergy } from './energy.ts';
import { canPay, empty, payCost } from './goods.ts';
import { moonBenefit } from './moons.ts';

/* Which modules can be activated. */

const hasDock = (module: Module, row: number, at: number): boolean =>
  (row !== SCIENCE || at === 0) && moduleCard(module.id).final === undefined;

/** What the moon in an input slot costs; undefined without an input slot. */
export function inputCost(module: Module): Cost | undefined {
  const { slot } = moduleCard(module.id);
  if (slot?.side !== 'input') return undefined;
  return module.moon === NONE ? undefined : MOON_GOODS[module.moon].slice(0, VP);
}

/** Undamaged, not activated yet, input slot filled and affordable. */
export function ready(state: State, seat: Seat, module: Module): boolean {
  if (module.used !== IDLE) return false;
  if (module.damage > 0 && passive(state.players[seat], 'useDamaged') === 0) return false;
  const { slot } = moduleCard(module.id);
  if (slot?.side !== 'input') return true;
  const cost = inputCost(module);
  return cost !== undefined && canPay(state, seat, cost);
}

/**
 * Ships that can be lifted to a module. They are told apart wherever it could matter which one goes; of the others one on the map
 * stands for all, and one on the Repair Barge.
 */
export function lifts(state: State, seat: Seat): ShipAt[] {
  const player = state.players[seat];
  const found: ShipAt[] = [];
  let onMap = false;
  let onBarge = false;
  for (let i = SHIPS - 1; i >= 0; i--) {
    const from = player.ships[i];
    if (from < 0 && from !== BARGE) continue;
    const ship = TYPE_OF_SHIP[i];
    const special = player.placed[ship] !== NONE || (from >= 0 && matters(state, player, ship, from));
    if (special) {
      if (!found.some((f) => f.ship === ship && f.from === from)) found.push({ ship, from });
    } else if (from === BARGE ? !onBarge : !onMap) {
      if (from === BARGE) onBarge = true;
      else onMap = true;
      found.push({ ship, from });
    }
  }
  return found;
}

/** Cards look at own ships on bases, beside moons and raiders; leaders, bonus resources and building sites need a ship to stay. */
function matters(state: State, player: Player, ship: number, cell: number): boolean {
  const tile = state.tile[cell];
  if (player.abroad[cell] > 0 || state.moons[cell].length > 0 || isBase(tile) || raiderClassAt(state, cell) !== NONE) return true;
  if (ship === 0 && isPlanet(tile) && state.owner[cell] === NONE) return true;
  return hasBonus(state, cell);
}

export const activate = decision('activate', {
  options: (state, seat): readonly ActivateAnswer[] => {
    const player = state.players[seat];
    const options: ActivateAnswer[] = [];
    const ships = lifts(state, seat);
    const energy = energyOf(player) > 0;
    const alone = energy && passive(player, 'energyAlone') > 0;
    for (const row of MODULE_TYPES) {
      const modules = player.rows[row];
      let withEnergy = row !== SCIENCE && alone;
      for (let at = 0; at < modules.length && energy && row !== SCIENCE && !withEnergy; at++) withEnergy = modules[at].used === BY_SHIP;
      if (ships.length === 0 && !withEnergy) continue;
      for (let at = 0; at < modules.length; at++) {
        const module = modules[at];
        if (!hasDock(module, row, at) || !ready(state, seat, module)) continue;
        for (let i = 0; i < ships.length; i++) options.push({ row, at, ship: ships[i].ship, from: ships[i].from });
        if (withEnergy && payableWithEnergy(state, seat, module)) options.push({ row, at, energy: true });
      }
    }
    options.push('done');
    return options;
  },
  refusals: (state, seat) => {
    const player = state.players[seat];
    const refused: Refusal[] = [];
    for (const row of MODULE_TYPES) {
      for (let at = 0; at < player.rows[row].length; at++) {
        const module = player.rows[row][at];
        const { slot, final } = moduleCard(module.id);
        const what = { row, at };
        if (final !== undefined) refused.push(refuse(what, 'gameEnd', 'AE-241'));
        else if (row === SCIENCE && at > 0) refused.push(refuse(what, 'reactorOnly', 'AE-242'));
        else if (module.used !== IDLE) refused.push(refuse(what, 'alreadyActivated', 'AE-237'));
        else if (module.damage > 0) refused.push(refuse(what, 'damaged', 'AE-238'));
        else if (slot?.side === 'input' && module.moon === NONE) refused.push(refuse(what, 'emptyInput', 'AE-253'));
      }
    }
    return refused;
  },
});

/** With an energy input the energy placed on the module must be left over as well. */
function payableWithEnergy(state: State, seat: Seat, module: Module): boolean {
  const cost = inputCost(module);
  if (cost === undefined) return true;
  cost[0]++;
  return canPay(state, seat, cost);
}

/* The three steps. */

export const returnToStation = procedure(
  'returnToStation',
  {},
  {
    begin: (x) => {
      x.state.kind = 'return';
      x.emit({ type: 'returnBegan', seat: x.seat });
      return 'activate';
    },
    activate: (x) => {
      x.ask(x.seat, activate);
      return 'activated';
    },
    activated: (x) => {
      const answer = x.answer(activate);
      if (answer === 'done') return 'ships';
      const player = x.state.players[x.seat];
      const { row, at } = answer;
      if ('energy' in answer) {
        spendEnergy(x, x.seat, 1);
        x.call(fireModule, { row, at, used: BY_ENERGY });
      } else {
        player.ships[findShip(player, answer.ship, answer.from)] = DOCKED;
        x.call(fireModule, { row, at, used: BY_SHIP, ship: answer.ship });
      }
      return 'activate';
    },
    ships: (x) => {
      const player = x.state.players[x.seat];
      let ships = 0;
      for (let i = 0; i < SHIPS; i++) {
        const from = player.ships[i];
        if (from < 0 && from !== DOCKED && from !== SCRAPYARD && from !== BARGE) continue;
        player.ships[i] = BAY;
        ships++;
      }
      for (const ship of SHIP_TYPES) player.shieldDamage[ship] = 0;
      for (const row of MODULE_TYPES) for (const module of player.rows[row]) module.used = IDLE;
      empty(player.spent[2]);
      x.emit({ type: 'shipsReturned', seat: x.seat, ships });
      for (let card = player.sustained.shift(); card !== undefined; card = player.sustained.shift()) {
        x.state.tacticsDiscard.push(card);
        x.emit({ type: 'sustainEnded', seat: x.seat, card });
      }
      return 'end';
    },
  },
);

const INNER = 1;
const OUTER = 2;

const HOW = ['effect', 'ship', 'energy', 'effect'] as const;

/** A module does what is printed on it, once; then its output moon and completed half slots pay. */
export const fireModule = procedure(
  'fireModule',
  {
    row: open<number>(),
    at: open<number>(),
    used: open<Activation>(),
    ship: open<number | undefined>(),
    reactor: open<boolean | undefined>(),
    /* Which neighbours in the industry row had been activated before this module: 1 further in, 2 further out. */
    beside: open<number | undefined>(),
  },
  {
    input: (x) => {
      const { row, at, used, reactor } = x.locals;
      const modules = x.state.players[x.seat].rows[row];
      const module = modules[at];
      module.used = used;
      if (row === INDUSTRY) {
        const further = at + 1 < modules.length && modules[at + 1].used !== IDLE;
        x.locals.beside = (at > 0 && modules[at - 1].used !== IDLE ? INNER : 0) | (further ? OUTER : 0);
      }
      x.emit({ type: 'moduleActivated', seat: x.seat, row, at, module: module.id, with: reactor ? 'reactor' : HOW[used] });
      const cost = inputCost(module);
      if (cost !== undefined) x.call(payCost, { cost });
      const { effects } = moduleCard(module.id);
      if (effects.length > 0) x.call(perform, { list: listOf(effects), at: 0 });
      return 'output';
    },
    output: (x) => {
      const { row, at } = x.locals;
      const player = x.state.players[x.seat];
      const module = player.rows[row][at];
      if (module.moon !== NONE && moduleCard(module.id).slot?.side === 'output') moonBenefit(x, x.seat, module.moon);
      if (row === INDUSTRY) {
        /* The later of two neighbours makes their moon pay: one that was fired in between has done so itself (AE-375). */
        const beside = x.locals.beside ?? 0;
        if ((beside & INNER) !== 0 && module.half !== NONE) payHalf(x, module.half);
        if ((beside & OUTER) !== 0 && player.rows[row][at + 1].half !== NONE) payHalf(x, player.rows[row][at + 1].half);
      }
      triggerAll(x, x.seat, 'activatedModule', { type: row, ship: x.locals.ship ?? NONE });
      return 'end';
    },
  },
);

function payHalf(x: Parameters<typeof moonBenefit>[0], moon: number): void {
  x.emit({ type: 'halfMoonPaid', seat: x.seat, moon });
  moonBenefit(x, x.seat, moon);
}

/* Science modules. */

export const fire = decision('fire', {
  options: (state, seat): readonly (number | 'done')[] => {
    const options: (number | 'done')[] = [];
    const modules = state.players[seat].rows[SCIENCE];
    for (let at = 1; at < modules.length; at++) if (ready(state, seat, modules[at])) options.push(at);
    options.push('done');
    return options;
  },
});

/** Each other science module once, in an order the player chooses. */
export const fireScience = procedure(
  'fireScience',
  {},
  {
    choose: (x) => {
      const modules = x.state.players[x.seat].rows[SCIENCE];
      let any = false;
      for (let at = 1; at < modules.length && !any; at++) any = ready(x.state, x.seat, modules[at]);
      if (!any) return 'end';
      x.ask(x.seat, fire);
      return 'fire';
    },
    fire: (x) => {
      const at = x.answer(fire);
      if (at === 'done') return 'end';
      x.call(fireModule, { row: SCIENCE, at, used: BY_EFFECT, reactor: true });
      return 'choose';
    },
  },
);
