import type { GameText, Outcome } from '@orrery/kernel';
import { type SeatLook, SeatToken } from '@orrery/kit';
import { useText } from '../text/index.ts';
import styles from './ScoreTable.module.css';

/** Points by where they come from, the best first. */
export function ScoreTable({
  outcome,
  seats,
  text,
}: {
  readonly outcome: Outcome;
  readonly seats: readonly SeatLook[];
  readonly text: GameText;
}) {
  const { over } = useText();
  const parts = [...new Set(outcome.scores.flatMap((score) => Object.keys(score.parts)))];
  const order = seats
    .map((s) => s.seat)
    .sort(
      (a, b) =>
        Number(outcome.winners.includes(b)) - Number(outcome.winners.includes(a)) ||
        (outcome.scores[b]?.total ?? 0) - (outcome.scores[a]?.total ?? 0),
    );
  return (
    <div className={styles.scroll}>
      <table className={styles.scores}>
        <thead>
          <tr>
            <th scope="col">{over.player}</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                {text.scorePart(part)}
              </th>
            ))}
            <th scope="col">{over.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} className={outcome.winners.includes(seat) ? styles.winner : undefined}>
              <th scope="row">
                <SeatToken seat={seat} size={20} /> {seats[seat]?.name}
              </th>
              {parts.map((part) => (
                <td key={part}>{outcome.scores[seat]?.parts[part] ?? 0}</td>
              ))}
              <td>
                <b>{outcome.scores[seat]?.total ?? 0}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
