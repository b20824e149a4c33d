import {
  type Answer,
  type Ask,
  at,
  type Configured,
  contentChanged,
  type Emitted,
  type Game,
  hashOf,
  Match,
  offered,
  type Refusal,
  type Save,
  type Seat,
  STOPS,
  type Stop,
  type Stops,
  samePlain,
  sha256,
  type View,
} from '@orrery/kernel';
import { type Act, currentAct, type Machine, type Order, type StoredAct } from './acts.ts';
import { isSecretWindow, isWindowKind, passOf, stopsOf, type Unasked, unasked, windowKinds } from './asking.ts';
import { type Also, Chronicle, type HeardBeats, type Telling } from './chronicle.ts';
import {
  type ClockState,
  grantedCredit,
  inDays,
  newClocks,
  nextTimeout,
  passed,
  ranOut,
  readClocks,
  resting,
  runningFor,
  settled,
  sleeping,
  turnEnded,
  turnTakenBack,
  woken,
} from './clocks.ts';
import { foreseenAs } from './foreseen.ts';
import { Freshness } from './freshness.ts';
import { KNOWN, KnownOrders } from './known-orders.ts';
import { answered, carried, LONGEST_PAUSE, type Motion, type Wanted } from './motions.ts';
import { alike } from './names.ts';
import { asOrderRejected, OrderRejected } from './order-rejected.ts';
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
import type { Rest } from './rests.ts';
import { type SeatState, type StandInReason, seatState } from './seats.ts';
import { ToAndFro } from './to-and-fro.ts';
import { ABSENCE, decided, MOST_CHANGES, type Vote, voted } from './votes.ts';
import { WayBack } from './way-back.ts';

/** What an order came to: the act to be kept, or the number of the act it had already become. */
export type Done = { readonly act: Act } | { readonly duplicate: number };

type Head = Pick<Act, 'seq' | 'time' | 'id' | 'seat'>;

