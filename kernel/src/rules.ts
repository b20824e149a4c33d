import type { Plain } from './plain.ts';

/** A place at the table, 0 to seats-1, clockwise. */
export type Seat = number;

/** What a player answers: a plain value out of the decision's options, never an index into them. */
export type Answer = Plain;

/** What is going on, as data: one frame for each paragraph of the rulebook being carried out, innermost last. */
export type Frame = {
  procedure: string;
  step: string;
  seat: Seat;
  locals: Record<string, unknown>;
  /** Set while an earlier call of the same step is carried out first. */
  waiting?: true | undefined;
  /** Set on an interjection: the questions it interrupted, open again when it ends. */
  held?: Ask[] | undefined;
};

/** A frame with all its fields, set or not: what is read at every step is read fastest from frames of one shape. */
export const newFrame = (
  procedure: string,
  step: string,
  seat: Seat,
  locals: Record<string, unknown>,
  waiting?: true,
  held?: Ask[],
): Frame => ({ procedure, step, seat, locals, waiting, held });

/** A question to one seat. Several open asks are answered in any order, sealed until the last answer is in. */
export type Ask<D extends string = string> = {
  seat: Seat;
  decision: D;
  args: Record<string, unknown>;
  answer?: Answer | undefined;
};

/** Something a player might expect to do here and may not: what, why, and the ledger line that says so. */
export type Refusal = {
  /** The answer it would have been, or as much of it as can be named. */
  readonly what: Answer;
  readonly reason: string;
  readonly rule: string;
  readonly args?: Readonly<Record<string, Plain>>;
};

/** The reasons of a game, each with what it has to say: `{ offerEmpty: {}, poolTooSmall: { need: number } }`. */
export type Reasons = Readonly<Record<string, Readonly<Record<string, Plain>>>>;
type SaidOf<A> = {} extends A ? { readonly args?: A } : { readonly args: A };
/** A refusal for one of a game's own reasons. */
export type RefusalOf<R extends Reasons> = {
  [K in keyof R & string]: { readonly what: Answer; readonly reason: K; readonly rule: string } & SaidOf<R[K]>;
}[keyof R & string];

/** Who may see a local or an argument: everybody, the frame's seat (and those who share its secrets), or nobody. */
export type Sight = 'open' | 'own' | 'hidden';
export type Local<T> = { readonly sight: Sight; readonly of: T };
export type Locals = Readonly<Record<string, Local<unknown>>>;

const local = <T>(sight: Sight): Local<T> => ({ sight }) as Local<T>;
/** Everybody may see it. */
/* @__NO_SIDE_EFFECTS__ */
export const open = <T>(): Local<T> => local<T>('open');
/** Only the seat of the frame or ask may see it. */
/* @__NO_SIDE_EFFECTS__ */
export const own = <T>(): Local<T> => local<T>('own');
/** Nobody may see it. */
/* @__NO_SIDE_EFFECTS__ */
export const hidden = <T>(): Local<T> => local<T>('hidden');

/** The values that go with declared locals. */
export type ValuesOf<L extends Locals> = { -readonly [K in keyof L]: L[K]['of'] };
type OptionalKeys<V> = { [K in keyof V]: undefined extends V[K] ? K : never }[keyof V];
/** What a caller must give: locals that may be undefined can be left out. */
export type GivenOf<V> = Omit<V, OptionalKeys<V>> & Partial<Pick<V, OptionalKeys<V>>>;
type Given<V> = {} extends GivenOf<V> ? [values?: GivenOf<V>] : [values: GivenOf<V>];

export interface Decision<S = unknown, V = unknown, A = unknown> {
  readonly name: string;
  readonly args: Locals;
  /** The only source of legality: finite, stable order, unique, never empty. */
  options(state: S, seat: Seat, args: V): readonly A[];
  /** The "why not?" of this question. Asked for by clients only; search never pays for it. */
  readonly refusals?: Refusals<S, V> | undefined;
  /**
   * An answer in several parts, each given before anybody else has to do anything: with which arguments the seat is asked for the next
   * part, or undefined where this was the last. So a sealed round is one visit for each person, however much they have to say.
   */
  readonly again?: Again<V> | undefined;
}

type Refusals<S, V> = { refusals(state: S, seat: Seat, args: V): readonly Refusal[] }['refusals'];
type Again<V> = { again(args: V, answer: never): object | undefined }['again'];

export interface Procedure<S = unknown, E = unknown, V = unknown> {
  readonly name: string;
  readonly locals: Locals;
  readonly first: string;
  readonly steps: Readonly<Record<string, Step<Context<S, E, V>>>>;
}

/** A step; written as a method type so that a game's own procedures fit where any game's are expected. */
type Step<X> = { step(x: X): string }['step'];

