import { inUnit, lossOf, smoothed, unitOf } from '@orrery/bots';
import { at, type Seat, type View } from '@orrery/kernel';
import { type BoardProps, ExplainLayer, Icon, icons, SeatName, TableProvider } from '@orrery/kit';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Opened } from '../replay/Opened.tsx';
import { outcomeOf, type Source } from '../replay/source.ts';
import { useCover } from '../state/covers.ts';
import { useGameText } from '../state/games.ts';
import { go, hrefOf } from '../state/router.ts';
import { useMotion, useSettings } from '../state/settings.ts';
import { looksOf } from '../table/looks.ts';
import { useText } from '../text/index.ts';
import { mistakesIn } from '../train/mistakes.ts';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { Sky } from '../ui/Sky.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import styles from './AnalysisPage.module.css';
import { barsOf, type Mode, reachOf } from './bars.ts';
import { ChanceChart } from './ChanceChart.tsx';
import { Decisions } from './Decisions.tsx';
import { Legend, PointsChart } from './PointsChart.tsx';
import { PointsTable } from './PointsTable.tsx';
import { Progress } from './Progress.tsx';
import { type Scope, seatsOf, useAnalysis } from './useAnalysis.ts';
import { analysisText } from './words.ts';

const Mistakes = lazy(() => import('../train/Mistakes.tsx'));

export interface AnalysisPageProps {
  readonly id: string;
  readonly watch: string | undefined;
  /** The mistakes in it, one by one, as exercises. */
  readonly learn: boolean;
}

/** A finished match in hindsight: how it went, where points came from, what would have been better. */
export default function AnalysisPage({ id, watch, learn }: AnalysisPageProps) {
  const text = useText();
  return (
    <Opened id={id} watch={watch}>
      {(source) =>
        source.over && source.save !== undefined ? (
          <Analysis source={source} watch={watch} learn={learn} />
        ) : (
          analysisText[text.language].running
        )
      }
    </Opened>
  );
}

