import type { Answer } from './rules.ts';

/** An answer that interrupts a question instead of answering it. */
export type InterjectAnswer = { readonly interject: string; readonly [key: string]: Answer };

/** Answers are of any shape, and `in` is slow over many. */
export const isInterjection = (answer: unknown): answer is InterjectAnswer =>
  typeof answer === 'object' && answer !== null && (answer as { readonly interject?: unknown }).interject !== undefined;
