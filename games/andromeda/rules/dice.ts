/** Rulebook: Befehlswürfel-Aktionen. The printed actions of the dice, as other effects carry them out too. */
import { open, type Seat } from '@orrery/kernel';
import type { Way } from '../answers.ts';
import { COMMANDS, type DieSymbol, SYMBOLS } from '../content/dice.ts';
import { ROOM_BIT } from '../content/rooms.ts';
import { NEIGHBOURS, PLACES, type Place } from '../content/ship.ts';
import type { DieUse } from '../events.ts';
import { type Context, decision, procedure, refuse } from '../rulebook.ts';
import type { State } from '../state.ts';
import { powersOf } from './abilities.ts';
import { addFigures, bits, controllerOf, hasTeleporter, isExplored, listMoves, placeOf, placesOf, spot } from './ship.ts';

export const SUPPORT_CALLS = 2;

// --- dice ---------------------------------------------------------------------------------------

/** Unused command dice on the order card. */
export function commandDice(state: State, seat: Seat): number {
  let sum = 0;
  for (let s = 0; s < COMMANDS; s++) sum += state.dice[seat * 6 + s];
  return sum;
}

/** The only symbol among the unused command dice, or -1 when there are several or none. */
function onlySymbol(state: State, seat: Seat): number {
  let only = -1;
  for (let s = 0; s < COMMANDS; s++) {
    if (state.dice[seat * 6 + s] === 0) continue;
    if (only >= 0) return -1;
    only = s;
  }
  return only;
}

/** A used die goes from the order card to the table centre. */
export function spend(x: Context, symbol: number, use: DieUse): void {
  const { state, seat } = x;
  state.dice[seat * 6 + symbol]--;
  state.centre[symbol]++;
  x.emit({ type: 'dieSpent', seat, symbol: SYMBOLS[symbol], use });
}

/** Which die to give up where any command die will do. */
export const spendDie = decision('spendDie', {
  args: { use: open<DieUse>() },
  options: (state, seat): readonly DieSymbol[] => {
    const list: DieSymbol[] = [];
    for (let s = 0; s < COMMANDS; s++) if (state.dice[seat * 6 + s] > 0) list.push(SYMBOLS[s]);
    return list;
  },
});

/** Gives up any one command die; asks which if it makes a difference. */
export const spendAny = procedure(
  'spendAny',
  { use: open<DieUse>() },
  {
    which: (x) => {
      const only = onlySymbol(x.state, x.seat);
      if (only >= 0) {
        spend(x, only, x.locals.use);
        return 'end';
      }
      x.ask(x.seat, spendDie, { use: x.locals.use });
      return 'spend';
    },
    spend: (x) => {
      spend(x, SYMBOLS.indexOf(x.answer(spendDie)), x.locals.use);
      return 'end';
    },
  },
);

// --- training -----------------------------------------------------------------------------------

export const howMany = decision('howMany', {
  args: { upTo: open<number>() },
  options: (_state, _seat, { upTo }): readonly number[] => {
    const list: number[] = [];
    for (let n = upTo; n > 0; n--) list.push(n);
    return list;
  },
});

/** Up to this many researchers from the supply to the species card. */
export const train = procedure(
  'train',
  { upTo: open<number>() },
  {
    count: (x) => {
      const upTo = Math.min(x.locals.upTo, x.state.supplies[x.seat]);
      if (upTo > 1) {
        x.ask(x.seat, howMany, { upTo });
        return 'train';
      }
      trainNow(x, upTo);
      return 'end';
    },
    train: (x) => {
      trainNow(x, x.answer(howMany));
      return 'end';
    },
  },
);

export function trainNow(x: Context, count: number): void {
  const { state, seat } = x;
  state.supplies[seat] -= count;
  state.cards[seat] += count;
  x.emit({ type: 'trained', seat, count });
}

// --- calling ------------------------------------------------------------------------------------

/** To which own teleporter the next researcher is called. */
export const callTo = decision('callTo', {
  args: { extra: open<boolean>(), mayStop: open<boolean>() },
  options: (state, seat, { mayStop }): readonly (Place | 'stop')[] => {
    const list: (Place | 'stop')[] = [];
    for (let place = 0; place < PLACES; place++) if (hasTeleporter(state, place, seat)) list.push(place);
    if (mayStop) list.push('stop');
    return list;
  },
});

