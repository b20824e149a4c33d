import type { View } from '@orrery/kernel';
import type { BoardQuestion } from '@orrery/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Advice } from '../think/worker.ts';

export type Hint =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'ready'; readonly advice: readonly Advice[] }
  | { readonly kind: 'failed' };

const NONE: Hint = { kind: 'none' };

/** Advice on the open question. It goes away with its question, and so does the thinking. */
export function useHint(view: View | undefined, question: BoardQuestion | undefined) {
  const key = view === undefined || question === undefined ? undefined : `${view.viewer} ${view.decisions} ${question.ask.decision}`;
  const [said, setSaid] = useState<{ readonly key: string; readonly hint: Hint }>();
  const stop = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another thought
  useEffect(() => () => stop.current(), [key]);

  const ask = useCallback(() => {
    if (key === undefined || view === undefined || question === undefined) return;
    stop.current();
    const say = (hint: Hint) => setSaid({ key, hint });
    say({ kind: 'thinking' });
    let wanted = true;
    let end = () => {};
    stop.current = () => {
      wanted = false;
      end();
    };
    const asked = { view, decision: question.ask.decision, options: question.options.map((o) => o.answer) };
    import('../think/thinker.ts')
      .then(({ think }) => {
        if (!wanted) return;
        end = think({ type: 'advise', asked }, (message) => {
          if (!wanted) return;
          if (message.type === 'advice') say({ kind: 'ready', advice: message.advice });
          else if (message.type === 'failed') {
            console.error(message.reason);
            say({ kind: 'failed' });
          }
        });
      })
      .catch(() => say({ kind: 'failed' }));
  }, [key, view, question]);

  const close = useCallback(() => {
    stop.current();
    setSaid(undefined);
  }, []);

  return { hint: said !== undefined && said.key === key ? said.hint : NONE, ask, close };
}
