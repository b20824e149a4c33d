import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { type Big200, claim, legal } from './big200.ts';
import { type Contender, endScript, startScript } from './contender.ts';
import type { Pair } from './measure.ts';

export class Bare implements Contender {
  readonly name = 'bare ws';
  readonly durable = 'log, fdatasync, group commit';
  #child: ChildProcess | undefined;
  #port = 0;
  #folder = '';

  async start(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'orrery-bare-'));
    const started = await startScript(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [join(this.#folder, 'log')]);
    this.#child = started.child;
    this.#port = started.port;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async pair(n: number): Promise<Pair> {
    let state: Big200 | undefined;
    let confirmed: (() => void) | undefined;
    const sockets = await Promise.all(
      [0, 1].map(
        (seat) =>
          new Promise<WebSocket>((resolve, reject) => {
            const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/?match=${n}&seat=${seat}`);
            socket.once('error', reject);
            socket.on('message', (data) => {
              const message = JSON.parse(data.toString()) as { state?: Big200; seat: number; move: number };
              if (message.state !== undefined) {
                state ??= message.state;
                resolve(socket);
              } else if (message.seat === seat && state !== undefined) {
                claim(state, message.move);
                confirmed?.();
              }
            });
          }),
      ),
    );
    return {
      move: () =>
        new Promise((resolve) => {
          if (state === undefined) return;
          confirmed = resolve;
          const options = legal(state);
          sockets[state.turn].send(JSON.stringify({ move: options[Math.floor(Math.random() * options.length)] }));
        }),
      close: () => {
        for (const socket of sockets) socket.terminate();
      },
    };
  }

  async stop(): Promise<void> {
    await endScript(this.#child);
    await rm(this.#folder, { recursive: true, force: true });
  }
}