/** An open question: what can be answered, and what the host answers where nobody is asked. */
type Question = { readonly ask: Ask; readonly options: readonly Answer[]; readonly unasked: Unasked | undefined };

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
  readonly #commitment: string;
  readonly #known = new KnownOrders();
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
  /** Hints were allowed by everybody at some time. */
  #hinted = false;
  #votes: readonly Vote[] = [];
  /** The match was ended before its end: by a vote, or by whoever runs the server. */
  #ended = false;
  /** Somebody took the save along while the match was running. */
  #luckKnown = false;
  /** What somebody asks the table. */
  #motion: Motion | null = null;
  /** Before which answers nobody was asked for the next one, as far as the acts are at hand. */
  readonly #unaskedAt = new Set<number>();
  #toAndFro: ToAndFro;
  /** What each seat has chosen itself. */
  #stops: Stops[];
  #looked: { readonly seq: number; readonly status: TableStatus; readonly questions: readonly Question[] } = {
    seq: -1,
    status: 'gathering',
    questions: [],
  };

  private constructor(game: Game, setup: TableSetup, match: Match, forgotten: number) {
    this.game = game;
    this.setup = setup;
    this.#match = match;
    this.#commitment = sha256(setup.seed);
    this.#seats = setup.seats.map(seatState);
    this.#clocks = newClocks(setup.clock, setup.seats.length, setup.time);
    this.#fresh = new Freshness(setup.seats.map(() => 0));
    this.#toAndFro = new ToAndFro(setup.seats.length, match.at);
    this.#stops = setup.seats.map(() => ({}));
    const { shares } = game.definition;
    const share = (a: Seat, b: Seat): boolean => a === b || shares?.(match.config, a, b) === true;
    this.#chronicle = new Chronicle(share, forgotten);
  }

  /** Lays a new table. */
  static open(game: Game, setup: TableSetup): Table {
    if (setup.seats.length !== setup.config.seats) throw new OrderRejected('seats', { detail: setup.config.seats });
    try {
      const { base } = setup;
      const match = base === undefined ? Match.start(game, setup.config, setup.seed) : Match.load(game, base);
      // Of a match that goes on here, its past is in its save; acts of this table begin with 1.
      const forgotten = base !== undefined && base.log.length > 0 ? 0 : -1;
      const table = new Table(game, setup, match, forgotten);
      table.#begin(setup.time);
      return table;
    } catch (error) {
      throw asOrderRejected(error);
    }
  }

  /** Takes up a table where its acts left it. */
  static load(game: Game, { setup, acts, snapshot }: TableRecord): Table {
    const table = snapshot === undefined ? Table.open(game, setup) : Table.#resume(game, setup, acts, snapshot);
    for (const act of acts) {
      if (act.seq > table.#seq) table.follow(act);
      // Of a long match only the last orders can still be repeated.
      else if (act.seq > table.#seq - KNOWN) table.#known.add(currentAct(act));
    }
    return table;
  }

  static #resume(game: Game, setup: TableSetup, acts: readonly StoredAct[], snapshot: TableSnapshot): Table {
    const { eras, way } = snapshot;
    const { earlier, log } = snapshot.end ?? {
      earlier: { answers: 0, seats: [] },
      log: standing(setup, acts, snapshot.seq).map((s) => s.entry),
    };
    // What can be taken back is played from the barrier before it; under other rules it could not be, and the table goes on from here.
    const era = eras.at(-1);
    const playable = way !== undefined && era?.version === game.version && !contentChanged(game, era);
    const { at, hash, position } = playable ? way : snapshot;
    const save: Save = {
      format: 'orrery-save',
      game: game.id,
      eras,
      config: setup.config,
      seed: setup.seed,
      log: log.slice(0, at - earlier.answers),
      setup: snapshot.rolls,
      snapshots: [{ at, hash, position }],
    };
    try {
      const match = Match.load(game, save, earlier);
      for (const { seat, decision, answer } of log.slice(at - earlier.answers)) match.answer(seat, decision, answer);
      const table = new Table(game, setup, match, snapshot.seq);
      table.#seq = snapshot.seq;
      table.#seats = [...snapshot.seats];
      table.#clocks = readClocks(snapshot.clocks, setup.clock);
      table.#fresh = new Freshness(snapshot.asked);
      table.#back = new WayBack(snapshot.barrier, playable ? { ...way, steps: match.at - at } : {});
      table.#began = snapshot.began;
      table.#hints = snapshot.hints ?? [];
      table.#hinted = snapshot.hinted ?? false;
      table.#votes = snapshot.votes ?? [];
      table.#ended = snapshot.ended ?? false;
      table.#motion = snapshot.motion ?? null;
      table.#luckKnown = snapshot.luckKnown ?? false;
      if (snapshot.stops !== undefined) table.#stops = [...snapshot.stops];
      if (snapshot.toAndFro !== undefined) table.#toAndFro = ToAndFro.from(snapshot.toAndFro);
      return table;
    } catch (error) {
      throw asOrderRejected(error);
    }
  }

  get seq(): number {
    return this.#seq;
  }

  /** How many answers stand. */
  get at(): number {
    return this.#match.at;
  }

  get status(): TableStatus {
    if (this.#seats.some((s) => s.kind === 'empty')) return 'gathering';
    return this.#ended || this.game.over(this.#match.position) ? 'over' : 'playing';
  }

  get seats(): readonly SeatState[] {
    return this.#seats;
  }

  /** The seats with an open question. */
  get waiting(): Seat[] {
    if (this.status !== 'playing') return [];
    return [...new Set(this.game.open(this.#match.position).map((a) => a.seat))];
  }

  /** The seats of people. */
  get #people(): Seat[] {
    return this.#seats.flatMap((s, seat) => (s.kind === 'human' ? [seat] : []));
  }

  #out(seat: Seat): boolean {
    return this.#clocks?.out.includes(seat) === true;
  }

  #seatAt(seat: Seat): SeatState {
    return at(this.#seats, seat);
  }

  /** No bot answers for this seat. */
  #playsItself(seat: Seat): boolean {
    return this.#seatAt(seat).bot === null;
  }

  /** The people who play themselves and have time to. */
  get #inTime(): Seat[] {
    return this.#people.filter((seat) => this.#isInTime(seat));
  }

  #isInTime(seat: Seat): boolean {
    const { kind, bot } = this.#seatAt(seat);
    return kind === 'human' && bot === null && !this.#out(seat);
  }

  /**
   * No person is in time. Bots do not finish a match among themselves, unless everybody wanted a bot to play for them.
   */
  get asleep(): boolean {
    if (this.status !== 'playing' || this.#seats.some((_, seat) => this.#isInTime(seat))) return false;
    return this.#people.some((seat) => this.#out(seat) || !['left', 'gaveUp', null].includes(this.#seatAt(seat).standIn));
  }

  /** Carries out an order and gives it the next number. Declines it with a reason and stays as it was, or says that it is an old one. */
  order(order: Order, now: number): Done {
    const duplicate = this.#known.seqOf(order);
    if (duplicate === 'other') throw new OrderRejected('idReused');
    if (duplicate !== undefined) return { duplicate };
    if (this.#seats[order.seat] === undefined) throw new OrderRejected('noSuchSeat');
    const head = { seq: this.#seq + 1, time: Math.max(now, this.#clocks?.asOf ?? 0), id: order.id, seat: order.seat };
    switch (order.kind) {
      case 'answer':
        this.#mayPlay(order.seat, order.by === 'bot');
        this.#notStale(order.seat, order.seq);
        if (order.foreseen !== undefined) this.#mustBeForeseen(order.seat, order.decision, order.foreseen);
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
        if (steps === 0)
          throw reason === 'nothing' ? new OrderRejected('nothingToUndo') : new OrderRejected('undoBarrier', { barrier: `${reason}` });
        if (order.seq !== this.#seq) throw new OrderRejected('stale', { seq: this.#seq });
        return this.#carryOut({ ...head, kind: 'undo', count: this.#back.count(order.scope) });
      }
      case 'redo': {
        this.#mayPlay(order.seat, false);
        const entry = this.#back.next;
        if (entry === undefined || entry.seat !== order.seat) throw new OrderRejected('nothingToRedo');
        if (order.seq !== this.#seq) throw new OrderRejected('stale', { seq: this.#seq });
        return this.#answer({ ...head, kind: 'answer', decision: entry.decision, answer: entry.answer, rolls: [], redo: true });
      }
      case 'sit':
        if (this.status !== 'gathering') throw new OrderRejected('alreadyStarted');
        if (order.holder.kind !== 'empty') this.#maySit(order.seat, order.holder.name);
        return this.#carryOut({ ...head, kind: 'sit', holder: order.holder });
      case 'standIn':
        this.#mustPlay();
        if (!this.#playsItself(order.seat)) throw new OrderRejected('botPlays');
        this.#toAndFro.mayGo(order.seat);
        return this.#carryOut({ ...head, kind: 'standIn', bot: order.bot, why: 'left' });
      case 'resumeSeat':
        this.#mustPlay();
        if (this.#seatAt(order.seat).standIn === 'gaveUp') throw new OrderRejected('gaveUp');
        if (this.#seatAt(order.seat).standIn === null && !(this.asleep && this.#seatAt(order.seat).kind === 'human')) {
          throw new OrderRejected('notStandIn');
        }
        return this.#carryOut({ ...head, kind: 'resumeSeat' });
      case 'timeUp':
        if (!this.timedOut(now).includes(order.seat)) throw new OrderRejected('inTime');
        return this.#carryOut({ ...head, kind: 'timeUp', by: 'clock' });
      case 'vote':
        return this.#carryOut(this.#voteOf(order, head));
      case 'giveUp':
        this.#mustPlay();
        if (this.#seatAt(order.seat).kind !== 'human' || this.#seatAt(order.seat).standIn === 'gaveUp') throw new OrderRejected('gaveUp');
        return this.#carryOut({ ...head, kind: 'giveUp', bot: order.bot });
      case 'move':
        return this.#carryOut(this.#moveOf(order, head));
      case 'second':
        return this.#carryOut(this.#secondOf(order, head));
      case 'vacation':
        if (this.#clocks === null) throw new OrderRejected('noClock');
        if (this.status === 'over') throw new OrderRejected('over');
        if (
          samePlain(
            order.spans,
            this.#clocks.rests.flatMap(({ seat, from, to }) => (seat === order.seat ? [{ from, to }] : [])),
          )
        )
          throw new OrderRejected('alreadySo');
        return this.#carryOut({ ...head, kind: 'vacation', spans: order.spans, by: 'host' });
      case 'night':
        if (this.#clocks?.nights === undefined) throw new OrderRejected('noClock');
        if (this.status === 'over') throw new OrderRejected('over');
        // Nobody puts the night where it suits a clock that runs.
        if (this.#clocks.running.includes(order.seat) && this.#clocks.nights[order.seat] !== null) throw new OrderRejected('clockDecides');
        if (samePlain(order.night, this.#clocks.nights[order.seat])) throw new OrderRejected('alreadySo');
        return this.#carryOut({ ...head, kind: 'night', night: order.night, by: 'host' });
      case 'close':
        this.#mustPlay();
        return this.#carryOut({ ...head, kind: 'close', by: 'operator' });
      case 'rename':
        if (this.status === 'gathering') throw new OrderRejected('gathering');
        if (this.#seatAt(order.seat).kind !== 'human' || this.#seatAt(order.seat).name === order.name) throw new OrderRejected('alreadySo');
        return this.#carryOut({ ...head, kind: 'rename', name: order.name });
      case 'takeSave':
        this.#mustPlay();
        if (this.#luckKnown) throw new OrderRejected('alreadySo');
        return this.#carryOut({ ...head, kind: 'takeSave' });
      case 'allowHints':
      case 'withdrawHints':
        if (this.status !== 'playing') throw new OrderRejected(this.status);
        if (!this.#playsItself(order.seat)) throw new OrderRejected('botPlays');
        if (this.#hints.includes(order.seat) === (order.kind === 'allowHints')) throw new OrderRejected('alreadySo');
        if (order.kind === 'allowHints') this.#toAndFro.mayGo(order.seat);
        return this.#carryOut({ ...head, kind: order.kind });
      case 'setStops': {
        this.#mustPlay();
        const stops = this.#stopsIn(order.stops);
        if (samePlain(stops, this.#stops[order.seat])) throw new OrderRejected('alreadySo');
        this.#toAndFro.mayGo(order.seat);
        return this.#carryOut({ ...head, kind: 'setStops', stops });
      }
      case 'letPass': {
        this.#mayPlay(order.seat, false);
        this.#notStale(order.seat, order.seq);
        const { decision, answer } = this.#letPass(order.seat, order.by === 'host');
        const next = this.#back.next;
        // Taken back together with the answer before it, it is given again together with it.
        const again = next !== undefined && next.seat === order.seat && next.decision === decision && samePlain(next.answer, answer);
        return this.#answer({
          ...head,
          kind: 'answer',
          decision,
          answer,
          rolls: [],
          unasked: true,
          ...(again ? { redo: true } : {}),
          ...givenBy(order),
        });
      }
    }
  }

  /** The kinds and stops there are, of those somebody sent, without what is the game's own choice anyway. */
  #stopsIn(stops: Stops): Stops {
    const windows = this.game.definition.asking?.windows ?? {};
    for (const [kind, stop] of Object.entries(stops)) {
      if (!isWindowKind(this.game, kind) || !STOPS.includes(stop)) throw new OrderRejected('options', { detail: kind });
    }
    return Object.fromEntries(
      Object.entries(windows).flatMap(([kind, usual]): [string, Stop][] => {
        const stop = stops[kind] ?? usual;
        return stop === usual ? [] : [[kind, stop]];
      }),
    );
  }

  #letPass(seat: Seat, byHost: boolean): { readonly decision: string; readonly answer: Answer } {
    const { position } = this.#match;
    const question = this.#questions().find((q) => q.ask.seat === seat);
    if (question === undefined) throw new OrderRejected('notAsked');
    const { ask } = question;
    if (byHost) {
      if (question.unasked === undefined) throw new OrderRejected('wantsToBeAsked');
      return question.unasked;
    }
    if (windowKinds(this.game, position, ask).length === 0) throw new OrderRejected('notAsked');
    const answer = passOf(this.game, position, ask, this.#stopsAt(seat));
    if (answer === undefined) throw new OrderRejected('wantsToBeAsked');
    return { decision: ask.decision, answer };
  }

  #stopsAt(seat: Seat): Stops {
    return stopsOf(this.game, this.#stops[seat] ?? {});
  }

  /** The open questions with their options, looked at once after every act: whoever is told, asked or passed over needs them. */
  #questions(): readonly Question[] {
    if (this.#looked.seq !== this.#seq || this.#looked.status !== this.status) {
      const { status } = this;
      const questions = status === 'playing' ? this.game.open(this.#match.position).map((ask) => this.#question(ask)) : [];
      this.#looked = { seq: this.#seq, status, questions };
    }
    return this.#looked.questions;
  }

  #question(ask: Ask): Question {
    const { position } = this.#match;
    const options = this.game.options(position, ask);
    const { seat } = ask;
    if (this.#seatAt(seat).bot !== null || this.setup.askEverything === true) return { ask, options, unasked: undefined };
    const undoable = this.#undoState(seat).steps > 0;
    return { ask, options, unasked: unasked(this.game, position, ask, options, this.#stopsAt(seat), undoable) };
  }

  /** The questions put to nobody, which the host is to answer for their seats: at once, or after as long as somebody might take. */
  get unasked(): readonly Unasked[] {
    return this.asleep ? [] : this.#questions().flatMap((q) => q.unasked ?? []);
  }

  /** Whether several people play here, so that it matters how long an answer takes. */
  get company(): boolean {
    return this.#people.length > 1;
  }

  #mustPlay(): void {
    const { status } = this;
    if (status !== 'playing') throw new OrderRejected(status);
  }

  #maySit(seat: Seat, name: string): void {
    if (this.#seatAt(seat).kind === 'human') throw new OrderRejected('seatTaken');
    if (this.#seats.some((s, other) => other !== seat && s.kind !== 'empty' && alike(s.name, name))) throw new OrderRejected('nameTaken');
  }

  /** A vote as the rules of absence and clocks allow it. */
  #voteOf({ seat, about, choice, bot, attendance }: Order & { kind: 'vote' }, head: Head): Act & { kind: 'vote' } {
    this.#mustPlay();
    const target = this.#seats[about];
    if (target?.kind !== 'human' || about === seat) throw new OrderRejected('noSuchSeat');
    if (target.bot !== null) throw new OrderRejected('botPlays');
    const why = this.#out(about) ? 'time' : 'absent';
    if (why === 'absent') this.#mustBeAbsent(attendance.awaySince, choice, head.time);
    const voters = this.#inTime.filter((s) => s !== about && (why === 'time' || attendance.present.includes(s)));
    if (!voters.includes(seat)) throw new OrderRejected('mayNotVote');
    const since = why === 'absent' ? (attendance.awaySince ?? 0) : 0;
    const act = { ...head, kind: 'vote', about, choice, why, bot, voters, since } as const;
    const before = this.#votes.find((v) => v.by === seat && v.about === about && v.time >= since);
    if (before === undefined) return act;
    // The same again means something only when those who were against it have gone.
    const decides = decided(voted(this.#votes, { ...act, by: seat }), about, voters, since) !== undefined;
    if ((before.choice === choice && !decides) || before.changes >= MOST_CHANGES) throw new OrderRejected('alreadySo');
    return act;
  }

  /** A question to the table. Whoever is alone in having a say has decided by asking. */
  #moveOf({ seat, wanted }: Order & { kind: 'move' }, head: Head): Act & { kind: 'move' } {
    this.#mayMove(seat);
    if (this.#motion !== null) throw new OrderRejected('otherMotion');
    this.#toAndFro.mayGo(seat);
    const asked = this.#possible(wanted, seat, head.time);
    return {
      ...head,
      kind: 'move',
      wanted: asked,
      ...this.#takenBackBy({ by: seat, wanted: asked, time: head.time, yes: [seat], no: [] }),
    };
  }

  #possible(wanted: (Order & { kind: 'move' })['wanted'], seat: Seat, now: number): Wanted {
    if (wanted.what === 'undo') return { what: 'undo', to: this.#beforeOwn(seat) };
    if (wanted.what === 'end') return wanted;
    if (this.#clocks === null) throw new OrderRejected('noClock');
    const paused = this.#clocks.rests.some((r) => r.seat === null && r.to > now);
    if (wanted.what === 'resume' && !paused) throw new OrderRejected('alreadySo');
    if (wanted.what === 'pause' && (wanted.until <= now || wanted.until > now + LONGEST_PAUSE)) throw new OrderRejected('badTime');
    return wanted;
  }

  /** Before the last answer somebody gave by hand. All of the past is looked at: it may be long ago, and it has to be played again. */
  #beforeOwn(seat: Seat): number {
    if (!this.#match.whole) throw new OrderRejected('tooLongAgo');
    const own = this.#match.log.slice().findLastIndex((entry, i) => entry.seat === seat && !this.#unaskedAt.has(i));
    if (own < 0) throw new OrderRejected('nothingToUndo');
    return own;
  }

  #secondOf({ seat, yes }: Order & { kind: 'second' }, head: Head): Act & { kind: 'second' } {
    this.#mayMove(seat);
    const motion = this.#motion;
    if (motion === null) throw new OrderRejected('noMotion');
    if ((yes ? motion.yes : motion.no).includes(seat)) throw new OrderRejected('alreadySo');
    this.#toAndFro.mayGo(seat);
    return { ...head, kind: 'second', yes, ...this.#takenBackBy(answered(motion, seat, yes)) };
  }

  /** Who has a say: the people who play themselves and are in time. */
  #mayMove(seat: Seat): void {
    this.#mustPlay();
    if (!this.#isInTime(seat)) throw new OrderRejected('mayNotVote');
  }

  /** How many answers are taken back if the table says so now. */
  #takenBackBy(motion: Motion): { readonly count?: number } {
    if (motion.wanted.what !== 'undo' || carried(motion, this.#inTime) !== true) return {};
    if (!this.#match.whole || !this.#match.canRewind(motion.wanted.to)) throw new OrderRejected('tooLongAgo');
    return { count: this.at - motion.wanted.to };
  }

  #mustBeAbsent(awaySince: number | null, choice: string, now: number): void {
    if (inDays(this.setup.clock)) throw new OrderRejected('clockDecides');
    if (choice === 'end') throw new OrderRejected('inTime');
    const away = awaySince === null ? 0 : now - awaySince;
    const wait = (this.setup.absence ?? ABSENCE) - away;
    if (awaySince === null || wait > 0) throw new OrderRejected('notAbsent', { seconds: Math.ceil(wait / 1000) });
  }

  /** Does what was done elsewhere: an act out of the log, or from another server. */
  follow(stored: StoredAct): void {
    const act = currentAct(stored);
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
    if (status !== 'playing') throw new OrderRejected(status);
    if (this.asleep) throw new OrderRejected('asleep');
    if (this.#playsItself(seat) === asBot) throw new OrderRejected('botPlays');
  }

  /** An answer is to a question the sender has seen. Others may have answered theirs since: that does not change it. */
  #notStale(seat: Seat, seen: number): void {
    if (seen > this.#seq || (seen < this.#fresh.askedAt(seat) && this.game.open(this.#match.position).some((a) => a.seat === seat))) {
      throw new OrderRejected('stale', { seq: this.#seq });
    }
  }

  #mustBeForeseen(seat: Seat, decision: string, foreseen: string): void {
    const { position } = this.#match;
    const ask = this.game.open(position).find((a) => a.seat === seat && a.decision === decision);
    if (ask === undefined || foreseenAs(this.game, position, ask) !== foreseen) throw new OrderRejected('notForeseen');
  }

  #answer(act: Act & { kind: 'answer' }): { act: Act & { kind: 'answer' } } {
    const { seat, decision, answer } = act;
    const before = this.#rounds();
    let effects: ReturnType<Match['answer']>;
    const { at } = this.#match;
    const last = this.#match.log.last;
    try {
      effects = this.#match.answer(seat, decision, answer, this.#watchers > 0);
    } catch (error) {
      throw asOrderRejected(error);
    }
    const done = { ...act, rolls: effects.rolls };
    if (act.unasked === true) this.#unaskedAt.add(at);
    // Whoever goes on wants nothing back any more.
    if (this.#motion?.wanted.what === 'undo' && this.#motion.by === seat && act.unasked !== true) this.#motion = null;
    this.#back.answered(seat, at, last, effects.barrier, act.redo === true, act.unasked === true);
    this.#toAndFro.reached(this.at);
    this.#note(done, effects.events, { beats: effects.beats });
    this.#fresh.turn(before, this.#match.position.asks, this.#seq);
    this.#here(seat);
    this.#tick(act.time);
    this.#endTurn(seat);
    return { act: done };
  }

  #carryOut(act: Exclude<Act, { kind: 'answer' }>): { act: Act } {
    const seat = this.#seatAt(act.seat);
    switch (act.kind) {
      case 'undo': {
        const before = this.#rounds();
        const asked = this.waiting.includes(act.seat);
        try {
          for (const entry of this.#match.undo(act.seat, act.count)) this.#back.takenBack(entry);
          for (let i = 0; i < act.count; i++) this.#unaskedAt.delete(this.at + i);
        } catch (error) {
          throw asOrderRejected(error);
        }
        this.#note(act, []);
        this.#fresh.turn(before, this.#match.position.asks, this.#seq);
        this.#here(act.seat);
        this.#tick(act.time);
        if (!asked) this.#reopenTurn(act.seat);
        return { act };
      }
      case 'sit':
        this.#seats[act.seat] = seatState(act.holder);
        this.#note(act, []);
        this.#begin(act.time);
        break;
      case 'standIn':
        this.#toAndFro.went(act.seat);
        this.#passTime(act.time);
        this.#standIn(act.seat, act.bot, act.why);
        this.#note(act, []);
        break;
      case 'resumeSeat': {
        const { asleep } = this;
        this.#passTime(act.time);
        this.#seats[act.seat] = { ...seat, bot: null, standIn: null };
        this.#here(act.seat);
        if (asleep) this.#wake();
        // Whoever wanted the bot has the time they had; whoever ran out of it gets one more chance.
        else if (seat.standIn === 'time') this.#grantCredit(act.seat);
        this.#note(act, []);
        break;
      }
      case 'timeUp':
        this.#passTime(act.time);
        if (this.#clocks !== null) this.#clocks = ranOut(this.#clocks, act.seat);
        this.#note(act, []);
        this.#countAgain();
        break;
      case 'vote': {
        const { about, choice, why, bot, voters, since, time } = act;
        this.#passTime(time);
        this.#votes = voted(this.#votes, { about, by: act.seat, choice, why, bot, time });
        const result = decided(this.#votes, about, voters, since);
        if (result !== undefined) this.#decide(result);
        this.#note(act, [], { vote: { about, choice, why, decided: result !== undefined } });
        break;
      }
      case 'giveUp':
        this.#passTime(act.time);
        this.#standIn(act.seat, act.bot, 'gaveUp');
        if (this.#leftOver !== null) this.#ended = true;
        this.#note(act, []);
        break;
      case 'move':
        this.#toAndFro.went(act.seat);
        this.#motion = { by: act.seat, wanted: act.wanted, time: act.time, yes: [act.seat], no: [] };
        this.#settleMotion(act);
        break;
      case 'second': {
        this.#toAndFro.went(act.seat);
        const motion = this.#motion;
        if (motion === null) throw new Error(`act ${act.seq} answers a question nobody asked`);
        // Whoever asked and says no does not want it any more.
        this.#motion =
          !act.yes && motion.by === act.seat
            ? { ...answered(motion, act.seat, false), no: this.#people }
            : answered(motion, act.seat, act.yes);
        this.#settleMotion(act);
        break;
      }
      case 'vacation':
        this.#passTime(act.time);
        if (this.#clocks !== null) this.#clocks = resting(this.#clocks, act.seat, act.spans);
        this.#note(act, []);
        break;
      case 'night':
        this.#passTime(act.time);
        if (this.#clocks !== null) this.#clocks = sleeping(this.#clocks, act.seat, act.night);
        this.#note(act, []);
        break;
      case 'close':
        this.#passTime(act.time);
        this.#ended = true;
        this.#note(act, []);
        break;
      case 'rename':
        this.#seats[act.seat] = { ...seat, name: act.name };
        this.#note(act, []);
        break;
      case 'takeSave':
        this.#luckKnown = true;
        this.#note(act, []);
        break;
      case 'allowHints':
        this.#toAndFro.went(act.seat);
        this.#hints = [...this.#hints, act.seat].sort((a, b) => a - b);
        this.#hinted ||= this.#hintState.on;
        this.#note(act, []);
        break;
      case 'withdrawHints':
        this.#hints = this.#hints.filter((s) => s !== act.seat);
        this.#note(act, []);
        break;
      case 'setStops':
        this.#toAndFro.went(act.seat);
        this.#stops[act.seat] = act.stops;
        this.#note(act, []);
        break;
    }
    this.#tick(act.time);
    return { act };
  }

  /** Does what the table has agreed on, or forgets what it has refused; otherwise the question stays open. */
  #settleMotion(act: Act & { kind: 'move' | 'second' }): void {
    const motion = this.#motion;
    if (motion === null) return;
    const { wanted } = motion;
    const result = carried(motion, this.#inTime);
    this.#passTime(act.time);
    if (result !== undefined) this.#motion = null;
    if (result === true && wanted.what === 'undo') this.#rewind(act.count ?? 0);
    else if (result === true && wanted.what !== 'undo') this.#agree(wanted, act.time);
    this.#note(act, [], { motion: { wanted, carried: result ?? null } });
    if (result === true && wanted.what === 'undo') this.#fresh.turn([], this.#match.position.asks, this.#seq);
  }

  #agree(wanted: Exclude<Wanted, { what: 'undo' }>, now: number): void {
    if (wanted.what === 'end') this.#ended = true;
    else if (this.#clocks !== null)
      this.#clocks = resting(this.#clocks, null, wanted.what === 'pause' && wanted.until > now ? [{ from: now, to: wanted.until }] : []);
  }

  #rewind(count: number): void {
    const to = this.at - count;
    if (!this.#match.canRewind(to)) throw new OrderRejected('tooLongAgo');
    this.#match.rewind(to);
    for (const answer of [...this.#unaskedAt]) if (answer >= to) this.#unaskedAt.delete(answer);
    const from = this.#match.firmAt;
    const last = this.#match.log.last;
    const barrier = last === undefined ? 'nothing' : (this.#match.undoBarrier(last.seat) ?? 'seat');
    const unasked = [...this.#unaskedAt].flatMap((answer) => (answer >= from ? [answer - from] : [])).sort((a, b) => a - b);
    this.#back = new WayBack(barrier, { steps: to - from, at: from, unasked });
  }

  /** Where giving up has settled the match: whoever is left. Nobody waits for it any more, or nobody is left to play against. */
  get #leftOver(): readonly Seat[] | null {
    const left = this.#seats.flatMap((s, seat) => (s.standIn === 'gaveUp' ? [] : [seat]));
    if (left.length === this.#seats.length) return null;
    const { shares } = this.game.definition;
    const [first] = left;
    const oneSide = left.every((seat) => seat === first || (first !== undefined && shares?.(this.#match.config, first, seat) === true));
    return oneSide || left.every((seat) => this.#seatAt(seat).kind !== 'human') ? left : null;
  }

  #standIn(seat: Seat, bot: string, why: StandInReason): void {
    this.#seats[seat] = { ...this.#seatAt(seat), bot, standIn: why };
    if (this.#clocks !== null) this.#clocks = settled(this.#clocks, seat);
    this.#here(seat);
    this.#countAgain();
  }

  /** Whatever was to be decided about this seat has settled itself. */
  #here(seat: Seat): void {
    if (this.#votes.some((v) => v.about === seat)) this.#votes = this.#votes.filter((v) => v.about !== seat);
  }

  /** One voter less: those who are left may have decided by that. Who is present is only known when somebody votes. */
  #countAgain(): void {
    const seats = new Set(this.#votes.filter((v) => v.why === 'time').map((v) => v.about));
    for (const about of seats) {
      const voters = this.#inTime.filter((s) => s !== about);
      const result = voters.length === 0 ? undefined : decided(this.#votes, about, voters, 0);
      if (result !== undefined) this.#decide(result);
    }
    const motion = this.#motion;
    if (motion === null || this.#inTime.length === 0) return;
    const { wanted, time } = motion;
    // Taking back is part of the act that decides on it.
    const result = wanted.what === 'undo' ? undefined : carried(motion, this.#inTime);
    if (result === undefined) return;
    this.#motion = null;
    if (result && wanted.what !== 'undo') this.#agree(wanted, this.#clocks?.asOf ?? time);
  }

  #decide({ about, choice, why, bot }: Vote): void {
    this.#votes = this.#votes.filter((v) => v.about !== about);
    if (choice === 'standIn') this.#standIn(about, bot, why);
    else if (choice === 'end') this.#ended = true;
    else if (why === 'time') this.#grantCredit(about);
  }

  /** Once everybody sits, the setting up is told and the clocks start. */
  #begin(time: number): void {
    if (this.#began !== null || this.status === 'gathering') return;
    this.#began = this.#seq;
    if (this.setup.base === undefined || this.at === 0) {
      this.#chronicle.noteSetup(this.#seq, this.#match.opening);
    }
    this.#tick(time);
  }

  /** Gives the act its number and keeps what it told. */
  #note(act: Act, events: readonly Emitted[], also: Also = {}): void {
    this.#seq = act.seq;
    this.#known.add(act);
    this.#chronicle.note(act, this.at, events, also);
  }

  #rounds(): readonly Ask[] {
    return this.#match.position.asks.map((a) => ({ ...a }));
  }

  /** Lets the time pass that has passed. */
  #passTime(time: number): void {
    if (this.#clocks !== null) this.#clocks = passed(this.#clocks, time);
  }

  #tick(time: number): void {
    if (this.#clocks === null || this.#began === null) return;
    this.#passTime(time);
    const running = this.asleep ? [] : this.waiting.filter((s) => this.#playsItself(s) && !this.#out(s));
    this.#clocks = runningFor(this.#clocks, running);
  }

  /** A turn ends when the question leaves the seat: several answers in one turn earn one credit. */
  #endTurn(seat: Seat): void {
    const { clock } = this.setup;
    if (this.#clocks === null || clock.kind === 'none' || !this.#playsItself(seat) || this.waiting.includes(seat)) return;
    this.#clocks = turnEnded(this.#clocks, seat, clock);
  }

  #reopenTurn(seat: Seat): void {
    if (this.#clocks !== null && this.waiting.includes(seat)) this.#clocks = turnTakenBack(this.#clocks, seat);
  }

  #grantCredit(seat: Seat): void {
    const { clock } = this.setup;
    if (this.#clocks !== null && clock.kind === 'bank') this.#clocks = grantedCredit(this.#clocks, seat, clock);
  }

  #wake(): void {
    const { clock } = this.setup;
    if (this.#clocks !== null && clock.kind === 'bank') this.#clocks = woken(this.#clocks, clock);
  }

  /** The seats whose time is up. */
  timedOut(now: number): Seat[] {
    if (this.#clocks === null) return [];
    const clocks = passed(this.#clocks, now);
    return clocks.running.filter((seat) => at(clocks.left, seat) <= 0);
  }

  /** When somebody's time will be up if nobody acts. */
  get nextTimeout(): number | undefined {
    return this.#clocks === null ? undefined : nextTimeout(this.#clocks)?.time;
  }

  /** What is being decided about people who are away or out of time. */
  get votes(): readonly Vote[] {
    return this.#votes;
  }

  /** What somebody asks the table. */
  get motion(): Motion | null {
    return this.#motion;
  }

  /** What a seat has left on its clock at this moment; null without clocks. */
  timeLeft(seat: Seat, now: number): number | null {
    return this.#clocks === null ? null : at(passed(this.#clocks, now).left, seat);
  }

  /** The round of the game; 0 until it begins. */
  get round(): number {
    return this.status === 'gathering' ? 0 : this.game.definition.round(this.#match.position.state);
  }

  #undoState(viewer: Seat): UndoState {
    // Once the match is over its seed is known.
    return this.status === 'over'
      ? { steps: 0, reason: 'over', redo: 0 }
      : this.#back.state(viewer, this.#match.log.last, this.#match.hasAnswered(viewer));
  }

  get #hintState(): Hints {
    const people = this.#people.filter((seat) => this.#playsItself(seat));
    const missing = people.filter((seat) => !this.#hints.includes(seat));
    return { on: people.length > 0 && missing.length === 0, allowedBy: people.filter((seat) => this.#hints.includes(seat)), missing };
  }

  get #luck(): Luck {
    return { commitment: this.#commitment, seed: this.status === 'over' ? this.setup.seed : null, known: this.#luckKnown };
  }

  /** Somebody at the table can know its luck: they took its save along. */
  get luckKnown(): boolean {
    return this.#luckKnown;
  }

  #openAsks(viewer: Seat): Ask[] {
    return this.status === 'playing' ? this.game.open(this.#match.position).filter((a) => a.seat === viewer) : [];
  }

  /** The state the match is in. It holds every secret: for the feed, which shows viewers what they may see of it. */
  get state(): Configured {
    return this.#match.position.state;
  }

  get #windows(): Seat[] {
    if (this.status !== 'playing') return [];
    const { position } = this.#match;
    return this.game.open(position).flatMap((ask) => (isSecretWindow(this.game, position, ask) ? [ask.seat] : []));
  }

  /** A question as its seat is asked it, unless the host answers for it. */
  #asked({ ask, options, unasked }: Question): OpenAsk[] {
    if (unasked !== undefined) return [];
    const { decision } = ask;
    const windows = windowKinds(this.game, this.#match.position, ask);
    return [{ decision, options: offered(this.game, decision, options), ...(windows.length === 0 ? {} : { windows }) }];
  }

  /** Somebody may have asked for hints: everybody had allowed them. */
  get hinted(): boolean {
    return this.#hinted;
  }

  /** The seats that play together, each alone where nobody does. */
  get sides(): readonly (readonly Seat[])[] {
    const { shares } = this.game.definition;
    const sides: Seat[][] = [];
    for (const seat of this.#seats.keys()) {
      const side = sides.find(([first]) => first !== undefined && shares?.(this.#match.config, first, seat) === true);
      if (side === undefined) sides.push([seat]);
      else side.push(seat);
    }
    return sides;
  }

  /** When clocks stand still, now or later. */
  get rests(): readonly Rest[] {
    return this.#clocks?.rests ?? [];
  }

  /** What each seat played with, where the game has such a thing: the topic of a faction, say. */
  get playsAs(): readonly (string | null)[] {
    const { state } = this.#match.position;
    return this.#seats.map((_, seat) => this.game.definition.playsAs?.(state, seat) ?? null);
  }

  /** How a match that was played to its end, or given up, came out; null before that, and where it was ended. */
  get result(): { readonly scores: readonly number[]; readonly winners: readonly Seat[] } | null {
    if (this.status !== 'over') return null;
    if (this.#ended) {
      const winners = this.#leftOver;
      const { state } = this.#match.position;
      return winners === null ? null : { scores: this.#seats.map((_, seat) => this.game.definition.score(state, seat).total), winners };
    }
    const { scores, winners } = this.game.outcome(this.#match.position);
    return { scores: scores.map((s) => s.total), winners };
  }

  /** What everybody may know; with a `table` that is known to be right, it is not built again. */
  openPart(table?: unknown): OpenPart {
    const { status, game } = this;
    const { position } = this.#match;
    return {
      seq: this.#seq,
      at: this.at,
      status,
      seats: this.#seats,
      table: status === 'gathering' ? null : (table ?? game.table(position.state)),
      waiting: this.waiting,
      windows: this.#windows,
      hints: this.#hintState,
      clock: this.setup.clock,
      clocks: this.#clocks,
      asleep: this.asleep,
      votes: this.#votes,
      motion: this.#motion,
      leftOver: this.#ended ? this.#leftOver : null,
      outcome: status === 'over' && !this.#ended ? game.outcome(position) : null,
      luck: this.#luck,
    };
  }

  /** What this viewer may know besides; with an `own` part of the table that is known to be right. */
  ownPart(viewer: Seat, own?: OwnPart['own']): OwnPart {
    const { status, game } = this;
    const { position } = this.#match;
    return {
      viewer,
      own: status === 'gathering' ? {} : (own ?? game.own(position.state, viewer)),
      goingOn: status === 'gathering' ? null : game.goingOn(position, viewer),
      asks: this.#questions().flatMap((q) => (q.ask.seat === viewer ? this.#asked(q) : [])),
      undo: this.#undoState(viewer),
      stops: viewer < 0 ? {} : this.#stopsAt(viewer),
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

  /** The feed has told everybody of them. */
  allTold(): void {
    this.#chronicle.allTold();
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
    if (ask === undefined) throw new OrderRejected('notAsked');
    return this.game.refusals(this.#match.position, ask);
  }

  /** What bots are asked right now. */
  botQuestions(): BotQuestion[] {
    if (this.asleep) return [];
    return this.#questions().flatMap(({ ask: { seat, decision }, options }) => {
      const { bot } = this.#seatAt(seat);
      return bot === null ? [] : [{ seat, bot, seq: this.#seq, decision, view: this.game.view(this.#match.position, seat), options }];
    });
  }

  /** Whether some person still plays here: a table of bots alone is waited for by nobody. */
  get awaited(): boolean {
    return this.#seats.some((s) => s.kind === 'human' && s.bot === null);
  }

  /** Whether a bot is asked. */
  get botDue(): boolean {
    return !this.asleep && this.waiting.some((seat) => !this.#playsItself(seat));
  }

  snapshot(): TableSnapshot {
    const { position, setup, firmAt } = this.#match;
    const { steps, undone, taken, unasked } = this.#back;
    const onTheWay = steps > 0 || undone.length > 0 || taken > 0;
    const from = onTheWay ? this.#match.firmPosition() : undefined;
    return {
      seq: this.#seq,
      at: this.at,
      firm: true,
      ...(from === undefined ? {} : { way: { at: firmAt, hash: hashOf(from), position: from, undone: [...undone], taken, unasked } }),
      end: this.#match.end,
      eras: this.#match.eras,
      rolls: setup,
      hash: hashOf(position),
      position: this.game.clone(position),
      seats: [...this.#seats],
      clocks: this.#clocks,
      asked: this.#fresh.asked,
      barrier: this.#back.barrier,
      began: this.#began,
      hints: this.#hints,
      hinted: this.#hinted,
      votes: this.#votes,
      motion: this.#motion,
      ended: this.#ended,
      luckKnown: this.#luckKnown,
      stops: this.#stops,
      toAndFro: this.#toAndFro.state,
    };
  }

  /** The hash of the position, for comparing one machine's table with another's. */
  get hash(): string {
    return hashOf(this.#match.position);
  }

  /**
   * The match as a save. It holds every secret: for its owner alone, or for everybody once it is over. A table that was taken up from a
   * snapshot does not know its past: it needs all its acts for this.
   */
  save(acts: readonly StoredAct[] = []): Save {
    return this.#match.save(standing(this.setup, acts, this.#seq).map((s) => s.entry));
  }
}

const ofLevel = ({ level }: { readonly level?: string }): { readonly level?: string } => (level === undefined ? {} : { level });
const givenBy = <M extends Machine>({ by }: { readonly by?: M }): { readonly by?: M } => (by === undefined ? {} : { by });
