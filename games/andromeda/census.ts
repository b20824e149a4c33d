import { MISSION_IDS } from './content/missions.ts';
import { ROOM_IDS } from './content/rooms.ts';
import { SPECIES_IDS } from './content/species.ts';
import { TECHNOLOGY_IDS } from './content/technologies.ts';
import type { Event } from './events.ts';

export const content = { room: ROOM_IDS, technology: TECHNOLOGY_IDS, species: SPECIES_IDS, mission: MISSION_IDS } as const;

/** How often each thing in the box was offered, used, fulfilled. */
export function census(event: Event, count: (group: string, id: string, what: string) => void): void {
  switch (event.type) {
    case 'shipLaid':
      count('room', 'airlock', 'offered');
      return;
    case 'explored':
      count('room', event.to.room, 'offered');
      return;
    case 'roomUsed':
      count('room', event.at.room, 'action');
      return;
    case 'controlChecked':
      // A room is used by whoever holds it when points are counted: not every room has an action.
      for (const { room } of event.controlled) count('room', room, 'used');
      return;
    case 'technologiesLaid':
      for (const id of event.technologies) count('technology', id, 'offered');
      return;
    case 'technologyUsed':
      count('technology', event.technology, 'used');
      return;
    case 'speciesDealt':
      for (const id of event.species ?? []) count('species', id, 'offered');
      return;
    case 'speciesRevealed':
      count('species', event.species, 'used');
      return;
    case 'generalRevealed':
      count('mission', event.mission, 'offered');
      return;
    case 'missionsDrawn':
      for (const id of event.missions ?? []) count('mission', id, 'offered');
      return;
    case 'missionExchanged':
      if (event.mission !== undefined) count('mission', event.mission, 'offered');
      return;
    case 'fulfilled':
      count('mission', event.mission, 'fulfilled');
      return;
    default:
      return;
  }
}
