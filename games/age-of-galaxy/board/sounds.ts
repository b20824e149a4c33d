import { cues } from '@orrery/kit';
import type { Event } from '../events.ts';

export const sounds = cues<Event>()({
  die: [],
  move: ['systemOpened', 'explored', 'wandered', 'swarmed', 'fleetMoved'],
  gain: ['gained', 'produced', 'colonized', 'developed', 'manufactured', 'salvaged', 'plundered', 'appointed', 'researched'],
  loss: ['cruisersLost', 'opponentCard'],
  battle: ['warRanked', 'occupied'],
  round: ['roundBegan', 'goldenAge'],
  silent: [
    'laidOut',
    'dealt',
    'drew',
    'packsPassed',
    'drafted',
    'turnBegan',
    'paid',
    'ability',
    'cardPlayed',
    'lightning',
    'traded',
    'passed',
    'declinedToOccupy',
    'warSkipped',
    'cubesMoved',
    'cubesTakenBack',
    'turnOrder',
    'ended',
  ],
});
