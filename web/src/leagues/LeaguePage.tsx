import type { League } from '@orrery/protocol';
import { useCallback, useState } from 'react';
import frame from '../frame/Frame.module.css';
import { Frame } from '../frame/Frame.tsx';
import { call } from '../net/api.ts';
import { useCover } from '../state/covers.ts';
import { useMe } from '../state/me.ts';
import { hrefOf, linkTo } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { termsInShort } from '../state/terms.ts';
import { useText } from '../text/index.ts';
import { dayWords } from '../ui/lengths.ts';
import { Fixtures } from './Fixtures.tsx';
import styles from './Leagues.module.css';
import { StandingsTable } from './StandingsTable.tsx';
import { useAsking } from './useAsking.ts';
import { type LeagueText, leagueTexts } from './words.ts';

/** One league: its table, its matches, and what one may do there. */
export default function LeaguePage({ id }: { readonly id: string }) {
  const words = leagueTexts[useSettings((s) => s.language)];
  const at = `/leagues/${encodeURIComponent(id)}`;
  const { told, failure, busy, ask } = useAsking(useCallback(() => call<League>('GET', at), [at]));
  const act = (what: string, body: unknown = {}): void => {
    if (!busy) void ask(() => call<League>('POST', `${at}/${what}`, body));
  };
  return (
    <Frame id="league">
      {told === undefined ? (
        <p role="status" className={frame.lead}>
          {failure === '' ? words.loading : failure}
        </p>
      ) : (
        <>
          <Head league={told} words={words} act={act} />
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
          {told.seasons.length > 0 && (
            <nav aria-label={words.seasons} className={`${frame.filters} ${styles.seasons}`}>
              {[told.season, ...told.seasons.map((s) => s.season)].map((season) => (
                <button
                  key={season}
                  type="button"
                  aria-pressed={season === told.shown}
                  onClick={() => void ask(() => call<League>('GET', season === told.season ? at : `${at}?season=${season}`))}
                >
                  {season === told.season ? words.present : words.season(season)}
                </button>
              ))}
            </nav>
          )}
          <div className={styles.columns}>
            <StandingsTable league={told} words={words} challenge={(member) => act('challenge', { member })} />
            <Fixtures league={told} words={words} />
          </div>
        </>
      )}
    </Frame>
  );
}

interface HeadProps {
  readonly league: League;
  readonly words: LeagueText;
  act(what: string): void;
}

function Head({ league, words, act }: HeadProps) {
  const text = useText();
  const language = useSettings((s) => s.language);
  const cover = useCover(league.game);
  const player = useMe((s) => s.avatar);
  const [copied, setCopied] = useState(false);
  const [sure, setSure] = useState(false);
  const { id, title, game, kind, status, season, round, rounds, due, own, keeper, clock, days, rated, shown, seasons } = league;
  const filed = seasons.find((s) => s.season === shown && shown !== season);
  const place =
    filed === undefined
      ? [words.season(season), words.statuses[status]]
      : [words.season(shown), words.ended(dayWords(filed.ended, language))];
  if (filed === undefined && status === 'running') {
    if (kind === 'roundRobin') place.push(words.round(round, rounds));
    if (due !== null) place.push(words.until(dayWords(due, language)));
  }
  const plays = league.standings.some((s) => s.own);
  const terms = [
    termsInShort({ clock, absence: 0, standIn: '' }, text, language),
    `${words.days} ${words.daysValue(days)}`,
    ...(rated ? [words.rated] : []),
  ];
  return (
    <header className={styles.head} style={{ '--hue': cover?.hue }}>
      <a href={hrefOf({ page: 'leagues' })}>{words.title}</a>
      <h1>{title}</h1>
      <p className={styles.facts}>
        <b className={styles.hue}>{cover?.title[language] ?? game}</b>
        <span>{words.kinds[kind]}</span>
        {place.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      <p className={frame.lead}>
        {words.kindHints[kind]} {terms.join(' · ')}
      </p>
      <div className={styles.actions}>
        {status !== 'over' && own === null && player !== null && (
          <button type="button" className="btn" onClick={() => act('join')}>
            {words.join}
          </button>
        )}
        {status !== 'over' && own === null && player === null && (
          <span>
            {words.guest} <a href={hrefOf({ page: 'me' })}>{words.keep}</a>
          </span>
        )}
        {keeper && status === 'gathering' && (
          <button type="button" className="btn" onClick={() => act('start')}>
            {words.start}
          </button>
        )}
        <button
          type="button"
          className="btn quiet"
          onClick={() => void navigator.clipboard.writeText(linkTo({ page: 'league', id })).then(() => setCopied(true))}
        >
          {copied ? words.copied : words.link}
        </button>
        {own !== null && status !== 'over' && (
          <button type="button" className="btn quiet" onClick={() => act('leave')}>
            {words.leave}
          </button>
        )}
        {keeper && status !== 'over' && (
          <button type="button" className="btn quiet" onBlur={() => setSure(false)} onClick={() => (sure ? act('end') : setSure(true))}>
            {sure ? words.sure : words.end}
          </button>
        )}
      </div>
      {status === 'gathering' && own !== null && !keeper && <p className={frame.lead}>{words.waits}</p>}
      {status === 'running' && own !== null && !plays && shown === season && <p className={frame.lead}>{words.next}</p>}
    </header>
  );
}
