import type { Configured, Effects, Game, Position } from '../game.ts';
import { hashOf, heard, newEffects, type Save } from '../match.ts';
import { copyPlain, samePlain } from '../plain.ts';
import { eraOf } from '../prints.ts';
import type { Answer, Ask, Procedure, Refusal, Seat } from '../rules.ts';
import { frozen } from './frozen.ts';

/** Whoever wants to look at the positions of tests, each as it was reached. */
let keeper: ((reached: Scene<Configured, unknown, unknown>) => void) | undefined;
export function keepScenes(keep: typeof keeper): void {
  keeper = keep;
}

/** A position that was set up by hand as a save that begins there, so that it can be laid as a table. */
export function saveOf<S extends Configured>({ game, position }: { readonly game: Game<S>; readonly position: Position<S> }): Save {
  const { config } = position.state;
  return copyPlain({
    ...{ format: 'orrery-save' as const, game: game.id, eras: [eraOf(game, 0)], config, seed: 'scene', log: [], setup: [] },
    snapshots: [{ at: 0, hash: hashOf(position as Position), position: position as Position }],
  });
}

/**
 * A position set up for a test. It starts where a rule starts, acts only through answers, and shows what players would see:
 *
 *   const table = scene(game, state, turn, { seat: 1 });
 *   table.answer('explore', { from: 'airlock', to: 'bridge' });
 *   expect(table.state.rooms…)
 *
 * A `frozen` scene lets nobody write into what is being played: it hands out copies that cannot be changed.
 */
export class Scene<S, V, E> {
  readonly game: Game<S, V, E>;
  position: Position<S>;
  /** Everything that happened so far, as everybody heard it or, failing that, as the seats concerned did. */
  readonly events: E[] = [];
  /** The table at each of these events, in a frozen scene, and as it was before the first of them. */
  readonly beats: S[] = [];
  began: S;
  readonly #rigged: number[];
  readonly #frozen: boolean;
  /** The frozen copy of the state, until something is played. */
  #shown: S | undefined;

  constructor(game: Game<S, V, E>, position: Position<S>, rigged: readonly number[] = [], frozen = false) {
    this.game = game;
    this.position = position;
    this.began = frozen ? game.clone(position).state : position.state;
    this.#rigged = [...rigged];
    this.#frozen = frozen;
  }

  get state(): S {
    if (!this.#frozen) return this.position.state;
    this.#shown ??= frozen(this.game.clone(this.position).state);
    return this.#shown;
  }

  get over(): boolean {
    return this.game.over(this.position);
  }

  /** The open question, of this seat if given. */
  ask(seat?: Seat): Ask {
    const ask = this.game.open(this.position).find((a) => seat === undefined || a.seat === seat);
    if (ask === undefined) throw new Error(seat === undefined ? 'nobody is asked' : `seat ${seat} is not asked`);
    return ask;
  }

  /** The name of the open decision, or undefined when the scene is over. */
  get asked(): string | undefined {
    return this.game.open(this.position)[0]?.decision;
  }

  options(seat?: Seat): readonly Answer[] {
    return this.game.options(this.position, this.ask(seat));
  }

  offers(answer: Answer, seat?: Seat): boolean {
    return this.options(seat).some((o) => samePlain(o, answer));
  }

  refusals(seat?: Seat): readonly Refusal[] {
    return this.game.refusals(this.position, this.ask(seat));
  }

  /** The reason and rule with which this is refused. */
  refusal(what: Answer, seat?: Seat): Refusal | undefined {
    return this.refusals(seat).find((r) => samePlain(r.what, what));
  }

  /** Outcomes for the next rolls. */
  rig(...outcomes: number[]): this {
    this.#rigged.push(...outcomes);
    return this;
  }

  /** Answers the named decision; with a seat where several are asked. */
  answer(decision: string, answer: Answer, seat?: Seat): Effects {
    const effects = this.effects();
    const ask = this.game.open(this.position).find((a) => a.decision === decision && (seat === undefined || a.seat === seat));
    if (ask === undefined)
      throw new Error(
        `${decision} is not asked; open: ${
          this.game
            .open(this.position)
            .map((a) => `${a.decision}/${a.seat}`)
            .join(', ') || 'nothing'
        }`,
      );
    this.game.answer(this.position, ask.seat, decision, answer, effects);
    this.hear(effects);
    return effects;
  }

  /** Plays on with a choice of the test's own until `until` says stop or the scene is over. */
  playOn(choose: (ask: Ask, options: readonly Answer[]) => Answer, until: (asked: Ask) => boolean = () => false): this {
    for (let ask = this.game.open(this.position)[0]; ask !== undefined && !until(ask); ask = this.game.open(this.position)[0]) {
      const effects = this.effects();
      this.game.play(this.position, ask, choose(ask, this.game.options(this.position, ask)), effects);
      this.hear(effects);
    }
    return this;
  }

  effects(): Effects {
    return { ...newEffects(this.#frozen), rigged: this.#rigged };
  }

  hear(effects: Effects): void {
    this.#shown = undefined;
    keeper?.(this as unknown as Scene<Configured, unknown, unknown>);
    for (const { event, twin } of effects.events) this.events.push((twin ?? event) as E);
    for (const beat of effects.beats ?? []) this.beats.push(beat as S);
  }

  /** What one viewer heard of the effects of an answer. */
  heard(effects: Effects, viewer: Seat): E[] {
    return heard(effects.events, viewer) as E[];
  }
}

/** Starts a scene at a procedure, or at one of its steps, instead of at the beginning of the game. With `frozen` the state that is given becomes unwritable: a copy is played. */
export function scene<S, V, E, W>(
  game: Game<S, V, E>,
  state: S,
  procedure: Procedure<S, E, W>,
  given: { seat?: Seat; step?: string; locals?: Partial<W>; seed?: string; rigged?: readonly number[]; frozen?: boolean } = {},
): Scene<S, V, E> {
  const frame = { procedure: procedure.name, step: given.step ?? procedure.first, seat: given.seat ?? 0, locals: { ...given.locals } };
  let position: Position<S> = { state, stack: [], asks: [], chance: [1, 2, 3, 4], decisions: 0 };
  if (given.frozen === true) {
    position = game.clone(position);
    frozen(state);
  }
  const set = new Scene(game, position, given.rigged, given.frozen);
  position.stack.push(frame);
  const effects = set.effects();
  game.run(position, effects);
  set.hear(effects);
  return set;
}

/** A whole game from its beginning. */
export function wholeGame<S, V, E>(game: Game<S, V, E>, seats: number, options: unknown = {}, seed = 'scene'): Scene<S, V, E> {
  return new Scene(game, game.start(game.configure(seats, options), seed));
}
