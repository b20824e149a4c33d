import type { ShellText } from '../text/index.ts';
import { calledIn } from '../text/names.ts';
import { outcomeWords } from '../text/result.ts';
import type { Row } from './rows.ts';

/** How a match came out, with the points of all. Empty where that is not known. */
export function resultWords({ result, yours, seats }: Pick<Row, 'result' | 'yours' | 'seats'>, text: ShellText): string {
  if (result === null) return '';
  const points = result.scores.toSorted((a, b) => b - a).join(' : ');
  if (seats.length === 1) return points;
  const names = seats.map((s) => calledIn(text, s.name));
  return text.lobby.withPoints(outcomeWords({ ...result, names, mine: yours.length === 1 ? yours[0] : undefined }, text), points);
}
