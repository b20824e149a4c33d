import type { EventType } from '../events.ts';

/** Events that stand large in the middle of the board for a moment: what everybody has to read. */
export const BANNERS: ReadonlySet<EventType> = new Set<EventType>(['eventTurnedUp', 'achievementClaimed', 'endTriggered', 'gameEnded']);
