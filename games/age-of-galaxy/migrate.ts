import type { GameDefinition } from '@orrery/kernel';

/** What a match begun under older rules needs to be played on. */
export const migrate: GameDefinition<unknown, unknown, never>['migrate'] = {
  // Version 1 skipped offers that lightning or a card could have paid for; a match goes on from where it is.
  1: (position) => position,
  // Version 2 kept seats and options one by one.
  2: ({ state, ...position }) => {
    const { seats, draft, explored, science, ...kept } = state as Record<string, unknown>;
    return { ...position, state: kept };
  },
  // Version 3 had other rewards and bonuses on some cards; what was gained stays, and from now on the new ones count.
  3: (position) => position,
  // Version 4 had stronger boosts, more habitats and poorer planets; likewise.
  4: (position) => position,
};
