import type { IdTables } from '@orrery/kernel';
import { LIST_NAMES } from './catalogue.ts';
import { content } from './census.ts';
import * as bases from './content/bases.ts';
import * as destinies from './content/destinies.ts';
import * as effects from './content/effects.ts';
import * as events from './content/events.ts';
import * as factions from './content/factions.ts';
import * as names from './content/ids.ts';
import * as modules from './content/modules.ts';
import * as moons from './content/moons.ts';
import * as planets from './content/planets.ts';
import * as raiders from './content/raiders.ts';
import * as setup from './content/setup.ts';
import * as ships from './content/ships.ts';
import * as special from './content/special.ts';
import * as tactics from './content/tactics.ts';
import * as tokens from './content/tokens.ts';
import * as tracks from './content/tracks.ts';
import * as upgrades from './content/upgrades.ts';

/** The values of the content, and the numbers of the rulebook. */
export const data = {
  bases,
  destinies,
  effects,
  events,
  factions,
  names,
  modules,
  moons,
  planets,
  raiders,
  setup,
  ships,
  special,
  tactics,
  tokens,
  tracks,
  upgrades,
};

export const ids: IdTables = { ...content, effects: LIST_NAMES };
