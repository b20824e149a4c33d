import { open, type Seat } from '@orrery/kernel';
import type { MoveAnswer, RaiderMove, ShipAt } from '../answers.ts';
import { PIECES, VOYAGE } from '../catalogue.ts';
import { SHIP_TYPES, TACTICS } from '../content/ids.ts';
import { ALL_CELLS, CELLS, type Cell, distances, EMPTY, isPlanet, NEBULA } from '../map.ts';
import { canJump } from '../means.ts';
import { jumpCost } from '../prices.ts';
import { findShip, hasAbility, raiderClassAt, shipsAt, shipsOfTypeAt, withQuasars } from '../queries.ts';
import { decision, procedure } from '../rulebook.ts';
import { BARGE, BAY, CLASS_OF_RAIDER, NONE, type Player, RAIDERS, SCRAPYARD, type State } from '../state.ts';
import { spendEnergy } from './energy.ts';
import { distinct } from './goods.ts';
import { refill, sweep } from './modules.ts';
import { claimMoon, moonBenefit } from './moons.ts';
import { damageRaider, raiderTargets } from './raiders.ts';
import { shipsToName } from './ships.ts';

/** What cards do on the map and to other players' stock. */

/* Taking. */

export const takeKind = decision('takeKind', {
  args: { from: open<Seat>() },
  options: (state, _seat, { from }): readonly number[] => takeable(state.players[from]),
});

function takeable(player: Player): number[] {
  const kinds: number[] = [];
  for (const r of PIECES) if (player.stock[r] > 0) kinds.push(r);
  if (player.hand.length > 0) kinds.push(TACTICS);
  return kinds;
}

/** Takes resources of the taker's choice; tactics cards at random. */
export const takeResources = procedure(
  'takeResources',
  { from: open<Seat>(), n: open<number>() },
  {
    choose: (x) => {
      const { from, n } = x.locals;
      if (n <= 0 || takeable(x.state.players[from]).length === 0) return 'end';
      x.locals.n--;
      x.ask(x.seat, takeKind, { from });
      return 'take';
    },
    take: (x) => {
      const { from } = x.locals;
      const victim = x.state.players[from];
      const player = x.state.players[x.seat];
      const resource = x.answer(takeKind);
      if (resource === TACTICS) {
        x.reveal();
        const [card] = victim.hand.splice(x.int(victim.hand.length), 1);
        player.hand.push(card);
        x.emitTo([x.seat, from], { type: 'tacticsDrawn', seat: x.seat, n: 1, cards: [card] });
      } else {
        victim.stock[resource]--;
        player.stock[resource]++;
      }
      x.emit({ type: 'taken', seat: x.seat, from, resource, n: 1 });
      return 'choose';
    },
  },
);

/* Moons. */

/** Regions whose moon an effect may claim. */
export function moonPlaces(state: State, seat: Seat, from: 'withShip' | 'planet'): Cell[] {
  const found: Cell[] = [];
  for (const cell of ALL_CELLS) {
    if (state.moons[cell].length === 0) continue;
    if (from === 'planet' ? isPlanet(state.tile[cell]) : shipsAt(state.players[seat], cell) > 0) found.push(cell);
  }
  return found;
}

export const claimFrom = decision('claimFrom', {
  args: { from: open<'withShip' | 'planet'>() },
  options: (state, seat, { from }): readonly Cell[] => moonPlaces(state, seat, from),
});

export const claimSomewhere = procedure(
  'claimSomewhere',
  { from: open<'withShip' | 'planet'>() },
  {
    choose: (x) => {
      if (moonPlaces(x.state, x.seat, x.locals.from).length === 0) return 'end';
      x.ask(x.seat, claimFrom, { from: x.locals.from });
      return 'claim';
    },
    claim: (x) => {
      x.call(claimMoon, { from: x.answer(claimFrom) });
      return 'end';
    },
  },
);

export function ownMoons(player: Player, slotted: boolean): number[] {
  if (!slotted) return distinct(player.moons);
  const found: number[] = [];
  for (const row of player.rows) {
    for (const module of row) {
      if (module.moon !== NONE) found.push(module.moon);
      if (module.half !== NONE) found.push(module.half);
    }
  }
  if (player.operations !== NONE) found.push(player.operations);
  return distinct(found);
}

export const whichMoon = decision('moonBenefit', {
  args: { slotted: open<boolean>() },
  options: (state, seat, { slotted }): readonly number[] => ownMoons(state.players[seat], slotted),
});

/** The benefit of a moon that stays where it is. */
export const chooseMoonBenefit = procedure(
  'moonBenefit',
  { slotted: open<boolean>() },
  {
    choose: (x) => {
      if (ownMoons(x.state.players[x.seat], x.locals.slotted).length === 0) return 'end';
      x.ask(x.seat, whichMoon, { slotted: x.locals.slotted });
      return 'benefit';
    },
    benefit: (x) => {
      moonBenefit(x, x.seat, x.answer(whichMoon));
      return 'end';
    },
  },
);

/* Moving ships. */

const far = new Int8Array(CELLS);

/** Every move of an own ship up to this range; no activation follows. A Jump reaches anywhere for its price. */
export function moves(state: State, seat: Seat, range: number): Exclude<MoveAnswer, 'done'>[] {
  const player = state.players[seat];
  const found: Exclude<MoveAnswer, 'done'>[] = [];
  for (const { ship, from } of shipsToName(player)) {
    const voyage = hasAbility(player, ship, VOYAGE);
    const jump = canJump(state.players[seat], ship);
    distances(state.tile, [from], voyage, withQuasars(state), far, range);
    for (const to of ALL_CELLS) {
      const tile = state.tile[to];
      if (to === from || tile === EMPTY || (tile === NEBULA && !voyage) || (tile > NEBULA && withQuasars(state))) continue;
      if (far[to] <= range) found.push({ ship, from, to });
      else if (jump) found.push({ ship, from, to, jump: true });
    }
  }
  return found;
}

