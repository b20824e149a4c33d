import { durations } from '@orrery/kit';
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
