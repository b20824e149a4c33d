import type { Beat } from '@orrery/host';
import { plainWords, type Seat } from '@orrery/kernel';

/** How a game wants its events told. */
export interface Teller {
  /** How long an event moves on the board, in ms; 0 for one without a moment of its own. */
  duration(event: unknown): number;
  /** Its sentence; empty for one that is only shown. */
  words(event: unknown): string;
  /** Whether it is said in one breath with its neighbours. */
  joins(event: unknown): boolean;
  /** Whose turn begins with it; SPECTATOR where one only ends. */
  turn(event: unknown): Seat | undefined;
}

export type TimedBeat = { readonly beat: Beat; readonly ms: number };

/** One thing a person would say aloud: the events it is made of, and how long it takes to see them and to read it. */
export type Caption = {
  readonly beats: readonly TimedBeat[];
  readonly sentences: readonly string[];
  /** At the usual pace. */
  readonly ms: number;
  /** Whose turn begins with it. */
  readonly turn: Seat | undefined;
};

/** No caption is shorter than this at the usual pace. */
const LEAST_MS = 700;
/** To find the caption, and for each letter of it. */
const LOOK_MS = 300;
const LETTER_MS = 22;
/** What is said in one breath: this many sentences of this many letters. */
const MOST_SENTENCES = 4;
const MOST_LETTERS = 170;

/** How long sentences that are said together take to be found and read at the usual pace. */
export const readingMs = (sentences: readonly string[]): number =>
  sentences.length === 0 ? 0 : Math.max(LEAST_MS, LOOK_MS + LETTER_MS * lettersIn(sentences));

const lettersOf = (sentence: string): number => plainWords(sentence, () => '12345678').length;

/** What happens several times in a row is said once, with how often: "You lost an explorer (3×)." */
export function onceEach(sentences: readonly string[]): string[] {
  const said: { readonly words: string; times: number }[] = [];
  for (const words of sentences) {
    const last = said.at(-1);
    if (last?.words === words) last.times++;
    else said.push({ words, times: 1 });
  }
  return said.map(({ words, times }) => (times === 1 ? words : words.replace(/\.?$/, (stop) => ` (${times}×)${stop}`)));
}

/** A space stands behind each. */
const lettersIn = (sentences: readonly string[]): number => sentences.reduce((sum, sentence) => sum + lettersOf(sentence) + 1, 0);

/** A sentence with the events it is said of. */
type Part = { readonly beats: TimedBeat[]; readonly sentence: string; readonly follows: boolean };
type Open = { readonly parts: Part[]; lead: string | undefined; readonly turn: Seat | undefined };

const typeOf = (event: unknown): string => (event as { readonly type: string }).type;

/**
 * Groups events by meaning: bookkeeping goes with the deed it belongs to, whether it is told before or after it, and events of one kind in a
 * row are one thing. What has no moment of its own changes the table with the next event that has one.
 */
export function captionsOf(beats: readonly Beat[], { duration, words, joins, turn: turnOf }: Teller): Caption[] {
  const captions: Caption[] = [];
  let open: Open | undefined;
  let turn: Seat | undefined;
  const close = (): void => {
    if (open === undefined) return;
    const timed = open.parts.flatMap((part) => part.beats);
    const sentences = onceEach(spoken(open.parts));
    const moving = timed.reduce((sum, { ms }) => sum + ms, 0);
    captions.push({ beats: timed, sentences, ms: Math.max(moving, readingMs(sentences)), turn: open.turn });
    open = undefined;
  };
  for (const beat of beats) {
    const begins = turnOf(beat.event);
    if (begins !== undefined) {
      close();
      turn = begins;
    }
    const ms = duration(beat.event);
    if (ms <= 0) continue;
    const sentence = words(beat.event);
    const follows = joins(beat.event);
    const type = typeOf(beat.event);
    const together = onceEach([...spoken(open?.parts ?? []), sentence]);
    const fits = together.length <= MOST_SENTENCES && lettersIn(together) <= MOST_LETTERS + 1;
    const belongs = sentence === '' || (fits && (follows || open?.lead === undefined || open.lead === type));
    if (open === undefined || !belongs) {
      // What a breath has no room for takes the sentence before it along: what somebody gained is not told apart from what brought it.
      const along =
        open !== undefined && follows && open.parts.length > 2 && open.parts.at(-1)?.follows === true ? open.parts.pop() : undefined;
      const lead = follows ? open?.lead : undefined;
      close();
      open = { parts: along === undefined ? [] : [along], lead, turn };
      turn = undefined;
    }
    if (sentence === '') {
      const last = open.parts.at(-1);
      if (last === undefined) open.parts.push({ beats: [{ beat, ms }], sentence, follows });
      else last.beats.push({ beat, ms });
      continue;
    }
    open.parts.push({ beats: [{ beat, ms }], sentence, follows });
    if (!follows) open.lead ??= type;
  }
  close();
  return captions;
}

const spoken = (parts: readonly Part[]): string[] => parts.map(({ sentence }) => sentence).filter((sentence) => sentence !== '');
