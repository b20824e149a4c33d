import { open, type Seat } from '@orrery/kernel';
import type { PayAnswer } from '../answers.ts';
import { ANY, type Bundle, MATERIAL, MOON_GOODS, PIECES, VP } from '../catalogue.ts';
import { CREDITS, ENERGY, MATERIALS, RESOURCES, TACTICS } from '../content/ids.ts';
import type { ScoreReason } from '../events.ts';
import { ALL_CELLS, type Cell } from '../map.ts';
import { type Cost, canPayNow, costTotal, covers, holdings, paysEnergyWithCredits } from '../prices.ts';
import { resourceCount, shipsAt, terminus } from '../queries.ts';
import { type Context, decision, procedure } from '../rulebook.ts';
import { NONE, type Player, REMOVED, SHIPS, type State } from '../state.ts';
import { abandonMoon } from './calls.ts';

/* Points. */

/** Reaching the terminus sets the end in motion, whoever's turn it is (AE-544). */
export function score(x: Context, seat: Seat, vp: number, why: ScoreReason): void {
  if (vp <= 0) return;
  const { state } = x;
  const player = state.players[seat];
  player.vp += vp;
  x.emit({ type: 'scored', seat, vp, for: why });
  if (state.lastTurns === NONE && player.vp >= terminus(state)) {
    state.lastTurns = state.players.length;
    state.endedBy = seat;
    if (state.marker >= 0) state.marker = REMOVED;
    x.emit({ type: 'endTriggered', seat, vp: player.vp });
  }
}

export function losePoints(x: Context, seat: Seat, vp: number): void {
  const player = x.state.players[seat];
  const lost = Math.min(vp, player.vp);
  if (lost === 0) return;
  player.vp -= lost;
  x.emit({ type: 'lostPoints', seat, vp: lost });
}

/* Gaining. */

export const canDraw = (state: State): boolean => state.tacticsDeck.length + state.tacticsDiscard.length > 0;

/** Draws tactics cards. As soon as the deck is empty the discard pile becomes a new one (AE-281). */
export function draw(x: Context, seat: Seat, n: number): void {
  if (n <= 0) return;
  const { state } = x;
  const { hand } = state.players[seat];
  renewTactics(x);
  for (let left = n; left > 0 && state.tacticsDeck.length > 0; ) {
    x.reveal();
    const cards = state.tacticsDeck.splice(Math.max(0, state.tacticsDeck.length - left), left).reverse();
    left -= cards.length;
    for (const card of cards) hand.push(card);
    x.emitTo([seat], { type: 'tacticsDrawn', seat, n: cards.length, cards }, { type: 'tacticsDrawn', seat, n: cards.length });
    renewTactics(x);
  }
}

function renewTactics(x: Context): void {
  const { state } = x;
  if (state.tacticsDeck.length > 0 || state.tacticsDiscard.length === 0) return;
  state.tacticsDeck = x.shuffle(state.tacticsDiscard);
  state.tacticsDiscard = [];
  x.emit({ type: 'tacticsShuffled' });
}

export function gain(x: Context, seat: Seat, resource: number, n: number): void {
  if (n <= 0) return;
  if (resource === TACTICS) {
    draw(x, seat, n);
    return;
  }
  x.state.players[seat].stock[resource] += n;
  x.emit({ type: 'gained', seat, resource, n });
}

/** Gains a bundle `times` over; what is left to choose is asked for. */
export function gainBundle(x: Context, seat: Seat, goods: Bundle, times: number, why: ScoreReason): void {
  for (const resource of RESOURCES) gain(x, seat, resource, goods[resource] * times);
  score(x, seat, goods[VP] * times, why);
  if (goods[ANY] > 0) x.callFor(seat, gainChosen, { material: false, left: goods[ANY] * times });
  if (goods[MATERIAL] > 0) x.callFor(seat, gainChosen, { material: true, left: goods[MATERIAL] * times });
}

export const gainKind = decision('gainKind', {
  args: { material: open<boolean>(), left: open<number>() },
  options: (state, _seat, { material }): readonly number[] => (material ? MATERIALS : canDraw(state) ? RESOURCES : PIECES),
});

export const gainChosen = procedure(
  'gainChosen',
  { material: open<boolean>(), left: open<number>() },
  {
    kind: (x) => {
      if (x.locals.left <= 0) return 'end';
      x.ask(x.seat, gainKind, { material: x.locals.material, left: x.locals.left });
      return 'gain';
    },
    gain: (x) => {
      gain(x, x.seat, x.answer(gainKind), 1);
      x.locals.left--;
      return 'kind';
    },
  },
);

/* Paying. */

/** On the own turn moons may be abandoned and bonus resources collected while paying (AE-143, AE-306). */
export const mayRaise = (state: State, seat: Seat): boolean => state.active === seat && !state.inEvent;

