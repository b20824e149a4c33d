import { KNOWN, type Order } from '@orrery/host';
import type { Language } from '@orrery/kernel';
import type { ServerMessage } from '@orrery/protocol';
import { newsOf } from '../notices/asked.ts';
import { tableItself } from '../notices/table-hooks.ts';
import { Queue } from '../queue.ts';
import { Refusal } from '../refusal.ts';
import type { After, Due, Facts, Job, Reply, Turn, ViewerText } from '../rules/jobs.ts';
import { RulesFailed, RulesStuck, type ThreadHandle, ThreadLost } from '../rules/thread-handle.ts';
import type { Asked } from '../storage/outbox.ts';
import type { Member, NewAct, StoredSnapshot, TableNow, TableRow } from '../storage/storage.ts';
import { agreedToQuicker, lobbyOf } from '../summary.ts';
import { Attendance } from './attendance.ts';
import { Backoff } from './backoff.ts';
import { BotDriver } from './bot-driver.ts';
import { PassDriver } from './pass-driver.ts';
import { PlanDriver, planFor } from './plan-driver.ts';
import type { Onlooker, Tools } from './tools.ts';

type OfTable = 'order' | 'follow' | 'look' | 'whyNot' | 'facts' | 'timedOut' | 'save' | 'hash';

/** Acts that are played in one go when a table is opened. Where they are quick, the next piece is larger. */
const AT_ONCE = 500;
const QUICK_MS = 50;
/** So often a long opening leaves a snapshot, so that it need not begin anew should it be cut short. */
const SNAPSHOT_EVERY_MS = 1_000;

/** Losing a number this often in a row means something else is wrong. */
const ATTEMPTS = 8;

/**
 * A table in memory: the one place on this server that changes it. Everything happens in a queue, one thing at a time: the rules carry an
 * order out in their thread, storage keeps the act, and only then does anybody hear of it. If storage gives the number to another
 * server's act, ours is forgotten, theirs is followed, and the order is tried again on what is now true.
 */
export class LiveTable {
  row: Omit<TableRow, keyof TableNow>;
  readonly #tools: Tools;
  readonly #queue = new Queue();
  readonly #onlookers = new Set<Onlooker>();
  readonly #bots: BotDriver;
  readonly #passes: PassDriver;
  readonly #plans: PlanDriver;
  #thread: ThreadHandle | undefined;
  #now: TableNow;
  #members: Map<number, string>;
  #question: string | undefined;
  /** Who was asked after the last act. */
  #turn: Turn | undefined;
  #due: readonly Due[] = [];
  #alarm: NodeJS.Timeout | undefined;
  readonly #clockBackoff = new Backoff();
  #stored = 0;
  /** Somebody wants something back that lies further in the past than a snapshot tells: the next opening plays the whole match. */
  #whole = false;
  readonly #attendance: Attendance;
  /** Who holds on to this object. It leaves memory only when nobody does. */
  users = 0;
  lastUsed: number;

