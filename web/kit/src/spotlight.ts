import type { Seat } from '@orrery/kernel';
import styles from './Spotlight.module.css';
import { seatClass } from './seats.ts';

/** The classes of a piece that may be clicked, and of the one that would answer now. */
export const legalClass = (legal: boolean, focused: boolean): string =>
  [legal ? styles.legal : '', focused ? styles.focused : ''].join(' ').trim();

/** The classes of a place where something has just happened: it flashes in the colour of whoever acts there. */
export const flashClass = (motion: boolean, seat: Seat | undefined): string =>
  [styles.lit, motion ? styles.moving : '', seat === undefined ? '' : seatClass(seat)].join(' ').trim();
