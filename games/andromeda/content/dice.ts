/** The six symbols of a command die, one on each face. */
export const SYMBOLS = ['training', 'support', 'improvise', 'movement', 'technology', 'contamination'] as const;
export type DieSymbol = (typeof SYMBOLS)[number];

/** Counts of dice are kept in arrays with one entry for each symbol, in the order of SYMBOLS. */
export const TRAINING = 0;
export const SUPPORT = 1;
export const IMPROVISE = 2;
export const MOVEMENT = 3;
export const TECHNOLOGY = 4;
export const CONTAMINATION = 5;
/** Symbols that are commands: all but contamination. */
export const COMMANDS = 5;

/** Command dice in play, by the number of players. */
export const DICE_IN_PLAY: readonly number[] = [0, 0, 7, 10, 13];
/** More contamination than this is rolled again. */
export const MOST_CONTAMINATION = 3;
