import {
  type Answer,
  at,
  type Configured,
  type Game,
  hashOf,
  Match,
  offered,
  type Refusal,
  type Save,
  type Seat,
  samePlain,
  sha256,
  type View,
} from '@orrery/kernel';
import { begin, perform } from './acting.ts';
import { type Act, currentAct, type Order, type StoredAct } from './acts.ts';
import { isSecretWindow, type Unasked, windowKinds } from './asking.ts';
import type { HeardBeats, Sight, Telling } from './chronicle.ts';
import { nextTimeout, passed } from './clocks.ts';
import { InnerTable, type Question } from './inner-table.ts';
import { KNOWN } from './known-orders.ts';
import type { Motion } from './motions.ts';
import { asOrderRejected, OrderRejected } from './order-rejected.ts';
import { actOf } from './orders.ts';
import {
  assembled,
  type Luck,
  type Missed,
  type OpenAsk,
  type OpenPart,
  type OwnPart,
  type Payload,
  type TableStatus,
  type Told,
} from './payload.ts';
import { standing, type TableRecord, type TableSetup, type TableSnapshot } from './record.ts';
import type { Rest } from './rests.ts';
import type { SeatState } from './seats.ts';
import { resumed, snapshotOf } from './snapshots.ts';
import type { Vote } from './votes.ts';

/** What an order came to: the act to be kept, or the number of the act it had already become. */
export type Done = { readonly act: Act } | { readonly duplicate: number };

/** A question a bot is to answer: it sees what its seat sees, nothing else. */
export type BotQuestion = {
  readonly seat: Seat;
  readonly bot: string;
  readonly seq: number;
  readonly decision: string;
  readonly view: View;
  readonly options: readonly Answer[];
};

/**
 * The authority over one match: who sits where, what was done in which order, what each viewer may know, whose time runs. It is told
 * the time and told what to do; it keeps no files, sends no messages and starts no timers. Every change is an act with the next number,
 * and the same acts always lead to the same table.
 */
export class Table {
  readonly game: Game;
  readonly setup: TableSetup;
  readonly #inner: InnerTable;
  readonly #commitment: string;

  private constructor(inner: InnerTable) {
    this.game = inner.game;
    this.setup = inner.setup;
    this.#inner = inner;
    this.#commitment = sha256(inner.setup.seed);
  }

  /** Lays a new table. */
  static open(game: Game, setup: TableSetup): Table {
    if (setup.seats.length !== setup.config.seats) throw new OrderRejected('seats', { detail: setup.config.seats });
    try {
      const { base } = setup;
      const match = base === undefined ? Match.start(game, setup.config, setup.seed) : Match.load(game, base);
      // Of a match that goes on here, its past is in its save; acts of this table begin with 1.
      const forgotten = base !== undefined && base.log.length > 0 ? 0 : -1;
      const inner = new InnerTable(game, setup, match, forgotten);
      begin(inner, setup.time);
      return new Table(inner);
    } catch (error) {
      throw asOrderRejected(error);
    }
  }

  /** Takes up a table where its acts left it. */
  static load(game: Game, { setup, acts, snapshot }: TableRecord): Table {
    const table = snapshot === undefined ? Table.open(game, setup) : Table.#resume(game, setup, acts, snapshot);
    for (const act of acts) {
      if (act.seq > table.seq) table.follow(act);
      // Of a long match only the last orders can still be repeated.
      else if (act.seq > table.seq - KNOWN) table.#inner.known.add(currentAct(act));
    }
    return table;
  }

