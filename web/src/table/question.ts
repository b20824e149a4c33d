import type { OpenAsk } from '@orrery/host';
import { type GameText, isInterjection, type Refusal, type Seat, type View } from '@orrery/kernel';
import type { BoardQuestion } from '@orrery/kit';
import { keyAt } from './keys.ts';

/** An open question with everything a player reads about it. */
export function questionOf(
  text: GameText,
  view: View,
  viewer: Seat,
  open: OpenAsk,
  refusals: readonly Refusal[],
): BoardQuestion | undefined {
  const ask = view.asks.find((a) => a.seat === viewer && a.decision === open.decision && !a.answered);
  if (ask === undefined) return undefined;
  return {
    ask,
    prompt: text.prompt(ask, view),
    options: open.options.map((answer, index) => ({
      answer,
      key: keyAt(index),
      words: text.option(ask, answer, view),
      interjection: isInterjection(answer),
    })),
    refusals: refusals.map((refusal) => ({ refusal, words: text.refusal(refusal, view) })),
  };
}

/** The same as boards get it: with nothing but what may be answered. */
export const opened = (question: BoardQuestion): BoardQuestion =>
  question.options.every(({ closed }) => closed === undefined)
    ? question
    : { ...question, options: question.options.filter(({ closed }) => closed === undefined) };

/** The breadcrumb: what is being carried out, outermost first. */
export function crumbsOf(text: GameText, view: View): string[] {
  const words: string[] = [];
  for (const { procedure, locals, waiting } of view.frames) {
    if (waiting === true) continue;
    const word = text.procedure(procedure, locals);
    if (word !== '') words.push(word);
  }
  return words;
}
