import type { Seat } from '@orrery/kernel';
import type { TableView } from '../view.ts';

type Counted = Pick<TableView, 'growth' | 'factions' | 'oreOutput'>;

/** What production brings, wherever it is said. Only columns that still hold a cube give one. */
export const growthOf = ({ growth, factions }: Counted, seat: Seat): number =>
  factions[seat].supply.slice(0, growth[seat]).filter((cubes) => cubes > 0).length;

export const miningOf = ({ oreOutput }: Counted, seat: Seat): number => oreOutput[seat];
