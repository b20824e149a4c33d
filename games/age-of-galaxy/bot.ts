/** What a searching player looks at: points, and the means of making more of them in the rounds left. */
import type { Evaluation } from '@orrery/kernel';
import { factionWorth, technologyWorth } from './bot-worth.ts';
import { congressPrestige, ROUNDS } from './content/box.ts';
import { factions } from './content/factions.ts';
import { TRADE_CARDS_IN_PLAY, tradeSpaces } from './content/trade.ts';
import { net } from './net-looks.ts';
import { isFree, planetTypeAt } from './queries.ts';
import { STRENGTH, traitSum } from './rules/abilities.ts';
import { appointCost } from './rules/appoint.ts';
import { settleable } from './rules/colonize.ts';
import { developCost } from './rules/develop.ts';
import { reachablePlanets } from './rules/galaxy.ts';
import { isGuarded } from './rules/protection.ts';
import { mostSalvaged } from './rules/salvage.ts';
import { cubesOnCard } from './rules/trade.ts';
import { countTechnologies, ideologyPoints, mainIdeology } from './score.ts';
import { COLONY, DEVELOPED, NONE, OCCUPIED, playerCount, type State } from './state.ts';
import { weights as foreseen, asked as foreseenAsked } from './value-weights.ts';

/** Features and what they are worth; "later" ones are multiplied by the part of the game still to come. */
const valued = {
  /** Without what the ideology adds. */
  points: 1.15,
  /** Points that need nothing more than a cube: salvage, appoint, develop. */
  withinReach: 0.15,
  credits: 0.04,
  creditsLater: 0.26,
  productivityLater: 1.4,
  discovery: 0.03,
  discoveryLater: 0.27,
  influence: 0.14,
  influenceLater: 0.9,
  cruisers: 0.36,
  cruisersLater: 0.24,
  factionsLater: 0.7,
  abilitiesLater: 0.6,
  cardsLater: 1.3,
  technologiesLater: 0.4,
  strengthLater: 1.85,
  settleableLater: 0.39,
  coloniesLater: 0,
  developedLater: 0.34,
  occupiedLater: 0.6,
  exposed: -0.19,
  mostCruisers: 0.9,
  goldenCubes: 0.2,
  cubes: 0.06,
  /** What the main ideology is worth as things stand, and what the best one still to be had would be. */
  ideologyNow: 0.43,
  ideologyBest: 0.76,
};

/** How much of the game is still to come for a player with this many cubes, from 1 at the start to 0 at the end. */
const timeLeft = (s: State, cubes: number): number => Math.min(1, (ROUNDS - Math.max(1, s.round) + Math.min(cubes, 3) / 3) / ROUNDS);

/** The points that the next cubes could fetch with what is at hand. */
function pointsWithinReach(s: State, seat: number, colonies: number, developed: number): number {
  const p = s.players[seat];
  if (p.cubes === 0 && s.round === ROUNDS) return 0;
  let points = mostSalvaged(p);
  if (colonies > 0 && p.credits >= developCost(p)) points = Math.max(points, 3);
  if (developed > 0 && p.influence >= appointCost(p)) points += congressPrestige(s.congress.length);
  return points;
}

/** Cubes on cards and in boxes that may come back, by how full their cards are. */
function goldenCubes(s: State, seat: number): number {
  if (s.round === ROUNDS) return 0;
  const players = playerCount(s);
  const spaces = tradeSpaces(players);
  let hope = 0;
  for (let slot = 0; slot < TRADE_CARDS_IN_PLAY; slot++) {
    if (s.turned[slot]) continue;
    const mine = s.onTrade[slot * players + seat] + s.inBox[slot * players + seat];
    if (mine === 0) continue;
    let there = cubesOnCard(s, slot);
    for (let i = slot * players; i < (slot + 1) * players; i++) there += s.inBox[i];
    hope += mine * Math.min(1, there / spaces);
  }
  return Math.min(3, hope);
}

/** 1 with more cruisers than anybody else, half of it in a tie. */
function cruiserLead(s: State, seat: number): number {
  const mine = s.players[seat].cruisers;
  if (mine === 0) return 0;
  let lead = 1;
  for (let other = 0; other < playerCount(s); other++) {
    if (other === seat) continue;
    const theirs = s.players[other].cruisers;
    if (theirs > mine) return 0;
    if (theirs === mine) lead = 0.5;
  }
  return lead;
}

export const evaluation: Evaluation<State> = {
  features: Object.keys(valued),
  weights: Object.values(valued),
  // A lead of this many points is worth a factor of e in the odds.
  scale: 2.4,
  rolloutTurns: 12,
  rolloutLooks: 4,
  halfwayShare: 0.5,
  // Learnt among four: in a duel it judges worse than the weights to play by.
  valueWeights: { weights: foreseen, asked: foreseenAsked, staticShare: 0.5, seats: 3 },
  net,
  extract(s, seat, out) {
    const p = s.players[seat];
    const later = timeLeft(s, p.cubes);
    const adapted = settleable(p);
    const reach = reachablePlanets(s, seat);
    let [colonies, developed, occupied, settling] = [0, 0, 0, 0];
    for (let planet = 0; planet < s.owner.length; planet++) {
      if (s.owner[planet] === seat) {
        const level = s.level[planet];
        if (level === COLONY) colonies++;
        else if (level === DEVELOPED) developed++;
        else if (level === OCCUPIED) occupied++;
      } else if (planet < reach && isFree(s, planet)) {
        const type = planetTypeAt(s, planet);
        if (type !== NONE && (adapted & (1 << type)) !== 0) settling++;
      }
    }
    let abilities = 0;
    for (let i = 0; i < p.factions.length; i++) abilities += factionWorth[p.factions[i]];
    for (let bits = p.technologies; bits !== 0; bits &= bits - 1) abilities += technologyWorth[31 - Math.clz32(bits & -bits)];
    const now = ideologyPoints(s, seat, mainIdeology(p));
    let best = now;
    if (p.ideology === NONE)
      for (let i = 0; i < p.hand.length; i++) best = Math.max(best, ideologyPoints(s, seat, factions[p.hand[i]].ideology));
    let i = 0;
    out[i++] = p.prestige + p.relics + colonies + 2 * developed;
    out[i++] = pointsWithinReach(s, seat, colonies, developed);
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
    out[i++] = abilities * later;
    out[i++] = p.hand.length * later;
    out[i++] = countTechnologies(p) * later;
    out[i++] = Math.min(5, traitSum(p, STRENGTH)) * later;
    out[i++] = Math.min(5, settling) * later;
    out[i++] = colonies * later;
    out[i++] = developed * later;
    out[i++] = occupied * later;
    out[i++] = isGuarded(s, seat) ? 0 : colonies + 2 * developed;
    out[i++] = cruiserLead(s, seat);
    out[i++] = goldenCubes(s, seat);
    out[i++] = p.cubes;
    out[i++] = now;
    out[i] = best;
  },
};
