import { followed, type Heard, type Payload, type ReplayMoment, type Seen, type VoteChoice, welcomed } from '@orrery/host';
import type { Answer, Seat, Stops } from '@orrery/kernel';
import { type BoardModule, USUAL_MS } from '@orrery/kit';
import type { ClientMessage, ClientMessageOf, Plan, ServerMessage, TableSummary } from '@orrery/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { keptLesson } from '../learn/kept.ts';
import type { Dial, Line } from '../net/line.ts';
import { SPOKEN } from '../net/socket.ts';
import { renew } from '../offline/keep.ts';
import { gameText } from '../state/games.ts';
import { TEMPOS, useSettings } from '../state/settings.ts';
import { before, follow } from './log.ts';
import { keepPending, keptPending, type Order } from './pending-order.ts';
import { SharedScreen } from './shared-screen.ts';
import { type Scene, Stage, type Tempo } from './stage.ts';
import { type Notice, type TableState, untold } from './table-state.ts';
import { followTurns, NOTHING_YET, type Recap, scenesOf, settingUp, type Turn } from './turns.ts';

export interface SessionParts {
  readonly id: string;
  readonly local: boolean;
  readonly watch?: string | undefined;
  readonly dial: Dial;
  summary(): Promise<TableSummary>;
  /** What happened from one answer to another, through the eyes of a seat. */
  moments?(viewer: Seat, from: number, to: number): Promise<readonly ReplayMoment[]>;
  load(game: string): Promise<{ readonly game: string; readonly board: BoardModule | undefined } | undefined>;
}

const HISTORY_PAGE = 200;
/** This many answers hold a turn of everybody. */
const LOOK_BACK = 79;
/** How long a server that is busy is left alone, at first and at most. */
const FIRST_PATIENCE_MS = 500;
const MOST_PATIENCE_MS = 8_000;

