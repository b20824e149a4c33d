import { PLACES } from '../content/ship.ts';
import { procedure } from '../rulebook.ts';
import { missionPoints, scores, winnersOf } from '../score.ts';
import { LAST_ROUND, THRESHOLDS } from '../state.ts';
import { controllerOf, roomAt, roomPoints } from './ship.ts';

/** Rulebook: Phase 3, Kontrollpunkte prüfen. Says whether the game ends here. */
export const checkControl = procedure(
  'checkControl',
  {},
  {
    count: (x) => {
      const { state } = x;
      state.phase = 'control';
      const points = [];
      let most = 0;
      for (let seat = 0; seat < state.config.seats; seat++) {
        const own = { missions: missionPoints(state, seat), rooms: roomPoints(state, seat) };
        points.push(own);
        most = Math.max(most, own.missions + own.rooms);
      }
      const controlled = [];
      for (let place = 0; place < PLACES; place++) {
        const seat = controllerOf(state, place);
        if (seat >= 0) controlled.push({ seat, room: roomAt(state, place) });
      }
      x.emit({ type: 'controlChecked', points, controlled });
      if (most >= THRESHOLDS[state.config.seats]) state.ending = 'threshold';
      else if (state.round === LAST_ROUND) state.ending = 'lastRound';
      if (state.ending !== null) x.emit({ type: 'gameEnded', ending: state.ending, winners: winnersOf(scores(state)) });
      return 'end';
    },
  },
);
