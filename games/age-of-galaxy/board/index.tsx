import type { Seat, View } from '@orrery/kernel';
import type { BoardModule } from '@orrery/kit';
import { ROUNDS } from '../content/box.ts';
import type { Event } from '../events.ts';
import type { TableView } from '../view.ts';
import { Board } from './Board.tsx';
import { Cards } from './Cards.tsx';
import { wordsOf } from './common.tsx';
import { face } from './face.tsx';
import { CUBE, IDEOLOGY, PLANET, RESOURCE } from './glyphs.ts';
import { holdings, points } from './holdings.ts';
import { Me } from './Me.tsx';
import { picture } from './picture.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { step } from './step.tsx';
import { cue, duration, joins, turn } from './telling.ts';

const order = ({ table }: View<TableView>): readonly Seat[] => table.order;

const board: BoardModule<TableView, Event> = {
  Board,
  SeatPanel,
  Me,
  Cards,
  order,
  face,
  step,
  duration,
  joins,
  cue,
  turn,
  holdings,
  points,
  picture,
  round: ({ table }, text) => (table.round === 0 ? wordsOf({ text }).setup : wordsOf({ text }).round(table.round, ROUNDS)),
  icons: { ...RESOURCE, ...PLANET, ...IDEOLOGY, cube: CUBE },
};

export default board;
