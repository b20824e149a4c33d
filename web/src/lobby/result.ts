import type { ShellText } from '../text/index.ts';
import { calledIn } from '../text/names.ts';
import type { Row } from './rows.ts';

/** How a match came out: for me where I had one seat, else who won. Empty where that is not known. */
export function resultWords({ result, yours, seats }: Pick<Row, 'result' | 'yours' | 'seats'>, text: ShellText): string {
  const { lobby } = text;
  if (result === null) return '';
  const { scores, winners } = result;
  const points = scores.toSorted((a, b) => b - a).join(' : ');
  const names = winners.map((seat) => calledIn(text, seats[seat]?.name ?? '')).join(', ');
  if (yours.length !== 1 || seats.length === 1) return `${seats.length === 1 ? '' : `${lobby.wonBy(names)} `}${points}`;
  const me = yours[0] ?? 0;
  if (winners.includes(me)) return `${winners.length > 1 ? lobby.shared : lobby.won} ${points}`;
  const better = scores.filter((score) => score > (scores[me] ?? 0)).length;
  return `${lobby.placed(Math.max(2, 1 + better), seats.length)} ${points}`;
}
