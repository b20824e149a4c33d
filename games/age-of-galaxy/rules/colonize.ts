/** Colonize: settle a reachable free planet the alliance is adapted to. */
import { factions } from '../content/factions.ts';
import { INHOSPITABLE, planetTypes } from '../content/planets.ts';
import { slotOf, systemOf } from '../content/systems.ts';
import { isFree, planetAt, planetTypeAt } from '../queries.ts';
import type { Context, Refusal } from '../rulebook.ts';
import { COLONY, NONE, PLANETS, type Player, type State } from '../state.ts';
import { COLONIZE_LESS, reduced, TERRAFORM, tellTrait, traitSum, trigger } from './abilities.ts';
import type { Action, Colonize } from './answers.ts';
import { playAdaptation } from './cards.ts';
import { adaptationOf, colonies, reachablePlanets, whereIs } from './galaxy.ts';
import { mayPlayCard } from './means.ts';
import { offerNomadic } from './nomadic.ts';
import { gain } from './resources.ts';

const planetSources = planetTypes.map((type) => `planet:${type}`);

const plain: readonly Colonize[] = Array.from({ length: PLANETS }, (_, planet) => ({ action: 'colonize', planet }));
const withCard: readonly (readonly Colonize[])[] = plain.map(({ planet }) =>
  factions.map((_, card) => ({ action: 'colonize', planet, card })),
);

/** One credit for each own colony; developed and occupied planets do not count. */
export const colonizeCost = (s: State, seat: number): number => reduced(colonies(s, seat), s.players[seat], COLONIZE_LESS);

const INHOSPITABLE_BIT = 1 << INHOSPITABLE;

/** The types of planet a player may settle without playing a card, as bits. */
export function settleable(p: Player): number {
  const bits = adaptationOf(p);
  return traitSum(p, TERRAFORM) > 0 ? bits | INHOSPITABLE_BIT : bits;
}

export function addColonize(s: State, seat: number, options: Action[]): void {
  const p = s.players[seat];
  if (p.credits < colonizeCost(s, seat)) return;
  const adapted = settleable(p);
  const cards = mayPlayCard(p);
  const reach = reachablePlanets(s, seat);
  for (let planet = 0; planet < reach; planet++) {
    if (!isFree(s, planet)) continue;
    const type = planetTypeAt(s, planet);
    if (type === NONE) continue;
    const bit = 1 << type;
    if ((adapted & bit) !== 0) options.push(plain[planet]);
    else if (cards) {
      for (let i = 0; i < p.hand.length; i++)
        if ((factions[p.hand[i]].adaptationBits & bit) !== 0) options.push(withCard[planet][p.hand[i]]);
    }
  }
}

export function colonize(x: Context, seat: number, { planet, card }: Colonize): void {
  const s = x.state;
  const p = s.players[seat];
  const there = planetAt(s, planet);
  if (there === undefined) throw new Error(`no planet ${planet}`);
  const cost = colonizeCost(s, seat);
  if (card !== undefined) playAdaptation(x, seat, card, planet);
  if (cost < colonies(s, seat)) tellTrait(x, seat, 'colonizeLess');
  if (there.type === INHOSPITABLE) tellTrait(x, seat, 'terraform');
  if (systemOf(planet) > s.fleet) tellTrait(x, seat, 'reach');
  p.credits -= cost;
  s.owner[planet] = seat;
  s.level[planet] = COLONY;
  s.settled[planet] = s.round;
  x.emit({ type: 'colonized', seat, at: whereIs(s, planet), cost });
  gain(x, seat, there.reward, planetSources[there.type]);
  trigger(x, seat, 'colonize', there.reward);
  offerNomadic(x, seat);
}

/** Why the other planets on the table cannot be settled. */
export function refuseColonize(s: State, seat: number): Refusal[] {
  const p = s.players[seat];
  const cost = colonizeCost(s, seat);
  const adapted = settleable(p);
  const reach = reachablePlanets(s, seat);
  const refused: Refusal[] = [];
  for (let planet = 0; planet < PLANETS; planet++) {
    const type = planetTypeAt(s, planet);
    if (type === NONE) continue;
    const what = { action: 'colonize', planet };
    const args = { type: planetTypes[type], system: s.row[systemOf(planet)], slot: slotOf(planet) };
    const bit = 1 << type;
    if (!isFree(s, planet)) refused.push({ what, reason: 'planetTaken', rule: 'AG-105', args });
    else if (planet >= reach) refused.push({ what, reason: 'beyondReach', rule: 'AG-097', args });
    else if (type === INHOSPITABLE && (adapted & bit) === 0) refused.push({ what, reason: 'needsTerraforming', rule: 'AG-107', args });
    else if ((adapted & bit) === 0 && !(mayPlayCard(p) && p.hand.some((c) => (factions[c].adaptationBits & bit) !== 0)))
      refused.push({ what, reason: 'notAdapted', rule: 'AG-106', args });
    else if (p.credits < cost) refused.push({ what, reason: 'needsCredits', rule: 'AG-100', args: { ...args, missing: cost - p.credits } });
  }
  return refused;
}