  constructor(tools: Tools, row: TableRow, members: readonly Member[]) {
    this.#tools = tools;
    this.row = row;
    this.#now = row;
    this.#members = membersOf(members);
    this.lastUsed = tools.time();
    this.#attendance = new Attendance(tools, row.id);
    this.#bots = new BotDriver(tools, row.id, {
      // Where it was laid: whoever takes many names still thinks as one.
      visitor: row.network ?? row.creator,
      quicker: agreedToQuicker(row.terms),
      present: () => this.#onlookers.size > 0,
      tellWaiting: (seat, ahead) => this.tell(JSON.stringify({ type: 'botWaits', seat, ahead } satisfies ServerMessage)),
      // Where nobody looks and no person waits, nobody thinks.
      question: () => (this.#now.botDue || this.#onlookers.size > 0 ? this.#question : undefined),
      load: () => this.#queue.run(() => this.#load()),
      order: (order) => this.order(order),
    });
    this.#passes = new PassDriver(tools, row.id, {
      due: () => this.#due,
      shared: (seat) => this.seatsOf(this.holder(seat)).length > 1 && this.awaySince(seat) === null,
      seq: () => this.#now.seq,
      order: (order) => this.order(order),
    });
    this.#plans = new PlanDriver(tools, row.id, {
      holder: (seat) => this.holder(seat),
      asked: (seat) => this.#turn?.asked.some((a) => a.seat === seat) === true,
      waiting: (seat) => lobbyOf(this.#now).waiting.includes(seat),
      seq: () => this.#now.seq,
      order: (order) => this.order(order),
      changed: (plan) => {
        const text = JSON.stringify({ type: 'plan', seat: plan.seat, plan: planFor(plan) } satisfies ServerMessage);
        for (const o of this.#onlookers) if (o.viewer === plan.seat && o.identity === plan.identity) o.send(text);
      },
    });
  }

  /** Somebody has planned something. */
  lookAtPlans(): void {
    this.#plans.planned();
  }

  get id(): string {
    return this.row.id;
  }

  get now(): TableNow {
    return this.#now;
  }

  get onlookers(): ReadonlySet<Onlooker> {
    return this.#onlookers;
  }

  get busy(): boolean {
    return this.users > 0 || this.#queue.busy || this.#bots.busy || this.#passes.busy || this.#plans.busy || this.#onlookers.size > 0;
  }

  holder(seat: number): string | undefined {
    return this.#members.get(seat);
  }

  seatsOf(identity: string | undefined): number[] {
    return [...this.#members].flatMap(([seat, holder]) => (holder === identity ? [seat] : [])).sort((a, b) => a - b);
  }

  /** Carries out an order; the number of its act. When this resolves the act is on disk and everybody has been told. */
  order(order: Order, member?: NewAct['member']): Promise<number> {
    return this.#queue.run(async () => {
      this.lastUsed = this.#tools.time();
      let doubted = false;
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const time = this.#tools.time();
        if (!this.#loaded) await this.#load();
        const before = this.#turn;
        let done: Reply<'order'>;
        try {
          done = await this.#do({ kind: 'order', table: this.id, order, time, viewers: this.#viewers() });
        } catch (error) {
          // Nobody is turned away because this server has not heard yet of what another has done.
          if (doubted || !(error instanceof Refusal) || !(await this.#wasBehind())) throw error;
          doubted = true;
          continue;
        }
        if ('duplicate' in done) return done.duplicate;
        const now = { ...done.now, updated: this.#tools.now() };
        const shown = now.summary !== this.#now.summary || now.status !== this.#now.status;
        const asks = this.#asks(newsOf(before, done.turn, now.seq, order.seat), now.updated, member);
        if (await this.#keep({ table: this.id, act: done.act, now, asks, ...(member === undefined ? {} : { member }) })) {
          if (member !== undefined) this.#seat(member.seat, member.identity);
          this.#take(done, now, done.updates);
          if (done.snapshot !== undefined) this.#store(done.snapshot);
          if (shown || member !== undefined) this.#tools.changed(this.id);
          this.#wake();
          return now.seq;
        }
        this.#close();
      }
      throw new Refusal('busy');
    });
  }

  /** Whom an act's news is for, and when: those who are there have a while to answer before anybody sends for them. */
  #asks(news: ReturnType<typeof newsOf>, now: number, member: NewAct['member']): Asked[] {
    const { delay, watched } = this.#tools.notices;
    const people = news.flatMap(({ seat, kind, at, after }) => {
      const identity = member?.seat === seat ? member.identity : this.#members.get(seat);
      if (identity === undefined || identity === null) return [];
      const wait = after > 0 ? after : this.lookedAt(seat) ? watched : delay;
      return [{ identity, seat, kind, at, due: Math.ceil(now + wait) }];
    });
    // Chats of everybody at the table hear whose turn it is, once however many are asked, and how it ended.
    const table = people
      .filter(({ kind }) => kind === 'turn' || kind === 'over')
      .map((asked) => ({ ...asked, identity: tableItself(this.id) }));
    return [...people, ...new Map(table.map((asked) => [asked.kind, asked])).values()];
  }

  async #keep(act: NewAct): Promise<boolean> {
    try {
      return await this.#tools.storage.append(act);
    } catch (error) {
      // Whether it was kept is not known: what the thread believes must not be built upon.
      this.#close();
      this.#tools.log.error({ table: this.id, err: error }, 'an act could not be kept');
      throw new Refusal('busy');
    }
  }

  /** Another server has done something. */
  async follow(seq: number): Promise<void> {
    // A table nobody looks at here catches up when somebody does.
    if (seq <= this.#now.seq || (this.#thread === undefined && this.#onlookers.size === 0)) return;
    await this.#queue.run(async () => {
      if (seq > this.#now.seq) await this.#catchUp();
    });
  }

  /** Whether another server had gone on; then this one has caught up. */
  async #wasBehind(): Promise<boolean> {
    const { storage } = this.#tools;
    if (storage.kind === 'sqlite') return false;
    const { seq } = this.#now;
    if (((await storage.seqsOf([this.id])).get(this.id) ?? 0) <= seq) return false;
    await this.#catchUp();
    return this.#now.seq > seq;
  }

  async #catchUp(): Promise<void> {
    if (this.#thread === undefined || this.#thread.ended) return this.#load();
    const acts = await this.#tools.storage.acts(this.id, this.#now.seq);
    await this.#followActs(acts);
  }

  /** Plays a long past a piece at a time, so that others on the thread have their turn and no piece takes too long. Nobody is told: they know. */
  async #replay(acts: readonly string[]): Promise<void> {
    let size = AT_ONCE;
    let stored = performance.now();
    let latest: StoredSnapshot | undefined;
    for (let from = 0; from < acts.length; ) {
      const thread = this.#thread;
      if (thread === undefined) return;
      const since = performance.now();
      const piece = acts.slice(from, from + size);
      const done = await this.#asOurs(thread.run({ kind: 'follow', table: this.id, acts: piece, viewers: [] }));
      from += piece.length;
      const now = performance.now();
      if (now - since < QUICK_MS) size *= 2;
      else size = Math.max(AT_ONCE, size / 2);
      this.#note(done);
      latest = done.snapshot ?? latest;
      if (latest === undefined || (from < acts.length && now - stored < SNAPSHOT_EVERY_MS)) continue;
      this.#store(latest);
      latest = undefined;
      stored = now;
    }
  }

  async #followActs(acts: readonly string[]): Promise<void> {
    if (acts.length === 0) return;
    // Until it begins people come and go; who sits where is kept beside the acts.
    if (this.#now.status === 'gathering') await this.refreshMembers();
    let done: Reply<'follow'>;
    try {
      done = await this.#do({ kind: 'follow', table: this.id, acts, viewers: this.#viewers() });
    } catch (error) {
      // Others have taken back more than is known here. Opening comes up to the present by itself; those who look say hello again.
      if (!isLongAgo(error) || this.#whole) throw error;
      return this.#openWhole();
    }
    if (done.now.seq > this.#now.seq) this.#take(done, { ...done.now, updated: this.#tools.now() }, done.updates);
    this.#wake();
  }

  #take(after: After, now: TableNow, updates: readonly ViewerText[]): void {
    const begins = this.#now.status === 'gathering' && now.status !== 'gathering';
    this.#now = now;
    this.#note(after);
    if (begins) for (const o of [...this.#onlookers]) o.begins();
    for (const { viewer, text } of updates) for (const o of this.#onlookers) if (o.viewer === viewer) o.send(text);
    this.#setAlarm();
  }

  get #loaded(): boolean {
    return this.#thread !== undefined && !this.#thread.ended;
  }

  async #load(): Promise<void> {
    if (this.#loaded) return;
    const whole = this.#whole;
    try {
      await this.#open();
    } catch (error) {
      this.#whole = false;
      if (whole || !isLongAgo(error)) throw error;
      await this.#openWhole();
    }
  }

  /** Plays the match from its beginning; where the rules have changed since, its past stays as it is. */
  async #openWhole(): Promise<void> {
    this.#close();
    this.#whole = true;
    try {
      await this.#load();
    } catch (error) {
      throw error instanceof Refusal && error.code === 'otherVersion' ? new Refusal('tooLongAgo') : error;
    }
  }

  /** Opens the table in a thread where its onlookers know it, then goes on to the present. */
  async #open(): Promise<void> {
    const { storage, rules } = this.#tools;
    const [setup, kept] = await Promise.all([storage.setup(this.id), storage.snapshots(this.id)]);
    const snapshots = this.#whole ? [] : kept;
    const { game } = this.row;
    this.#stored = kept[0]?.seq ?? 0;
    const known = this.#now.seq;
    const upTo = Math.min(known, (snapshots[0]?.seq ?? 0) + AT_ONCE);
    const acts = await storage.acts(this.id, upTo);
    const viewers = upTo < known ? [] : this.#viewers();
    const thread = rules.threadFor(this.id);
    const open = async (from: number): Promise<Reply<'open'>> =>
      thread.run({
        kind: 'open',
        table: this.id,
        game,
        setup,
        past: await storage.past(this.id, from, upTo),
        from,
        snapshots,
        rules: this.#now.rules,
        begun: this.#now.status !== 'gathering',
        upTo,
        viewers,
      });
    // The last orders are known, so that none of them is carried out twice; what lies further back is history.
    const oldest = snapshots.at(-1)?.seq ?? 0;
    let done = await this.#asOurs(open(Math.max(0, Math.min(upTo, oldest) - KNOWN)));
    if (done === 'wholePast') done = await this.#asOurs(open(0));
    if (done === 'wholePast') throw new Error('a table asked for more than its whole past');
    this.#enter(thread);
    this.#noteRules(done.now, snapshots.length > 0);
    this.#note(done);
    if (done.snapshot !== undefined) this.#store(done.snapshot);
    try {
      await this.#replay(acts.slice(0, known - upTo));
    } catch (error) {
      // A table that is only partly there must not be played at.
      this.#close();
      throw error;
    }
    this.#setAlarm();
    await this.#followActs(acts.slice(known - upTo));
    this.#wake();
  }

  #note({ question, turn, due }: Pick<After, 'question' | 'turn' | 'due'>): void {
    const asked = new Set(this.#turn?.asked.map((a) => a.seat));
    const fresh = turn.asked.some((a) => !asked.has(a.seat));
    this.#question = question;
    this.#turn = turn;
    this.#due = due;
    if (fresh) this.#plans.wake();
  }

  /** Lets those answer who are no people at the table. */
  #wake(): void {
    this.#bots.wake();
    this.#passes.wake();
  }

  /** From before the version of the rules was kept, and without a snapshot: it was played again by what may be other rules. */
  #noteRules({ rules }: After['now'], snapshot: boolean): void {
    if (this.#now.rules === null && !snapshot && this.#now.status !== 'gathering') {
      this.#tools.log.warn({ table: this.id, game: this.row.game, rules }, 'it is not known which rules this table began with');
    }
    this.#now = { ...this.#now, rules };
  }

  #enter(thread: ThreadHandle): void {
    this.#thread = thread;
    thread.tables++;
    this.#tools.metrics.tables.inc();
  }

  /** Lets the thread forget the table; the next job opens it again from storage. */
  #close(): void {
    const thread = this.#thread;
    this.#thread = undefined;
    this.#question = undefined;
    this.#due = [];
    this.#whole = false;
    if (thread === undefined) return;
    thread.tables--;
    this.#tools.metrics.tables.dec();
    if (!thread.ended) void thread.run({ kind: 'close', table: this.id }).catch(() => {});
  }

  async #do<K extends OfTable>(job: Job<K>): Promise<Reply<K>> {
    for (let attempt = 1; ; attempt++) {
      if (!this.#loaded) await this.#load();
      if (this.#thread === undefined) throw new Refusal('busy');
      try {
        return await this.#thread.run(job);
      } catch (error) {
        if (isLongAgo(error) && !this.#whole && job.kind === 'order') {
          await this.#openWhole();
          continue;
        }
        if (!(error instanceof ThreadLost)) throw this.#ours(error);
        this.#close();
        if (attempt >= ATTEMPTS) throw new Refusal('busy');
      }
    }
  }

  async #asOurs<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw this.#ours(error);
    }
  }

  /** Turns what the rules did wrong into a refusal, and takes precautions. */
  #ours(error: unknown): unknown {
    if (error instanceof RulesStuck) {
      this.#tools.rules.noteStuck(this.id);
      this.#tools.log.error({ table: this.id, game: this.row.game }, 'the rules got stuck');
      this.#close();
      return new Refusal('rulesStuck');
    }
    if (error instanceof RulesFailed) {
      this.#tools.log.error({ table: this.id, game: this.row.game, err: error }, 'the rules failed');
      this.#close();
      return new Refusal('internal');
    }
    return error;
  }

  #viewers(): number[] {
    const viewers: number[] = [];
    for (const { viewer } of this.#onlookers) if (!viewers.includes(viewer)) viewers.push(viewer);
    return viewers.sort((a, b) => a - b);
  }

  /** Shows the table to somebody, who hears of every act from then on. `greet` gets what there is to see. */
  join(onlooker: Onlooker, since: number | undefined, greet: (seen: Reply<'look'>) => Promise<void>): Promise<void> {
    return this.#queue.run(async () => {
      this.lastUsed = this.#tools.time();
      await this.#load();
      await this.#attendance.lookAround();
      // What happened while nobody here was looking is only known to storage.
      await this.#catchUp();
      const seen = await this.#do({ kind: 'look', table: this.id, viewer: onlooker.viewer, since: since ?? null });
      await greet(seen);
      this.#onlookers.add(onlooker);
      this.#noteHere();
      if (onlooker.looking) this.#seen(onlooker.identity);
      this.#wake();
    });
  }

  /** Somebody has turned to the table, or away from it. */
  looks(onlooker: Onlooker): void {
    if (!this.#onlookers.has(onlooker)) return;
    this.#noteHere();
    if (onlooker.looking) this.#seen(onlooker.identity);
  }

  /** Whoever looks at the table need not be told any more. */
  #seen(identity: string | undefined): void {
    // Before the start it may be somebody who is asked to sit down.
    if (identity === undefined || (this.#now.status !== 'gathering' && this.seatsOf(identity).length === 0)) return;
    const { storage, now, log } = this.#tools;
    storage.outbox.withdraw(this.id, identity, now()).catch((err) => log.warn({ table: this.id, err }, 'notices were not withdrawn'));
  }

  /** What there is to tell the holder of a seat, in their language. */
  facts(seat: number, language: Language): Promise<Facts> {
    return this.#queue.run(async () => {
      await this.#load();
      await this.#catchUp();
      return this.#do({ kind: 'facts', table: this.id, game: this.row.game, seat, language, time: this.#tools.time() });
    });
  }

  leave(onlooker: Onlooker): void {
    this.#onlookers.delete(onlooker);
    this.#noteHere();
    this.lastUsed = this.#tools.time();
  }

  tell(text: string): void {
    for (const onlooker of this.#onlookers) onlooker.send(text);
  }

  whyNot(viewer: number, decision: string): Promise<string> {
    return this.#queue.run(() => this.#do({ kind: 'whyNot', table: this.id, viewer, decision }));
  }

  save(): Promise<string> {
    return this.#queue.run(async () => {
      await this.#load();
      return this.#do({ kind: 'save', table: this.id, past: await this.#tools.storage.past(this.id, 0, this.#now.seq) });
    });
  }

  hash(): Promise<string> {
    return this.#queue.run(() => this.#do({ kind: 'hash', table: this.id }));
  }

  /** Gives a seat to another identity; who held it before may only watch. False where it is not theirs any more. */
  async moveSeat(seat: number, from: string, to: string): Promise<boolean> {
    if (!(await this.#tools.storage.moveSeat(this.id, seat, from, to))) return false;
    this.#seat(seat, to);
    this.#tools.changed(this.id);
    return true;
  }

  /** Who sits here, whose table it is and what it is called: somebody may have come back under another name, or left. */
  async refreshMembers(): Promise<void> {
    const row = await this.#tools.storage.table(this.id);
    if (row !== undefined) this.row = { ...this.row, creator: row.creator, title: row.title };
    const members = membersOf(await this.#tools.storage.members(this.id));
    for (const seat of new Set([...this.#members.keys(), ...members.keys()])) this.#seat(seat, members.get(seat) ?? null);
  }

  #seat(seat: number, identity: string | null): void {
    if (identity === null) this.#members.delete(seat);
    else this.#members.set(seat, identity);
    for (const onlooker of this.#onlookers) if (onlooker.viewer === seat && onlooker.identity !== identity) onlooker.expel('moved');
    this.#noteHere();
  }

  /** Who is connected here: a person at a screen is there for all their seats, whichever they look through. */
  #noteHere(): void {
    const all = [...this.#onlookers];
    const looking = new Set(all.filter((o) => o.looking).map((o) => o.identity));
    const identities = new Set(all.map((o) => o.identity));
    const held = [...this.#members].filter(([, holder]) => identities.has(holder));
    const here = new Map(held.map(([seat, holder]) => [seat, looking.has(holder)]));
    this.#attendance.here(here).catch((err) => this.#tools.log.warn({ table: this.id, err }, 'presence was not noted'));
    this.#passes.wake();
  }

  /** Since when nobody has been there for this seat, on any server; null while somebody is. */
  awaySince(seat: number): number | null {
    return this.#attendance.awaySince(seat);
  }

  /** Whether the holder of a seat has the table before their eyes, on any server. */
  lookedAt(seat: number): boolean {
    return this.#attendance.lookedAt(seat);
  }

  /** Who is there, for a vote about a seat. */
  async attendance(about: number): Promise<{ present: number[]; awaySince: number | null }> {
    await this.#attendance.lookAround();
    return { present: [...this.#members.keys()].filter((seat) => this.awaySince(seat) === null), awaySince: this.awaySince(about) };
  }

  /** Learns who is connected elsewhere. */
  lookAround(): Promise<void> {
    return this.#attendance.lookAround();
  }

  /** Others have noted somebody here; a server that dies does not take that back. */
  get sharedPresence(): boolean {
    return this.#attendance.shared && this.#onlookers.size > 0;
  }

  /** Comes up to date with storage. */
  refresh(): Promise<void> {
    return this.#queue.run(async () => {
      await this.#load();
      await this.#catchUp();
    });
  }

  /** Sees to what is due: bots that are asked, clocks that ran out. */
  async attend(): Promise<void> {
    await this.refresh();
    await this.#runOutOfTime();
    this.#wake();
  }

  #setAlarm(): void {
    clearTimeout(this.#alarm);
    const { timeout } = this.#now;
    if (timeout === null) return;
    const wait = Math.min(Math.max(0, timeout - this.#tools.time()) + 20, 0x7fffffff);
    this.#alarm = setTimeout(
      () => void this.#runOutOfTime().catch((err) => this.#tools.log.error({ table: this.id, err }, 'clock')),
      wait,
    ).unref();
  }

  async #runOutOfTime(): Promise<void> {
    const time = this.#tools.time();
    if (this.#now.timeout === null || this.#now.timeout > time) return;
    const what = `${this.#now.seq}`;
    if (this.#clockBackoff.holds(what, time)) return;
    for (const seat of await this.#queue.run(() => this.#do({ kind: 'timedOut', table: this.id, time }))) {
      try {
        await this.order({ kind: 'timeUp', by: 'clock', id: `${this.#now.seq}`, seat });
      } catch (error) {
        // Another server's clock was faster, or they answered in the last moment.
        if (!(error instanceof Refusal)) throw error;
        const { refusals } = this.#clockBackoff.refused(what, this.#tools.time());
        this.#tools.metrics.drivers.inc({ driver: 'clock', code: error.code });
        if (refusals > 1) this.#tools.log.warn({ table: this.id, code: error.code, refusals }, 'the clock was refused');
      }
    }
  }

  #store(snapshot: StoredSnapshot): void {
    this.#stored = snapshot.seq;
    this.#tools.storage.putSnapshot(this.id, snapshot).catch((err) => this.#tools.log.warn({ table: this.id, err }, 'no snapshot'));
  }

  /** Leaves memory, with a snapshot to come back from quickly. */
  async retire(): Promise<void> {
    this.#passes.stop();
    await this.#plans.stop();
    await this.#bots.stop();
    await this.#queue.run(async () => {
      clearTimeout(this.#alarm);
      const thread = this.#thread;
      if (thread === undefined || thread.ended) return;
      const snapshot = await thread.run({ kind: 'close', table: this.id });
      this.#thread = undefined;
      thread.tables--;
      this.#tools.metrics.tables.dec();
      if (snapshot !== null && snapshot.seq > this.#stored) await this.#tools.storage.putSnapshot(this.id, snapshot);
    });
  }
}

const isLongAgo = (error: unknown): boolean => error instanceof Refusal && error.code === 'tooLongAgo';

const membersOf = (members: readonly Member[]): Map<number, string> => new Map(members.map((m) => [m.seat, m.identity]));
