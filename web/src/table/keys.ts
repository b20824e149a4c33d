import type { Answer } from '@orrery/kernel';

/** Keys that mean something of their own at a table. */
export const commandKeys = { undo: 'u', redo: 'r', end: 'e', why: '?', hint: 'h', replay: 'w', replayBySteps: 's' } as const;

const optionKeys = [...'123456789abcdfgijklmnopqtvxyz'];

/** The key of the option at this place in the list; empty when there are more options than keys. */
export const keyAt = (index: number): string => optionKeys[index] ?? '';

/** Names of answers that end something, for games whose board does not say so itself. */
const endings = new Set(['end', 'endTurn', 'endActions', 'done', 'pass', 'stop', 'finish']);

export function looksLikeEnd(answer: Answer): boolean {
  if (typeof answer === 'string') return endings.has(answer);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const kind = 'kind' in answer ? answer.kind : 'type' in answer ? answer.type : undefined;
  return typeof kind === 'string' && endings.has(kind);
}
