import type { Balance, Count, Seat } from '@orrery/kernel';
import { FACTIONS } from './content/factions.ts';
import { TRACK_NAMES } from './content/ids.ts';
import { TRACK_VP } from './content/tracks.ts';
import type { State } from './state.ts';

/** Every track is a way to win, every faction can, and it makes no difference where one sits. */
export const balance: Balance = {
  tables: [
    {
      title: "The winners' tracks",
      group: 'track',
      only: TRACK_NAMES,
      columns: [
        { title: 'furthest', count: ['furthest'], per: 'group', most: 0.45 },
        { title: 'worth most', count: ['worthMost'], per: 'group', most: 0.45 },
      ],
    },
    { title: 'Factions', group: 'faction', columns: [{ title: 'won', count: ['won'], per: ['chosen'], least: 0.15, most: 0.35 }] },
    { title: 'Modules gained, of all games', group: 'module', columns: [{ title: 'gained in', count: ['gained'], per: 'game' }] },
    { title: 'Tactics cards played, of all games', group: 'tactics', columns: [{ title: 'played in', count: ['played'], per: 'game' }] },
    { title: 'Developments built, of all games', group: 'development', columns: [{ title: 'built in', count: ['built'], per: 'game' }] },
  ],
  seats: { least: 0.88, most: 1.12 },
  ended: ({ players }: State, winners: readonly Seat[], count: Count) => {
    for (const seat of winners) {
      const { faction, tracks } = players[seat];
      count('faction', FACTIONS[faction].id, 'won');
      best(tracks, (track) => count('track', TRACK_NAMES[track], 'furthest'));
      best(
        tracks.map((space, track) => TRACK_VP[track][space]),
        (track) => count('track', TRACK_NAMES[track], 'worthMost'),
      );
    }
  },
};

/** Calls `each` for the highest of some values, and for all that are as high. */
function best(values: readonly number[], each: (at: number) => void): void {
  const most = Math.max(...values);
  values.forEach((value, at) => {
    if (value === most) each(at);
  });
}
