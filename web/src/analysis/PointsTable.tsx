import type { RoundScores } from '@orrery/bots';
import type { GameText } from '@orrery/kernel';
import type { SeatLook } from '@orrery/kit';
import styles from './AnalysisPage.module.css';
import type { AnalysisText } from './words.ts';

export interface PointsTableProps {
  readonly rounds: readonly RoundScores[];
  readonly parts: readonly string[];
  readonly seats: readonly SeatLook[];
  readonly text: GameText;
  readonly words: AnalysisText;
}

/** The same numbers as the picture, to be read one by one. */
export function PointsTable({ rounds, parts, seats, text, words }: PointsTableProps) {
  return (
    <details className={styles.table}>
      <summary>{words.asTable}</summary>
      {seats.map(({ seat, name }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section key={seat} className={styles.scroll} tabIndex={0} aria-label={name}>
          <table>
            <caption>{name}</caption>
            <thead>
              <tr>
                <td />
                {parts.map((part) => (
                  <th key={part} scope="col">
                    {text.scorePart(part)}
                  </th>
                ))}
                <th scope="col">{words.total}</th>
              </tr>
            </thead>
            <tbody>
              {rounds.map(({ round, at, scores }) => (
                <tr key={at}>
                  <th scope="row">{round === 0 ? words.start : words.round(round)}</th>
                  {parts.map((part) => (
                    <td key={part}>{scores[seat]?.parts[part] ?? 0}</td>
                  ))}
                  <td>
                    <b>{scores[seat]?.total ?? 0}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </details>
  );
}
