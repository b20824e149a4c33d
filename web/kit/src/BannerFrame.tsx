import type { ReactNode } from 'react';
import styles from './BannerFrame.module.css';

export interface BannerFrameProps {
  readonly ms: number;
  readonly motion: boolean;
  /** In the upper part rather than the middle. */
  readonly high?: boolean;
  readonly children: ReactNode;
}

/** A great moment, told in large words across the board. */
export function BannerFrame({ ms, motion, high = false, children }: BannerFrameProps) {
  return (
    <div
      className={[styles.scene, high ? styles.high : ''].join(' ')}
      data-motion={motion}
      style={{ '--ms': `${Math.max(ms, 250)}ms` }}
      aria-hidden="true"
    >
      <div className={styles.grand}>{children}</div>
    </div>
  );
}
