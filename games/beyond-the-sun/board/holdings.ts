import type { Seat, View } from '@orrery/kernel';
import { type Glyph, type Holding, type Points, sum } from '@orrery/kit';
import { controlled, openPoints } from '../queries.ts';
import type { TableView } from '../view.ts';
import { type Given, wordsOf } from './common.tsx';
import { growthOf, miningOf } from './gains.ts';
import { COLONY, FLAG, FOOD, ORE, POPULATION, SUPPLY } from './glyphs.ts';

const COUNTS = {
  ore: [ORE, ({ factions }, seat) => factions[seat].ore],
  population: [POPULATION, ({ factions }, seat) => factions[seat].population],
  supply: [SUPPLY, ({ factions }, seat) => sum(factions[seat].supply)],
  growth: [FOOD, growthOf],
  mining: [ORE, miningOf],
  control: [FLAG, controlled],
  colonies: [COLONY, ({ factions }, seat) => factions[seat].colonies.length],
} as const satisfies Readonly<Record<string, readonly [Glyph, (table: TableView, seat: Seat) => number]>>;

/** What one does not pay with. */
const LASTING: readonly string[] = ['growth', 'mining', 'control', 'colonies'] satisfies (keyof typeof COUNTS)[];

export function holdings(props: Given, seat: Seat): readonly Holding[] {
  const words = wordsOf(props);
  return (Object.keys(COUNTS) as (keyof typeof COUNTS)[]).map((key) => {
    const [glyph, count] = COUNTS[key];
    return { key, name: words[key], glyph, lasting: LASTING.includes(key), count: count(props.view.table, seat) };
  });
}

export function points({ table }: View<TableView>, seat: Seat): Points {
  const now = openPoints(table, seat);
  return { now, ended: now };
}