  static #resume(game: Game, setup: TableSetup, acts: readonly StoredAct[], snapshot: TableSnapshot): Table {
    try {
      return new Table(resumed(game, setup, acts, snapshot));
    } catch (error) {
      throw asOrderRejected(error);
    }
  }

  /** Carries out an order and gives it the next number. Declines it with a reason and stays as it was, or says that it is an old one. */
  order(order: Order, now: number): Done {
    const duplicate = this.#inner.known.seqOf(order);
    if (duplicate === 'other') throw new OrderRejected('idReused');
    if (duplicate !== undefined) return { duplicate };
    return { act: perform(this.#inner, actOf(this.#inner, order, now)) };
  }

  /** Does what was done elsewhere: an act out of the log, or from another server. */
  follow(stored: StoredAct): void {
    const act = currentAct(stored);
    if (act.seq !== this.seq + 1) throw new Error(`act ${act.seq} does not follow ${this.seq}`);
    const done = perform(this.#inner, act);
    if (done.kind === 'answer' && act.kind === 'answer' && !samePlain(done.rolls, act.rolls)) {
      throw new Error(`the rolls of act ${act.seq} are not the ones it was played with`);
    }
  }

  get seq(): number {
    return this.#inner.seq;
  }

  /** How many answers stand. */
  get at(): number {
    return this.#inner.at;
  }

  get status(): TableStatus {
    return this.#inner.status;
  }

  get seats(): readonly SeatState[] {
    return this.#inner.seats;
  }

  /** The seats with an open question. */
  get waiting(): Seat[] {
    return this.#inner.waiting;
  }

  /** No person is in time. Bots do not finish a match among themselves, unless everybody wanted a bot to play for them. */
  get asleep(): boolean {
    return this.#inner.asleep;
  }

  /** The seats whose time is up. */
  timedOut(now: number): Seat[] {
    return this.#inner.timedOut(now);
  }

  /** The questions put to nobody, which the host is to answer for their seats: at once, or after as long as somebody might take. */
  get unasked(): readonly Unasked[] {
    return this.asleep ? [] : this.#inner.questions().flatMap((q) => q.unasked ?? []);
  }

  /** Whether several people play here, so that it matters how long an answer takes. */
  get company(): boolean {
    return this.#inner.people.length > 1;
  }

  /** When somebody's time will be up if nobody acts. */
  get nextTimeout(): number | undefined {
    return this.#inner.clocks === null ? undefined : nextTimeout(this.#inner.clocks)?.time;
  }

  /** What is being decided about people who are away or out of time. */
  get votes(): readonly Vote[] {
    return this.#inner.votes;
  }

  /** What somebody asks the table. */
  get motion(): Motion | null {
    return this.#inner.motion;
  }

  /** What a seat has left on its clock at this moment; null without clocks. */
  timeLeft(seat: Seat, now: number): number | null {
    return this.#inner.clocks === null ? null : at(passed(this.#inner.clocks, now).left, seat);
  }

  /** The round of the game; 0 until it begins. */
  get round(): number {
    return this.status === 'gathering' ? 0 : this.game.definition.round(this.#inner.match.position.state);
  }

  get #luck(): Luck {
    return { commitment: this.#commitment, seed: this.status === 'over' ? this.setup.seed : null, known: this.#inner.luckKnown };
  }

  /** Somebody at the table can know its luck: they took its save along. */
  get luckKnown(): boolean {
    return this.#inner.luckKnown;
  }

  get #windows(): Seat[] {
    if (this.status !== 'playing') return [];
    const { position } = this.#inner.match;
    return this.game.open(position).flatMap((ask) => (isSecretWindow(this.game, position, ask) ? [ask.seat] : []));
  }

  /** A question as its seat is asked it, unless the host answers for it. */
  #asked({ ask, options, unasked }: Question): OpenAsk[] {
    if (unasked !== undefined) return [];
    const { decision } = ask;
    const windows = windowKinds(this.game, this.#inner.match.position, ask);
    return [{ decision, options: offered(this.game, decision, options), ...(windows.length === 0 ? {} : { windows }) }];
  }

  /** Somebody may have asked for hints: everybody had allowed them. */
  get hinted(): boolean {
    return this.#inner.hinted;
  }

  /** The seats that play together, each alone where nobody does. */
  get sides(): readonly (readonly Seat[])[] {
    const sides: Seat[][] = [];
    for (const seat of this.#inner.seats.keys()) {
      const side = sides.find(([first]) => first !== undefined && this.#inner.share(first, seat));
      if (side === undefined) sides.push([seat]);
      else side.push(seat);
    }
    return sides;
  }

  /** When clocks stand still, now or later. */
  get rests(): readonly Rest[] {
    return this.#inner.clocks?.rests ?? [];
  }

  /** What each seat played with, where the game has such a thing: the topic of a faction, say. */
  get playsAs(): readonly (string | null)[] {
    const { state } = this.#inner.match.position;
    return this.#inner.seats.map((_, seat) => this.game.definition.playsAs?.(state, seat) ?? null);
  }

  /** How a match that was played to its end, or given up, came out; null before that, and where it was ended. */
  get result(): { readonly scores: readonly number[]; readonly winners: readonly Seat[] } | null {
    if (this.status !== 'over') return null;
    if (this.#inner.ended) {
      const winners = this.#inner.leftOver;
      const { state } = this.#inner.match.position;
      return winners === null
        ? null
        : { scores: this.#inner.seats.map((_, seat) => this.game.definition.score(state, seat).total), winners };
    }
    const { scores, winners } = this.game.outcome(this.#inner.match.position);
    return { scores: scores.map((s) => s.total), winners };
  }

  /** What everybody may know; with a `table` that is known to be right, it is not built again. */
  openPart(table?: unknown): OpenPart {
    const { status, game } = this;
    const { position } = this.#inner.match;
    return {
      seq: this.#inner.seq,
      at: this.at,
      status,
      seats: this.#inner.seats,
      table: status === 'gathering' ? null : (table ?? game.table(position.state)),
      waiting: this.waiting,
      windows: this.#windows,
      hints: this.#inner.hintState,
      clock: this.setup.clock,
      clocks: this.#inner.clocks,
      asleep: this.asleep,
      votes: this.#inner.votes,
      motion: this.#inner.motion,
      leftOver: this.#inner.ended ? this.#inner.leftOver : null,
      outcome: status === 'over' && !this.#inner.ended ? game.outcome(position) : null,
      luck: this.#luck,
    };
  }

  /** What this viewer may know besides; with an `own` part of the table that is known to be right. */
  ownPart(viewer: Seat, own?: OwnPart['own']): OwnPart {
    const { status, game } = this;
    const { position } = this.#inner.match;
    return {
      viewer,
      own: status === 'gathering' ? {} : (own ?? game.own(position.state, viewer)),
      goingOn: status === 'gathering' ? null : game.goingOn(position, viewer),
      asks: this.#inner.questions().flatMap((q) => (q.ask.seat === viewer ? this.#asked(q) : [])),
      undo: this.#inner.undoState(viewer),
      stops: viewer < 0 ? {} : this.#inner.stopsAt(viewer),
    };
  }

  /** All that this viewer may know, in its parts. */
  told(viewer: Seat): Told {
    const told = { open: this.openPart(), own: this.ownPart(viewer) };
    // Built from a view and from what everybody at the table may know: this is where it becomes sendable.
    return told as typeof told & Told;
  }

  payload(viewer: Seat): Payload {
    return assembled(this.told(viewer));
  }

  /** From now on events are kept with what `look` sees of the state they were told over, which holds every secret; what it answers with ends that. */
  watch(look: (state: Configured) => Sight): () => void {
    this.#inner.look = look;
    return () => {
      this.#inner.look = undefined;
    };
  }

  /** What the acts after this one told, for the feed that keeps viewers up to date. */
  tellingsSince(seq: number): readonly Telling[] {
    return this.#inner.chronicle.since(seq);
  }

  /** The feed has told everybody of them. */
  allTold(): void {
    this.#inner.chronicle.allTold();
  }

  heardBeats(telling: Telling, viewer: Seat): HeardBeats {
    return this.#inner.chronicle.heardBeats(telling, viewer);
  }

  /** What this viewer missed since an act; everything still remembered without one. */
  missed(viewer: Seat, since?: number): Missed {
    return this.#inner.chronicle.missed(viewer, since);
  }

  /** The "why not?" of a question open to this viewer. */
  refusals(viewer: Seat, decision: string): readonly Refusal[] {
    const open = this.status === 'playing' ? this.game.open(this.#inner.match.position) : [];
    const ask = open.find((a) => a.seat === viewer && a.decision === decision);
    if (ask === undefined) throw new OrderRejected('notAsked');
    return this.game.refusals(this.#inner.match.position, ask);
  }

  /** What bots are asked right now. */
  botQuestions(): BotQuestion[] {
    if (this.asleep) return [];
    return this.#inner.questions().flatMap(({ ask: { seat, decision }, options }) => {
      const { bot } = this.#inner.seatAt(seat);
      return bot === null
        ? []
        : [{ seat, bot, seq: this.#inner.seq, decision, view: this.game.view(this.#inner.match.position, seat), options }];
    });
  }

  /** Whether some person still plays here: a table of bots alone is waited for by nobody. */
  get awaited(): boolean {
    return this.#inner.seats.some((s) => s.kind === 'human' && s.bot === null);
  }

  /** Whether a bot is asked. */
  get botDue(): boolean {
    return !this.asleep && this.waiting.some((seat) => !this.#inner.playsItself(seat));
  }

  /** How many answers have to be played again for a snapshot. */
  get toReplay(): number {
    return this.#inner.match.toReplay;
  }

  snapshot(): TableSnapshot {
    return snapshotOf(this.#inner);
  }

  /** The hash of the position, for comparing one machine's table with another's. */
  get hash(): string {
    return hashOf(this.#inner.match.position);
  }

  /**
   * The match as a save. It holds every secret: for its owner alone, or for everybody once it is over. A table that was taken up from a
   * snapshot does not know its past: it needs all its acts for this.
   */
  save(acts: readonly StoredAct[] = []): Save {
    return this.#inner.match.save(standing(this.setup, acts, this.#inner.seq).map((s) => s.entry));
  }
}