/** What a player could hold after abandoning all moons and collecting all bonus resources; `arriving` is a cell a ship goes to. */
function potential(state: State, seat: Seat, arriving: Cell): number[] {
  const player = state.players[seat];
  const have = holdings(player);
  let cards = state.tacticsDeck.length + state.tacticsDiscard.length;
  for (const moon of player.moons) {
    const goods = MOON_GOODS[moon];
    for (const r of PIECES) have[r] += goods[r];
    const drawn = Math.min(cards, goods[5]);
    have[5] += drawn;
    cards -= drawn;
  }
  if (arriving !== NONE && shipsAt(player, arriving) === 0) addBonus(have, state, arriving);
  const { ships } = player;
  for (let i = 0; i < SHIPS; i++) if (ships[i] >= 0 && ships.indexOf(ships[i]) === i) addBonus(have, state, ships[i]);
  return have;
}

function addBonus(have: number[], state: State, cell: Cell): void {
  for (const r of PIECES) have[r] += state.bonus[cell * 6 + r];
}

/** Whether a player can pay, raising resources where the turn allows it. `energy` is spent before, on a Jump. */
export function canPay(state: State, seat: Seat, cost: readonly number[], arriving: Cell = NONE, energy = 0): boolean {
  const player = state.players[seat];
  const creditsAsEnergy = paysEnergyWithCredits(player);
  const have = holdings(player);
  have[ENERGY] -= energy;
  if (have[ENERGY] >= 0 && covers(have, cost, creditsAsEnergy)) return true;
  if (!mayRaise(state, seat)) return false;
  potential(state, seat, arriving);
  have[ENERGY] -= energy;
  return covers(have, cost, creditsAsEnergy);
}

const isMaterial = (part: number): boolean => (MATERIALS as readonly number[]).includes(part);

/** Moons and bonus resources that bring in something towards this cost. */
function raisers(state: State, seat: Seat, cost: readonly number[]): PayAnswer[] {
  const found: PayAnswer[] = [];
  if (!mayRaise(state, seat)) return found;
  const player = state.players[seat];
  const helps = (r: number): boolean =>
    cost[r] > 0 ||
    cost[ANY] > 0 ||
    (isMaterial(r) && cost[MATERIAL] > 0) ||
    (r === CREDITS && (cost[1] + cost[2] + cost[3] + cost[MATERIAL] > 0 || (cost[ENERGY] > 0 && paysEnergyWithCredits(player))));
  for (const moon of distinct(player.moons)) {
    const goods = MOON_GOODS[moon];
    if (RESOURCES.some((r) => goods[r] > 0 && helps(r))) found.push({ abandon: moon });
  }
  for (const cell of ALL_CELLS) {
    if (!player.ships.includes(cell)) continue;
    for (const r of PIECES) if (state.bonus[cell * 6 + r] > 0 && helps(r)) found.push({ collect: r, at: cell });
  }
  return found;
}

/** Which part of a cost is paid next: named resources first, free choices last. */
const PART_ORDER = [CREDITS, TACTICS, ENERGY, 1, 2, 3, MATERIAL, ANY];
const nextPart = (cost: readonly number[]): number => {
  for (const part of PART_ORDER) if (cost[part] > 0) return part;
  return NONE;
};

function paysFor(part: number, resource: number, creditsAsEnergy: boolean): boolean {
  if (part === ANY || part === resource) return true;
  if (resource === CREDITS) return part === MATERIAL || isMaterial(part) || (part === ENERGY && creditsAsEnergy);
  return part === MATERIAL && isMaterial(resource);
}

/** The resources one unit of the next part can be paid with so that the rest can still be paid. */
function unitKinds(player: Player, cost: Cost, part: number): number[] {
  const kinds: number[] = [];
  const creditsAsEnergy = paysEnergyWithCredits(player);
  cost[part]--;
  for (const r of RESOURCES) {
    if (!paysFor(part, r, creditsAsEnergy)) continue;
    const have = holdings(player);
    if (have[r] === 0) continue;
    have[r]--;
    if (covers(have, cost, creditsAsEnergy)) kinds.push(r);
  }
  cost[part]++;
  return kinds;
}

export const pay = decision('pay', {
  args: { cost: open<Cost>() },
  options: (state, seat, { cost }): readonly PayAnswer[] => {
    const player = state.players[seat];
    if (!canPayNow(player, cost)) return raisers(state, seat, cost);
    const options: PayAnswer[] = unitKinds(player, cost, nextPart(cost)).map((resource) => ({ pay: resource }));
    return [...options, ...raisers(state, seat, cost)];
  },
});

export const discardTactics = decision('discardTactics', {
  args: { why: open<'pay' | 'limit' | 'lose'>() },
  options: (state, seat): readonly number[] => distinct(state.players[seat].hand),
});

export function distinct(list: readonly number[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < list.length; i++) if (!found.includes(list[i])) found.push(list[i]);
  return found;
}

/** Most are empty already, and to say so once more takes an engine long. */
export function empty(list: number[]): void {
  if (list.length > 0) list.length = 0;
}

export function removeFrom(list: number[], value: number): void {
  const at = list.indexOf(value);
  if (at >= 0) list.splice(at, 1);
}

