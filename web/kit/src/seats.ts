import type { Seat } from '@orrery/kernel';

export type SeatShape = 'triangle' | 'circle' | 'square' | 'diamond' | 'hexagon' | 'star';

const shapes: readonly SeatShape[] = ['triangle', 'circle', 'square', 'diamond', 'hexagon', 'star'];

const at = (seat: Seat): number => ((seat % shapes.length) + shapes.length) % shapes.length;

export const seatShape = (seat: Seat): SeatShape => shapes[at(seat)];
export const seatLetter = (seat: Seat): string => 'ABCDEF'[at(seat)];
/** The custom property of tokens.css; never hard-code a seat's colour. */
export const seatColour = (seat: Seat): string => `var(--seat-${'abcdef'[at(seat)]})`;
/** Sets `--seat` (colour) and `color` for everything inside: `<g className={seatClass(2)}>`. */
export const seatClass = (seat: Seat): string => `seat-${'abcdef'[at(seat)]}`;
