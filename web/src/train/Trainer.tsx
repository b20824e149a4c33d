import { inUnit } from '@orrery/bots';
import { type Answer, samePlain } from '@orrery/kernel';
import { type BoardProps, type BoardQuestion, Icon, icons, Sentence } from '@orrery/kit';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useForecasts } from '../forecast/useForecasts.ts';
import { useGameText } from '../state/games.ts';
import { useMotion, useSettings } from '../state/settings.ts';
import { endOption } from '../table/faces.ts';
import { LogPanel } from '../table/LogPanel.tsx';
import { looksOf } from '../table/looks.ts';
import { opened, questionOf } from '../table/question.ts';
import { TableLayout } from '../table/TableLayout.tsx';
import { useSteps } from '../table/useSteps.ts';
import { useTableKeys } from '../table/useTableKeys.ts';
import { useText } from '../text/index.ts';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { usePhone } from '../ui/phone.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { type Exercise, TRIES } from './exercise.ts';
import { Reason } from './Reason.tsx';
import styles from './Trainer.module.css';
import { useTries } from './useTries.ts';
import { trainText } from './words.ts';

export interface TrainerProps {
  readonly exercise: Exercise;
  /** Above the question: which puzzle or position this is. */
  readonly name: string;
  /** In the top bar, where there is room for it. */
  readonly controls: ReactNode;
  ended(found: boolean, tries: number): void;
  /** Under the answer: what was counted, and where to go next. */
  readonly after: ReactNode;
}

const nothing = () => {};

/** A position on the real table and one question: find the best answer. Tries are played on nothing but forecasts. */
export function Trainer({ exercise, name, controls, ended, after }: TrainerProps) {
  const shell = useText();
  const { language, patterns } = useSettings();
  const motion = useMotion();
  const phone = usePhone();
  const words = trainText[language];
  const { game, board, view, ask, options, played, best, unit } = exercise;
  const viewer = ask.seat;
  const text = useGameText(game.id);
  const tries = useTries(exercise, ended);
  const { tried, pending, out, end, attempt, hint } = tries;
  const [focused, setFocused] = useState<Answer>();
  const [topic, setTopic] = useState<string>();
  const [tab, setTab] = useState(phone ? 'board' : 'log');
  const [sheet, setSheet] = useState(true);
  const seats = useMemo(() => looksOf(exercise.seats, [viewer], undefined), [exercise, viewer]);
  const say = useCallback((worth: number): string => words.worth[unit](inUnit(game, unit, worth)), [words, unit, game]);

  const asked = useMemo((): BoardQuestion | undefined => {
    if (text === undefined) return undefined;
    const question = questionOf(text, view, viewer, { decision: ask.decision, options }, []);
    if (question === undefined) return undefined;
    // Once it is answered the board shows the best answer and nothing else.
    const left = end === undefined ? question.options : question.options.filter(({ answer }) => samePlain(answer, best.answer));
    return {
      ...question,
      options: left.map((option) => {
        const closed = closedBy(option.answer);
        return closed === undefined || end !== undefined ? option : { ...option, closed };
      }),
    };
    function closedBy(answer: Answer): string | undefined {
      const before = tried.find((one) => samePlain(one.answer, answer));
      if (before !== undefined) return say(before.worth);
      if (played !== undefined && samePlain(played.answer, answer)) return words.played;
      return out.some((one) => samePlain(one, answer)) ? words.ruledOut : undefined;
    }
  }, [text, view, viewer, ask, options, end, best, tried, played, out, words, say]);
  const foreseen = useForecasts(view, asked);

  const focus = useCallback((answer: Answer | undefined) => setFocused(answer), []);
  const frame: Omit<BoardProps, 'question' | 'focused'> | undefined =
    text === undefined
      ? undefined
      : {
          view,
          viewer,
          text,
          language,
          seats,
          focus,
          choose: attempt,
          explain: setTopic,
          happening: undefined,
          layout: phone ? 'phone' : 'desktop',
          motion,
          patterns,
        };
  const list = useSteps(board, frame, foreseen, shell.table.more);
  const question = useMemo(() => (list.question === undefined ? undefined : opened(list.question)), [list.question]);
  const looked = end === undefined ? focused : best.answer;
  const props: BoardProps | undefined =
    frame === undefined
      ? undefined
      : { ...frame, question, focused: looked === undefined ? undefined : question?.options.find((o) => samePlain(o.answer, looked)) };
  const ending = props === undefined ? undefined : endOption(board, props);
  useTableKeys(props, {
    undo: nothing,
    redo: nothing,
    why: nothing,
    end: () => {
      if (ending !== undefined) attempt(ending.answer);
    },
    hint,
    choose: attempt,
    list,
    telling: undefined,
  });
  if (props === undefined || text === undefined) return <ErrorPage words={shell.table.loading} busy />;

  const last = tried.at(-1);
  const all = foreseen?.options ?? [];
  const card = (
    <section className={styles.card} aria-label={name} data-trainer={end ?? 'asking'}>
      <p className={styles.eyebrow}>{name}</p>
      <h3>
        {played !== undefined && (
          <>
            {words.youPlayed} <Sentence of={text.option(ask, played.answer, view)} quiet /> ({say(played.worth)}).{' '}
          </>
        )}
        <b className={styles.goal}>{played === undefined ? words.find : words.findBetter}</b>
      </h3>
      {/* On a phone the option that was tried is far below. */}
      <div
        role="status"
        className={styles.verdict}
        ref={(shown) => {
          if (last !== undefined) shown?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {pending !== undefined ? (
          <p>{words.weighing}</p>
        ) : tries.failed ? (
          <p>{words.failed}</p>
        ) : last !== undefined ? (
          <p>
            <Icon of={icons.close} size={14} className={styles.wrong ?? ''} />
            <b>
              <Sentence of={text.option(ask, last.answer, view)} quiet />, {say(last.worth)}
            </b>{' '}
            {words.wrong} <Reason option={all.find((o) => samePlain(o.answer, last.answer))} board={board} props={props} words={words} />
          </p>
        ) : null}
        {out.length > 0 && <p>{words.hinted}</p>}
      </div>
      <footer>
        <span className={styles.dots}>
          {Array.from({ length: TRIES }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a try is its number
            <i key={i} data-used={i < tried.length || undefined} aria-hidden="true" />
          ))}
          <span className="vh">{words.tryOf(Math.min(tried.length + 1, TRIES), TRIES)}</span>
        </span>
        <button type="button" aria-disabled={out.length > 0 || options.length < 3} aria-keyshortcuts="h" onClick={hint}>
          {words.hint}
        </button>
        <button type="button" onClick={tries.show}>
          {words.show}
        </button>
      </footer>
    </section>
  );
  return (
    <TableLayout
      id={exercise.key}
      game={game.id}
      board={board}
      props={props}
      waiting={[viewer]}
      status="playing"
      topic={topic}
      setTopic={setTopic}
      list={list}
      whyNot={false}
      setWhyNot={nothing}
      controls={phone ? null : controls}
      log={<LogPanel log={exercise.log} />}
      chat={undefined}
      tabs={{ chosen: tab, choose: setTab, unread: 0, sheet, setSheet }}
      telling={undefined}
      sending={false}
      words={shell}
      help={{ button: null, panel: card }}
      {...(end === undefined
        ? {}
        : { instead: <AnswerPanel exercise={exercise} name={name} props={props} tries={tries} say={say} words={words} after={after} /> })}
    />
  );
}
