import { type Answer, samePlain } from '@orrery/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Exercise, isRight, ruledOut, TRIES, type Worth, worthOf } from './exercise.ts';

export type Tries = {
  readonly tried: readonly Worth[];
  /** What is being looked at. */
  readonly pending: Answer | undefined;
  readonly failed: boolean;
  /** What a hint has ruled out. */
  readonly out: readonly Answer[];
  /** How it ended: with the right answer, or with the answer shown. */
  readonly end: 'found' | 'shown' | undefined;
};

const BEGUN: Tries = { tried: [], pending: undefined, failed: false, out: [], end: undefined };

/** What an answer is worth by a search of this device, where nobody has looked at it yet. */
function weigh({ view, ask, options }: Exercise, answer: Answer, tell: (worth: number | undefined) => void): () => void {
  let [wanted, end] = [true, () => {}];
  const asked = { view, decision: ask.decision, options };
  import('../think/thinker.ts').then(
    ({ think }) => {
      if (!wanted) return;
      end = think({ type: 'weigh', asked, answer }, (message) => {
        if (message.type === 'weighed') tell(message.chance);
        else if (message.type === 'failed') {
          console.error(message.reason);
          tell(undefined);
        }
      });
    },
    () => tell(undefined),
  );
  return () => {
    wanted = false;
    end();
  };
}

/** Three tries at an exercise. `ended` hears once how it went. */
export function useTries(exercise: Exercise, ended: (found: boolean, tries: number) => void) {
  const [state, setState] = useState(BEGUN);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  // Two answers may come before the page is drawn again.
  const latest = useRef(state);
  const change = useCallback((to: Tries) => {
    latest.current = to;
    setState(to);
  }, []);

  const judge = useCallback(
    (answer: Answer, worth: number | undefined) => {
      const now = latest.current;
      if (worth === undefined) {
        change({ ...now, pending: undefined, failed: true });
        return;
      }
      const tried = [...now.tried, { answer, worth }];
      const end = isRight(exercise, answer, worth) ? 'found' : tried.length >= TRIES ? 'shown' : undefined;
      change({ ...now, tried, pending: undefined, failed: false, end });
      if (end !== undefined) ended(end === 'found', tried.length);
    },
    [exercise, ended, change],
  );

  const attempt = useCallback(
    (answer: Answer) => {
      const { end, pending, tried, out } = latest.current;
      const gone = [...tried.map((one) => one.answer), ...out, ...(exercise.played === undefined ? [] : [exercise.played.answer])];
      if (end !== undefined || pending !== undefined || gone.some((one) => samePlain(one, answer))) return;
      const worth = samePlain(answer, exercise.best.answer) ? exercise.best.worth : worthOf(exercise, answer);
      if (worth !== undefined) return judge(answer, worth);
      change({ ...latest.current, pending: answer, failed: false });
      stop.current = weigh(exercise, answer, (found) => judge(answer, found));
    },
    [exercise, judge, change],
  );

  const hint = useCallback(() => {
    const now = latest.current;
    if (now.end !== undefined || now.out.length > 0) return;
    change({
      ...now,
      out: ruledOut(
        exercise,
        now.tried.map((one) => one.answer),
      ),
    });
  }, [exercise, change]);

  const show = useCallback(() => {
    const now = latest.current;
    if (now.end !== undefined) return;
    stop.current();
    change({ ...now, pending: undefined, end: 'shown' });
    ended(false, now.tried.length);
  }, [ended, change]);

  return { ...state, attempt, hint, show };
}
