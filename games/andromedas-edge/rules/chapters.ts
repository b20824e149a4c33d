import { type Config, type OptionValues, optionsOf } from '@orrery/kernel';
import * as score from '../score.ts';
import * as abandon from './abandon.ts';
import * as abilities from './abilities.ts';
import * as battle from './battle.ts';
import * as battleEffects from './battle-effects.ts';
import * as developments from './developments.ts';
import * as dice from './dice.ts';
import * as energy from './energy.ts';
import * as eventCards from './event-cards.ts';
import * as final from './final.ts';
import * as free from './free.ts';
import * as goods from './goods.ts';
import * as launch from './launch.ts';
import * as mapEffects from './map-effects.ts';
import * as marker from './marker.ts';
import * as modules from './modules.ts';
import * as moons from './moons.ts';
import * as perform from './perform.ts';
import * as raiders from './raiders.ts';
import * as repair from './repair.ts';
import * as returning from './return.ts';
import * as setup from './setup.ts';
import * as ships from './ships.ts';
import * as stationEffects from './station-effects.ts';
import * as teams from './teams.ts';
import * as tracks from './tracks.ts';
import * as turn from './turn.ts';
import * as upgrades from './upgrades.ts';
import * as windows from './windows.ts';

/**
 * What a table can choose. Every chapter of the rules is listed here: it may declare options of its own, and one that others call by its
 * declaration alone would not be loaded otherwise.
 */
export const options = optionsOf(
  setup,
  abandon,
  abilities,
  battle,
  battleEffects,
  developments,
  dice,
  energy,
  eventCards,
  final,
  free,
  goods,
  launch,
  mapEffects,
  marker,
  modules,
  moons,
  perform,
  raiders,
  repair,
  returning,
  ships,
  stationEffects,
  teams,
  tracks,
  turn,
  upgrades,
  windows,
  score,
);

/** How a match of this game is set up. */
export type Setup = Config<OptionValues<typeof options>>;
