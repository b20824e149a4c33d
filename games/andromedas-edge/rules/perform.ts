import { open, type Seat } from '@orrery/kernel';
import { battleRule, inBattle, ruleBit } from '../battle-state.ts';
import { bundleOf, LISTS, listOf, PLANET_FALLBACK, VP } from '../catalogue.ts';
import type { Effect, Effects, Regions, Test } from '../content/effects.ts';
import { count, passes } from '../counts.ts';
import { decision, define, type Table } from '../kit.ts';
import { CELLS, type Cell, isPlanet, NEBULA } from '../map.ts';
import { bundleCost, costOf } from '../prices.ts';
import { inTurn, opposed, shipsAt } from '../queries.ts';
import { NONE, REMOVED, type State } from '../state.ts';
import { markUsed } from './abilities.ts';
import * as battleEffects from './battle-effects.ts';
import { type PerformLocals, perform } from './calls.ts';
import { develop, developable, recruitAnywhere, recruitable } from './developments.ts';
import { lookAtEvents } from './event-cards.ts';
import { canPay, gainBundle, loseGoods, losePoints, payCost } from './goods.ts';
import * as mapEffects from './map-effects.ts';
import { advanceMarker, markerStart } from './marker.ts';
import { affordable, damageModules, gainModule } from './modules.ts';
import { takeTop } from './moons.ts';
import { bringSwarm } from './raiders.ts';
import { repairs } from './repair.ts';
import { fireScience } from './return.ts';
import { build, buildable, damageShips } from './ships.ts';
import { activatable, activateOther, flipUp, usedCards } from './station-effects.ts';
import { advance, anyTrack, OBSERVATORY, openTracks, takeDiscovery } from './tracks.ts';
import { placeable, upgradeShip } from './upgrades.ts';

const typeBits = (types: readonly number[]): number => types.reduce((bits, type) => bits | (1 << type), 0);
const price = (printed: 'free' | 'board' | 'full' | number): 'free' | number => (printed === 'board' || printed === 'full' ? 0 : printed);

/* Whether there is any point in it. */

/** Whether carrying these effects out would do anything: what is offered must have a meaning. */
export function doable(state: State, seat: Seat, effects: Effects, cause: Seat = seat): boolean {
  for (let i = 0; i < effects.length; i++) if (doableEffect(state, seat, effects[i], cause)) return true;
  return false;
}

function doableEffect(state: State, seat: Seat, effect: Effect, cause: Seat): boolean {
  const player = state.players[seat];
  switch (effect.do) {
    case 'gainPer':
      return count(state, seat, effect.per) > 0;
    case 'exchange':
      return canPay(state, seat, bundleCost(effect.pay, 0)) && doable(state, seat, effect.get, cause);
    case 'take':
      return victims(state, seat, effect.from, cause).length > 0;
    case 'choose':
      return effect.of.some((list) => doable(state, seat, list, cause));
    case 'if':
      return doable(state, seat, passes(state, seat, effect.test) ? effect.yes : effect.no, cause);
    case 'advance':
      return typeof effect.track === 'number'
        ? player.tracks[effect.track] < 10
        : openTracks(state, seat, effect.track === 'lowest').length > 0;
    case 'module':
      return affordable(state, seat, typeBits(effect.types), price(effect.price)).length > 0;
    case 'upgrade':
      return placeable(player).length > 0;
    case 'buildShip':
      return buildable(state, seat, typeBits(effect.ships), price(effect.price)).length > 0;
    case 'buildDevelopment':
      return developable(state, seat, effect.discount).length > 0;
    case 'flipUp':
      return usedCards(player).length > 0;
    case 'discovery':
      return state.discovery[OBSERVATORY].length > 0;
    case 'recruit':
      return recruitable(player, false).length > 0;
    case 'activateModule':
      return activatable(state, seat, typeBits(effect.types)).length > 0;
    case 'claimMoon':
      return mapEffects.moonPlaces(state, seat, effect.from).length > 0;
    case 'moonBenefit':
      return mapEffects.ownMoons(player, effect.of === 'slotted').length > 0;
    case 'move':
      /* Ships join and leave a battle by its own means only. */
      return state.battle === null && mapEffects.moves(state, seat, effect.range).length > 0;
    case 'recall':
      return mapEffects.recallable(player, effect.from === 'scrapyard').length > 0;
    case 'launchAgain':
      return state.active === seat && state.battle === null;
    case 'moveRaider':
      return mapEffects.raiderMoves(state, effect.range).length > 0;
    case 'damageRaider':
      return mapEffects.raidersBeside(state, seat).length > 0;
    case 'eventMarker':
      return state.marker >= 0 && (effect.spaces > 0 || state.marker < markerStart(state));
    case 'eventLook':
      return state.eventDeck.length > 0;
    case 'dice':
    case 'targeting':
    case 'reroll':
    case 'setDice':
      return battleEffects.doable(state, seat, effect);
    case 'saveShips':
    case 'withdraw':
      return (
        inBattle(state, seat) && (effect.do === 'saveShips' || battleEffects.withdrawals(state, seat, effect.to === 'station').length > 0)
      );
    case 'reinforce':
      return battleEffects.reserves(state, seat).length > 0;
    case 'endBattle':
      return state.battle !== null;
    case 'battleRule':
      return state.battle !== null && !battleRule(state, effect.rule);
    default:
      return true;
  }
}