function Analysis({ source, watch, learn }: Omit<AnalysisPageProps, 'id'> & { readonly source: Source }) {
  const shell = useText();
  const { language, patterns } = useSettings();
  const motion = useMotion();
  const words = analysisText[language];
  const { id, game, save, board } = source;
  const text = useGameText(game.id);
  const cover = useCover(game.id);
  const [scope, setScope] = useState<Scope>('people');
  const [order, setOrder] = useState<'largest' | 'played'>('largest');
  const [mode, setMode] = useState<Mode>('sum');
  const { findings, work, left, further } = useAnalysis(source, scope);
  const { turns, rounds, judged } = findings;
  const line = useMemo(() => smoothed(turns, source.seats.length), [turns, source]);
  const seats = useMemo(() => looksOf(source.seats, source.eyes.slice(0, 1), undefined, shell.table.former), [source, shell]);
  const outcome = useMemo(() => outcomeOf(source), [source]);
  const resting = work.kind === 'rest';
  // Each of them is opened to see whether there is something to find: only once all have been looked at.
  const toLearn = useMemo(() => {
    const own = seatsOf(source, scope);
    return save === undefined || !resting
      ? []
      : mistakesIn(
          game,
          save,
          judged.filter(({ seat }) => own.includes(seat)),
        );
  }, [source, scope, game, save, judged, resting]);
  if (text === undefined || save === undefined) return <ErrorPage words={shell.table.loading} busy />;

  const unit = unitOf(save.config);
  const alone = unit === 'points';
  const last = save.log.length;
  const wanted = seatsOf(source, scope);
  const looked = judged.filter((j) => wanted.includes(j.seat));
  const clear = looked.filter((j) => j.asked !== undefined).sort((a, b) => (order === 'largest' ? lossOf(b) - lossOf(a) : a.at - b.at));
  const parts = [...new Set(rounds.flatMap((r) => r.scores.flatMap((score) => Object.keys(score.parts))))];
  const bars = seats.map(({ seat }) => barsOf(rounds, seat, parts, mode));
  const reach = reachOf(bars);
  const hrefTo = (at: number, as?: number): string => hrefOf({ page: 'replay', id, at, watch, ...(as === undefined ? {} : { as }) });
  if (learn && toLearn.length > 0)
    return (
      <Suspense fallback={<ErrorPage words={shell.table.loading} busy />}>
        <Mistakes source={source} save={save} mistakes={toLearn} watch={watch} />
      </Suspense>
    );
  const roundAt = (at: number): number => rounds.find((r) => r.at >= at)?.round ?? 0;
  const measured = (value: number): number => inUnit(game, unit, value);
  const nothing = () => {};
  const eyesOf = (view: View, viewer: Seat): BoardProps => ({
    ...{ view, viewer, text, language, seats, motion, patterns, layout: 'desktop' },
    ...{ question: undefined, focused: undefined, happening: undefined, focus: nothing, choose: nothing, explain: nothing },
  });
  const somePeople = source.seats.some((s) => s.kind === 'human') && source.seats.some((s) => s.kind !== 'human');
  const means = wanted.flatMap((seat) => {
    const own = looked.filter((j) => j.seat === seat);
    return own.length === 0
      ? []
      : [{ seat, looked: own.length, clear: own.filter((j) => j.asked !== undefined).length, mean: meanLoss(own) }];
  });

  return (
    <TableProvider
      value={{
        ...{ text, view: undefined, viewer: -1, seats, language, motion, patterns, icons: board?.icons ?? {}, words: shell.kit },
        explain: () => {},
        picture: () => undefined,
      }}
    >
      <ExplainLayer>
        <div className={styles.page} style={{ '--hue': cover?.hue }}>
          <Sky />
          <TopBar />
          <main className={styles.main}>
            <header className={styles.head}>
              <div>
                <h1>
                  {words.title}: {text.title}
                </h1>
                <p>{words.lead}</p>
              </div>
              <a className="btn" href={hrefTo(0)}>
                <Icon of={icons.play} size={16} />
                {words.toReplay}
              </a>
            </header>
            <Progress work={work} left={left} answers={last} further={further} words={words} />

            <section className={styles.chances} aria-labelledby="chances">
              <h2 id="chances">{alone ? words.worth : words.chances}</h2>
              <p className={styles.note}>{alone ? words.worthNote : words.chancesNote}</p>
              <ul className={styles.seats}>
                {seats.map(({ seat }) => (
                  <li key={seat}>
                    <SeatName seat={seat} size={18} />
                    {outcome?.winners.includes(seat) && (
                      <Icon of={icons.trophy} size={16} label={shell.over.won} className={styles.trophy} />
                    )}
                  </li>
                ))}
              </ul>
              {turns.length > 1 && (
                <ChanceChart
                  turns={line}
                  rounds={rounds}
                  last={last}
                  seats={seats}
                  marks={clear}
                  alone={alone}
                  measured={measured}
                  go={(at) => go({ page: 'replay', id, at, watch })}
                  hrefTo={hrefTo}
                  words={words}
                />
              )}
            </section>

            <section className={styles.points} aria-labelledby="points">
              <header>
                <h2 id="points">{words.points}</h2>
                <Segmented
                  label={words.points}
                  hideLabel
                  values={[
                    { value: 'sum', name: words.sum },
                    { value: 'gain', name: words.gain },
                  ]}
                  chosen={mode}
                  choose={(value) => setMode(value)}
                />
              </header>
              <p className={styles.note}>{words.pointsNote}</p>
              <Legend parts={parts} patterns={patterns} text={text} />
              <div className={styles.each}>
                {seats.map((seat, i) => (
                  <PointsChart
                    key={seat.seat}
                    seat={seat}
                    bars={at(bars, i)}
                    reach={reach}
                    parts={parts}
                    patterns={patterns}
                    text={text}
                    hrefTo={hrefTo}
                    words={words}
                  />
                ))}
              </div>
              <PointsTable rounds={rounds} parts={parts} seats={seats} text={text} words={words} />
            </section>

            <section className={styles.decisions} aria-labelledby="decisions">
              <header>
                <h2 id="decisions">{words.decisions}</h2>
                {somePeople && (
                  <Segmented
                    label={words.whose}
                    hideLabel
                    values={[
                      { value: 'people', name: words.people },
                      { value: 'all', name: words.all },
                    ]}
                    chosen={scope}
                    choose={(value) => setScope(value)}
                  />
                )}
                <Segmented
                  label={words.order}
                  hideLabel
                  values={[
                    { value: 'largest', name: words.largest },
                    { value: 'played', name: words.inOrder },
                  ]}
                  chosen={order}
                  choose={(value) => setOrder(value)}
                />
              </header>
              <p className={styles.note}>{words.decisionsNote}</p>
              {toLearn.length > 0 && (
                <a className={`btn primary ${styles.learn}`} href={hrefOf({ page: 'analysis', id, watch, learn: true })}>
                  <Icon of={icons.hint} size={17} />
                  {words.learn(toLearn.length)}
                </a>
              )}
              <ul className={styles.means}>
                {means.map(({ seat, looked: count, clear: clearly, mean }) => (
                  <li key={seat}>
                    <SeatName seat={seat} size={18} />
                    <span>
                      {words.summary(count, clearly)}
                      {!alone && `; ${words.meanLoss(mean)}`}
                    </span>
                  </li>
                ))}
              </ul>
              {clear.length === 0 ? (
                <p className={styles.none}>{work.kind === 'rest' && left === 0 ? words.none : words.noneYet}</p>
              ) : (
                <Decisions
                  decisions={clear}
                  alone={alone}
                  measured={measured}
                  roundAt={roundAt}
                  hrefTo={hrefTo}
                  text={text}
                  words={words}
                  board={board}
                  eyesOf={eyesOf}
                />
              )}
            </section>
          </main>
        </div>
      </ExplainLayer>
    </TableProvider>
  );
}

const meanLoss = (decisions: readonly Parameters<typeof lossOf>[0][]): number =>
  decisions.reduce((sum, d) => sum + lossOf(d), 0) / Math.max(1, decisions.length);
