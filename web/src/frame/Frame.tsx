import type { ReactNode } from 'react';
import { useText } from '../text/index.ts';
import { Sky } from '../ui/Sky.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import styles from './Frame.module.css';

type Props = {
  readonly id: string;
  /** How wide its content gets at most; null: as wide as the window. */
  readonly width?: number | null;
  readonly hue?: string | undefined;
  readonly children: ReactNode;
};

/** A page of cards below the top bar. */
export function Frame({ id, width = null, hue, children }: Props) {
  const { nav } = useText();
  return (
    <div className={styles.page} style={{ '--hue': hue, '--width': width === null ? undefined : `${width}px` }}>
      <Sky />
      <a className="btn skip" href={`#${id}`}>
        {nav.skip}
      </a>
      <TopBar />
      <main id={id} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
