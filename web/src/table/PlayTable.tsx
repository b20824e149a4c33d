import { restOf } from '@orrery/host';
import type { Answer, View } from '@orrery/kernel';
import { SPECTATOR, samePlain } from '@orrery/kernel';
import { type BoardProps, type BoardQuestion, tapsChoose } from '@orrery/kit';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForecasts } from '../forecast/useForecasts.ts';
import { useHelp } from '../hint/useHelp.tsx';
import { fetchNewcomer, fetchPhaseStrip } from '../learn/ahead.ts';
import { showsAids, showsGoal, sitDown, useAids } from '../learn/aids.ts';
import { useModule } from '../learn/modules.ts';
import { isTrial } from '../local/store.ts';
import { heard, useSounds } from '../sound/useSounds.ts';
import { titled } from '../state/attention.ts';
import { useGameText } from '../state/games.ts';
import { useMotion, useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { dayWords, lengthWords } from '../ui/lengths.ts';
import { useHandheld } from '../ui/phone.ts';
import { AbsencePanel } from './AbsencePanel.tsx';
import { SeatClock } from './ClockFace.tsx';
import { Controls } from './Controls.tsx';
import { useSession, useTableState } from './context.ts';
import { endOption } from './faces.ts';
import { LogPanel } from './LogPanel.tsx';
import { looksOf } from './looks.ts';
import { Notices } from './Notices.tsx';
import { opened, questionOf } from './question.ts';
import { RecapPanel } from './RecapPanel.tsx';
import { TableLayout } from './TableLayout.tsx';
import type { Guide } from './table-state.ts';
import { useAbsence } from './useAbsence.ts';
import { usePlayTabs } from './usePlayTabs.ts';
import { useSteps } from './useSteps.ts';
import { useTableKeys } from './useTableKeys.ts';

const StopsDialog = lazy(() => import('./StopsDialog.tsx'));
const ChatPanel = lazy(() => import('./ChatPanel.tsx'));
const LifePanel = lazy(() => import('../life/LifePanel.tsx'));
const PlanPanel = lazy(() => import('../plan/PlanPanel.tsx'));
const TryPanel = lazy(() => import('../plan/TryPanel.tsx'));
const GameOver = lazy(() => import('./GameOver.tsx'));
const LessonGuide = lazy(() => import('../learn/Guide.tsx'));
const Coach = lazy(() => import('../learn/Coach.tsx'));
const Chip = lazy(() => import('../learn/Chip.tsx'));

const seatClock = (seat: number, bare: boolean) => <SeatClock seat={seat} bare={bare} />;

/** A running or finished match at which somebody sits or watches. */
export function PlayTable() {
  const text = useText();
  const session = useSession();
  const { language, patterns } = useSettings();
  const motion = useMotion();
  const phone = useHandheld();
  const game = useTableState((s) => s.game);
  const board = useTableState((s) => s.board);
  const summary = useTableState((s) => s.summary);
  const shown = useTableState((s) => s.shown);
  const truth = useTableState((s) => s.truth);
  const happening = useTableState((s) => s.happening);
  const said = useTableState((s) => s.said);
  const paced = useSettings((s) => s.pace);
  const pending = useTableState((s) => s.pending);
  const refusals = useTableState((s) => s.refusals);
  const presence = useTableState((s) => s.presence);
  const botWaits = useTableState((s) => s.botWaits);
  const connection = useTableState((s) => s.connection);
  const guide = useTableState((s) => s.guide);
  const clockOff = useTableState((s) => s.clockOff);
  const [focused, setFocused] = useState<Answer>();
  const [whyNot, setWhyNot] = useState(false);
  const [results, setResults] = useState(true);
  const recap = useTableState((s) => s.recap);
  const replaying = useTableState((s) => s.replaying);
  const ringing = useTableState((s) => s.ringing);
  const mayHold = useTableState((s) => s.mayHold);
  const holding = useTableState((s) => s.holding);
  const came = useTableState((s) => s.came);
  const stops = useTableState((s) => s.stops);

  const gameText = useGameText(game);
  const view = shown?.view ?? undefined;
  const viewer = shown?.viewer ?? SPECTATOR;
  const yours = summary?.yours;
  const seats = useMemo(
    () => looksOf(shown?.seats ?? [], viewer >= 0 ? [viewer] : (yours ?? []), presence?.seats, text.table.former),
    [shown?.seats, viewer, yours, presence, text],
  );
  const settled = shown === truth && happening === undefined;
  const asked = useMemo(() => {
    const ask = shown?.asks[0];
    // While the table sleeps there is nothing to answer: somebody wakes it first.
    if (
      !settled ||
      pending ||
      ask === undefined ||
      gameText === undefined ||
      view === undefined ||
      shown?.asleep === true ||
      guide === 'coming'
    )
      return undefined;
    const question = questionOf(gameText, view, viewer, ask, refusals);
    return question === undefined || guide === undefined ? question : guided(question, guide, view);
  }, [settled, pending, shown, gameText, view, viewer, refusals, guide]);
  const foreseen = useForecasts(view, asked);

  const [picked, pick] = useState<Answer>();
  // Under a thumb a tap chooses, and the slot below answers.
  const choose = useCallback((answer: Answer) => (phone ? pick(answer) : session.answer(answer)), [session, phone]);
  const focus = useCallback((answer: Answer | undefined) => setFocused(answer), []);
  useEffect(() => {
    tapsChoose(phone);
    return () => tapsChoose(false);
  }, [phone]);
  const [topic, setTopic] = useState<string>();

  const frame: Omit<BoardProps, 'question' | 'focused'> | undefined =
    view === undefined || gameText === undefined
      ? undefined
      : {
          view,
          viewer,
          text: gameText,
          language,
          seats,
          focus,
          choose,
          explain: setTopic,
          happening,
          layout: phone ? 'phone' : 'desktop',
          motion,
          patterns,
          ...(guide === undefined || guide === 'coming' ? {} : { pointed: guide.pointed }),
        };
  const list = useSteps(board, frame, foreseen, text.table.more);
  const question = useMemo(() => (list.question === undefined ? undefined : opened(list.question)), [list.question]);
  const table = summary?.id ?? '';
  const goal = useAids((aids) => game !== undefined && viewer >= 0 && showsGoal(aids, game, table));
  useEffect(() => {
    if (game !== undefined && viewer >= 0 && !isTrial(table)) sitDown(game, table);
  }, [game, viewer, table]);
  const aided = useAids((aids) => game !== undefined && viewer >= 0 && guide === undefined && showsAids(aids, game, table));
  const Newcomer = useModule(aided ? fetchNewcomer : undefined)?.default;
  const PhaseStrip = useModule(aided ? fetchPhaseStrip : undefined)?.default;
  const tabs = usePlayTabs(question !== undefined, recap, goal);
  useYourTurn(question !== undefined);
  useSounds(board, happening, viewer, shown?.status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question has nothing focused
  useEffect(() => {
    setFocused(undefined);
    pick(undefined);
  }, [question?.ask]);
  const props: BoardProps | undefined =
    frame === undefined ? undefined : { ...frame, question, focused: optionOf(question, picked ?? focused) };
  const ending = props === undefined ? undefined : endOption(board, props);
  const absence = useAbsence(shown);
  const noteOf = (seat: number): string | undefined => {
    if (botWaits?.seat === seat) return text.table.waitsToThink(botWaits.ahead);
    const absent = absence.people.find((a) => a.seat === seat);
    if (absence.asleep && shown?.seats[seat]?.kind === 'human') return text.absence.sleeping;
    const rest = shown?.clocks == null || shown.status !== 'playing' ? undefined : restOf(shown.clocks, seat, Date.now() + clockOff);
    if (rest !== undefined) return text.absence.onVacation(dayWords(rest - 1, language));
    if (absent === undefined) return undefined;
    return absent.why === 'time' ? text.absence.outOfTime : text.absence.awayFor(lengthWords(absent.away, language));
  };
  const help = useHelp(props, board, shown, () => tabs.setSheet(true));
  useTableKeys(props, {
    undo: () => session.undo('step'),
    redo: () => session.redo(),
    end: () => {
      if (ending !== undefined) session.answer(ending.answer);
    },
    choose: (answer) => session.answer(answer),
    why: () => setWhyNot((open) => !open),
    hint: help.press,
    replay: recap.turns.length === 0 || viewer < 0 || !settled ? undefined : (bySteps) => session.replay(recap.turns, bySteps),
    list,
    telling:
      said === undefined && ringing.length === 0
        ? undefined
        : { goOn: () => session.advance(), back: () => session.back(), skipTurn: () => session.skipTurn(), skip: () => session.skip() },
  });

  // What is told may be long past for those who wait for somebody's answer.
  const teller = said === undefined ? undefined : (said.turn ?? (recap.mine ? viewer : recap.turns.at(-1)?.seat));
  // Whoever plays here with one seat, against others who may take their time.
  const plans =
    connection !== 'local' && viewer >= 0 && shown?.status === 'playing' && shown.seats[viewer]?.bot === null && yours?.length === 1;
  if (props === undefined || game === undefined || shown === undefined) return null;
  return (
    <>
      <TableLayout
        id={session.store.getState().summary?.id ?? ''}
        game={game}
        board={board}
        props={props}
        waiting={teller === undefined ? shown.waiting : teller === SPECTATOR ? [] : [teller]}
        teller={teller}
        status={shown.status}
        topic={topic}
        setTopic={setTopic}
        list={list}
        whyNot={whyNot}
        setWhyNot={setWhyNot}
        controls={
          <>
            {guide !== undefined && !phone && (
              <Suspense>
                <Chip />
              </Suspense>
            )}
            <Controls ending={ending} phone={phone} />
          </>
        }
        log={<TableLog />}
        recap={
          recap.turns.length === 0 || viewer < 0
            ? undefined
            : {
                count: recap.turns.length,
                panel: (
                  <RecapPanel turns={recap.turns} board={board} props={props} replay={(turns, bySteps) => session.replay(turns, bySteps)} />
                ),
              }
        }
        replaying={replaying === false ? undefined : () => session.skip()}
        chat={
          connection === 'local' ? undefined : (
            <Suspense>
              <ChatPanel />
            </Suspense>
          )
        }
        tabs={tabs}
        goal={goal}
        newcomer={Newcomer && <Newcomer desk={{ game, board, props }} phone={phone} />}
        strip={PhaseStrip && <PhaseStrip game={game} props={props} />}
        telling={
          said === undefined
            ? undefined
            : {
                said,
                stepping: paced === 'step' || replaying === 'bySteps',
                goOn: () => session.advance(),
                back: () => session.back(),
                skipTurn: () => session.skipTurn(),
              }
        }
        sending={pending}
        commit={
          phone
            ? {
                picked: optionOf(question, picked),
                answer: () => {
                  if (picked !== undefined) session.answer(picked);
                },
              }
            : undefined
        }
        words={text}
        help={help}
        stepIn={
          ringing.length === 0 && !came
            ? undefined
            : {
                seats: [...ringing, ...mayHold],
                holding,
                nothing: came,
                come: (seat) => session.screen.comeForward(seat),
                goOn: () => session.screen.letPass(ringing[0] ?? viewer),
              }
        }
        stops={shown.asks[0]?.windows === undefined ? undefined : () => session.showStops(true)}
        results={shown.outcome === null ? undefined : () => setResults(true)}
        absence={
          <>
            <AbsencePanel absence={absence} props={props} />
            {(shown.motion !== null || shown.leftOver !== null || shown.clocks?.rests.some((r) => r.seat === null) === true) && (
              <Suspense>
                <LifePanel props={props} />
              </Suspense>
            )}
            {plans && (
              <Suspense>
                <PlanPanel props={props} asked={shown.waiting.includes(viewer)} />
              </Suspense>
            )}
            {connection === 'local' && isTrial(table) && (
              <Suspense>
                <TryPanel />
              </Suspense>
            )}
          </>
        }
        noteOf={noteOf}
        clockOf={seatClock}
        coach={
          guide === undefined ? undefined : (
            <Suspense>
              <Coach phone={phone} />
            </Suspense>
          )
        }
      />
      {guide !== undefined && (
        <Suspense>
          <LessonGuide game={game} table={session.store.getState().summary?.id ?? ''} props={props} />
        </Suspense>
      )}
      <Notices />
      {stops && (
        <Suspense>
          <StopsDialog />
        </Suspense>
      )}
      {results && shown.status === 'over' && settled && shown.outcome !== null && (
        <Suspense>
          <GameOver outcome={shown.outcome} frame={props} close={() => setResults(false)} />
        </Suspense>
      )}
    </>
  );
}

const optionOf = (question: BoardQuestion | undefined, answer: Answer | undefined) =>
  answer === undefined ? undefined : question?.options.find((option) => samePlain(option.answer, answer));

/** The question of a lesson: what it keeps for later is marked. */
const guided = (question: BoardQuestion, guide: Guide, view: View): BoardQuestion => ({
  ...question,
  options: question.options.map((option) => {
    const closed = guide.closed(question.ask.decision, option.answer, view);
    return closed === undefined ? option : { ...option, closed };
  }),
});

/** The log by itself: when more of it is heard, the table around it need not be drawn again. */
function TableLog() {
  const log = useTableState((s) => s.log);
  const lastOwn = useTableState((s) => s.lastOwn);
  return <LogPanel log={log} lastOwn={lastOwn} />;
}

/** A quiet chime and the page's title when a question arrives while one looks elsewhere. */
function useYourTurn(asked: boolean): void {
  const { lobby } = useText();
  const before = useRef(asked);
  useEffect(() => {
    const arrived = asked && !before.current;
    before.current = asked;
    titled(asked ? `● ${lobby.yourTurn} – Orrery` : undefined);
    if (arrived) heard('yourTurn');
    return () => titled(undefined);
  }, [asked, lobby]);
}
