import { type Outcome, ranked, type Score, type Seat } from '@orrery/kernel';
import { FINAL_PARTS, type FinalPart } from './events.ts';
import { resourceCount, withQuasars, withTeams, withVortexes } from './queries.ts';
import type { State } from './state.ts';

/** Where points come from: those on the VP track, then the steps of the final scoring. */
export const SCORE_PARTS = ['track', ...FINAL_PARTS] as const;

/** Steps that only some options bring along are no part of other matches. */
function counts(state: State, part: FinalPart): boolean {
  if (part === 'specialRegions') return withQuasars(state) || withVortexes(state);
  return part !== 'destiny' || state.config.options.destinies === true;
}

export function score(state: State, seat: Seat): Score {
  const { vp } = state.players[seat];
  const parts: Record<string, number> = { track: vp };
  let total = vp;
  if (state.scored) {
    FINAL_PARTS.forEach((part, i) => {
      if (!counts(state, part)) return;
      parts[part] = state.finals[seat][i];
      total += parts[part];
    });
  }
  return { total, parts };
}

/** What decided the game: points, or at a tie modules, then resources; or nothing did. */
export const ENDINGS = ['points', 'modules', 'resources', 'shared'] as const;

const moduleCount = (state: State, seat: Seat): number => state.players[seat].rows.reduce((sum, row) => sum + row.length - 1, 0);

/** Most points wins; then most modules, then most resources; then victory is shared. Teams add up theirs. */
export function outcome(state: State): Outcome {
  const seats = state.players.map((_, seat) => seat);
  const scores = seats.map((seat) => score(state, seat));
  const sides = withTeams(state) ? [seats.slice(0, 2), seats.slice(2)] : seats.map((seat) => [seat]);
  const sum = (side: readonly Seat[], of: (seat: Seat) => number): number => side.reduce((total, seat) => total + of(seat), 0);
  // Mates share every value.
  const shared = (of: (seat: Seat) => number) => {
    const total = seats.map((seat) => sum(sides.find((side) => side.includes(seat)) ?? [seat], of));
    return (seat: Seat): number => total[seat];
  };
  const { winners, ties } = ranked(sides, [
    { by: 'points', of: shared((seat) => scores[seat].total) },
    { by: 'modules', of: shared((seat) => moduleCount(state, seat)) },
    { by: 'resources', of: shared((seat) => resourceCount(state.players[seat])) },
  ]);
  const decided = winners.length === sides[0].length;
  return { ending: decided ? ENDINGS[ties.length] : 'shared', scores, winners, ...(ties.length === 0 ? {} : { ties }) };
}
