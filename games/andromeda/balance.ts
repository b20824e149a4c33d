import type { Balance } from '@orrery/kernel';

/** A game lasts until most of it was seen and ends because somebody reached the threshold; every mission can be hoped for. */
export const balance: Balance = {
  tables: [
    {
      title: 'Missions fulfilled, of the times they were laid or drawn',
      group: 'mission',
      columns: [{ title: 'fulfilled', count: ['fulfilled'], per: ['offered'], least: 0.1 }],
    },
    { title: 'Technologies', group: 'technology', columns: [{ title: 'used in, of all games', count: ['used'], per: 'game' }] },
    { title: 'Rooms', group: 'room', columns: [{ title: 'held when points were counted, in', count: ['used'], per: 'game' }] },
    { title: 'Species', group: 'species', columns: [{ title: 'chosen, where dealt', count: ['used'], per: ['offered'], least: 0.2 }] },
  ],
  endings: { threshold: { least: 0.6, most: 0.95 } },
  early: { round: 4, most: 0.05 },
  seats: { least: 0.8, most: 1.2 },
};
