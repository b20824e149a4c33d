import type { Socket } from 'node:net';
import { SPECTATOR } from '@orrery/kernel';
import { type ClientMessage, clientMessage, limits, PROTOCOL, type RefusalBody, type ServerMessage } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import { type Admission, admission, viewerFor } from '../access.ts';
import { standsIn } from '../bots/caps.ts';
import { announce, type Context, summaryFor } from '../context.ts';
import { pastOf } from '../history.ts';
import { freeNameAt } from '../http/names.ts';
import { Queue } from '../queue.ts';
import { asRefusal, Refusal, read } from '../refusal.ts';
import { StorageAway } from '../storage/storage.ts';
import { lobbyOf, standInAt } from '../summary.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Onlooker } from '../tables/tools.ts';
import { Bucket } from './bucket.ts';
import { heardBy, tellLine } from './chat.ts';
import type { Guest } from './crowd.ts';
import { frameOf } from './frame.ts';
import { presenceOf, tellPresence } from './presence.ts';
import { mayTalk } from './talk.ts';

/** Who sends faster than we can answer is told so. */
const MOST_WAITING = 32;
/** Who reads slower than we send loses the connection and may resume. */
const MOST_BUFFERED = 4 * 1024 * 1024;
/** After so many messages that were too fast, the connection ends. */
const MOST_TOO_FAST = 200;
/** The history goes through the whole match, and a hello is told the whole table: both may be asked for so much more rarely than anything else. */
const DEAR_COST = 6;
/** Frames that are no messages, a second and at once: more than any browser sends, and more than that is a flood. */
const CONTROL_FRAMES = { rate: 2, burst: 60 };
const CHAT_SHOWN = 50;
const CLOSE_WITHIN_MS = 2_000;
/** A socket is for following a table; one that follows none for this long is closed. */
const MOST_TABLELESS_MS = 60_000;

/** Who opened a socket, and whence. */
export type Visitor = { readonly identity: string | undefined; readonly device: string | undefined; readonly address: string };

type Of<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** One socket: follows one table as one viewer. Its messages are taken in order, one at a time. */
export class Connection implements Onlooker, Guest {
  readonly identity: string | undefined;
  readonly device: string | undefined;
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #wire: Pick<Socket, 'write'>;
  /** Frames on their way out. */
  #frames = '';
  readonly #context: Context;
  readonly #queue = new Queue();
  readonly #bucket: Bucket;
  readonly #histories: Bucket;
  readonly #hellos: Bucket;
  readonly #controls = new Bucket(CONTROL_FRAMES.rate, CONTROL_FRAMES.burst, performance.now());
  #waiting = 0;
  #tooFast = 0;
  #table: LiveTable | undefined;
  #closed = false;
  /** Hears what changes in the lobby. */
  #listens = false;
  #tableless = performance.now();
  #admission: Admission;
  #watch: string | undefined;
  viewer = SPECTATOR;
  looking = true;
  /** Set while the other side answers our pings. */
  alive = true;

  /** `wire` is what the socket sends through. */
  constructor(socket: WebSocket, wire: Pick<Socket, 'write'>, { identity, device, address }: Visitor, context: Context) {
    this.#socket = socket;
    this.#wire = wire;
    this.identity = identity;
    this.device = device;
    this.address = address;
    this.#context = context;
    const { messages, burst } = context.config.rates;
    this.#bucket = new Bucket(messages, burst, performance.now());
    this.#histories = new Bucket(messages / DEAR_COST, burst / DEAR_COST, performance.now());
    this.#hellos = new Bucket(messages / DEAR_COST, burst / DEAR_COST, performance.now());
  }

