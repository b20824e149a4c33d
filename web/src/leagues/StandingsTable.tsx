import type { League } from '@orrery/protocol';
import frame from '../frame/Frame.module.css';
import { hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { calledIn } from '../text/names.ts';
import styles from './Leagues.module.css';
import type { LeagueText } from './words.ts';

interface StandingsTableProps {
  readonly league: League;
  readonly words: LeagueText;
  challenge(member: number): void;
}

/** The table of a season; on a ladder with whom one may challenge. */
export function StandingsTable({ league: { kind, standings }, words, challenge }: StandingsTableProps) {
  const text = useText();
  const language = useSettings((s) => s.language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const may = standings.some((s) => s.challenge);
  return (
    <section className={frame.card}>
      <header>
        <h2>{words.table}</h2>
        {may && <small>{words.challengeHint}</small>}
      </header>
      <table className={frame.list}>
        <thead>
          <tr>
            <th scope="col">{words.columns.place}</th>
            <th scope="col">{words.columns.name}</th>
            <th scope="col" data-number>
              {words.columns.played}
            </th>
            <th scope="col" data-number>
              {words.columns.won}
            </th>
            {kind === 'roundRobin' && (
              <th scope="col" data-number>
                {words.columns.points}
              </th>
            )}
            {may && <td />}
          </tr>
        </thead>
        <tbody>
          {standings.map(({ member, name, handle, place, played, won, score, own, left, challenge: free }) => (
            <tr key={member} data-own={own} className={styles.standing}>
              <td>{place}</td>
              <th scope="row">
                {name === '' ? calledIn(text, name) : handle === null ? name : <a href={hrefOf({ page: 'profile', handle })}>{name}</a>}
                {left && name !== '' && <small> ({words.left})</small>}
              </th>
              <td data-number>{played}</td>
              <td data-number>{won}</td>
              {kind === 'roundRobin' && <td data-number>{number.format(score)}</td>}
              {may && (
                <td data-number>
                  {free && (
                    <button type="button" className="btn" aria-label={`${words.challenge}: ${name}`} onClick={() => challenge(member)}>
                      {words.challenge}
                    </button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
