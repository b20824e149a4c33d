import { type Seat, SPECTATOR } from '@orrery/kernel';
import { among, durations } from '@orrery/kit';
import type { Event } from '../events.ts';

export const duration = durations<Event>({
  0: ['callsGranted', 'movesGranted'],
  250: ['speciesDealt', 'missionKept', 'actionsEnded', 'turnEnded'],
  300: ['dieSpent'],
  350: ['missionsDrawn', 'missionExchanged'],
  600: [
    'startPlayer',
    'refused',
    'dieAdded',
    'vaccinated',
    'contaminationIgnored',
    'abilityUsed',
    'called',
    'moved',
    'technologyUsed',
    'cloned',
    'roomUsed',
    'sacrificed',
  ],
  750: ['teleporterPlaced', 'teleporterMoved', 'pushed', 'swapped', 'sentBack', 'contaminated', 'generalRevealed', 'accepted'],
  900: ['speciesRevealed', 'rerolled', 'offered', 'lastCard', 'turnBegan', 'rolled'],
  1200: ['roundBegan', 'explored'],
  1400: ['controlChecked', 'fulfilled'],
  2400: ['gameEnded'],
});

/** Said in one breath with the deed they belong to. */
export const joins = among<Event>([
  'dieSpent',
  'dieAdded',
  'rerolled',
  'missionsDrawn',
  'missionKept',
  'vaccinated',
  'contaminationIgnored',
  'noTeleporterLeft',
  'actionsEnded',
  'turnEnded',
  'technologiesReady',
  'sacrificed',
  'generalRevealed',
]);

/** Whose turn an event begins. Rounds end with a count and begin with orders, which are nobody's turn. */
export const turn = (event: Event): Seat | undefined =>
  event.type === 'turnBegan' ? event.seat : event.type === 'roundBegan' || event.type === 'controlChecked' ? SPECTATOR : undefined;
