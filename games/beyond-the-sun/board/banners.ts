import type { EventType } from '../events.ts';

/** Events worth a banner: what changes the table for everybody. */
export const BANNERS: ReadonlySet<EventType> = new Set<EventType>([
  'setUp',
  'eventTurnedUp',
  'cardsTurnedUp',
  'technologyPlaced',
  'technologyKept',
  'achievementClaimed',
  'endTriggered',
  'guildOpened',
  'prizeTaken',
  'systemColonised',
  'systemsDrawn',
  'systemTurnedUp',
  'systemAttached',
  'productionChosen',
  'traded',
  'typeChosen',
  'powerUsed',
  'abilityUsed',
  'gameEnded',
  'roundBegan',
]);
