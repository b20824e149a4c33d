import { open, type Seat } from '@orrery/kernel';
import { NEIGHBOURS, type Place } from '../content/ship.ts';
import { type Context, decision, procedure } from '../rulebook.ts';
import type { State } from '../state.ts';
import { powersOf } from './abilities.ts';
import { spendAny } from './dice.ts';
import { addFigures, figuresAt, isExplored, spot } from './ship.ts';

/** An unexplored tile beside a room with an own researcher. */
export function canExplore(state: State, to: Place, seat: Seat): boolean {
  if (state.rooms[to] === null || isExplored(state, to)) return false;
  const beside = NEIGHBOURS[to];
  for (let i = 0; i < beside.length; i++) if (figuresAt(state, beside[i], seat) > 0) return true;
  return false;
}

/** Whether the species lets this exploration be made without a die. */
export const exploresFree = (state: State, seat: Seat): boolean => !state.turn.abilityUsed && powersOf(state, seat).freeExploration;

const originsOf = (state: State, to: Place, seat: Seat): Place[] => NEIGHBOURS[to].filter((place) => figuresAt(state, place, seat) > 0);

/** The room an exploration begins in. */
export const exploreFrom = decision('exploreFrom', {
  args: { to: open<Place>() },
  options: (state, seat, { to }): readonly Place[] => originsOf(state, to, seat),
});

/** Rulebook: Räume erforschen. One die, one tile turned up, one researcher into it. */
export const explore = procedure(
  'explore',
  { to: open<Place>() },
  {
    pay: (x) => {
      const { state, seat } = x;
      const species = state.species[seat];
      if (species !== null && exploresFree(state, seat)) {
        state.turn.abilityUsed = true;
        x.emit({ type: 'abilityUsed', seat, species });
      } else x.call(spendAny, { use: 'explore' });
      return 'from';
    },
    from: (x) => {
      const { to } = x.locals;
      const origins = originsOf(x.state, to, x.seat);
      if (origins.length === 1) {
        turnUp(x, origins[0], to);
        return 'end';
      }
      x.ask(x.seat, exploreFrom, { to });
      return 'reveal';
    },
    reveal: (x) => {
      turnUp(x, x.answer(exploreFrom), x.locals.to);
      return 'end';
    },
  },
);

/** The tile is turned face up for good, and one researcher goes in. */
function turnUp(x: Context, from: Place, to: Place): void {
  const { state, seat } = x;
  addFigures(state, from, seat, -1);
  addFigures(state, to, seat, 1);
  state.turn.explored++;
  x.reveal();
  state.explored |= 1 << to;
  x.emit({ type: 'explored', seat, from: spot(state, from), to: spot(state, to) });
}
