/** What a searching player looks at: points, and the means of making more of them in the rounds left. */
import type { Evaluation } from '@orrery/kernel';
import { ROUNDS } from './content/box.ts';
import { factions } from './content/factions.ts';
import { STRENGTH, traitSum } from './rules/abilities.ts';
import { settleable } from './rules/colonize.ts';
import { colonies, developedPlanets, isFree, planetTypeAt, reachablePlanets } from './rules/galaxy.ts';
import { countTechnologies, ideologyPoints, score } from './score.ts';
import { NONE, type State } from './state.ts';

/** How much of the game is still to come, from 1 at the start to 0 at the end. */
const timeLeft = (s: State, cubes: number): number =>
  Math.max(0, (ROUNDS - Math.max(1, s.round)) / ROUNDS + Math.min(cubes, 3) / (3 * ROUNDS));

const SECTION = {
  points: 1,
  credits: 0.12,
  creditsLater: 0.3,
  productivityLater: 1.1,
  discovery: 0.1,
  discoveryLater: 0.6,
  influence: 0.1,
  influenceLater: 1.3,
  cruisers: 0.08,
  cruisersLater: 0.9,
  factionsLater: 4,
  cardsLater: 1.2,
  technologiesLater: 0.8,
  strengthLater: 0.5,
  settleableLater: 0.5,
  developedLater: 1,
  bestIdeology: 0.3,
} as const;

export const evaluation: Evaluation<State> = {
  features: Object.keys(SECTION),
  weights: Object.values(SECTION),
  extract(s, seat, out) {
    const p = s.players[seat];
    const later = timeLeft(s, p.cubes);
    const adapted = settleable(p);
    const reach = reachablePlanets(s, seat);
    let open = 0;
    for (let planet = 0; planet < reach; planet++) {
      if (!isFree(s, planet)) continue;
      const type = planetTypeAt(s, planet);
      if (type !== NONE && (adapted & (1 << type)) !== 0) open++;
    }
    let best = 0;
    for (let i = 0; i < p.hand.length; i++) {
      if (p.ideology !== NONE) break;
      best = Math.max(best, ideologyPoints(s, seat, factions[p.hand[i]].ideology));
    }
    let i = 0;
    out[i++] = score(s, seat).total;
    out[i++] = p.credits;
    out[i++] = p.credits * later;
    out[i++] = p.productivity * later;
    out[i++] = p.discovery;
    out[i++] = p.discovery * later;
    out[i++] = p.influence;
    out[i++] = p.influence * later;
    out[i++] = p.cruisers;
    out[i++] = p.cruisers * later;
    out[i++] = p.factions.length * later;
    out[i++] = p.hand.length * later;
    out[i++] = countTechnologies(p) * later;
    out[i++] = traitSum(p, STRENGTH) * later;
    out[i++] = open * later;
    out[i++] = (developedPlanets(s, seat) + colonies(s, seat) / 2) * later;
    out[i++] = best;
  },
};
