import { deckFor } from './content/cards.ts';
import type { Setup } from './rules/chapters.ts';

type Player = { points: number; hand: number[] };
/** Everything on the table; the top of a pile is its end. */
export type State = { readonly config: Setup; round: number; played: number[]; deck: number[]; players: Player[] };

export const initial = (config: Setup): State => ({
  config,
  round: 0,
  played: [],
  deck: deckFor(config),
  players: Array.from({ length: config.seats }, () => ({ points: 0, hand: [] })),
});
