import { type Seat, type Segment, segments } from '@orrery/kernel';
import { Fragment, memo } from 'react';
import { Explain } from './Explain.tsx';
import { Icon } from './Icon.tsx';
import { SeatToken } from './SeatToken.tsx';
import styles from './Sentence.module.css';
import { seatLetter } from './seats.ts';
import { useTable } from './table.tsx';

export interface SentenceProps {
  readonly of: string;
  /** Inside a button or a tooltip: terms are words only, nothing takes the focus. */
  readonly quiet?: boolean;
  readonly size?: number;
}

/** A sentence of the game's texts: seats as tokens with names, terms that explain themselves, icons. */
export const Sentence = memo(function Sentence({ of, quiet = false, size = 17 }: SentenceProps) {
  const { icons } = useTable();
  let at = 0;
  return (
    <>
      {drawable(of, icons).map((segment) => {
        const key = at++;
        if (segment.kind === 'words') return <Fragment key={key}>{segment.words}</Fragment>;
        if (segment.kind === 'seat') return <SeatName key={key} seat={segment.seat} size={size} />;
        if (segment.kind === 'icon') {
          const glyph = icons[segment.icon];
          return glyph === undefined ? null : (
            <span key={key} className={styles.icon}>
              <Icon of={glyph} size={size} />
            </span>
          );
        }
        return quiet ? (
          <Fragment key={key}>{segment.label}</Fragment>
        ) : (
          <Explain key={key} topic={segment.topic}>
            {segment.label}
          </Explain>
        );
      })}
    </>
  );
});

/** Without icons nobody has drawn, and without the gap they would leave. */
function drawable(sentence: string, icons: Readonly<Record<string, unknown>>): Segment[] {
  const list: Segment[] = [];
  let gap = false;
  for (const segment of segments(sentence)) {
    if (segment.kind === 'icon' && icons[segment.icon] === undefined) {
      gap = true;
      continue;
    }
    // A number stays with its icon.
    const last = list.at(-1);
    if (segment.kind === 'icon' && last?.kind === 'words') list.splice(-1, 1, { ...last, words: last.words.replace(/(\d) $/, '$1\u00a0') });
    list.push(gap && segment.kind === 'words' ? { ...segment, words: segment.words.trimStart() } : segment);
    gap = false;
  }
  return list;
}

/** Token and name together: nobody has to remember who is orange. */
export function SeatName({ seat, size = 17 }: { readonly seat: Seat; readonly size?: number }) {
  const { seats } = useTable();
  return (
    <span className={styles.seat}>
      <SeatToken seat={seat} size={size} />
      {seats[seat]?.name ?? seatLetter(seat)}
    </span>
  );
}
