import { type Language, spoken } from '@orrery/kernel';
import { Icon, icons, Sentence } from '@orrery/kit';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../state/settings.ts';
import styles from './Coach.module.css';
import { isDone, isLast, type Place, partAt, pointsAt } from './course.ts';
import { type Coaching, useCoaching } from './store.ts';
import { useSpot } from './useSpot.ts';
import { coachWords } from './words.ts';

/** How long "Show me" looks at the coach's move. */
const SHOW_MS = 2600;

const wordsAt = ({ lesson, place }: Coaching, language: Language) => spoken(lesson.words)[language][lesson.steps[place.step]?.id ?? ''];

/** The coach over the board: one idea, the move, and what helps. */
export default function Coach({ phone }: { readonly phone: boolean }) {
  const now = useCoaching((s) => s.now);
  return now === undefined ? null : <Card now={now} phone={phone} />;
}

function Card({ now, phone }: { readonly now: Coaching; readonly phone: boolean }) {
  const language = useSettings((s) => s.language);
  const folded = useCoaching((s) => s.folded);
  const words = coachWords[language];
  const { lesson, place } = now;
  const said = wordsAt(now, language);
  const card = useRef<HTMLElement>(null);
  const [doubt, setDoubt] = useDoubt(place);
  const spot = useSpot(
    card,
    pointsAt(lesson, place),
    `${place.step} ${place.part} ${now.ready} ${doubt === undefined} ${doubt?.chip}`,
    !phone,
  );
  useFocus(now);
  if (said === undefined) return null;
  const whyNot = partAt(lesson, place)?.tempting === undefined ? undefined : said.whyNot;
  const wonder = () => setDoubt({ at: place });
  const done = isDone(lesson, place);
  const count = lesson.steps.length;
  if (folded && !phone) {
    return (
      <button type="button" data-bright className={styles.chip} onClick={() => useCoaching.setState({ folded: false })}>
        {words.step(place.step + 1, count)} · {said.title}
        <Icon of={icons.chevronDown} size={14} />
      </button>
    );
  }
  return (
    <section
      ref={card}
      data-bright
      data-coach={place.step + 1}
      data-part={place.part}
      data-ready={now.ready || undefined}
      className={phone ? styles.inSheet : styles.card}
      aria-label={words.name}
      style={phone ? undefined : spot}
    >
      <header>
        <span className={styles.step}>{phone ? words.short(place.step + 1, count) : words.step(place.step + 1, count)}</span>
        {/* The row of buttons is full on a phone. */}
        {phone && whyNot !== undefined && (
          <button type="button" data-why-not className={styles.wonder} aria-label={whyNot.ask} onClick={wonder}>
            {words.whyNot}
          </button>
        )}
        {phone && (
          <button type="button" className={styles.out} aria-label={`${words.leave}. ${words.leaveNote}`} onClick={now.leave}>
            <Icon of={icons.close} size={18} />
          </button>
        )}
        {!phone && (
          <button type="button" className={styles.fold} aria-label={words.fold} onClick={() => useCoaching.setState({ folded: true })}>
            −
          </button>
        )}
      </header>
      <div className={styles.bars} aria-hidden="true">
        {lesson.steps.map(({ id }, i) => (
          <i key={id} data-past={i < place.step || undefined} data-now={i === place.step || undefined} />
        ))}
      </div>
      <div aria-live="polite">
        <p className="vh">{words.step(place.step + 1, count)}</p>
        {said.later !== undefined && !done && (
          <p className={styles.later}>
            <Sentence of={said.later} />
          </p>
        )}
        <h2>{said.title}</h2>
        {doubt !== undefined && doubt.chip === undefined && whyNot !== undefined ? (
          <p data-because className={styles.because}>
            <b>{whyNot.ask}</b> <Sentence of={whyNot.because} />
          </p>
        ) : (
          <p>
            <Sentence of={done ? words.done : said.idea} />
          </p>
        )}
      </div>
      {said.move !== undefined && !done && (
        <p className={styles.move}>
          {now.ready ? (
            <>
              <b>{words.yourMove}</b> <Sentence of={said.move} />
            </>
          ) : (
            words.waiting
          )}
        </p>
      )}
      <p role="status" className={styles.notYet}>
        {doubt?.chip === undefined ? null : words.notYet(doubt.chip)}
      </p>
      <Help now={now} done={done} whyNot={phone ? undefined : whyNot?.ask} wonder={wonder} />
    </section>
  );
}

interface HelpProps {
  readonly now: Coaching;
  readonly done: boolean;
  /** What another option makes one ask, where there is room for it. */
  readonly whyNot: string | undefined;
  wonder(): void;
}

function Help({ now, done, whyNot, wonder }: HelpProps) {
  const language = useSettings((s) => s.language);
  const words = coachWords[language];
  const { lesson, place, move, props } = now;
  const acts = (lesson.steps[place.step]?.does?.length ?? 0) > 0 && !done;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    clearTimeout(timer.current);
    props.focus(move);
    timer.current = setTimeout(() => props.focus(undefined), SHOW_MS);
  };
  return (
    <div className={styles.help}>
      {acts ? (
        <button type="button" className={styles.show} aria-disabled={move === undefined} onClick={show}>
          {words.showMe}
        </button>
      ) : (
        <button type="button" className={styles.next} data-coach-next onClick={now.next}>
          {isLast(lesson, place) ? words.playOn : words.next}
        </button>
      )}
      {acts && whyNot !== undefined && (
        <button type="button" data-why-not onClick={wonder}>
          {whyNot}
        </button>
      )}
      {(place.step > 0 || place.part > 0) && (
        <button type="button" onClick={now.back}>
          {words.back}
        </button>
      )}
      {acts && (
        <button type="button" onClick={now.skip}>
          {words.skip}
        </button>
      )}
    </div>
  );
}

/** What is asked of the coach at a place: why not the other option, or, where a closed one was pressed, what its chip means. */
type Doubt = { readonly at: Place; readonly chip?: string };

function useDoubt(place: Place): readonly [Doubt | undefined, (doubt: Doubt) => void] {
  const [doubt, setDoubt] = useState<Doubt>();
  useEffect(() => {
    const look = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('[data-why-not]') !== null) return;
      const chip = target.closest<HTMLElement>('[data-closed]')?.dataset.closed;
      setDoubt(chip === undefined ? undefined : { at: place, chip });
    };
    document.addEventListener('click', look);
    return () => document.removeEventListener('click', look);
  }, [place]);
  return [doubt?.at === place ? doubt : undefined, setDoubt];
}

/** Whoever pressed a button of the coach that is gone goes on among the options, or at the next such button. */
function useFocus({ place, ready }: Coaching): void {
  const { step } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step moves the focus, if it was lost
  useEffect(() => {
    if (!ready) return;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const to = document.querySelector<HTMLElement>('[data-coach-next], button[data-option]:not([aria-disabled])');
    to?.focus({ preventScroll: true });
  }, [step, ready]);
}
