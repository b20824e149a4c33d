import type { Seat } from '@orrery/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { BoardProps } from './board.ts';
import { cx } from './cx.ts';
import styles from './Place.module.css';
import { SeatToken } from './SeatToken.tsx';

export interface PlaceProps {
  readonly layout: BoardProps['layout'];
  /** Its columns, as the game wants them. */
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** One's own place at the bottom of the table: its parts side by side, on a phone one below the other. */
export const Place = ({ layout, className, style, children }: PlaceProps) => (
  <div className={cx(styles.place, className, layout === 'phone' && styles.phone)} style={style}>
    {children}
  </div>
);

export interface OwnerProps {
  readonly seat: Seat;
  readonly name: string;
  /** A line below the name. */
  readonly note?: ReactNode;
  /** At the end of the line: the points, as a rule. */
  readonly children?: ReactNode;
}

/** Whose place it is. */
export const Owner = ({ seat, name, note, children }: OwnerProps) => (
  <p className={styles.owner}>
    <SeatToken seat={seat} size={note === undefined ? 24 : 30} />
    <span>
      <b>{name}</b>
      {note !== undefined && <small>{note}</small>}
    </span>
    {children}
  </p>
);
