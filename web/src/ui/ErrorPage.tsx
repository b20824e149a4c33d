import { Icon, icons } from '@orrery/kit';
import type { ReactNode } from 'react';
import styles from './ErrorPage.module.css';

/** A whole page that has only one thing to say: it loads, or it cannot. */
export function ErrorPage({
  words,
  busy = false,
  children,
}: {
  readonly words: string;
  readonly busy?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <main className={styles.page}>
      <Icon of={icons.orrery} size={56} className={busy ? styles.turning : styles.still} />
      <p role="status">{words}</p>
      {children}
    </main>
  );
}
