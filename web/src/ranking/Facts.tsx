import type { Statistics } from '@orrery/protocol';
import frame from '../frame/Frame.module.css';
import { useSettings } from '../state/settings.ts';
import { lengthWords } from '../ui/lengths.ts';
import styles from './RankingPage.module.css';
import type { RankingText } from './words.ts';

/** How many matches, how long they take, what they are won with, and by which seat. */
export function Facts({ of, words }: { readonly of: Statistics; readonly words: RankingText }) {
  const language = useSettings((s) => s.language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <section className={frame.card}>
      <header>
        <h2>{words.facts}</h2>
        <small>{words.factsHint}</small>
      </header>
      {of.matches === 0 ? (
        <p className={frame.lead}>{words.none}</p>
      ) : (
        <>
          <p className={styles.count}>
            <b>{words.matches(of.matches)}</b>
            {of.length !== null && <span>{words.length(lengthWords(of.length, language))}</span>}
            {of.moves !== null && <span>{words.moves(of.moves)}</span>}
          </p>
          <ul className={styles.facts}>
            {of.bySeats.map(({ seats, matches, won, winners, others }) => (
              <li key={seats}>
                <b>{words.seats(seats)}</b>
                <small>{words.matches(matches)}</small>
                {winners !== null && <span>{words.points(number.format(winners), others === null ? null : number.format(others))}</span>}
                {seats > 1 && (
                  <span className={styles.shares}>
                    {won.map((count, seat) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                      <span key={seat}>{words.seat(seat + 1, percent.format(count / matches))}</span>
                    ))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
