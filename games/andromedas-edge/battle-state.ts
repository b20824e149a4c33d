import type { Seat } from '@orrery/kernel';
import type { BattleRule } from './content/effects.ts';
import { DICE_PER_SIDE, MOST_TARGETING } from './content/setup.ts';
import { type Cell, NEIGHBOURS } from './map.ts';
import { passiveInBattle, raiderClassAt, raiderSpec, raidersAt, type Shown, shipsAt, specOf, withTeams } from './queries.ts';
import { type Battle, NONE, SHIPS, TYPE_OF_SHIP } from './state.ts';

/** What can be read off a battle under way. */

export const BATTLE_RULES: readonly BattleRule[] = [
  'noEnergy',
  'noDevelopmentDice',
  'noTargeting',
  'noShipDamage',
  'threeDice',
  'noBattleCards',
  'doubleSupremacy',
  'winTies',
  'bothTactical',
];
export const ruleBit = (rule: BattleRule): number => 1 << BATTLE_RULES.indexOf(rule);
/** Most battles have none. */
export const battleRule = ({ battle }: Shown, rule: BattleRule): boolean =>
  battle !== null && battle.rules !== 0 && (battle.rules & ruleBit(rule)) !== 0;

export function newBattle(state: Shown, region: Cell): Battle {
  const seats = state.players.length;
  return {
    region,
    step: 'escalation',
    energy: new Array<number>(seats).fill(0),
    dice: new Array<number>(seats + 1).fill(0),
    targeting: new Array<number>(seats + 1).fill(0),
    rolls: Array.from({ length: seats + 1 }, () => []),
    diplomats: 0,
    ended: false,
    winners: NONE,
    raidersFought: false,
    raidersWon: false,
    losers: 0,
    saved: [],
    rules: 0,
    tieWinners: 0,
  };
}

export const inBattle = (state: Shown, seat: Seat): boolean =>
  state.battle !== null && shipsAt(state.players[seat], state.battle.region) > 0;

/** The side a seat fights on: teammates share one; the raiders' is the number of seats. */
export const sideOf = (state: Shown, seat: Seat): number => (withTeams(state) ? seat & ~1 : seat);

/** How many sides have ships in a region. */
export function sidesAt(state: Shown, region: Cell): number {
  let sides = raiderClassAt(state, region) === NONE ? 0 : 1;
  let seen = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    const bit = 1 << sideOf(state, seat);
    if ((seen & bit) !== 0 || shipsAt(state.players[seat], region) === 0) continue;
    seen |= bit;
    sides++;
  }
  return sides;
}

/** A battle is due where two sides meet and at least one of them is a player's. */
export const contested = (state: Shown, region: Cell): boolean => sidesAt(state, region) >= 2;

export const diceLimit = (state: Shown): number => (battleRule(state, 'threeDice') ? 3 : DICE_PER_SIDE);

export function developmentsNear(state: Shown, seat: Seat, region: Cell): number {
  let n = state.owner[region] === seat ? 1 : 0;
  const around = NEIGHBOURS[region];
  for (let i = 0; i < around.length; i++) if (state.owner[around[i]] === seat) n++;
  return n;
}

/** Dice before energy and the limit: weapons, developments in or beside the region, cards. */
export function diceBefore(state: Shown, battle: Battle, seat: Seat): number {
  const player = state.players[seat];
  let dice = battle.dice[seat] + passiveInBattle(state, seat, 'dice', battle.region);
  for (let i = 0; i < SHIPS; i++) if (player.ships[i] === battle.region) dice += specOf(player, TYPE_OF_SHIP[i]).weapons;
  if (!battleRule(state, 'noDevelopmentDice')) {
    const near = developmentsNear(state, seat, battle.region);
    if (near > 0) dice += near * (1 + passiveInBattle(state, seat, 'developmentDice', battle.region));
  }
  return Math.max(0, dice);
}