/** Discards a chosen tactics card; asked even with one card in hand only where the count is public and more than one. */
export const discardOne = procedure(
  'discardOne',
  { why: open<'pay' | 'limit' | 'lose'>() },
  {
    choose: (x) => {
      const { hand } = x.state.players[x.seat];
      if (hand.length === 0) return 'end';
      if (hand.length === 1) {
        discard(x, x.seat, hand[0]);
        return 'end';
      }
      x.ask(x.seat, discardTactics, { why: x.locals.why });
      return 'discard';
    },
    discard: (x) => {
      discard(x, x.seat, x.answer(discardTactics));
      return 'end';
    },
  },
);

export function discard(x: Context, seat: Seat, card: number): void {
  x.reveal();
  removeFrom(x.state.players[seat].hand, card);
  x.state.tacticsDiscard.push(card);
  x.emit({ type: 'tacticsDiscarded', seat, cards: [card] });
}

export function payUnits(x: Context, seat: Seat, resource: number, n: number): void {
  if (n <= 0) return;
  x.state.players[seat].stock[resource] -= n;
  x.emit({ type: 'paid', seat, resource, n });
}

/** Pays a cost: what can be paid in one way only is paid at once, the rest in single picks. */
export const payCost = procedure(
  'payCost',
  { cost: open<Cost>() },
  {
    next: (x) => {
      const player = x.state.players[x.seat];
      const { cost } = x.locals;
      const part = nextPart(cost);
      if (part === NONE) return 'end';
      if (canPayNow(player, cost)) {
        const kinds = unitKinds(player, cost, part);
        /* One way to pay, or everything is needed: no question. */
        if (kinds.length === 1 || resourceCount(player) === costTotal(cost)) {
          cost[part]--;
          if (kinds[0] === TACTICS) x.call(discardOne, { why: 'pay' });
          else payUnits(x, x.seat, kinds[0], 1);
          return 'next';
        }
      } else if (raisers(x.state, x.seat, cost).length === 0) {
        /* Something took away between the promise and the payment: what is there is all there is. */
        cost[part]--;
        return 'next';
      }
      x.ask(x.seat, pay, { cost: cost.slice() });
      return 'unit';
    },
    unit: (x) => {
      const answer = x.answer(pay);
      const { cost } = x.locals;
      if ('abandon' in answer) x.call(abandonMoon, { moon: answer.abandon });
      else if ('collect' in answer) collect(x, x.seat, answer.at, answer.collect);
      else {
        cost[nextPart(cost)]--;
        if (answer.pay === TACTICS) x.call(discardOne, { why: 'pay' });
        else payUnits(x, x.seat, answer.pay, 1);
      }
      return 'next';
    },
  },
);

/** Takes one bonus resource from a region where the player has a ship (AE-310). */
export function collect(x: Context, seat: Seat, cell: Cell, resource: number): void {
  x.state.bonus[cell * 6 + resource]--;
  x.state.players[seat].stock[resource]++;
  x.emit({ type: 'bonusCollected', seat, from: cell, resource });
}

/* Losing. */

export const loseKind = decision('loseKind', {
  args: { material: open<boolean>(), left: open<number>() },
  options: (state, seat, { material }): readonly number[] => losable(state.players[seat], material),
});

function losable(player: Player, material: boolean): number[] {
  const kinds: readonly number[] = material ? MATERIALS : RESOURCES;
  return kinds.filter((r) => (r === TACTICS ? player.hand.length : player.stock[r]) > 0);
}

/** A compulsory loss, as far as there is anything to lose. */
export const loseGoods = procedure(
  'loseGoods',
  { cost: open<Cost>() },
  {
    named: (x) => {
      const { cost } = x.locals;
      const { stock } = x.state.players[x.seat];
      for (const r of PIECES) {
        const n = Math.min(cost[r], stock[r]);
        if (n === 0) continue;
        stock[r] -= n;
        x.emit({ type: 'lost', seat: x.seat, resource: r, n });
      }
      for (let i = 0; i < cost[TACTICS]; i++) x.call(discardOne, { why: 'lose' });
      return 'chosen';
    },
    chosen: (x) => {
      const { cost } = x.locals;
      const material = cost[MATERIAL] > 0;
      const left = material ? cost[MATERIAL] : cost[ANY];
      const kinds = left > 0 ? losable(x.state.players[x.seat], material) : [];
      if (kinds.length === 0) {
        if (!material) return 'end';
        cost[MATERIAL] = 0;
        return 'chosen';
      }
      x.ask(x.seat, loseKind, { material, left });
      return 'lose';
    },
    lose: (x) => {
      const { cost } = x.locals;
      cost[cost[MATERIAL] > 0 ? MATERIAL : ANY]--;
      const resource = x.answer(loseKind);
      if (resource === TACTICS) x.call(discardOne, { why: 'lose' });
      else {
        x.state.players[x.seat].stock[resource]--;
        x.emit({ type: 'lost', seat: x.seat, resource, n: 1 });
      }
      return 'chosen';
    },
  },
);
