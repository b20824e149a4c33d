import type { Evaluation, Seat } from '@orrery/kernel';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS, claimsToEnd } from './content/achievements.ts';
import { FIELDS_OF } from './content/fields.ts';
import { fleetSize, fleetStrength, hasResearched, meetsPrerequisites, progress, technologies } from './queries.ts';
import { SCORE_PARTS, score } from './score.ts';
import type { State } from './state.ts';

const LEVELS = [1, 2, 3, 4] as const;

/** What the learnt value sees of a seat beside what weights judge: how near the end is, who may bring it, and how points are made. */
const NAMES = [
  'round',
  'claimsLeft',
  'ending',
  'turnsLeft',
  'turnsSoFar',
  'ownClaims',
  'claimable',
  'nearestClaim',
  'secondClaim',
  'rivalNearest',
  'ahead',
  'allOre',
  'allPopulation',
  'cubesInSupply',
  'foodMarkers',
  'oreMarkers',
  'automation',
  'technologies',
  'privates',
  'colonies',
  'fleet',
  'ships',
  ...SCORE_PARTS.map((part) => `points ${part}`),
  ...LEVELS.map((level) => `researched ${level}`),
  ...LEVELS.map((level) => `open ${level}`),
  ...ACHIEVEMENT_IDS.map((id) => `way to ${id}`),
] as const;

/** How far a seat has come to an achievement it may still claim, 0 for one it may not. */
function wayTo(state: State, seat: Seat, i: number): number {
  const taken = state.claims[i];
  if (taken.includes(seat) || taken.length >= ACHIEVEMENTS[state.achievements[i]].slots.length) return 0;
  const [reached, needed] = progress(state, seat, state.achievements[i]);
  return Math.min(1, reached / needed);
}

function look(state: State, seat: Seat, out: Float64Array): void {
  out.fill(0);
  const { seats } = state.config;
  const faction = state.factions[seat];
  let [claims, own, ready, first, second, rival] = [0, 0, 0, 0, 0, 0];
  const ways = SCORE_PARTS.length + 2 * LEVELS.length + FIXED;
  for (let a = 0; a < state.achievements.length; a++) {
    claims += state.claims[a].length;
    if (state.claims[a].includes(seat)) own++;
    const way = wayTo(state, seat, a);
    out[ways + ACHIEVEMENT_IDS.indexOf(state.achievements[a])] = way;
    if (way === 1) ready++;
    if (way > first) [first, second] = [way, first];
    else if (way > second) second = way;
    for (let other = 0; other < seats; other++) if (other !== seat) rival = Math.max(rival, wayTo(state, other, a));
  }
  const { total, parts } = score(state, seat);
  let best = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, score(state, other).total);
  // Whoever had their turn in the last round already has no more.
  const since = (seat - state.start + seats) % seats;
  let i = 0;
  out[i++] = state.round;
  out[i++] = Math.max(0, claimsToEnd(seats) - claims);
  out[i++] = state.lastRound > 0 ? 1 : 0;
  out[i++] = state.lastRound > 0 ? state.lastRound - state.round + (since >= state.turns ? 1 : 0) : 0;
  out[i++] = since < state.turns ? 1 : 0;
  out[i++] = own;
  out[i++] = ready;
  out[i++] = first;
  out[i++] = second;
  out[i++] = rival;
  out[i++] = total - best;
  out[i++] = faction.ore;
  out[i++] = faction.population;
  for (let c = 0; c < faction.supply.length; c++) out[i] += faction.supply[c];
  i++;
  out[i++] = faction.food;
  out[i++] = faction.mines;
  out[i++] = faction.automation.length;
  out[i++] = technologies(state, seat);
  out[i++] = faction.privates.length;
  out[i++] = faction.colonies.length;
  out[i++] = fleetStrength(state, seat);
  out[i++] = fleetSize(state, seat);
  for (let k = 0; k < SCORE_PARTS.length; k++) out[i++] = parts[SCORE_PARTS[k]];
  for (const level of LEVELS) {
    let open = 0;
    for (const field of FIELDS_OF[level]) {
      if (hasResearched(state, seat, field)) out[i + level - 1]++;
      else if (meetsPrerequisites(state, seat, field)) open++;
    }
    out[i + LEVELS.length + level - 1] = open;
  }
}

/** This many names stand before those of the points. */
const FIXED = NAMES.findIndex((name) => name.startsWith('points '));

export const net: NonNullable<Evaluation<State>['net']> = {
  looks: NAMES,
  look,
};
