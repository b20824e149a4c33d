import { followed, type Payload, type Seen, welcomed } from '@orrery/host';
import { type Chance, int } from '@orrery/kernel';
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@orrery/protocol';
import WebSocket from 'ws';

type Sent = Extract<ClientMessage, { type: 'answer' | 'undo' }>;
/** What the server said is done. */
export type Acknowledged = { readonly table: string; readonly seat: number; readonly seq: number; readonly order: Sent };

/**
 * A player over a real socket who answers at random and now and then takes back, and who behaves as a client must: it reconnects,
 * resumes from the last number, and repeats what was not acknowledged under the same id.
 */
export class Robot {
  readonly #addresses: () => readonly string[];
  readonly #cookie: string;
  readonly #table: string;
  readonly #seat: number;
  readonly #luck: Chance;
  readonly #pace: number;
  readonly acknowledged: Acknowledged[] = [];
  readonly refusals = new Map<string, number>();
  reconnects = -1;
  #socket: WebSocket | undefined;
  #seen: Seen | undefined;
  #pending: Sent | undefined;
  #orders = 0;
  #stopped = false;
  /** On this socket. */
  #welcome = false;
  #thinking: NodeJS.Timeout | undefined;

  constructor(where: { addresses: () => readonly string[]; cookie: string; table: string; seat: number }, luck: Chance, pace: number) {
    this.#addresses = where.addresses;
    this.#cookie = where.cookie;
    this.#table = where.table;
    this.#seat = where.seat;
    this.#luck = luck;
    this.#pace = pace;
    this.#connect();
  }

  get over(): boolean {
    return this.#payload?.status === 'over' && this.#pending === undefined;
  }

  get state(): string {
    return JSON.stringify({
      seat: this.#seat,
      seq: this.#payload?.seq,
      waiting: this.#payload?.waiting,
      pending: this.#pending,
      open: this.#socket?.readyState,
    });
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#thinking);
    this.#socket?.terminate();
  }

  get #payload(): Payload | undefined {
    return this.#seen?.payload;
  }

  #connect(): void {
    if (this.#stopped) return;
    const addresses = this.#addresses();
    const origin = addresses[int(this.#luck, Math.max(1, addresses.length))] ?? '';
    if (origin === '') {
      setTimeout(() => this.#connect(), 50);
      return;
    }
    this.reconnects++;
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket?table=${this.#table}`, {
      headers: { origin, cookie: this.#cookie },
    });
    this.#socket = socket;
    this.#welcome = false;
    socket.on('open', () => this.#greet());
    socket.on('message', (data) => this.#take(JSON.parse(data.toString()) as ServerMessage));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(this.#thinking);
      setTimeout(() => this.#connect(), 30 + int(this.#luck, 70));
    });
  }

  #greet(): void {
    const since = this.#payload?.seq;
    this.#send({ type: 'hello', protocol: PROTOCOL, table: this.#table, seat: this.#seat, ...(since === undefined ? {} : { since }) });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome': {
        // What was acknowledged can never be unsaid.
        const last = this.acknowledged.at(-1)?.seq ?? 0;
        this.#seen = welcomed(message.told);
        this.#welcome = true;
        if (this.#seen.payload.seq < last)
          throw new Error(`table ${this.#table} is at ${this.#seen.payload.seq}, but ${last} was acknowledged`);
        if (this.#pending !== undefined) this.#send(this.#pending);
        else this.#think();
        return;
      }
      case 'update':
        if (this.#seen === undefined) return;
        if (message.base !== this.#payload?.seq) throw new Error(`an update of ${message.base} came to ${this.#payload?.seq}`);
        this.#seen = followed(this.#seen, message);
        if (this.#pending === undefined) this.#think();
        return;
      case 'ack':
        if (message.id !== this.#pending?.id) return;
        this.acknowledged.push({ table: this.#table, seat: this.#seat, seq: message.seq, order: this.#pending });
        this.#pending = undefined;
        this.#think();
        return;
      case 'refused':
        this.refusals.set(message.code, (this.refusals.get(message.code) ?? 0) + 1);
        // Whoever was not let in knocks again: an order would have no table.
        if (!this.#welcome) setTimeout(() => this.#greet(), 50 + int(this.#luck, 200));
        else if (message.code === 'busy' || message.code === 'tooFast') setTimeout(() => this.#pending && this.#send(this.#pending), 50);
        else if (message.id === this.#pending?.id) {
          this.#pending = undefined;
          this.#think();
        }
        return;
      default:
    }
  }

  /** Takes its time, then answers what is asked by then. */
  #think(): void {
    clearTimeout(this.#thinking);
    if (this.#payload === undefined || this.#payload.status === 'over') return;
    if (this.#payload.asks.length === 0 && !this.#payload.windows.includes(this.#seat)) return;
    this.#thinking = setTimeout(() => this.#answer(), int(this.#luck, this.#pace * 2 + 1));
  }

  #answer(): void {
    const payload = this.#payload;
    if (payload === undefined || this.#pending !== undefined) return;
    const id = `r${this.#seat}-${++this.#orders}`;
    const { seq } = payload;
    if (payload.asks.length === 0) {
      // The host leaves windows to whoever sits there with several seats; one that it lets pass itself is refused here, and no loss.
      if (payload.windows.includes(this.#seat)) this.#send({ type: 'letPass', id, seat: this.#seat, seq });
      return;
    }
    if (payload.undo.steps > 0 && int(this.#luck, 10) === 0) this.#pending = { type: 'undo', id, seq, scope: 'step' };
    else {
      const [{ decision, options }] = payload.asks;
      this.#pending = { type: 'answer', id, seq, decision, answer: options[int(this.#luck, options.length)] };
    }
    this.#send(this.#pending);
  }
}
