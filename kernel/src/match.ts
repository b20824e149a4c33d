import type { Barrier, Config, Configured, Effects, Emitted, Game, Position } from './game.ts';
import { IllegalInput } from './illegal-input.ts';
import { type Entry, Log } from './log.ts';
import { need } from './need.ts';
import { canonical, copyPlain } from './plain.ts';
import { contentChanged, type Era, eraOf, misnumbered } from './prints.ts';
import type { Answer, Seat } from './rules.ts';
import { sha256 } from './sha256.ts';

export type Snapshot = { readonly at: number; readonly hash: string; readonly position: Position };

/** A whole match as one JSON value: the log with its rolls, and the position it led to, so that a rule fix can never lose it. */
export type Save = {
  readonly format: 'orrery-save';
  readonly game: string;
  readonly eras: readonly Era[];
  readonly config: Config;
  readonly seed: string;
  readonly log: readonly Entry[];
  /** The rolls of setting up. */
  readonly setup: readonly number[];
  /** In order; the last one is the position saved. Older versions kept some on the way as well. */
  readonly snapshots: readonly Snapshot[];
};

/** Of a match of which only the end of the log is at hand: how many answers came before it, and whose they were. */
export type Earlier = { readonly answers: number; readonly seats: readonly Seat[] };
const nothingEarlier: Earlier = { answers: 0, seats: [] };

export const hashOf = (position: Position): string => sha256(canonical(position));

/** `watched` keeps the table of every event as well. */
export const newEffects = (watched = false): Effects =>
  watched ? { events: [], rolls: [], barrier: undefined, beats: [] } : { events: [], rolls: [], barrier: undefined };

/** A copy of a position as the present version has it; its configuration is put into it. */
export function migrated(game: Game, old: Position<unknown>, version: number, config: Config): Position {
  let position = copyPlain(old);
  for (let from = version; from < game.version; from++) {
    const migrate = game.definition.migrate?.[from];
    if (migrate === undefined) throw new IllegalInput('otherVersion', `${from}`);
    position = migrate(position);
  }
  (position.state as { config: Config }).config = config;
  return position as Position;
}

type Shares = (a: Seat, b: Seat) => boolean;
const alone: Shares = (a, b) => a === b;

/** What one viewer hears of an emitted event; undefined when nothing. */
export function told({ event, seats, twin }: Emitted, viewer: Seat, shares: Shares = alone): unknown {
  const mine = viewer >= 0 && twin !== undefined && seats.some((s) => s === viewer || shares(s, viewer));
  return mine ? twin : event;
}

/** What one viewer hears of emitted events. */
export function heard(events: readonly Emitted[], viewer: Seat, shares: Shares = alone): unknown[] {
  const list: unknown[] = [];
  for (const emitted of events) {
    const event = told(emitted, viewer, shares);
    if (event !== undefined) list.push(event);
  }
  return list;
}

/**
 * How many answers lie between two checkpoints. Taking back plays from the last one again, which takes less than a millisecond; a copy of
 * the position before every answer would cost more than the answer itself.
 */
const CHECKPOINT_EVERY = 256;

/** A position to play from again, and how many answers led there. */
type Checkpoint = { readonly at: number; readonly position: Position };

const NO_ROLLS: readonly number[] = Object.freeze([]);

/** A running match: the position, how it came about, and how far it can be taken back. */
export class Match {
  readonly game: Game;
  readonly config: Config;
  readonly seed: string;
  position: Position;
  /** The answers that stand; of a match continued from the end of its log, those from there on. */
  readonly log: Log;
  readonly setup: readonly number[];
  /** What setting up told; empty on a match that was loaded. */
  readonly opening: readonly Emitted[];
  readonly #eras: Era[];
  readonly #earlier: Earlier;
  /** Where a match that was loaded has been taken up. */
  readonly #base: Checkpoint | undefined;
  /** The last checkpoint since then: nothing before it can be taken back. */
  #latest: Checkpoint | undefined;
  /** How many answers of each seat stand. */
  readonly #answers = new Map<Seat, number>();
  /** How many answers were given since the last barrier: those can be taken back. */
  #steps = 0;
  /** Why the answer before them cannot. */
  #barrier: Barrier | undefined;

  private constructor(parts: {
    game: Game;
    config: Config;
    seed: string;
    position: Position;
    log: Iterable<Entry>;
    setup: readonly number[];
    opening: readonly Emitted[];
    eras: Era[];
    base?: Checkpoint;
    earlier?: Earlier;
  }) {
    this.game = parts.game;
    this.config = parts.config;
    this.seed = parts.seed;
    this.position = parts.position;
    this.log = new Log(parts.log);
    this.setup = parts.setup;
    this.opening = parts.opening;
    this.#eras = parts.eras;
    this.#base = parts.base;
    this.#earlier = parts.earlier ?? nothingEarlier;
    for (const { seat } of parts.log) this.#count(seat, 1);
  }

