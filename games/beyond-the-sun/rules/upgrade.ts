import { open, type Seat } from '@orrery/kernel';
import { SHIPS, type ShipChoice } from '../answers.ts';
import type { LocationId } from '../content/exploration.ts';
import { HIGHEST_SHIP, type ShipLevel } from '../content/kinds.ts';
import { canUpgrade, indexOf } from '../queries.ts';
import type { Context } from '../rulebook.ts';
import { decision, define } from '../rulebook.ts';
import { SHIP_SLOTS, type State, shipAt } from '../state.ts';
import { upgradeShips } from './calls.ts';
import { checkControl } from './control.ts';
import { noteChange } from './flow.ts';

/** Chapter: ship upgrades. */

const capped = (level: number): ShipLevel => (level >= HIGHEST_SHIP ? HIGHEST_SHIP : level === 3 ? 3 : level === 2 ? 2 : 1);

export function upgradeShip(x: Context, seat: Seat, at: LocationId, level: ShipLevel, by: number): void {
  const to = capped(level + by);
  const location = indexOf(at);
  const { ships, systems } = x.state;
  ships[shipAt(seat, location, level)]--;
  ships[shipAt(seat, location, to)]++;
  noteChange(x);
  x.emit({ type: 'shipUpgraded', seat, at, system: systems[location], from: level, to });
}

/** Own ships below level 4, those already upgraded by the same effect aside. */
export function upgradable(state: State, seat: Seat, done: readonly ShipChoice[]): ShipChoice[] {
  const list: ShipChoice[] = [];
  const { ships } = state;
  for (let slot = 0, from = seat * SHIP_SLOTS; slot < SHIP_SLOTS; slot++) {
    if (ships[from + slot] === 0 || slot % 4 === HIGHEST_SHIP - 1) continue;
    let fresh = ships[from + slot];
    const here = SHIPS[slot >> 2][slot % 4];
    for (let i = 0; i < done.length; i++) if (done[i].at === here.at && done[i].ship === here.ship) fresh--;
    if (fresh > 0) list.push(here);
  }
  return list;
}

export const chooseUpgrade = decision('chooseUpgrade', {
  args: { levels: open<number>(), left: open<number>(), upTo: open<boolean>(), done: open<readonly ShipChoice[]>() },
  options: (state, seat, { upTo, done }): readonly (ShipChoice | 'stop')[] => {
    const ships = upgradable(state, seat, done);
    return upTo || ships.length === 0 ? [...ships, 'stop'] : ships;
  },
});

/** Upgrades ship by ship, each a different one unless levels are spread freely; control is checked when the last is done. */
define(upgradeShips, {
  next: (x) => {
    const { state, seat, locals } = x;
    const { ships, levels, upTo, done } = locals;
    if (ships === 0 || (done.length === 0 ? !canUpgrade(state, seat) : upgradable(state, seat, done).length === 0)) return 'check';
    x.ask(seat, chooseUpgrade, { levels, left: ships, upTo, done: done.slice() });
    return 'chosen';
  },
  chosen: (x) => {
    const { seat, locals } = x;
    const answer = x.answer(chooseUpgrade);
    if (answer === 'stop') return 'check';
    upgradeShip(x, seat, answer.at, answer.ship, locals.levels);
    if (!locals.spread) locals.done.push(SHIPS[indexOf(answer.at)][capped(answer.ship + locals.levels) - 1]);
    locals.ships--;
    return 'next';
  },
  check: (x) => {
    // The upgrades of one effect are one change.
    checkControl(x);
    return 'end';
  },
});
