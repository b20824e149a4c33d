import { spoken } from '@orrery/kernel';
import { de } from './de.ts';
import { en } from './en.ts';

/** How many words lead back to a player: eight of 1024 are 2^80 ways. */
export const RECOVERY_WORDS = 8;

/** The words of each language, to draw from and to check what somebody typed. */
export const recoveryLists = spoken<readonly string[]>({ en, de });

/** What somebody typed as words, however they separated and wrote them. */
export const wordsIn = (typed: string): string[] =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** Those among typed words that are in no list: a slip of the pen, to be mended before anybody is asked. */
export function strangeWords(words: readonly string[]): string[] {
  const known = new Set(Object.values(recoveryLists).flat());
  return words.filter((word) => !known.has(word));
}
