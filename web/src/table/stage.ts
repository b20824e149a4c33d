import type { Heard, Payload } from '@orrery/host';
import type { Happening } from '@orrery/kit';

export type Scene = { readonly payload: Payload; readonly heard: readonly Heard[] };

export interface Audience {
  /** Draws the table as it was after a scene. */
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
  #events: { readonly event: unknown; readonly ms: number }[] = [];
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
    this.#events = [];
    this.#running = false;
    this.#speed = 1;
  }

  /** Goes to the end at once. */
  skip(): void {
    if (!this.#running) return;
    clearTimeout(this.#timer);
    this.#events = [];
    for (const { payload, heard } of this.#scenes.splice(0)) this.#audience.show(payload, heard);
    this.#end();
  }

  #next(): void {
    for (;;) {
      const event = this.#events.shift();
      if (event !== undefined) {
        const ms = event.ms * this.#hurry();
        this.#audience.happening({ id: ++this.#count, event: event.event, ms });
        this.#timer = setTimeout(() => this.#next(), ms);
        return;
      }
      const scene = this.#scenes.shift();
      if (scene === undefined) break;
      this.#audience.show(scene.payload, scene.heard);
      for (const { what, events } of scene.heard) {
        if (what === 'undo') continue;
        for (const e of events) {
          const ms = this.#audience.duration(e);
          if (ms > 0) this.#events.push({ event: e, ms });
        }
      }
    }
    this.#end();
  }

  #hurry(): number {
    let left = 0;
    for (const { ms } of this.#events) left += ms;
    for (const { heard } of this.#scenes) for (const { events } of heard) for (const e of events) left += this.#audience.duration(e);
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
