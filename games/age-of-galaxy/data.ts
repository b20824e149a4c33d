import type { IdTables } from '@orrery/kernel';
import { content } from './census.ts';
import * as abilities from './content/abilities.ts';
import * as box from './content/box.ts';
import * as factions from './content/factions.ts';
import * as planets from './content/planets.ts';
import * as resources from './content/resources.ts';
import * as systems from './content/systems.ts';
import { allAbilities } from './content/tables.ts';
import * as technologies from './content/technologies.ts';
import * as trade from './content/trade.ts';

/** The values of the content, and the numbers of the rulebook. */
export const data = { abilities, box, factions, planets, resources, systems, technologies, trade };

/** Markers have no names: their values tell them apart. */
const named = (list: readonly unknown[]): string[] => list.map((thing) => JSON.stringify(thing));

export const ids: IdTables = {
  ...content,
  ability: allAbilities.map(({ faction, technology }) => `${faction}/${technology}`),
  planetMarker: named(systems.planetMarkers),
  explorationMarker: named(systems.explorationMarkers),
};
