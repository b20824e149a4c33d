/** What an answer would cost and bring, as far as it can be known beforehand: prices, points, battles and their chances. */

import type { Answer, Seat, SeenAsk } from '@orrery/kernel';
import type { Price } from '../answers.ts';
import { contested, diceOf, inBattle, newBattle, sideOf, targetingOf, winningSide } from '../battle-state.ts';
import { PLANET_SPECS } from '../catalogue.ts';
import { BASE_ACTIONS } from '../content/bases.ts';
import type { Effects, Goods } from '../content/effects.ts';
import { MOONS } from '../content/moons.ts';
import { MOST_DEVELOPMENT_SCORE } from '../content/planets.ts';
import { RAIDERS } from '../content/raiders.ts';
import { MARKET_SLOTS } from '../content/setup.ts';
import { SPECIAL_TILES } from '../content/special.ts';
import { BASE, type Cell, isBase, isPlanet, isSpecial, NEBULA, SPECIAL } from '../map.ts';
import { oddsOf, type Roller } from '../odds.ts';
import { basePrice, developmentCost, jumpCost, leadersNeeded, shipCost, slotCost } from '../prices.ts';
import { findShip, leadersAround, passive, raiderClassAt, shipsAt, shipsOfTypeAt, specOf, strikers, withVortexes } from '../queries.ts';
import { BAY, type Battle, CLASS_OF_RAIDER, NONE, SHIPS, type State, TYPE_OF_SHIP } from '../state.ts';
import { goodsOf } from '../text/labels.ts';
import type { TableView } from '../view.ts';
import { isFields } from './aim.ts';

/** The rules' own questions about a table read only what everybody sees, and names are the same in views. */
export const asState = (table: TableView): State => table as unknown as State;

/** One side of a battle: its seats, or none for the raiders. */
type FightSide = {
  readonly side: number;
  readonly seats: readonly Seat[];
  /** By seat, or the raiders' alone. */
  readonly rolls: readonly { readonly dice: number; readonly targeting: number }[];
  /** Its chance to win; after the roll 1 or 0. */
  readonly win: number;
};
export type Fight = { readonly region: Cell; readonly sides: readonly FightSide[]; readonly rolled: boolean };

/** The battle under way as it stands: everybody rolls now, or has rolled. */
export function fightOf(table: TableView, energy: { readonly seat: Seat; readonly n: number } | undefined = undefined): Fight | undefined {
  const { battle } = table;
  if (battle === null) return undefined;
  if (energy === undefined) return fight(asState(table), battle);
  const spent = { ...battle, energy: battle.energy.map((n, seat) => (seat === energy.seat ? n + energy.n : n)) };
  return fight(asState({ ...table, battle: spent }), spent);
}

