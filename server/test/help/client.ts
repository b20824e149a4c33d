import { followed, type Heard, type Payload, type Seen, welcomed } from '@orrery/host';
import type { Answer } from '@orrery/kernel';
import type { ClientMessage, CreateTable, RefusalBody, ServerMessage, ServerMessageOf, TableAnswer, TableSummary } from '@orrery/protocol';
import { PROTOCOL, SOCKET_PATH, serverMessage, tableAnswer } from '@orrery/protocol';
import WebSocket from 'ws';

export type Response<T> = { readonly status: number; readonly body: T; readonly headers: Headers };

/** A browser without a browser: a cookie jar and the server's address. */
export class Guest {
  readonly origin: string;
  cookie = '';
  /** Headers it sends with every request besides, as a proxy in front might. */
  also: Record<string, string> = {};

  constructor(port: number) {
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async arrive(port: number): Promise<Guest> {
    const guest = new Guest(port);
    const { headers } = await guest.get('/api/me');
    guest.cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return guest;
  }

  async request<T = RefusalBody>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response<T>> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(method === 'GET' ? {} : { origin: this.origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.also,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') === true && text !== '';
    return { status: response.status, body: (json ? JSON.parse(text) : text) as T, headers: response.headers };
  }

  get<T = RefusalBody>(path: string): Promise<Response<T>> {
    return this.request<T>('GET', path);
  }

  post<T = RefusalBody>(path: string, body: unknown = {}): Promise<Response<T>> {
    return this.request<T>('POST', path, body);
  }

  async lay(wanted: Partial<CreateTable> & Pick<CreateTable, 'seats'>): Promise<TableSummary> {
    const { status, body } = await this.post<TableAnswer>('/api/tables', { game: 'toy', ...wanted });
    if (status !== 200) throw new Error(`no table: ${JSON.stringify(body)}`);
    return tableAnswer.parse(body).table;
  }

  async connect(hello?: { table: string; seat: number | null; since?: number; watch?: string }): Promise<Line> {
    return this.connectAt('', hello);
  }

  /** Through a path under which a proxy shows the server. */
  async connectAt(base: string, hello?: { table: string; seat: number | null; since?: number; watch?: string }): Promise<Line> {
    const line = await Line.open(this.origin, this.cookie, this.also, base);
    if (hello !== undefined) await line.hello(hello);
    return line;
  }
}

let orders = 0;
export const newOrderId = (): string => `c${++orders}-${process.pid}`;

/** A socket that keeps its payload up to date the way a client does. */
export class Line {
  readonly socket: WebSocket;
  readonly received: ServerMessage[] = [];
  /** The messages as they came over the wire. */
  readonly raw: string[] = [];
  #seen: Seen | undefined;
  heard: Heard[] = [];
  closed = false;
  #waiting: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.#take(data.toString()));
    socket.on('close', () => {
      this.closed = true;
      this.#stir();
    });
    socket.on('error', () => {});
  }

  static open(origin: string, cookie: string, headers: Record<string, string> = {}, base = ''): Promise<Line> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${base}${SOCKET_PATH}`, { headers: { origin, cookie, ...headers } });
    const line = new Line(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(line));
      socket.once('error', reject);
    });
  }

  get payload(): Payload | undefined {
    return this.#seen?.payload;
  }

  #take(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    // Whatever the server says is in the protocol.
    serverMessage.parse(message);
    this.raw.push(text);
    this.received.push(message);
    if (message.type === 'welcome') {
      this.#seen = welcomed(message.told);
      this.heard = [...message.heard];
    } else if (message.type === 'update' && this.#seen !== undefined) {
      const { seq } = this.#seen.payload;
      if (message.base !== seq) throw new Error(`an update of ${message.base} came to ${seq}`);
      this.#seen = followed(this.#seen, message);
      for (const heard of message.heard) {
        if (heard.what === 'undo') this.heard = this.heard.filter((h) => h.what !== 'answer' || h.at <= heard.at);
        this.heard.push(heard);
      }
    }
    this.#stir();
  }

  #stir(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const look of waiting) look();
  }

  /** Waits until something is there; undefined when the socket closes first. */
  async until<T>(find: () => T | undefined, within = 20_000): Promise<T> {
    const deadline = Date.now() + within;
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      if (this.closed) throw new Error('the connection is closed');
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`nothing came; last: ${this.raw.at(-1)?.slice(0, 300)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  async hello(hello: { table: string; seat: number | null; since?: number; watch?: string }): Promise<ServerMessageOf<'welcome'>> {
    const from = this.received.length;
    this.say({ type: 'hello', protocol: PROTOCOL, ...hello });
    const answer = await this.until(() => this.received.slice(from).find((m) => m.type === 'welcome' || m.type === 'refused'));
    if (answer.type === 'welcome') return answer;
    throw new Error(`refused: ${'code' in answer ? answer.code : ''}`);
  }

  /** Sends a message with an id and waits for what it comes to. */
  async ask(message: Exclude<ClientMessage, { type: 'hello' }>): Promise<ServerMessage> {
    const from = this.received.length;
    this.say(message);
    return this.until(() => this.received.slice(from).find((m) => 'id' in m && m.id === message.id));
  }

  answer(
    answer: Answer,
    { id = newOrderId(), seq = this.seq, decision = this.decision }: { id?: string; seq?: number; decision?: string } = {},
  ): Promise<ServerMessage> {
    return this.ask({ type: 'answer', id, seq, decision, answer });
  }

  get seq(): number {
    return this.payload?.seq ?? 0;
  }

  get decision(): string {
    return this.payload?.asks[0]?.decision ?? 'none';
  }

  get options(): readonly Answer[] {
    return this.payload?.asks[0]?.options ?? [];
  }

  async refusal(message: Exclude<ClientMessage, { type: 'hello' }>): Promise<string> {
    const answer = await this.ask(message);
    return answer.type === 'refused' ? answer.code : `not refused: ${answer.type}`;
  }

  /** Until this line has heard of an act. */
  reach(seq: number): Promise<true> {
    return this.until(() => (this.seq >= seq ? true : undefined));
  }

  close(): void {
    this.socket.close();
  }
}
