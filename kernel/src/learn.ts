import type { ByLanguage } from './language.ts';
import { need } from './need.ts';
import type { Seat } from './rules.ts';
import type { DecisionOf, GameTypes, ProcedureOf } from './typed.ts';

/**
 * A game's rules in reading order: chapters, their passages, which lines of the rule ledger each passage tells ('AN-120', 'AN-120-126'), and which
 * topics it tells of: one ('room:hangar') or all of a kind that are not told of elsewhere ('room').
 */
export type Outline = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The name of a passage: 'turn/actions'. */
export type PassageOf<O extends Outline> = { [C in keyof O & string]: `${C}/${keyof O[C] & string}` }[keyof O & string];

/** Where each question of a game is explained: a question without a passage does not compile. */
export type Here<G extends GameTypes, O extends Outline> = Readonly<Record<DecisionOf<G>, PassageOf<O>>>;

/** Where each event of a game is explained; null says that there is nothing to explain. An event without either does not compile. */
export type Told<G extends GameTypes, O extends Outline> = Readonly<Record<G['event']['type'], PassageOf<O> | null>>;

/** A part of a turn or a round: its name, and by which questions or procedures one knows that it is under way. */
type Phase<D extends string, P extends string> = {
  readonly words: ByLanguage<string>;
  readonly decisions?: readonly D[];
  readonly procedures?: readonly P[];
};
/** The parts in order, for a strip that says where one is. */
export type Phases<G extends GameTypes> = readonly Phase<DecisionOf<G>, ProcedureOf<G>>[];
export type AnyPhases = readonly Phase<string, string>[];

/** What a newcomer wants to know at any moment, in one language. Sentences may hold marks. */
export interface GoalText<P extends string = string, V = unknown> {
  readonly win: string;
  /** The same for a game played alone, where nobody is there to be beaten. */
  readonly alone?: string;
  readonly ends: string;
  readonly points: string;
  /** What can be said shorter at a table: how many sit there, and by which options it is played. */
  at?(table: V): Partial<Pick<GoalText, 'win' | 'ends'>>;
  /** What is to be done, by the passage that explains the open question. */
  readonly now: Readonly<Record<P, string>>;
}

/** One language's words for an outline: the compiler asks for every chapter and passage, and for no others. */
export type RulesText<O extends Outline> = {
  readonly [C in keyof O]: {
    readonly title: string;
    /** What the chapter is about, in one or two sentences. */
    readonly lead: string;
    readonly passages: { readonly [P in keyof O[C]]: PassageText };
  };
};

export type PassageText = {
  readonly title: string;
  /** A line is a paragraph; lines that begin with "- " are a list, with "1. " steps. */
  readonly text: string;
  /** A worked example. */
  readonly example?: string;
  /** What the position beside it shows, unless that is a step of the lesson, which has its own words. */
  readonly scene?: string;
  /** What somebody calls it who does not know the game's words: the search finds it by them, and nobody reads them. */
  readonly asked?: string;
};

export type Passage = PassageText & {
  /** 'turn/actions'. */
  readonly path: string;
  /** Ledger lines, ranges written out. */
  readonly rules: readonly string[];
  /** Topics, and kinds of topics, that it tells of. */
  readonly topics: readonly string[];
};
export type Chapter = { readonly id: string; readonly title: string; readonly lead: string; readonly passages: readonly Passage[] };

/** A position out of a game played at random: this many answers into the one that a link with this seed opens, as this seat sees it, and what to look at. */
export type Played = {
  readonly seats: number;
  readonly seed: string;
  readonly at: number;
  readonly seat: Seat;
  readonly look: readonly string[];
  /** Eight digits the position is known by, so that its words are read again whenever rules or content lead elsewhere. */
  readonly print: string;
};
/** A real position drawn beside a passage: the beginning of a step of the lesson, whose idea it shows, or one that is told by the passage's own words. */
export type Illustration<Step extends string = string> = { readonly step: Step } | Played;
/** The passages of a game that have one. */
export type Illustrations<O extends Outline, Step extends string = never> = Readonly<Partial<Record<PassageOf<O>, Illustration<Step>>>>;

const isLedger = (told: string): boolean => /^[A-Z]{2}-/.test(told);

/** 'AN-120-122' as its three lines. */
export function ledgerLines(range: string): string[] {
  const [prefix, from, to = from] = range.split('-');
  const lines: string[] = [];
  for (let line = Number(from); line <= Number(to); line++) lines.push(`${prefix}-${`${line}`.padStart(3, '0')}`);
  return lines;
}

/** Outline and words put together, in reading order. */
export function chaptersOf<O extends Outline>(outline: O, text: RulesText<O>): Chapter[] {
  return Object.entries(outline).map(([id, passages]) => {
    const { title, lead, passages: words } = text[id as keyof O];
    return {
      id,
      title,
      lead,
      passages: Object.entries(passages).map(([name, told]) => ({
        ...need((words as Readonly<Record<string, PassageText>>)[name], `the text of ${id}/${name}`),
        path: `${id}/${name}`,
        rules: told.filter(isLedger).flatMap(ledgerLines),
        topics: told.filter((topic) => !isLedger(topic)),
      })),
    };
  });
}
