import type { Statistics } from '@orrery/protocol';
import frame from '../frame/Frame.module.css';
import { useGameText } from '../state/games.ts';
import { useSettings } from '../state/settings.ts';
import styles from './RankingPage.module.css';
import type { RankingText } from './words.ts';

/** How often each faction, species or mat has won, beside what chance would give at those tables. */
export function Plays({ of: { game, byPlays }, words }: { readonly of: Statistics; readonly words: RankingText }) {
  const language = useSettings((s) => s.language);
  const text = useGameText(game);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <section className={frame.card}>
      <header>
        <h2>{words.plays}</h2>
        <small>{words.playsHint}</small>
      </header>
      <ul className={styles.plays}>
        {byPlays.map(({ plays, seats, won, expected }) => {
          const [share, chance] = [won / seats, expected / seats];
          return (
            <li key={plays}>
              <span>
                <b>{text?.explain(plays).title ?? plays}</b>
                <small>{words.seen(seats)}</small>
                <b>
                  <span className="vh">{words.share(percent.format(share), percent.format(chance))}</span>
                  <span aria-hidden="true">{percent.format(share)}</span>
                </b>
              </span>
              <i className={styles.bar} aria-hidden="true">
                <i style={{ width: `${share * 100}%` }} />
                <b style={{ left: `${chance * 100}%` }} />
              </i>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
