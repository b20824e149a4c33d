import type { Seat, View } from '@orrery/kernel';
import { type Holding, type Points, titleOf } from '@orrery/kit';
import { resources } from '../content/resources.ts';
import { openPoints } from '../queries.ts';
import type { TableView } from '../view.ts';
import { type Props, wordsOf } from './common.tsx';
import { RESOURCE, SWORDS } from './glyphs.ts';

export function holdings(props: Props, seat: Seat): readonly Holding[] {
  const player = props.view.table.players[seat];
  return [
    ...resources.map((r) => ({ key: r, name: titleOf(props, `resource:${r}`), glyph: RESOURCE[r], count: player[r] })),
    { key: 'strength', name: wordsOf(props).strength, glyph: SWORDS, lasting: true, count: player.strength },
  ];
}

export function points({ table }: View<TableView>, seat: Seat): Points {
  const now = openPoints(table, seat);
  return { now, ended: now };
}
