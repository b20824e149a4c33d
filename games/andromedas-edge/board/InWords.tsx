/** The whole table as lists, for those who hear it: regions, market, tracks, stations with their state. */
import { memo } from 'react';
import { type Props, plain, wordsOf } from './common.tsx';

function Lists({ props }: { readonly props: Props }) {
  return (
    <section className="vh" aria-label={wordsOf(props).inWords}>
      {props.text.panels(props.view).map(({ title, lines, seat }) => (
        <section key={`${seat ?? ''} ${title}`} aria-label={plain(props, title)}>
          <h3>{`${seat === undefined ? '' : `${props.seats[seat]?.name}: `}${plain(props, title)}`}</h3>
          <ul>
            {lines.map((line, i) => (
              <li key={i}>{plain(props, line)}</li>
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
