import type { Seat } from '@orrery/kernel';
import { type ReactNode, useState } from 'react';
import type { BoardProps } from './board.ts';
import { Counter } from './Counter.tsx';
import { cx } from './cx.ts';
import { Foreseen, signed } from './Foreseen.tsx';
import styles from './SeatNumbers.module.css';
import { seatClass } from './seats.ts';

export interface SeatNumber {
  readonly value: number;
  /** What it would become. */
  readonly next?: number | undefined;
  readonly icon: ReactNode;
  readonly label: string;
  /** What comes in by itself, and what that is called. */
  readonly income?: { readonly by: number; readonly label: string };
}

export interface SeatNumbersProps {
  readonly seat: Seat;
  readonly layout: BoardProps['layout'];
  readonly points: {
    readonly value: number;
    readonly next?: number | undefined;
    /** What they would be if the game ended now, where that is something else; `more` where there may be some that nobody sees. */
    readonly ended?: { readonly value: number; readonly more: boolean; readonly label: string } | undefined;
    readonly label: string;
    readonly unit?: ReactNode;
  };
  /** The most important first: those for which there is no room are left out, and a phone shows the first alone. */
  readonly numbers: readonly SeatNumber[];
  /** Beside the points, in the line of the name. */
  readonly aside?: ReactNode;
  /** A line of its own below the numbers. */
  readonly more?: ReactNode;
  /** The whole card opens the seat's place. */
  readonly opens?: { readonly label: string; dialog(close: () => void): ReactNode };
  readonly lit?: string | undefined;
}

/** One seat in the strip: its points, and the numbers that matter to the others. */
export function SeatNumbers({ seat, layout, points, numbers, aside, more, opens, lit }: SeatNumbersProps) {
  const [open, setOpen] = useState(false);
  const phone = layout === 'phone';
  // A phone has room for one thing beside the points.
  const shown = phone ? numbers.slice(0, points.ended === undefined ? 1 : 0) : numbers;
  return (
    <>
      <div className={cx(phone ? styles.phone : styles.panel, lit)} data-target={`seat:${seat}`} data-aside>
        {!phone && aside !== undefined && <span className={styles.aside}>{aside}</span>}
        <span className={cx(styles.points, seatClass(seat))}>
          <b aria-hidden="true">
            <Foreseen now={points.value} then={points.next} />
          </b>
          <span className="vh">{points.label}</span>
          {!phone && <small aria-hidden="true">{points.unit}</small>}
          {points.ended !== undefined && (
            <small className={styles.ended} title={points.ended.label}>
              {!phone && signed(points.ended.value - points.value)}
              {points.ended.more && '?'} = <b data-ended={seat}>{points.ended.value}</b>
              <span className="vh"> {points.ended.label}</span>
            </small>
          )}
        </span>
        <p className={styles.numbers} data-sheds>
          {shown.map(({ income, next, ...number }) => (
            <span key={number.label}>
              <Counter {...number} then={next} />
              {income !== undefined && !phone && <em title={income.label}>{signed(income.by)}</em>}
            </span>
          ))}
        </p>
        {!phone && more !== undefined && (
          <p className={cx(styles.numbers, styles.more)} data-sheds>
            {more}
          </p>
        )}
        {opens !== undefined && (
          <button type="button" className={styles.opens} aria-label={opens.label} title={opens.label} onClick={() => setOpen(true)} />
        )}
      </div>
      {open && opens?.dialog(() => setOpen(false))}
    </>
  );
}
