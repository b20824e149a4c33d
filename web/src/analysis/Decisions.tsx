import type { GameText, Seat, View } from '@orrery/kernel';
import { type BoardModule, type BoardProps, Icon, icons, SeatName, Sentence } from '@orrery/kit';
import { Named } from '../hint/Reasons.tsx';
import { comparedWith } from '../hint/reasons.ts';
import { reasonText } from '../hint/words.ts';
import type { Judged } from '../think/worker.ts';
import styles from './Decisions.module.css';
import type { AnalysisText } from './words.ts';

export interface DecisionsProps {
  readonly decisions: readonly Judged[];
  readonly alone: boolean;
  measured(value: number): number;
  roundAt(at: number): number;
  hrefTo(at: number, seat: number): string;
  readonly text: GameText;
  readonly words: AnalysisText;
  readonly board: BoardModule | undefined;
  /** A board's eyes on the table as a seat saw it. */
  eyesOf(view: View, seat: Seat): BoardProps;
}

/** Decisions with a clearly better option: what was played, what was better, and a way to look at it. */
export function Decisions({ decisions, alone, measured, roundAt, hrefTo, text, words, board, eyesOf }: DecisionsProps) {
  const say = (value: number): string => (alone ? words.number(measured(value)) : words.percent(value));
  return (
    <ol className={styles.list}>
      {decisions.map(({ at, seat, played, better, chance, best, asked, why }) => {
        if (asked === undefined) return null;
        const { view, ask } = asked;
        const loss = best - chance;
        const props = eyesOf(view, seat);
        const reasons = why === undefined ? [] : comparedWith(why.better, why.played, { board, props });
        const because = reasonText[props.language];
        return (
          <li key={at}>
            <a href={hrefTo(at, seat)} className={styles.decision}>
              <span className={styles.head}>
                <SeatName seat={seat} size={20} />
                <small>
                  {words.round(roundAt(at))}, {words.move(at + 1)}
                </small>
                <b className={styles.loss}>{alone ? words.lossPoints(measured(loss)) : words.loss(loss)}</b>
                <Icon of={icons.chevron} size={14} />
              </span>
              <span className={styles.prompt}>
                <Sentence of={text.prompt(ask, view)} quiet />
              </span>
              <span className={styles.line}>
                <small>{words.played}</small>
                <span>
                  <Sentence of={text.option(ask, played, view)} quiet />
                </span>
                <b>{say(chance)}</b>
              </span>
              <span className={[styles.line, styles.better].join(' ')}>
                <small>{words.better}</small>
                <span>
                  <Sentence of={text.option(ask, better, view)} quiet />
                </span>
                <b>{say(best)}</b>
              </span>
              {reasons.length > 0 && (
                <span className={styles.why}>
                  <small>{because.compared}</small>
                  <span>
                    <Named of={reasons} words={because} />
                  </span>
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ol>
  );
}