  get stake(): number {
    if (this.#table === undefined) return 0;
    return this.viewer === SPECTATOR ? 1 : 2;
  }

  /** Whoever has nothing but the address of a match that is over sees how it was played, not what was said. */
  get hearsTalk(): boolean {
    return this.#admission !== 'over';
  }

  /** There are too many; whoever is still there may come again. */
  makeRoom(): void {
    this.#close(1013);
    setTimeout(() => this.#socket.terminate(), CLOSE_WITHIN_MS).unref();
  }

  begins(): void {
    if (this.viewer !== SPECTATOR || this.#admission === 'open') return;
    if (this.#admission === undefined) this.expel('mayNotWatch');
    else this.checkLink().catch((err) => this.#context.tools.log.warn({ err }, 'a watch link could not be checked'));
  }

  /** Whoever watches by a link goes when it has ended. */
  async checkLink(): Promise<void> {
    const table = this.#table;
    if (table === undefined || this.#admission !== 'link') return;
    if ((await admission(this.#context, table, this.identity, this.#watch)) === undefined && this.#table === table)
      this.expel('mayNotWatch');
  }

  receive(data: string): void {
    if (!this.#context.gate.open) {
      this.#refuse(new Refusal('busy'), idIn(data));
      return;
    }
    if (!this.#bucket.take(performance.now()) || this.#waiting >= MOST_WAITING) {
      this.#refuse(new Refusal('tooFast'), idIn(data));
      if (++this.#tooFast > MOST_TOO_FAST) this.#socket.terminate();
      return;
    }
    this.#waiting++;
    void this.#queue.run(() => this.#answer(data));
  }

  async #answer(data: string): Promise<void> {
    let id: string | undefined;
    try {
      if (data.length > limits.message) throw new Refusal('tooLarge', { most: limits.message });
      const value = parse(data);
      id = idOf(value);
      const message = read(clientMessage, value);
      if (message.type === 'hello') await this.#hello(message);
      else await this.#take(message);
    } catch (error) {
      const refusal = asRefusal(error);
      if (error instanceof StorageAway) this.#context.tools.log.warn({ err: error }, 'storage is away');
      if (refusal === undefined) this.#context.tools.log.error({ table: this.#table?.id, err: error }, 'a message failed');
      this.#refuse(refusal ?? new Refusal('internal'), id);
    } finally {
      this.#waiting--;
    }
  }

  async #hello({ protocol, table: id, seat, watch, since }: Of<'hello'>): Promise<void> {
    if (protocol !== PROTOCOL) throw new Refusal('protocol', { version: PROTOCOL });
    if (!this.#hellos.take(performance.now())) throw new Refusal('tooFast');
    const { hall, tools } = this.#context;
    const table = await hall.hold(id);
    if (table === undefined) throw new Refusal('notFound');
    try {
      await table.refresh();
      const { viewer, admission: admitted } = await viewerFor(this.#context, table, this.identity, { seat, watch });
      this.#leave();
      this.viewer = viewer;
      this.#admission = admitted;
      this.#watch = watch;
      this.#table = table;
      await table.join(this, since, async ({ told, heard, complete }) => {
        const said = this.hearsTalk ? await tools.storage.chat(table.id, 0, CHAT_SHOWN) : [];
        const chat = await heardBy(tools.storage, table, this.identity, said);
        const rest = { table: summaryFor(table, this.identity), chat, presence: presenceOf(table, this), time: tools.time() };
        // The seat may have been given away, or the match begun, while we waited in line.
        await viewerFor(this.#context, table, this.identity, { seat, watch });
        this.send(
          `{"type":"welcome","protocol":${PROTOCOL},"told":${told},"heard":${heard},"complete":${complete},${JSON.stringify(rest).slice(1)}`,
        );
      });
    } catch (error) {
      if (this.#table === table) this.#table = undefined;
      hall.letGo(table);
      throw error;
    }
    if (this.#closed) this.#leave();
    else tellPresence(table);
  }

  async #take(message: Exclude<ClientMessage, { type: 'hello' }>): Promise<void> {
    const { type, id } = message;
    if (type === 'ping') return this.say({ type: 'pong', id, time: this.#context.tools.time() });
    if (type === 'lobby') return this.#listen();
    if (type === 'look') {
      this.looking = message.looking;
      this.#table?.looks(this);
      return;
    }
    const table = this.#table;
    if (table === undefined) throw new Refusal('noTable');
    switch (type) {
      case 'answer':
      case 'undo':
      case 'redo': {
        const { type: kind, ...order } = message;
        return this.#order(table, { kind, seat: this.#seat(), ...order } as Parameters<LiveTable['order']>[0]);
      }
      case 'standIn':
        await standsIn(this.#context, table, { identity: this.#mustHold(table, message.seat), address: this.address });
        return this.#order(table, { kind: 'standIn', id, seat: message.seat, bot: standInAt(table.row) });
      case 'resumeSeat':
        this.#mustHold(table, message.seat);
        return this.#order(table, { kind: 'resumeSeat', id, seat: message.seat });
      case 'vote': {
        const { about, choice } = message;
        const attendance = await table.attendance(about);
        return this.#order(table, { kind: 'vote', id, seat: this.#seat(), about, choice, bot: standInAt(table.row), attendance });
      }
      case 'giveUp': {
        const identity = this.#mustHold(table, message.seat);
        const { seats } = lobbyOf(table.now);
        const others = seats.some((s, seat) => seat !== message.seat && s.kind === 'human' && s.standIn !== 'gaveUp');
        // A bot plays on only where somebody is left to play with, and against.
        if (others && seats.length > 2) await standsIn(this.#context, table, { identity, address: this.address });
        return this.#order(table, { kind: 'giveUp', id, seat: message.seat, bot: standInAt(table.row) });
      }
      case 'rename': {
        this.#mustHold(table, message.seat);
        await this.#order(table, { kind: 'rename', id, seat: message.seat, name: freeNameAt(table, message.name, message.seat) });
        return announce(table);
      }
      case 'move':
        return this.#order(table, { kind: 'move', id, seat: this.#seat(), wanted: message.wanted });
      case 'second':
        return this.#order(table, { kind: 'second', id, seat: this.#seat(), yes: message.yes });
      case 'allowHints':
      case 'withdrawHints':
        return this.#order(table, { kind: type, id, seat: this.#seat() });
      case 'setStops':
        return this.#order(table, { kind: 'setStops', id, seat: this.#seat(), stops: message.stops });
      case 'letPass':
        this.#mustHold(table, message.seat);
        return this.#order(table, { kind: 'letPass', id, seat: message.seat, seq: message.seq });
      case 'whyNot': {
        const refusals = await table.whyNot(this.#seat(), message.decision);
        return this.send(
          `{"type":"whyNot","id":${JSON.stringify(id)},"decision":${JSON.stringify(message.decision)},"refusals":${refusals}}`,
        );
      }
      case 'chat':
        return this.#chat(table, message);
      case 'history': {
        if (!this.#histories.take(performance.now())) throw new Refusal('tooFast');
        const { text } = await pastOf(this.#context, this.address, table, this.viewer, {
          from: message.from,
          to: message.to,
          views: false,
        });
        return this.send(`{"type":"history","id":${JSON.stringify(id)},"heard":${text}}`);
      }
    }
  }

  /** Asking is as dear as a hello: the answer is counted anew. */
  async #listen(): Promise<void> {
    if (!this.#hellos.take(performance.now())) throw new Refusal('tooFast');
    this.#listens = true;
    await this.#context.lobby.listen(this);
    if (this.#closed) this.#context.lobby.leave(this);
  }

  /** The seat this connection plays, still its own. */
  #seat(): number {
    if (this.viewer === SPECTATOR || this.identity === undefined || this.#table?.holder(this.viewer) !== this.identity) {
      throw new Refusal('notYourSeat');
    }
    return this.viewer;
  }

  #mustHold(table: LiveTable, seat: number): string {
    if (this.identity === undefined || table.holder(seat) !== this.identity) throw new Refusal('notYourSeat');
    return this.identity;
  }

  async #order(table: LiveTable, order: Parameters<LiveTable['order']>[0]): Promise<void> {
    const { metrics } = this.#context.tools;
    const start = performance.now();
    const seq = await table.order(order);
    metrics.seconds.observe((performance.now() - start) / 1000);
    metrics.orders.inc({ kind: order.kind });
    // An id is letters, digits and a few signs that need no quoting.
    this.send(`{"type":"ack","id":"${order.id}","seq":${seq}}`);
  }

  /** Who sits at the table talks; who watches listens, for they might know too much. */
  async #chat(table: LiveTable, { id, text }: Of<'chat'>): Promise<void> {
    const seat = this.#seat();
    const { storage, now, notices } = this.#context.tools;
    if (!mayTalk(table, seat, this.#context.config.rates.chat)) throw new Refusal('tooFast');
    const name = lobbyOf(table.now).seats[seat]?.name ?? '';
    const time = now();
    const { line, fresh } = await storage.addChat(table.id, { time, seat, name, text }, id, time + notices.delay);
    if (fresh) await tellLine(storage, table, line);
    this.say({ type: 'ack', id, seq: line.n });
  }

  say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  send(text: string): void {
    if (this.#closed) return;
    if (this.#socket.bufferedAmount > MOST_BUFFERED) {
      this.#socket.terminate();
      return;
    }
    // An update and the acknowledgement that follows at once go out together.
    if (this.#frames === '') process.nextTick(() => this.#flush());
    this.#frames += frameOf(text);
  }

  #flush(): void {
    const frames = this.#frames;
    this.#frames = '';
    if (frames !== '' && this.#socket.readyState === this.#socket.OPEN) this.#wire.write(frames, 'latin1');
  }

  /** Ends the connection once what was said has gone out. */
  #close(code: number): void {
    this.#flush();
    this.#socket.close(code);
  }

  #refuse(refusal: Refusal, id: string | undefined): void {
    this.#context.tools.metrics.refusals.inc({ code: refusal.code });
    const body: RefusalBody = refusal.body;
    this.say({ type: 'refused', ...(id === undefined ? {} : { id }), ...body });
  }

  expel(why: 'moved' | 'mayNotWatch'): void {
    if (why === 'moved') this.say({ type: 'bye', why });
    else this.#refuse(new Refusal(why), undefined);
    this.#leave();
    this.viewer = SPECTATOR;
  }

  #leave(): void {
    const table = this.#table;
    this.#table = undefined;
    if (table === undefined) return;
    this.#tableless = performance.now();
    table.leave(this);
    this.#context.hall.letGo(table);
    tellPresence(table);
  }

  /** The socket is gone. */
  gone(): void {
    this.#closed = true;
    this.#context.lobby.leave(this);
    this.#leave();
  }

  /** When what has arrived is answered. */
  settled(): Promise<void> {
    return this.#queue.idle();
  }

  goodbye(): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.once('close', resolve);
      this.say({ type: 'bye', why: 'shutdown' });
      this.#close(1001);
    });
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** What is sent back unread piles up here: whoever sends too many pings has no socket any more. */
  pinged(data: Buffer): void {
    if (this.#control()) this.#socket.pong(data);
  }

  ponged(): void {
    if (this.#control()) this.alive = true;
  }

  #control(): boolean {
    if (this.#closed) return false;
    if (this.#controls.take(performance.now())) return true;
    this.#closed = true;
    this.#socket.terminate();
    return false;
  }

  ping(): void {
    const idle = this.#table === undefined && !this.#listens && performance.now() - this.#tableless > MOST_TABLELESS_MS;
    if (this.alive && !idle) this.#socket.ping();
    else this.#socket.terminate();
    this.alive = false;
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new Refusal('badMessage', { path: '' });
  }
}

/** The id of a message that may be wrong otherwise, so that its sender knows what was refused. */
function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  const { id } = value;
  return typeof id === 'string' && /^[A-Za-z0-9_.:-]{1,64}$/.test(id) ? id : undefined;
}

function idIn(data: string): string | undefined {
  if (data.length > limits.message) return undefined;
  try {
    return idOf(JSON.parse(data));
  } catch {
    return undefined;
  }
}
