import { byEvent, type Count } from '@orrery/kernel';
import { MISSION_IDS } from './content/missions.ts';
import { ROOM_IDS } from './content/rooms.ts';
import { SPECIES_IDS } from './content/species.ts';
import { TECHNOLOGY_IDS } from './content/technologies.ts';
import type { Event } from './events.ts';

export const content = { room: ROOM_IDS, technology: TECHNOLOGY_IDS, species: SPECIES_IDS, mission: MISSION_IDS } as const;

/** How often each thing in the box was offered, used, fulfilled. */
export const census = byEvent<Event, [Count], void>({
  shipLaid: (_, count) => count('room', 'airlock', 'offered'),
  explored: (event, count) => count('room', event.to.room, 'offered'),
  roomUsed: (event, count) => count('room', event.at.room, 'action'),
  controlChecked: (event, count) => {
    // A room is used by whoever holds it when points are counted: not every room has an action.
    for (const { room } of event.controlled) count('room', room, 'used');
  },
  technologiesLaid: (event, count) => {
    for (const id of event.technologies) count('technology', id, 'offered');
  },
  technologyUsed: (event, count) => count('technology', event.technology, 'used'),
  speciesDealt: (event, count) => {
    for (const id of event.species ?? []) count('species', id, 'offered');
  },
  speciesRevealed: (event, count) => count('species', event.species, 'used'),
  generalRevealed: (event, count) => count('mission', event.mission, 'offered'),
  missionsDrawn: (event, count) => {
    for (const id of event.missions ?? []) count('mission', id, 'offered');
  },
  missionExchanged: (event, count) => {
    if (event.mission !== undefined) count('mission', event.mission, 'offered');
  },
  fulfilled: (event, count) => count('mission', event.mission, 'fulfilled'),
});
