import { isLevel } from '@orrery/bots';
import type { Heard } from '@orrery/host';
import { seatMark } from '@orrery/kernel';
import { Sentence, useTable } from '@orrery/kit';
import { memo, type ReactNode, type UIEvent, useEffect, useMemo, useState } from 'react';
import { useText } from '../text/index.ts';
import styles from './LogPanel.module.css';

type LogLine = { readonly key: string; readonly words: string; readonly seq: number; readonly minor: boolean };

export interface LogPanelProps {
  readonly log: readonly Heard[];
  /** The viewer's last own answer: a line tells what happened since. */
  readonly lastOwn?: number;
}

/** Lines that are drawn at first, and how many more when somebody scrolls up to the oldest of them: a long game has thousands. */
const LINES = 60;

/** A line is about 22 px high: on the tallest screens, too, there must be something to scroll. */
const linesAtFirst = (): number => Math.max(LINES, Math.ceil(window.innerHeight / 15));

/** Older lines are drawn in silence: for this long nothing that appears is read out. */
const SILENCE_MS = 500;

/** What happened, a sentence for each event. */
export const LogPanel = memo(function LogPanel({ log, lastOwn = 0 }: LogPanelProps) {
  const { table, lobby } = useText();
  const { text, viewer } = useTable();
  const [most, setMost] = useState(linesAtFirst);
  const lines = useMemo(() => {
    const besides = ({ what, seat, vote, motion }: Heard): string => {
      if (motion !== undefined) return table.moved(seatMark(seat), motion);
      if (vote !== undefined) return table.voted(seatMark(seat), seatMark(vote.about), vote);
      // Stops are nobody's business but theirs, and a vacation is written at the seat.
      return what in table.happened ? table.happened[what as keyof typeof table.happened](seatMark(seat)) : '';
    };
    const told = (heard: Heard): LogLine[] => {
      const { what, seat, seq, at, events, level } = heard;
      if (what !== 'answer' && what !== 'setup') {
        const words = besides(heard);
        return words === '' ? [] : [{ key: `${seq}`, words, seq, minor: true }];
      }
      const start = what === 'setup' ? [{ key: 'setup', words: table.start, seq: 0, minor: true }] : [];
      if (level !== undefined && isLevel(level)) {
        start.push({ key: `${seq}.level`, words: table.quickerAnswered(lobby.bots[level].name, seatMark(seat)), seq, minor: true });
      }
      const sentences = events.map((event, index) => ({
        key: `${seq}.${at}.${index}`,
        words: text.event(event as { readonly type: string }, viewer),
        seq,
        minor: false,
      }));
      return [...start, ...sentences.filter(({ words }) => words !== '')];
    };
    // From the newest on: what is not drawn need not be put into words.
    const newest: LogLine[] = [];
    for (const heard of log.toReversed()) {
      if (newest.length >= most) break;
      newest.push(...told(heard).reverse());
    }
    return newest.reverse();
  }, [log, most, text, viewer, table, lobby]);

  const [silent, setSilent] = useState(false);
  useEffect(() => {
    if (!silent) return;
    const timer = setTimeout(() => setSilent(false), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [silent]);
  // The list hangs from its newest line: the oldest one drawn is as far up as it can be scrolled.
  const more = ({ currentTarget: { scrollHeight, clientHeight, scrollTop } }: UIEvent) => {
    if (lines.length >= most && scrollHeight - clientHeight + scrollTop < clientHeight) {
      setSilent(true);
      setMost(most + LINES);
    }
  };

  const first = lines.findIndex((line) => line.seq > lastOwn);
  // Everything drawn may be newer; then the line stands further up, unless there is nothing further up.
  const since = lastOwn > 0 && (first > 0 || lines.length < most) ? first : -1;
  const rows: ReactNode[] = [];
  for (const [index, line] of lines.entries()) {
    if (index === since) {
      rows.push(
        <li key="since" className={styles.since}>
          {table.sinceYou}
        </li>,
      );
    }
    rows.push(<Line key={line.key} words={line.words} minor={line.minor} />);
  }
  return (
    <section
      className={styles.log}
      role="log"
      aria-live={silent ? 'off' : 'polite'}
      aria-label={table.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={more}
    >
      <ol>{rows}</ol>
    </section>
  );
});

const Line = memo(function Line({ words, minor }: { readonly words: string; readonly minor: boolean }) {
  return (
    <li className={minor ? styles.minor : undefined}>
      <Sentence of={words} size={16} />
    </li>
  );
});
