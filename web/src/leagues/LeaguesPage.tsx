import type { LeagueList, LeagueSummary } from '@orrery/protocol';
import { useState } from 'react';
import frame from '../frame/Frame.module.css';
import { Frame } from '../frame/Frame.tsx';
import { call } from '../net/api.ts';
import { useCover } from '../state/covers.ts';
import { useMe } from '../state/me.ts';
import { hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import styles from './Leagues.module.css';
import { NewLeague } from './NewLeague.tsx';
import { useAsking } from './useAsking.ts';
import { type LeagueText, leagueTexts } from './words.ts';

const list = (): Promise<LeagueList> => call<LeagueList>('GET', '/leagues');

/** The leagues one plays in, those one may join, and making one. */
export default function LeaguesPage() {
  const words = leagueTexts[useSettings((s) => s.language)];
  const { told, failure } = useAsking(list);
  const player = useMe((s) => s.avatar);
  const [making, setMaking] = useState(false);
  return (
    <Frame id="leagues">
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p className={frame.lead}>{words.lead}</p>
        <a href={hrefOf({ page: 'ranking', game: undefined })}>{words.ranking}</a>
      </header>
      {told === undefined ? (
        <p role="status" className={frame.lead}>
          {failure === '' ? words.loading : failure}
        </p>
      ) : (
        <div className={styles.columns}>
          <div className={styles.stack}>
            <Leagues title={words.own} leagues={told.leagues.filter((l) => l.own)} words={words} />
            <Leagues title={words.others} leagues={told.leagues.filter((l) => !l.own)} words={words} />
          </div>
          <section className={frame.card}>
            <header>
              <h2>{words.create}</h2>
            </header>
            {player === null ? (
              <p className={frame.lead}>
                {words.guest} <a href={hrefOf({ page: 'me' })}>{words.keep}</a>
              </p>
            ) : making ? (
              <NewLeague words={words} />
            ) : (
              <button type="button" className="btn" onClick={() => setMaking(true)}>
                {words.create}
              </button>
            )}
          </section>
        </div>
      )}
    </Frame>
  );
}

interface LeaguesProps {
  readonly title: string;
  readonly leagues: readonly LeagueSummary[];
  readonly words: LeagueText;
}

function Leagues({ title, leagues, words }: LeaguesProps) {
  return (
    <section className={frame.card}>
      <header>
        <h2>{title}</h2>
      </header>
      {leagues.length === 0 ? (
        <p className={frame.lead}>{words.none}</p>
      ) : (
        <ul className={styles.leagues}>
          {leagues.map((league) => (
            <Line key={league.id} league={league} words={words} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({
  league: { id, title, game, kind, status, season, members },
  words,
}: {
  readonly league: LeagueSummary;
  readonly words: LeagueText;
}) {
  const language = useSettings((s) => s.language);
  const cover = useCover(game);
  return (
    <li style={{ '--hue': cover?.hue }}>
      <a href={hrefOf({ page: 'league', id })}>
        <i />
        <b>{title}</b>
        <small>
          {[cover?.title[language] ?? game, words.kinds[kind], words.members(members), words.season(season), words.statuses[status]].join(
            ' · ',
          )}
        </small>
      </a>
    </li>
  );
}
