import type { Seat, View } from '@orrery/kernel';
import type { BoardModule } from '@orrery/kit';
import type { Event } from '../events.ts';
import type { TableView } from '../view.ts';
import { Board } from './Board.tsx';
import { Cards } from './Cards.tsx';
import { wordsOf } from './common.tsx';
import { face } from './face.tsx';
import { FOOD, JUMP, ORE, POPULATION, SUPPLY } from './glyphs.ts';
import { holdings, points } from './holdings.ts';
import { Me } from './Me.tsx';
import { picture } from './picture.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { step } from './step.tsx';
import { cue, duration, joins, turn } from './telling.ts';

/** Clockwise from the first player. */
const order = ({ table }: View<TableView>): readonly Seat[] => table.factions.map((_, i) => (table.start + i) % table.config.seats);

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
  round: ({ table }, text) => wordsOf({ text }).round(Math.max(1, table.round), table.lastRound > 0 && table.round >= table.lastRound),
  icons: { population: POPULATION, supply: SUPPLY, ore: ORE, food: FOOD, jump: JUMP },
};

export default board;
