import { spoken } from '@orrery/kernel';

/** Why an option is good, in words; they come with the suggestions and with the analysis. */
export interface ReasonText {
  /** What there is more and less of when the turn is over … */
  readonly thisTurn: string;
  /** … and what more comes until the next one. */
  readonly setsUp: string;
  readonly plan: string;
  readonly risk: string;
  /** Others, or luck, take this many points until the next turn. */
  readonly taken: (chance: number, points: number) => string;
  /** Luck in this turn may bring fewer points than hoped for. */
  readonly short: (chance: number, points: number) => string;
  /** Compared with what was played. */
  readonly compared: string;
  readonly points: string;
  /** "+2", "−0.5": a mean has one decimal. */
  readonly more: (by: number) => string;
}

const decimal = (by: number): string => {
  const size = Math.abs(by);
  return `${by < 0 ? '−' : '+'}${Number.isInteger(size) ? size : size.toFixed(1)}`;
};
const mean = (points: number): string => (Number.isInteger(points) ? `${points}` : points.toFixed(1));

const en: ReasonText = {
  thisTurn: 'By the end of your turn',
  setsUp: 'More by your next turn',
  plan: 'Then',
  risk: 'Risk',
  taken: (chance, points) =>
    `${Math.round(chance * 100)}%: about ${points === 1 ? '1 point' : `${mean(points)} points`} lost before your next turn`,
  short: (chance, points) =>
    `${Math.round(chance * 100)}%: about ${points === 1 ? '1 point' : `${mean(points)} points`} less than hoped for this turn`,
  compared: 'Why, by the next turn',
  points: 'points',
  more: decimal,
};

const komma = (text: string): string => text.replace('.', ',');
const punkte = (points: number): string => (points === 1 ? '1 Punkt' : `${komma(mean(points))} Punkte`);

const de: ReasonText = {
  thisTurn: 'Am Ende deines Zuges',
  setsUp: 'Bis zum nächsten Zug noch',
  plan: 'Danach',
  risk: 'Risiko',
  taken: (chance, points) => `${Math.round(chance * 100)}\u00a0%: etwa ${punkte(points)} vor dem nächsten Zug verloren`,
  short: (chance, points) => `${Math.round(chance * 100)}\u00a0%: in diesem Zug etwa ${punkte(points)} weniger als erhofft`,
  compared: 'Warum, bis zum nächsten Zug',
  points: 'Punkte',
  more: (by) => komma(decimal(by)),
};

export const reasonText = spoken<ReasonText>({ en, de });
