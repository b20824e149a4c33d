import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peersFolder as folder } from '../peers.ts';
import { type Big200, legal } from './big200.ts';
import { type Contender, endScript, startScript } from './contender.ts';
import type { Pair } from './measure.ts';

const random = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)];

/** As much of socket.io's client as is used here: the workspace does not have its types. */
type Io = (
  address: string,
  options: object,
) => { on(event: string, listener: (...args: never[]) => void): void; emit(event: string, ...args: unknown[]): void; close(): void };
type BgState = { readonly G: Big200; readonly ctx: { readonly currentPlayer: string }; readonly _stateID: number };

export class BoardgameIo implements Contender {
  readonly name: string;
  readonly durable: string;
  readonly #files: boolean;
  #child: ChildProcess | undefined;
  #port = 0;
  #folder = '';

  constructor(files: boolean) {
    this.#files = files;
    this.name = `boardgame.io, ${files ? 'files' : 'memory'}`;
    this.durable = files ? 'files, no fsync' : 'no';
  }

  async start(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'orrery-bgio-'));
    process.env.NODE_ENV = 'production';
    const started = await startScript(join(folder, 'boardgameio-server.mjs'), [this.#files ? this.#folder : 'memory'], folder);
    this.#child = started.child;
    this.#port = started.port;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Its wire without its client, which would carry out every move a second time: to its advantage. */
  async pair(n: number): Promise<Pair> {
    const { io } = createRequire(join(folder, 'package.json'))('socket.io-client') as { io: Io };
    const match = `m${n}`;
    let state: BgState | undefined;
    let confirmed: (() => void) | undefined;
    const sockets: ReturnType<Io>[] = [];
    for (const seat of [0, 1]) {
      const socket = io(`http://127.0.0.1:${this.#port}/big200`, { transports: ['websocket'], forceNew: true, reconnection: false });
      await new Promise<void>((resolve) => {
        socket.on('connect', () => socket.emit('sync', match, `${seat}`, undefined, 2));
        socket.on('sync', (_id: never, info: never) => {
          state = (info as { state: BgState }).state;
          resolve();
        });
      });
      socket.on('update', (_id: never, next: never) => {
        // Whoever of the two hears first counts, to its advantage again.
        const news = next as BgState;
        if (news._stateID <= (state?._stateID ?? -1)) return;
        state = news;
        confirmed?.();
      });
      sockets.push(socket);
    }
    return {
      move: () =>
        new Promise((resolve) => {
          if (state === undefined) return;
          confirmed = resolve;
          const { currentPlayer } = state.ctx;
          const payload = { type: 'claim', args: [random(legal({ ...state.G, turn: Number(currentPlayer) }))], playerID: currentPlayer };
          sockets[Number(currentPlayer)].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, currentPlayer);
        }),
      close: () => {
        for (const socket of sockets) socket.close();
      },
    };
  }

  async stop(): Promise<void> {
    await endScript(this.#child);
    await rm(this.#folder, { recursive: true, force: true });
  }
}

type Seen = { readonly turn: number; readonly moves: number; readonly things?: { readonly owner: number }[] };
type ColyseusRoom = {
  readonly roomId: string;
  readonly state: Seen | undefined;
  send(type: string, message: unknown): void;
  onStateChange(listener: (state: Seen) => void): void;
  leave(): Promise<unknown>;
  readonly reconnection: { enabled: boolean };
};
type ColyseusClient = new (address: string) => { create(name: string): Promise<ColyseusRoom>; joinById(id: string): Promise<ColyseusRoom> };

export class Colyseus implements Contender {
  readonly name = 'Colyseus';
  readonly durable = 'no';
  #child: ChildProcess | undefined;
  #port = 0;

  async start(): Promise<void> {
    const started = await startScript(join(folder, 'colyseus-server.mjs'), [], folder);
    this.#child = started.child;
    this.#port = started.port;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async pair(): Promise<Pair> {
    const sdk = createRequire(join(folder, 'package.json'))('@colyseus/sdk') as { Client: ColyseusClient };
    const client = new sdk.Client(`http://127.0.0.1:${this.#port}`);
    const first = await client.create('big200');
    const rooms = [first, await client.joinById(first.roomId)];
    let confirmed: ((seat: number) => void) | undefined;
    const moves = [0, 0];
    rooms.forEach((room, seat) => {
      room.onStateChange((state) => {
        moves[seat] = state.moves;
        confirmed?.(seat);
      });
    });
    while (rooms.some((room) => room.state?.things?.length !== 200)) await new Promise((r) => setTimeout(r, 5));
    return {
      move: () =>
        new Promise((resolve) => {
          const state = rooms[moves[0] >= moves[1] ? 0 : 1].state;
          if (state === undefined) return;
          const mover = state.turn;
          const target = state.moves + 1;
          confirmed = (seat) => {
            if (seat === mover && moves[mover] >= target) resolve();
          };
          const free: number[] = [];
          state.things?.forEach((thing, id) => {
            if (thing.owner !== mover) free.push(id);
          });
          rooms[mover].send('claim', random(free));
        }),
      close: () => {
        for (const room of rooms) {
          // It would try to come back, and say so, when its server is stopped.
          room.reconnection.enabled = false;
          void room.leave();
        }
      },
    };
  }

  stop(): Promise<void> {
    return endScript(this.#child);
  }
}