/** One person's sitting at one table: follows it, answers, and never loses or repeats an answer. */
export class TableSession {
  readonly store: StoreApi<TableState>;
  readonly #parts: SessionParts;
  readonly #stage: Stage;
  /** Who shares this screen hands it on here. */
  readonly screen: SharedScreen;
  /** What the server has told us; the newest of it is `truth`. */
  #seen: Seen | undefined;
  #line: Line | undefined;
  #up = false;
  /** Words and board are here. */
  #loaded = false;
  #seat: Seat | null = null;
  /** The seat we said hello as, until the welcome. */
  #greeting: Seat | null | undefined;
  #greeted = false;
  #pending: Order | undefined;
  /** Questions "why not?" on their way; the last is the one whose answer counts. */
  readonly #asked = new Set<string>();
  #orders = 0;
  #notices = 0;
  #stopped = false;
  #patience = FIRST_PATIENCE_MS;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.store = createStore<TableState>(() => untold(parts.local));
    this.screen = new SharedScreen({
      store: this.store,
      ordering: () => this.#pending !== undefined,
      newId: () => this.#newId(),
      send: (order) => this.#send(order),
      sitAs: (seat) => this.sitAs(seat),
    });
    this.#stage = new Stage({
      step: (payload) => this.#set({ shown: payload }),
      show: (scene) => {
        const { payload, heard } = scene;
        const recap = this.#recapped(this.#state.recap, [scene], payload.viewer);
        this.#set({ shown: payload, log: follow(this.#state.log, heard), recap, replaying: false });
      },
      happening: (happening) => this.#set({ happening, busy: happening !== undefined }),
      say: (said) => this.#set({ said }),
      settled: () => this.#settled(),
      tempo: () => this.#tempo(),
      duration: (event) => this.#state.board?.duration?.(event) ?? (this.#wordsOf(event) === '' ? 0 : USUAL_MS),
      words: (event) => this.#wordsOf(event),
      joins: (event) => this.#state.board?.joins?.(event) ?? false,
      turn: (event) => this.#turnOf(event),
    });
  }

  /** Whoever wants nothing told and then asks for it once more wants to see it. */
  #tempo(): Tempo {
    const { pace } = useSettings.getState();
    const { replaying } = this.#state;
    return TEMPOS[replaying === 'bySteps' ? 'step' : replaying === 'paced' && pace === 'instant' ? 'normal' : pace];
  }

  get #state(): TableState {
    return this.store.getState();
  }

  #set(change: Partial<TableState>): void {
    this.store.setState(change);
  }

  get watch(): string | undefined {
    return this.#parts.watch;
  }

  async start(): Promise<void> {
    try {
      // The host of a table on this device wakes up while the board is fetched; a server first has to know who calls.
      if (this.#parts.local) this.#dial();
      const summary = await this.#parts.summary();
      if (this.#stopped) return;
      if (!this.#parts.local) this.#dial();
      const loaded = await this.#parts.load(summary.game);
      if (this.#stopped) return;
      if (loaded === undefined) {
        this.#line?.close();
        this.#set({ phase: 'missing' });
        return;
      }
      const learns = this.#parts.local && keptLesson(summary.game)?.table === this.#parts.id;
      this.#set({ summary, ...loaded, guide: learns ? 'coming' : undefined });
      this.screen.coverFirst(summary, firstOf(summary));
      this.#seat = this.#parts.watch === undefined ? firstOf(summary) : null;
      this.#recall(summary);
      this.#loaded = true;
      if (this.#up) this.#hello();
    } catch (error) {
      if (this.#stopped) return;
      console.error(error);
      this.#line?.close();
      this.#set({ phase: 'missing' });
    }
  }

  #dial(): void {
    this.#line = this.#parts.dial({
      open: () => {
        this.#up = true;
        if (this.#loaded) this.#hello();
      },
      message: (message) => this.#hear(message),
      lost: () => {
        this.#up = false;
        this.#greeted = false;
        // A worker ends with its page alone: there is no server that could be away.
        if (!this.#parts.local) this.#set({ connection: navigator.onLine ? 'connecting' : 'lost' });
      },
      gone: (why) => this.#set(why === 'moved' ? { connection: 'replaced' } : { phase: why }),
    });
  }

  /** Hangs up, has the table laid anew, and sits down again. */
  async reopen(lay: () => Promise<void>): Promise<void> {
    this.#line?.close();
    this.#stage.clear();
    this.#up = false;
    this.#greeted = false;
    this.#greeting = undefined;
    this.#done();
    this.#set({ truth: undefined, happening: undefined, said: undefined, replaying: false });
    await lay();
    if (!this.#stopped) this.#dial();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#again);
    this.screen.stop();
    this.#stage.clear();
    this.#line?.close();
  }

  #hello(): void {
    const { truth } = this.#state;
    const same = truth !== undefined && truth.viewer === (this.#seat ?? -1);
    this.#greeting = this.#seat;
    this.#send({
      type: 'hello',
      protocol: SPOKEN,
      table: this.#parts.id,
      seat: this.#seat,
      ...(this.#parts.watch === undefined ? {} : { watch: this.#parts.watch }),
      ...(same ? { since: truth.seq } : {}),
    });
  }

  #send(message: ClientMessage): void {
    this.#line?.send(message);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        return;
      case 'update':
        this.#update(message);
        return;
      case 'ack':
        this.#acknowledged(message.id);
        return;
      case 'refused':
        this.#refused(message);
        return;
      case 'whyNot':
        if (message.id === [...this.#asked].at(-1)) this.#set({ refusals: message.refusals });
        this.#asked.delete(message.id);
        return;
      case 'history':
        this.#set({ log: before(this.#state.log, message.heard) });
        return;
      case 'chat':
        this.#set({ chat: [...this.#state.chat, ...message.lines.filter((l) => this.#state.chat.every((c) => c.n !== l.n))] });
        return;
      case 'presence':
        this.#set({ presence: message.presence });
        return;
      case 'botWaits':
        this.#set({ botWaits: message.ahead === null ? undefined : { seat: message.seat, ahead: message.ahead } });
        return;
      case 'table':
        this.#set({ summary: message.table });
        return;
      case 'plan':
        if (message.seat === this.#state.truth?.viewer) this.#set({ plan: message.plan });
        return;
      // The line and the lobby hear these themselves.
      case 'bye':
      case 'lobby':
      case 'pong':
        return;
    }
  }

  #welcome({ table, told, heard, complete, chat, presence, time }: ServerMessage & { type: 'welcome' }): void {
    this.#seen = welcomed(told);
    const { payload } = this.#seen;
    const { truth, log, phase } = this.#state;
    const resumed = truth !== undefined && truth.viewer === payload.viewer;
    const missed = resumed ? payload.seq - truth.seq : 0;
    const back = resumed && !this.#greeted && phase === 'ready' && !this.#parts.local;
    this.#greeted = true;
    this.#greeting = undefined;
    this.#patience = FIRST_PATIENCE_MS;
    this.#stage.clear();
    this.#set({
      phase: 'ready',
      summary: table,
      truth: payload,
      shown: payload,
      log: resumed ? follow(log, heard) : follow([], heard),
      happening: undefined,
      said: undefined,
      busy: false,
      refusals: [],
      chat,
      presence,
      botWaits: undefined,
      clockOff: time - Date.now(),
      connection: this.#parts.local ? 'local' : 'live',
      lastOwn: resumed ? this.#state.lastOwn : lastOwn(heard, payload.viewer),
      replaying: false,
      ...(resumed && missed === 0
        ? {}
        : { recap: payload.at > 0 ? NOTHING_YET : this.#recapped(NOTHING_YET, [settingUp(heard, payload)], payload.viewer) }),
    });
    if (!resumed || missed > 0) void this.#lookBack(payload);
    if (back) this.#notify({ kind: 'reconnected', missed });
    if (this.#pending !== undefined) {
      this.#send(this.#pending);
      if (back) this.#notify({ kind: 'resent' });
    }
    this.#settled();
    if (!complete) this.#fetchHistory(payload.at);
  }

  /** What was told before the server's memory begins: the newest first, for that is what a log shows. A host on this device tells all at once. */
  #fetchHistory(last: number): void {
    const page = this.#parts.local ? last + 1 : HISTORY_PAGE;
    for (let to = last; to >= 0; to -= page) this.#send({ type: 'history', id: this.#newId(), from: Math.max(0, to - page + 1), to });
  }

  /** Whoever comes back is told what the others did meanwhile: as much of the past as may hold a turn of everybody. */
  async #lookBack(now: Payload): Promise<void> {
    const { viewer, at, status } = now;
    if (viewer < 0 || at === 0 || status !== 'playing' || this.#parts.moments === undefined) return;
    try {
      const moments = await this.#parts.moments(viewer, Math.max(0, at - LOOK_BACK), at);
      // Something may have happened meanwhile: then it was told.
      if (this.#stopped || this.#state.truth?.viewer !== viewer || this.#state.recap !== NOTHING_YET) return;
      this.#set({ recap: this.#recapped(NOTHING_YET, scenesOf(moments, now), viewer) });
    } catch (error) {
      // One plays as well without it.
      console.error(error);
    }
  }

  #update(update: ServerMessage & { type: 'update' }): void {
    if (this.#greeting !== undefined) return;
    if (this.#seen === undefined || this.#seen.payload.seq !== update.base) {
      this.#hello();
      return;
    }
    const { heard } = update;
    const { beats, ...seen } = followed(this.#seen, update);
    const { payload } = seen;
    this.#seen = seen;
    this.#set({ truth: payload, refusals: [] });
    const own = heard.findLast((h) => h.what === 'answer' && h.seat === payload.viewer);
    if (own !== undefined) this.#set({ lastOwn: own.seq });
    if (heard.some(({ events }) => events.length > 0)) this.screen.noteNews();
    this.#stage.add({ beats, payload, heard });
  }

  #recapped(recap: Recap, scenes: readonly Scene[], viewer: Seat): Recap {
    return scenes.reduce((now, scene) => followTurns(now, scene, viewer, (event) => this.#turnOf(event)), recap);
  }

  #turnOf(event: unknown): Seat | undefined {
    return this.#state.board?.turn?.(event);
  }

  #wordsOf(event: unknown): string {
    const { shown, game } = this.#state;
    return game === undefined || shown === undefined ? '' : gameText(game).event(event as { readonly type: string }, shown.viewer);
  }

  /** Everything that happened has been shown. */
  #settled(): void {
    const { truth, summary } = this.#state;
    if (truth === undefined || summary === undefined) return;
    this.#set({ busy: false });
    this.#askWhyNot(truth);
    if (this.#parts.watch === undefined) this.screen.settled(truth, summary);
  }

  notePlan(plan: Plan | null): void {
    this.#set({ plan });
  }

  showStops(stops: boolean): void {
    this.#set({ stops });
  }

  /** When the viewer wants to be asked, by kind of window. */
  setStops(stops: Stops): void {
    this.#send({ type: 'setStops', id: this.#newId(), stops });
  }

  #askWhyNot({ asks }: Payload): void {
    const [ask] = asks;
    if (ask === undefined) return;
    const id = this.#newId();
    this.#asked.add(id);
    this.#send({ type: 'whyNot', id, decision: ask.decision });
  }

  /** Looks through the eyes of another own seat. */
  sitAs(seat: Seat): void {
    this.#seat = seat;
    this.#set({ holding: this.#state.holding.filter((other) => other !== seat) });
    this.#set({ shown: undefined, log: [], happening: undefined, said: undefined, recap: NOTHING_YET, refusals: [] });
    this.#hello();
    const done = this.store.subscribe(({ truth }) => {
      if (truth?.viewer !== seat) return;
      done();
      this.#set({ cover: undefined });
    });
  }

  /** On the screen between two people: whoever has just played takes it back. */
  undoBeforePassing(): void {
    this.#set({ cover: undefined });
    this.undo('step');
  }

  answer(answer: Answer): void {
    const { truth, shown, guide } = this.#state;
    const ask = truth?.asks[0];
    if (truth === undefined || ask === undefined || shown !== truth || this.#pending !== undefined) return;
    if (guide === 'coming' || (guide !== undefined && truth.view != null && guide.closed(ask.decision, answer, truth.view) !== undefined))
      return;
    this.#order({ type: 'answer', id: this.#newId(), seq: truth.seq, decision: ask.decision, answer });
  }

  undo(scope: 'step' | 'turn'): void {
    const { truth } = this.#state;
    if (truth !== undefined && this.#pending === undefined) this.#order({ type: 'undo', id: this.#newId(), seq: truth.seq, scope });
  }

  redo(): void {
    const { truth } = this.#state;
    if (truth !== undefined && this.#pending === undefined) this.#order({ type: 'redo', id: this.#newId(), seq: truth.seq });
  }

  standIn(): void {
    const { truth } = this.#state;
    if (truth !== undefined && truth.viewer >= 0) this.#send({ type: 'standIn', id: this.#newId(), seat: truth.viewer });
  }

  resumeSeat(): void {
    const { truth } = this.#state;
    if (truth !== undefined && truth.viewer >= 0) this.#send({ type: 'resumeSeat', id: this.#newId(), seat: truth.viewer });
  }

  /** What to do about somebody who is away or out of time. */
  vote(about: Seat, choice: VoteChoice): void {
    this.#send({ type: 'vote', id: this.#newId(), about, choice });
  }

  giveUp(seat: Seat): void {
    this.#send({ type: 'giveUp', id: this.#newId(), seat });
  }

  rename(seat: Seat, name: string): void {
    this.#send({ type: 'rename', id: this.#newId(), seat, name });
  }

  /** Asks the table for something everybody has a say in. */
  move(wanted: ClientMessageOf<'move'>['wanted']): void {
    this.#send({ type: 'move', id: this.#newId(), wanted });
  }

  second(yes: boolean): void {
    this.#send({ type: 'second', id: this.#newId(), yes });
  }

  /** One's own part of the agreement on hints. */
  allowHints(): void {
    this.#send({ type: 'allowHints', id: this.#newId() });
  }

  withdrawHints(): void {
    this.#send({ type: 'withdrawHints', id: this.#newId() });
  }

  say(text: string): void {
    this.#send({ type: 'chat', id: this.#newId(), text });
  }

  /** Shows turns of others once more; the match waits where it is. */
  replay(turns: readonly Turn[], bySteps = false): void {
    const { truth } = this.#state;
    if (truth === undefined || this.#stage.running || this.#pending !== undefined) return;
    this.#set({ replaying: bySteps ? 'bySteps' : 'paced' });
    // Nothing new is heard of: the log and the recap stay as they are.
    this.#stage.add({ beats: turns.flatMap(({ beats }) => beats), payload: truth, heard: [] });
  }

  /** Goes on to what happened next. */
  advance(): void {
    const [ringing] = this.#state.ringing;
    if (ringing !== undefined && !this.#stage.running) this.screen.letPass(ringing);
    else this.#stage.advance();
  }

  /** Tells once more what was said before. */
  back(): void {
    this.#stage.back();
  }

  /** Goes on to the next turn, or to the question. */
  skipTurn(): void {
    this.#stage.skipTurn();
  }

  /** Shows the end of what is happening at once. */
  skip(): void {
    this.#stage.skip();
  }

  dismiss(): void {
    this.#set({ notice: undefined });
  }

  #order(order: Order): void {
    this.#pending = order;
    keepPending(this.#parts.id, this.#seat, order);
    this.#set({ pending: true });
    if (this.#greeted) this.#send(order);
  }

  /** The order under way was taken, or will not be. */
  #done(): void {
    this.#pending = undefined;
    keepPending(this.#parts.id, this.#seat, undefined);
    this.#set({ pending: false });
  }

  #acknowledged(id: string): void {
    if (this.#pending?.id === id) this.#done();
    else if (!this.screen.acknowledged(id)) return;
    if (!this.#stage.running) this.#settled();
  }

  /** The server could not, and did nothing: a greeting or an order that nobody took is said again, ever less often. */
  #tryAgain(mine: boolean): void {
    if (this.#again !== undefined) return;
    const wait = this.#patience;
    this.#patience = Math.min(2 * wait, MOST_PATIENCE_MS);
    if (!mine) this.#set({ connection: 'connecting' });
    this.#again = setTimeout(() => {
      this.#again = undefined;
      // Should the line be down by then, the next hello comes with the next line.
      if (this.#stopped || !this.#up) return;
      if (this.#greeting !== undefined) this.#hello();
      else if (this.#pending !== undefined && this.#greeted) this.#send(this.#pending);
    }, wait);
  }

  #refused({ id, code, args }: ServerMessage & { type: 'refused' }): void {
    if (this.screen.refused(id, code)) return;
    const mine = id !== undefined && this.#pending?.id === id;
    const greeting = id === undefined && this.#greeting !== undefined;
    if ((code === 'busy' && (mine || greeting)) || (code === 'tooFast' && greeting)) {
      this.#tryAgain(mine);
      return;
    }
    if (mine) this.#done();
    // What was planned may be answered before it is asked about.
    if (id !== undefined && this.#asked.delete(id)) return;
    if (code === 'notFound' || code === 'mayNotWatch' || code === 'notYourSeat') {
      if (this.#state.truth === undefined) this.#set({ phase: 'missing' });
    }
    if (code === 'protocol') void renew();
    const detail = Object.values(args).join(', ');
    this.#notify({ kind: 'refused', code, detail });
    if (!this.#stage.running) this.#settled();
  }

  #notify(notice: Notice): void {
    this.#set({ notice: { id: ++this.#notices, notice } });
  }

  /** Unique over reloads and windows: an id that is used again would be taken for the same order. */
  #newId(): string {
    return `${crypto.randomUUID()}.${++this.#orders}`;
  }

  #recall(summary: TableSummary): void {
    const kept = keptPending(this.#parts.id, summary.yours);
    this.#pending = kept?.order;
    if (kept !== undefined) this.#seat = kept.seat;
    this.#set({ pending: kept !== undefined });
  }
}

/** The seat to sit down at: one's own that is asked, or one's first; null to watch. */
function firstOf({ yours, waiting }: TableSummary): Seat | null {
  return yours.find((seat) => waiting.includes(seat)) ?? yours[0] ?? null;
}

const lastOwn = (heard: readonly Heard[], viewer: Seat): number =>
  heard.findLast((h) => h.what === 'answer' && h.seat === viewer)?.seq ?? 0;
