import type { LineStep } from '@orrery/bots';
import { at, samePlain } from '@orrery/kernel';
import { type BoardProps, Icon, icons, Sentence } from '@orrery/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { faceOf } from '../table/faces.ts';
import type { Exercise } from './exercise.ts';
import { Reason } from './Reason.tsx';
import styles from './Trainer.module.css';
import type { Tries } from './useTries.ts';
import type { TrainText } from './words.ts';

export interface AnswerPanelProps {
  readonly exercise: Exercise;
  readonly name: string;
  readonly props: BoardProps;
  readonly tries: Tries;
  say(worth: number): string;
  readonly words: TrainText;
  readonly after: ReactNode;
}

/** How the best answer goes on, thought out on this device; undefined while it is. */
function useLine({ view, ask, options, best }: Exercise): readonly LineStep[] | undefined {
  const [line, setLine] = useState<readonly LineStep[]>();
  useEffect(() => {
    let [wanted, end] = [true, () => {}];
    import('../think/thinker.ts').then(
      ({ think }) => {
        if (!wanted) return;
        end = think({ type: 'line', asked: { view, decision: ask.decision, options }, answer: best.answer }, (message) => {
          if (message.type === 'line') setLine(message.steps);
          else if (message.type === 'failed') setLine([]);
        });
      },
      () => setLine([]),
    );
    return () => {
      wanted = false;
      end();
    };
  }, [view, ask, options, best]);
  return line;
}

/** The solution: the best answer, what it brings, how it goes on, and what the others were worth. */
export function AnswerPanel({ exercise, name, props, tries, say, words, after }: AnswerPanelProps) {
  const { ask, view, best, played, known, unit, board } = exercise;
  const { text } = props;
  const { tried, end } = tries;
  const title = useRef<HTMLHeadingElement>(null);
  // The options are gone, and the focus with them.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const line = useLine(exercise);
  const option = props.question?.options.find((o) => samePlain(o.answer, best.answer));
  const note = option === undefined ? undefined : faceOf(board, option, props)?.note;
  const last = tried.at(-1);
  const other = end === 'found' && last !== undefined && !samePlain(last.answer, best.answer) ? last : undefined;
  const second = known.filter((one) => !samePlain(one.answer, best.answer)).toSorted((a, b) => b.worth - a.worth)[0];
  const compared = [
    ...(played === undefined ? [] : [{ ...played, name: words.yours }]),
    ...(second === undefined ? [] : [{ ...second, name: words.second }]),
  ];
  return (
    <section className={styles.answer} aria-label={name} data-trainer={end}>
      <p className={styles.eyebrow}>{name}</p>
      <h2 ref={title} tabIndex={-1}>
        {end === 'found' && <Icon of={icons.check} size={20} className={styles.right ?? ''} />}
        {end === 'found' ? at(words.found, Math.max(0, tried.length - 1)) : words.answer}
      </h2>
      {other !== undefined && (
        <p>
          {words.alsoRight}{' '}
          <b>
            <Sentence of={text.option(ask, other.answer, view)} quiet />, {say(other.worth)}
          </b>
        </p>
      )}
      <p className={styles.best}>
        <span>
          <Sentence of={text.option(ask, best.answer, view)} quiet />
        </span>
        <b className={styles.most}>{say(best.worth)}</b>
      </p>
      {compared.length > 0 && (
        <ul className={styles.worths} aria-label={words.worthOf[unit]}>
          {compared.map(({ name: called, answer, worth }) => (
            <li key={called}>
              {called}: <Sentence of={text.option(ask, answer, view)} quiet /> <b className={styles.worth}>{say(worth)}</b>
            </li>
          ))}
        </ul>
      )}
      <Reason option={option} board={board} props={props} words={words} />
      {note !== undefined && <div className={styles.faceNote}>{note}</div>}
      {line === undefined ? (
        <p className={styles.note}>{words.thinking}</p>
      ) : (
        line.length > 0 && (
          <>
            <h3>{words.goOn}</h3>
            <ol className={styles.line}>
              {line.map((step, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the plan
                <li key={i}>
                  <Sentence of={text.option(step.ask, step.answer, step.view)} quiet />
                </li>
              ))}
            </ol>
          </>
        )
      )}
      <div className={styles.after}>{after}</div>
    </section>
  );
}
