/** Explore: a cruiser sets out and turns up a reachable exploration marker. */
import { explorationMarkers, systemOfMarker } from '../content/systems.ts';
import type { Context, Refusal } from '../rulebook.ts';
import { MARKER_PLACES, NONE, type State } from '../state.ts';
import { tellTrait, trigger } from './abilities.ts';
import type { Action, Explore } from './answers.ts';
import { reachableMarkers } from './galaxy.ts';
import { gain } from './resources.ts';

const answers: readonly Explore[] = Array.from({ length: MARKER_PLACES }, (_, place) => ({ action: 'explore', place }));

export function addExplore(s: State, seat: number, options: Action[]): void {
  if (s.players[seat].cruisers === 0) return;
  const reach = reachableMarkers(s, seat);
  for (let place = 0; place < reach; place++) if (s.anomalies[place] !== NONE) options.push(answers[place]);
}

export function explore(x: Context, seat: number, { place }: Explore): void {
  const s = x.state;
  const p = s.players[seat];
  if (systemOfMarker(place) > s.fleet) tellTrait(x, seat, 'reach');
  p.cruisers--;
  p.dock++;
  s.anomalyCubes[seat]++;
  const marker = s.anomalies[place];
  s.anomalies[place] = NONE;
  x.reveal();
  s.discardedMarkers.push(marker);
  x.emit({ type: 'explored', seat, place, system: s.row[systemOfMarker(place)], marker });
  gain(x, seat, explorationMarkers[marker], 'explore');
  trigger(x, seat, 'explore');
}

export function refuseExplore(s: State, seat: number): Refusal[] {
  const reach = reachableMarkers(s, seat);
  const refused: Refusal[] = [];
  let reachable = 0;
  for (let place = 0; place < MARKER_PLACES; place++) {
    if (s.anomalies[place] === NONE) continue;
    const what = { action: 'explore', place };
    if (place >= reach) refused.push({ what, reason: 'beyondReach', rule: 'AG-097' });
    else {
      reachable++;
      if (s.players[seat].cruisers === 0) refused.push({ what, reason: 'needsCruiser', rule: 'AG-144' });
    }
  }
  if (reachable === 0) refused.push({ what: { action: 'explore' }, reason: 'noMarker', rule: 'AG-148' });
  return refused;
}
