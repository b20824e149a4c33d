import { SeatToken } from '@orrery/kit';
import type { Played, Profile } from '@orrery/protocol';
import { useState } from 'react';
import frame from '../frame/Frame.module.css';
import { useCover } from '../state/covers.ts';
import { hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { calledIn } from '../text/names.ts';
import { dayWords } from '../ui/lengths.ts';
import { signed } from '../ui/signed.ts';
import styles from './ProfilePage.module.css';
import type { ProfileText } from './words.ts';

type Filter = keyof ProfileText['filters'];

const shows: Readonly<Record<Filter, (match: Played) => boolean>> = {
  all: () => true,
  people: ({ seats }) => seats.some((s) => !s.own && s.bot === null),
  bots: ({ seats }) => seats.some((s) => s.bot !== null),
  rated: ({ rated }) => rated,
};

/** "How did I do?": place, points, rating, opponents, and the way to each match. */
export function History({ profile, words }: { readonly profile: Profile; readonly words: ProfileText }) {
  const [filter, setFilter] = useState<Filter>('all');
  const list = profile.history.filter(shows[filter]);
  return (
    <section className={frame.card}>
      <header>
        <h2>{words.history}</h2>
        <span className={frame.filters}>
          {(Object.keys(words.filters) as Filter[]).map((f) => (
            <button key={f} type="button" aria-pressed={f === filter} onClick={() => setFilter(f)}>
              {words.filters[f]}
            </button>
          ))}
        </span>
      </header>
      {list.length === 0 ? (
        <p className={frame.lead}>{words.none}</p>
      ) : (
        <table className={styles.history}>
          <thead>
            <tr>
              {(['ended', 'game', 'table', 'place', 'rating'] as const).map((column) => (
                <th key={column} scope="col">
                  {words.columns[column]}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {list.map((match) => (
              <Line key={`${match.ended} ${match.table} ${match.game}`} match={match} words={words} own={profile.own} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Line({ match, words, own }: { readonly match: Played; readonly words: ProfileText; readonly own: boolean }) {
  const language = useSettings((s) => s.language);
  const text = useText();
  const cover = useCover(match.game);
  const mine = match.seats.find((s) => s.own);
  const others = match.seats.filter((s) => !s.own);
  const points = match.seats
    .toSorted((a, b) => a.place - b.place)
    .map((s) => s.points)
    .join(' : ');
  const gain = mine?.gain ?? null;
  return (
    <tr style={{ '--hue': cover?.hue }}>
      <td>{dayWords(match.ended, language)}</td>
      <th scope="row">
        <i className={styles.bar} />
        {cover?.title[language] ?? match.game}
      </th>
      <td className={styles.seats}>
        {mine !== undefined && <SeatToken seat={mine.seat} size={18} />}
        {others.length === 0 ? (
          <span>{words.alone}</span>
        ) : (
          <>
            <small>{words.against}</small>
            {others.map((s) => (
              <span key={s.seat}>
                <SeatToken seat={s.seat} size={18} />{' '}
                {s.handle === null ? (
                  calledIn(text, s.name)
                ) : (
                  <a href={hrefOf({ page: 'profile', handle: s.handle })}>{calledIn(text, s.name)}</a>
                )}
              </span>
            ))}
          </>
        )}
      </td>
      <td>
        <b className={styles.place} data-first={mine?.place === 1}>
          {words.place(mine?.place ?? match.seats.length)}
        </b>{' '}
        {points}
      </td>
      <td className={styles.gain} data-gain={gain === null ? 'none' : gain < 0 ? 'less' : 'more'}>
        {gain === null ? '–' : signed(gain)}
      </td>
      <td className={styles.links}>
        {own && match.table !== null && (
          <>
            <a href={hrefOf({ page: 'analysis', id: match.table, watch: undefined })}>{words.analysis}</a>
            <a href={hrefOf({ page: 'replay', id: match.table, at: undefined, watch: undefined })}>{words.replay}</a>
          </>
        )}
      </td>
    </tr>
  );
}
