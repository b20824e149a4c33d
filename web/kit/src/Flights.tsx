import { Component, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Happening } from './board.ts';
import styles from './Flights.module.css';

/** A piece on its way: from the first of these places that is in sight to the first of those. Without a goal it rises where it is. */
export type Flight = {
  readonly from: readonly string[];
  readonly to?: readonly string[];
  readonly piece: ReactNode;
  readonly className?: string;
};

type Point = { readonly x: number; readonly y: number };
type Airborne = { readonly key: string; readonly flight: Flight; readonly from: Point; readonly by: Point; readonly rises: boolean };
type Air = { readonly id: number; readonly list: readonly Airborne[] };

/** The middle of the first of these places on the screen. Places carry `data-target`, wherever on the table they are. */
function find(spots: readonly string[]): Point | undefined {
  for (const spot of spots) {
    for (const element of document.querySelectorAll(`[data-target="${CSS.escape(spot)}"],[data-spot="${CSS.escape(spot)}"]`)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width > 0 && x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight) return { x, y };
    }
  }
  return undefined;
}

export interface FlightsProps {
  readonly happening: Happening | undefined;
  readonly flights: readonly Flight[];
}

/**
 * Pieces fly over the whole table while an event is shown: from the board to a seat, from the hand to the board. They start where they were
 * before the event and land where they are after it, so it stays mounted between events and looks twice: before the table is drawn anew and
 * afterwards. Only a class component can do the first.
 */
export class Flights extends Component<FlightsProps, { readonly air: Air | undefined }> {
  override state: { readonly air: Air | undefined } = { air: undefined };

  #isNew(before: number | undefined): boolean {
    return this.props.happening !== undefined && this.props.happening.id !== before && this.props.flights.length > 0;
  }

  override componentDidMount(): void {
    if (this.#isNew(undefined)) this.#take(this.props.flights.map(() => undefined));
  }

  /** Where pieces start that are gone from there in what is about to be drawn. */
  override getSnapshotBeforeUpdate(before: FlightsProps): readonly (Point | undefined)[] | null {
    return this.#isNew(before.happening?.id) ? this.props.flights.map(({ from }) => find(from)) : null;
  }

  override componentDidUpdate(_before: FlightsProps, _state: unknown, starts: readonly (Point | undefined)[] | null): void {
    if (starts !== null) this.#take(starts);
  }

  #take(starts: readonly (Point | undefined)[]): void {
    const { happening, flights } = this.props;
    if (happening === undefined) return;
    const list = flights.flatMap((flight, i): Airborne[] => {
      const from = starts[i] ?? find(flight.from);
      const to = flight.to === undefined ? undefined : find(flight.to);
      const start = from ?? to;
      if (start === undefined) return [];
      const rises = from === undefined || to === undefined;
      return [
        { key: `${happening.id} ${i}`, flight, from: start, by: rises ? { x: 0, y: 0 } : { x: to.x - from.x, y: to.y - from.y }, rises },
      ];
    });
    this.setState({ air: { id: happening.id, list } });
  }

  override render(): ReactNode {
    const { air } = this.state;
    const { happening } = this.props;
    if (air === undefined || happening === undefined || air.id !== happening.id) return null;
    return createPortal(
      <div className={styles.sky} aria-hidden="true">
        {air.list.map(({ key, flight, from, by, rises }, i) => (
          <span
            key={key}
            className={[styles.flight, rises ? styles.rises : '', flight.className ?? ''].join(' ')}
            style={{
              left: from.x,
              top: from.y,
              '--dx': `${by.x}px`,
              '--dy': `${by.y}px`,
              '--ms': `${Math.max(200, Math.min(happening.ms, 900))}ms`,
              '--wait': `${Math.min(i * 70, 210)}ms`,
            }}
          >
            {flight.piece}
          </span>
        ))}
      </div>,
      document.body,
    );
  }
}
