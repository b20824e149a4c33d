import { durations } from '@orrery/kit';
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
