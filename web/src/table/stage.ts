import type { Beat, Heard, Payload } from '@orrery/host';
import type { Happening } from '@orrery/kit';

/** An act: what it told event by event, and what came of it. */
export type Scene = { readonly beats: readonly Beat[]; readonly payload: Payload; readonly heard: readonly Heard[] };

export interface Audience {
  /** Draws the table as it was at an event. */
  step(payload: Payload): void;
  /** Draws everything as it was after a scene. */
  show(payload: Payload, heard: readonly Heard[]): void;
  happening(happening: Happening | undefined): void;
  /** Nothing is left to be shown. */
  settled(): void;
  /** How long an event is shown, in ms; 0 for not at all. */
  duration(event: unknown): number;
}

/** A queue longer than this is shown faster, so that nobody waits for ever. */
const PATIENCE_MS = 7_000;

/** Shows what happened, one event after the other, before the next question may be answered. */
export class Stage {
  readonly #audience: Audience;
  #scenes: Scene[] = [];
  /** The scene being shown, and what is left of it. */
  #scene: Scene | undefined;
  #beats: { readonly beat: Beat; readonly ms: number }[] = [];
  /** What is drawn now. */
  #drawn: Payload | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;
  #count = 0;
  #speed = 1;

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
    this.#beats = [];
    this.#drawn = undefined;
    this.#running = false;
    this.#speed = 1;
  }

  /** Goes to the end at once. */
  skip(): void {
    if (!this.#running) return;
    clearTimeout(this.#timer);
    this.#beats = [];
    this.#endScene();
    for (const { payload, heard } of this.#scenes.splice(0)) this.#audience.show(payload, heard);
    this.#end();
  }

  #next(): void {
    for (;;) {
      const next = this.#beats.shift();
      if (next !== undefined) {
        this.#tell(next.beat, next.ms * this.#hurry());
        return;
      }
      this.#endScene();
      this.#scene = this.#scenes.shift();
      if (this.#scene === undefined) break;
      for (const beat of this.#scene.beats) {
        const ms = this.#audience.duration(beat.event);
        if (ms > 0) this.#beats.push({ beat, ms });
      }
    }
    this.#end();
  }

  #tell({ event, before, payload }: Beat, ms: number): void {
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
    const { payload, heard } = this.#scene;
    this.#scene = undefined;
    this.#drawn = undefined;
    this.#audience.show(payload, heard);
  }

  #hurry(): number {
    let left = 0;
    for (const { ms } of this.#beats) left += ms;
    for (const { beats } of this.#scenes) for (const { event } of beats) left += this.#audience.duration(event);
    // Once in a hurry, always in a hurry: slowing down towards the end would only make it longer.
    if (left > PATIENCE_MS) this.#speed = Math.min(this.#speed, Math.max(0.15, PATIENCE_MS / left));
    return this.#speed;
  }

  #end(): void {
    this.#running = false;
    this.#speed = 1;
    this.#audience.happening(undefined);
    this.#audience.settled();
  }
}
