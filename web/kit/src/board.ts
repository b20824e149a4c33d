import type { Answer, ByLanguage, Forecast, GameText, Language, OptionValue, Refusal, Seat, SeenAsk, View } from '@orrery/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { EventCue } from './cues.ts';
import type { Glyph } from './icons/glyph.ts';
import type { SeatShape } from './seats.ts';
import type { Target } from './targets.ts';

export type { Language } from '@orrery/kernel';

/** How one seat looks everywhere: colour, shape and letter together, never colour alone. */
export type SeatLook = {
  readonly seat: Seat;
  readonly name: string;
  readonly letter: string;
  readonly shape: SeatShape;
  /** A CSS colour; in style sheets of a board rather use the classes of `seatClass`. */
  readonly colour: string;
  readonly kind: 'human' | 'bot' | 'empty';
  /** The person in front of this screen sits here. */
  readonly you: boolean;
  /** A person who is away at the moment. */
  readonly away: boolean;
};

/** One option of the open question. The same key stands in the list, on the keyboard and on the board. */
export type BoardOption<V = unknown> = {
  readonly answer: Answer;
  /** '1' to '9', then letters; empty when there are more options than keys. */
  readonly key: string;
  /** In words, marks included: render with `<Sentence>`. */
  readonly words: string;
  /** It interrupts the question ("at any time in your turn") instead of answering it. */
  readonly interjection: boolean;
  /** What it leads to, as far as that is certain: the table to compare `view.table` with. Absent until it has been played. */
  readonly forecast?: Forecast<V>;
  /** A lesson keeps it for later, and says until when: it is listed, but no answer yet. Boards get none of these. */
  readonly closed?: string;
};

/** Something one might expect to be an option here and that is none: what, and why in words. */
export type BoardRefusal = { readonly refusal: Refusal; readonly words: string };

/** A question the viewer may answer now. */
export type BoardQuestion<V = unknown> = {
  readonly ask: SeenAsk;
  readonly prompt: string;
  readonly options: readonly BoardOption<V>[];
  readonly refusals: readonly BoardRefusal[];
};

/** An event in the middle of its animation. One at a time; `view` of the board shows the table right after it. */
export type Happening<E = unknown, V = unknown> = {
  /** Different for every event, so that it can be a React key. */
  readonly id: number;
  readonly event: E;
  /** What the board showed before it, for what moves or leaves; absent where only the end is known. */
  readonly before?: View<V> | undefined;
  /** How long the board has for it; the shell goes on afterwards. */
  readonly ms: number;
};

/**
 * All that a board gets. It draws `view`, makes everything glow that `question.options` names, tells the shell what is focused
 * and chosen, and knows nothing of hosts, servers or clocks.
 */
export interface BoardProps<V = unknown, E = unknown> {
  readonly view: View<V>;
  /** The seat whose knowledge this is, or SPECTATOR. */
  readonly viewer: Seat;
  readonly text: GameText<V, E>;
  readonly language: Language;
  readonly seats: readonly SeatLook[];
  /** Absent while others think, while events are being shown, in replays and for spectators. */
  readonly question: BoardQuestion<V> | undefined;
  /** The option under the pointer or the keyboard's focus, wherever that is: show its consequences. */
  readonly focused: BoardOption<V> | undefined;
  /** Call with an option's answer on hover and focus, with undefined on leaving. */
  focus(answer: Answer | undefined): void;
  /** Answers the question. Anything but one of its options is ignored. */
  choose(answer: Answer): void;
  /** Opens the explanation of a topic ('room:bridge') for longer reading; for hovering wrap things in `<Explain>`. */
  explain(topic: string): void;
  readonly happening: Happening<E, V> | undefined;
  /** What a lesson speaks of: where a board shows one side at a time, the one with these. */
  readonly pointed?: readonly Target[];
  readonly layout: 'desktop' | 'phone';
  /** False when the person or the system asked for less motion: then nothing moves, happenings only highlight. */
  readonly motion: boolean;
  /** Fill areas of seats and kinds with patterns as well as colours. */
  readonly patterns: boolean;
}

/** What the list of options shows of one option besides its words and key. */
export type OptionFace = {
  /** Shorter words for the list, where icon, aside and note say the rest. */
  readonly words?: string;
  /** Drawn before the words. */
  readonly icon?: ReactNode;
  /** Drawn at the right end: the die it spends, its cost, its gain. */
  readonly aside?: ReactNode;
  /** What follows from it: beside the words where there is no aside, under them on a phone, and always told while it is looked at. */
  readonly note?: ReactNode;
  /** It ends the turn or the actions: set apart, last, always in reach of the thumb. */
  readonly ends?: boolean;
  /** The card it is a use of: behind a step all its uses stand side by side under this name. */
  readonly of?: string;
  /** Options with the same are one row: the board has a place for each of them, and nothing else tells them apart. */
  readonly same?: string;
};

