import type { SeatState } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import { type SeatLook, seatColour, seatLetter, seatShape } from '@orrery/kit';

/** How the seats of a table look to a viewer; `former` are the words for whoever wanted to be forgotten. */
export function looksOf(
  seats: readonly SeatState[],
  yours: readonly Seat[],
  present: readonly boolean[] | undefined,
  former?: string,
): SeatLook[] {
  return seats.map((s, seat) => ({
    seat,
    name: s.name !== '' ? s.name : ((s.kind === 'human' ? former : undefined) ?? seatLetter(seat)),
    letter: seatLetter(seat),
    shape: seatShape(seat),
    colour: seatColour(seat),
    kind: s.bot !== null ? 'bot' : s.kind,
    you: yours.includes(seat),
    away: s.kind === 'human' && s.bot === null && present?.[seat] === false,
  }));
}
