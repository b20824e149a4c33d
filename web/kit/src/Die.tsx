import type { ReactNode } from 'react';
import styles from './Die.module.css';

export interface DieProps {
  readonly children: ReactNode;
  readonly size?: number;
  readonly state?: 'ready' | 'spent' | 'any' | 'danger' | 'dangerSpent';
  readonly label: string;
}

/** A die: solid while it may be used, hollow once it is spent. */
export function Die({ children, size = 22, state = 'ready', label }: DieProps) {
  return (
    <span role="img" aria-label={label} className={[styles.die, styles[state]].join(' ')} style={{ '--sz': `${size}px` }}>
      {children}
    </span>
  );
}
