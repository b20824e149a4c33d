import type { TableSetup } from '@orrery/host';
import type { Seat } from '@orrery/kernel';

/** Everybody who sits at this screen. */
export const humans = (setup: TableSetup): Seat[] => setup.seats.flatMap((s, seat) => (s.kind === 'human' ? [seat] : []));
