import { SOCKET_PATH } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { identityOf } from '../identity.ts';
import { checkSocketOrigin } from '../origin.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { Connection } from './connection.ts';

const PING_EVERY = 30_000;

/** All open sockets. */
export class Sockets {
  readonly #context: Context;
  readonly #open = new Set<Connection>();
  readonly #pings: NodeJS.Timeout;

  constructor(context: Context) {
    this.#context = context;
    this.#pings = setInterval(() => {
      for (const connection of this.#open) connection.ping();
    }, PING_EVERY).unref();
  }

  routes(app: FastifyInstance): void {
    const { config, tools } = this.#context;
    app.get(
      SOCKET_PATH,
      { websocket: true, preValidation: async (request) => checkSocketOrigin(request, config.origins) },
      (socket, request) => {
        const connection = new Connection(socket, request.raw.socket, identityOf(request), this.#context);
        this.#open.add(connection);
        tools.metrics.sockets.inc();
        socket.on('message', (data) => connection.receive(data.toString()));
        socket.on('pong', () => {
          connection.alive = true;
        });
        // A broken frame or an oversized message: the library closes the socket with the right code.
        socket.on('error', () => {});
        socket.on('close', () => {
          this.#open.delete(connection);
          tools.metrics.sockets.dec();
          connection.gone();
        });
      },
    );
  }

  /** Ends the watching of those whose link has ended. */
  async expelWatchers(table: LiveTable): Promise<void> {
    await Promise.all([...table.onlookers].map((o) => (o instanceof Connection ? o.checkLink() : undefined)));
  }

  /** When what has arrived is answered. */
  async settled(): Promise<void> {
    await Promise.all([...this.#open].map((c) => c.settled()));
  }

  /** Hangs up; until the other sides have done so too. */
  async goodbye(): Promise<void> {
    clearInterval(this.#pings);
    await Promise.all([...this.#open].map((c) => c.goodbye()));
  }

  /** For those who do not answer a goodbye. */
  terminate(): void {
    for (const connection of this.#open) connection.terminate();
  }
}
