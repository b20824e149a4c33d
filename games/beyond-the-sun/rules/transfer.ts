import { open } from '@orrery/kernel';
import { MOVES, type Move, SHIPS, type ShipChoice } from '../answers.ts';
import { LOCATIONS } from '../content/exploration.ts';
import { indexOf, placesOf } from '../queries.ts';
import { decision, define } from '../rulebook.ts';
import { SHIP_SLOTS } from '../state.ts';
import { transfer } from './calls.ts';
import { checkControl } from './control.ts';
import { noteChange } from './flow.ts';
import { arrivalsOf, moveShip } from './movement.ts';

/** Chapter: Wormhole Technology's immediate bonus. Whole ships go anywhere, each of them once. */

export const chooseTransfer = decision('chooseTransfer', {
  args: {
    ships: open<number>(),
    /** Those that have moved, where they are now. */
    moved: open<readonly ShipChoice[]>(),
  },
  options: (state, seat, { moved }): readonly (Move | 'stop')[] => {
    const list: (Move | 'stop')[] = [];
    const { ships } = state;
    for (let slot = 0, first = seat * SHIP_SLOTS; slot < SHIP_SLOTS; slot++) {
      const from = slot >> 2;
      const level = (slot & 3) + 1;
      let fresh = ships[first + slot];
      for (let i = 0; i < moved.length; i++) if (moved[i].at === LOCATIONS[from] && moved[i].ship === level) fresh--;
      if (fresh <= 0) continue;
      for (const to of placesOf(state)) if (to !== from) list.push(MOVES[from][to][level - 1]);
    }
    list.push('stop');
    return list;
  },
});

define(transfer, {
  move: (x) => {
    const { ships, moves } = x.locals;
    x.ask(x.seat, chooseTransfer, { ships, moved: moves.map(({ ship, to }) => SHIPS[indexOf(to)][ship - 1]) });
    return 'moved';
  },
  moved: (x) => {
    const { state, seat, locals } = x;
    const answer = x.answer(chooseTransfer);
    if (answer !== 'stop') {
      noteChange(x);
      moveShip(x, seat, answer);
      locals.moves.push(answer);
      locals.ships--;
      if (locals.ships > 0) return 'move';
    }
    checkControl(x, arrivalsOf(state, seat, locals.moves));
    return 'end';
  },
});
