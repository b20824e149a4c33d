import { procedure } from '../rulebook.ts';
import { assignCommands } from './phase1.ts';
import { turns } from './phase2.ts';
import { checkControl } from './phase3.ts';
import { cleanUp } from './phase4.ts';
import { setup } from './setup.ts';

/** Rulebook: Spielverlauf. Rounds of four phases until phase 3 ends the game. */
export const game = procedure(
  'game',
  {},
  {
    begin: (x) => {
      x.call(setup);
      return 'round';
    },
    round: (x) => {
      const { state } = x;
      state.round++;
      x.emit({ type: 'roundBegan', round: state.round });
      x.call(assignCommands);
      x.call(turns);
      x.call(checkControl);
      return 'after';
    },
    after: (x) => {
      if (x.state.ending !== null) return 'end';
      x.call(cleanUp);
      return 'round';
    },
  },
);
