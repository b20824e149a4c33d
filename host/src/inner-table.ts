import { type Answer, type Ask, at, type Configured, type Game, type Match, type Seat, type Stops } from '@orrery/kernel';
import { stopsOf, type Unasked, unasked } from './asking.ts';
import { Chronicle, type Sight } from './chronicle.ts';
import { type ClockState, newClocks, passed } from './clocks.ts';
import { Freshness } from './freshness.ts';
import { KnownOrders } from './known-orders.ts';
import type { Motion } from './motions.ts';
import type { Hints, TableStatus, UndoState } from './payload.ts';
import type { TableSetup } from './record.ts';
import { type SeatState, seatState } from './seats.ts';
import { ToAndFro } from './to-and-fro.ts';
import type { Vote } from './votes.ts';
import { WayBack } from './way-back.ts';

/** An open question: what can be answered, and what the host answers where nobody is asked. */
export type Question = { readonly ask: Ask; readonly options: readonly Answer[]; readonly unasked: Unasked | undefined };

/** The inside of a `Table`: what it keeps, changed by acts alone (`acting.ts`), and what follows from that. It never leaves the host. */
export class InnerTable {
  readonly game: Game;
  readonly setup: TableSetup;
  readonly match: Match;
  readonly known = new KnownOrders();
  readonly chronicle: Chronicle;
  seq = 0;
  seats: SeatState[];
  clocks: ClockState | null;
  fresh: Freshness;
  back = new WayBack();
  /** The act everybody had taken a seat with. */
  began: number | null = null;
  /** What those who watch keep of the state at each event; undefined while nobody does. */
  look: ((state: Configured) => Sight) | undefined;
  /** Who has allowed hints. */
  hints: readonly Seat[] = [];
  /** Hints were allowed by everybody at some time. */
  hinted = false;
  votes: readonly Vote[] = [];
  /** The match was ended before its end: by a vote, or by whoever runs the server. */
  ended = false;
  /** Somebody took the save along while the match was running. */
  luckKnown = false;
  /** What somebody asks the table. */
  motion: Motion | null = null;
  /** Before which answers nobody was asked for the next one, as far as the acts are at hand. */
  readonly unaskedAt = new Set<number>();
  toAndFro: ToAndFro;
  /** What each seat has chosen itself. */
  stops: Stops[];
  #looked: { readonly seq: number; readonly status: TableStatus; readonly questions: readonly Question[] } = {
    seq: -1,
    status: 'gathering',
    questions: [],
  };

  /** Acts up to `forgotten` cannot be told again. */
  constructor(game: Game, setup: TableSetup, match: Match, forgotten: number) {
    this.game = game;
    this.setup = setup;
    this.match = match;
    this.seats = setup.seats.map(seatState);
    this.clocks = newClocks(setup.clock, setup.seats.length, setup.time);
    this.fresh = new Freshness(setup.seats.map(() => 0));
    this.toAndFro = new ToAndFro(setup.seats.length, match.at);
    this.stops = setup.seats.map(() => ({}));
    this.chronicle = new Chronicle((a, b) => this.share(a, b), forgotten);
  }

  /** Two seats play together. */
  share(a: Seat, b: Seat): boolean {
    return a === b || this.game.definition.shares?.(this.match.config, a, b) === true;
  }

  /** How many answers stand. */
  get at(): number {
    return this.match.at;
  }

  get status(): TableStatus {
    if (this.seats.some((s) => s.kind === 'empty')) return 'gathering';
    return this.ended || this.game.over(this.match.position) ? 'over' : 'playing';
  }

  /** The seats with an open question. */
  get waiting(): Seat[] {
    if (this.status !== 'playing') return [];
    return [...new Set(this.game.open(this.match.position).map((a) => a.seat))];
  }

  /** The seats of people. */
  get people(): Seat[] {
    return this.seats.flatMap((s, seat) => (s.kind === 'human' ? [seat] : []));
  }

  out(seat: Seat): boolean {
    return this.clocks?.out.includes(seat) === true;
  }

  seatAt(seat: Seat): SeatState {
    return at(this.seats, seat);
  }

  /** No bot answers for this seat. */
  playsItself(seat: Seat): boolean {
    return this.seatAt(seat).bot === null;
  }

  /** The people who play themselves and have time to. */
  get inTime(): Seat[] {
    return this.people.filter((seat) => this.isInTime(seat));
  }

  isInTime(seat: Seat): boolean {
    const { kind, bot } = this.seatAt(seat);
    return kind === 'human' && bot === null && !this.out(seat);
  }

  /**
   * No person is in time. Bots do not finish a match among themselves, unless everybody wanted a bot to play for them.
   */
  get asleep(): boolean {
    if (this.status !== 'playing' || this.seats.some((_, seat) => this.isInTime(seat))) return false;
    return this.people.some((seat) => this.out(seat) || !['left', 'gaveUp', null].includes(this.seatAt(seat).standIn));
  }

  /** Where giving up has settled the match: whoever is left. Nobody waits for it any more, or nobody is left to play against. */
  get leftOver(): readonly Seat[] | null {
    const left = this.seats.flatMap((s, seat) => (s.standIn === 'gaveUp' ? [] : [seat]));
    if (left.length === this.seats.length) return null;
    const [first] = left;
    const oneSide = left.every((seat) => first !== undefined && this.share(first, seat));
    return oneSide || left.every((seat) => this.seatAt(seat).kind !== 'human') ? left : null;
  }

  get hintState(): Hints {
    const people = this.people.filter((seat) => this.playsItself(seat));
    const missing = people.filter((seat) => !this.hints.includes(seat));
    return { on: people.length > 0 && missing.length === 0, allowedBy: people.filter((seat) => this.hints.includes(seat)), missing };
  }

  undoState(viewer: Seat): UndoState {
    // Once the match is over its seed is known.
    return this.status === 'over'
      ? { steps: 0, reason: 'over', redo: 0 }
      : this.back.state(viewer, this.match.log.last, this.match.hasAnswered(viewer));
  }

  stopsAt(seat: Seat): Stops {
    return stopsOf(this.game, this.stops[seat] ?? {});
  }

  /** The open questions with their options, looked at once after every act: whoever is told, asked or passed over needs them. */
  questions(): readonly Question[] {
    if (this.#looked.seq !== this.seq || this.#looked.status !== this.status) {
      const { status } = this;
      const questions = status === 'playing' ? this.game.open(this.match.position).map((ask) => this.#question(ask)) : [];
      this.#looked = { seq: this.seq, status, questions };
    }
    return this.#looked.questions;
  }

  /** The options of an open question, where they have been looked at since the last act. */
  knownOptions(seat: Seat, decision: string): readonly Answer[] | undefined {
    if (this.#looked.seq !== this.seq) return undefined;
    return this.#looked.questions.find(({ ask }) => ask.seat === seat && ask.decision === decision)?.options;
  }

  #question(ask: Ask): Question {
    const { position } = this.match;
    const options = this.game.options(position, ask);
    const { seat } = ask;
    if (this.seatAt(seat).bot !== null || this.setup.askEverything === true) return { ask, options, unasked: undefined };
    const undoable = this.undoState(seat).steps > 0;
    return { ask, options, unasked: unasked(this.game, position, ask, options, this.stopsAt(seat), undoable) };
  }

  /** The seats whose time is up. */
  timedOut(now: number): Seat[] {
    if (this.clocks === null) return [];
    const clocks = passed(this.clocks, now);
    return clocks.running.filter((seat) => at(clocks.left, seat) <= 0);
  }
}