/* Questions of the effect language. */

export const chooseEffect = decision('chooseEffect', {
  args: { list: open<number>(), at: open<number>() },
  options: (state, seat, { list, at }): readonly number[] => branches(state, seat, LISTS[list][at]),
});

function branches(state: State, seat: Seat, effect: Effect): number[] {
  const found: number[] = [];
  if (effect.do !== 'choose') return found;
  for (let i = 0; i < effect.of.length; i++) if (doable(state, seat, effect.of[i])) found.push(i);
  return found;
}

export const exchange = decision('exchange', {
  args: { list: open<number>(), at: open<number>(), left: open<number>() },
  options: (state, seat, { list, at }): readonly ('pay' | 'skip')[] => {
    const effect = LISTS[list][at];
    return effect.do === 'exchange' && canPay(state, seat, bundleCost(effect.pay, 0)) ? ['pay', 'skip'] : ['skip'];
  },
});

export const payOr = decision('payOr', {
  args: { list: open<number>(), at: open<number>() },
  options: (state, seat, { list, at }): readonly ('pay' | 'suffer')[] => {
    const effect = LISTS[list][at];
    return effect.do === 'payOr' && canPay(state, seat, bundleCost(effect.pay, 0)) ? ['pay', 'suffer'] : ['suffer'];
  },
});

/* The interpreter. */

/** Carries out a list of effects, one after the other. */
define(perform, {
  next: (x) => {
    const effect = LISTS[x.locals.list][x.locals.at];
    if (effect === undefined) return 'end';
    switch (effect.do) {
      case 'choose': {
        const able = branches(x.state, x.seat, effect);
        if (able.length < 2) {
          x.locals.at++;
          if (able.length === 1) x.call(perform, { list: listOf(effect.of[able[0]]), at: 0, cause: x.locals.cause, must: x.locals.must });
          return 'next';
        }
        x.ask(x.seat, chooseEffect, { list: x.locals.list, at: x.locals.at });
        return 'chosen';
      }
      case 'exchange': {
        const left = x.locals.left ?? effect.times;
        if (left <= 0 || !doableEffect(x.state, x.seat, effect, x.locals.cause ?? x.seat)) {
          x.locals.at++;
          x.locals.left = undefined;
          return 'next';
        }
        x.locals.left = left;
        if (x.locals.agreed === true) {
          x.locals.agreed = undefined;
          return 'traded';
        }
        x.ask(x.seat, exchange, { list: x.locals.list, at: x.locals.at, left });
        return 'exchanged';
      }
      case 'payOr':
        if (canPay(x.state, x.seat, bundleCost(effect.pay, 0))) {
          x.ask(x.seat, payOr, { list: x.locals.list, at: x.locals.at });
          return 'paidOr';
        }
        x.locals.at++;
        x.call(perform, { list: listOf(effect.or), at: 0, cause: x.locals.cause });
        return 'next';
      case 'advance':
        if (typeof effect.track !== 'number') {
          const lowest = effect.track === 'lowest';
          note(x);
          if (openTracks(x.state, x.seat, lowest).length === 0) {
            x.locals.at++;
            return 'next';
          }
          x.ask(x.seat, anyTrack, { lowest });
          return 'track';
        }
        break;
      default:
        break;
    }
    note(x);
    const { at, judged } = x.locals;
    x.locals.at++;
    if (effect.do === 'if' && judged !== undefined && compares(effect.test)) {
      x.call(perform, { list: listOf((judged & (1 << at)) !== 0 ? effect.yes : effect.no), at: 0, cause: x.locals.cause });
      return 'next';
    }
    carryOut(x, effect, x.locals.cause ?? x.seat, x.locals.must === true);
    return 'next';
  },
  chosen: (x) => {
    const effect = LISTS[x.locals.list][x.locals.at];
    x.locals.at++;
    note(x);
    if (effect.do === 'choose')
      x.call(perform, { list: listOf(effect.of[x.answer(chooseEffect)]), at: 0, cause: x.locals.cause, must: x.locals.must });
    return 'next';
  },
  exchanged: (x) => {
    const effect = LISTS[x.locals.list][x.locals.at];
    if (effect.do !== 'exchange' || x.answer(exchange) === 'skip') {
      x.locals.at++;
      x.locals.left = undefined;
      return 'next';
    }
    return 'traded';
  },
  traded: (x) => {
    const effect = LISTS[x.locals.list][x.locals.at];
    if (effect.do !== 'exchange') return 'next';
    note(x);
    x.locals.left = (x.locals.left ?? 1) - 1;
    x.call(payCost, { cost: bundleCost(effect.pay, 0) });
    x.call(perform, { list: listOf(effect.get), at: 0, cause: x.locals.cause });
    return 'next';
  },
  paidOr: (x) => {
    const effect = LISTS[x.locals.list][x.locals.at];
    x.locals.at++;
    if (effect.do !== 'payOr') return 'next';
    if (x.answer(payOr) === 'pay') x.call(payCost, { cost: bundleCost(effect.pay, 0) });
    else x.call(perform, { list: listOf(effect.or), at: 0, cause: x.locals.cause });
    return 'next';
  },
  track: (x) => {
    const effect = LISTS[x.locals.list][x.locals.at];
    x.locals.at++;
    if (effect.do === 'advance') x.call(advance, { track: x.answer(anyTrack), spaces: effect.spaces });
    return 'next';
  },
});

