import type { SeatPanelProps } from '@orrery/kit';
import type { Event } from '../events.ts';
import type { TableView } from '../view.ts';

export function SeatPanel({ view, seat }: SeatPanelProps<TableView, Event>) {
  return <b>{view.table.players[seat.seat]?.vp}</b>;
}
