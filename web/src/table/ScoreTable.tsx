import type { GameText, Outcome, Seat } from '@orrery/kernel';
import { type SeatLook, SeatToken } from '@orrery/kit';
import { useText } from '../text/index.ts';
import { leaders } from './leaders.ts';
import styles from './ScoreTable.module.css';

/** Where points come from in this game, in the order they are added up. */
export const partsOf = (outcome: Outcome): string[] => [...new Set(outcome.scores.flatMap((score) => Object.keys(score.parts)))];

export interface ScoreTableProps {
  readonly outcome: Outcome;
  readonly seats: readonly SeatLook[];
  readonly text: GameText;
  /** Who plays together: mates stand beside each other, with what they have together. */
  readonly teams?: readonly (readonly Seat[])[] | undefined;
  /** How many sources are added up so far; all of them by default. */
  readonly added?: number;
}

/** Points by where they come from, a column for each seat, the best first; then by what a tie was broken. */
export function ScoreTable({ outcome, seats, text, teams, added = Number.POSITIVE_INFINITY }: ScoreTableProps) {
  const { over } = useText();
  const { scores, winners, ties = [] } = outcome;
  const parts = partsOf(outcome);
  const all = added >= parts.length;
  const teamOf = (seat: Seat): number => teams?.findIndex((team) => team.includes(seat)) ?? 0;
  const order = seats
    .map((s) => s.seat)
    .sort(
      (a, b) =>
        Number(winners.includes(b)) - Number(winners.includes(a)) ||
        teamOf(a) - teamOf(b) ||
        (scores[b]?.total ?? 0) - (scores[a]?.total ?? 0),
    );
  // Who leads is no secret once everything is counted, and not before.
  const columns = all ? order : seats.map((s) => s.seat);
  const sum = (seat: Seat): number =>
    all ? (scores[seat]?.total ?? 0) : parts.slice(0, added).reduce((total, part) => total + (scores[seat]?.parts[part] ?? 0), 0);
  const ahead = all ? [] : leaders(outcome, parts.slice(0, added));
  const mark = (seat: Seat): string | undefined => (all && winners.includes(seat) ? styles.winner : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={over.total}>
      <table className={styles.scores}>
        <thead>
          <tr>
            <th scope="col">{over.source}</th>
            {columns.map((seat) => (
              <th key={seat} scope="col" className={mark(seat)}>
                <SeatToken seat={seat} size={22} />
                <span>{seats[seat]?.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            <tr key={part} data-now={(!all && index === added - 1) || undefined} data-open={index >= added || undefined}>
              <th scope="row">{text.scorePart(part)}</th>
              {columns.map((seat) => (
                <td key={seat} className={mark(seat)}>
                  {index < added ? (scores[seat]?.parts[part] ?? 0) : ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{over.total}</th>
            {columns.map((seat) => (
              <td key={seat} className={mark(seat)} data-leads={ahead.includes(seat) || undefined}>
                <b key={sum(seat)}>{sum(seat)}</b>
                {ahead.includes(seat) && <span className="vh">{over.leads}</span>}
              </td>
            ))}
          </tr>
          {all && teams !== undefined && (
            <tr>
              <th scope="row">{over.together}</th>
              {columns
                .filter((seat, i) => i === 0 || teamOf(seat) !== teamOf(columns[i - 1] ?? seat))
                .map((first) => {
                  const mates = columns.filter((seat) => teamOf(seat) === teamOf(first));
                  return (
                    <td key={first} colSpan={mates.length} className={[mark(first), styles.team].join(' ')}>
                      <b>{mates.reduce((joint, seat) => joint + sum(seat), 0)}</b>
                    </td>
                  );
                })}
            </tr>
          )}
          {all && ties.length > 0 && (
            <>
              <tr className={styles.tie}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {over.tie(scores[ties[0]?.values[0]?.seat ?? 0]?.total ?? 0)}
                </th>
              </tr>
              {ties.map(({ by, values, ahead }) => (
                <tr key={by} className={styles.tie}>
                  <th scope="row">{text.tieBreak?.(by) ?? by}</th>
                  {columns.map((seat) => {
                    const own = values.find((v) => v.seat === seat);
                    return (
                      <td key={seat} className={mark(seat)} data-ahead={ahead.includes(seat)}>
                        {own?.value ?? ''}
                      </td>
                    );
                  })}
                </tr>
              ))}
              {isShared(outcome) && (
                <tr className={styles.tie}>
                  <th colSpan={columns.length + 1}>{over.tieShared}</th>
                </tr>
              )}
            </>
          )}
        </tfoot>
      </table>
    </section>
  );
}

/** Nothing decided in the end: those ahead by the last measure had the same of it. */
function isShared({ ties = [] }: Outcome): boolean {
  const last = ties.at(-1);
  return last !== undefined && last.ahead.length === last.values.length;
}
