/** Battles ahead. Their dice cannot be played beforehand: who would fight with what, each side's chance, and what is at stake. */
import type { Seat } from '@orrery/kernel';
import { contested, diceOf, inBattle, newBattle, sideOf, targetingOf, winningSide } from './battle-state.ts';
import { ENERGY, SHIP_TYPES } from './content/ids.ts';
import type { Cell } from './map.ts';
import { escalators, mostEnergy } from './means.ts';
import { oddsOf } from './odds.ts';
import { jumpCost } from './prices.ts';
import { findShip, inTurn, raiderClassAt, type Shown, shipsAt, shipsOfTypeAt, specOf, strikers } from './queries.ts';
import { type Battle, CLASS_OF_RAIDER, NONE } from './state.ts';

/** One side of a battle: its seats, or none for the raiders. */
type FightSide = {
  readonly side: number;
  readonly seats: readonly Seat[];
  /** By seat, or the raiders' alone. */
  readonly rolls: readonly { readonly dice: number; readonly targeting: number }[];
  /** Its chance to win if nobody adds anything; after the roll 1 or 0. */
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

/**
 * A seat's chance after the others have replied as well as they can: with all the energy and all the ships in range that everybody sees.
 * Cards and abilities yet to be used are not counted. `asked` answers now; those before it in the step have had their say.
 * Undefined where nobody can reply any more.
 */
export function worstOf(table: Shown, seat: Seat, asked: Seat | undefined): number | undefined {
  const { battle } = table;
  if (battle === null) return undefined;
  const chance = (of: Shown): number => fightOf(of)?.sides.find(({ seats }) => seats.includes(seat))?.win ?? 0;
  const now = chance(table);
  // Ships that jump cost energy that would have been dice: either may be better.
  const worst = [false, true].map((jump) => chance(replied(table, seat, asked, jump)));
  const least = Math.min(now, ...worst);
  return least < now ? least : undefined;
}

/** The battle after all rivals of a seat have added what they can. */
function replied(table: Shown, seat: Seat, asked: Seat | undefined, jump: boolean): Shown {
  const turn = asked === undefined ? -1 : table.players.findIndex((_, k) => inTurn(table, k) === asked);
  let then = table;
  for (let k = 0; k < table.players.length; k++) {
    const rival = inTurn(table, k);
    if (sideOf(table, rival) === sideOf(table, seat)) continue;
    const later = k > turn;
    const step = table.battle?.step;
    if (step === 'escalation' && later) then = joined(then, rival, jump);
    if (inBattle(then, rival) && (step !== 'preparations' || later)) then = charged(then, rival);
  }
  return then;
}

function joined(table: Shown, seat: Seat, jump: boolean): Shown {
  const { battle } = table;
  const [first] = escalators(table, seat).filter((answer) => answer !== 'done' && (jump || answer.jump !== true));
  if (battle === null || first === undefined || first === 'done') return table;
  const player = table.players[seat];
  const moved = findShip(player, first.ship, first.from);
  const stock = player.stock.slice();
  if (first.jump === true) stock[ENERGY] -= Math.min(stock[ENERGY], jumpCost(player, first.ship));
  const ships = player.ships.map((at, i) => (i === moved ? battle.region : at));
  return joined({ ...table, players: table.players.map((p, i) => (i === seat ? { ...p, ships, stock } : p)) }, seat, jump);
}

function charged(table: Shown, seat: Seat): Shown {
  const { battle } = table;
  if (battle === null) return table;
  const more = mostEnergy(table, seat);
  return { ...table, battle: { ...battle, energy: battle.energy.map((n, i) => (i === seat ? n + more : n)) } };
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
  /** The active seat's chance there after the others have replied, where they can. */
  readonly worst?: number | undefined;
};

/** What follows a Launch to a region if nobody does anything more: raiders that strike, and the battle then. */
export function aheadAt(table: Shown, region: Cell): Ahead {
  const strike = table.battle === null ? strikers(table, region) : [];
  const due = table.battle === null ? met(strike.length === 1 ? struck(table, strike[0], region) : table, region) : table;
  return due === undefined ? { strike, fight: undefined } : { strike, fight: fightOf(due), worst: worstOf(due, table.active, undefined) };
}

/** The table with the battle that is due where two sides meet. */
const met = (table: Shown, region: Cell): Shown | undefined =>
  contested(table, region) ? { ...table, battle: newBattle(table, region) } : undefined;

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
  for (const type of SHIP_TYPES) {
    const free = specOf(player, type).shields - player.shieldDamage[type];
    shields += Math.max(0, Math.min(free, shipsOfTypeAt(player, type, cell)));
  }
  return { ships: shipsAt(player, cell) - shields, shields };
}
