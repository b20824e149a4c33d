import type { Answer } from '@orrery/kernel';
import { z } from 'zod';
import { limits } from './limits.ts';

/** Whether a parsed JSON value is small enough to be an answer. Walks without recursion, so that no nesting can exhaust the stack. */
export function isSmallPlain(value: unknown): value is Answer {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  let nodes = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (++nodes > limits.answerNodes || next.depth > limits.answerDepth) return false;
    const { value: v, depth } = next;
    if (v === null || typeof v === 'boolean' || typeof v === 'string') continue;
    if (typeof v === 'number') {
      if (!Number.isFinite(v)) return false;
      continue;
    }
    if (typeof v !== 'object' || Object.hasOwn(v, '__proto__')) return false;
    for (const inner of Object.values(v)) open.push({ value: inner, depth: depth + 1 });
  }
  return true;
}

export const answer = z.custom<Answer>((value) => value !== undefined && isSmallPlain(value), 'not an answer');
