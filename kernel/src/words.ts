import type { OptionSpec, Outcome } from './game.ts';
import { type InterjectAnswer, isInterjection } from './interjection.ts';
import type { Refusal, Seat } from './rules.ts';
import { capital, type Explanation, type GameText, type OptionText, type Panel, seatMark } from './text.ts';
import type { AnswerOf, ArgsOf, EventOf, GameTypes, LocalsOf, Named } from './typed.ts';
import type { View } from './view.ts';

type WordsOfOption<O extends OptionSpec> = O extends { readonly values: readonly (infer V extends string)[] }
  ? OptionText & { readonly values: Readonly<Record<V, string>> }
  : OptionText;

/** Sentences a game has if and only if it has something to name with them. */
type Section<K extends string, Names, Sentences> = [Names] extends [never]
  ? { readonly [P in K]?: undefined }
  : { readonly [P in K]: Sentences };
type Naming<K extends string, Names> = Section<K, Names, { readonly [P in Extract<Names, string>]: string }>;

type Interjections<I, Speech> = {
  readonly [K in Extract<I, InterjectAnswer>['interject']]: (answer: Extract<I, { readonly interject: K }>, speech: Speech) => string;
};

/** What only some games have words for; windows are named as a list of them does. */
type Sections<G extends GameTypes, Speech> = Naming<'conflicts', Named<G, 'conflict'>> &
  Naming<'ties', Named<G, 'tie'>> &
  Naming<'windows', Named<G, 'window'>> &
  Section<'interjections', Named<G, 'interjection'>, Interjections<Named<G, 'interjection'>, Speech>>;

/**
 * The sentences of one language that every game has: a name of the game without words does not compile. `Speech` and `Telling` are what a
 * game gives its sentences to build themselves with, about the table seen and about something that has happened.
 */
export type Words<G extends GameTypes, Speech, Telling> = Sections<G, Speech> & {
  readonly title: string;
  readonly tagline: string;
  readonly options: { readonly [K in keyof G['options']]: WordsOfOption<G['options'][K]> };
  /** The breadcrumb's words; empty for a procedure that needs none. */
  readonly procedures: { readonly [P in keyof G['procedures']]: string | ((locals: LocalsOf<G['procedures'][P]>) => string) };
  readonly prompts: { readonly [D in keyof G['decisions']]: (args: ArgsOf<G['decisions'][D]>, speech: Speech) => string };
  readonly answers: {
    readonly [D in keyof G['decisions']]: (answer: AnswerOf<G['decisions'][D]>, speech: Speech, args: ArgsOf<G['decisions'][D]>) => string;
  };
  readonly reasons: { readonly [R in keyof G['reasons']]: (args: G['reasons'][R], speech: Speech, refusal: Refusal) => string };
  readonly events: { readonly [T in G['event']['type']]: (event: EventOf<G, T>, telling: Telling) => string };
  readonly scoreParts: Readonly<Record<G['scorePart'], string>>;
};

/** How a log line names people: whoever reads it is "you". */
export type Voice = {
  /** Whether it is the reader. */
  is(seat: Seat): boolean;
  /** Somebody with a verb: `by(seat, 'nimmt', 'Du nimmst')`. */
  by(seat: Seat, third: string, second: string): string;
  /** Somebody elsewhere in the sentence, or where the verb is the same for all: `whom(seat, 'you')`. */
  whom(seat: Seat, you: string): string;
};

export const voiceFor = (viewer: Seat): Voice => ({
  is: (seat) => seat === viewer,
  by: (seat, third, second) => (seat === viewer ? second : `${seatMark(seat)} ${third}`),
  whom: (seat, you) => (seat === viewer ? you : seatMark(seat)),
});

/** One group of the reference: its heading, its ids, and what there is to say about each. */
export type Topic = {
  /** None: it is explained where it is met, and not listed. */
  readonly heading: string | undefined;
  readonly ids: readonly string[];
  explain(id: string, view?: View): Explanation;
};

/** A group over the ids of one kind of content. */
export const topicOf = <T extends string>(
  heading: string | undefined,
  ids: readonly T[],
  explain: (id: T, view?: View) => Explanation,
): Topic => ({
  heading,
  ids,
  explain: (id, view) => explain(id as T, view),
});

/** What a game adds to its sentences, the same in every language. */
export interface TextParts<G extends GameTypes, Speech, Telling> {
  /** `seat` is whoever is asked. */
  speech(view: View<G['table']>, seat: Seat): Speech;
  telling(viewer: Seat): Telling;
  /** What a refusal is about, in words; without it reasons are sentences of their own. */
  what?(refusal: Refusal, speech: Speech): string;
  panels(view: View<G['table']>): readonly Panel[];
  outcome(outcome: Outcome): string;
  /** By the word before the colon of a topic, in the order of the reference; several groups may share it. */
  readonly topics: Readonly<Record<string, Topic | readonly Topic[]>>;
}

const at = (table: object, key: string): unknown => (Object.hasOwn(table, key) ? (table as Record<string, unknown>)[key] : undefined);

/** A game's text out of one language's sentences: the one place where a name that comes from a match is looked up among typed sentences. */
export function makeText<G extends GameTypes, Speech, Telling>(
  words: Words<G, Speech, Telling>,
  parts: TextParts<G, Speech, Telling>,
): GameText<G['table'], G['event']> {
  const say = (table: object | undefined, key: string, ...given: readonly unknown[]): string => {
    const found = table === undefined ? undefined : at(table, key);
    if (typeof found === 'function') return found(...given);
    if (typeof found === 'string') return found;
    throw new Error(`no words for ${key}`);
  };
  return {
    title: words.title,
    tagline: words.tagline,
    options: words.options,
    conflict: (reason) => say(words.conflicts, reason),
    procedure: (name, locals) => say(words.procedures, name, locals),
    // Pieces and effects are named in the middle of sentences; alone on a line they begin with a capital.
    prompt: (ask, view) => capital(say(words.prompts, ask.decision, ask.args, parts.speech(view, ask.seat))),
    option: (ask, answer, view) =>
      capital(
        isInterjection(answer)
          ? say(words.interjections, answer.interject, answer, parts.speech(view, ask.seat))
          : say(words.answers, ask.decision, answer, parts.speech(view, ask.seat), ask.args),
      ),
    refusal(refusal, view) {
      const speech = parts.speech(view, view.viewer);
      const why = say(words.reasons, refusal.reason, refusal.args ?? {}, speech, refusal);
      const what = parts.what?.(refusal, speech) ?? '';
      return capital(what === '' ? why : `${what}: ${why}`);
    },
    panels: parts.panels,
    event: (event, viewer) => say(words.events, event.type, event, parts.telling(viewer)),
    scorePart: (part) => say(words.scoreParts, part),
    tieBreak: (by) => say(words.ties, by),
    window: (kind) => say(words.windows, kind),
    outcome: parts.outcome,
    topics: Object.entries(parts.topics).flatMap(([prefix, groups]) =>
      [groups]
        .flat()
        .flatMap(({ heading, ids }) => (heading === undefined ? [] : [{ group: heading, ids: ids.map((id) => `${prefix}:${id}`) }])),
    ),
    explain(topic, view) {
      const colon = topic.indexOf(':');
      const groups = at(parts.topics, topic.slice(0, colon)) as Topic | readonly Topic[] | undefined;
      const id = topic.slice(colon + 1);
      const found = groups === undefined ? undefined : [groups].flat().find(({ ids }) => ids.includes(id));
      return found?.explain(id, view) ?? { title: topic, body: '' };
    },
  };
}
