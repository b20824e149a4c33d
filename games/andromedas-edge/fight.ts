/** Battles ahead. Their dice cannot be played beforehand: who would fight with what, each side's chance, and what is at stake. */
import type { Seat } from '@orrery/kernel';
import { contested, diceOf, inBattle, newBattle, sideOf, targetingOf, winningSide } from './battle-state.ts';
import type { Cell } from './map.ts';
import { oddsOf } from './odds.ts';
import { findShip, raiderClassAt, type Shown, shipsAt, shipsOfTypeAt, specOf, strikers } from './queries.ts';
import { type Battle, CLASS_OF_RAIDER, NONE } from './state.ts';

/** One side of a battle: its seats, or none for the raiders. */
type FightSide = {
  readonly side: number;
  readonly seats: readonly Seat[];
  /** By seat, or the raiders' alone. */
  readonly rolls: readonly { readonly dice: number; readonly targeting: number }[];
  /** Its chance to win; after the roll 1 or 0. */
  readonly win: number;
};
export type Fight = { readonly region: Cell; readonly raiders: number; readonly sides: readonly FightSide[] };

/** The battle under way as it stands: everybody rolls now, or has rolled. */
export function fightOf(table: Shown): Fight | undefined {
  const { battle } = table;
  if (battle === null) return undefined;
  const seats = table.players.length;
  const sides = new Map<number, Seat[]>();
  for (let seat = 0; seat < seats; seat++) {
    if (!inBattle(table, seat)) continue;
    const side = sideOf(table, seat);
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  const raiders = raiderClassAt(table, battle.region);
  if (raiders !== NONE) sides.set(seats, []);
  const list = [...sides].map(([side, of]) => ({
    side,
    seats: of,
    rolls: (of.length === 0 ? [seats] : of).map((one) => ({ dice: diceOf(table, one), targeting: targetingOf(table, one) })),
    favoured: of.some((seat) => (battle.tieWinners & (1 << seat)) !== 0),
  }));
  const rolled = battle.rolls.some((dice) => dice.length > 0);
  const chances = rolled ? decided(list, battle, seats) : oddsOf(list);
  return {
    region: battle.region,
    raiders,
    sides: list.map(({ side, seats: of, rolls }, i) => ({ side, seats: of, rolls, win: chances[i] })),
  };
}

type Rolled = { readonly side: number; readonly seats: readonly Seat[]; readonly favoured: boolean };

/** Once the dice lie, the outcome is known as long as nobody changes them. */
function decided(list: readonly Rolled[], battle: Battle, seats: number): number[] {
  const rolls = list.map(({ side, seats: of }) => ({
    side,
    dice: (of.length === 0 ? [seats] : of).flatMap((one) => battle.rolls[one]).sort((a, b) => b - a),
  }));
  const favoured = list.reduce((bits, { side, favoured: ties }) => (ties ? bits | (1 << side) : bits), 0);
  const winner = winningSide(rolls, favoured);
  return list.map(({ side }) => (side === winner ? 1 : 0));
}

export type Ahead = {
  /** Raider classes that strike: one, or one of these by choice. */
  readonly strike: readonly number[];
  readonly fight: Fight | undefined;
};

/** What follows a Launch to a region if nobody does anything more: raiders that strike, and the battle then. */
export function aheadAt(table: Shown, region: Cell): Ahead {
  if (table.battle !== null) return { strike: [], fight: fightOf(table) };
  const strike = strikers(table, region);
  return { strike, fight: meeting(strike.length === 1 ? struck(table, strike[0], region) : table, region) };
}

/** The battle that is due where two sides meet. */
export const meeting = (table: Shown, region: Cell): Fight | undefined =>
  contested(table, region) ? fightOf({ ...table, battle: newBattle(table, region) }) : undefined;

/** The raiders of a class that reach a region stand there. */
function struck(table: Shown, raiderClass: number, region: Cell): Shown {
  const alone = (raider: number): Shown => ({ ...table, raiders: table.raiders.map((at, i) => (i === raider ? at : NONE)) });
  const raiders = table.raiders.map((at, i) =>
    at >= 0 && CLASS_OF_RAIDER[i] === raiderClass && strikers(alone(i), region).length > 0 ? region : at,
  );
  return { ...table, raiders };
}

/** What a seat loses when it is defeated in a region: ships for the Scrapyard, and shields that hold. */
export function atStake({ players }: Shown, seat: Seat, cell: Cell): { readonly ships: number; readonly shields: number } {
  const player = players[seat];
  let shields = 0;
  for (let type = 0; type < 4; type++) {
    if (findShip(player, type, cell) === NONE) continue;
    const free = specOf(player, type).shields - player.shieldDamage[type];
    shields += Math.max(0, Math.min(free, shipsOfTypeAt(player, type, cell)));
  }
  return { ships: shipsAt(player, cell) - shields, shields };
}
