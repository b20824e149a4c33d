import type { CSSProperties, ReactNode } from 'react';
import type { BoardProps } from './board.ts';
import { cx } from './cx.ts';
import { Sentence } from './Sentence.tsx';
import styles from './Veil.module.css';

export interface VeilProps {
  readonly props: Pick<BoardProps, 'question'>;
  /** A phone has the question above the board already, and scrolls. */
  readonly narrow: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** Cards to choose from, laid over the board. */
export const Veil = ({ props: { question }, narrow, className, style, children }: VeilProps) => (
  <div className={cx(styles.veil, narrow && styles.narrow, className)} style={style} data-float data-veil>
    {!narrow && question !== undefined && (
      <h2>
        <Sentence of={question.prompt} quiet />
      </h2>
    )}
    <div className={styles.cards}>{children}</div>
  </div>
);
