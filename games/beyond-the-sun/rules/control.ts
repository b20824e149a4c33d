import { need, open, type Seat } from '@orrery/kernel';
import { LOCATIONS, type LocationId } from '../content/exploration.ts';
import { LETTER, type Specialisation } from '../content/kinds.ts';
import { arrivalBonusOf, controlBonusOf } from '../content/scripts.ts';
import { SYSTEMS } from '../content/systems.ts';
import { indexOf, makes, strength } from '../queries.ts';
import type { Context } from '../rulebook.ts';
import { decision, define } from '../rulebook.ts';
import type { Shown, State } from '../state.ts';
import { afterTaking } from './abilities.ts';
import { action, type Bonus, type Check, control, runFor } from './calls.ts';
import { isSettling } from './flow.ts';
import { chooseMarker, mustChoose, takeBack, takeMarker, tracksFor } from './markers.ts';

/**
 * Chapter: control. The strongest fleet holds a system; a holder that is still among the strongest stays; a tie of others above the holder leaves
 * nobody. All bases change hands first, then the bonuses come.
 */

/** Who ought to control a location: a seat, or -1 for nobody. */
export function rightful(state: Shown, location: number): Seat {
  const holder = state.bases[location];
  let best = 0;
  let strongest = -1;
  let tied = false;
  for (let seat = 0; seat < state.config.seats; seat++) {
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
export function controlIsRight(state: Shown): boolean {
  for (let i = 0; i < LOCATIONS.length; i++) {
    if (rightful(state, i) !== state.bases[i] && makes(state, i).length > 0) return false;
  }
  return true;
}

/** Looks at all locations; whom a base is taken from is written when it has been. */
const AFRESH = { at: 0, from: -1, wave: 0 } as const;

const NOBODY: readonly Bonus[] = [];

/** Checks control before the caller's next step, then gives the bonuses: those of arrivals come with it. */
export function checkControl(x: Context, arrivals: readonly Bonus[] = NOBODY): void {
  if (arrivals.length === 0 && controlIsRight(x.state)) return;
  // While an earlier check works through its bonuses, new ones queue behind them.
  const earlier = working(x);
  if (earlier !== undefined) for (const bonus of arrivals) earlier.bonuses.push({ ...bonus, wave: earlier.wave });
  const mine = earlier === undefined ? arrivals : NOBODY;
  if (mine.length > 0 || !controlIsRight(x.state)) x.call(control, { ...AFRESH, bonuses: mine.slice() });
}

/** A check or a colonisation is through: what was put off meanwhile is checked now, unless it is part of another. The frame of whoever says so is still there. */
export function atRest(x: Context): void {
  const { frames, state } = x;
  if (isSettling(frames.slice(0, -1)) || controlIsRight(state)) return;
  x.call(control, { ...AFRESH, bonuses: [] });
}

/** The check that gives the bonuses: the outermost one. */
function working(x: Context): Check | undefined {
  const { frames } = x;
  for (let i = 0; i < frames.length; i++) if (frames[i].procedure === control.name) return frames[i].locals as Check;
  return undefined;
}

/** Gives up a base that lies at a location. */
export function loseBase(x: Context, location: number): void {
  const { state } = x;
  const seat = state.bases[location];
  const marker = takeBack(state.factions[seat], state.baseMarkers[location]);
  state.bases[location] = -1;
  state.baseMarkers[location] = '';
  x.emit({ type: 'controlLost', seat, at: LOCATIONS[location], system: state.systems[location], marker });
}

function setBase(x: Context, seat: Seat, location: number, track: Specialisation, from: Seat): void {
  const { state } = x;
  const marker = takeMarker(state.factions[seat], track);
  state.bases[location] = seat;
  state.baseMarkers[location] = LETTER[marker];
  x.emit({ type: 'controlTaken', seat, at: LOCATIONS[location], system: state.systems[location], marker });
  const acting = x.within(action);
  if (from >= 0 && seat === state.active && acting !== undefined) acting.taken++;
  const system = state.systems[location];
  const check = need(working(x), 'a check of control');
  if (system !== null && SYSTEMS[system].control !== undefined) check.bonuses.push({ wave: check.wave, seat, location, kind: 'control' });
  if (from >= 0) afterTaking(x, seat);
}

export const chooseBonus = decision('chooseBonus', {
  args: { at: open<readonly LocationId[]>() },
  options: (_state, _seat, { at }) => at,
});

/** The next bonuses to be given: of the earliest check, of the active faction first, then clockwise. */
function nextBonuses(state: State, bonuses: readonly Bonus[]): Bonus[] {
  const { wave } = bonuses[0];
  for (let i = 0; i < state.config.seats; i++) {
    const seat = (state.active + i) % state.config.seats;
    const due = bonuses.filter((bonus) => bonus.wave === wave && bonus.seat === seat);
    if (due.length > 0) return due;
  }
  throw new Error('no bonus is waiting');
}

function giveBonus(x: Context, check: Check, bonus: Bonus): void {
  check.bonuses.splice(check.bonuses.indexOf(bonus), 1);
  const { seat, location, kind } = bonus;
  // No bonus lets anybody colonise: the card it comes from still lies there.
  const system = need(x.state.systems[location]);
  x.emit({ type: 'systemBonus', seat, system, bonus: kind });
  runFor(x, seat, kind === 'arrival' ? arrivalBonusOf(system) : controlBonusOf(system));
}

define(control, {
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
    return working(x) === locals ? 'bonus' : 'done';
  },
  set: (x) => {
    const { state, locals } = x;
    const seat = rightful(state, locals.at);
    setBase(x, seat, locals.at, x.answer(chooseMarker), locals.from);
    locals.at++;
    return 'bases';
  },
  bonus: (x) => {
    const { state, locals } = x;
    locals.wave++;
    if (locals.bonuses.length === 0) return 'done';
    const due = nextBonuses(state, locals.bonuses);
    if (due.length > 1) {
      x.ask(due[0].seat, chooseBonus, { at: due.map(({ location }) => LOCATIONS[location]) });
      return 'chosen';
    }
    giveBonus(x, locals, due[0]);
    return 'bonus';
  },
  chosen: (x) => {
    const { state, locals } = x;
    const location = indexOf(x.answer(chooseBonus));
    const bonus = nextBonuses(state, locals.bonuses).find((due) => due.location === location);
    giveBonus(x, locals, need(bonus, 'the chosen bonus'));
    return 'bonus';
  },
  done: (x) => {
    atRest(x);
    return 'end';
  },
});
