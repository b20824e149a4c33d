import { patched } from '@orrery/host';
import type { View } from '@orrery/kernel';
import type { BoardQuestion } from '@orrery/kit';
import { useEffect, useMemo, useState } from 'react';
import { forecast } from './forecaster.ts';
import type { Change } from './play.ts';

/** The question with what each of its options leads to: at once without, and again when the worker has played them all. */
export function useForecasts(view: View | undefined, question: BoardQuestion | undefined): BoardQuestion | undefined {
  const [played, setPlayed] = useState<{ readonly of: View; readonly changes: readonly Change[] }>();
  const ask = question?.ask;
  // The same question may come again over another table, and then offers something else: a view is never the same again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question asked once is played once, whatever words it is put into
  useEffect(() => {
    if (ask === undefined || view === undefined || question === undefined) return;
    const asked = { view, decision: ask.decision, options: question.options.map(({ answer }) => answer) };
    return forecast(asked, (changes) => setPlayed({ of: view, changes }));
  }, [view, ask]);
  return useMemo(() => {
    if (question === undefined || view === undefined || played?.of !== view) return question;
    return {
      ...question,
      options: question.options.map((option, i) => {
        const { patch, stop, score } = played.changes[i];
        return { ...option, forecast: { table: patched(view.table, patch), stop, score } };
      }),
    };
  }, [question, view, played]);
}
