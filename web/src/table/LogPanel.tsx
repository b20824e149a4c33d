import type { Heard } from '@orrery/host';
import { seatMark } from '@orrery/kernel';
import { Sentence, useTable } from '@orrery/kit';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../text/index.ts';
import styles from './LogPanel.module.css';

type LogLine = { readonly key: string; readonly words: string; readonly seq: number; readonly minor: boolean };

export interface LogPanelProps {
  readonly log: readonly Heard[];
  /** The viewer's last own answer: a line tells what happened since. */
  readonly lastOwn?: number;
}

/** What happened, a sentence for each event. */
export function LogPanel({ log, lastOwn = 0 }: LogPanelProps) {
  const { table } = useText();
  const { text, viewer } = useTable();
  const lines = useMemo(() => {
    const list: LogLine[] = [];
    for (const told of log) {
      if (told.what !== 'answer' && told.what !== 'setup') {
        list.push({ key: `${told.seq}`, words: table.happened[told.what](seatMark(told.seat)), seq: told.seq, minor: true });
        continue;
      }
      if (told.what === 'setup') list.push({ key: 'setup', words: table.start, seq: 0, minor: true });
      for (const [index, event] of told.events.entries()) {
        const words = text.event(event as { readonly type: string }, viewer);
        if (words !== '') list.push({ key: `${told.seq}.${told.at}.${index}`, words, seq: told.seq, minor: false });
      }
    }
    return list;
  }, [log, text, viewer, table]);

  const first = lines.findIndex((line) => line.seq > lastOwn);
  const rows: ReactNode[] = [];
  for (const [index, line] of lines.entries()) {
    if (index === first && lastOwn > 0) {
      rows.push(
        <li key="since" className={styles.since}>
          {table.sinceYou}
        </li>,
      );
    }
    rows.push(
      <li key={line.key} className={line.minor ? styles.minor : undefined}>
        <Sentence of={line.words} size={16} />
      </li>,
    );
  }
  return (
    <section
      className={styles.log}
      role="log"
      aria-label={table.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <ol>{rows}</ol>
    </section>
  );
}
