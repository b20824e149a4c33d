import type { Seat } from '@orrery/kernel';
import { ACHIEVEMENTS, type AchievementId, claimsToEnd } from '../content/achievements.ts';
import { claimable } from '../queries.ts';
import type { Context } from '../rulebook.ts';
import { decision } from '../rulebook.ts';

/** Chapter: achievements. */

export const claimAchievement = decision('claimAchievement', {
  options: (state, seat) => claimable(state, seat),
});

export function claim(x: Context, seat: Seat, achievement: AchievementId): void {
  const { state } = x;
  const i = state.achievements.indexOf(achievement);
  const points = ACHIEVEMENTS[achievement].slots[state.claims[i].length];
  state.claims[i].push(seat);
  x.emit({ type: 'achievementClaimed', seat, achievement, points });
  let claims = 0;
  for (const slots of state.claims) claims += slots.length;
  if (state.lastRound === 0 && claims >= claimsToEnd(state.config.seats)) {
    // The round is finished, then one more full round is played.
    state.lastRound = state.round + 1;
    x.emit({ type: 'endTriggered', seat, lastRound: state.lastRound });
  }
}
