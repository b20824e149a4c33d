/** Who and what is where: questions about the ship that every chapter asks. */
import type { Seat } from '@orrery/kernel';
import { WAY, type Way } from '../answers.ts';
import { ROOMS, type Room, type RoomId } from '../content/rooms.ts';
import { NEIGHBOURS, PLACES, type Place } from '../content/ship.ts';
import type { Spot } from '../events.ts';
import { NOBODY, RESEARCHERS, type State, TELEPORTERS } from '../state.ts';

export const isExplored = (state: State, place: Place): boolean => (state.explored & (1 << place)) !== 0;

/** Whether there is an explored room besides the one a researcher stands in. */
export const hasSeveralRooms = (state: State): boolean => bits(state.explored) > 1;

/** The tile at a place, face up or not. */
export function roomAt(state: State, place: Place): RoomId {
  const room = state.rooms[place];
  if (room === null) throw new Error(`no tile at place ${place}`);
  return room;
}

export const tileAt = (state: State, place: Place): Room => ROOMS[roomAt(state, place)];

export const spot = (state: State, place: Place): Spot => ({ place, room: roomAt(state, place) });

/** The place of a room that is explored, or -1. */
export function placeOf(state: State, room: RoomId): Place {
  const place = state.rooms.indexOf(room);
  return place >= 0 && isExplored(state, place) ? place : -1;
}

export const figuresAt = (state: State, place: Place, seat: Seat): number => state.figures[place * state.config.seats + seat];

export function addFigures(state: State, place: Place, seat: Seat, count: number): void {
  state.figures[place * state.config.seats + seat] += count;
}

/** Own researchers on the ship: whoever is neither in the supply nor on the card. */
export const aboard = (state: State, seat: Seat): number => RESEARCHERS - state.supplies[seat] - state.cards[seat];

export const hasTeleporter = (state: State, place: Place, seat: Seat): boolean => (state.teleporters[seat] & (1 << place)) !== 0;

export function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export const teleportersLeft = (state: State, seat: Seat): number => TELEPORTERS - bits(state.teleporters[seat]);

/** A teleporter may be put or moved here: explored, not forbidden by the room, none of one's own here yet. */
export const takesTeleporter = (state: State, place: Place, seat: Seat): boolean =>
  isExplored(state, place) && !hasTeleporter(state, place, seat) && tileAt(state, place).rule !== 'noTeleporters';

/** Places with researchers of this seat. */
export function placesOf(state: State, seat: Seat): Place[] {
  const list: Place[] = [];
  for (let place = 0; place < PLACES; place++) if (figuresAt(state, place, seat) > 0) list.push(place);
  return list;
}

/** The only place with researchers of this seat, or -1 when there are several or none. */
export function onlyPlaceOf(state: State, seat: Seat): Place {
  let only = -1;
  for (let place = 0; place < PLACES; place++) {
    if (figuresAt(state, place, seat) === 0) continue;
    if (only >= 0) return -1;
    only = place;
  }
  return only;
}

/** Adds every single move this seat could make. */
export function listMoves(state: State, seat: Seat, list: (Way | 'stop')[]): void {
  for (let from = 0; from < PLACES; from++) {
    if (figuresAt(state, from, seat) === 0) continue;
    const beside = NEIGHBOURS[from];
    for (let i = 0; i < beside.length; i++) if (isExplored(state, beside[i])) list.push(WAY[from][beside[i]]);
  }
}

export function canMove(state: State, seat: Seat): boolean {
  for (let from = 0; from < PLACES; from++) if (figuresAt(state, from, seat) > 0 && hasExploredNeighbour(state, from)) return true;
  return false;
}

export function hasExploredNeighbour(state: State, place: Place): boolean {
  const beside = NEIGHBOURS[place];
  for (let i = 0; i < beside.length; i++) if (isExplored(state, beside[i])) return true;
  return false;
}

/** The most researchers any other player has at a place. */
export function strongestOther(state: State, place: Place, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < state.config.seats; other++) if (other !== seat) most = Math.max(most, figuresAt(state, place, other));
  return most;
}

/** Strictly most researchers, and at least the room's minimum. */
export function controllerOf(state: State, place: Place): Seat {
  if (!isExplored(state, place)) return NOBODY;
  const { figures } = state;
  const { seats } = state.config;
  const base = place * seats;
  let most = 0;
  let controller = NOBODY;
  for (let seat = 0; seat < seats; seat++) {
    const count = figures[base + seat];
    if (count > most) {
      most = count;
      controller = seat;
    } else if (count === most) controller = NOBODY;
  }
  return controller !== NOBODY && most >= tileAt(state, place).minimum ? controller : NOBODY;
}

/** Control points this seat gets from a room: all of them for control, an equal share rounded down for a tie. */
export function roomPointsAt(state: State, place: Place, seat: Seat): number {
  const own = figuresAt(state, place, seat);
  if (own === 0 || !isExplored(state, place)) return 0;
  const { points, minimum } = tileAt(state, place);
  if (own < minimum) return 0;
  let tied = 1;
  for (let other = 0; other < state.config.seats; other++) {
    if (other === seat) continue;
    const count = figuresAt(state, place, other);
    if (count > own) return 0;
    if (count === own) tied++;
  }
  return Math.floor(points / tied);
}

export function roomPoints(state: State, seat: Seat): number {
  let sum = 0;
  for (let place = 0; place < PLACES; place++) sum += roomPointsAt(state, place, seat);
  return sum;
}

/** Seats clockwise from one of them, that one first. */
export function clockwise(state: State, from: Seat): Seat[] {
  return Array.from({ length: state.config.seats }, (_, i) => (from + i) % state.config.seats);
}
