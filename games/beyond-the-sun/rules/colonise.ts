import { need, open, type Seat } from '@orrery/kernel';
import { DEEP_SPACE, LOCATIONS, type LocationId, ROGUE } from '../content/exploration.ts';
import { COLUMNS, LETTER, type Marker, SHIP_LEVELS, type ShipLevel } from '../content/kinds.ts';
import { SYSTEMS, type SystemId } from '../content/systems.ts';
import { canColonise, indexOf, shipsAt, strength } from '../queries.ts';
import type { Context } from '../rulebook.ts';
import { decision, define, type Refusal } from '../rulebook.ts';
import { type State, shipAt } from '../state.ts';
import { colonise, jump, stealthColonise } from './calls.ts';
import { colonyBonus, drawSystem, ownSystem } from './colonies.ts';
import { atRest, checkControl, loseBase } from './control.ts';
import { chooseMarker, mustChoose, takeMarker, tracksFor } from './markers.ts';
import { stealthTarget } from './stealth.ts';
import { putSupply } from './supply.ts';

/** Chapter: colonising, in the six steps of the rulebook. */

function targets(state: State, seat: Seat, stealth: boolean): LocationId[] {
  const list: LocationId[] = [];
  for (let i = 0; i < LOCATIONS.length; i++) {
    if (stealth ? stealthTarget(state, seat, i) : canColonise(state, seat, i)) list.push(LOCATIONS[i]);
  }
  return list;
}

export const chooseColony = decision('chooseColony', {
  args: { stealth: open<boolean>() },
  options: (state, seat, { stealth }) => targets(state, seat, stealth),
  refusals: (state, seat, { stealth }) =>
    LOCATIONS.flatMap((what, location): readonly Refusal[] => {
      const system = state.systems[location];
      if (system === null || targets(state, seat, stealth).includes(what)) return [];
      const here = strength(state, seat, location);
      if (!stealth && here > 0 && state.bases[location] !== seat) return [{ what, reason: 'notControlled', rule: 'BS-305' }];
      const missing = SYSTEMS[system].strength - here;
      return missing > 0 ? [{ what, reason: 'tooWeak', rule: 'BS-306', args: { missing } }] : [];
    }),
});

export const chooseSettlers = decision('chooseSettlers', {
  args: { at: open<LocationId>(), settled: open<number>() },
  options: (state, seat, { at, settled }): readonly (ShipLevel | 'enough')[] => {
    const location = indexOf(at);
    const list: (ShipLevel | 'enough')[] = [];
    for (const level of SHIP_LEVELS) if (state.ships[shipAt(seat, location, level)] > 0) list.push(level);
    const system = state.systems[location];
    if (system !== null && settled >= SYSTEMS[system].strength) list.push('enough');
    return list;
  },
});

/** Step 2 for one ship: it becomes supply, whatever its level. */
function settle(x: Context, location: number, level: ShipLevel): void {
  const { state, seat } = x;
  state.ships[shipAt(seat, location, level)]--;
  const column = putSupply(state, state.factions[seat]);
  x.emit({ type: 'shipSettled', seat, level, at: LOCATIONS[location], column: COLUMNS[column] });
}

/** Step 3: everybody who is still there. */
function driftToDeepSpace(x: Context, location: number): void {
  const { state } = x;
  for (let seat = 0; seat < state.config.seats; seat++) {
    for (const level of SHIP_LEVELS) {
      const ships = state.ships[shipAt(seat, location, level)];
      if (ships === 0) continue;
      state.ships[shipAt(seat, location, level)] = 0;
      state.ships[shipAt(seat, DEEP_SPACE, level)] += ships;
      x.emit({ type: 'shipDrifted', seat, level, from: LOCATIONS[location], ships });
    }
  }
}

/** Step 4, second half. A rogue star leaves no place to refill. */
function refill(x: Context, location: number): void {
  if (location === ROGUE) return;
  const system = drawSystem(x, LOCATIONS[location].startsWith('b') ? 'B' : 'A');
  if (system === undefined) return;
  x.state.systems[location] = system;
  x.emit({ type: 'systemTurnedUp', system, at: LOCATIONS[location] });
}

