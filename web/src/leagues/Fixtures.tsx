import type { Fixture, League } from '@orrery/protocol';
import frame from '../frame/Frame.module.css';
import { hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { calledIn } from '../text/names.ts';
import { dayWords } from '../ui/lengths.ts';
import styles from './Leagues.module.css';
import type { LeagueText } from './words.ts';

/** The matches of a season: by rounds, with when they are to be played, or how they came out. On a ladder the last ones first. */
export function Fixtures({ league, words }: { readonly league: League; readonly words: LeagueText }) {
  const { kind, fixtures } = league;
  const rounds = [...Map.groupBy(fixtures, (f) => f.round)];
  if (kind === 'ladder') rounds.reverse();
  const language = useSettings((s) => s.language);
  return (
    <section className={frame.card}>
      <header>
        <h2>{words.matches}</h2>
      </header>
      {rounds.length === 0 && <p className={frame.lead}>{words.noMatches}</p>}
      <ol className={styles.rounds}>
        {rounds.map(([round, list]) => (
          <li key={round}>
            {kind === 'roundRobin' && (
              <h3>
                {words.roundOf(round)} <small>{words.until(dayWords(Math.max(...list.map((f) => f.due)), language))}</small>
              </h3>
            )}
            <ul>
              {list.map((fixture) => (
                <Match key={fixture.seats.map((s) => s.member).join()} fixture={fixture} league={league} words={words} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Match({ fixture, league, words }: { readonly fixture: Fixture; readonly league: League; readonly words: LeagueText }) {
  const text = useText();
  const language = useSettings((s) => s.language);
  const { status, table, seats, due } = fixture;
  const nameOf = (member: number): string => calledIn(text, league.standings.find((s) => s.member === member)?.name ?? '');
  const mine = league.own !== null && seats.some((s) => s.member === league.own);
  const watched = mine || league.listed;
  return (
    <li className={styles.match} data-own={mine} data-status={status}>
      <span className={styles.names}>
        {seats.map(({ member, place, points }) => (
          <span key={member} data-first={place === 1}>
            {nameOf(member)}
            {points !== null && <b> {points}</b>}
          </span>
        ))}
      </span>
      <small>
        {words.fixtures[status]}
        {status === 'open' && league.kind === 'ladder' && `, ${words.until(dayWords(due, language))}`}
      </small>
      {table !== null && watched && (
        <a
          className={status === 'open' && mine ? 'btn' : undefined}
          href={
            status === 'open'
              ? hrefOf({ page: 'table', id: table, watch: undefined })
              : hrefOf({ page: 'replay', id: table, at: undefined, watch: undefined })
          }
        >
          {status === 'open' ? (mine ? words.play : words.watch) : words.replay}
        </a>
      )}
    </li>
  );
}
