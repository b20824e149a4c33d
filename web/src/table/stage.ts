import type { Beat, Heard, Payload } from '@orrery/host';
import { at, type Seat } from '@orrery/kernel';
import type { Happening } from '@orrery/kit';
import { type Caption, captionsOf, type Teller, type TimedBeat } from './captions.ts';

/** An act: what it told event by event, and what came of it. */
export type Scene = { readonly beats: readonly Beat[]; readonly payload: Payload; readonly heard: readonly Heard[] };

/** What is said just now, after what was said of the same turn, and how much of this act is still to come. */
export type Said = {
  readonly id: number;
  readonly type: string;
  readonly sentences: readonly string[];
  readonly earlier: readonly (readonly string[])[];
  readonly left: number;
  /** Whose turn has begun in this act, if any has. */
  readonly turn: Seat | undefined;
};

export type Tempo = {
  /** How long everything takes, compared with the usual; 0 shows nothing. */
  readonly factor: number;
  /** A caption stays until it has been read, not only until its pieces have moved. */
  readonly readable: boolean;
  /** A caption stays until somebody goes on. */
  readonly step: boolean;
};

/** A caption that waits for no reader is seen at least. */
const GLANCE_MS = 250;

export interface Audience extends Teller {
  /** Draws the table as it was at an event. */
  step(payload: Payload): void;
  /** Draws everything as it was after a scene. */
  show(scene: Scene): void;
  happening(happening: Happening | undefined): void;
  say(said: Said | undefined): void;
  /** Nothing is left to be shown. */
  settled(): void;
  tempo(): Tempo;
}

/**
 * Shows what happened, one caption after the other, before the next question may be answered. A pace is a promise: however much is waiting,
 * nothing is shown faster than that. Whoever wants to be done skips a turn.
 */
export class Stage {
  readonly #audience: Audience;
  #scenes: Scene[] = [];
  /** The scene being shown, and what is left of it. */
  #scene: Scene | undefined;
  #captions: Caption[] = [];
  /** The caption being told, what is left of it, and since when it can be read. */
  #caption: Caption | undefined;
  #beats: TimedBeat[] = [];
  #since = 0;
  /** What has been said of this turn, the caption being told among it. */
  #told: Caption[] = [];
  #turn: Seat | undefined;
  /** What is drawn now. */
  #drawn: Payload | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;
  #count = 0;

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  get running(): boolean {
    return this.#running;
  }

  add(scene: Scene): void {
    this.#scenes.push(scene);
    if (this.#running) return;
    this.#running = true;
    this.#next();
  }

  /** Forgets everything that was still to be shown. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#scenes = [];
    this.#scene = undefined;
    this.#captions = [];
    this.#caption = undefined;
    this.#beats = [];
    this.#told = [];
    this.#drawn = undefined;
    this.#running = false;
  }

  /** Goes on to the next caption. */
  advance(): void {
    if (!this.#running) return;
    clearTimeout(this.#timer);
    const last = this.#beats.at(-1);
    if (last !== undefined) {
      this.#drawn = last.beat.payload;
      this.#audience.step(last.beat.payload);
    }
    this.#endCaption();
    this.#next();
  }

  /** Tells once more what was said before this, and then this. */
  back(): void {
    const [earlier, now] = this.#told.splice(-2);
    if (!this.#running || earlier === undefined || now === undefined) {
      this.#told = [earlier, now].filter((one) => one !== undefined);
      return;
    }
    clearTimeout(this.#timer);
    this.#endCaption();
    this.#captions.unshift(earlier, now);
    this.#drawn = earlier.beats[0]?.beat.before;
    this.#next();
  }

  /** Goes on to the next turn, or to the end. */
  skipTurn(): void {
    if (!this.#running) return;
    clearTimeout(this.#timer);
    this.#endCaption();
    for (;;) {
      while (this.#captions.length > 0 && this.#captions[0]?.turn === undefined) this.#captions.shift();
      if (this.#captions.length > 0 || !this.#nextScene()) break;
    }
    this.#next();
  }

  /** Goes to the end at once. */
  skip(): void {
    if (!this.#running) return;
    clearTimeout(this.#timer);
    this.#endCaption();
    while (this.#nextScene());
    this.#next();
  }

  #next(): void {
    for (;;) {
      const { factor, readable, step } = this.#audience.tempo();
      const beat = factor > 0 ? this.#beats.shift() : undefined;
      if (beat !== undefined) {
        this.#tell(beat, beat.ms * factor);
        return;
      }
      if (this.#caption !== undefined && factor > 0) {
        const said = this.#caption.sentences.length > 0;
        if (said && step) return;
        const stays = readable ? this.#caption.ms * factor : GLANCE_MS;
        const rest = said ? stays - (performance.now() - this.#since) : 0;
        this.#endCaption();
        if (rest > 0) {
          this.#timer = setTimeout(() => this.#next(), rest);
          return;
        }
      }
      this.#endCaption();
      const caption = factor > 0 ? this.#captions.shift() : undefined;
      if (caption !== undefined) this.#begin(caption);
      else if (!this.#nextScene()) break;
    }
    this.#end();
  }

  #begin(caption: Caption): void {
    const { beats, sentences, turn } = caption;
    this.#caption = caption;
    this.#beats = [...beats];
    if (turn !== undefined) {
      this.#told = [];
      this.#turn = turn;
    }
    if (sentences.length > 0) {
      const { type } = at(beats, 0).beat.event as { readonly type: string };
      const earlier = this.#told.map((one) => one.sentences);
      this.#told.push(caption);
      this.#audience.say({ id: this.#count + 1, type, sentences, earlier, left: this.#left(), turn: this.#turn });
    }
    this.#since = performance.now();
    // A large table takes its time to be drawn, and nobody reads meanwhile. It is drawn before this, for it was asked for before.
    queueMicrotask(() => {
      if (this.#caption === caption) this.#since = performance.now();
    });
  }

  /** Captions of this act that are still to come in this turn. */
  #left(): number {
    const next = this.#captions.findIndex(({ turn }) => turn !== undefined);
    const mine = next < 0 ? this.#captions : this.#captions.slice(0, next);
    return mine.filter(({ sentences }) => sentences.length > 0).length;
  }

  #endCaption(): void {
    this.#caption = undefined;
    this.#beats = [];
  }

  /** Ends the scene being shown and opens the next one; false where there is none. */
  #nextScene(): boolean {
    this.#captions = [];
    this.#turn = undefined;
    this.#endScene();
    this.#scene = this.#scenes.shift();
    if (this.#scene === undefined) return false;
    if (this.#audience.tempo().factor > 0) this.#captions = captionsOf(this.#scene.beats, this.#audience);
    return true;
  }

  #tell({ beat: { event, before, payload } }: TimedBeat, ms: number): void {
    // What changed with events that have no moment of their own changes with this one: `before` is what was drawn, not what was true.
    const drawn = this.#drawn ?? this.#scene?.beats[0]?.before ?? before;
    this.#drawn = payload;
    this.#audience.step(payload);
    this.#audience.happening({ id: ++this.#count, event, before: drawn.view ?? undefined, ms });
    this.#timer = setTimeout(() => this.#next(), ms);
  }

  /** Its last event has been told: now everything counts, the next question too. */
  #endScene(): void {
    if (this.#scene === undefined) return;
    const scene = this.#scene;
    this.#scene = undefined;
    this.#drawn = undefined;
    this.#audience.show(scene);
  }

  #end(): void {
    this.#running = false;
    this.#audience.say(undefined);
    this.#audience.happening(undefined);
    this.#audience.settled();
  }
}
