/** Words that only the board says; names of things come from the game's texts. One section for each file, keys sorted. */
import type { Language } from '@orrery/kit';

export type BoardWords = {
  /* Board */
  readonly back: string;
  readonly board: string;
  readonly cards: string;
  readonly map: string;
  readonly market: string;
  readonly tracks: string;
  turn(n: number): string;
  /* common */
  /** Any resource, any material, points. */
  readonly kinds: readonly [string, string, string];
  raiderClass(letter: string): string;
  ways(n: number): string;
};

const en: BoardWords = {
  /* Board */
  back: 'Back',
  board: 'Board',
  cards: 'Cards',
  map: 'Map',
  market: 'Market',
  tracks: 'Tracks',
  turn: (n) => `Turn ${n}`,
  /* common */
  kinds: ['of any resource', 'of any material', 'VP'],
  raiderClass: (letter) => `Raiders of class ${letter}`,
  ways: (n) => `${n} ways`,
};

const de: BoardWords = {
  /* Board */
  back: 'Zurück',
  board: 'Spielplan',
  cards: 'Karten',
  map: 'Karte',
  market: 'Markt',
  tracks: 'Leisten',
  turn: (n) => `Zug ${n}`,
  /* common */
  kinds: ['beliebige Ressourcen', 'beliebiges Material', 'SP'],
  raiderClass: (letter) => `Plünderer der Klasse ${letter}`,
  ways: (n) => `${n} Möglichkeiten`,
};

export const WORDS: Readonly<Record<Language, BoardWords>> = { en, de };