/** The first of two steps to an answer: what is done; the second is to what. */
export type OptionStep = {
  /** The same for all options behind it. */
  readonly key: string;
  readonly words: string;
  /** Of an option that is alone behind it they say enough for a row. */
  readonly whole?: boolean;
  readonly icon?: ReactNode;
  /** One row even where there is room for all options. */
  readonly always?: boolean;
};

/** So much of something that a seat has: a turn is told by the differences. */
export type Holding = {
  readonly key: string;
  readonly name: string;
  readonly glyph: Glyph;
  /** A CSS colour of its own. */
  readonly hue?: string | undefined;
  /** It is not spent: a level, a place one holds. */
  readonly lasting?: boolean;
  readonly count: number;
};

/** A seat's points as the viewer knows them. */
export type Points = {
  /** What counts already. */
  readonly now: number;
  /** What would count if the game ended now. */
  readonly ended: number;
  /** The end may bring points that the viewer does not see. */
  readonly more?: boolean;
};

export interface SeatPanelProps<V = unknown, E = unknown> extends BoardProps<V, E> {
  readonly seat: SeatLook;
  /** It is asked something now. */
  readonly active: boolean;
}

/**
 * What `games/<game>/board/index.tsx` exports by default. Only `Board` must be there: the shell draws the rest from the view
 * and the texts where a game has nothing better. All of them are methods, components too: so a board that is written for the views of its own game
 * fits the shell, which hands it no others and knows no game's types.
 */
export interface BoardModule<V = unknown, E = unknown> {
  /** The map: fills whatever place it is given (about 1026 x 526 down to 1026 x 398 on a laptop, 390 x 390 on a phone). */
  Board(props: BoardProps<V, E>): ReactNode;
  /** One card of the seat strip: name and token are the shell's, this is the part with the numbers that matter (about 250 x 48; phone 90 x 28). */
  SeatPanel?(props: SeatPanelProps<V, E>): ReactNode;
  /** The order of the seat strip, when it is not that of the seats. */
  order?(view: View<V>): readonly Seat[];
  /** Who plays together and adds up points: mates sit beside each other. Absent where everybody plays for themselves. */
  teams?(view: View<V>): readonly (readonly Seat[])[] | undefined;
  /** One's own place at the bottom (full width, 132 high, 104 on low screens; on a phone a tab of its own). */
  Me?(props: BoardProps<V, E>): ReactNode;
  /** The tab "cards": markets, hands, tableaus that need room to be read. */
  Cards?(props: BoardProps<V, E>): ReactNode;
  /** The look of an option in the list. */
  face?(option: BoardOption<V>, props: BoardProps<V, E>): OptionFace | undefined;
  /** Where there are too many options for one list: the step that leads to this one. */
  step?(option: BoardOption<V>, props: BoardProps<V, E>): OptionStep | undefined;
  /** How long an event is shown, in ms; 0 for one that needs no moment of its own. This, `joins` and `cue` come from `telling<Event>({ … })`. */
  duration?(event: E): number;
  /** It has no caption of its own: it is said in one breath with the event before it, or the one it leads up to. */
  joins?(event: E): boolean;
  /** What an event sounds like, if it is to be heard. */
  cue?(event: E): EventCue | undefined;
  /** The seat whose turn an event begins; SPECTATOR where nobody's does, but a turn is over. */
  turn?(event: E): Seat | undefined;
  /** What a seat has, what matters most first. */
  holdings?(props: BoardProps<V, E>, seat: Seat): readonly Holding[];
  points?(view: View<V>, seat: Seat): Points;
  /** Drawings for the icon marks of the game's texts, by name: `[[icon:move]]` draws `icons.move`. */
  readonly icons?: Readonly<Record<string, Glyph>>;
  /** "Round 4 of 7": stands first in the breadcrumb. */
  round?(view: View<V>, text: GameText<V, E>): string;
  /** A richer explanation than `text.explain`: a picture of the card, say. */
  picture?(topic: string, view: View<V>): ReactNode;
}

export type Weight = 'light' | 'medium' | 'heavy';

/**
 * What the lobby shows of a game before its rules are loaded: `games/<game>/board/cover.tsx`, default export. Small: no
 * import of rules or content.
 */
export interface CoverModule {
  readonly seats: { readonly min: number; readonly max: number };
  readonly title: ByLanguage<string>;
  readonly tagline: ByLanguage<string>;
  /** "7 rounds". */
  readonly length: ByLanguage<string>;
  /** How one wins: the half of a sentence that begins with "You win". */
  readonly win?: ByLanguage<string>;
  /** How long a game takes three players, as `tools/minutes.ts` measures it, to the nearest five. */
  readonly minutes?: number;
  /** How much there is to learn, by the lines of the rule ledger: below 300, below 500, more. */
  readonly weight?: Weight;
  /** The rules of somebody's first table, where they are not the standard ones. */
  readonly first?: Readonly<Record<string, OptionValue>>;
  /** A picture 216 x 264, drawn to be cropped: preserveAspectRatio="xMidYMid slice". */
  readonly Art: ComponentType<{ readonly className?: string }>;
}
