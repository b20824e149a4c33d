import type { View } from '@orrery/kernel';
import { type BoardModule, later } from '@orrery/kit';
import type { Event } from '../events.ts';
import { withTeams } from '../queries.ts';
import { NONE } from '../state.ts';
import type { TableView } from '../view.ts';
import { Board } from './Board.tsx';
import { wordsOf } from './common.tsx';
import { face } from './face.tsx';
import { MARKS } from './glyphs.ts';
import { holdings, points } from './holdings.ts';
import { Me } from './Me.tsx';
import { picture } from './picture.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { step } from './step.tsx';
import { cue, duration, joins, turn } from './telling.ts';

/** Behind a tab: fetched when somebody looks. */
const Cards = later(async () => (await import('./Cards.tsx')).Cards);

const board: BoardModule<TableView, Event> = {
  Board,
  SeatPanel,
  Me,
  Cards,
  face,
  step,
  duration,
  joins,
  cue,
  turn,
  holdings,
  points,
  teams: ({ table }: View<TableView>) =>
    withTeams(table)
      ? [
          [0, 1],
          [2, 3],
        ]
      : undefined,
  picture,
  round: ({ table }: View<TableView>, text) => wordsOf({ text }).turn(Math.max(1, table.turn), table.lastTurns !== NONE),
  icons: MARKS,
};

export default board;
