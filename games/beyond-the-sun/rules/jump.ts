import { open, type Seat } from '@orrery/kernel';
import { MOVES, type Move } from '../answers.ts';
import { SYSTEMS } from '../content/systems.ts';
import { decision, procedure } from '../kit.ts';
import { SHIP_SLOTS, type State, shipAt } from '../state.ts';
import { checkControl, queueBonus } from './control.ts';
import { indexOf, placesOf } from './fleet.ts';
import { mayJump } from './jump-lines.ts';
import { canStealth } from './stealth.ts';
import type { X } from './x.ts';

/** Chapter: hyperspace jumps. All moves of one effect are one movement: nothing is checked until the last ship has arrived. */

/** A move in one number: ship level, from, to. */
const packed = (from: number, to: number, level: number): number => (level - 1) * 256 + from * 16 + to;

/** How many more ships of a level than before are at a location after these moves. */
function netAt(moves: readonly number[], location: number, level: number): number {
  let net = 0;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move >> 8 !== level - 1) continue;
    if ((move & 15) === location) net++;
    if (((move >> 4) & 15) === location) net--;
  }
  return net;
}

/** Whether every ship ends where it, or its like, began. */
function comesToNothing(moves: readonly number[], last: number): boolean {
  const all = last < 0 ? moves : [...moves, last];
  for (let i = 0; i < all.length; i++) {
    const move = all[i];
    const level = (move >> 8) + 1;
    if (netAt(all, move & 15, level) !== 0 || netAt(all, (move >> 4) & 15, level) !== 0) return false;
  }
  return true;
}

type JumpArgs = { steps: number; moves: readonly number[]; must: boolean; stealth: boolean };

function jumps(state: State, seat: Seat, { steps, moves, must, stealth }: JumpArgs): (Move | 'stop')[] {
  const list: (Move | 'stop')[] = [];
  const { ships } = state;
  for (let slot = 0, first = seat * SHIP_SLOTS; slot < SHIP_SLOTS; slot++) {
    if (ships[first + slot] === 0) continue;
    const from = slot >> 2;
    const level = (slot & 3) + 1;
    const to = mayJump(state, seat, from);
    for (let i = 0; i < to.length; i++) {
      if (must && steps === 1 && comesToNothing(moves, packed(from, to[i], level))) continue;
      if (stealth && !staysPossible(state, seat, first + slot, shipAt(seat, to[i], level), steps - 1)) continue;
      list.push(MOVES[from][to[i]][level - 1]);
    }
  }
  if (stealth ? canStealth(state, seat, 0) : !must || !comesToNothing(moves, -1)) list.push('stop');
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
    moves: open<readonly number[]>(),
    /** Something has to change, or the action would have been for nothing. */
    must: open<boolean>(),
    /** Bound for a system to be colonised at once. */
    stealth: open<boolean>(),
  },
  options: (state, seat, args) => jumps(state, seat, args),
  refusals: (state, seat, args) =>
    args.must && !jumps(state, seat, args).includes('stop') ? [{ what: 'stop', reason: 'noChange', rule: 'BS-070' }] : [],
});

function move(x: X, seat: Seat, { ship, from, to }: Move): void {
  const { ships } = x.state;
  ships[shipAt(seat, indexOf(from), ship)]--;
  ships[shipAt(seat, indexOf(to), ship)]++;
  x.emit({ type: 'shipMoved', seat, level: ship, from, to });
}

/** Systems that give something to whoever arrives there. */
function queueArrivals(x: X, seat: Seat, moves: readonly number[]): void {
  const { state } = x;
  for (const location of placesOf(state)) {
    const system = state.systems[location];
    if (system === null || SYSTEMS[system].arrival === undefined) continue;
    let net = 0;
    for (let level = 1; level <= 4; level++) net += netAt(moves, location, level);
    if (net > 0) queueBonus(state, seat, location, 'arrival');
  }
}

export const jump = procedure(
  'jump',
  { steps: open<number>(), moves: open<number[]>(), must: open<boolean>(), stealth: open<boolean>() },
  {
    move: (x) => {
      const { steps, moves, must, stealth } = x.locals;
      x.state.moving = true;
      x.state.jumpsLeft = steps;
      x.ask(x.seat, chooseJump, { steps, moves: moves.slice(), must, stealth });
      return 'moved';
    },
    moved: (x) => {
      const { seat, locals } = x;
      const answer = x.answer(chooseJump);
      if (answer === 'stop') return 'arrive';
      move(x, seat, answer);
      locals.moves.push(packed(indexOf(answer.from), indexOf(answer.to), answer.ship));
      locals.steps--;
      return locals.steps === 0 ? 'arrive' : 'move';
    },
    arrive: (x) => {
      const { state, seat, locals } = x;
      state.moving = false;
      state.jumpsLeft = 0;
      if (locals.moves.length === 0) return 'end';
      if (!comesToNothing(locals.moves, -1)) state.changed = true;
      queueArrivals(x, seat, locals.moves);
      // Colonising comes before control there.
      if (!locals.stealth) checkControl(x);
      return 'end';
    },
  },
);

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

/** Wormhole Technology's immediate bonus: whole ships to anywhere, each of them once. */
export const transfer = procedure(
  'transfer',
  { ships: open<number>(), moved: open<number[]>() },
  {
    move: (x) => {
      const { ships, moved } = x.locals;
      x.state.moving = true;
      x.ask(x.seat, chooseTransfer, { ships, moved: moved.slice() });
      return 'moved';
    },
    moved: (x) => {
      const { state, seat, locals } = x;
      const answer = x.answer(chooseTransfer);
      if (answer !== 'stop') {
        move(x, seat, answer);
        state.changed = true;
        locals.moved.push(indexOf(answer.to) * 4 + answer.ship - 1);
        locals.ships--;
        if (locals.ships > 0) return 'move';
      }
      state.moving = false;
      checkControl(x);
      return 'end';
    },
  },
);
