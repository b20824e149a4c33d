import { MOONS_PER_PLANET } from '../content/planets.ts';
import { EVENT_TRACK_STEPS } from '../content/setup.ts';
import { type Cell, EMPTY } from '../map.ts';
import type { Context } from '../rulebook.ts';
import { NONE, ON_STATION, type State } from '../state.ts';

export const markerStart = (state: State): number => EVENT_TRACK_STEPS[state.players.length];

/** Moves the event marker; at the end of its track an event is triggered, and further steps are lost (AE-449). */
export function advanceMarker(x: Context, steps: number): void {
  const { state } = x;
  if (state.marker < 0 || steps === 0) return;
  if (steps < 0) {
    const left = Math.min(markerStart(state), state.marker - steps);
    const by = state.marker - left;
    state.marker = left;
    if (by !== 0) x.emit({ type: 'markerMoved', by, left });
    return;
  }
  const by = Math.min(steps, state.marker);
  state.marker -= by;
  x.emit({ type: 'markerMoved', by, left: state.marker });
  if (state.marker === 0) triggerEvent(x);
}

/** A new planet appears at once; the card is resolved at the end of the turn of the active player. */
function triggerEvent(x: Context): void {
  const { state } = x;
  state.marker = ON_STATION;
  x.emit({ type: 'eventTriggered', seat: state.active });
  const cell = nextSpace(state);
  if (state.planets.length === 0 || cell === NONE) return;
  x.reveal();
  const planet = state.planets.pop();
  if (planet !== undefined) placePlanet(x, cell, planet);
}

/** The next empty space, left to right, top to bottom. */
export const nextSpace = (state: State): Cell => state.tile.indexOf(EMPTY);

export function placePlanet(x: Context, cell: Cell, planet: number): void {
  const { state } = x;
  state.tile[cell] = planet;
  state.newest = cell;
  const reserve = state.reserve[planet];
  for (let i = 0; i < MOONS_PER_PLANET; i++) {
    const moon = reserve.pop();
    if (moon !== undefined) state.moons[cell].push(moon);
  }
  const moon = state.moons[cell].at(-1) ?? NONE;
  x.emit({ type: 'planetPlaced', cell, planet, moon });
  if (moon !== NONE) x.emit({ type: 'moonShown', at: cell, moon });
}
