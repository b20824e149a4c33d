import { type Outcome, ranked, type Score, type Seat } from '@orrery/kernel';
import { MISSIONS } from './content/missions.ts';
import { roomPoints } from './rules/ship.ts';
import type { State } from './state.ts';

export function missionPoints(state: State, seat: Seat): number {
  let sum = 0;
  const fulfilled = state.fulfilled[seat];
  for (let i = 0; i < fulfilled.length; i++) sum += MISSIONS[fulfilled[i]].points;
  return sum;
}

/** Control points as they stand: permanent ones from missions, today's from rooms. */
export function score(state: State, seat: Seat): Score {
  const missions = missionPoints(state, seat);
  const rooms = roomPoints(state, seat);
  return { total: missions + rooms, parts: { missions, rooms } };
}

export const scores = (state: State): Score[] => Array.from({ length: state.config.seats }, (_, seat) => score(state, seat));

/** Most points; of those who tie, most points from rooms; still tied, they share the victory. */
const rank = (all: readonly Score[]) =>
  ranked(
    all.map((_, seat) => [seat]),
    [
      { by: 'points', of: (seat) => all[seat].total },
      { by: 'rooms', of: (seat) => all[seat].parts.rooms },
    ],
  );

export const winnersOf = (all: readonly Score[]): Seat[] => rank(all).winners;

export function outcome(state: State): Outcome {
  if (state.ending === null) throw new Error('the game is not over');
  const all = scores(state);
  const { winners, ties } = rank(all);
  return { ending: state.ending, scores: all, winners, ...(ties.length === 0 ? {} : { ties }) };
}
