import type { IdTables } from '@orrery/kernel';
import { content } from './census.ts';
import * as abilities from './content/abilities.ts';
import * as achievements from './content/achievements.ts';
import * as basic from './content/basic.ts';
import * as events from './content/events.ts';
import * as exploration from './content/exploration.ts';
import * as factions from './content/factions.ts';
import * as fields from './content/fields.ts';
import * as guilds from './content/guilds.ts';
import * as kinds from './content/kinds.ts';
import * as powers from './content/powers.ts';
import * as spaces from './content/spaces.ts';
import * as systems from './content/systems.ts';
import * as technologies from './content/technologies/index.ts';

/** What spaces and scripts keep for speed follows from their content: a save need not ask whether it has changed. */
const FOLLOWS: ReadonlySet<string> = new Set(['number', 'oreCost', 'cubeCost']);

function contentOf(key: string, value: unknown): unknown {
  if (FOLLOWS.has(key)) return undefined;
  // As a print writes what a module can do.
  return typeof value === 'function' ? null : value;
}

/** The values of the content, and the numbers of the rulebook. */
export const data = {
  abilities,
  achievements,
  basic,
  events,
  exploration,
  factions,
  fields,
  guilds,
  kinds,
  powers,
  get spaces(): unknown {
    return JSON.parse(JSON.stringify(spaces, contentOf));
  },
  systems,
  technologies,
};

/** Fields and locations are places in lists, powers are bits; cards stand in states by name. */
export const ids: IdTables = {
  ...content,
  power: powers.POWERS,
  field: fields.FIELDS.map((field) => JSON.stringify(field)),
  location: exploration.LOCATIONS.map((location) => JSON.stringify(location)),
};
