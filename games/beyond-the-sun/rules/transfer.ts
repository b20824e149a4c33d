import { open } from '@orrery/kernel';
import { MOVES, type Move } from '../answers.ts';
import { decision, procedure } from '../kit.ts';
import { SHIP_SLOTS } from '../state.ts';
import { checkControl } from './control.ts';
import { indexOf, placesOf } from './fleet.ts';
import { moveShip, packed, queueArrivals } from './movement.ts';

/** Chapter: Wormhole Technology. */

export const chooseTransfer = decision('chooseTransfer', {
  args: { ships: open<number>(), moved: open<readonly number[]>() },
  options: (state, seat, { moved }): readonly (Move | 'stop')[] => {
    const list: (Move | 'stop')[] = [];
    const { ships } = state;
    for (let slot = 0, first = seat * SHIP_SLOTS; slot < SHIP_SLOTS; slot++) {
      let fresh = ships[first + slot];
      for (let i = 0; i < moved.length; i++) if (moved[i] === slot) fresh--;
      if (fresh <= 0) continue;
      for (const to of placesOf(state)) if (to !== slot >> 2) list.push(MOVES[slot >> 2][to][slot & 3]);
    }
    list.push('stop');
    return list;
  },
});

/** Where a moved ship stands now: location and level. */
const arrivedAt = (move: number): number => (move & 15) * 4 + (move >> 8);

/** Wormhole Technology's immediate bonus: whole ships to anywhere, each of them once. */
export const transfer = procedure(
  'transfer',
  { ships: open<number>(), moves: open<number[]>() },
  {
    move: (x) => {
      const { ships, moves } = x.locals;
      x.state.moving = true;
      x.ask(x.seat, chooseTransfer, { ships, moved: moves.map(arrivedAt) });
      return 'moved';
    },
    moved: (x) => {
      const { state, seat, locals } = x;
      const answer = x.answer(chooseTransfer);
      if (answer !== 'stop') {
        moveShip(x, seat, answer);
        state.changed = true;
        locals.moves.push(packed(indexOf(answer.from), indexOf(answer.to), answer.ship));
        locals.ships--;
        if (locals.ships > 0) return 'move';
      }
      state.moving = false;
      queueArrivals(x, seat, locals.moves);
      checkControl(x);
      return 'end';
    },
  },
);
