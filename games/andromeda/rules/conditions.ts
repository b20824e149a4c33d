/** What missions ask for, counted on the table. */
import type { Seat } from '@orrery/kernel';
import { type Condition, type Measure, MISSIONS, type MissionId } from '../content/missions.ts';
import type { RoomId } from '../content/rooms.ts';
import { CORNERS, LINES, PLACES, type Place } from '../content/ship.ts';
import { TECHNOLOGY_BIT } from '../content/technologies.ts';
import type { State } from '../state.ts';
import { commandDice } from './dice.ts';
import { aboard, bits, controllerOf, figuresAt, hasTeleporter, isExplored, roomAt, strongestOther, tileAt } from './ship.ts';

/** Own researchers in a room that is held firmly. */
const FIRM = 2;

/** How much there is of what a measure counts. What was done "this turn" was done by the active player only. */
export function have(state: State, seat: Seat, measure: Measure): number {
  switch (measure.kind) {
    case 'control':
      return controlled(state, seat, measure.among);
    case 'firm':
      return sumOver((place) => (figuresAt(state, place, seat) >= FIRM && controllerOf(state, place) === seat ? 1 : 0));
    case 'worth':
      return sumOver((place) => (controllerOf(state, place) === seat ? tileAt(state, place).points : 0));
    case 'line':
      return mostOver(LINES, (line) => controlledPlaces(state, seat, line));
    case 'corners':
      return controlledPlaces(state, seat, CORNERS);
    case 'linked':
      return sumOver((place) => (hasTeleporter(state, place, seat) && controllerOf(state, place) === seat ? 1 : 0));
    case 'stand':
      return sumOver((place) => (figuresAt(state, place, seat) > 0 ? 1 : 0));
    case 'alone':
      return sumOver((place) => (figuresAt(state, place, seat) > 0 && others(state, place, seat) === 0 ? 1 : 0));
    case 'shared':
      return sumOver((place) => (figuresAt(state, place, seat) > 0 && others(state, place, seat) > 0 ? 1 : 0));
    case 'overshadowed':
      return sumOver((place) => (figuresAt(state, place, seat) > 0 && controlledByOther(state, place, seat) ? 1 : 0));
    case 'gather':
      return gathered(state, seat, measure.among);
    case 'lead':
      return lead(state, seat);
    case 'aboard':
      return aboard(state, seat);
    case 'behind':
      return nearest(state, seat, (own, other) => other - own);
    case 'ahead':
      return nearest(state, seat, (own, other) => own - other);
    case 'trained':
      return state.cards[seat];
    case 'teleporters':
      return bits(state.teleporters[seat]);
    case 'technologies':
      return state.active === seat
        ? bits(measure.which === undefined ? state.turn.technologies : state.turn.technologies & TECHNOLOGY_BIT[measure.which])
        : 0;
    case 'roomActions':
      return state.active === seat ? state.turn.roomActions : 0;
    case 'called':
      return state.active === seat ? state.turn.called : 0;
    case 'moved':
      return state.active === seat ? state.turn.moved : 0;
    case 'explored':
      return state.active === seat ? state.turn.explored : 0;
    case 'charted':
      return isCharted(state) ? 1 : 0;
    case 'dice':
      return commandDice(state, seat);
  }
}

function sumOver(count: (place: Place) => number): number {
  let sum = 0;
  for (let place = 0; place < PLACES; place++) sum += count(place);
  return sum;
}

function mostOver<T>(items: readonly T[], count: (item: T) => number): number {
  let most = 0;
  for (let i = 0; i < items.length; i++) most = Math.max(most, count(items[i]));
  return most;
}

function controlled(state: State, seat: Seat, among: readonly RoomId[] | undefined): number {
  let sum = 0;
  for (let place = 0; place < PLACES; place++) {
    if (controllerOf(state, place) !== seat) continue;
    if (among === undefined || among.includes(roomAt(state, place))) sum++;
  }
  return sum;
}

function controlledPlaces(state: State, seat: Seat, places: readonly Place[]): number {
  let sum = 0;
  for (let i = 0; i < places.length; i++) if (controllerOf(state, places[i]) === seat) sum++;
  return sum;
}

function others(state: State, place: Place, seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < state.config.seats; other++) if (other !== seat) sum += figuresAt(state, place, other);
  return sum;
}

function controlledByOther(state: State, place: Place, seat: Seat): boolean {
  const controller = controllerOf(state, place);
  return controller >= 0 && controller !== seat;
}

