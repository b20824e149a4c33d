import { registry } from '@orrery/games';
import type { AnyLesson, BoardProps } from '@orrery/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { layLesson } from '../local/create.ts';
import { readEntry } from '../local/store.ts';
import { useSession, useTableState } from '../table/context.ts';
import { advanced, closedUntil, coachMove, isDone, isLast, matchAt, type Place, partAt, pointsAt } from './course.ts';
import { keepLesson, keptLesson } from './kept.ts';
import { Spotlight } from './Spotlight.tsx';
import { useCoaching } from './store.ts';
import { coachWords } from './words.ts';

const first: Place = { step: 0, part: 0, at: 0 };

/** Follows a lesson at its table: which step it is, what is open, what the coach would do. */
export default function Guide({ game, table, props }: { readonly game: string; readonly table: string; readonly props: BoardProps }) {
  const session = useSession();
  const [lesson, setLesson] = useState<AnyLesson>();
  const [places, setPlaces] = useState<readonly Place[]>(() => keptLesson(game)?.places ?? [first]);
  /** A scene is being laid: nothing that is still shown counts. */
  const [laying, setLaying] = useState(false);
  const skipping = useRef<number>(undefined);
  const place = places.at(-1) ?? first;

  useEffect(() => {
    let current = true;
    registry[game]?.lesson?.().then(
      (module) => {
        if (current) setLesson(module.default);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      current = false;
    };
  }, [game]);

  const truth = useTableState((s) => s.truth);
  const shown = useTableState((s) => s.shown);
  const happening = useTableState((s) => s.happening);
  const pending = useTableState((s) => s.pending);
  const settled = truth !== undefined && shown === truth && happening === undefined && !pending && !laying;
  const ask = settled ? truth.asks[0] : undefined;
  const at = truth?.at ?? 0;

  const keep = useCallback(
    (next: readonly Place[]) => {
      setPlaces(next);
      keepLesson(game, { table, places: next });
    },
    [game, table],
  );

  /** The learner has answered since the place was noted. */
  const answered = useRef(false);
  useEffect(
    () =>
      session.store.subscribe((now) => {
        if (now.pending) answered.current = true;
      }),
    [session],
  );

  // With each question the course goes on, or back where something was undone.
  useEffect(() => {
    if (lesson === undefined || ask === undefined) return;
    const way = places.filter((p, i) => i === 0 || p.at <= at);
    const last = way.at(-1) ?? first;
    const wanted = partAt(lesson, last);
    // In a sealed round the others answer while the learner still thinks. After a reload only another question tells that it was answered.
    const moved = answered.current || (wanted !== undefined && wanted.decision !== ask.decision);
    answered.current = false;
    if (last.at < at) keep(moved ? [...way, advanced(lesson, last, ask.decision, at)] : [...way.slice(0, -1), { ...last, at }]);
    else if (way.length !== places.length) keep(way);
  }, [lesson, ask, at, places, keep]);

  // What may be answered is known to the table, whoever answers: list, board or key.
  const { language } = props;
  useEffect(() => {
    if (lesson === undefined) return;
    const words = coachWords[language];
    session.store.setState({
      guide: {
        closed: (decision, answer, view) => {
          const until = closedUntil(lesson, place, decision, answer, view.table);
          if (until === undefined) return undefined;
          return until === 0 ? words.opensLater : until === place.step + 1 ? words.opensSoon : words.opens(until);
        },
        pointed: pointsAt(lesson, place),
      },
    });
  }, [lesson, place, language, session]);

  const lay = useCallback(
    async (step: number) => {
      if (lesson === undefined) return;
      setLaying(true);
      try {
        const [rules, entry] = await Promise.all([registry[game]?.load(), readEntry(table)]);
        if (rules === undefined || entry === undefined) throw new Error(`no table ${table}`);
        const match = matchAt(rules, lesson, step);
        await session.reopen(async () => {
          await layLesson(rules, entry.title, match.save(), entry.setup.seats, table);
          keep([{ step, part: 0, at: match.at }]);
        });
      } finally {
        setLaying(false);
      }
    },
    [lesson, game, table, session, keep],
  );

  const leave = useCallback(() => {
    keepLesson(game, undefined);
    session.store.setState({ guide: undefined });
  }, [game, session]);

  const { view } = props;
  const part = lesson === undefined ? undefined : partAt(lesson, place);
  const move =
    part === undefined || ask === undefined || ask.decision !== part.decision ? undefined : coachMove(part, ask.options, view.table);

  const next = useCallback(() => {
    if (lesson === undefined) return;
    if (isLast(lesson, place)) leave();
    else if (lesson.steps[place.step + 1]?.scene !== undefined) void lay(place.step + 1);
    else keep([...places, { step: place.step + 1, part: 0, at: place.at }]);
  }, [lesson, place, places, leave, lay, keep]);

  const back = useCallback(() => {
    // A step that has begun is begun again; else the one before it.
    const begun = places.some((p) => p.step === place.step && p.at < at) || place.part > 0;
    const to = begun ? place.step : Math.max(0, place.step - 1);
    const before = places.find((p) => p.step === to && p.at === at && p.part === 0);
    if (before !== undefined && !begun) keep(places.slice(0, places.lastIndexOf(before) + 1));
    else void lay(to);
  }, [places, place, at, keep, lay]);

  const skip = useCallback(() => {
    skipping.current = place.step;
    if (move !== undefined) session.answer(move);
    else next();
  }, [place, move, session, next]);

  // A step that is skipped is played to its end by the coach.
  useEffect(() => {
    if (skipping.current === undefined || ask === undefined) return;
    if (skipping.current !== place.step || place.at !== at) {
      if (place.at === at) skipping.current = undefined;
      return;
    }
    if (move !== undefined) session.answer(move);
    else {
      skipping.current = undefined;
      if (lesson !== undefined && isDone(lesson, place)) next();
    }
  }, [ask, place, at, move, session, lesson, next]);

  const ready = ask !== undefined && place.at === at;
  useEffect(() => {
    useCoaching.setState({ now: lesson === undefined ? undefined : { lesson, place, move, ready, props, next, back, skip, leave } });
  });
  useEffect(() => () => useCoaching.setState({ now: undefined, folded: false }), []);

  return lesson === undefined ? null : <Spotlight at={pointsAt(lesson, place)} place={place} motion={props.motion} />;
}
