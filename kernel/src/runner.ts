import { int, shuffle, swap } from './chance.ts';
import type { Configured, Effects, Emitted, Position } from './game.ts';
import { type Answer, type Ask, type Context, type Decision, type Frame, newFrame, type Procedure, type Seat } from './rules.ts';

/** Rules that go on this long without asking anybody are broken; a match must survive them. */
const MOST_STEPS = 100_000;
/** No game tells nearly this much in one answer; whatever goes beyond is told over the table of the last beat. */
const MOST_BEATS = 256;

/** What comes next cannot be known beforehand: ends the carrying out of an answer that goes no further than what is certain. */
export class Uncertain extends Error {}
const UNCERTAIN = new Uncertain();

/**
 * Carries out procedures until somebody is asked or the game is over. One runner serves all positions of a game: it holds
 * nothing between two answers, and its fields are the context a step works with, so that a step costs no allocation.
 */
export class Runner implements Context {
  state: unknown = undefined;
  seat: Seat = 0;
  locals: unknown = undefined;
  frames: readonly Frame[] = [];

  readonly #procedures: ReadonlyMap<string, Procedure>;
  readonly #clone: (state: unknown) => Configured;
  #position: Position | undefined;
  #effects: Effects<unknown, unknown> | undefined;
  #answered: readonly Ask[] = [];
  #asked: Ask[] = [];
  readonly #called: Frame[] = [];

  constructor(procedures: ReadonlyMap<string, Procedure>, clone: (state: unknown) => Configured) {
    this.#procedures = procedures;
    this.#clone = clone;
  }

  run(position: Position, effects: Effects<unknown, unknown> | undefined): void {
    const { stack } = position;
    this.#position = position;
    this.#effects = effects;
    this.state = position.state;
    this.frames = stack;
    for (let steps = 0; stack.length > 0; steps++) {
      if (steps > MOST_STEPS) throw new Error(`rules do not come to an end in ${stack.at(-1)?.procedure}`);
      const { asks } = position;
      if (asks.length > 0) {
        for (const ask of asks) if (ask.answer === undefined) return;
        this.#answered = asks;
        position.asks = [];
      }
      const frame = stack[stack.length - 1];
      if (frame === undefined) break;
      if (frame.step === 'end') {
        stack.pop();
        if (frame.held !== undefined) position.asks = frame.held;
        continue;
      }
      const step = this.#procedures.get(frame.procedure)?.steps[frame.step];
      if (step === undefined) throw new Error(`no step ${frame.step} in procedure ${frame.procedure}`);
      if (frame.waiting === true) frame.waiting = undefined;
      this.seat = frame.seat;
      this.locals = frame.locals;
      frame.step = step(this);
      this.#push(position, frame);
    }
    this.#answered = [];
  }

