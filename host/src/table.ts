import {
  type Answer,
  type Ask,
  type Emitted,
  type Era,
  type Game,
  hashOf,
  Match,
  type Refusal,
  type Save,
  type Seat,
  samePlain,
  sha256,
  type View,
} from '@orrery/kernel';
import type { Act, Machine, Order } from './acts.ts';
import { Chronicle, type HeardBeats, type Telling } from './chronicle.ts';
import { type ClockState, credited, newClocks, nextTimeout, passed, runningFor } from './clocks.ts';
import { asDeclined, Declined } from './declined.ts';
import { Freshness } from './freshness.ts';
import { KNOWN, KnownOrders } from './known-orders.ts';
import {
  assembled,
  type Hints,
  type Luck,
  type Missed,
  type OpenAsk,
  type OpenPart,
  type OwnPart,
  type Payload,
  type TableStatus,
  type Told,
  type UndoState,
} from './payload.ts';
import { standing, type TableRecord, type TableSetup, type TableSnapshot } from './record.ts';
import { type SeatState, seatState } from './seats.ts';
import { WayBack } from './way-back.ts';

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
  readonly #match: Match;
  readonly #luck: Luck;
  readonly #known = new KnownOrders();
  #eras: readonly Era[];
  #seq = 0;
  #seats: SeatState[];
  #clocks: ClockState | null;
  #fresh: Freshness;
  #chronicle: Chronicle;
  #back = new WayBack();
  #began: number | null = null;
  #watchers = 0;
  /** Who has allowed hints. */
  #hints: readonly Seat[] = [];

  private constructor(game: Game, setup: TableSetup, match: Match, eras: readonly Era[], forgotten: number) {
    this.game = game;
    this.setup = setup;
    this.#match = match;
    this.#eras = eras;
    this.#luck = { commitment: sha256(setup.seed), seed: null };
    this.#seats = setup.seats.map(seatState);
    this.#clocks = newClocks(setup.clock, setup.seats.length, setup.time);
    this.#fresh = new Freshness(setup.seats.map(() => 0));
    const { shares } = game.definition;
    const share = (a: Seat, b: Seat): boolean => a === b || shares?.(match.config, a, b) === true;
    this.#chronicle = new Chronicle(share, forgotten);
  }

  /** Lays a new table. */
  static open(game: Game, setup: TableSetup): Table {
    if (setup.seats.length !== setup.config.seats) throw new Declined('seats', { detail: setup.config.seats });
    try {
      const { base } = setup;
      const match = base === undefined ? Match.start(game, setup.config, setup.seed) : Match.load(game, base);
      // Of a match that goes on here, its past is in its save; acts of this table begin with 1.
      const forgotten = base !== undefined && base.log.length > 0 ? 0 : -1;
      const table = new Table(game, setup, match, base?.eras ?? [{ at: 0, version: game.version }], forgotten);
      table.#noteEra();
      table.#begin(setup.time);
      return table;
    } catch (error) {
      throw asDeclined(error);
    }
  }

  /** Takes up a table where its acts left it. */
  static load(game: Game, { setup, acts, snapshot }: TableRecord): Table {
    const table = snapshot === undefined ? Table.open(game, setup) : Table.#resume(game, setup, acts, snapshot);
    for (const act of acts) {
      if (act.seq > table.#seq) table.follow(act);
      // Of a long match only the last orders can still be repeated.
      else if (act.seq > table.#seq - KNOWN) table.#known.add(act);
    }
    return table;
  }

  static #resume(game: Game, setup: TableSetup, acts: readonly Act[], snapshot: TableSnapshot): Table {
    const { eras, way } = snapshot;
    const log = standing(setup, acts, snapshot.seq).map((s) => s.entry);
    // What can be taken back is played from the barrier before it; under other rules it could not be, and the table goes on from here.
    const playable = way !== undefined && eras.at(-1)?.version === game.version;
    const { at, hash, position } = playable ? way : snapshot;
    const save: Save = {
      format: 'orrery-save',
      game: game.id,
      eras,
      config: setup.config,
      seed: setup.seed,
      log: log.slice(0, at),
      setup: snapshot.rolls,
      snapshots: [{ at, hash, position }],
    };
    try {
      const match = Match.load(game, save);
      for (const { seat, decision, answer } of log.slice(at)) match.answer(seat, decision, answer);
      const table = new Table(game, setup, match, eras, snapshot.seq);
      table.#noteEra();
      table.#seq = snapshot.seq;
      table.#seats = [...snapshot.seats];
      table.#clocks = snapshot.clocks;
      table.#fresh = new Freshness(snapshot.asked);
      table.#back = new WayBack(snapshot.barrier, playable ? { ...way, steps: log.length - at } : {});
      table.#began = snapshot.began;
      table.#hints = snapshot.hints ?? [];
      return table;
    } catch (error) {
      throw asDeclined(error);
    }
  }

  get seq(): number {
    return this.#seq;
  }

  /** How many answers stand. */
  get at(): number {
    return this.#match.log.length;
  }

  get status(): TableStatus {
    if (this.#seats.some((s) => s.kind === 'empty')) return 'gathering';
    return this.game.over(this.#match.position) ? 'over' : 'playing';
  }

  get seats(): readonly SeatState[] {
    return this.#seats;
  }

  /** The seats with an open question. */
  get waiting(): Seat[] {
    if (this.status !== 'playing') return [];
    return [...new Set(this.game.open(this.#match.position).map((a) => a.seat))];
  }

  /** Carries out an order and gives it the next number. Declines it with a reason and stays as it was, or says that it is an old one. */
  order(order: Order, now: number): Done {
    const duplicate = this.#known.seqOf(order);
    if (duplicate === 'other') throw new Declined('idReused');
    if (duplicate !== undefined) return { duplicate };
    if (this.#seats[order.seat] === undefined) throw new Declined('noSuchSeat');
    const head = { seq: this.#seq + 1, time: Math.max(now, this.#clocks?.asOf ?? 0), id: order.id, seat: order.seat };
    switch (order.kind) {
      case 'answer':
        this.#mayPlay(order.seat, order.by === 'bot');
        this.#notStale(order.seat, order.seq);
        return this.#answer({
          ...head,
          kind: 'answer',
          decision: order.decision,
          answer: order.answer,
          rolls: [],
          ...givenBy(order),
          ...ofLevel(order),
        });
      case 'undo': {
        this.#mayPlay(order.seat, false);
        const { steps, reason } = this.#undoState(order.seat);
        if (steps === 0) throw reason === 'nothing' ? new Declined('nothingToUndo') : new Declined('undoBarrier', { barrier: `${reason}` });
        if (order.seq !== this.#seq) throw new Declined('stale', { seq: this.#seq });
        return this.#carryOut({ ...head, kind: 'undo', count: order.scope === 'step' ? 1 : steps });
      }
      case 'redo': {
        this.#mayPlay(order.seat, false);
        const entry = this.#back.next;
        if (entry === undefined || entry.seat !== order.seat) throw new Declined('nothingToRedo');
        if (order.seq !== this.#seq) throw new Declined('stale', { seq: this.#seq });
        return this.#answer({ ...head, kind: 'answer', decision: entry.decision, answer: entry.answer, rolls: [], redo: true });
      }
      case 'sit':
        if (this.status !== 'gathering') throw new Declined('alreadyStarted');
        if (order.holder.kind !== 'empty' && this.#seats[order.seat].kind === 'human') throw new Declined('seatTaken');
        return this.#carryOut({ ...head, kind: 'sit', holder: order.holder });
      case 'handOver':
        if (this.status !== 'playing') throw new Declined(this.status === 'over' ? 'over' : 'gathering');
        if (this.#seats[order.seat].bot !== null) throw new Declined('botPlays');
        if (order.why === 'time' && !this.timedOut(now).includes(order.seat)) throw new Declined('notAsked');
        return this.#carryOut({ ...head, kind: 'handOver', bot: order.bot, why: order.why, ...givenBy(order) });
      case 'takeBack':
        if (this.#seats[order.seat].standIn === null) throw new Declined('notStandIn');
        return this.#carryOut({ ...head, kind: 'takeBack' });
      case 'allowHints':
      case 'withdrawHints':
        if (this.status !== 'playing') throw new Declined(this.status);
        if (this.#seats[order.seat].bot !== null) throw new Declined('botPlays');
        if (this.#hints.includes(order.seat) === (order.kind === 'allowHints')) throw new Declined('alreadySo');
        return this.#carryOut({ ...head, kind: order.kind });
    }
  }

  /** Does what was done elsewhere: an act out of the log, or from another server. */
  follow(act: Act): void {
    if (act.seq !== this.#seq + 1) throw new Error(`act ${act.seq} does not follow ${this.#seq}`);
    if (act.kind !== 'answer') {
      this.#carryOut(act);
      return;
    }
    const done = this.#answer(act);
    if (!samePlain(done.act.rolls, act.rolls)) throw new Error(`the rolls of act ${act.seq} are not the ones it was played with`);
  }

  #mayPlay(seat: Seat, asBot: boolean): void {
    const { status } = this;
    if (status !== 'playing') throw new Declined(status);
    if ((this.#seats[seat].bot !== null) !== asBot) throw new Declined('botPlays');
  }

  /** An answer is to a question the sender has seen. Others may have answered theirs since: that does not change it. */
  #notStale(seat: Seat, seen: number): void {
    if (seen > this.#seq || (seen < this.#fresh.askedAt(seat) && this.game.open(this.#match.position).some((a) => a.seat === seat))) {
      throw new Declined('stale', { seq: this.#seq });
    }
  }

  #answer(act: Act & { kind: 'answer' }): { act: Act & { kind: 'answer' } } {
    const { seat, decision, answer } = act;
    const before = this.#rounds();
    let effects: ReturnType<Match['answer']>;
    const at = this.#match.log.length;
    const last = this.#match.log.at(-1);
    try {
      effects = this.#match.answer(seat, decision, answer, this.#watchers > 0);
    } catch (error) {
      throw asDeclined(error);
    }
    const done = { ...act, rolls: effects.rolls };
    this.#back.answered(seat, at, last, effects.barrier, act.redo === true);
    this.#note(done, effects.events, effects.beats);
    this.#fresh.turn(before, this.#match.position.asks, this.#seq);
    this.#tick(act.time, this.#seats[seat].bot === null ? seat : undefined, 1);
    return { act: done };
  }

  #carryOut(act: Exclude<Act, { kind: 'answer' }>): { act: Act } {
    const seat = this.#seats[act.seat];
    let credit = 0;
    switch (act.kind) {
      case 'undo': {
        const before = this.#rounds();
        try {
          for (let i = 0; i < act.count; i++) this.#back.takenBack(this.#match.undo(act.seat));
        } catch (error) {
          throw asDeclined(error);
        }
        this.#note(act, []);
        this.#fresh.turn(before, this.#match.position.asks, this.#seq);
        credit = -act.count;
        break;
      }
      case 'sit':
        this.#seats[act.seat] = seatState(act.holder);
        this.#note(act, []);
        this.#begin(act.time);
        break;
      case 'handOver':
        this.#seats[act.seat] = { ...seat, bot: act.bot, standIn: act.why };
        this.#note(act, []);
        break;
      case 'takeBack':
        this.#seats[act.seat] = { ...seat, bot: null, standIn: null };
        this.#note(act, []);
        break;
      case 'allowHints':
        this.#hints = [...this.#hints, act.seat].sort((a, b) => a - b);
        this.#note(act, []);
        break;
      case 'withdrawHints':
        this.#hints = this.#hints.filter((s) => s !== act.seat);
        this.#note(act, []);
        break;
    }
    this.#tick(act.time, act.seat, credit);
    if (act.kind === 'takeBack') this.#grantTime(act.seat);
    return { act };
  }

  /** Once everybody sits, the setting up is told and the clocks start. */
  #begin(time: number): void {
    if (this.#began !== null || this.status === 'gathering') return;
    this.#began = this.#seq;
    if (this.setup.base === undefined || this.at === 0) {
      this.#chronicle.noteSetup(this.#seq, this.#match.opening);
    }
    this.#tick(time, undefined, 0);
  }

  /** Gives the act its number and keeps what it told. */
  #note(act: Act, events: readonly Emitted[], beats?: readonly unknown[]): void {
    this.#seq = act.seq;
    this.#known.add(act);
    this.#chronicle.note(act, this.at, events, beats);
  }

  /** The rules version changes only when a table is loaded under newer rules. */
  #noteEra(): void {
    const { version } = this.game;
    if (this.#eras.at(-1)?.version !== version) this.#eras = [...this.#eras, { at: this.at, version }];
  }

  #rounds(): readonly Ask[] {
    return this.#match.position.asks.map((a) => ({ ...a }));
  }

  #tick(time: number, seat: Seat | undefined, credits: number): void {
    if (this.#clocks === null || this.setup.clock.kind === 'none' || this.#began === null) return;
    let clocks = passed(this.#clocks, time);
    if (seat !== undefined && credits !== 0) clocks = credited(clocks, seat, credits * this.setup.clock.increment);
    this.#clocks = runningFor(
      clocks,
      this.waiting.filter((s) => this.#seats[s].bot === null),
    );
  }

  /** Who comes back after running out of time has one increment to answer in. */
  #grantTime(seat: Seat): void {
    const { clock } = this.setup;
    if (this.#clocks === null || clock.kind === 'none') return;
    const missing = clock.increment - this.#clocks.left[seat];
    if (missing > 0) this.#clocks = credited(this.#clocks, seat, missing);
  }

  /** The seats whose time is up. */
  timedOut(now: number): Seat[] {
    if (this.#clocks === null) return [];
    const clocks = passed(this.#clocks, now);
    return clocks.running.filter((seat) => clocks.left[seat] <= 0);
  }

  /** When somebody's time will be up if nobody acts. */
  get nextTimeout(): number | undefined {
    return this.#clocks === null ? undefined : nextTimeout(this.#clocks)?.time;
  }

  #undoState(viewer: Seat): UndoState {
    // Once the match is over its seed is known.
    return this.status === 'over' ? { steps: 0, reason: 'over', redo: 0 } : this.#back.state(viewer, this.#match.log);
  }

  get #hintState(): Hints {
    const people = this.#seats.flatMap((s, seat) => (s.kind === 'human' && s.bot === null ? [seat] : []));
    const missing = people.filter((seat) => !this.#hints.includes(seat));
    return { on: people.length > 0 && missing.length === 0, allowedBy: people.filter((seat) => this.#hints.includes(seat)), missing };
  }

  #openAsks(viewer: Seat): Ask[] {
    return this.status === 'playing' ? this.game.open(this.#match.position).filter((a) => a.seat === viewer) : [];
  }

  /** What everybody may know. */
  openPart(): OpenPart {
    const { status, game } = this;
    const { position } = this.#match;
    return {
      seq: this.#seq,
      at: this.at,
      status,
      seats: this.#seats,
      table: status === 'gathering' ? null : game.table(position.state),
      waiting: this.waiting,
      hints: this.#hintState,
      clock: this.setup.clock,
      clocks: this.#clocks,
      outcome: status === 'over' ? game.outcome(position) : null,
      luck: status === 'over' ? { ...this.#luck, seed: this.setup.seed } : this.#luck,
    };
  }

  /** What this viewer may know besides. */
  ownPart(viewer: Seat): OwnPart {
    const { status, game } = this;
    const { position } = this.#match;
    return {
      viewer,
      own: status === 'gathering' ? {} : game.own(position.state, viewer),
      goingOn: status === 'gathering' ? null : game.goingOn(position, viewer),
      asks: this.#openAsks(viewer).map((ask): OpenAsk => ({ decision: ask.decision, options: game.options(position, ask) })),
      undo: this.#undoState(viewer),
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

  /** From now on events are kept with the state they were told over; what it answers with ends that. */
  watch(): () => void {
    this.#watchers++;
    return () => {
      this.#watchers--;
    };
  }

  /** What the acts after this one told, for the feed that keeps viewers up to date. */
  tellingsSince(seq: number): readonly Telling[] {
    return this.#chronicle.since(seq);
  }

  heardBeats(telling: Telling, viewer: Seat): HeardBeats {
    return this.#chronicle.heardBeats(telling, viewer);
  }

  /** What this viewer missed since an act; everything still remembered without one. */
  missed(viewer: Seat, since?: number): Missed {
    return this.#chronicle.missed(viewer, since);
  }

  /** The "why not?" of a question open to this viewer. */
  refusals(viewer: Seat, decision: string): readonly Refusal[] {
    const ask = this.#openAsks(viewer).find((a) => a.decision === decision);
    if (ask === undefined) throw new Declined('notAsked');
    return this.game.refusals(this.#match.position, ask);
  }

  /** What bots are asked right now. */
  botQuestions(): BotQuestion[] {
    if (this.status !== 'playing') return [];
    const { position } = this.#match;
    const questions: BotQuestion[] = [];
    for (const ask of this.game.open(position)) {
      const { bot } = this.#seats[ask.seat];
      if (bot === null) continue;
      const { seat, decision } = ask;
      questions.push({
        seat,
        bot,
        seq: this.#seq,
        decision,
        view: this.game.view(position, seat),
        options: this.game.options(position, ask),
      });
    }
    return questions;
  }

  /** Whether some person still plays here: a table of bots alone is waited for by nobody. */
  get awaited(): boolean {
    return this.#seats.some((s) => s.kind === 'human' && s.bot === null);
  }

  /** Whether a bot is asked. */
  get botDue(): boolean {
    return this.waiting.some((seat) => this.#seats[seat].bot !== null);
  }

  snapshot(): TableSnapshot {
    const { position, setup, firm } = this.#match;
    const { steps, undone, taken } = this.#back;
    const way = { at: firm.at, hash: hashOf(firm.position), position: this.game.clone(firm.position), undone: [...undone], taken };
    return {
      seq: this.#seq,
      at: this.at,
      firm: true,
      ...(steps === 0 && undone.length === 0 && taken === 0 ? {} : { way }),
      eras: this.#eras,
      rolls: setup,
      hash: hashOf(position),
      position: this.game.clone(position),
      seats: [...this.#seats],
      clocks: this.#clocks,
      asked: this.#fresh.asked,
      barrier: this.#back.barrier,
      began: this.#began,
      hints: this.#hints,
    };
  }

  /** The hash of the position, for comparing one machine's table with another's. */
  get hash(): string {
    return hashOf(this.#match.position);
  }

  /** The match as a save. It holds every secret: for its owner alone, or for everybody once it is over. */
  save(): Save {
    return this.#match.save();
  }
}

const ofLevel = ({ level }: { readonly level?: string }): { readonly level?: string } => (level === undefined ? {} : { level });
const givenBy = <M extends Machine>({ by }: { readonly by?: M }): { readonly by?: M } => (by === undefined ? {} : { by });
