import { type Config, type OptionValues, optionsOf } from '@orrery/kernel';
import * as score from '../score.ts';
import * as abilities from './abilities.ts';
import * as actions from './actions.ts';
import * as answers from './answers.ts';
import * as appoint from './appoint.ts';
import * as cards from './cards.ts';
import * as colonize from './colonize.ts';
import * as develop from './develop.ts';
import * as draft from './draft.ts';
import * as explore from './explore.ts';
import * as galactic from './galactic.ts';
import * as galaxy from './galaxy.ts';
import * as game from './game.ts';
import * as lightning from './lightning.ts';
import * as manufacture from './manufacture.ts';
import * as means from './means.ts';
import * as nomadic from './nomadic.ts';
import * as plunder from './plunder.ts';
import * as production from './production.ts';
import * as protection from './protection.ts';
import * as research from './research.ts';
import * as resources from './resources.ts';
import * as reward from './reward.ts';
import * as salvage from './salvage.ts';
import * as setup from './setup.ts';
import * as solo from './solo.ts';
import * as trade from './trade.ts';
import * as turn from './turn.ts';
import * as war from './war.ts';

/**
 * What a table can choose. Every chapter of the rules is listed here: it may declare options of its own, and one that others call by its
 * declaration alone would not be loaded otherwise.
 */
export const options = optionsOf(
  setup,
  abilities,
  actions,
  answers,
  appoint,
  cards,
  colonize,
  develop,
  draft,
  explore,
  galactic,
  galaxy,
  game,
  lightning,
  manufacture,
  means,
  nomadic,
  plunder,
  production,
  protection,
  research,
  resources,
  reward,
  salvage,
  solo,
  trade,
  turn,
  war,
  score,
);

/** How a match of this game is set up. */
export type Setup = Config<OptionValues<typeof options>>;
