/** Appoint: a leader for the galactic congress. */
import { APPOINT_COST, congressPrestige } from '../content/box.ts';
import { bundle } from '../content/resources.ts';
import type { Context, Refusal } from '../rulebook.ts';
import type { Player, State } from '../state.ts';
import { APPOINT_LESS, reduced, tellTrait, trigger } from './abilities.ts';
import type { Action, Appoint } from './answers.ts';
import { developedPlanets } from './galaxy.ts';
import { gain } from './resources.ts';

const answer: Appoint = { action: 'appoint' };

export const appointCost = (p: Player): number => reduced(APPOINT_COST, p, APPOINT_LESS);

export function addAppoint(s: State, seat: number, options: Action[]): void {
  const p = s.players[seat];
  if (p.influence >= appointCost(p) && developedPlanets(s, seat) > 0) options.push(answer);
}

export function appoint(x: Context, seat: number): void {
  const s = x.state;
  const p = s.players[seat];
  const cost = appointCost(p);
  tellTrait(x, seat, 'appointLess');
  p.influence -= cost;
  const space = s.congress.length;
  const prestige = congressPrestige(space);
  s.congress.push(seat);
  x.emit({ type: 'appointed', seat, space, prestige });
  gain(x, seat, bundle({ prestige }), 'congress');
  trigger(x, seat, 'appoint');
}

export function refuseAppoint(s: State, seat: number): Refusal[] {
  const p = s.players[seat];
  const what = { action: 'appoint' };
  if (developedPlanets(s, seat) === 0) return [{ what, reason: 'needsDevelopedPlanet', rule: 'AG-152' }];
  const missing = appointCost(p) - p.influence;
  return missing > 0 ? [{ what, reason: 'needsInfluence', rule: 'AG-151', args: { missing } }] : [];
}
