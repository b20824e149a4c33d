/** Every procedure of the game by its name: texts are checked against this list. */
import { offer } from './abilities.ts';
import { convertAtIntroduction } from './cards.ts';
import { draft } from './draft.ts';
import { galactic } from './galactic.ts';
import { play } from './game.ts';
import { freeAction } from './lightning.ts';
import { nomads } from './nomadic.ts';
import { produceAbilities, production } from './production.ts';
import { reward } from './reward.ts';
import { redraw, setup } from './setup.ts';
import { actionPhase, turn } from './turn.ts';
import { war } from './war.ts';

export const procedures = {
  setup,
  redraw,
  nomads,
  production,
  produceAbilities,
  galactic,
  introduction: convertAtIntroduction,
  reward,
  freeAction,
  offer,
  turn,
  actionPhase,
  draft,
  war,
  play,
};
