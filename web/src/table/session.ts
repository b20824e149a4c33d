import { followed, type Heard, type Payload, type ReplayMoment, type Seen, type VoteChoice, welcomed } from '@orrery/host';
import type { Answer, Refusal, Seat, Stops, View } from '@orrery/kernel';
import { type BoardModule, type Happening, type Target, USUAL_MS } from '@orrery/kit';
import type { ChatLine, ClientMessage, ClientMessageOf, Plan, Presence, ServerMessage, TableSummary } from '@orrery/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { keptLesson } from '../learn/kept.ts';
import type { Dial, Line } from '../net/line.ts';
import { SPOKEN } from '../net/socket.ts';
import { renew } from '../offline/keep.ts';
import { gameText } from '../state/games.ts';
import { TEMPOS, useSettings } from '../state/settings.ts';
import { before, follow } from './log.ts';
import { type Said, type Scene, Stage, type Tempo } from './stage.ts';
import { followTurns, NOTHING_YET, type Recap, scenesOf, settingUp, type Turn } from './turns.ts';

export type Connection = 'live' | 'connecting' | 'lost' | 'local' | 'replaced';

/** Something to be told in passing. */
export type Notice =
  | { readonly kind: 'refused'; readonly code: string; readonly detail: string }
  | { readonly kind: 'reconnected'; readonly missed: number }
  | { readonly kind: 'resent' };

type Pending = ClientMessageOf<'answer'> | ClientMessageOf<'undo'> | ClientMessageOf<'redo'>;

/** A lesson at this table: what it keeps for later and until when, and what it speaks of. */
export type Guide = {
  closed(decision: string, answer: Answer, view: View): string | undefined;
  readonly pointed: readonly Target[];
};

/** All that a table's page draws. */
export interface TableState {
  readonly phase: 'loading' | 'ready' | 'missing' | 'broken';
  readonly summary: TableSummary | undefined;
  /** Its id, once its words and its board are here. */
  readonly game: string | undefined;
  readonly board: BoardModule | undefined;
  /** The newest there is. */
  readonly truth: Payload | undefined;
  /** What is drawn: behind the truth while events are being shown. */
  readonly shown: Payload | undefined;
  readonly log: readonly Heard[];
  readonly happening: Happening | undefined;
  /** What is said over the board while it happens. */
  readonly said: Said | undefined;
  /** What others did since the viewer's own turn. */
  readonly recap: Recap;
  /** The past is being shown once more: at its pace, or one caption at a time. */
  readonly replaying: false | 'paced' | 'bySteps';
  readonly busy: boolean;
  readonly refusals: readonly Refusal[];
  /** The seat the screen waits to be passed to; nothing of the table is drawn meanwhile. */
  readonly cover: Seat | undefined;
  /** Seats of this screen whose window it is: nobody is asked by name, for that would show who holds something. */
  readonly ringing: readonly Seat[];
  /** Whoever else may say at such a moment that they want the next window of their own. */
  readonly mayHold: readonly Seat[];
  readonly holding: readonly Seat[];
  /** The viewer came forward, and there is nothing to do. */
  readonly came: boolean;
  /** The list of stops is open. */
  readonly stops: boolean;
  readonly pending: boolean;
  /** What the viewer has planned for the next turn, and what became of it; undefined until the server has told. */
  readonly plan: Plan | null | undefined;
  readonly connection: Connection;
  readonly notice: { readonly id: number; readonly notice: Notice } | undefined;
  readonly chat: readonly ChatLine[];
  readonly presence: Presence | undefined;
  /** The bot that waits until the server has time for it, and how many are before it. */
  readonly botWaits: { readonly seat: Seat; readonly ahead: number } | undefined;
  /** The server's clock minus ours. */
  readonly clockOff: number;
  /** Everything up to this act was there when the viewer last answered. */
  readonly lastOwn: number;
  /** Nothing is answered before a lesson that is `coming` has begun. */
  readonly guide: Guide | 'coming' | undefined;
}

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
/** This long everybody who shares a screen has to come forward after something happened, whether it is their window or one of the next. */
const RING_MS = 1_200;