  static start(game: Game, config: Config, seed: string): Match {
    const effects = newEffects();
    const position = game.start(config, seed, effects);
    return new Match({
      game,
      config,
      seed,
      position,
      log: [],
      setup: effects.rolls,
      opening: effects.events,
      eras: [eraOf(game, 0)],
    });
  }

  /** How many answers stand. */
  get at(): number {
    return this.#earlier.answers + this.log.length;
  }

  /** Whether an answer of this seat stands. */
  hasAnswered(seat: Seat): boolean {
    return (this.#answers.get(seat) ?? 0) > 0 || this.#earlier.seats.includes(seat);
  }

  #count(seat: Seat, change: 1 | -1): void {
    this.#answers.set(seat, (this.#answers.get(seat) ?? 0) + change);
  }

  /**
   * Carries out an answer; `look` is shown the state at each event, and `known` are the options of its question, where they have been looked at.
   * Whatever goes wrong, the match stays as it was.
   */
  answer<B>(seat: Seat, decision: string, answer: Answer, look?: (state: Configured) => B, known?: readonly Answer[]): Effects<unknown, B> {
    const watched = look === undefined ? {} : { beats: [], look };
    const effects: Effects<unknown, B> = { events: [], rolls: [], barrier: undefined, ...watched };
    const { decisions } = this.position;
    const checkpoint = this.#checkpointBefore(seat);
    try {
      this.game.answer(this.position, seat, decision, answer, effects, known);
    } catch (error) {
      // An answer that is refused changes nothing; rules that fail have changed something.
      if (this.position.decisions !== decisions) this.position = this.#positionAt(this.at);
      throw error;
    }
    if (checkpoint !== undefined) this.#latest = checkpoint;
    if (this.#isAnother(seat)) this.#forget('seat');
    this.log.push({ seat, decision, answer: copyPlain(answer), rolls: effects.rolls.length === 0 ? NO_ROLLS : effects.rolls });
    this.#count(seat, 1);
    this.#steps++;
    if (effects.barrier !== undefined) this.#forget(effects.barrier);
    return effects;
  }

  #forget(barrier: Barrier): void {
    this.#steps = 0;
    this.#barrier = barrier;
  }

