import type { Evaluation, Seat } from '@orrery/kernel';
import { CONTAMINATION, IMPROVISE, MOVEMENT, SUPPORT, TECHNOLOGY, TRAINING } from './content/dice.ts';
import { MISSIONS, type MissionId } from './content/missions.ts';
import { NEIGHBOURS, PLACES } from './content/ship.ts';
import { canFulfil, nearness } from './rules/conditions.ts';
import { lowestCard } from './rules/phase1.ts';
import { aboard, bits, controllerOf, figuresAt, isExplored, roomPoints, strongestOther, tileAt } from './rules/ship.ts';
import { missionPoints } from './score.ts';
import { LAST_ROUND, type State, THRESHOLDS } from './state.ts';
import { weights as foreseen, asked as foreseenAsked } from './value-weights.ts';
import { weights } from './weights.ts';

/** What is worth looking at; how much each is worth was learnt (weights.ts). */
const NAMES = [
  'missionPoints',
  'roomPoints',
  /** Points of the strongest other player. */
  'rivalPoints',
  'won',
  /** Distance in researchers by which held rooms are held, at most two for each. */
  'margin',
  /** Nearly held rooms: within one researcher of control. */
  'contested',
  'presence',
  'aboard',
  'trained',
  'supply',
  'teleporters',
  'vaccines',
  'readyMissions',
  'missionProgress',
  'training',
  'support',
  'improvise',
  'movement',
  'technology',
  'contamination',
  'movesLeft',
  'callsLeft',
  /** Unexplored tiles beside own researchers: something to gain. */
  'frontier',
  'orderCard',
  /** Worth of the dice a seat without an order card can expect. */
  'prospect',
] as const;
type Feature = (typeof NAMES)[number];
const AT = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<Feature, number>;

export const evaluation: Evaluation<State> = {
  features: NAMES,
  weights: NAMES.map((name) => weights[name]),
  staticShare: 1,
  valueWeights: { weights: foreseen, asked: foreseenAsked },
  extract(state, seat, out) {
    out.fill(0);
    extractPoints(state, seat, out);
    extractShip(state, seat, out);
    extractMissions(state, seat, out);
    out[AT.aboard] = aboard(state, seat);
    out[AT.trained] = state.cards[seat];
    out[AT.supply] = state.supplies[seat];
    out[AT.teleporters] = bits(state.teleporters[seat]);
    out[AT.vaccines] = state.vaccines[seat];
    const base = seat * 6;
    out[AT.training] = state.dice[base + TRAINING];
    out[AT.support] = state.dice[base + SUPPORT];
    out[AT.improvise] = state.dice[base + IMPROVISE];
    out[AT.movement] = state.dice[base + MOVEMENT];
    out[AT.technology] = state.dice[base + TECHNOLOGY];
    out[AT.contamination] = Math.max(0, state.dice[base + CONTAMINATION] - state.vaccines[seat]);
    if (state.active === seat) {
      out[AT.movesLeft] = state.turn.movesLeft;
      out[AT.callsLeft] = Math.min(state.turn.callsLeft, state.cards[seat]);
    }
    // Whoever moves late sees what the others did.
    out[AT.orderCard] = state.orderCards[seat];
    if (state.phase === 'commands' && state.orderCards[seat] === 0) out[AT.prospect] = prospect(state, seat);
  },
};

const DIE_WORTH = [1.3, 1.8, 1.2, 1.4, 1.5, -1.6];

function worth(dice: readonly number[]): number {
  let sum = 0;
  for (let s = 0; s < DIE_WORTH.length; s++) sum += dice[s] * DIE_WORTH[s];
  return sum;
}

/** A fair share of what is left; who builds an offer will get the worse of the offer and what the others leave. */
function prospect(state: State, seat: Seat): number {
  const cards = state.config.seats - lowestCard(state) + 1;
  const [offered, left] = [worth(state.offer), worth(state.pool)];
  return state.offerer === seat && cards > 1 && offered !== 0 ? Math.min(offered, left / (cards - 1)) : (offered + left) / cards;
}

function extractPoints(state: State, seat: Seat, out: Float64Array): void {
  let rival = 0;
  for (let other = 0; other < state.config.seats; other++)
    if (other !== seat) rival = Math.max(rival, missionPoints(state, other) + roomPoints(state, other));
  const own = missionPoints(state, seat);
  const rooms = roomPoints(state, seat);
  out[AT.missionPoints] = own;
  out[AT.roomPoints] = rooms;
  out[AT.rivalPoints] = rival;
  const decided = own + rooms >= THRESHOLDS[state.config.seats] || (state.round === LAST_ROUND && state.ending !== null);
  out[AT.won] = decided && own + rooms > rival ? 1 : 0;
}

function extractShip(state: State, seat: Seat, out: Float64Array): void {
  for (let place = 0; place < PLACES; place++) {
    if (!isExplored(state, place)) {
      if (state.rooms[place] !== null && NEIGHBOURS[place].some((beside) => figuresAt(state, beside, seat) > 0)) out[AT.frontier]++;
      continue;
    }
    const own = figuresAt(state, place, seat);
    if (own > 0) out[AT.presence]++;
    const { points, minimum } = tileAt(state, place);
    const most = strongestOther(state, place, seat);
    if (controllerOf(state, place) === seat) out[AT.margin] += points * Math.min(2, own - most);
    else if (own + 1 > most && own + 1 >= minimum) out[AT.contested] += points;
  }
}

function extractMissions(state: State, seat: Seat, out: Float64Array): void {
  const near = (mission: MissionId, weight: number): void => {
    const { condition, points } = MISSIONS[mission];
    if (state.active === seat && canFulfil(state, seat, mission)) out[AT.readyMissions] += points;
    out[AT.missionProgress] += weight * points * nearness(state, seat, condition);
  };
  const personal = state.personal[seat];
  if (personal !== null) near(personal, 1);
  for (let i = 0; i < state.openMissions.length; i++) near(state.openMissions[i], 0.6);
}
