import { decision, procedure } from '../rulebook.ts';
import { NOBODY } from '../state.ts';
import { drawMissions, keepMission, keepOne, putUnder } from './missionCards.ts';
import { revealGeneral } from './setup.ts';
import { clockwise } from './ship.ts';

const DRAWN = 2;

export const exchange = decision('exchange', {
  options: (): readonly ('keep' | 'exchange')[] => KEEP_OR_EXCHANGE,
});
const KEEP_OR_EXCHANGE = ['keep', 'exchange'] as const;

/** Rulebook: Phase 4, Aufräumen. */
export const cleanUp = procedure(
  'cleanUp',
  {},
  {
    refresh: (x) => {
      const { state } = x;
      state.phase = 'cleanUp';
      state.exhaustedBy.fill(NOBODY);
      x.emit({ type: 'technologiesReady' });
      state.orderCards.fill(0);
      revealGeneral(x);
      state.startPlayer = (state.startPlayer + 1) % state.config.seats;
      x.emit({ type: 'startPlayer', seat: state.startPlayer });
      for (const seat of clockwise(state, state.startPlayer)) x.callFor(seat, renewMission);
      return 'end';
    },
  },
);

/** A new personal mission for whoever has fulfilled the old one; an exchange for whoever wants one. */
export const renewMission = procedure(
  'renewMission',
  {},
  {
    begin: (x) => {
      const { state, seat } = x;
      if (state.personalStack.length === 0) return 'end';
      if (state.personal[seat] !== null) {
        x.ask(seat, exchange);
        return 'exchange';
      }
      drawMissions(x, seat, DRAWN);
      x.ask(seat, keepMission);
      return 'keep';
    },
    keep: (x) => {
      keepOne(x, x.seat, x.answer(keepMission));
      return 'end';
    },
    exchange: (x) => {
      const { state, seat } = x;
      const old = state.personal[seat];
      if (x.answer(exchange) === 'keep' || old === null) return 'end';
      x.reveal();
      putUnder(state, seat, old);
      const mission = state.personalStack.pop();
      state.stackSeenBy.pop();
      if (mission === undefined) throw new Error('a stack cannot be empty after a card was put under it');
      state.personal[seat] = mission;
      x.emitTo([seat], { type: 'missionExchanged', seat, old, mission }, { type: 'missionExchanged', seat });
      return 'end';
    },
  },
);
