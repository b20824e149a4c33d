import type { Seat } from '@orrery/kernel';
import { ACHIEVEMENTS, type AchievementId, claimsToEnd } from '../content/achievements.ts';
import { LOCATIONS } from '../content/exploration.ts';
import { FIELDS_OF } from '../content/fields.ts';
import { MARKERS, type Specialisation, TYPES } from '../content/kinds.ts';
import { SYSTEMS } from '../content/systems.ts';
import { TECHNOLOGIES } from '../content/technologies/index.ts';
import { decision } from '../kit.ts';
import type { Table } from '../state.ts';
import { controlled, fleetStrength, makes } from './fleet.ts';
import { hasResearched } from './prerequisites.ts';
import type { X } from './x.ts';

/** Chapter: achievements. */

export const claimAchievement = decision('claimAchievement', {
  options: (state, seat) => claimable(state, seat),
});

export function technologies(state: Table, seat: Seat): number {
  let count = 0;
  for (let field = 0; field < state.cubes.length; field++) if (hasResearched(state, seat, field)) count++;
  return count;
}

/** Systems with a printed specialisation: colonies, and what one controls, shipyards included. */
function systemsMaking(state: Table, seat: Seat, what: Specialisation): number {
  let count = 0;
  for (const system of state.factions[seat].colonies) if (SYSTEMS[system].makes.includes(what)) count++;
  for (let i = 0; i < LOCATIONS.length; i++) if (state.bases[i] === seat && makes(state, i).includes(what)) count++;
  return count;
}

/** How many types can be shown by different cards, one card for each type (Hall's condition over sets of types). */
function typesShown(state: Table, seat: Seat): number {
  const cards: number[] = [];
  for (let field = FIELDS_OF[2][0]; field < state.cubes.length; field++) {
    const technology = state.technologies[field];
    if (technology === null || !hasResearched(state, seat, field)) continue;
    const { primary, secondary } = TECHNOLOGIES[technology];
    cards.push((1 << TYPES.indexOf(primary)) | (1 << TYPES.indexOf(secondary)));
  }
  let lacking = 0;
  for (let set = 1; set < 16; set++) {
    let wanted = 0;
    for (let type = 0; type < 4; type++) if ((set & (1 << type)) !== 0) wanted++;
    let able = 0;
    for (const card of cards) if ((card & set) !== 0) able++;
    lacking = Math.max(lacking, wanted - able);
  }
  return 4 - lacking;
}

/** How far a faction has come: [reached, needed]. */
export function progress(state: Table, seat: Seat, achievement: AchievementId): readonly [number, number] {
  const { condition } = ACHIEVEMENTS[achievement];
  const faction = state.factions[seat];
  switch (condition.kind) {
    case 'colonies':
      return [faction.colonies.length, condition.least];
    case 'levelFour': {
      let count = 0;
      for (const field of FIELDS_OF[4]) if (hasResearched(state, seat, field)) count++;
      return [count, 1];
    }
    case 'automation':
      return [faction.automation.length, condition.steps];
    case 'strength':
      return [fleetStrength(state, seat), condition.least];
    case 'technologies':
      return [technologies(state, seat), condition.least];
    case 'control':
      // Without a colony of one's own the last step is not counted.
      return [
        Math.min(controlled(state, seat), condition.locations - (faction.colonies.length < condition.colonies ? 1 : 0)),
        condition.locations,
      ];
    case 'sameSpecialisation':
      return [Math.max(systemsMaking(state, seat, 'food'), systemsMaking(state, seat, 'ore')), condition.systems];
    case 'track':
      return [MARKERS - (condition.track === 'food' ? faction.food : faction.mines), condition.removed];
    case 'everyType':
      return [typesShown(state, seat), TYPES.length];
  }
}

export function claimable(state: Table, seat: Seat): AchievementId[] {
  const list: AchievementId[] = [];
  for (let i = 0; i < state.achievements.length; i++) {
    const achievement = state.achievements[i];
    const taken = state.claims[i];
    if (taken.length >= ACHIEVEMENTS[achievement].slots.length || taken.includes(seat)) continue;
    const [reached, needed] = progress(state, seat, achievement);
    if (reached >= needed) list.push(achievement);
  }
  return list;
}

export function claim(x: X, seat: Seat, achievement: AchievementId): void {
  const { state } = x;
  const i = state.achievements.indexOf(achievement);
  const points = ACHIEVEMENTS[achievement].slots[state.claims[i].length];
  state.claims[i].push(seat);
  x.emit({ type: 'achievementClaimed', seat, achievement, points });
  let claims = 0;
  for (const slots of state.claims) claims += slots.length;
  if (state.lastRound === 0 && claims >= claimsToEnd(state.seats)) {
    // The round is finished, then one more full round is played.
    state.lastRound = state.round + 1;
    x.emit({ type: 'endTriggered', seat, lastRound: state.lastRound });
  }
}
