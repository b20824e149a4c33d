/** The whole game: setup, then five rounds of production, action, war and galactic phase. */
import { ROUNDS } from '../content/box.ts';
import { procedure } from '../rulebook.ts';
import { mainIdeology, outcome } from '../score.ts';
import { galactic } from './galactic.ts';
import { production } from './production.ts';
import { setup } from './setup.ts';
import { actionPhase } from './turn.ts';
import { war } from './war.ts';

export const play = procedure(
  'play',
  {},
  {
    setup: (x) => {
      x.call(setup);
      return 'round';
    },
    round: (x) => {
      const s = x.state;
      s.round++;
      s.phase = 'production';
      x.emit({ type: 'roundBegan', round: s.round, order: s.order.slice() });
      x.call(production);
      return 'action';
    },
    action: (x) => {
      x.state.phase = 'action';
      x.call(actionPhase, { next: 0 });
      return 'war';
    },
    war: (x) => {
      x.state.phase = 'war';
      // No war in the first round.
      if (x.state.round > 1) x.call(war);
      else x.emit({ type: 'warSkipped' });
      return 'galactic';
    },
    galactic: (x) => {
      const s = x.state;
      if (s.round === ROUNDS) return 'over';
      s.phase = 'galactic';
      x.call(galactic);
      return 'round';
    },
    over: (x) => {
      const s = x.state;
      s.phase = 'over';
      const { scores, winners, ending } = outcome(s);
      const seats = Array.from(scores.keys());
      x.emit({
        type: 'ended',
        scores: scores.map((score) => score.total),
        winners: [...winners],
        ending,
        places: seats.map((seat) => (seat - s.start + s.config.seats) % s.config.seats),
        starters: seats.map((seat) => s.players[seat].factions[0]),
        ideologies: seats.map((seat) => mainIdeology(s.players[seat])),
      });
      return 'end';
    },
  },
);
