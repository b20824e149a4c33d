import { type GameText, plainWords, type Seat } from '@orrery/kernel';
import type { BoardProps } from './board.ts';

/** Who sits there; `nobody` for a seat that has no player, as a game's own opponent. */
export const nameOfSeat = (props: Pick<BoardProps, 'seats'>, seat: Seat, nobody = ''): string => props.seats[seat]?.name ?? nobody;

/** Words without their marks: for labels. */
export const plain = (props: Pick<BoardProps, 'seats'>, words: string): string => plainWords(words, (seat) => nameOfSeat(props, seat));

const titles = new WeakMap<object, Map<string, string>>();
/** The name of a thing, as the game's texts give it. Names never change, and explanations are long: each is asked for once. */
export function titleOf<V, E>({ text }: { readonly text: GameText<V, E> }, topic: string): string {
  let known = titles.get(text);
  if (known === undefined) {
    known = new Map();
    titles.set(text, known);
  }
  let title = known.get(topic);
  if (title === undefined) {
    title = plainWords(text.explain(topic).title, () => '');
    known.set(topic, title);
  }
  return title;
}

/** The names of these kinds in a sentence, as it marks them: enough for a row whose icons say the rest. */
export const namesIn = (words: string, ...kinds: readonly string[]): readonly string[] =>
  [...words.matchAll(/\[\[ref:([^:|\]]+):[^|\]]*\|([^\]]*)\]\]/g)].flatMap(([, kind = '', name = '']) =>
    kinds.includes(kind) ? [name] : [],
  );

/** Words at the beginning of a line. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