  /** Puts what the step asked and called onto the position. */
  #push(position: Position, frame: Frame): void {
    const { stack } = position;
    const called = this.#called;
    if (this.#asked.length > 0) {
      if (called.length > 0 || frame.step === 'end') {
        throw new Error(`${frame.procedure}: a step that asks goes on to another step and calls nothing`);
      }
      position.asks = this.#asked;
      this.#asked = [];
    } else if (frame.step === 'end' && frame.held === undefined) {
      stack.pop();
    }
    while (called.length > 0) {
      const child = called.pop();
      if (child === undefined) break;
      if (called.length > 0) child.waiting = true;
      stack.push(child);
    }
    this.#answered = [];
  }

  within<W>({ name }: Procedure<unknown, unknown, W>): W | undefined {
    const { frames } = this;
    for (let i = frames.length - 1; i >= 0; i--) {
      // What waits for its turn has not called anybody.
      const frame = frames[i];
      if (frame?.procedure === name && frame.waiting !== true) return frame.locals as W;
    }
    return undefined;
  }

  ask<W, A>(seat: Seat, decision: Decision<unknown, W, A>, args?: unknown): void {
    // An answer names its seat and decision: a second such question could never be told from the first.
    for (const other of this.#asked)
      if (other.seat === seat && other.decision === decision.name) throw new Error(`${decision.name} is asked twice of seat ${seat}`);
    const asked = { seat, decision: decision.name, args: (args ?? {}) as Record<string, unknown>, answer: undefined };
    // Mostly the only one: a list that something is pushed onto makes room for many.
    if (this.#asked.length === 0) this.#asked = [asked];
    else this.#asked.push(asked);
  }

  answer<W, A>(decision: Decision<unknown, W, A>, seat?: Seat): A {
    for (const ask of this.#answered) {
      if (ask.decision === decision.name && (seat === undefined || ask.seat === seat)) return ask.answer as A;
    }
    throw new Error(`${decision.name} was not answered${seat === undefined ? '' : ` by seat ${seat}`}`);
  }

  asked<W, A>(decision: Decision<unknown, W, A>, seat: Seat): W {
    const ask = this.#answered.find((a) => a.decision === decision.name && a.seat === seat);
    if (ask === undefined) throw new Error(`${decision.name} was not asked of seat ${seat}`);
    return ask.args as W;
  }

  call<W>(procedure: Procedure<unknown, unknown, W>, locals?: unknown): void {
    this.#enter(this.seat, procedure, locals);
  }

  callFor<W>(seat: Seat, procedure: Procedure<unknown, unknown, W>, locals?: unknown): void {
    this.#enter(seat, procedure, locals);
  }

  #enter<W>(seat: Seat, { name, first }: Procedure<unknown, unknown, W>, locals: unknown): void {
    this.#called.push(newFrame(name, first, seat, (locals ?? {}) as Record<string, unknown>));
  }

  emit(event: unknown): void {
    if (this.#effects !== undefined) this.#tell(this.#effects, { event, seats: [], twin: undefined });
  }

  emitTo(seats: readonly Seat[], event: unknown, others?: unknown): void {
    if (this.#effects !== undefined) this.#tell(this.#effects, { event: others, seats, twin: event });
  }

  #tell({ events, beats, look = this.#clone }: Effects<unknown, unknown>, emitted: Emitted): void {
    events.push(emitted);
    if (beats === undefined) return;
    beats.push(beats.length < MOST_BEATS ? look(this.state as Configured) : beats.at(-1));
  }

  int(n: number): number {
    if (this.#position === undefined) throw new Error('no luck outside a step');
    if (n > 1) this.#uncertain('roll');
    const rigged = this.#effects?.rigged?.shift();
    const roll = rigged ?? int(this.#position.chance, n);
    if (roll >= n) throw new RangeError(`rigged outcome ${roll} of ${n}`);
    this.#note(roll);
    return roll;
  }

  shuffle<T>(items: T[]): T[] {
    if (this.#effects === undefined && this.#position !== undefined) return shuffle(this.#position.chance, items);
    for (let i = items.length - 1; i > 0; i--) swap(items, i, this.int(i + 1));
    return items;
  }

  reveal(): void {
    this.#uncertain('reveal');
    if (this.#effects !== undefined) this.#effects.barrier ??= 'reveal';
  }

  #uncertain(barrier: 'roll' | 'reveal'): void {
    const effects = this.#effects;
    if (effects?.certain !== true) return;
    effects.barrier = barrier;
    throw UNCERTAIN;
  }

  #note(roll: number): void {
    const effects = this.#effects;
    if (effects === undefined) return;
    effects.rolls.push(roll);
    effects.barrier ??= 'roll';
  }

  /** After a step threw: forget what it had begun, so that the next match starts clean. */
  reset(): void {
    this.#asked = [];
    this.#called.length = 0;
    this.#answered = [];
  }

  /** Interrupts the open question of the top frame by a procedure; the question comes back when it ends. */
  interject(position: Position, procedure: Procedure, seat: Seat, answer: Answer): void {
    position.stack.push(newFrame(procedure.name, procedure.first, seat, { answer }, undefined, position.asks));
    position.asks = [];
  }
}
