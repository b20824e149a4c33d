import type { IdTables } from '@orrery/kernel';
import { content } from './census.ts';
import * as dice from './content/dice.ts';
import * as missions from './content/missions.ts';
import * as rooms from './content/rooms.ts';
import * as ship from './content/ship.ts';
import * as species from './content/species.ts';
import * as technologies from './content/technologies.ts';
import * as state from './state.ts';

/** The values of the content, and the numbers of the rulebook. */
export const data = { dice, missions, rooms, ship, species, technologies, state };

/** Technologies and rooms are bits of numbers; the rest stands in states by name. */
export const ids: IdTables = { ...content, symbol: dice.SYMBOLS };
