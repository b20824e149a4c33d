/** How much room words take, reckoned instead of measured: cards plan their lines before anything is drawn. */

import { SOFT } from '@orrery/kit';

/** Advances of letters in parts of an em, those of a common interface font in its bold face. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [0.26, " '"],
  [0.3, 'ijlI.,:;!|’‘·'],
  [0.37, 'ft()[]{}/-r"“”„'],
  [0.56, 'scvxzJ?yk'],
  [0.59, 'aeF–ß'],
  [0.61, 'bdghnopquLEBSTPXYZäöü'],
  [0.7, 'ACDHNUV'],
  [0.76, 'GOQÄÖÜØ'],
  [0.84, 'mw'],
  [0.92, 'MW'],
];
const REST = 0.64;
const ADVANCE = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)));

/** Width in pixels of words in the boards' bold face. */
export function widthOfWords(words: string, size: number): number {
  let width = 0;
  for (const letter of words) if (letter !== SOFT) width += ADVANCE.get(letter) ?? REST;
  return width * size;
}

/** How many lines words take when they may break at spaces, hyphens and soft hyphens; infinitely many where they do not fit at all. */
export function linesOf(words: string, width: number, size = 13): number {
  let lines = 1;
  let used = 0;
  for (const word of words.split(' ')) {
    const parts = word.split(/(?<=[-\u00ad])/);
    const whole = widthOfWords(word, size);
    const gap = used === 0 ? 0 : 0.26 * size;
    if (used + gap + whole <= width) {
      used += gap + whole;
      continue;
    }
    // The browser fills the line with as many parts as fit.
    let first = true;
    for (const part of parts) {
      const wide = widthOfWords(part, size) + (part.endsWith(SOFT) ? 0.37 * size : 0);
      // A part that is wider than the line would be torn in the middle.
      if (wide > width) return Number.POSITIVE_INFINITY;
      const before = first ? gap : 0;
      if (used > 0 && used + before + wide > width) {
        lines++;
        used = wide;
      } else used += before + wide;
      first = false;
    }
  }
  return lines;
}