function fight(state: State, battle: Battle): Fight {
  const seats = state.players.length;
  const sides = new Map<number, Seat[]>();
  for (let seat = 0; seat < seats; seat++) {
    if (!inBattle(state, seat)) continue;
    const side = sideOf(state, seat);
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  if (raiderClassAt(state, battle.region) !== NONE) sides.set(seats, []);
  const list = [...sides].map(([side, of]) => ({
    side,
    seats: of,
    rolls: (of.length === 0 ? [seats] : of).map((s) => ({ dice: diceOf(state, s), targeting: targetingOf(state, s) })),
    favoured: of.some((seat) => (battle.tieWinners & (1 << seat)) !== 0),
  }));
  const rolled = battle.rolls.some((dice) => dice.length > 0);
  const chances = rolled ? decided(list, battle, seats) : oddsOf(list.map(({ rolls, favoured }): Roller => ({ rolls, favoured })));
  return {
    region: battle.region,
    rolled,
    sides: list.map(({ side, seats: of, rolls }, i) => ({ side, seats: of, rolls, win: chances[i] })),
  };
}

/** Once the dice lie, the outcome is known as long as nobody changes them. */
function decided(list: readonly { side: number; seats: readonly Seat[]; favoured: boolean }[], battle: Battle, seats: number): number[] {
  const rolls = list.map(({ side, seats: of }) => ({
    side,
    dice: (of.length === 0 ? [seats] : of).flatMap((s) => battle.rolls[s]).sort((a, b) => b - a),
  }));
  const favoured = list.reduce((bits, { side, favoured: ties }) => (ties ? bits | (1 << side) : bits), 0);
  const winner = winningSide(rolls, favoured);
  return list.map(({ side }) => (side === winner ? 1 : 0));
}

/** The table with one more ship of a seat in a region. */
function withShipAt(table: TableView, seat: Seat, ship: number, from: number, to: Cell): TableView {
  const players = table.players.slice();
  const player = players[seat];
  const ships = player.ships.slice();
  const index = ships.findIndex((place, i) => place === from && TYPE_OF_SHIP[i] === ship);
  if (index >= 0) ships[index] = to;
  players[seat] = { ...player, ships };
  return { ...table, players };
}

/** The raiders of a class that reach a region stand there. */
function withStrike(table: TableView, raiderClass: number, to: Cell): TableView {
  return {
    ...table,
    raiders: table.raiders.map((at, i) => (at >= 0 && CLASS_OF_RAIDER[i] === raiderClass && strikes(table, i, to) ? to : at)),
  };
}
const strikes = (table: TableView, raider: number, to: Cell): boolean => {
  const alone = { ...table, raiders: table.raiders.map((at, i) => (i === raider ? at : NONE)) };
  return strikers(asState(alone), to).length > 0;
};

export type Forecast = {
  readonly pay: Goods;
  readonly gain: Goods;
  /** A moon that is claimed, by design. */
  readonly moon?: number;
  /** A track advanced. */
  readonly track?: number;
  readonly leaders?: number;
  /** The battle that follows if nobody does anything more. */
  readonly fight?: Fight;
  /** Raider classes that strike: one, or one of these by choice. */
  readonly strike?: readonly number[];
  /** It turns something up, and cannot be taken back. */
  readonly reveals?: true;
};
const NOTHING: Forecast = { pay: {}, gain: {} };

type Asked = Pick<SeenAsk, 'decision' | 'args' | 'seat'>;

/** A question is looked at many times, option by option; its answers mean the same each time. */
const known = new WeakMap<Asked, Map<Answer, Forecast>>();

export function forecast(table: TableView, ask: Asked, answer: Answer): Forecast {
  const seen = known.get(ask) ?? new Map<Answer, Forecast>();
  known.set(ask, seen);
  const before = seen.get(answer);
  if (before !== undefined) return before;
  const foreseen = foresee(table, ask, answer);
  seen.set(answer, foreseen);
  return foreseen;
}

function foresee(table: TableView, ask: Asked, answer: Answer): Forecast {
  const { seat, args, decision } = ask;
  const state = asState(table);
  const player = state.players[seat];
  if (player === undefined) return NOTHING;
  if (typeof answer === 'number') {
    switch (decision) {
      case 'spendEnergy': {
        const after = fightOf(table, { seat, n: answer });
        return { pay: { energy: answer }, gain: {}, ...(after === undefined ? {} : { fight: after }) };
      }
      case 'buildDevelopment':
        return ofDevelopment(state, seat, answer, Number(args.discount));
      case 'chooseModule':
        return {
          pay: goodsOf(slotCost(player, answer, args.price as Price)),
          gain: {},
          track: Math.floor(answer / MARKET_SLOTS),
          reveals: true,
        };
      case 'buildShip':
        return { pay: goodsOf(shipCost(player, answer, args.price as Price)), gain: {} };
      case 'strike':
        return battleAfter(withStrike(table, answer, table.region), table.region);
      default:
        return NOTHING;
    }
  }
  if (!isFields(answer)) return NOTHING;
  if (answer.interject === 'abandon' || typeof answer.abandon === 'number') {
    return { pay: {}, gain: MOONS[Number(answer.moon ?? answer.abandon)].goods };
  }
  if (typeof answer.launch === 'number') return ofLaunch(table, seat, answer.launch, Number(answer.to), answer.jump === true);
  if (decision === 'escalate' && table.battle !== null) {
    const ship = Number(answer.ship);
    const joined = withShipAt(table, seat, ship, Number(answer.from), table.battle.region);
    const after = fightOf(joined);
    return {
      pay: { energy: answer.jump === true ? jumpCost(player, ship) : 0 },
      gain: {},
      ...(after === undefined ? {} : { fight: after }),
    };
  }
  if (decision === 'activate' && answer.energy === true) return { pay: { energy: 1 }, gain: {} };
  return NOTHING;
}

/** The points a development brings now: the leaders in and around its region, its own included. */
export function developmentScore(table: TableView, seat: Seat, cell: Cell): number {
  const state = asState(table);
  const player = state.players[seat];
  const own = table.owner[cell] === NONE ? PLANET_SPECS[table.tile[cell]].leaders : 0;
  const bonus = player === undefined ? 0 : passive(player, 'developmentScore', 0);
  return Math.min(MOST_DEVELOPMENT_SCORE, leadersAround(state, cell) + own + bonus);
}

function ofDevelopment(state: State, seat: Seat, cell: Cell, discount: number): Forecast {
  const type = state.tile[cell];
  const table = state as unknown as TableView;
  return {
    pay: goodsOf(developmentCost(type, discount)),
    gain: { vp: developmentScore(table, seat, cell) },
    leaders: leadersNeeded(state.players[seat], type),
    track: type,
  };
}

/** A battle in a region as it stands on a table, if two sides meet there. */
function battleAfter(table: TableView, region: Cell): Forecast {
  const state = asState(table);
  if (!contested(state, region)) return NOTHING;
  const battle = newBattle(state, region);
  return { ...NOTHING, fight: fight({ ...state, battle }, battle) };
}

function ofLaunch(table: TableView, seat: Seat, ship: number, to: Cell, jump: boolean): Forecast {
  const player = asState(table).players[seat];
  const tile = table.tile[to];
  const moved = withShipAt(table, seat, ship, BAY, to);
  const classes = strikers(asState(moved), to);
  const struck = classes.length === 1 ? withStrike(moved, classes[0], to) : moved;
  const toll: Goods = jump && jumpCost(player, ship) > 0 ? { energy: jumpCost(player, ship) } : {};
  return {
    ...battleAfter(struck, to),
    ...gives(table, seat, to, toll),
    ...(classes.length > 0 ? { strike: classes } : {}),
    ...(tile === NEBULA || table.moonCount[to] > 1 ? { reveals: true as const } : {}),
  };
}

/** What a region gives and asks for when it is activated. */
function gives(table: TableView, seat: Seat, cell: Cell, toll: Goods): Forecast {
  const tile = table.tile[cell];
  if (table.moons[cell] >= 0 && (isPlanet(tile) || tile === NEBULA)) return { pay: toll, gain: {}, moon: table.moons[cell] };
  if (isPlanet(tile)) return { pay: toll, gain: PLANET_SPECS[tile].withoutMoons };
  if (isBase(tile)) {
    const base = tile - BASE;
    const price = goodsOf(basePrice(asState(table).players[seat], base));
    return { pay: { ...price, ...toll }, gain: gained(BASE_ACTIONS[base].effects) };
  }
  if (isSpecial(tile) && withVortexes(asState(table))) {
    const { benefit } = SPECIAL_TILES[tile === SPECIAL ? 2 : 3];
    return { pay: toll, gain: gained(benefit) };
  }
  return { pay: toll, gain: {} };
}

/** The goods that effects bring for certain. */
const gained = (effects: Effects = []): Goods => {
  const [only] = effects;
  return effects.length === 1 && only.kind === 'gain' ? only.goods : {};
};

/* What stands in a region. */

export type Fleet = { readonly seat: Seat; readonly type: number; readonly n: number };

export function fleetsAt(table: TableView, cell: Cell): readonly Fleet[] {
  const fleets: Fleet[] = [];
  table.players.forEach((player, seat) => {
    for (let type = 0; type < 4; type++) {
      let n = 0;
      for (let i = 0; i < SHIPS; i++) if (TYPE_OF_SHIP[i] === type && player.ships[i] === cell) n++;
      if (n > 0) fleets.push({ seat, type, n });
    }
  });
  return fleets;
}

export type RaidersThere = { readonly class: number; readonly n: number; readonly damage: number };
export function raidersIn(table: TableView, cell: Cell): RaidersThere | undefined {
  let n = 0;
  let raiderClass = NONE;
  table.raiders.forEach((at, i) => {
    if (at !== cell) return;
    n++;
    raiderClass = CLASS_OF_RAIDER[i];
  });
  return n === 0 ? undefined : { class: raiderClass, n, damage: table.raiderDamage[raiderClass] };
}

/** The card of the raiders in a battle, if any fight. */
export function raiderCardAt(table: TableView, cell: Cell): (typeof RAIDERS)[number] | undefined {
  const there = raidersIn(table, cell);
  return there === undefined ? undefined : RAIDERS[table.raiderCard[there.class]];
}

/** What a seat loses when it is defeated in a battle: ships whose shields hold, and ships for the Scrapyard. */
export function atStake(table: TableView, seat: Seat, cell: Cell): { readonly ships: number; readonly shields: number } {
  const player = asState(table).players[seat];
  let shields = 0;
  for (let type = 0; type < 4; type++) {
    if (findShip(player, type, cell) === NONE) continue;
    const free = specOf(player, type).shields - player.shieldDamage[type];
    shields += Math.max(0, Math.min(free, shipsOfTypeAt(player, type, cell)));
  }
  return { ships: shipsAt(player, cell) - shields, shields };
}
