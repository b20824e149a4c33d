import type { Week } from '@orrery/protocol';
import frame from '../frame/Frame.module.css';
import { useAllCovers } from '../state/covers.ts';
import { useSettings } from '../state/settings.ts';
import { dayWords } from '../ui/lengths.ts';
import styles from './ProfilePage.module.css';
import type { ProfileText } from './words.ts';

/** So many matches in a week are drawn as squares; where there are more, they are lower. */
const SQUARES = 8;

const countOf = ({ games }: Week): number => Object.values(games).reduce((sum, count) => sum + count, 0);

/** How many matches ended in each of the last weeks: one block for each, in its game's colour. */
export function Weeks({ weeks, words }: { readonly weeks: readonly Week[]; readonly words: ProfileText }) {
  const language = useSettings((s) => s.language);
  const covers = useAllCovers();
  const most = Math.max(...weeks.map(countOf));
  const [first] = weeks;
  if (first === undefined || most < 1) return null;
  const since = new Intl.DateTimeFormat(language, { month: 'long' }).format(first.begins);
  return (
    <section className={frame.card} aria-label={words.weeks}>
      <header>
        <h2>{words.weeks}</h2>
        <small>{words.weeksSince(since)}</small>
      </header>
      <ol className={styles.weeks} style={{ '--most': Math.max(SQUARES, most) }}>
        {weeks.map((week) => {
          const said = words.week(dayWords(week.begins, language), countOf(week));
          return (
            <li key={week.begins} className={styles.week} title={said}>
              <span className="vh">{said}</span>
              {Object.entries(week.games).map(([game, count]) => (
                <i key={game} className={styles.block} style={{ '--hue': covers.find((c) => c.id === game)?.hue, '--count': count }} />
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
