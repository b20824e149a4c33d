import { patched } from '@orrery/host';
import { at, type View } from '@orrery/kernel';
import type { BoardQuestion } from '@orrery/kit';
import { useEffect, useMemo, useState } from 'react';
import { forecast } from './forecaster.ts';
import type { Change } from './play.ts';

/** The options of one question, played. A question is known by the view it is asked in: asked again, the ask may be the very same and offer something else. */
export type Played = { readonly on: View; readonly decision: string; readonly changes: readonly Change[] };

/** The question with what each of its options leads to, if it is the one that was played. */
export function foretold(question: BoardQuestion, view: View, played: Played | undefined): BoardQuestion {
  if (played?.on !== view || played.decision !== question.ask.decision || played.changes.length !== question.options.length)
    return question;
  return {
    ...question,
    options: question.options.map((option, i) => {
      const { patch, stop, score } = at(played.changes, i);
      return { ...option, forecast: { table: patched(view.table, patch), stop, score } };
    }),
  };
}

/** The question at once without forecasts, and again when the worker has played all of its options. */
export function useForecasts(view: View | undefined, question: BoardQuestion | undefined): BoardQuestion | undefined {
  const [played, setPlayed] = useState<Played>();
  const decision = question?.ask.decision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question asked once is played once, whatever words it is put into
  useEffect(() => {
    if (decision === undefined || view === undefined || question === undefined) return;
    const asked = { view, decision, options: question.options.map(({ answer }) => answer) };
    return forecast(asked, (changes) => setPlayed({ on: view, decision, changes }));
  }, [view, decision]);
  return useMemo(
    () => (question === undefined || view === undefined ? question : foretold(question, view, played)),
    [question, view, played],
  );
}