export function diceOf(state: Shown, side: number): number {
  const { battle } = state;
  if (battle === null) return 0;
  const limit = diceLimit(state);
  if (side < state.players.length) return Math.min(limit, diceBefore(state, battle, side) + battle.energy[side]);
  const raiderClass = raiderClassAt(state, battle.region);
  if (raiderClass === NONE) return 0;
  return Math.max(0, Math.min(limit, raiderSpec(state, raiderClass).weapons * raidersAt(state, battle.region) + battle.dice[side]));
}

/** The number of own ships, and bonuses, at most 5; raiders of class A to D count as one ship. */
export function targetingOf(state: Shown, side: number): number {
  const { battle } = state;
  if (battle === null || battleRule(state, 'noTargeting')) return 1;
  const seats = state.players.length;
  let value = battle.targeting[side];
  for (let seat = 0; seat < seats; seat++) {
    if (seat === side || (side < seats && sideOf(state, seat) === sideOf(state, side)) || !inBattle(state, seat)) continue;
    value += passiveInBattle(state, seat, 'rivalTargeting', battle.region);
  }
  if (side < seats) {
    const player = state.players[side];
    value += shipsAt(player, battle.region) + passiveInBattle(state, side, 'targeting', battle.region);
    for (let i = 0; i < SHIPS; i++) if (player.ships[i] === battle.region) value += specOf(player, TYPE_OF_SHIP[i]).targeting;
  } else {
    const raiderClass = raiderClassAt(state, battle.region);
    if (raiderClass !== NONE)
      value += raiderSpec(state, raiderClass).targetingBonus + (raiderClass === 0 ? raidersAt(state, battle.region) : 1);
  }
  return Math.max(1, Math.min(MOST_TARGETING, value));
}

/** Opposing sides a card may aim at: seats, and the number of seats for the raiders. */
export function rivalSides(state: Shown, seat: Seat): number[] {
  const { battle } = state;
  if (battle === null) return [];
  const found: number[] = [];
  for (let other = 0; other < state.players.length; other++) {
    if (sideOf(state, other) !== sideOf(state, seat) && inBattle(state, other)) found.push(other);
  }
  if (raiderClassAt(state, battle.region) !== NONE) found.push(state.players.length);
  return found;
}

/** Highest first. */
export const sortDice = (dice: number[]): number[] => dice.sort((a, b) => b - a);

/** Why a battle went as it did: the dice that were level, highest first, then the one that decided and the best against it; 0 where there was none. */
export type Why = { readonly level: readonly number[]; readonly best: number; readonly next: number };

/**
 * The side that wins: the highest die, then the next. Those tied go on alone; a die beats no die. NONE when the tie lasts to the
 * end, unless exactly one tied side wins such ties.
 */
export function judged(rolls: readonly { side: number; dice: readonly number[] }[], tieWinners: number): Why & { readonly winner: number } {
  let tied = rolls.filter((r) => r.dice.length > 0);
  const level: number[] = [];
  if (tied.length === 1) return { winner: tied[0].side, level, best: tied[0].dice[0], next: 0 };
  for (let k = 0; tied.length > 1; k++) {
    const at = tied.map(({ dice }) => dice[k] ?? 0);
    const best = Math.max(...at);
    if (best === 0) {
      const favoured = tied.filter((r) => (tieWinners & (1 << r.side)) !== 0);
      return { winner: favoured.length === 1 ? favoured[0].side : NONE, level, best, next: 0 };
    }
    tied = tied.filter((_, i) => at[i] === best);
    if (tied.length === 1) return { winner: tied[0].side, level, best, next: Math.max(0, ...at.filter((face) => face < best)) };
    level.push(best);
  }
  return { winner: NONE, level, best: 0, next: 0 };
}

export const winningSide = (rolls: readonly { side: number; dice: readonly number[] }[], tieWinners: number): number =>
  judged(rolls, tieWinners).winner;
