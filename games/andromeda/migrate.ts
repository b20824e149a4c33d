import type { GameDefinition } from '@orrery/kernel';

/** What a match begun under older rules needs to be played on. */
export const migrate: GameDefinition<unknown, unknown, never>['migrate'] = {
  // Version 1 kept seats and options one by one.
  1: ({ state, ...position }) => {
    const { seats, beginner, ...kept } = state as Record<string, unknown>;
    return { ...position, state: kept };
  },
  // Version 2 had other numbers on missions and species: what has happened stays, and from then on the new ones hold.
  2: (position) => position,
};
