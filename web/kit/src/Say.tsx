import type { ReactNode } from 'react';
import { acts, isFocused } from './act.ts';
import type { BoardOption, BoardProps } from './board.ts';
import { cx } from './cx.ts';
import { Key } from './Key.tsx';
import styles from './Say.module.css';

export interface SayProps {
  readonly props: Pick<BoardProps, 'question' | 'focused' | 'focus' | 'choose' | 'seats'>;
  /** Without one there is nothing to say, and nothing is drawn. */
  readonly option: BoardOption | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An answer in words, on the board: its key, and what it says. */
export function Say({ props, option, className, children }: SayProps) {
  if (option === undefined) return null;
  const focused = isFocused(props, option);
  return (
    <button type="button" {...acts(props, option)} className={cx(styles.say, focused && styles.focused, className)}>
      <Key of={option.key} state={focused ? 'focused' : 'legal'} />
      {children}
    </button>
  );
}