/** The first effect carried out counts as the use of the ability it comes from. */
function note(x: Table & { readonly locals: PerformLocals }): void {
  if (x.locals.key === undefined) return;
  markUsed(x, x.seat, x.locals.key);
  x.locals.key = undefined;
}

function carryOut(x: Table, effect: Effect, cause: Seat, must: boolean): void {
  const { state, seat } = x;
  switch (effect.do) {
    case 'gain':
      gainBundle(x, seat, bundleOf(effect.goods), 1, 'effect');
      break;
    case 'gainPer': {
      const times = Math.min(effect.most ?? Number.POSITIVE_INFINITY, count(state, seat, effect.per));
      if (times > 0) gainBundle(x, seat, bundleOf(effect.goods), times, 'effect');
      break;
    }
    case 'lose': {
      const goods = bundleOf(effect.goods);
      if (goods[VP] > 0) losePoints(x, seat, goods[VP]);
      x.call(loseGoods, { cost: costOf(goods) });
      break;
    }
    case 'take':
      for (const from of victims(state, seat, effect.from, cause)) x.call(mapEffects.takeResources, { from, n: effect.n });
      break;
    case 'if':
      x.call(perform, { list: listOf(passes(state, seat, effect.test) ? effect.yes : effect.no), at: 0, cause });
      break;
    case 'by': {
      const list = listOf(effect.effects);
      for (let k = 0; k < state.players.length; k++) {
        const who = inTurn(state, k);
        if (effect.whom === 'all' || (effect.whom === 'others' ? who !== seat : opposed(state, who, seat) && inBattle(state, who)))
          x.callFor(who, perform, { list, at: 0, cause: seat, judged: judge(state, who, effect.effects) });
      }
      break;
    }
    case 'repair':
      x.call(repairs, { times: effect.times });
      break;
    case 'advance':
      if (typeof effect.track === 'number') x.call(advance, { track: effect.track, spaces: effect.spaces });
      break;
    case 'module':
      x.call(gainModule, { types: typeBits(effect.types), price: price(effect.price) });
      break;
    case 'upgrade':
      x.call(upgradeShip);
      break;
    case 'buildShip':
      x.call(build, { ships: typeBits(effect.ships), price: price(effect.price), must });
      break;
    case 'buildDevelopment':
      x.call(develop, { discount: effect.discount, must: false });
      break;
    case 'flipUp':
      x.call(flipUp);
      break;
    case 'discovery':
      x.call(takeDiscovery, { stack: OBSERVATORY });
      break;
    case 'recruit':
      x.call(recruitAnywhere, { n: effect.leaders });
      break;
    case 'damageModules':
      x.call(damageModules, { n: effect.n });
      break;
    case 'activateModule':
      x.call(activateOther, { types: typeBits(effect.types) });
      break;
    case 'fireScience':
      x.call(fireScience);
      break;
    case 'claimMoon':
      x.call(mapEffects.claimSomewhere, { from: effect.from });
      break;
    case 'moonBenefit':
      x.call(mapEffects.chooseMoonBenefit, { slotted: effect.of === 'slotted' });
      break;
    case 'dropMoons':
      for (const cell of regionsOf(state, effect.from)) dropMoon(x, cell);
      break;
    case 'bonus':
      for (const cell of regionsOf(state, effect.at)) placeBonus(x, cell, effect.piece, effect.n);
      break;
    case 'move':
      x.call(mapEffects.moveShips, { ships: effect.ships, range: effect.range });
      break;
    case 'recall':
      x.call(mapEffects.recallShips, { ships: effect.ships, scrapyard: effect.from === 'scrapyard' });
      break;
    case 'launchAgain':
      state.again++;
      x.emit({ type: 'launchGranted', seat });
      break;
    case 'damageShips':
      x.call(damageShips, { n: effect.n, hit: [] });
      break;
    case 'moveRaider':
      x.call(mapEffects.moveRaider, { range: effect.range });
      break;
    case 'damageRaider':
      x.call(mapEffects.hitRaider);
      break;
    case 'swarm':
      bringSwarm(x, effect.n);
      break;
    case 'eventMarker':
      if (state.marker !== REMOVED) advanceMarker(x, effect.spaces);
      break;
    case 'eventLook':
      x.call(lookAtEvents);
      break;
    case 'refreshMarket':
      x.call(mapEffects.refreshColumn, { types: typeBits(effect.types) });
      break;
    case 'dice':
    case 'targeting':
    case 'reroll':
    case 'setDice':
      x.call(battleEffects.changeDice, {
        kind: effect.do,
        n: effect.do === 'dice' || effect.do === 'targeting' ? effect.n : effect.dice,
        to: effect.do === 'setDice' ? effect.to : 0,
        rival: effect.do !== 'setDice' && effect.side === 'rival',
      });
      break;
    case 'saveShips':
      x.call(battleEffects.saveShips, { n: effect.n });
      break;
    case 'saveModule':
      state.moduleSaved = true;
      break;
    case 'endBattle':
      x.call(battleEffects.endBattle, { consent: effect.consent });
      break;
    case 'withdraw':
      x.call(battleEffects.withdraw, { ships: effect.ships, station: effect.to === 'station' });
      break;
    case 'reinforce':
      x.call(battleEffects.reinforce, { ships: effect.ships });
      break;
    case 'battleRule':
      if (state.battle !== null) {
        if (effect.rule === 'winTies') state.battle.tieWinners |= 1 << seat;
        else state.battle.rules |= ruleBit(effect.rule);
        x.emit({ type: 'battleRuled', seat, rule: effect.rule });
      }
      break;
    default:
      break;
  }
}