  /** Whether this seat's next answer follows on another seat's. */
  #isAnother(seat: Seat): boolean {
    const last = this.log.last;
    return last !== undefined && last.seat !== seat;
  }

  /** A new checkpoint where the last one lies far back and nothing before it can be taken back once this seat has answered. */
  #checkpointBefore(seat: Seat): Checkpoint | undefined {
    const { at } = this;
    if (at - ((this.#latest ?? this.#base)?.at ?? 0) < CHECKPOINT_EVERY) return undefined;
    return this.#steps === 0 || this.#isAnother(seat) ? { at, position: this.game.clone(this.position) } : undefined;
  }

  /** The last checkpoint that this many answers or fewer led to; without one the match is played from its seed. */
  #checkpointFor(at: number): Checkpoint | undefined {
    return [this.#latest, this.#base].find((c) => c !== undefined && c.at <= at);
  }

  /** The position when this many answers stood: a copy. */
  #positionAt(at: number): Position {
    const checkpoint = this.#checkpointFor(at);
    const from = checkpoint?.at ?? 0;
    const position = checkpoint === undefined ? this.game.start(this.config, this.seed) : this.game.clone(checkpoint.position);
    const { answers } = this.#earlier;
    for (const { seat, decision, answer } of this.log.slice(from - answers, at - answers)) {
      const ask = need(this.game.open(position).find((a) => a.seat === seat && a.decision === decision));
      // It was an option then, so it need not be looked for among them again.
      this.game.play(position, ask, copyPlain(answer));
    }
    return position;
  }

  /** What stops this seat from taking its last answer back; undefined when nothing does. */
  undoBarrier(seat: Seat): Barrier | 'nothing' | undefined {
    const last = this.log.last;
    if (last === undefined) return 'nothing';
    if (last.seat !== seat) return this.hasAnswered(seat) ? 'seat' : 'nothing';
    return this.#steps > 0 ? undefined : (this.#barrier ?? 'nothing');
  }

  /** How many answers can no longer be taken back. */
  get firmAt(): number {
    return this.at - this.#steps;
  }

  /** How many answers `firmPosition` plays again. */
  get toReplay(): number {
    return this.#steps === 0 ? 0 : this.firmAt - (this.#checkpointFor(this.firmAt)?.at ?? 0);
  }

  /** A copy of the position before the first answer that can still be taken back. */
  firmPosition(): Position {
    return this.#steps === 0 ? this.game.clone(this.position) : this.#positionAt(this.firmAt);
  }

  /** Takes this seat's last answers back, the last one first. */
  undo(seat: Seat, count = 1): Entry[] {
    const barrier = this.undoBarrier(seat);
    if (barrier === 'nothing' || count < 1) throw new IllegalInput('nothingToUndo');
    if (barrier !== undefined) throw new IllegalInput('undoBarrier', barrier);
    if (count > this.#steps) throw new IllegalInput('undoBarrier', this.#barrier ?? 'nothing');
    this.position = this.#positionAt(this.at - count);
    const entries = this.log.cut(this.log.length - count).reverse();
    this.#steps -= count;
    for (const entry of entries) this.#count(entry.seat, -1);
    return entries;
  }

  /** Whether it can go back to when this many answers stood: not where too little of the past is at hand, or other rules played it. */
  canRewind(to: number): boolean {
    const playable = this.whole && (this.#eras.at(-1)?.at ?? 0) === 0;
    return to <= this.at && to >= this.#earlier.answers && (playable || this.#checkpointFor(to) !== undefined);
  }

  /** Goes back to when this many answers stood, whatever lies between: barriers are for those who have not agreed. */
  rewind(to: number): void {
    if (!this.canRewind(to)) throw new Error(`the match cannot go back to ${to}`);
    const { answers } = this.#earlier;
    const from = this.#checkpointFor(to)?.at ?? 0;
    const again = this.log.slice(from - answers, to - answers);
    this.position = this.#positionAt(from);
    if (this.#latest !== undefined && this.#latest.at > from) this.#latest = undefined;
    for (const { seat } of this.log.cut(from - answers)) this.#count(seat, -1);
    this.#forget('seat');
    // Given once more, so that what could be taken back at that moment can be again.
    for (const { seat, decision, answer } of again) this.answer(seat, decision, answer);
  }

  /** Whether the whole log is at hand. */
  get whole(): boolean {
    return this.#earlier.answers === 0;
  }

  /** The rules it was played under so far, the present ones last. */
  get eras(): readonly Era[] {
    return this.#eras;
  }

  /**
   * The end of the log from the last answer that cannot be taken back on, and what came before it: all that is needed to go on, however
   * long the match is.
   */
  get end(): { readonly earlier: Earlier; readonly log: readonly Entry[] } {
    const from = Math.max(0, this.log.length - this.#steps - 1);
    const log = this.log.slice(from);
    // By their number: to go through a long log for whose answers lie in it would take longer than all the rest.
    const before = new Map(this.#answers);
    for (const { seat } of log) before.set(seat, (before.get(seat) ?? 0) - 1);
    const seats = new Set([...this.#earlier.seats, ...[...before].flatMap(([seat, answers]) => (answers > 0 ? [seat] : []))]);
    return { earlier: { answers: this.#earlier.answers + from, seats: [...seats].sort((a, b) => a - b) }, log };
  }

  /** Where only the end of the log is at hand, `log` is the whole of it, or at least the part that is missing. */
  save(log: readonly Entry[] = []): Save {
    const { at } = this;
    if (log.length < this.#earlier.answers) throw new Error('the beginning of the log is missing');
    return copyPlain({
      format: 'orrery-save' as const,
      game: this.game.id,
      eras: this.#eras,
      config: this.config,
      seed: this.seed,
      log: [...log.slice(0, this.#earlier.answers), ...this.log.slice()],
      setup: this.setup,
      snapshots: [{ at, hash: hashOf(this.position), position: this.position }],
    });
  }

  /**
   * Continues a save; older rules versions are migrated, or refused where no migration exists. With `earlier` the log is only its end.
   */
  static load(game: Game, save: Save, earlier: Earlier = nothingEarlier): Match {
    const at = earlier.answers + save.log.length;
    if (save.game !== game.id) throw new IllegalInput('unknownGame', save.game);
    const last = save.snapshots.at(-1);
    if (last === undefined || last.at !== at) throw new IllegalInput('badSave', 'no position at the end of the log');
    if (hashOf(last.position) !== last.hash) throw new IllegalInput('badSave', 'the position does not match its hash');
    const eras = [...save.eras];
    const era = eras.at(-1) ?? { at: 0, version: 0 };
    const { version } = era;
    if (version > game.version) throw new IllegalInput('otherVersion', `${version}`);
    const moved = version === game.version ? misnumbered(era.ids ?? {}, game.definition.ids) : undefined;
    if (moved !== undefined) throw new IllegalInput('otherVersion', `the ids of ${moved} have changed`);
    const config = game.configure(save.config.seats, save.config.options);
    const position = migrated(game, last.position, version, config);
    if (version !== game.version || contentChanged(game, era)) eras.push(eraOf(game, at));
    return new Match({
      game,
      config,
      seed: save.seed,
      position,
      log: copyPlain([...save.log]),
      setup: save.setup,
      opening: [],
      eras,
      base: { at, position: game.clone(position) },
      earlier,
    });
  }
}
