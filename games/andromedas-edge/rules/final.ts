import { FINAL_PARTS } from '../events.ts';
import { finalParts } from '../final-points.ts';
import { procedure } from '../rulebook.ts';
import { NONE } from '../state.ts';

/** Final scoring in the order of the rulebook; every part is kept so that everybody can follow it. */
export const finalScoring = procedure(
  'finalScoring',
  {},
  {
    score: (x) => {
      const { state } = x;
      x.reveal();
      state.finals = state.players.map((_, seat) => finalParts(state, seat));
      state.scored = true;
      for (let seat = 0; seat < state.players.length; seat++) {
        const { destiny } = state.players[seat];
        if (destiny !== NONE) x.emit({ type: 'destinyRevealed', seat, destiny });
        FINAL_PARTS.forEach((part, i) => {
          if (state.finals[seat][i] !== 0) x.emit({ type: 'finalScore', seat, part, vp: state.finals[seat][i] });
        });
      }
      return 'end';
    },
  },
);
