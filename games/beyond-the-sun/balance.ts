import type { Balance } from '@orrery/kernel';

/** Both halves of the game are played: technologies and systems, and every achievement is somebody's way to the end. */
export const balance: Balance = {
  tables: [
    {
      title: 'Achievements, claims for each time one lies out',
      group: 'achievement',
      columns: [{ title: 'claimed', count: ['claimed'], per: ['laid'], least: 0.15 }],
    },
    {
      title: 'Technologies, taken when one of the two turned up',
      group: 'technology',
      columns: [{ title: 'placed', count: ['placed'], per: ['offered'] }],
    },
    {
      title: 'Systems colonised, of all games',
      group: 'system',
      columns: [{ title: 'colonised in', count: ['colonised'], per: 'game' }],
    },
  ],
  endings: { roundLimit: { most: 0 } },
  seats: { least: 0.88, most: 1.12 },
};
