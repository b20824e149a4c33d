import { at, type Seat } from '@orrery/kernel';

export type SeatShape = 'triangle' | 'circle' | 'square' | 'diamond' | 'hexagon' | 'star';

const shapes: readonly SeatShape[] = ['triangle', 'circle', 'square', 'diamond', 'hexagon', 'star'];

/** Beyond the last seat it begins again. */
const ofSeat = <T>(list: ArrayLike<T>, seat: Seat): T => at(list, ((seat % list.length) + list.length) % list.length);

export const seatShape = (seat: Seat): SeatShape => ofSeat(shapes, seat);
export const seatLetter = (seat: Seat): string => ofSeat('ABCDEF', seat);
/** The custom property of tokens.css; never hard-code a seat's colour. */
export const seatColour = (seat: Seat): string => `var(--seat-${ofSeat('abcdef', seat)})`;
/** Sets `--seat` (colour) and `color` for everything inside: `<g className={seatClass(2)}>`. */
export const seatClass = (seat: Seat): string => `seat-${ofSeat('abcdef', seat)}`;
