/** The row of systems: what lies where, who owns it, who reaches it. */
import { SYSTEMS_IN_ROW } from '../content/box.ts';
import { factions } from '../content/factions.ts';
import { EXPLORATIONS_PER_SYSTEM, PLANETS_PER_SYSTEM, systemOf, systems } from '../content/systems.ts';
import type { Whereabouts } from '../events.ts';
import { planetTypeAt } from '../queries.ts';
import type { Context } from '../rulebook.ts';
import { COLONY, DEVELOPED, isSolo, NONE, type Player, playerCount, type State } from '../state.ts';
import { REACH, traitSum } from './abilities.ts';

/** How an event names a planet. */
export const whereIs = (s: State, planet: number): Whereabouts => ({
  planet,
  system: s.row[systemOf(planet)],
  kind: planetTypeAt(s, planet),
});

/** Planets of a player that stand at one level. */
export function countLevel(s: State, seat: number, level: number): number {
  let n = 0;
  for (let i = 0; i < s.owner.length; i++) if (s.owner[i] === seat && s.level[i] === level) n++;
  return n;
}
export const colonies = (s: State, seat: number): number => countLevel(s, seat, COLONY);
export const developedPlanets = (s: State, seat: number): number => countLevel(s, seat, DEVELOPED);

/** How many systems from the left a player reaches: the fleet's and all before it, further with Warp Drive. Never a face-down card. */
export function reachOf(s: State, seat: number): number {
  const further = isSolo(s) && seat > 0 ? 1 : traitSum(s.players[seat], REACH);
  return Math.min(s.fleet + 1 + further, s.opened);
}
export const reachablePlanets = (s: State, seat: number): number => reachOf(s, seat) * PLANETS_PER_SYSTEM;
export const reachableMarkers = (s: State, seat: number): number => reachOf(s, seat) * EXPLORATIONS_PER_SYSTEM;

/** The planet types an alliance is adapted to, as bits. */
export function adaptationOf(p: Player): number {
  let bits = 0;
  for (let i = 0; i < p.factions.length; i++) bits |= factions[p.factions[i]].adaptationBits;
  return bits;
}

/** Turns the next system card up and fills its places for the number of players. */
export function openSystem(x: Context): void {
  const s = x.state;
  if (s.opened >= SYSTEMS_IN_ROW) return;
  const position = s.opened;
  const card = systems[s.row[position]];
  const players = playerCount(s);
  x.reveal();
  s.opened++;
  if (players >= card.place) s.places[position] = s.planetPile.pop() ?? NONE;
  let markers = 0;
  for (let i = 0; i < card.exploration.length; i++) {
    if (players < card.exploration[i]) continue;
    s.anomalies[position * EXPLORATIONS_PER_SYSTEM + i] = s.explorationPile.pop() ?? NONE;
    markers++;
  }
  x.emit({ type: 'systemOpened', position, system: s.row[position], place: s.places[position], markers });
}
