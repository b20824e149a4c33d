import type { Seat, View } from '@orrery/kernel';
import { type Holding, icons, type Points } from '@orrery/kit';
import { openPoints } from '../queries.ts';
import type { TableView } from '../view.ts';
import { type Props, wordsOf } from './common.tsx';

export function holdings(props: Props, seat: Seat): readonly Holding[] {
  const words = wordsOf(props);
  const { players } = props.view.table;
  const { aboard, trained, supply, teleportersLeft, vaccines } = players[seat];
  return [
    { key: 'aboard', name: words.onShip, glyph: icons.researcherFilled, count: aboard },
    { key: 'trained', name: words.trained, glyph: icons.trained, count: trained },
    { key: 'supply', name: words.supply, glyph: icons.researcher, count: supply },
    { key: 'teleporters', name: words.teleportersLeft, glyph: icons.teleporter, count: teleportersLeft },
    { key: 'vaccines', name: words.vaccines, glyph: icons.vaccine, count: vaccines },
  ];
}

export function points({ table }: View<TableView>, seat: Seat): Points {
  const now = openPoints(table, seat);
  return { now, ended: now };
}
