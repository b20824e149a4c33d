import { open, type Seat } from '@orrery/kernel';
import { LOCATIONS } from '../content/exploration.ts';
import { LETTER, type Specialisation } from '../content/kinds.ts';
import { arrivalBonusOf, controlBonusOf } from '../content/scripts.ts';
import { SYSTEMS } from '../content/systems.ts';
import { decision, procedure } from '../kit.ts';
import type { State, Table } from '../state.ts';
import { afterTaking } from './abilities.ts';
import { runFor } from './calls.ts';
import { indexOf, makes, strength } from './fleet.ts';
import { chooseMarker, mustChoose, takeBack, takeMarker, tracksFor } from './markers.ts';
import type { X } from './x.ts';

/**
 * Chapter: control. The strongest fleet holds a system; a holder that is still among the strongest stays; a tie of others above the holder leaves
 * nobody. All bases change hands first, then the bonuses come.
 */

/** Who ought to control a location: a seat, or -1 for nobody. */
export function rightful(state: Table, location: number): Seat {
  const holder = state.bases[location];
  let best = 0;
  let strongest = -1;
  let tied = false;
  for (let seat = 0; seat < state.seats; seat++) {
    const here = strength(state, seat, location);
    if (here > best) {
      best = here;
      strongest = seat;
      tied = false;
    } else if (here === best && best > 0) tied = true;
  }
  if (best === 0) return holder;
  if (holder >= 0 && strength(state, holder, location) === best) return holder;
  return tied ? -1 : strongest;
}

/** Whether a control check would find anything to do. */
export function controlIsRight(state: Table): boolean {
  for (let i = 0; i < LOCATIONS.length; i++) if (makes(state, i).length > 0 && rightful(state, i) !== state.bases[i]) return false;
  return true;
}

/* A waiting bonus in one number: which check it comes from, arrival or control, whose, where. */
const ARRIVAL = 256;
export function queueBonus(state: State, seat: Seat, location: number, kind: 'control' | 'arrival'): void {
  state.bonuses.push(state.wave * 512 + (kind === 'arrival' ? ARRIVAL : 0) + seat * 16 + location);
}

/** Checks control before the caller's next step, unless ships are on the move or it is being checked already. */
export function checkControl(x: X): void {
  const { state } = x;
  if (state.moving) {
    state.dirty = true;
    return;
  }
  state.dirty = false;
  if (state.bonuses.length === 0 && controlIsRight(state)) return;
  x.call(control, { at: 0, from: -1 });
}

/** A chain of consequences is through; a check that had to wait comes now. */
export function atRest(x: X): void {
  x.state.busy--;
  if (x.state.busy === 0 && x.state.dirty) checkControl(x);
}

/** Gives up a base that lies at a location. */
export function loseBase(x: X, location: number): void {
  const { state } = x;
  const seat = state.bases[location];
  const marker = takeBack(state.factions[seat], state.baseMarkers[location]);
  state.bases[location] = -1;
  state.baseMarkers[location] = '';
  x.emit({ type: 'controlLost', seat, at: LOCATIONS[location], system: state.systems[location], marker });
}

function setBase(x: X, seat: Seat, location: number, track: Specialisation, from: Seat): void {
  const { state } = x;
  const marker = takeMarker(state.factions[seat], track);
  state.bases[location] = seat;
  state.baseMarkers[location] = LETTER[marker];
  x.emit({ type: 'controlTaken', seat, at: LOCATIONS[location], system: state.systems[location], marker });
  if (from >= 0 && seat === state.active) state.taken++;
  const system = state.systems[location];
  if (system !== null && SYSTEMS[system].control !== undefined) queueBonus(state, seat, location, 'control');
  if (from >= 0) afterTaking(x, seat);
}

export const chooseBonus = decision('chooseBonus', {
  args: { wave: open<number>() },
  options: (state, seat, { wave }) => waiting(state, wave, seat).map((bonus) => LOCATIONS[bonus & 15]),
});

const waiting = (state: State, wave: number, seat: Seat): number[] =>
  state.bonuses.filter((b) => b >> 9 === wave && ((b >> 4) & 15) === seat);

/** The active faction first, then clockwise. */
function nextSeat(state: State, wave: number): Seat {
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.active + i) % state.seats;
    if (waiting(state, wave, seat).length > 0) return seat;
  }
  throw new Error('no bonus is waiting');
}

function giveBonus(x: X, bonus: number): void {
  const { state } = x;
  state.bonuses.splice(state.bonuses.indexOf(bonus), 1);
  const seat = (bonus >> 4) & 15;
  const system = state.systems[bonus & 15];
  if (system === null) return;
  const kind = (bonus & ARRIVAL) !== 0 ? 'arrival' : 'control';
  x.emit({ type: 'systemBonus', seat, system, bonus: kind });
  runFor(x, seat, kind === 'arrival' ? arrivalBonusOf(system) : controlBonusOf(system));
}

export const control = procedure(
  'control',
  { at: open<number>(), from: open<Seat>() },
  {
    begin: (x) => {
      x.state.busy++;
      return 'bases';
    },
    bases: (x) => {
      const { state, locals } = x;
      for (; locals.at < LOCATIONS.length; locals.at++) {
        const location = locals.at;
        const printed = makes(state, location);
        if (printed.length === 0) continue;
        const seat = rightful(state, location);
        const from = state.bases[location];
        if (seat === from) continue;
        if (from >= 0) loseBase(x, location);
        if (seat < 0) continue;
        const tracks = tracksFor(state, seat, printed);
        if (mustChoose(state, seat, tracks)) {
          locals.from = from;
          x.ask(seat, chooseMarker, { purpose: 'base', at: LOCATIONS[location], tracks: tracks.slice() });
          return 'set';
        }
        setBase(x, seat, location, tracks[0], from);
      }
      // While an earlier check works through its bonuses, new ones queue behind them.
      if (state.settling) return 'done';
      state.settling = true;
      return 'bonus';
    },
    set: (x) => {
      const { state, locals } = x;
      const seat = rightful(state, locals.at);
      setBase(x, seat, locals.at, x.answer(chooseMarker), locals.from);
      locals.at++;
      return 'bases';
    },
    bonus: (x) => {
      const { state } = x;
      state.wave++;
      if (state.bonuses.length === 0) {
        state.settling = false;
        state.wave = 0;
        return 'done';
      }
      const wave = state.bonuses[0] >> 9;
      const seat = nextSeat(state, wave);
      const mine = waiting(state, wave, seat);
      if (mine.length > 1) {
        x.ask(seat, chooseBonus, { wave });
        return 'chosen';
      }
      giveBonus(x, mine[0]);
      return 'bonus';
    },
    chosen: (x) => {
      const { state } = x;
      const location = indexOf(x.answer(chooseBonus));
      const wave = state.bonuses[0] >> 9;
      for (const bonus of waiting(state, wave, nextSeat(state, wave))) {
        if ((bonus & 15) === location) {
          giveBonus(x, bonus);
          break;
        }
      }
      return 'bonus';
    },
    done: (x) => {
      atRest(x);
      return 'end';
    },
  },
);
