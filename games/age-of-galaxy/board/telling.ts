import { type Seat, SPECTATOR } from '@orrery/kernel';
import { telling } from '@orrery/kit';
import type { Event } from '../events.ts';

export const { duration, joins, cue } = telling<Event>({
  laidOut: {},
  systemOpened: { ms: 700, cue: 'move', joins: true },
  dealt: { ms: 250, joins: true },
  drew: { ms: 350, joins: true },
  packsPassed: { ms: 350, joins: true },
  drafted: { ms: 250 },
  roundBegan: { ms: 1200, cue: 'round' },
  turnBegan: { ms: 0 },
  produced: { ms: 400, cue: 'gain', joins: true },
  gained: { ms: 400, cue: 'gain', joins: true },
  paid: { ms: 250, joins: true },
  ability: { ms: 400, joins: true },
  cardPlayed: { ms: 800 },
  lightning: { ms: 350, joins: true },
  colonized: { ms: 800, cue: 'gain' },
  developed: { ms: 800, cue: 'gain' },
  manufactured: { ms: 600, cue: 'gain' },
  salvaged: { ms: 600, cue: 'gain' },
  plundered: { ms: 600, cue: 'gain' },
  traded: { ms: 600 },
  explored: { ms: 800, cue: 'move' },
  appointed: { ms: 700, cue: 'gain' },
  researched: { ms: 800, cue: 'gain' },
  wandered: { ms: 600, cue: 'move' },
  swarmed: { ms: 700, cue: 'move' },
  passed: { ms: 350 },
  warRanked: { ms: 1500, cue: 'battle' },
  occupied: { ms: 900, cue: 'battle' },
  declinedToOccupy: { ms: 400 },
  cruisersLost: { cue: 'loss', joins: true },
  warSkipped: {},
  fleetMoved: { ms: 900, cue: 'move' },
  cubesMoved: { joins: true },
  goldenAge: { ms: 1200, cue: 'round' },
  cubesTakenBack: { joins: true },
  turnOrder: { ms: 700 },
  opponentCard: { ms: 900, cue: 'loss' },
  ended: { ms: 2400 },
});

/** Whose turn an event begins. War and the galactic phase are nobody's. */
export const turn = (event: Event): Seat | undefined =>
  event.type === 'turnBegan'
    ? event.seat
    : event.type === 'roundBegan' || event.type === 'warRanked' || event.type === 'warSkipped'
      ? SPECTATOR
      : undefined;
