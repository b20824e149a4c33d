import type { ReactNode } from 'react';
import { useText } from '../text/index.ts';
import { Sky } from '../ui/Sky.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import styles from './Frame.module.css';

/** A page of cards below the top bar. */
export function Frame({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { nav } = useText();
  return (
    <div className={styles.page}>
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
