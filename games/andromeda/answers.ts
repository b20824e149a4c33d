/**
 * Answers made of more than one value. They are made once and shared: options are listed thousands of times a second, and a list of
 * existing objects costs next to nothing.
 */
import type { Seat } from '@orrery/kernel';
import { ROOM_IDS, type RoomId } from './content/rooms.ts';
import { PLACES, type Place } from './content/ship.ts';
import { TECHNOLOGY_IDS, type TechnologyId } from './content/technologies.ts';

/** What a player does next in the action step. */
export type Action =
  | { readonly act: 'training' }
  | { readonly act: 'support' }
  | { readonly act: 'improvise'; readonly as: 'train' | 'call' | 'both' }
  | { readonly act: 'movement' }
  | { readonly act: 'technology'; readonly technology: TechnologyId }
  | { readonly act: 'step' }
  | { readonly act: 'explore'; readonly to: Place }
  | { readonly act: 'room'; readonly room: RoomId }
  | { readonly act: 'end' };

/** A move or jump of one piece. */
export type Way = { readonly from: Place; readonly to: Place };
/** One researcher of a seat, in a place. */
export type Figure = { readonly place: Place; readonly seat: Seat };
/** Somebody's researcher on its way. */
export type Push = { readonly seat: Seat; readonly from: Place; readonly to: Place };

/** The printed action of a die, as Universal Tool imitates it. */
export type Command = 'training' | 'support' | 'improviseTrain' | 'improviseCall' | 'improviseBoth' | 'movement';

const places = Array.from({ length: PLACES }, (_, place) => place);
const seats = [0, 1, 2, 3];

export const TRAIN: Action = { act: 'training' };
export const CALL: Action = { act: 'support' };
export const IMPROVISE_TRAIN: Action = { act: 'improvise', as: 'train' };
export const IMPROVISE_CALL: Action = { act: 'improvise', as: 'call' };
export const IMPROVISE_BOTH: Action = { act: 'improvise', as: 'both' };
export const MOVE: Action = { act: 'movement' };
export const STEP: Action = { act: 'step' };
export const END: Action = { act: 'end' };
export const EXPLORE: readonly Action[] = places.map((to) => ({ act: 'explore', to }));
export const USE = Object.fromEntries(TECHNOLOGY_IDS.map((technology) => [technology, { act: 'technology', technology }])) as Readonly<
  Record<TechnologyId, Action>
>;
export const ROOM = Object.fromEntries(ROOM_IDS.map((room) => [room, { act: 'room', room }])) as Readonly<Record<RoomId, Action>>;

export const WAY: readonly (readonly Way[])[] = places.map((from) => places.map((to) => ({ from, to })));
export const FIGURE: readonly (readonly Figure[])[] = places.map((place) => seats.map((seat) => ({ place, seat })));
