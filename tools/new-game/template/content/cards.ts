import { flag } from '@orrery/kernel';
import type { Setup } from '../rules/chapters.ts';

export const options = { short: flag() };

/** Cards stand in a state by their number in this list; each is worth one more than the one before. */
export const CARD_IDS = ['dust', 'comet', 'moon', 'planet', 'star', 'galaxy'] as const;
export const HAND = 3;

export const deckFor = ({ options }: Setup): number[] => CARD_IDS.flatMap((_, card) => new Array<number>(options.short ? 4 : 6).fill(card));
