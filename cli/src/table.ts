import { type GameText, plainWords, type View } from '@orrery/kernel';
import { type Language, words } from './language.ts';

const bold = (s: string): string => (process.stdout.isTTY ? `\x1b[1m${s}\x1b[0m` : s);

/** Prints the whole table in words. */
export function printTable(say: GameText, view: View, language: Language): void {
  const plain = (sentence: string): string => plainWords(sentence, (seat) => words[language].seat(seat));
  for (const { title, lines } of say.panels(view)) {
    console.log(bold(plain(title)));
    for (const line of lines) console.log(`  ${plain(line)}`);
  }
}

/** Where in the rules we are: "Round › Turn › Explore". */
export function breadcrumb(say: GameText, view: View, language: Language): string {
  return view.frames
    .filter((frame) => frame.waiting !== true)
    .map((frame) => plainWords(say.procedure(frame.procedure, frame.locals), (seat) => words[language].seat(seat)))
    .filter((word) => word !== '')
    .join(' › ');
}
