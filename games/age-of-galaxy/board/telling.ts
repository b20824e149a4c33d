import { type Seat, SPECTATOR } from '@orrery/kernel';
import { among, durations } from '@orrery/kit';
import type { Event } from '../events.ts';

export const duration = durations<Event>({
  0: ['turnBegan'],
  250: ['dealt', 'drafted', 'paid'],
  350: ['drew', 'packsPassed', 'lightning', 'passed'],
  400: ['gained', 'produced', 'ability', 'declinedToOccupy'],
  600: ['manufactured', 'salvaged', 'plundered', 'traded', 'wandered'],
  700: ['systemOpened', 'appointed', 'swarmed', 'turnOrder'],
  800: ['cardPlayed', 'colonized', 'developed', 'explored', 'researched'],
  900: ['occupied', 'fleetMoved', 'opponentCard'],
  1200: ['roundBegan', 'goldenAge'],
  1500: ['warRanked'],
  2400: ['ended'],
});

/** Said in one breath with the deed they belong to. */
export const joins = among<Event>([
  'dealt',
  'drew',
  'packsPassed',
  'produced',
  'gained',
  'paid',
  'ability',
  'lightning',
  'systemOpened',
  'declinedToOccupy',
  'cruisersLost',
  'cubesMoved',
  'cubesTakenBack',
]);

/** Whose turn an event begins. War and the galactic phase are nobody's. */
export const turn = (event: Event): Seat | undefined =>
  event.type === 'turnBegan'
    ? event.seat
    : event.type === 'roundBegan' || event.type === 'warRanked' || event.type === 'warSkipped'
      ? SPECTATOR
      : undefined;
