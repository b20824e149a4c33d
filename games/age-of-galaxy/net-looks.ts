import type { Evaluation } from '@orrery/kernel';
import { CONGRESS, congressPrestige, ROUNDS } from './content/box.ts';
import { ideologies } from './content/factions.ts';
import { technologies } from './content/technologies.ts';
import { STRENGTH, traitSum } from './rules/abilities.ts';
import { appointCost } from './rules/appoint.ts';
import { developCost } from './rules/develop.ts';
import { reachablePlanets } from './rules/galaxy.ts';
import { isGuarded, mayBeOccupied } from './rules/protection.ts';
import { strengthOf } from './rules/war.ts';
import { countTechnologies, mainIdeology } from './score.ts';
import { COLONY, DEVELOPED, NONE, OCCUPIED, playerCount, type State } from './state.ts';

/** What the learnt value sees of a seat beside what weights judge: when it is, what things can still become, and what others threaten. */
const NAMES = [
  'round',
  'lastRound',
  'cubesLeft',
  'othersCubes',
  'inOrder',
  'starts',
  'prestige',
  'relics',
  'productivity',
  'productions',
  'factions',
  'cards',
  'technologies',
  'colonies',
  'developed',
  'occupied',
  'strength',
  'warStrength',
  'stronger',
  'guarded',
  'spareCruisers',
  'prey',
  'toDevelop',
  'toAppoint',
  'appointPoints',
  'seatsInCongress',
  'actionsWorth',
  'supply',
  ...ideologies,
  ...technologies.map(({ id }) => `knows ${id}`),
] as const;

/** What a point costs, about: credits to develop, influence to appoint, discovery to salvage. */
const useful = (have: number, cost: number, most: number): number => Math.min(most, have / Math.max(1, cost));

function look(s: State, seat: number, out: Float64Array): void {
  const p = s.players[seat];
  const players = playerCount(s);
  let [colonies, developed, occupied, prey] = [0, 0, 0, 0];
  const reach = reachablePlanets(s, seat);
  for (let planet = 0; planet < s.owner.length; planet++) {
    if (s.owner[planet] !== seat) {
      if (planet < reach && s.owner[planet] !== NONE && mayBeOccupied(s, seat, planet)) prey++;
      continue;
    }
    if (s.level[planet] === COLONY) colonies++;
    else if (s.level[planet] === DEVELOPED) developed++;
    else if (s.level[planet] === OCCUPIED) occupied++;
  }
  let [othersCubes, stronger] = [0, 0];
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    othersCubes += s.players[other].cubes / (players - 1);
    if (strengthOf(s, other) > strengthOf(s, seat)) stronger++;
  }
  let congress = 0;
  for (let i = 0; i < s.congress.length; i++) if (s.congress[i] === seat) congress++;
  const ideology = mainIdeology(p);
  const roundsLeft = ROUNDS - Math.max(1, s.round);
  let i = 0;
  out[i++] = s.round;
  out[i++] = s.round === ROUNDS ? 1 : 0;
  out[i++] = p.cubes + 3 * roundsLeft;
  out[i++] = othersCubes;
  out[i++] = s.order.indexOf(seat);
  out[i++] = s.start === seat ? 1 : 0;
  out[i++] = p.prestige;
  out[i++] = p.relics;
  out[i++] = p.productivity;
  out[i++] = p.productivity * roundsLeft;
  out[i++] = p.factions.length;
  out[i++] = p.hand.length;
  out[i++] = countTechnologies(p);
  out[i++] = colonies;
  out[i++] = developed;
  out[i++] = occupied;
  out[i++] = traitSum(p, STRENGTH);
  out[i++] = strengthOf(s, seat);
  out[i++] = stronger;
  out[i++] = isGuarded(s, seat) ? 1 : 0;
  out[i++] = Math.max(0, p.cruisers - colonies - developed);
  out[i++] = Math.min(prey, p.cruisers);
  out[i++] = useful(p.credits, developCost(p), colonies);
  out[i++] = useful(p.influence, appointCost(p), developed);
  out[i++] = s.congress.length < CONGRESS.length * players ? congressPrestige(s.congress.length) : 0;
  out[i++] = congress;
  out[i++] = Math.min(p.cubes, p.credits / 5 + p.influence / 3 + p.discovery / 3);
  out[i++] = p.supply;
  for (let k = 0; k < ideologies.length; k++) out[i++] = ideology === k ? 1 : 0;
  for (let k = 0; k < technologies.length; k++) out[i++] = (p.technologies >> k) & 1;
}

export const net: NonNullable<Evaluation<State>['net']> = {
  looks: NAMES,
  look,
  weights: async () => (await import('./net-weights.ts')).net,
};
