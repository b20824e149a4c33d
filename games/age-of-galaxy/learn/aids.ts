import type { Phases, Told } from '@orrery/kernel';
import type { AgeOfGalaxy } from '../types.ts';
import type { outline } from './outline.ts';

/** Where each event is explained; null where there is nothing to explain. */
export const told = {
  laidOut: 'setup/galaxy',
  systemOpened: 'galactic/fleet',
  dealt: 'setup/hand',
  drew: 'setup/hand',
  packsPassed: 'variants/draft',
  drafted: 'variants/draft',
  roundBegan: 'round/phases',
  turnBegan: null,
  produced: 'round/production',
  gained: null,
  paid: null,
  ability: 'factions/abilities',
  cardPlayed: 'factions/main',
  lightning: 'turn/lightning',
  colonized: 'actions/colonize',
  developed: 'actions/develop',
  manufactured: 'actions/manufacture',
  salvaged: 'actions/salvage',
  plundered: 'actions/plunder',
  traded: 'actions/trade',
  explored: 'actions/explore',
  appointed: 'actions/appoint',
  researched: 'actions/research',
  wandered: 'factions/abilities',
  swarmed: 'factions/abilities',
  passed: 'turn/turn',
  warRanked: 'war/places',
  occupied: 'war/occupying',
  declinedToOccupy: 'war/occupying',
  cruisersLost: 'war/after',
  warSkipped: 'round/phases',
  fleetMoved: 'galactic/fleet',
  cubesMoved: 'galactic/golden',
  goldenAge: 'galactic/golden',
  cubesTakenBack: 'galactic/golden',
  turnOrder: 'galactic/order',
  opponentCard: 'alone/opponent',
  ended: 'end/scoring',
} as const satisfies Told<AgeOfGalaxy, typeof outline>;

/** The parts of a round, in order. */
export const phases: Phases<AgeOfGalaxy> = [
  { words: { en: 'Production', de: 'Produktion' }, procedures: ['production', 'produceAbilities'] },
  { words: { en: 'Actions', de: 'Aktionen' }, procedures: ['actionPhase'] },
  { words: { en: 'War', de: 'Krieg' }, procedures: ['war'] },
  { words: { en: 'Fleet', de: 'Flotte' }, procedures: ['galactic'] },
];
