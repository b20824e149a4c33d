import type { Barrier, Config, Effects, Emitted, Game, Position } from './game.ts';
import { canonical, copyPlain } from './plain.ts';
import { contentChanged, type Era, eraOf, misnumbered } from './prints.ts';
import { Refused } from './refused.ts';
import type { Answer, Seat } from './rules.ts';
import { sha256 } from './sha256.ts';

/** One answer as the log keeps it, with every roll it caused. */
export type Entry = { readonly seat: Seat; readonly decision: string; readonly answer: Answer; readonly rolls: readonly number[] };

export type Snapshot = { readonly at: number; readonly hash: string; readonly position: Position };

/** A whole match as one JSON value: the log with its rolls, and snapshots, so that a rule fix can never lose it. */
export type Save = {
  readonly format: 'orrery-save';
  readonly game: string;
  readonly eras: readonly Era[];
  readonly config: Config;
  readonly seed: string;
  readonly log: readonly Entry[];
  /** The rolls of setting up. */
  readonly setup: readonly number[];
  /** In order; the last one is the position saved. */
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
    const migrate = game.definition.migrate[from];
    if (migrate === undefined) throw new Refused('otherVersion', `${from}`);
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

const SNAPSHOT_EVERY = 64;
type Unhashed = Omit<Snapshot, 'hash'> & { readonly hash?: string };

/** A running match: the position, how it came about, and how far it can be taken back. */
export class Match {
  readonly game: Game;
  readonly config: Config;
  readonly seed: string;
  position: Position;
  /** The answers that stand; of a match continued from the end of its log, those from there on. */
  readonly log: Entry[];
  readonly setup: readonly number[];
  /** What setting up told; empty on a match that was loaded. */
  readonly opening: readonly Emitted[];
  readonly #eras: Era[];
  /** Most are never saved: the hash of one is taken when it is. */
  readonly #snapshots: Unhashed[];
  readonly #earlier: Earlier;
  /** Positions before each answer since the last barrier, newest last. */
  #past: Position[] = [];
  /** Why the answer below #past cannot be taken back. */
  #barrier: Barrier | undefined;

  private constructor(parts: {
    game: Game;
    config: Config;
    seed: string;
    position: Position;
    log: Entry[];
    setup: readonly number[];
    opening: readonly Emitted[];
    eras: Era[];
    snapshots: Unhashed[];
    earlier?: Earlier;
  }) {
    this.game = parts.game;
    this.config = parts.config;
    this.seed = parts.seed;
    this.position = parts.position;
    this.log = parts.log;
    this.setup = parts.setup;
    this.opening = parts.opening;
    this.#eras = parts.eras;
    this.#snapshots = parts.snapshots;
    this.#earlier = parts.earlier ?? nothingEarlier;
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
      snapshots: [],
    });
  }

  /** How many answers stand. */
  get at(): number {
    return this.#earlier.answers + this.log.length;
  }

  /** Whether an answer of this seat stands. */
  hasAnswered(seat: Seat): boolean {
    return this.#earlier.seats.includes(seat) || this.log.some((e) => e.seat === seat);
  }

  /** Carries out an answer. Whatever goes wrong, the match stays as it was. */
  answer(seat: Seat, decision: string, answer: Answer, watched = false): Effects {
    const before = this.game.clone(this.position);
    const effects = newEffects(watched);
    try {
      this.game.answer(this.position, seat, decision, answer, effects);
    } catch (error) {
      this.position = before;
      throw error;
    }
    if (this.at % SNAPSHOT_EVERY === 0) this.#snapshots.push({ at: this.at, position: this.game.clone(before) });
    const last = this.log.at(-1);
    if (last !== undefined && last.seat !== seat) this.#forget('seat');
    this.log.push({ seat, decision, answer: copyPlain(answer), rolls: effects.rolls });
    this.#past.push(before);
    if (effects.barrier !== undefined) this.#forget(effects.barrier);
    return effects;
  }

  #forget(barrier: Barrier): void {
    this.#past = [];
    this.#barrier = barrier;
  }

  /** What stops this seat from taking its last answer back; undefined when nothing does. */
  undoBarrier(seat: Seat): Barrier | 'nothing' | undefined {
    const last = this.log.at(-1);
    if (last === undefined) return 'nothing';
    if (last.seat !== seat) return this.hasAnswered(seat) ? 'seat' : 'nothing';
    return this.#past.length > 0 ? undefined : (this.#barrier ?? 'nothing');
  }

  /** The position before the first answer that can still be taken back, and how many answers led there. */
  get firm(): { readonly at: number; readonly position: Position } {
    return { at: this.at - this.#past.length, position: this.#past[0] ?? this.position };
  }

  /** Takes this seat's last answer back. */
  undo(seat: Seat): Entry {
    const barrier = this.undoBarrier(seat);
    if (barrier === 'nothing') throw new Refused('nothingToUndo');
    if (barrier !== undefined) throw new Refused('undoBarrier', barrier);
    const before = this.#past.pop();
    const entry = this.log.pop();
    if (before === undefined || entry === undefined) throw new Refused('nothingToUndo');
    this.position = before;
    while ((this.#snapshots.at(-1)?.at ?? -1) >= this.at) this.#snapshots.pop();
    return entry;
  }

  /** Where to play from to come to when so many answers stood; undefined where too little of the past is at hand, or it was played by other rules. */
  #before(to: number): { readonly from: number; readonly position: Position | undefined } | undefined {
    const kept = this.#snapshots.findLast((s) => s.at <= to);
    const from = kept?.at ?? 0;
    const possible = to >= from && to <= this.at && from >= this.#earlier.answers && from >= (this.#eras.at(-1)?.at ?? 0);
    return possible ? { from, position: kept?.position } : undefined;
  }

  canRewind(to: number): boolean {
    return this.#before(to) !== undefined;
  }

  /** Goes back to when so many answers stood, whatever lies between: barriers are for those who have not agreed. */
  rewind(to: number): void {
    const before = this.#before(to);
    if (before === undefined) throw new Error(`the match cannot go back to ${to}`);
    const { from, position } = before;
    const { answers } = this.#earlier;
    const again = this.log.slice(from - answers, to - answers);
    this.position = position === undefined ? this.game.start(this.config, this.seed, newEffects()) : this.game.clone(position);
    this.log.length = from - answers;
    while ((this.#snapshots.at(-1)?.at ?? -1) >= from) this.#snapshots.pop();
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
    const from = Math.max(0, this.log.length - this.#past.length - 1);
    const seats = new Set([...this.#earlier.seats, ...this.log.slice(0, from).map((e) => e.seat)]);
    return { earlier: { answers: this.#earlier.answers + from, seats: [...seats].sort((a, b) => a - b) }, log: this.log.slice(from) };
  }

  /** Where only the end of the log is at hand, `log` is the whole of it, or at least the part that is missing. */
  save(log: readonly Entry[] = []): Save {
    const { at } = this;
    if (log.length < this.#earlier.answers) throw new Error('the beginning of the log is missing');
    const kept = this.#snapshots.filter((s) => s.at < at).map((s) => ({ ...s, hash: s.hash ?? hashOf(s.position) }));
    return copyPlain({
      format: 'orrery-save' as const,
      game: this.game.id,
      eras: this.#eras,
      config: this.config,
      seed: this.seed,
      log: [...log.slice(0, this.#earlier.answers), ...this.log],
      setup: this.setup,
      snapshots: [...kept, { at, hash: hashOf(this.position), position: this.position }],
    });
  }

  /**
   * Continues a save; older rules versions are migrated, or refused where no migration exists. With `earlier` the log is only its end.
   */
  static load(game: Game, save: Save, earlier: Earlier = nothingEarlier): Match {
    const at = earlier.answers + save.log.length;
    if (save.game !== game.id) throw new Refused('unknownGame', save.game);
    const last = save.snapshots.at(-1);
    if (last === undefined || last.at !== at) throw new Refused('badSave', 'no position at the end of the log');
    if (hashOf(last.position) !== last.hash) throw new Refused('badSave', 'the position does not match its hash');
    const eras = [...save.eras];
    const era = eras.at(-1) ?? { at: 0, version: 0 };
    const { version } = era;
    if (version > game.version) throw new Refused('otherVersion', `${version}`);
    const moved = version === game.version ? misnumbered(era.ids ?? {}, game.definition.ids) : undefined;
    if (moved !== undefined) throw new Refused('otherVersion', `the ids of ${moved} have changed`);
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
      snapshots: copyPlain([...save.snapshots]).filter((s) => s.at < at),
      earlier,
    });
  }
}
