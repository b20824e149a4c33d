import type { BoardModule, BoardProps, BoardQuestion } from '@orrery/kit';
import { useMemo, useState } from 'react';
import { faceOf } from './faces.ts';
import { type Row, rowsBehind, rowsOf, withKeys } from './rows.ts';

export interface Steps {
  /** With the keys of the rows. */
  readonly question: BoardQuestion | undefined;
  readonly rows: readonly Row[];
  /** The step that has been taken. */
  readonly open: Row | undefined;
  setOpen(step: string | undefined): void;
}

const NO_ROWS: readonly Row[] = [];

/** Asks in two steps where one list would be too long. A step is forgotten with its question. */
export function useSteps(
  board: BoardModule | undefined,
  frame: Omit<BoardProps, 'question' | 'focused'> | undefined,
  question: BoardQuestion | undefined,
  more: string,
): Steps {
  const [taken, take] = useState<{ readonly ask: unknown; readonly step: string }>();
  // The table and the words change only with the question: both come with the same act, or both from another language.
  const { view, text } = frame ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: hovering and telling make new frames that sort nothing anew
  const first = useMemo(() => {
    if (question === undefined || frame === undefined) return NO_ROWS;
    const props: BoardProps = { ...frame, question, focused: undefined };
    return rowsOf(question.options, {
      stepOf: (option) => board?.step?.(option, props),
      ends: (option) => faceOf(board, option, props)?.ends === true,
      same: (option) => faceOf(board, option, props)?.same,
      more: () => ({ key: 'more', words: more }),
    });
  }, [board, question, view, text, more]);
  const open = taken !== undefined && taken.ask === question?.ask ? first.find(({ step }) => step?.key === taken.step) : undefined;
  const keyed = useMemo(
    () => (question === undefined ? { question, rows: NO_ROWS } : withKeys(question, open === undefined ? first : rowsBehind(open))),
    [question, first, open],
  );
  return {
    ...keyed,
    open,
    setOpen: (step) => take(step === undefined ? undefined : { ask: question?.ask, step }),
  };
}
