import type { BoardModule, BoardOption, BoardProps, OptionFace } from '@orrery/kit';
import { looksLikeEnd } from './keys.ts';

/** What the list shows of an option: the board's word for it, or what its answer looks like. */
export function faceOf(board: BoardModule | undefined, option: BoardOption, props: BoardProps): OptionFace | undefined {
  const face = board?.face?.(option, props);
  if (face !== undefined) return face;
  return looksLikeEnd(option.answer) ? { ends: true } : undefined;
}

/** The option that ends the turn, if this question has one. */
export function endOption(board: BoardModule | undefined, props: BoardProps): BoardOption | undefined {
  return props.question?.options.find((option) => faceOf(board, option, props)?.ends === true);
}
