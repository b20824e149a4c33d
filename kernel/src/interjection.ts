import type { Answer } from './rules.ts';

/** An answer that interrupts a question instead of answering it. */
export type InterjectAnswer = { readonly interject: string; readonly [key: string]: Answer };

export const isInterjection = (answer: unknown): answer is InterjectAnswer =>
  typeof answer === 'object' && answer !== null && 'interject' in answer;