const compares = (test: Test): boolean => 'most' in test || 'fewest' in test;

/** What affects several players compares them as they stand when it begins, not after the first of them has had a share. */
function judge(state: State, seat: Seat, effects: Effects): number | undefined {
  let judged: number | undefined;
  for (let at = 0; at < effects.length; at++) {
    const effect = effects[at];
    if (effect.do === 'if' && compares(effect.test)) judged = (judged ?? 0) | (passes(state, seat, effect.test) ? 1 << at : 0);
  }
  return judged;
}

/** Whom resources can be taken from. */
function victims(state: State, seat: Seat, from: 'cause' | 'rivals', cause: Seat): Seat[] {
  const found: Seat[] = [];
  for (let k = 0; k < state.players.length; k++) {
    const other = inTurn(state, k);
    if (from === 'cause' ? other !== cause || other === seat : !opposed(state, seat, other) || !inBattle(state, other)) continue;
    if (count(state, other, 'resources') > 0) found.push(other);
  }
  return found;
}

function regionsOf(state: State, regions: Regions): Cell[] {
  const found: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = state.tile[cell];
    if (regions === 'nebulae' ? tile === NEBULA : isPlanet(tile) && state.players.every((player) => shipsAt(player, cell) === 0))
      found.push(cell);
  }
  return found;
}

function dropMoon(x: Table, cell: Cell): void {
  const moon = x.state.moons[cell].at(-1);
  if (moon === undefined) return;
  x.state.gone.push(moon);
  takeTop(x, cell, { type: 'moonsDropped', at: cell, moon });
}

function placeBonus(x: Table, cell: Cell, piece: number | 'printed', n: number): void {
  const tile = x.state.tile[cell];
  const resource = piece !== 'printed' ? piece : isPlanet(tile) ? PLANET_FALLBACK[tile].findIndex((units) => units > 0) : NONE;
  if (resource === NONE) return;
  x.state.bonus[cell * 6 + resource] += n;
  x.emit({ type: 'bonusPlaced', at: cell, resource, n });
}
