import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followed, type Seen, welcomed } from '@orrery/host';
import { PROTOCOL, type ServerMessage, type TableAnswer } from '@orrery/protocol';
import WebSocket from 'ws';
import { ChildServer, generous, prompt } from '../../server/tools/child-server.ts';
import type { Contender } from './contender.ts';
import type { Pair } from './measure.ts';

/** Our own server as it is shipped, rate limits aside. */
export class Orrery implements Contender {
  readonly name: string;
  readonly durable: string;
  readonly #databaseUrl: string | undefined;
  readonly #game: string;
  readonly #registry: string;
  readonly #idle: number;
  readonly #flags: readonly string[];
  #server: ChildServer | undefined;
  #dataDir = '';

  constructor(given: { databaseUrl?: string; game?: string; registry?: string; idle?: number; flags?: readonly string[] } = {}) {
    this.#databaseUrl = given.databaseUrl;
    this.#game = given.game ?? 'big200';
    this.#registry = given.registry ?? new URL('./big200-registry.ts', import.meta.url).href;
    this.#idle = given.idle ?? 3_600_000;
    this.#flags = given.flags ?? [];
    const storage = given.databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
    this.name = `Orrery, ${storage}${given.game === undefined ? '' : `, ${given.game}`}`;
    this.durable = `${storage}, fsync, group commit`;
  }

  async start(): Promise<void> {
    this.#dataDir = await mkdtemp(join(tmpdir(), 'orrery-load-'));
    const config = {
      registry: this.#registry,
      dataDir: this.#dataDir,
      host: '127.0.0.1',
      logLevel: 'error',
      rates: generous,
      pauses: prompt,
      idle: this.#idle,
      ...(this.#databaseUrl === undefined ? {} : { databaseUrl: this.#databaseUrl }),
    };
    this.#server = new ChildServer(config, false, this.#flags);
    await this.#server.start();
  }

  get pid(): number {
    return this.#server?.pid ?? 0;
  }

  get port(): number {
    return this.#server?.port ?? 0;
  }

  get #origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async lay(seats = 2): Promise<{ id: string; cookie: string }> {
    const me = await fetch(`${this.#origin}/api/me`);
    await me.arrayBuffer();
    const cookie = me.headers.getSetCookie()[0].split(';')[0];
    const response = await fetch(`${this.#origin}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: this.#origin },
      body: JSON.stringify({ game: this.#game, seats: Array.from({ length: seats }, () => ({ kind: 'me' })) }),
    });
    const { table } = (await response.json()) as TableAnswer;
    return { id: table.id, cookie };
  }

  /** Two players at a table; when their match is over they lay another one. */
  async pair(): Promise<Pair> {
    let sitting = await this.#sit();
    return {
      move: async () => {
        if (sitting.over()) {
          sitting.close();
          sitting = await this.#sit();
        }
        await sitting.move();
      },
      close: () => sitting.close(),
    };
  }

  async #sit(): Promise<Pair & { over(): boolean }> {
    const { id, cookie } = await this.lay();
    const origin = this.#origin;
    let answered: ((how: 'kept' | 'stale') => void) | undefined;
    let orders = 0;
    const seen: (Seen | undefined)[] = [];
    let heard: (() => void) | undefined;
    const sockets = await Promise.all(
      [0, 1].map(
        (seat) =>
          new Promise<WebSocket>((resolve, reject) => {
            const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket?table=${id}`, { headers: { origin, cookie } });
            socket.once('error', reject);
            socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: id, seat })));
            socket.on('message', (data) => {
              const message = JSON.parse(data.toString()) as ServerMessage;
              if (message.type === 'welcome') {
                seen[seat] = welcomed(message.told);
                resolve(socket);
              } else if (message.type === 'update') {
                const before = seen[seat];
                if (before !== undefined) seen[seat] = followed(before, message);
                heard?.();
              } else if (message.type === 'ack') answered?.('kept');
              // What was asked, or the window that was open, is over: that is on its way.
              else if (message.type === 'refused' && (message.code === 'stale' || message.code === 'notAsked')) answered?.('stale');
              else if (message.type === 'refused') throw new Error(`refused: ${message.code}`);
            });
          }),
      ),
    );
    /** Acts up to this one are known to have happened, heard of or not. */
    let known = -1;
    const over = (): boolean => seen.some((s) => s?.payload.status === 'over');
    const current = async (): Promise<number> => {
      for (;;) {
        if (over()) return -1;
        // Whoever is asked, once both have heard of the same act, or may let a window pass: the host leaves that to whoever has several seats.
        const seat = seen.findIndex((s, each) => s !== undefined && (s.payload.asks.length > 0 || s.payload.windows.includes(each)));
        const [first, second] = seen.map((s) => s?.payload.seq ?? -1);
        if (seat >= 0 && first === second && first > known) return seat;
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
    };
    return {
      over,
      async move() {
        for (;;) {
          const seat = await current();
          const payload = seen[seat]?.payload;
          if (payload === undefined) return;
          const order = { id: `o${++orders}`, seq: payload.seq };
          const [ask] = payload.asks;
          const message =
            ask === undefined
              ? { type: 'letPass', ...order, seat }
              : { type: 'answer', ...order, decision: ask.decision, answer: ask.options[Math.floor(Math.random() * ask.options.length)] };
          const how = await new Promise<'kept' | 'stale'>((resolve) => {
            answered = resolve;
            sockets[seat].send(JSON.stringify(message));
          });
          known = payload.seq;
          // The host may have passed for somebody a moment before: that is on its way, and then it is asked anew.
          if (how === 'kept') return;
        }
      },
      close: () => {
        for (const socket of sockets) socket.terminate();
      },
    };
  }

  async stop(): Promise<void> {
    await this.#server?.kill();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
