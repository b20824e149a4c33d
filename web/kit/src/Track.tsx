import type { Seat } from '@orrery/kernel';
import { SeatToken } from './SeatToken.tsx';
import styles from './Track.module.css';

export interface TrackProps {
  readonly label: string;
  readonly from?: number;
  readonly to: number;
  readonly marks: readonly { readonly seat: Seat; readonly at: number }[];
  /** Spaces that matter: thresholds, rewards. */
  readonly goals?: readonly number[];
}

/** A numbered track with one marker for each seat; markers on one space stand side by side. */
export function Track({ label, from = 0, to, marks, goals = [] }: TrackProps) {
  const spaces: number[] = [];
  for (let n = from; n <= to; n++) spaces.push(n);
  return (
    <ol className={styles.track} aria-label={label}>
      {spaces.map((n) => (
        <li key={n} className={goals.includes(n) ? styles.goal : undefined}>
          <small>{n}</small>
          <span>
            {marks
              .filter((mark) => Math.min(Math.max(mark.at, from), to) === n)
              .map((mark) => (
                <SeatToken key={mark.seat} seat={mark.seat} size={18} />
              ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