/** The Engine Room lets its controller call one more: it counts as the room action of the round. */
export function engineReady(state: State, seat: Seat): boolean {
  const place = placeOf(state, 'engine');
  return (
    place >= 0 &&
    state.cards[seat] > 0 &&
    roomActionsLeft(state, seat) > 0 &&
    (state.turn.rooms & ROOM_BIT.engine) === 0 &&
    controllerOf(state, place) === seat
  );
}

/** Room actions by right of control that are still open in this round. */
export const roomActionsLeft = (state: State, seat: Seat): number => powersOf(state, seat).roomActions - bits(state.turn.rooms);

/** Up to this many researchers from the species card to rooms with an own teleporter, each where its player likes. */
export const call = procedure(
  'call',
  { upTo: open<number>() },
  {
    begin: (x) => {
      x.state.turn.callsLeft = x.locals.upTo;
      const only = x.state.teleporters[x.seat];
      if ((only & (only - 1)) === 0) {
        callNow(x, 31 - Math.clz32(only), false);
        return 'more';
      }
      x.emit({ type: 'callsGranted', seat: x.seat, count: x.locals.upTo });
      x.ask(x.seat, callTo, { extra: false, mayStop: false });
      return 'called';
    },
    called: (x) => {
      const to = x.answer(callTo);
      if (to === 'stop') {
        x.state.turn.callsLeft = 0;
        return 'end';
      }
      callNow(x, to, false);
      return 'more';
    },
    more: (x) => {
      const { state, seat } = x;
      if (state.turn.callsLeft > 0) {
        x.ask(seat, callTo, { extra: false, mayStop: true });
        return 'called';
      }
      if (!engineReady(state, seat)) return 'end';
      x.ask(seat, callTo, { extra: true, mayStop: true });
      return 'extra';
    },
    extra: (x) => {
      const to = x.answer(callTo);
      if (to === 'stop') return 'end';
      const { turn } = x.state;
      turn.rooms |= ROOM_BIT.engine;
      turn.roomActions++;
      x.emit({ type: 'roomUsed', seat: x.seat, at: spot(x.state, placeOf(x.state, 'engine')), right: 'control' });
      turn.callsLeft = 1;
      callNow(x, to, true);
      return 'end';
    },
  },
);

function callNow(x: Context, to: Place, extra: boolean): void {
  const { state, seat } = x;
  state.cards[seat]--;
  addFigures(state, to, seat, 1);
  state.turn.called++;
  state.turn.callsLeft = state.cards[seat] === 0 ? 0 : state.turn.callsLeft - 1;
  x.emit({ type: 'called', seat, to: spot(state, to), extra });
}

// --- moving -------------------------------------------------------------------------------------

export const move = decision('move', {
  args: { mayStop: open<boolean>() },
  options: (state, seat, { mayStop }): readonly (Way | 'stop')[] => {
    const list: (Way | 'stop')[] = [];
    listMoves(state, seat, list);
    if (mayStop) list.push('stop');
    return list;
  },
  refusals: (state, seat) =>
    placesOf(state, seat).flatMap((from) =>
      NEIGHBOURS[from]
        .filter((to) => state.rooms[to] !== null && !isExplored(state, to))
        .map((to) => refuse({ from, to }, 'unexplored', 'AN-132')),
    ),
});

/** Up to this many moves, one researcher and one side of a room at a time. */
export const moves = procedure(
  'moves',
  { upTo: open<number>() },
  {
    begin: (x) => {
      x.state.turn.movesLeft = x.locals.upTo;
      x.emit({ type: 'movesGranted', seat: x.seat, count: x.locals.upTo });
      x.ask(x.seat, move, { mayStop: false });
      return 'moved';
    },
    moved: (x) => {
      const { turn } = x.state;
      const way = x.answer(move);
      if (way === 'stop') {
        turn.movesLeft = 0;
        return 'end';
      }
      turn.movesLeft--;
      moveNow(x, way);
      if (turn.movesLeft === 0) return 'end';
      x.ask(x.seat, move, { mayStop: true });
      return 'moved';
    },
  },
);

/** One move of an own researcher, however it came about. */
export function moveNow(x: Context, { from, to }: Way): void {
  const { state, seat } = x;
  addFigures(state, from, seat, -1);
  addFigures(state, to, seat, 1);
  state.turn.moved++;
  x.emit({ type: 'moved', seat, from: spot(state, from), to: spot(state, to) });
}