function gathered(state: State, seat: Seat, among: readonly RoomId[] | undefined): number {
  let most = 0;
  for (let place = 0; place < PLACES; place++) {
    const own = figuresAt(state, place, seat);
    if (own <= most || (among !== undefined && !(isExplored(state, place) && among.includes(roomAt(state, place))))) continue;
    most = own;
  }
  return most;
}

/** The widest lead over the next strongest in one room. */
function lead(state: State, seat: Seat): number {
  let widest = 0;
  for (let place = 0; place < PLACES; place++)
    widest = Math.max(widest, figuresAt(state, place, seat) - strongestOther(state, place, seat));
  return widest;
}

/** The smallest distance to any other player; never below zero, so that progress is never negative. */
function nearest(state: State, seat: Seat, distance: (own: number, other: number) => number): number {
  let smallest = Number.POSITIVE_INFINITY;
  const own = aboard(state, seat);
  for (let other = 0; other < state.config.seats; other++)
    if (other !== seat) smallest = Math.min(smallest, distance(own, aboard(state, other)));
  return Math.max(0, smallest);
}

function isCharted(state: State): boolean {
  for (let place = 0; place < PLACES; place++) if (state.rooms[place] !== null && !isExplored(state, place)) return false;
  return true;
}

/** Whether a mission's condition is met now. */
export function holds(state: State, seat: Seat, condition: Condition): boolean {
  if (condition.kind === 'all') {
    for (let i = 0; i < condition.of.length; i++) if (!holds(state, seat, condition.of[i])) return false;
    return true;
  }
  if (condition.kind === 'any') {
    for (let i = 0; i < condition.of.length; i++) if (holds(state, seat, condition.of[i])) return true;
    return false;
  }
  return have(state, seat, condition) >= condition.count;
}

export type Progress = { readonly have: number; readonly need: number };

/** How far each part of a condition is met; of alternatives, the parts of the nearest one. Parts count unlike things, so nobody is told their sum. */
export function progress(state: State, seat: Seat, condition: Condition): readonly Progress[] {
  if (condition.kind === 'all') return condition.of.flatMap((part) => progress(state, seat, part));
  if (condition.kind === 'any') {
    const near = condition.of.map((one) => nearness(state, seat, one));
    return progress(state, seat, condition.of[near.indexOf(Math.max(...near))]);
  }
  return [{ have: Math.min(have(state, seat, condition), condition.count), need: condition.count }];
}

/** Roughly how near a condition is, from 0 to 1, for players that judge a table at a glance. */
export function nearness(state: State, seat: Seat, condition: Condition): number {
  if (condition.kind === 'all') {
    let sum = 0;
    let need = 0;
    for (const part of condition.of) {
      sum += Math.min(have(state, seat, part), part.count);
      need += part.count;
    }
    return sum / need;
  }
  if (condition.kind === 'any') return mostOver<Condition>(condition.of, (one) => nearness(state, seat, one));
  return Math.min(have(state, seat, condition), condition.count) / condition.count;
}

/** Dice a mission is paid with. */
export const diceCost = ({ condition }: { readonly condition: Condition }): number => (condition.kind === 'dice' ? condition.count : 0);

export const canPay = (state: State, seat: Seat, mission: MissionId): boolean => aboard(state, seat) >= MISSIONS[mission].sacrifice;

export const canFulfil = (state: State, seat: Seat, mission: MissionId): boolean =>
  canPay(state, seat, mission) && holds(state, seat, MISSIONS[mission].condition);

/**
 * Whether a mission can be fulfilled at all in this ship with these technologies, whatever the players do. A mission about rooms needs
 * enough of the rooms it names; one about a technology needs it in play. Players cannot ask this: it looks under the tiles.
 */
export function possibleInThisGame(state: State, mission: MissionId): boolean {
  const within = (condition: Condition): boolean => {
    switch (condition.kind) {
      case 'all':
        return condition.of.every(within);
      case 'any':
        return condition.of.some(within);
      case 'control':
        return (
          condition.among === undefined || state.rooms.filter((r) => r !== null && condition.among?.includes(r)).length >= condition.count
        );
      case 'gather':
        return condition.among === undefined || state.rooms.some((r) => r !== null && condition.among?.includes(r));
      case 'technologies':
        return condition.which === undefined || state.technologies.includes(condition.which);
      case 'roomActions':
      case 'firm':
      case 'worth':
      case 'line':
      case 'corners':
      case 'linked':
      case 'stand':
      case 'alone':
      case 'shared':
      case 'overshadowed':
      case 'lead':
      case 'aboard':
      case 'behind':
      case 'ahead':
      case 'trained':
      case 'teleporters':
      case 'called':
      case 'moved':
      case 'explored':
      case 'charted':
      case 'dice':
        return true;
    }
  };
  return within(MISSIONS[mission].condition);
}
