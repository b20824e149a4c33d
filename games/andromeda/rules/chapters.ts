import { type Config, type OptionValues, optionsOf } from '@orrery/kernel';
import * as score from '../score.ts';
import * as actions from './actions.ts';
import * as conditions from './conditions.ts';
import * as contamination from './contamination.ts';
import * as dice from './dice.ts';
import * as explore from './explore.ts';
import * as game from './game.ts';
import * as missionCards from './missionCards.ts';
import * as missions from './missions.ts';
import * as phase1 from './phase1.ts';
import * as phase2 from './phase2.ts';
import * as phase3 from './phase3.ts';
import * as phase4 from './phase4.ts';
import * as rooms from './rooms.ts';
import * as setup from './setup.ts';
import * as ship from './ship.ts';
import * as technologies from './technologies.ts';

/**
 * What a table can choose. Every chapter of the rules is listed here: it may declare options of its own, and one that others call by its
 * declaration alone would not be loaded otherwise.
 */
export const options = optionsOf(
  setup,
  actions,
  conditions,
  contamination,
  dice,
  explore,
  game,
  missionCards,
  missions,
  phase1,
  phase2,
  phase3,
  phase4,
  rooms,
  ship,
  technologies,
  score,
);

/** How a match of this game is set up. */
export type Setup = Config<OptionValues<typeof options>>;