export const moveShip = decision('moveShip', {
  args: { range: open<number>() },
  options: (state, seat, { range }): readonly MoveAnswer[] => [...moves(state, seat, range), 'done'],
});

export const moveShips = procedure(
  'moveShips',
  { ships: open<number>(), range: open<number>() },
  {
    choose: (x) => {
      if (x.locals.ships <= 0 || moves(x.state, x.seat, x.locals.range).length === 0) return 'end';
      x.ask(x.seat, moveShip, { range: x.locals.range });
      return 'move';
    },
    move: (x) => {
      const answer = x.answer(moveShip);
      if (answer === 'done') return 'end';
      x.locals.ships--;
      const player = x.state.players[x.seat];
      const { ship, from, to } = answer;
      const jump = answer.jump === true;
      if (jump) spendEnergy(x, x.seat, jumpCost(player, ship));
      player.ships[findShip(player, ship, from)] = to;
      x.emit({ type: 'shipMoved', seat: x.seat, ship, from, to, jump });
      return 'choose';
    },
  },
);

export function recallable(player: Player, scrapyard: boolean): ShipAt[] {
  if (!scrapyard) return shipsToName(player);
  const found: ShipAt[] = [];
  for (const from of [SCRAPYARD, BARGE]) {
    for (const ship of SHIP_TYPES) if (shipsOfTypeAt(player, ship, from) > 0) found.push({ ship, from });
  }
  return found;
}

export const recall = decision('recall', {
  args: { scrapyard: open<boolean>() },
  options: (state, seat, { scrapyard }): readonly (ShipAt | 'done')[] => [...recallable(state.players[seat], scrapyard), 'done'],
});

/** Own ships come home to the Launch Bay. */
export const recallShips = procedure(
  'recallShips',
  { ships: open<number>(), scrapyard: open<boolean>() },
  {
    choose: (x) => {
      if (x.locals.ships <= 0 || recallable(x.state.players[x.seat], x.locals.scrapyard).length === 0) return 'end';
      x.ask(x.seat, recall, { scrapyard: x.locals.scrapyard });
      return 'recall';
    },
    recall: (x) => {
      const answer = x.answer(recall);
      if (answer === 'done') return 'end';
      x.locals.ships--;
      const player = x.state.players[x.seat];
      player.ships[findShip(player, answer.ship, answer.from)] = BAY;
      x.emit({ type: 'shipRecalled', seat: x.seat, ship: answer.ship });
      return 'choose';
    },
  },
);

/* Raiders. */

/** Moves of single raiders; S-class raiders in one region are alike. */
export function raiderMoves(state: State, range: number): RaiderMove[] {
  const found: RaiderMove[] = [];
  for (let i = 0; i < RAIDERS; i++) {
    const from = state.raiders[i];
    if (state.raiders.indexOf(from) < i) continue;
    for (const to of raiderTargets(state, i, range)) found.push({ raider: CLASS_OF_RAIDER[i], from, to });
  }
  return found;
}

export const chooseRaiderMove = decision('moveRaider', {
  args: { range: open<number>() },
  options: (state, _seat, { range }): readonly (RaiderMove | 'none')[] => [...raiderMoves(state, range), 'none'],
});

export const moveRaider = procedure(
  'moveRaider',
  { range: open<number>() },
  {
    choose: (x) => {
      if (raiderMoves(x.state, x.locals.range).length === 0) return 'end';
      x.ask(x.seat, chooseRaiderMove, { range: x.locals.range });
      return 'move';
    },
    move: (x) => {
      const answer = x.answer(chooseRaiderMove);
      if (answer === 'none') return 'end';
      const { raider, from, to } = answer;
      x.state.raiders[x.state.raiders.indexOf(from)] = to;
      x.emit({ type: 'raiderMoved', class: raider, from, to, strike: false });
      return 'end';
    },
  },
);

export function raidersBeside(state: State, seat: Seat): Cell[] {
  const found: Cell[] = [];
  for (const cell of ALL_CELLS) {
    if (raiderClassAt(state, cell) !== NONE && shipsAt(state.players[seat], cell) > 0) found.push(cell);
  }
  return found;
}

export const whichRaider = decision('damageRaider', {
  options: (state, seat): readonly Cell[] => raidersBeside(state, seat),
});

/** A raider that shares a region with an own ship takes damage; there is no reward. */
export const hitRaider = procedure(
  'hitRaider',
  {},
  {
    choose: (x) => {
      if (raidersBeside(x.state, x.seat).length === 0) return 'end';
      x.ask(x.seat, whichRaider);
      return 'hit';
    },
    hit: (x) => {
      damageRaider(x, x.answer(whichRaider));
      return 'end';
    },
  },
);

/* The market. */

export const whichColumn = decision('refreshMarket', {
  args: { types: open<number>() },
  options: (_state, _seat, { types }): readonly number[] => [0, 1, 2, 3].filter((type) => (types & (1 << type)) !== 0),
});

/** All modules of one column go under its deck; new ones come. */
export const refreshColumn = procedure(
  'refreshColumn',
  { types: open<number>() },
  {
    choose: (x) => {
      x.ask(x.seat, whichColumn, { types: x.locals.types });
      return 'sweep';
    },
    sweep: (x) => {
      const column = x.answer(whichColumn);
      x.emit({ type: 'marketSwept', seat: x.seat, column });
      for (let slot = column * 3; slot < column * 3 + 3; slot++) if (x.state.market[slot] !== NONE) sweep(x, x.seat, slot);
      refill(x);
      return 'end';
    },
  },
);
