/** What a seat can bring into a battle by what everybody sees: energy and ships in range. */
import type { Seat } from '@orrery/kernel';
import type { EscalateAnswer } from './answers.ts';
import { battleRule, diceBefore, diceLimit } from './battle-state.ts';
import { JUMP, VOYAGE } from './catalogue.ts';
import { ENERGY, TRANSPORT } from './content/ids.ts';
import { CELLS, distances } from './map.ts';
import { jumpCost } from './prices.ts';
import { hasAbility, isNebula, passive, rangeOf, type Shown, withQuasars } from './queries.ts';
import { type Player, SHIPS, TYPE_OF_SHIP } from './state.ts';

/** Energy in the station, and credits where a card lets them stand in. */
export const energyOf = (player: Player): number => player.stock[ENERGY] + (passive(player, 'creditsAsEnergy') > 0 ? player.stock[4] : 0);
export const canSpendEnergy = (player: Player, n: number): boolean => energyOf(player) >= n;

export const canJump = (player: Player, ship: number): boolean =>
  hasAbility(player, ship, JUMP) && canSpendEnergy(player, jumpCost(player, ship));

/** Energy beyond the dice limit may not be spent (AE-489). */
export const mostEnergy = (state: Shown, seat: Seat): number => Math.min(energyOf(state.players[seat]), energyRoom(state, seat));

export function energyRoom(state: Shown, seat: Seat): number {
  const { battle } = state;
  if (battle === null || battleRule(state, 'noEnergy')) return 0;
  return Math.max(0, diceLimit(state) - diceBefore(state, battle, seat) - battle.energy[seat]);
}

const far = new Int8Array(CELLS);

/** Ships that can join the battle: in range on the map, Voyage for a nebula, a Jump from anywhere. `first` stops at one. */
export function escalators(state: Shown, seat: Seat, first = false): EscalateAnswer[] {
  const found: EscalateAnswer[] = [];
  if (state.battle === null) return found;
  const { region } = state.battle;
  const player = state.players[seat];
  const nebula = isNebula(state, region);
  for (let i = 0; i < SHIPS; i++) {
    const from = player.ships[i];
    const ship = TYPE_OF_SHIP[i];
    if (from < 0 || from === region || (ship === TRANSPORT && player.ships.indexOf(from) < i)) continue;
    const voyage = hasAbility(player, ship, VOYAGE);
    if (nebula && !voyage) continue;
    const range = rangeOf(player, ship);
    if (distances(state.tile, [from], voyage, withQuasars(state), far, range)[region] <= range) found.push({ ship, from });
    else if (canJump(player, ship)) found.push({ ship, from, jump: true });
    if (first && found.length > 0) break;
  }
  return found;
}
