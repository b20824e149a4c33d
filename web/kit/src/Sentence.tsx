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
              {segment.before}
              <Icon of={glyph} size={size} />
              {segment.after}
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

/** An icon with the number before or behind it: a line may end beside any picture, whatever character stands there. */
type Drawn = Exclude<Segment, { kind: 'icon' }> | (Extract<Segment, { kind: 'icon' }> & { before?: string; after?: string });

/** Without icons nobody has drawn, and without the gap they would leave. */
function drawable(sentence: string, icons: Readonly<Record<string, unknown>>): Drawn[] {
  const list: Drawn[] = [];
  let gap = false;
  for (const segment of segments(sentence)) {
    if (segment.kind === 'icon' && icons[segment.icon] === undefined) {
      gap = true;
      continue;
    }
    const last = list.at(-1);
    if (segment.kind === 'icon') {
      const before = last?.kind === 'words' ? /\S*\d $/.exec(last.words)?.[0] : undefined;
      if (last?.kind === 'words' && before !== undefined) list.splice(-1, 1, { ...last, words: last.words.slice(0, -before.length) });
      list.push({ ...segment, ...(before !== undefined && { before }) });
    } else if (segment.kind === 'words') {
      const words = gap ? segment.words.trimStart() : segment.words;
      const after = last?.kind === 'icon' ? /^ ?\d\S*/.exec(words)?.[0] : undefined;
      if (last?.kind === 'icon' && after !== undefined) list.splice(-1, 1, { ...last, after });
      list.push({ ...segment, words: words.slice(after?.length ?? 0) });
    } else list.push(segment);
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
