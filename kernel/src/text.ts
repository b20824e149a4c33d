import type { Outcome } from './game.ts';
import type { Answer, Refusal, Seat } from './rules.ts';
import type { SeenAsk, View } from './view.ts';

/** The explanation of one card, room, track, icon or rule term. */
export type Explanation = { readonly title: string; readonly body: string };

/**
 * One part of the table in words: a heading and a line for each thing in it. Together the panels of a view say all that a board would
 * draw: the terminal prints them, the general board shows them, a screen reader walks through them.
 */
export type Panel = { readonly title: string; readonly lines: readonly string[]; readonly seat?: Seat };

/** Every word a player reads in one language. Sentences may hold marks (below) that each client draws its own way. */
export interface GameText<V = unknown, E = unknown> {
  readonly title: string;
  /** One line that says what the game is about. */
  readonly tagline: string;
  readonly options: Readonly<Record<string, OptionText>>;
  /** A reason key of `conflict`, in words. */
  conflict(reason: string): string;
  /** The breadcrumb's word for a procedure; empty for one that needs none. */
  procedure(name: string, locals: Readonly<Record<string, unknown>>): string;
  prompt(ask: SeenAsk, view: View<V>): string;
  option(ask: SeenAsk, answer: Answer, view: View<V>): string;
  refusal(refusal: Refusal, view: View<V>): string;
  /** The whole table in words, what matters most first; a seat's own panel carries its seat. */
  panels(view: View<V>): readonly Panel[];
  /** One line of the log; `viewer` may be addressed as "you" where that reads better. */
  event(event: E, viewer: Seat): string;
  /** Where points come from. */
  scorePart(part: string): string;
  /** What those who are level are compared by: "Most points from rooms". For games that break ties. */
  tieBreak?(by: string): string;
  /** A kind of window, as a list of stops names it. For games that have any. */
  window?(kind: string): string;
  /** How and why the game ended as it did, ties included. */
  outcome(outcome: Outcome): string;
  /** Topics in the order of a reference: groups of ids such as 'room:bridge'. */
  readonly topics: readonly { readonly group: string; readonly ids: readonly string[] }[];
  explain(topic: string, view?: View<V>): Explanation;
  /** What only its board says, for that alone: so a page fetches it in one language. */
  readonly board?: unknown;
}

export type OptionText = {
  readonly name: string;
  readonly explanation: string;
  readonly values?: Readonly<Record<string, string>>;
};

/* Marks inside a sentence: [[seat:2]], [[ref:room:bridge|Bridge]], [[icon:move]]. */
export const seatMark = (seat: Seat): string => `[[seat:${seat}]]`;
export const refMark = (topic: string, label: string): string => `[[ref:${topic}|${label}]]`;
export const iconMark = (icon: string): string => `[[icon:${icon}]]`;

export type Segment =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'ref'; readonly topic: string; readonly label: string }
  | { readonly kind: 'icon'; readonly icon: string };

/** Splits a sentence at its marks. */
export function segments(sentence: string): Segment[] {
  const found: Segment[] = [];
  let from = 0;
  for (const mark of sentence.matchAll(/\[\[(seat|ref|icon):([^\]|]+)(?:\|([^\]]*))?\]\]/g)) {
    if (mark.index > from) found.push({ kind: 'words', words: sentence.slice(from, mark.index) });
    const [whole, kind, id = '', label] = mark;
    if (kind === 'seat') found.push({ kind, seat: Number(id) });
    else if (kind === 'ref') found.push({ kind, topic: id, label: label ?? id });
    else found.push({ kind: 'icon', icon: id });
    from = mark.index + whole.length;
  }
  if (from < sentence.length) found.push({ kind: 'words', words: sentence.slice(from) });
  return found;
}

/** A sentence as bare words: icons vanish, seats become names. */
export function plainWords(sentence: string, nameOf: (seat: Seat) => string): string {
  return segments(sentence)
    .map((s) => (s.kind === 'words' ? s.words : s.kind === 'seat' ? nameOf(s.seat) : s.kind === 'ref' ? s.label : ''))
    .join('')
    .replace(/[ \u00a0]{2,}/g, (gap) => (gap.includes('\u00a0') ? '\u00a0' : ' '))
    .replace(/([(„]) /g, '$1')
    .trim();
}

/** A first letter in upper case, past icons and quotes and inside the label of a leading reference. */
export function capital(text: string): string {
  return text.replace(
    /^((?:\[\[icon:[^\]]*\]\]\s*|[„"'(])*(?:\[\[ref:[^|\]]*\|)?)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
