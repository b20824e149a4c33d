import { isLevel, levels } from '@orrery/bots';
import type { InGame, Profile } from '@orrery/protocol';
import frame from '../frame/Frame.module.css';
import { useCover } from '../state/covers.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { Curve } from './Curve.tsx';
import styles from './ProfilePage.module.css';
import type { ProfileText } from './words.ts';

/** The scale that is drawn, wide enough for everybody on it. */
function scaleOf(games: readonly InGame[]): { readonly from: number; readonly to: number } {
  const values = games.flatMap((g) => [
    ...g.bots.map((b) => b.value),
    ...(g.rating === null ? [] : [g.rating.value - g.rating.spread, g.rating.value + g.rating.spread]),
  ]);
  return { from: Math.min(1300, ...values) - 20, to: Math.max(1700, ...values) + 20 };
}

/** One rating for each game, with the bots on the same scale. */
export function Ratings({ profile, words }: { readonly profile: Profile; readonly words: ProfileText }) {
  const { lobby } = useText();
  const scale = scaleOf(profile.games);
  const drawn = levels.filter((level) => profile.games.some((g) => g.bots.some((b) => b.level === level)));
  return (
    <section className={frame.card}>
      <header>
        <h2>{words.ratings}</h2>
        <small>{words.ratingsHint}</small>
      </header>
      {profile.games.length === 0 && <p className={frame.lead}>{words.unrated}</p>}
      <ul className={styles.ratings}>
        {profile.games.map((game) => (
          <Line key={game.game} of={game} scale={scale} words={words} />
        ))}
      </ul>
      {drawn.length > 0 && (
        <p className={styles.legend}>
          {drawn.map((level) => (
            <span key={level}>
              <b>{levels.indexOf(level) + 1}</b> {lobby.bots[level].name}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

function Line({
  of,
  scale,
  words,
}: {
  readonly of: InGame;
  readonly scale: { readonly from: number; readonly to: number };
  readonly words: ProfileText;
}) {
  const language = useSettings((s) => s.language);
  const cover = useCover(of.game);
  const place = (value: number): string => `${((value - scale.from) / (scale.to - scale.from)) * 100}%`;
  const { rating } = of;
  return (
    <li style={{ '--hue': cover?.hue }}>
      <i className={styles.bar} />
      <b>{cover?.title[language] ?? of.game}</b>
      {rating === null ? (
        <span className={frame.lead}>{words.unrated}</span>
      ) : (
        <span title={words.rating(rating.value, rating.spread)}>
          <strong>{rating.value}</strong> <small>±{rating.spread}</small>
        </span>
      )}
      <span className={styles.scale} aria-hidden="true">
        {rating !== null && (
          <i
            className={styles.band}
            style={{ left: place(rating.value - rating.spread), right: `calc(100% - ${place(rating.value + rating.spread)})` }}
          />
        )}
        {of.bots.map((bot) => (
          <i key={bot.level} className={styles.bot} style={{ left: place(bot.value) }}>
            {isLevel(bot.level) ? levels.indexOf(bot.level) + 1 : '?'}
          </i>
        ))}
        {rating !== null && <i className={styles.mark} style={{ left: place(rating.value) }} />}
      </span>
      {of.curve.length > 1 ? <Curve values={of.curve} label={words.curve(of.curve)} /> : <i />}
      <small>{words.matches(of.matches)}</small>
    </li>
  );
}
