import { open } from '@orrery/kernel';
import { listOf } from '../catalogue.ts';
import { EVENTS } from '../content/events.ts';
import { TRACK_VP } from '../content/tracks.ts';
import { damagedModules, turnOrder } from '../queries.ts';
import { type Context, decision, procedure } from '../rulebook.ts';
import { NONE, ON_STATION, REMOVED } from '../state.ts';
import { perform } from './calls.ts';
import { score } from './goods.ts';
import { markerStart } from './marker.ts';
import { bringRaider } from './raiders.ts';

/* The look. */

export const chooseTop = decision('lookAtEvents', {
  options: (state): readonly number[] => state.eventDeck.slice(-2).reverse(),
});

/** Looks at the top two event cards in secret: one back on top, one to the bottom. A single card stays (AE-159). */
export const lookAtEvents = procedure(
  'lookAtEvents',
  {},
  {
    look: (x) => {
      const { eventDeck, eventSeen } = x.state;
      const n = Math.min(2, eventDeck.length);
      if (n === 0) return 'end';
      x.reveal();
      for (let i = eventDeck.length - n; i < eventDeck.length; i++) eventSeen[i] |= 1 << x.seat;
      if (n === 1) {
        x.emitTo([x.seat], { type: 'eventsLookedAt', seat: x.seat, n, top: eventDeck[0] }, { type: 'eventsLookedAt', seat: x.seat, n });
        return 'end';
      }
      x.emit({ type: 'eventsLookedAt', seat: x.seat, n });
      x.ask(x.seat, chooseTop);
      return 'sort';
    },
    sort: (x) => {
      const { eventDeck, eventSeen } = x.state;
      const top = x.answer(chooseTop);
      const first = eventDeck.pop() ?? top;
      const second = eventDeck.pop() ?? top;
      eventSeen.length -= 2;
      const bottom = first === top ? second : first;
      eventDeck.push(top);
      eventDeck.unshift(bottom);
      /* Only who looked knows which card went where. */
      eventSeen.push(1 << x.seat);
      eventSeen.unshift(1 << x.seat);
      x.emitTo([x.seat], { type: 'eventsSorted', seat: x.seat, top, bottom }, { type: 'eventsSorted', seat: x.seat });
      return 'end';
    },
  },
);

/* The event. */

/** Resolves the top event card at the end of a turn: points, raider, effect, reset. */
export const resolveEvent = procedure(
  'resolveEvent',
  { card: open<number | undefined>() },
  {
    reveal: (x) => {
      const { state } = x;
      state.inEvent = true;
      if (state.eventDeck.length === 0) {
        state.eventDeck = x.shuffle(state.eventDiscard);
        state.eventDiscard = [];
        state.eventSeen = state.eventDeck.map(() => 0);
      }
      x.reveal();
      const card = state.eventDeck.pop();
      state.eventSeen.pop();
      if (card === undefined) return 'reset';
      x.locals.card = card;
      state.eventDiscard.push(card);
      x.emit({ type: 'eventRevealed', event: card });
      scoreTrack(x, EVENTS[card].track);
      return 'raider';
    },
    raider: (x) => {
      const card = x.locals.card ?? NONE;
      bringRaider(x, EVENTS[card].raider);
      x.call(perform, { list: listOf(EVENTS[card].effects), at: 0 });
      return 'reset';
    },
    reset: (x) => {
      const { state } = x;
      state.inEvent = false;
      if (state.marker === ON_STATION) state.marker = state.lastTurns === NONE ? markerStart(state) : REMOVED;
      x.emit({ type: 'eventEnded' });
      return 'end';
    },
  },
);

/** Everybody scores the points at the own marker, less 1 for each damaged module, never below 0 (AE-452, AE-453). */
function scoreTrack(x: Context, track: number): void {
  for (const seat of turnOrder(x.state)) {
    const player = x.state.players[seat];
    score(x, seat, TRACK_VP[track][player.tracks[track]] - damagedModules(player), 'event');
  }
}
