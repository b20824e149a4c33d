import type { Answer } from '@orrery/kernel';
import type { BoardOption, OptionFace } from '@orrery/kit';
import type { Props } from './common.tsx';

const ENDS: ReadonlySet<Answer> = new Set(['done', 'end', 'pass', 'none', 'skip', 'leave', 'keep']);

/** How an option looks in the list: what it is about, what it costs, what it brings. */
export function face(option: BoardOption, _props: Props): OptionFace | undefined {
  return ENDS.has(option.answer) ? { ends: true } : undefined;
}
