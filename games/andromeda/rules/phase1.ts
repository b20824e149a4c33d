import type { Seat } from '@orrery/kernel';
import { CONTAMINATION, DICE_IN_PLAY, type DieSymbol, MOST_CONTAMINATION, SYMBOLS } from '../content/dice.ts';
import { type Context, decision, procedure, refuse } from '../rulebook.ts';
import { NOBODY, type State } from '../state.ts';

/** Dice that must stay in the pool for each order card still to come. */
const POOL_PER_CARD = 2;

export function total(dice: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < dice.length; i++) sum += dice[i];
  return sum;
}

/** The order card the next offer is built on: the lowest not taken yet. */
export function lowestCard(state: State): number {
  let taken = 0;
  for (let seat = 0; seat < state.config.seats; seat++) if (state.orderCards[seat] > 0) taken++;
  return taken + 1;
}

/** What must be left in the pool when the offer on the lowest card stands. */
const poolMinimum = (state: State): number => POOL_PER_CARD * (state.config.seats - lowestCard(state));

const mayAdd = (state: State): boolean => total(state.pool) - 1 >= poolMinimum(state);

/** Adds one die after another to the offer, until it is put to the others. */
export const buildOffer = decision('buildOffer', {
  options: (state): readonly (DieSymbol | 'done')[] => {
    const list: (DieSymbol | 'done')[] = [];
    if (mayAdd(state)) for (let s = 0; s < SYMBOLS.length; s++) if (state.pool[s] > 0) list.push(SYMBOLS[s]);
    if (total(state.offer) > 0) list.push('done');
    return list;
  },
  refusals: (state) => [
    ...(total(state.offer) > 0 ? [] : [refuse('done', 'offerEmpty', 'AN-073')]),
    ...SYMBOLS.flatMap((symbol, s) =>
      state.pool[s] === 0
        ? [refuse(symbol, 'notInPool', 'AN-073')]
        : mayAdd(state)
          ? []
          : [refuse(symbol, 'poolTooSmall', 'AN-074', { need: poolMinimum(state), cards: state.config.seats - lowestCard(state) })],
    ),
  ],
});

export const answerOffer = decision('answerOffer', {
  options: (): readonly ('accept' | 'refuse')[] => ACCEPT_OR_REFUSE,
});
const ACCEPT_OR_REFUSE = ['accept', 'refuse'] as const;

/** Whoever takes an offer may add one die from the pool. */
export const addDie = decision('addDie', {
  options: (state): readonly (DieSymbol | 'none')[] => {
    const list: (DieSymbol | 'none')[] = [];
    for (let s = 0; s < SYMBOLS.length; s++) if (state.pool[s] > 0) list.push(SYMBOLS[s]);
    list.push('none');
    return list;
  },
});

/** Rulebook: Phase 1, Befehle zuordnen. */
export const assignCommands = procedure(
  'assignCommands',
  {},
  {
    roll: (x) => {
      const { state } = x;
      state.phase = 'commands';
      state.offerer = state.startPlayer;
      state.centre.fill(0);
      rollDice(x);
      return 'next';
    },
    next: (x) => {
      const { state } = x;
      if (lowestCard(state) === state.config.seats) {
        takeLastCard(x);
        return 'end';
      }
      x.ask(state.offerer, buildOffer);
      return 'build';
    },
    build: (x) => {
      const { state } = x;
      const choice = x.answer(buildOffer);
      if (choice !== 'done') {
        const symbol = SYMBOLS.indexOf(choice);
        state.pool[symbol]--;
        state.offer[symbol]++;
        x.ask(state.offerer, buildOffer);
        return 'build';
      }
      state.addressee = nextWithoutCard(state, state.offerer);
      x.emit({ type: 'offered', seat: state.offerer, card: lowestCard(state), dice: state.offer.slice() });
      x.ask(state.addressee, answerOffer);
      return 'answered';
    },
    answered: (x) => {
      const { state } = x;
      if (x.answer(answerOffer) === 'accept') return 'take';
      const seat = state.addressee;
      state.addressee = nextWithoutCard(state, seat);
      x.emit({ type: 'refused', seat, card: lowestCard(state) });
      if (state.addressee === state.offerer) return 'take';
      x.ask(state.addressee, answerOffer);
      return 'answered';
    },
    take: (x) => {
      const { state } = x;
      const card = lowestCard(state);
      const seat = state.addressee;
      giveDice(state, seat, state.offer);
      state.orderCards[seat] = card;
      x.emit({ type: 'accepted', seat, card, forced: seat === state.offerer });
      x.ask(seat, addDie);
      return 'added';
    },
    added: (x) => {
      const { state } = x;
      const choice = x.answer(addDie);
      const seat = state.addressee;
      state.addressee = NOBODY;
      if (lowestCard(state) < state.config.seats && state.orderCards[state.offerer] > 0)
        state.offerer = nextWithoutCard(state, state.offerer);
      if (choice !== 'none') {
        const symbol = SYMBOLS.indexOf(choice);
        state.pool[symbol]--;
        state.dice[seat * 6 + symbol]++;
        x.emit({ type: 'dieAdded', seat, symbol: choice });
      }
      return 'next';
    },
  },
);

/** Rolls everything; what contamination is too much is rolled again until it shows something else. */
function rollDice(x: Context): void {
  const { state } = x;
  const { pool } = state;
  for (let i = 0; i < DICE_IN_PLAY[state.config.seats]; i++) pool[x.int(6)]++;
  x.emit({ type: 'rolled', seat: state.startPlayer, dice: pool.slice() });
  while (pool[CONTAMINATION] > MOST_CONTAMINATION) {
    const count = pool[CONTAMINATION] - MOST_CONTAMINATION;
    const again = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < count; i++) again[x.int(6)]++;
    pool[CONTAMINATION] = MOST_CONTAMINATION;
    for (let s = 0; s < 6; s++) pool[s] += again[s];
    x.emit({ type: 'rerolled', seat: state.startPlayer, count, dice: again });
  }
}

/** The nearest player on the left who has no order card yet; the seat itself when it is the only one. */
function nextWithoutCard(state: State, seat: Seat): Seat {
  let next = (seat + 1) % state.config.seats;
  while (state.orderCards[next] > 0) next = (next + 1) % state.config.seats;
  return next;
}

function giveDice(state: State, seat: Seat, from: number[]): void {
  for (let s = 0; s < 6; s++) {
    state.dice[seat * 6 + s] += from[s];
    from[s] = 0;
  }
}

/** The last order card goes without an offer, with everything left in the pool. */
function takeLastCard(x: Context): void {
  const { state } = x;
  const seat = state.orderCards.indexOf(0);
  const dice = state.pool.slice();
  giveDice(state, seat, state.pool);
  state.orderCards[seat] = state.config.seats;
  state.offerer = NOBODY;
  x.emit({ type: 'lastCard', seat, card: state.config.seats, dice });
}