/** What a step works with. A step does its work and returns the name of the next step, or 'end'. */
export interface Context<S = unknown, E = unknown, V = unknown> {
  readonly state: S;
  /** The seat this procedure is carried out by. */
  readonly seat: Seat;
  readonly locals: V;
  /** What is going on, innermost last: my own frame and those I was called by. */
  readonly frames: readonly Frame[];
  /** The locals of the innermost frame of that procedure, mine or one I was called by: for what belongs to the whole and is found out in a part. */
  within<W>(procedure: Procedure<S, E, W>): W | undefined;
  /** Asks one seat; the returned next step runs when it has answered. */
  ask<W, A>(seat: Seat, decision: Decision<S, W, A>, ...args: Given<W>): void;
  /** The answer given to that decision: the one of `seat`, or of the first seat asked. */
  answer<W, A>(decision: Decision<S, W, A>, seat?: Seat): A;
  /** What that seat was asked with, the parts of its answer before the last one included. */
  asked<W, A>(decision: Decision<S, W, A>, seat: Seat): W;
  /** Carries out a procedure before my next step. Several calls run in the order they are made. */
  call<W>(procedure: Procedure<S, E, W>, ...locals: Given<W>): void;
  /** The same, carried out by another seat. */
  callFor<W>(seat: Seat, procedure: Procedure<S, E, W>, ...locals: Given<W>): void;
  /** Tells everybody. */
  emit(event: E): void;
  /** Tells some seats one thing, and everybody else another thing or nothing. */
  emitTo(seats: readonly Seat[], event: E, others?: E): void;
  /** A uniform number in 0..n-1: the only entropy. Recorded with the move; no undo beyond it. */
  int(n: number): number;
  /** Shuffles in place. */
  shuffle<T>(items: T[]): T[];
  /** Says that this step showed somebody something hidden: no undo beyond it. */
  reveal(): void;
}

/** The words of one game's rules: `const { procedure, decision, refuse } = rules<State, Event, Reasons>()`, once per game. */
export interface Rules<S, E, R extends Reasons = Reasons> {
  decision<const L extends Locals, A>(
    name: string,
    definition: {
      readonly args?: L;
      options(state: S, seat: Seat, args: ValuesOf<L>): readonly A[];
      refusals?(state: S, seat: Seat, args: ValuesOf<L>): readonly RefusalOf<R>[];
      again?(args: ValuesOf<L>, answer: NoInfer<A>): ValuesOf<L> | undefined;
    },
  ): Decision<S, ValuesOf<L>, A>;
  /** Every step takes its context, even unused: only then does the compiler check the step names it returns. */
  procedure<const L extends Locals, K extends string>(
    name: string,
    locals: L,
    steps: Readonly<Record<K, (x: Context<S, E, ValuesOf<L>>) => NoInfer<K> | 'end'>>,
  ): Procedure<S, E, ValuesOf<L>>;
  /** One without locals. */
  procedure<K extends string>(
    name: string,
    steps: Readonly<Record<K, (x: Context<S, E, Record<never, never>>) => NoInfer<K> | 'end'>>,
  ): Procedure<S, E, Record<never, never>>;
  /** A procedure that can be called before its steps are written: chapters that call each other import declarations instead of each other. */
  declare<const L extends Locals>(name: string, locals: L): Procedure<S, E, ValuesOf<L>>;
  /** The steps of a declared procedure, given once. `defineGame` refuses a declaration that nobody defines. */
  define<V, K extends string>(
    declared: Procedure<S, E, V>,
    steps: Readonly<Record<K, (x: Context<S, E, NoInfer<V>>) => NoInfer<K> | 'end'>>,
  ): void;
  refuse<K extends keyof R & string>(
    what: Answer,
    reason: K,
    rule: string,
    ...args: {} extends R[K] ? [args?: R[K]] : [args: R[K]]
  ): RefusalOf<R>;
  readonly decisions: ReadonlyMap<string, Decision>;
  readonly procedures: ReadonlyMap<string, Procedure>;
}

/** The first step of a procedure that is declared and not defined: no step can have this name. */
const UNDEFINED = '';
export const isDefined = (procedure: { readonly first: string }): boolean => procedure.first !== UNDEFINED;

function firstOf(name: string, steps: object): string {
  const first = Object.keys(steps)[0];
  if (first === undefined || 'end' in steps || UNDEFINED in steps)
    throw new Error(`procedure ${name}: needs steps, all with names, none called end`);
  return first;
}

export function rules<S, E, R extends Reasons = Reasons>(): Rules<S, E, R> {
  const decisions = new Map<string, Decision>();
  const procedures = new Map<string, Procedure>();
  const register = <T>(all: Map<string, T>, name: string, item: T): void => {
    if (all.has(name)) throw new Error(`two rules are called ${name}`);
    all.set(name, item);
  };
  return {
    decisions,
    procedures,
    decision(name, definition) {
      const { args = {}, options, refusals, again } = definition;
      // All of one shape, whatever a decision leaves out: they are all read by the same code.
      const decision = { name, args, options, refusals, again };
      register(decisions, name, decision as Decision);
      return decision;
    },
    procedure(name: string, ...parts: readonly [steps: object] | readonly [locals: Locals, steps: object]) {
      const [locals, steps] = parts.length === 1 ? [{}, parts[0]] : parts;
      const procedure = { name, locals, first: firstOf(name, steps), steps } as never;
      register(procedures, name, procedure as unknown as Procedure);
      return procedure;
    },
    declare(name, locals) {
      const procedure = { name, locals, first: UNDEFINED, steps: {} };
      register(procedures, name, procedure as unknown as Procedure);
      return procedure;
    },
    refuse: (what, reason, rule, args?) =>
      (args === undefined ? { what, reason, rule } : { what, reason, rule, args }) as unknown as RefusalOf<R>,
    define(declared, steps) {
      const { name } = declared;
      if (declared.first !== UNDEFINED) throw new Error(`procedure ${name} has its steps already`);
      Object.assign(declared, { first: firstOf(name, steps), steps });
    },
  };
}