/** One person's sitting at one table: follows it, answers, and never loses or repeats an answer. */
export class TableSession {
  readonly store: StoreApi<TableState>;
  readonly #parts: SessionParts;
  readonly #stage: Stage;
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
  #pending: Pending | undefined;
  /** Questions "why not?" on their way; the last is the one whose answer counts. */
  readonly #asked = new Set<string>();
  #orders = 0;
  #notices = 0;
  #stopped = false;
  #patience = FIRST_PATIENCE_MS;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ring: ReturnType<typeof setTimeout> | undefined;
  /** Something has happened since windows last rang. */
  #news = true;
  /** The order with which a seat of this screen lets its window pass. */
  #passing: { readonly id: string; readonly seat: Seat } | undefined;
  /** Who came forward in a window, and the act it came with. */
  #came: { readonly seat: Seat; readonly seq: number } | undefined;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.store = createStore<TableState>(() => ({
      phase: 'loading',
      summary: undefined,
      game: undefined,
      board: undefined,
      truth: undefined,
      shown: undefined,
      log: [],
      happening: undefined,
      said: undefined,
      recap: NOTHING_YET,
      replaying: false,
      busy: false,
      refusals: [],
      cover: undefined,
      ringing: [],
      mayHold: [],
      holding: [],
      came: false,
      stops: false,
      pending: false,
      plan: undefined,
      connection: parts.local ? 'local' : 'connecting',
      notice: undefined,
      chat: [],
      presence: undefined,
      botWaits: undefined,
      clockOff: 0,
      lastOwn: 0,
      guide: undefined,
    }));
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
      turns: (event) => this.#turnOf(event) !== undefined,
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
      this.#coverFirst();
      this.#seat = this.#parts.watch === undefined ? firstOf(summary) : null;
      this.#pending = this.#recall();
      this.#set({ pending: this.#pending !== undefined });
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
    this.#pending = undefined;
    this.#remember();
    this.#set({ truth: undefined, happening: undefined, said: undefined, pending: false, replaying: false });
    await lay();
    if (!this.#stopped) this.#dial();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#again);
    clearTimeout(this.#ring);
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
    if (heard.some(({ events }) => events.length > 0)) this.#news = true;
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

  /** Everything that happened has been shown. Who is asked now may have to be handed the screen. */
  #settled(): void {
    const { truth, summary } = this.#state;
    if (truth === undefined || summary === undefined) return;
    this.#set({ busy: false });
    this.#askWhyNot(truth);
    if (summary.yours.length < 2 || this.#parts.watch !== undefined) return;
    if (truth.status !== 'playing') {
      this.#set({ cover: undefined });
      return;
    }
    this.#passOn(truth, summary);
  }

  /**
   * Several people share this screen. It changes hands for a question that is somebody's to answer; in a window that would show who holds
   * something it does not: those it concerns may come forward for a moment, and it passes.
   */
  #passOn(truth: Payload, { yours }: TableSummary): void {
    const { viewer, asks, waiting, windows } = truth;
    const { cover } = this.#state;
    const next = waiting.filter((seat) => yours.includes(seat) && truth.seats[seat]?.bot === null);
    if (cover !== undefined && cover !== viewer && !next.includes(cover)) this.#set({ cover: undefined });
    this.#stopRinging();
    const came = this.#came?.seq === truth.seq && this.#came.seat === viewer;
    this.#set({ came: came && asks.length === 0 });
    if (next.length === 0 || this.#pending !== undefined || this.#passing !== undefined) return;
    if (next.includes(viewer) && (asks.length > 0 || came)) return;
    const asked = next.find((seat) => seat !== viewer && !windows.includes(seat));
    if (asked !== undefined) this.#hand(asked);
    else if (next.includes(viewer)) {
      if (windows.includes(viewer)) this.letPass(viewer);
    } else this.#startRinging(next, yours);
  }

  #hand(seat: Seat): void {
    if (useSettings.getState().passScreen) this.#set({ cover: seat });
    else this.sitAs(seat);
  }

  #startRinging(seats: readonly Seat[], yours: readonly Seat[]): void {
    const [first] = seats;
    if (first === undefined) return;
    const { holding, truth } = this.#state;
    this.#set({ ringing: seats });
    const held = seats.find((seat) => holding.includes(seat));
    if (held !== undefined) {
      this.comeForward(held);
      return;
    }
    // One moment concerns several people, one after the other: they were all shown the same ring.
    if (!this.#news) {
      this.letPass(first);
      return;
    }
    this.#news = false;
    const others = yours.filter((seat) => !seats.includes(seat) && seat !== truth?.viewer && truth?.seats[seat]?.bot === null);
    this.#set({ mayHold: others });
    // Who steps through the story steps on.
    if (useSettings.getState().pace !== 'step') this.#ring = setTimeout(() => this.letPass(first), RING_MS);
  }

  #stopRinging(): void {
    clearTimeout(this.#ring);
    if (this.#state.ringing.length > 0) this.#set({ ringing: [], mayHold: [] });
  }

  /** Somebody comes forward in a window: the screen is theirs, at once or in the next one that concerns them. */
  comeForward(seat: Seat): void {
    const { truth, ringing, mayHold, holding } = this.#state;
    if (mayHold.includes(seat)) this.#set({ holding: [...holding.filter((other) => other !== seat), seat] });
    if (truth === undefined || !ringing.includes(seat)) return;
    this.#stopRinging();
    this.#came = { seat, seq: truth.seq };
    this.#hand(seat);
  }

  /** Nobody came forward, or there was nothing to do. */
  letPass(seat: Seat): void {
    const { truth } = this.#state;
    if (truth === undefined || this.#passing !== undefined) return;
    this.#stopRinging();
    this.#came = undefined;
    this.#passing = { id: this.#newId(), seat };
    this.#send({ type: 'letPass', id: this.#passing.id, seat, seq: truth.seq });
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

  /** The screen was passed on: whoever sits here now sees the table. */
  ready(seat: Seat): void {
    if (this.#state.truth?.viewer === seat) this.#set({ cover: undefined });
    else this.sitAs(seat);
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
    if (ringing !== undefined && !this.#stage.running) {
      this.letPass(ringing);
      return;
    }
    this.#stage.advance();
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

  #order(order: Pending): void {
    this.#pending = order;
    this.#remember();
    this.#set({ pending: true });
    if (this.#greeted) this.#send(order);
  }

  #acknowledged(id: string): void {
    if (this.#passing?.id === id) {
      this.#passing = undefined;
      if (!this.#stage.running) this.#settled();
      return;
    }
    if (this.#pending?.id !== id) return;
    this.#pending = undefined;
    this.#remember();
    this.#set({ pending: false });
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
    const passing = this.#passing;
    if (passing !== undefined && passing.id === id) {
      this.#passing = undefined;
      // Whoever always wants to be asked is asked; otherwise something else has happened, and is told.
      if (code === 'wantsToBeAsked') this.#hand(passing.seat);
      return;
    }
    const mine = id !== undefined && this.#pending?.id === id;
    const greeting = id === undefined && this.#greeting !== undefined;
    if ((code === 'busy' && (mine || greeting)) || (code === 'tooFast' && greeting)) {
      this.#tryAgain(mine);
      return;
    }
    if (mine) {
      this.#pending = undefined;
      this.#remember();
      this.#set({ pending: false });
    }
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

  /** An answer that was not acknowledged outlives a reload: it is sent again, and counts once. */
  #remember(): void {
    try {
      if (this.#pending === undefined) sessionStorage.removeItem(this.#key);
      else sessionStorage.setItem(this.#key, JSON.stringify({ seat: this.#seat, order: this.#pending }));
    } catch {
      // Without storage a reload asks again instead.
    }
  }

  #recall(): Pending | undefined {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as { seat: Seat | null; order: Pending } | null;
      if (kept === null || kept.seat === null || this.#state.summary?.yours.includes(kept.seat) !== true) return undefined;
      this.#seat = kept.seat;
      return kept.order;
    } catch {
      return undefined;
    }
  }

  get #key(): string {
    return `orrery.pending.${this.#parts.id}`;
  }

  /** Several people at this screen: nobody's secrets are drawn before somebody says who they are. */
  #coverFirst(): void {
    const { summary } = this.#state;
    if (summary === undefined || summary.yours.length < 2 || !useSettings.getState().passScreen || summary.status !== 'playing') return;
    this.#set({ cover: firstOf(summary) ?? undefined });
  }
}

/** The seat to sit down at: one's own that is asked, or one's first; null to watch. */
function firstOf({ yours, waiting }: TableSummary): Seat | null {
  return yours.find((seat) => waiting.includes(seat)) ?? yours[0] ?? null;
}

const lastOwn = (heard: readonly Heard[], viewer: Seat): number =>
  heard.findLast((h) => h.what === 'answer' && h.seat === viewer)?.seq ?? 0;
