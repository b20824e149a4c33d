import { type Config, type OptionValues, optionsOf } from '@orrery/kernel';
import * as score from '../score.ts';
import * as abilities from './abilities.ts';
import * as achievements from './achievements.ts';
import * as anytime from './anytime.ts';
import * as build from './build.ts';
import * as colonies from './colonies.ts';
import * as colonise from './colonise.ts';
import * as control from './control.ts';
import * as cost from './cost.ts';
import * as decks from './decks.ts';
import * as display from './display.ts';
import * as dyson from './dyson.ts';
import * as effects from './effects.ts';
import * as events from './event.ts';
import * as feasible from './feasible.ts';
import * as flow from './flow.ts';
import * as freeActions from './free-actions.ts';
import * as game from './game.ts';
import * as jump from './jump.ts';
import * as jumpLines from './jump-lines.ts';
import * as markers from './markers.ts';
import * as ministry from './ministry.ts';
import * as moveSupply from './move-supply.ts';
import * as movement from './movement.ts';
import * as ore from './ore.ts';
import * as pawn from './pawn.ts';
import * as prerequisites from './prerequisites.ts';
import * as privateTechnology from './private-technology.ts';
import * as production from './production.ts';
import * as research from './research.ts';
import * as reserve from './reserve.ts';
import * as setup from './setup.ts';
import * as shipyard from './shipyard.ts';
import * as stealth from './stealth.ts';
import * as supply from './supply.ts';
import * as trade from './trade.ts';
import * as transfer from './transfer.ts';
import * as turn from './turn.ts';
import * as upgrade from './upgrade.ts';

/**
 * What a table can choose. Every chapter of the rules is listed here: it may declare options of its own, and one that others call by its
 * declaration alone would not be loaded otherwise.
 */
export const options = optionsOf(
  setup,
  abilities,
  achievements,
  anytime,
  build,
  colonies,
  colonise,
  control,
  cost,
  decks,
  display,
  dyson,
  effects,
  events,
  feasible,
  flow,
  freeActions,
  game,
  jump,
  jumpLines,
  markers,
  ministry,
  moveSupply,
  movement,
  ore,
  pawn,
  prerequisites,
  privateTechnology,
  production,
  research,
  reserve,
  shipyard,
  stealth,
  supply,
  trade,
  transfer,
  turn,
  upgrade,
  score,
);

/** How a match of this game is set up. */
export type Setup = Config<OptionValues<typeof options>>;
