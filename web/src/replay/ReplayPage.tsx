import type { Heard, ReplayMoment } from '@orrery/host';
import { type Seat, SPECTATOR } from '@orrery/kernel';
import type { BoardProps } from '@orrery/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useGameText } from '../state/games.ts';
import { goQuietly } from '../state/router.ts';
import { useMotion, useSettings } from '../state/settings.ts';
import { LogPanel } from '../table/LogPanel.tsx';
import { looksOf } from '../table/looks.ts';
import { TableLayout } from '../table/TableLayout.tsx';
import { useText } from '../text/index.ts';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { useHandheld } from '../ui/phone.ts';
import { Opened } from './Opened.tsx';
import styles from './ReplayPage.module.css';
import type { Source } from './source.ts';
import { type Stop, shownBeats } from './stops.ts';
import { Transport } from './Transport.tsx';
import { usePlaying } from './usePlaying.ts';

const DWELL_MS = 700;
/** How long an event is shown where a board does not say. */
const EVENT_MS = 700;

export default function ReplayPage({
  id,
  at,
  watch,
  as,
}: {
  readonly id: string;
  readonly at: number | undefined;
  readonly watch: string | undefined;
  readonly as: Seat | undefined;
}) {
  return (
    <Opened id={id} watch={watch}>
      {(source) => <Replay source={source} start={at} watch={watch} as={as} />}
    </Opened>
  );
}

function Replay({
  source,
  start,
  watch,
  as,
}: {
  readonly source: Source;
  readonly start: number | undefined;
  readonly watch: string | undefined;
  readonly as: Seat | undefined;
}) {
  const text = useText();
  const { language, patterns } = useSettings();
  const motion = useMotion();
  const phone = useHandheld();
  const { id, game, board } = source;
  const [viewer, setViewer] = useState<Seat>(as !== undefined && source.eyes.includes(as) ? as : (source.eyes[0] ?? SPECTATOR));
  const [moments, setMoments] = useState<readonly ReplayMoment[]>([]);
  const [wanted, setWanted] = useState<Stop | undefined>(start === undefined ? undefined : { at: start });
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [tab, setTab] = useState(phone ? 'board' : 'log');
  const [sheet, setSheet] = useState(true);
  const [topic, setTopic] = useState<string>();

  useEffect(() => {
    let current = true;
    source
      .moments(viewer)
      .then((all) => {
        if (current) setMoments(all);
      })
      .catch((error: unknown) => console.error(error));
    return () => {
      current = false;
    };
  }, [source, viewer]);

  // A link to another move of the same match.
  useEffect(() => {
    if (start !== undefined) setWanted((now) => (now?.at === start ? now : { at: start }));
  }, [start]);

  const last = moments.length - 1;
  const at = Math.min(Math.max(wanted?.at ?? (source.over ? 0 : last), 0), Math.max(last, 0));
  const moment = moments[at];
  const gameText = useGameText(game.id);
  const duration = board?.duration;
  const beatsOf = useMemo(() => {
    const known = new Map<number, ReturnType<typeof shownBeats>>();
    const wordsOf = (event: unknown): string => gameText?.event(event as { readonly type: string }, viewer) ?? '';
    return (of: number) => {
      const beats = known.get(of) ?? shownBeats(moments, of, (event) => duration?.(event) ?? EVENT_MS, wordsOf);
      known.set(of, beats);
      return beats;
    };
  }, [moments, duration, gameText, viewer]);
  const beats = beatsOf(at);
  const beat = wanted?.beat === undefined ? undefined : beats[wanted.beat];
  const stop = useMemo((): Stop => ({ at, beat: beat === undefined ? undefined : wanted?.beat }), [at, beat, wanted]);
  const tell = useCallback((to: number) => goQuietly({ page: 'replay', id, at: to, watch }), [id, watch]);
  const go = useCallback(
    (to: Stop) => {
      setWanted(to);
      tell(to.at);
    },
    [tell],
  );
  const play = (on: boolean) => {
    setPlaying(on);
    if (!on && playing) tell(at);
  };
  // Changing the address takes the browser longer than drawing a move: while a replay plays, only where it dwells.
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => tell(at), DWELL_MS);
    return () => clearTimeout(timer);
  }, [playing, at, tell]);
  usePlaying({
    stop,
    last,
    playing,
    speed,
    durations: (of) => beatsOf(of).map(({ stays }) => stays),
    show: setWanted,
    end: () => play(false),
  });
  // Its number differs from event to event; standing still, an event is shown as long as one likes.
  const happening = useMemo(
    (): BoardProps['happening'] =>
      beat === undefined
        ? undefined
        : { id: at * 1000 + (stop.beat ?? 0) + 1, event: beat.event, before: beat.before, ms: beat.ms / (playing ? speed : 1) },
    [beat, at, stop, playing, speed],
  );

  const seats = useMemo(
    () => looksOf(source.seats, viewer >= 0 ? [viewer] : [], undefined, text.table.former),
    [source.seats, viewer, text],
  );
  // A move is in the log when all of it has been told.
  const told = beat === undefined ? at + 1 : at;
  const log = useMemo((): readonly Heard[] => moments.slice(0, told).map((m) => m.heard), [moments, told]);
  const nothing = useCallback(() => {}, []);
  if (moment === undefined || gameText === undefined) return <ErrorPage words={text.table.loading} busy />;
  const view = beat?.view ?? moment.view;
  const props: BoardProps = {
    view,
    viewer,
    text: gameText,
    language,
    seats,
    question: undefined,
    focused: undefined,
    focus: nothing,
    choose: nothing,
    explain: setTopic,
    happening,
    layout: phone ? 'phone' : 'desktop',
    motion,
    patterns,
  };
  const waiting = [...new Set(view.asks.filter((a) => !a.answered).map((a) => a.seat))];
  return (
    <TableLayout
      id={id}
      game={game.id}
      board={board}
      props={props}
      waiting={waiting}
      status={source.over && at === last && beat === undefined ? 'over' : 'playing'}
      topic={topic}
      setTopic={setTopic}
      whyNot={false}
      setWhyNot={nothing}
      controls={<span className={styles.title}>{text.replay.title}</span>}
      log={<LogPanel log={log} />}
      chat={undefined}
      tabs={{ chosen: tab, choose: setTab, unread: 0, sheet, setSheet }}
      telling={undefined}
      sending={false}
      words={text}
      instead={
        <Transport
          source={source}
          stop={stop}
          said={(beat ?? beats.at(-1))?.words ?? ''}
          told={beat === undefined || beat.words === '' ? undefined : (beat.event as { readonly type: string }).type}
          beats={(of) => beatsOf(of).length}
          last={last}
          go={go}
          playing={playing}
          setPlaying={play}
          speed={speed}
          setSpeed={setSpeed}
          viewer={viewer}
          setViewer={setViewer}
          seats={seats}
        />
      }
    />
  );
}
