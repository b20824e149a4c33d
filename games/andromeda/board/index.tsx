import type { Seat, View } from '@orrery/kernel';
import { type BoardModule, icons } from '@orrery/kit';
import type { Event } from '../events.ts';
import { LAST_ROUND } from '../state.ts';
import type { TableView } from '../view.ts';
import { Board } from './Board.tsx';
import { Cards } from './Cards.tsx';
import { wordsOf } from './common.tsx';
import { face } from './face.tsx';
import { DIE } from './glyphs.ts';
import { holdings, points } from './holdings.ts';
import { Me } from './Me.tsx';
import { picture } from './picture.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { cue, duration, joins, turn } from './telling.ts';

/** In the order of the order cards; while they are dealt, clockwise from the start player. */
function order({ table }: View<TableView>): readonly Seat[] {
  const seats = table.players.map((_, seat) => seat);
  const start = table.startPlayer ?? 0;
  const clockwise = (seat: Seat): number => (seat - start + table.config.seats) % table.config.seats;
  const turn = (seat: Seat): number => table.players[seat].orderCard ?? table.config.seats + 1;
  return seats.sort((a, b) => turn(a) - turn(b) || clockwise(a) - clockwise(b));
}

const board: BoardModule<TableView, Event> = {
  Board,
  SeatPanel,
  Me,
  Cards,
  order,
  face,
  duration,
  joins,
  cue,
  turn,
  holdings,
  points,
  picture,
  round: ({ table }, text) => (table.round === 0 ? wordsOf({ text }).setup : wordsOf({ text }).round(table.round, LAST_ROUND)),
  icons: {
    train: DIE.training,
    support: DIE.support,
    improvise: DIE.improvise,
    move: DIE.movement,
    tech: DIE.technology,
    contam: DIE.contamination,
    researcher: icons.researcherFilled,
    teleporter: icons.teleporter,
    vaccine: icons.vaccine,
    mission: icons.mission,
  },
};

export default board;
