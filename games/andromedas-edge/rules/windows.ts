import { open, type Seat } from '@orrery/kernel';
import type { ReactAnswer } from '../answers.ts';
import { battleRule, inBattle } from '../battle-state.ts';
import { BYSTANDER_WINDOWS, CARD_WINDOW, CARDS_FOR_WINDOW, listOf, windowNumber } from '../catalogue.ts';
import type { Window } from '../content/effects.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { feasible } from '../effects/rules.ts';
import { inTurn, opposed } from '../queries.ts';
import { type Context, decision, define, procedure } from '../rulebook.ts';
import { MOON_WINDOW, type Player, type State } from '../state.ts';
import { openWindow, perform } from './calls.ts';
import { distinct, removeFrom } from './goods.ts';
import { advanceMarker } from './marker.ts';
import { eachSlot } from './moons.ts';

/**
 * Windows for tactics cards outside one's own free moments. A seat is asked on public facts alone: it has cards in hand, the
 * window concerns it and it has not switched the window off; so being passed over betrays nothing.
 */

const BATTLE_WINDOWS: ReadonlySet<Window> = new Set(['battleStart', 'beforeRoll', 'afterRoll', 'afterOutcome', 'shipDamaged']);

/** Whether a window concerns a seat at all. */
function concerns(state: State, seat: Seat, window: Window, cause: Seat): boolean {
  switch (window) {
    case 'opponentLaunch':
    case 'opponentActivation':
    case 'opponentModule':
      return opposed(state, seat, cause);
    case 'shipDamaged':
    case 'moduleDamaged':
      return seat === cause;
    case 'turn':
    case 'launch':
    case 'return':
    case 'diplomacy':
    case 'battleStart':
    case 'beforeRoll':
    case 'afterRoll':
    case 'afterOutcome':
      return inBattle(state, seat) || BYSTANDER_WINDOWS[windowNumber(window)];
  }
}

/** Whether a seat wants to be asked for the sake of its moons: slotting is allowed on any turn (AE-271). */
function wantsToSlot(player: Player, window: Window): boolean {
  if (window !== 'opponentLaunch' || (player.deaf & MOON_WINDOW) !== 0) return false;
  let room = false;
  for (let i = 0; i < player.moons.length && !room; i++) {
    eachSlot(player, player.moons[i], true, () => {
      room = true;
    });
  }
  return room;
}

/** How many cards of a window lie open in the discard pile: when all do, nobody can hold one. */
function allDiscarded(state: State, window: Window): boolean {
  let left = CARDS_FOR_WINDOW[windowNumber(window)];
  const { tacticsDiscard } = state;
  for (let i = 0; i < tacticsDiscard.length; i++) if (CARD_WINDOW[tacticsDiscard[i]] === window) left--;
  return left === 0;
}

/** Whether a seat could have a card for this window, as far as everybody can tell, and wants to be asked. */
export function listens(state: State, seat: Seat, window: Window): boolean {
  const { hand, deaf } = state.players[seat];
  if (hand.length === 0) return false;
  return (deaf & (1 << windowNumber(window))) === 0 && !allDiscarded(state, window);
}

/** Switches a window off for a seat, until it listens again. */
export function mute(x: Context, seat: Seat, window: Window): void {
  x.state.players[seat].deaf |= 1 << windowNumber(window);
  x.emit({ type: 'windowSwitched', seat, window: windowNumber(window), on: false });
}

/** Whether a card may be played by this seat in this window now. */
export function playable(state: State, seat: Seat, card: number, window: Window, cause: Seat): boolean {
  if (CARD_WINDOW[card] !== window) return false;
  const { kind, outcome, bystander, effects } = TACTICS_CARDS[card];
  const { battle } = state;
  if (kind === 'action' && battle !== null) return false;
  if ((kind === 'event' || kind === 'sustain') && (state.active !== seat || battle !== null)) return false;
  if (kind === 'battle') {
    if (battle === null || battleRule(state, 'noBattleCards')) return false;
    if (bystander !== true && !inBattle(state, seat) && window !== 'shipDamaged') return false;
  }
  if (outcome !== undefined && battle !== null) {
    const bits = outcome === 'won' ? battle.winners : battle.losers;
    if (bits <= 0 || (bits & (1 << seat)) === 0) return false;
  }
  return kind === 'sustain' || kind === 'event' || feasible(state, seat, effects, cause);
}

export const react = decision('react', {
  args: { window: open<Window>(), cause: open<Seat>() },
  options: (state, seat, { window, cause }): readonly ReactAnswer[] => {
    const options: ReactAnswer[] = ['pass', 'mute'];
    for (const card of distinct(state.players[seat].hand)) if (playable(state, seat, card, window, cause)) options.push({ card });
    return options;
  },
});

/** Asks everybody concerned, in turn order from the active player, until all have passed in a row: a card may call for an answer. */
define(openWindow, {
  next: (x) => {
    const { state } = x;
    const { window, cause } = x.locals;
    if (state.inEvent && window !== 'moduleDamaged') return 'end';
    /* Its cards are actions, and those are never played during a battle (AE-282). */
    if (state.battle !== null && window === 'moduleDamaged') return 'end';
    if (BATTLE_WINDOWS.has(window) && battleRule(state, 'noBattleCards')) return 'end';
    const seats = state.players.length;
    let turn = x.locals.turn ?? 0;
    for (let passed = x.locals.passed ?? 0; passed < seats; passed++, turn = (turn + 1) % seats) {
      const seat = inTurn(state, turn);
      if (!concerns(state, seat, window, cause)) continue;
      if (!listens(state, seat, window) && !wantsToSlot(state.players[seat], window)) continue;
      x.locals.turn = turn;
      x.locals.passed = passed;
      x.ask(seat, react, { window, cause });
      return 'answered';
    }
    return 'end';
  },
  answered: (x) => {
    const { state } = x;
    const { window, cause } = x.locals;
    const answer = x.answer(react);
    const turn = x.locals.turn ?? 0;
    const seat = inTurn(state, turn);
    if (typeof answer === 'object') {
      x.locals.passed = 0;
      x.callFor(seat, playCard, { card: answer.card, cause });
      return 'next';
    }
    if (answer === 'mute') {
      state.players[seat].deaf |= MOON_WINDOW;
      mute(x, seat, window);
    }
    x.locals.turn = (turn + 1) % state.players.length;
    x.locals.passed = (x.locals.passed ?? 0) + 1;
    return 'next';
  },
});

/** Plays a card: event cards push the marker at once, sustain cards stay until the next Return, others are discarded. */
export const playCard = procedure(
  'playCard',
  { card: open<number>(), cause: open<Seat>() },
  {
    play: (x) => {
      const { card, cause } = x.locals;
      const { state } = x;
      const player = state.players[x.seat];
      const { kind, effects } = TACTICS_CARDS[card];
      removeFrom(player.hand, card);
      if (kind === 'sustain') player.sustained.push(card);
      else state.tacticsInPlay.push(card);
      x.reveal();
      x.emit({ type: 'tacticsPlayed', seat: x.seat, card });
      if (kind === 'event') advanceMarker(x, 1);
      x.call(perform, { list: listOf(effects), at: 0, cause, agreed: true });
      return 'discard';
    },
    discard: (x) => {
      const { card } = x.locals;
      if (TACTICS_CARDS[card].kind !== 'sustain') {
        removeFrom(x.state.tacticsInPlay, card);
        x.state.tacticsDiscard.push(card);
        x.emit({ type: 'tacticsResolved', seat: x.seat, card });
      }
      return 'end';
    },
  },
);
