import type { Balance } from '@orrery/kernel';
import { ideologies } from './content/factions.ts';
import { BOARD_TECHNOLOGIES, technologies } from './content/technologies.ts';

const named = technologies.map(({ id }) => id);

/** Everything in the box is worth playing: no technology is dead or a must, every card of the alliance and the market is used in each of its ways. */
export const balance: Balance = {
  tables: [
    {
      title: 'Technologies of the board, of all seats',
      group: 'technology',
      only: named.slice(0, BOARD_TECHNOLOGIES),
      columns: [{ title: 'researched', count: ['researched'], per: 'seat', least: 0.08, most: 0.6 }],
    },
    {
      title: "Factions' own technologies, of the alliances that could",
      group: 'technology',
      only: named.slice(BOARD_TECHNOLOGIES),
      columns: [{ title: 'researched', count: ['researched'], per: ['owned'], least: 0.08 }],
    },
    {
      title: 'Trade cards used, of all games',
      group: 'trade',
      columns: [
        { title: 'used in', count: ['used'], per: 'game', least: 0.25 },
        { title: 'first exchange', count: ['exchange 1'], per: ['used'] },
        { title: 'Golden Age in', count: ['goldenAge'], per: 'game' },
      ],
    },
    {
      title: "The winners' ideology",
      group: 'ideology',
      only: ideologies,
      columns: [
        { title: 'of winners', count: ['won'], per: 'group', least: 0.12, most: 0.38 },
        { title: 'of all', count: ['held'], per: 'group' },
      ],
    },
    {
      title: 'Factions',
      group: 'faction',
      columns: [
        { title: 'joined later', count: ['main'], per: ['main', 'ideology', 'boost', 'adaptation'], least: 0.005 },
        { title: 'as ideology', count: ['ideology'], per: ['main', 'ideology', 'boost', 'adaptation'] },
        { title: 'as boost', count: ['boost'], per: ['main', 'ideology', 'boost', 'adaptation'] },
        { title: 'as adaptation', count: ['adaptation'], per: ['main', 'ideology', 'boost', 'adaptation'] },
      ],
    },
    {
      title: 'Where lots say which faction starts',
      group: 'faction',
      byLot: 'startingFaction',
      columns: [{ title: 'won where it started', count: ['wonAsStarter'], per: ['start'], least: 0.15, most: 0.35 }],
    },
    {
      title: 'Wins by place in the first turn order',
      group: 'place',
      columns: [{ title: 'won', count: ['won'], per: 'group', least: 0.2, most: 0.3 }],
    },
  ],
  splits: [
    {
      title: 'How cards are played',
      group: 'faction',
      kinds: ['main', 'ideology', 'boost', 'adaptation'],
      least: { adaptation: 0.08 },
    },
  ],
  seats: { least: 0.8, most: 1.2 },
};
