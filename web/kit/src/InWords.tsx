import { plainWords } from '@orrery/kernel';
import { memo } from 'react';
import type { BoardProps } from './board.ts';

export interface InWordsProps {
  readonly props: BoardProps;
  readonly label: string;
}

/** The whole table as lists with their state, for those who hear it. */
function Lists({ props: { text, view, seats }, label }: InWordsProps) {
  const plain = (sentence: string): string => plainWords(sentence, (seat) => seats[seat]?.name ?? '');
  return (
    <section className="vh" aria-label={label}>
      {text.panels(view).map(({ title, lines, seat }) => (
        <section key={`${seat ?? ''} ${title}`} aria-label={plain(title)}>
          <h3>{`${seat === undefined ? '' : `${seats[seat]?.name}: `}${plain(title)}`}</h3>
          <ul>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike
              <li key={i}>{plain(line)}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Only a new position has new words, and while events are being shown nobody can walk through them. */
export const InWords = memo(
  Lists,
  (a, b) =>
    b.props.happening !== undefined ||
    (a.props.view === b.props.view && a.props.language === b.props.language && a.props.seats === b.props.seats),
);
