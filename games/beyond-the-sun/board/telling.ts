import type { Seat } from '@orrery/kernel';
import { among, durations } from '@orrery/kit';
import type { Event } from '../events.ts';

export const duration = durations<Event>({
  250: ['orePaid', 'populationReturned', 'eventDiscarded', 'rowRefilled'],
  350: ['turnBegan', 'orePaidTo', 'oreGained', 'recruited', 'supplyMoved', 'eventStays', 'colonyMarked', 'productionChosen'],
  400: ['typeChosen', 'shipSettled', 'traded', 'starSwapped'],
  450: ['controlLost', 'systemBonus', 'automated', 'shipDrifted', 'populationGrown', 'shipRetired', 'powerUsed'],
  600: ['setUp', 'pawnMoved', 'actionCopied', 'shipBuilt', 'shipMoved', 'systemAttached', 'abilityUsed'],
  700: ['controlTaken', 'fieldResearched', 'prizeTaken', 'systemsDrawn', 'systemTurnedUp'],
  900: ['guildOpened', 'cardsTurnedUp', 'technologyKept'],
  1100: ['technologyPlaced', 'systemColonised', 'gameEnded'],
  1400: ['achievementClaimed'],
  1700: ['eventTurnedUp', 'endTriggered'],
});

/** Said in one breath with the deed they belong to. */
export const joins = among<Event>([
  'pawnPushed',
  'orePaid',
  'orePaidTo',
  'populationReturned',
  'oreGained',
  'recruited',
  'supplyMoved',
  'controlLost',
  'systemBonus',
  'automated',
  'eventDiscarded',
  'eventStays',
  'typeChosen',
  'immediateBonus',
  'rowOpened',
  'rowRefilled',
  'shipSettled',
  'shipDrifted',
  'systemTurnedUp',
  'colonyMarked',
  'populationGrown',
  'shipRetired',
  // It leads up to the turn that follows, and is nobody's deed.
  'roundBegan',
]);

/** Whose turn an event begins. */
export const turn = (event: Event): Seat | undefined => (event.type === 'turnBegan' ? event.seat : undefined);
