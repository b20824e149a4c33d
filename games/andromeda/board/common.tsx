/** Small things that every part of this board uses. */
import type { Seat } from '@orrery/kernel';
import { type BoardProps, cx, Die, Icon, Sprite, seatClass } from '@orrery/kit';
import { type DieSymbol, SYMBOLS } from '../content/dice.ts';
import type { Event } from '../events.ts';
import type { BoardWords } from '../text/board.en.ts';
import type { TableView } from '../view.ts';
import styles from './common.module.css';
import { DIE } from './glyphs.ts';

export type Props = BoardProps<TableView, Event>;

export const wordsOf = ({ text }: Pick<Props, 'text'>): BoardWords => text.board as BoardWords;

/** The dice behind counts by symbol, one after the other. */
export const diceOf = (counts: readonly number[]): DieSymbol[] =>
  SYMBOLS.flatMap((symbol, s) => Array.from({ length: counts[s] ?? 0 }, () => symbol));

export interface FaceProps {
  readonly symbol: DieSymbol;
  readonly size: number;
  readonly spent?: boolean;
  readonly label: string;
}

export function DieFace({ symbol, size, spent = false, label }: FaceProps) {
  const danger = symbol === 'contamination';
  return (
    <Die size={size} label={label} state={danger ? (spent ? 'dangerSpent' : 'danger') : spent ? 'spent' : 'ready'}>
      <Icon of={DIE[symbol]} />
    </Die>
  );
}

const HEXAGON = 'M12 1.6 20.9 6.8v10.4L12 22.4 3.1 17.2V6.8z';

/** Control points: filled in the colour of whoever has them, hollow while nobody does. */
export function PointBadge(props: {
  readonly points: number;
  readonly seat?: Seat | undefined;
  readonly size?: number;
  readonly solid?: boolean;
}) {
  const { points, seat, size = 24, solid = false } = props;
  const filled = seat !== undefined || solid;
  return (
    <Sprite size={size} className={cx(styles.points, seat !== undefined && seatClass(seat), filled && styles.filled)}>
      <path d={HEXAGON} />
      <text x="12" y="12.4" textAnchor="middle" dominantBaseline="central">
        {points}
      </text>
    </Sprite>
  );
}

/** How far a mission is: one bar for each thing it asks for. */
export function ProgressBar({ have, need, label }: { readonly have: number; readonly need: number; readonly label: string }) {
  return (
    <span className={styles.bar} role="img" aria-label={label}>
      {Array.from({ length: need }, (_, i) => (
        <i key={i} className={i < have ? styles.on : undefined} />
      ))}
    </span>
  );
}
