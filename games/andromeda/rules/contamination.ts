import { open, type Seat } from '@orrery/kernel';
import { CONTAMINATION } from '../content/dice.ts';
import type { Place } from '../content/ship.ts';
import { type Context, decision, procedure, refuse } from '../rulebook.ts';
import type { State } from '../state.ts';
import { powersOf } from './abilities.ts';
import { aboard, addFigures, figuresAt, onlyPlaceOf, placeOf, placesOf, spot } from './ship.ts';

/** The Contaminated Zone, if this seat must begin there. */
function lossesStart(state: State, seat: Seat): Place {
  const zone = placeOf(state, 'zone');
  return zone >= 0 && figuresAt(state, zone, seat) > 0 ? zone : -1;
}

/** The only place this seat can lose a researcher from, or -1. */
function onlyLoss(state: State, seat: Seat): Place {
  const zone = lossesStart(state, seat);
  return zone >= 0 ? zone : onlyPlaceOf(state, seat);
}

/** From where a researcher is lost to a contamination die, or a vaccine against it. */
export const loseResearcher = decision('loseResearcher', {
  options: (state, seat): readonly (Place | 'vaccine')[] => {
    const zone = lossesStart(state, seat);
    const list: (Place | 'vaccine')[] = zone >= 0 ? [zone] : placesOf(state, seat);
    if (state.vaccines[seat] > 0) list.push('vaccine');
    return list;
  },
  refusals: (state, seat) => {
    const zone = lossesStart(state, seat);
    return zone < 0
      ? []
      : placesOf(state, seat)
          .filter((place) => place !== zone)
          .map((place) => refuse(place, 'lossesStartHere', 'AN-169'));
  },
});

/** Rulebook: Phase 2, step 1, Kontaminierung. */
export const contamination = procedure(
  'contamination',
  { left: open<number | undefined>() },
  {
    begin: (x) => {
      const { state, seat } = x;
      const count = state.dice[seat * 6 + CONTAMINATION];
      const ignored = Math.min(count, powersOf(state, seat).immune);
      x.locals.left = leftAfter(x, count, ignored);
      if (ignored > 0) x.emit({ type: 'contaminationIgnored', seat, count: ignored, why: 'immune' });
      return 'next';
    },
    next: (x) => {
      const { state, seat } = x;
      const left = x.locals.left ?? 0;
      if (left === 0) return 'end';
      if (aboard(state, seat) === 0) {
        x.locals.left = leftAfter(x, left, left);
        x.emit({ type: 'contaminationIgnored', seat, count: left, why: 'nobodyAboard' });
        return 'end';
      }
      if (state.vaccines[seat] > 0 || onlyLoss(state, seat) < 0) {
        x.ask(seat, loseResearcher);
        return 'answered';
      }
      x.locals.left = leftAfter(x, left, 1);
      lose(x, onlyLoss(state, seat));
      return 'next';
    },
    answered: (x) => {
      const { state, seat } = x;
      const choice = x.answer(loseResearcher);
      x.locals.left = leftAfter(x, x.locals.left ?? 0, 1);
      if (choice === 'vaccine') {
        state.vaccines[seat]--;
        state.vaccineStock++;
        x.emit({ type: 'vaccinated', seat });
      } else lose(x, choice);
      return 'next';
    },
  },
);

/** How many dice are left to deal with; with the last of them all go to the table centre. */
function leftAfter({ state, seat }: Context, left: number, dealtWith: number): number {
  if (left === dealtWith) {
    state.centre[CONTAMINATION] += state.dice[seat * 6 + CONTAMINATION];
    state.dice[seat * 6 + CONTAMINATION] = 0;
  }
  return left - dealtWith;
}

function lose(x: Context, from: Place): void {
  addFigures(x.state, from, x.seat, -1);
  x.state.supplies[x.seat]++;
  x.emit({ type: 'contaminated', seat: x.seat, from: spot(x.state, from) });
}