function mark(x: Context, seat: Seat, marker: Marker): void {
  const faction = x.state.factions[seat];
  const last = faction.colonies.length - 1;
  faction.colonyMarkers[last] += LETTER[marker];
  x.emit({ type: 'colonyMarked', seat, system: faction.colonies[last], marker });
}

function systemAt(state: State, location: number): SystemId {
  return need(state.systems[location], `a system at ${LOCATIONS[location]}`);
}

define(colonise, {
  // From here to the new card the board is in motion: ships leave, the base goes with the card. Control is checked at the end.
  requirements: (x) => {
    const { state, seat, locals } = x;
    const open = targets(state, seat, locals.stealth);
    if (open.length === 0) return 'end';
    if (open.length === 1) {
      locals.at = indexOf(open[0]);
      return 'settle';
    }
    x.ask(seat, chooseColony, { stealth: locals.stealth });
    return 'chosen';
  },
  chosen: (x) => {
    x.locals.at = indexOf(x.answer(chooseColony));
    return 'settle';
  },
  settle: (x) => {
    const { state, seat, locals } = x;
    const at = need(locals.at);
    const missing = SYSTEMS[systemAt(state, at)].strength - locals.settled;
    const ships = shipsAt(state, seat, at);
    if (ships === 0) return 'drift';
    // Nothing to decide: every ship is needed, or they are all the same ship.
    if (missing > 0 && (strength(state, seat, at) === missing || ships === 1)) {
      for (const level of SHIP_LEVELS) while (state.ships[shipAt(seat, at, level)] > 0) settle(x, at, level);
      return 'drift';
    }
    x.ask(seat, chooseSettlers, { at: LOCATIONS[at], settled: locals.settled });
    return 'settled';
  },
  settled: (x) => {
    const { locals } = x;
    const answer = x.answer(chooseSettlers);
    if (answer === 'enough') return 'drift';
    settle(x, need(locals.at), answer);
    locals.settled += answer;
    return 'settle';
  },
  drift: (x) => {
    driftToDeepSpace(x, need(x.locals.at));
    return 'card';
  },
  card: (x) => {
    const { state, seat, locals } = x;
    const at = need(locals.at);
    const system = systemAt(state, at);
    if (state.bases[at] >= 0 && state.bases[at] !== seat) loseBase(x, at);
    const base = state.baseMarkers[at];
    state.bases[at] = -1;
    state.baseMarkers[at] = '';
    state.uncontrolled &= ~(1 << at);
    locals.arrivals = locals.arrivals.filter(({ location }) => location !== at);
    state.systems[at] = null;
    if (at === ROGUE) state.rogueBeside = -1;
    ownSystem(x, seat, system, base, LOCATIONS[at]);
    refill(x, at);
    locals.markers = base === '' ? 2 : 1;
    return 'marker';
  },
  marker: (x) => {
    const { state, seat, locals } = x;
    const { colonies } = state.factions[seat];
    const tracks = tracksFor(state, seat, SYSTEMS[colonies[colonies.length - 1]].makes);
    for (; locals.markers > 0; locals.markers--) {
      if (mustChoose(state, seat, tracks)) {
        x.ask(seat, chooseMarker, { purpose: 'colony', at: null, tracks: tracks.slice() });
        return 'marked';
      }
      mark(x, seat, takeMarker(state.factions[seat], tracks[0]));
    }
    return 'bonus';
  },
  marked: (x) => {
    mark(x, x.seat, takeMarker(x.state.factions[x.seat], x.answer(chooseMarker)));
    x.locals.markers--;
    return 'marker';
  },
  bonus: (x) => {
    const { state, seat, locals } = x;
    const { colonies } = state.factions[seat];
    if (locals.stealth) checkControl(x, locals.arrivals);
    colonyBonus(x, seat, colonies[colonies.length - 1]);
    return 'done';
  },
  done: (x) => {
    atRest(x);
    return 'end';
  },
});

/** Stealth Terraformers: jump and colonise in one go. */
define(stealthColonise, {
  jump: (x) => {
    x.call(jump, { steps: x.locals.steps, moves: [], must: false, stealth: true });
    return 'colonise';
  },
  colonise: (x) => {
    x.call(colonise, { stealth: true, arrivals: x.locals.arrivals, settled: 0, markers: 0 });
    return 'end';
  },
});
