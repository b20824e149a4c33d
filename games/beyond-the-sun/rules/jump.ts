import { open, type Seat } from '@orrery/kernel';
import { MOVES, type Move } from '../answers.ts';
import { decision, define } from '../rulebook.ts';
import { SHIP_SLOTS, type State, shipAt } from '../state.ts';
import { jump, stealthColonise } from './calls.ts';
import { checkControl } from './control.ts';
import { noteChange } from './flow.ts';
import { mayJump } from './jump-lines.ts';
import { arrivalsOf, comesToNothing, moveShip } from './movement.ts';
import { canStealth } from './stealth.ts';

/** Chapter: hyperspace jumps. All moves of one effect are one movement: nothing is checked until the last ship has arrived. */

type JumpArgs = { steps: number; moves: readonly Move[]; must: boolean; stealth: boolean };

function jumps(state: State, seat: Seat, { steps, moves, must, stealth }: JumpArgs): (Move | 'stop')[] {
  const list: (Move | 'stop')[] = [];
  const { ships } = state;
  for (let slot = 0, first = seat * SHIP_SLOTS; slot < SHIP_SLOTS; slot++) {
    if (ships[first + slot] === 0) continue;
    const from = slot >> 2;
    const level = (slot & 3) + 1;
    const to = mayJump(state, seat, from);
    for (let i = 0; i < to.length; i++) {
      const move = MOVES[from][to[i]][level - 1];
      if (must && steps === 1 && comesToNothing([...moves, move])) continue;
      if (stealth && !staysPossible(state, seat, first + slot, shipAt(seat, to[i], level), steps - 1)) continue;
      list.push(move);
    }
  }
  if (stealth ? canStealth(state, seat, 0) : !must || !comesToNothing(moves)) list.push('stop');
  return list;
}

function staysPossible(state: State, seat: Seat, from: number, to: number, steps: number): boolean {
  const { ships } = state;
  ships[from]--;
  ships[to]++;
  const possible = canStealth(state, seat, steps);
  ships[to]--;
  ships[from]++;
  return possible;
}

export const chooseJump = decision('chooseJump', {
  args: {
    steps: open<number>(),
    moves: open<readonly Move[]>(),
    /** Something has to change, or the action would have been for nothing. */
    must: open<boolean>(),
    /** Bound for a system to be colonised at once. */
    stealth: open<boolean>(),
  },
  options: (state, seat, args) => jumps(state, seat, args),
  refusals: (state, seat, args) =>
    args.must && !jumps(state, seat, args).includes('stop') ? [{ what: 'stop', reason: 'noChange', rule: 'BS-070' }] : [],
});

define(jump, {
  move: (x) => {
    const { steps, moves, must, stealth } = x.locals;
    x.ask(x.seat, chooseJump, { steps, moves: moves.slice(), must, stealth });
    return 'moved';
  },
  moved: (x) => {
    const { seat, locals } = x;
    const answer = x.answer(chooseJump);
    if (answer === 'stop') return 'arrive';
    moveShip(x, seat, answer);
    locals.moves.push(answer);
    locals.steps--;
    return locals.steps === 0 ? 'arrive' : 'move';
  },
  arrive: (x) => {
    const { state, seat, locals } = x;
    if (!comesToNothing(locals.moves)) noteChange(x);
    const arrivals = arrivalsOf(state, seat, locals.moves);
    const stealth = locals.stealth ? x.within(stealthColonise) : undefined;
    // Where the ships colonise, that comes before control. Without a move control is checked too: a ship may have been upgraded in between.
    if (stealth !== undefined) stealth.arrivals = arrivals.slice();
    else checkControl(x, arrivals);
    return 'end';
  },
});
