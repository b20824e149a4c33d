import { type Outcome, ranked, type Score, type Seat } from '@orrery/kernel';
import { ACHIEVEMENTS } from './content/achievements.ts';
import { EVENTS } from './content/events.ts';
import { DEEP_SPACE, SOL } from './content/exploration.ts';
import { AUTOMATION_POINTS, BEYOND } from './content/factions.ts';
import { levelOf } from './content/fields.ts';
import type { ShipLevel } from './content/kinds.ts';
import { EMPIRE_POINTS, POWER } from './content/powers.ts';
import { SYSTEMS } from './content/systems.ts';
import { TECHNOLOGIES } from './content/technologies/index.ts';
import { controlled, hasResearched, indexOf, strength, technologies } from './queries.ts';
import type { Shown, State } from './state.ts';

/** Chapter: final scoring. */

export const SCORE_PARTS = [
  'level1',
  'level2',
  'level3',
  'level4',
  'private',
  'automation',
  'colonies',
  'bases',
  'events',
  'achievements',
  'presence',
] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

export function automationPoints(steps: number): number {
  let points = 0;
  for (let i = 0; i < steps; i++) points += i < AUTOMATION_POINTS.length ? AUTOMATION_POINTS[i] : BEYOND;
  return points;
}

/** Whether nobody is stronger at a place; a place without ships has no strongest. */
function isStrongest(table: Shown, seat: Seat, location: number): boolean {
  const own = strength(table, seat, location);
  if (own === 0) return false;
  for (let other = 0; other < table.config.seats; other++) if (strength(table, other, location) > own) return false;
  return true;
}

/** Most and second most technologies; everybody tied for a place gets its points, and a tie for the first leaves no second. */
function censusPoints(table: Shown, seat: Seat, most: number, second: number): number {
  const own = technologies(table, seat);
  let above = 0;
  for (let other = 0; other < table.config.seats; other++) if (technologies(table, other) > own) above++;
  return above === 0 ? most : above === 1 ? second : 0;
}

function eventPoints(table: Shown, seat: Seat): number {
  let points = 0;
  for (const id of table.staying) {
    const { effect } = EVENTS[id];
    switch (effect.kind) {
      case 'prize':
        if (table.prize === seat) points += effect.points;
        break;
      case 'census':
        points += censusPoints(table, seat, effect.most, effect.second);
        break;
      case 'registry':
        points += Math.min(effect.most, effect.perColony * table.factions[seat].colonies.length);
        break;
      case 'controllerOf':
        if (table.bases[indexOf(effect.at)] === seat) points += effect.points;
        break;
      case 'strongestAt':
        if (isStrongest(table, seat, indexOf(effect.at))) points += effect.points;
        break;
      case 'museum': {
        const level = table.factions[seat].museum;
        if (level > 0) points += effect.points[level as ShipLevel];
        break;
      }
      case 'guild':
      case 'everyFaction':
      case 'dyson':
      case 'rogueStar':
        break;
    }
  }
  return points;
}

function partsOf(table: Shown, seat: Seat): Record<ScorePart, number> {
  const faction = table.factions[seat];
  const parts: Record<ScorePart, number> = {
    level1: 0,
    level2: 0,
    level3: 0,
    level4: 0,
    private: 0,
    automation: automationPoints(faction.automation.length),
    colonies: 0,
    bases: controlled(table, seat),
    events: eventPoints(table, seat),
    achievements: 0,
    presence: (isStrongest(table, seat, SOL) ? 1 : 0) + (isStrongest(table, seat, DEEP_SPACE) ? 1 : 0),
  };
  for (let field = 0; field < table.cubes.length; field++) {
    if (!hasResearched(table, seat, field)) continue;
    const level = levelOf(field);
    const technology = table.technologies[field];
    if (level === 1) parts.level1 += 1;
    else if (level === 2) parts.level2 += 2;
    else if (level === 3) parts.level3 += 3;
    else if (technology !== null) parts.level4 += TECHNOLOGIES[technology].points ?? 0;
  }
  if ((faction.powers & POWER.empirePoints) !== 0) {
    parts.level4 += EMPIRE_POINTS.each * Math.min(EMPIRE_POINTS.most, parts.bases);
  }
  for (const technology of faction.privates) parts.private += TECHNOLOGIES[technology].level;
  for (const system of faction.colonies) parts.colonies += SYSTEMS[system].points;
  for (let i = 0; i < table.claims.length; i++) {
    const slot = table.claims[i].indexOf(seat);
    if (slot >= 0) parts.achievements += ACHIEVEMENTS[table.achievements[i]].slots[slot];
  }
  return parts;
}

export function score(table: Shown, seat: Seat): Score {
  const parts = partsOf(table, seat);
  let total = 0;
  // In order of the keys, which engines walk much faster than they look keys up.
  for (const part in parts) total += parts[part as ScorePart];
  return { total, parts };
}

export const ENDINGS = ['achievements', 'roundLimit'] as const;

export function outcome(state: State): Outcome {
  const scores = state.factions.map((_, seat) => score(state, seat));
  const { winners, ties } = ranked(
    state.factions.map((_, seat) => [seat]),
    [
      { by: 'points', of: (seat) => scores[seat].total },
      { by: 'markers', fewest: true, of: (seat) => state.factions[seat].food + state.factions[seat].mines },
      { by: 'population', of: (seat) => state.factions[seat].population },
      { by: 'ore', of: (seat) => state.factions[seat].ore },
    ],
  );
  const ending = state.round === state.lastRound ? ENDINGS[0] : ENDINGS[1];
  return { ending, scores, winners, ...(ties.length === 0 ? {} : { ties }) };
}
