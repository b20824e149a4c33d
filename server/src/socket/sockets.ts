import { SOCKET_PATH } from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroup } from '../address.ts';
import type { Context } from '../context.ts';
import { identityOf } from '../identity.ts';
import { checkSocketOrigin } from '../origin.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Onlooker } from '../tables/tools.ts';
import { Connection, type Visitor } from './connection.ts';
import { Crowd } from './crowd.ts';

const PING_EVERY = 30_000;
/** So often it is noted who has a page open. */
const NOTE_EVERY = 5 * 60_000;
const DEVICES_AT_ONCE = 500;

const visitorOf = (request: FastifyRequest): Visitor => ({
  identity: identityOf(request),
  device: request.device,
  address: addressGroup(request.ip),
});

/** All open sockets. */
export class Sockets {
  readonly #context: Context;
  readonly #open = new Set<Connection>();
  readonly #crowd: Crowd<Connection>;
  readonly #pings: NodeJS.Timeout;
  readonly #notes: NodeJS.Timeout;

  constructor(context: Context) {
    this.#context = context;
    this.#crowd = new Crowd(context.config.rates);
    this.#pings = setInterval(() => {
      for (const connection of this.#open) connection.ping();
    }, PING_EVERY).unref();
    this.#notes = setInterval(() => void this.#noteDevices(), NOTE_EVERY).unref();
    context.tools.storage.onNotice(({ kind, table: device }) => {
      if (kind === 'device') this.hangUpDevice(device);
    });
  }

  routes(app: FastifyInstance): void {
    const { config, tools, gate } = this.#context;
    app.get(
      SOCKET_PATH,
      { websocket: true, preValidation: async (request) => checkSocketOrigin(request, config.origins) },
      (socket, request) => {
        // It knocked before the server began to stop, and came through the door after.
        if (!gate.open) {
          socket.terminate();
          return;
        }
        const connection = new Connection(socket, request.raw.socket, visitorOf(request), this.#context);
        this.#open.add(connection);
        this.#crowd.add(connection);
        tools.metrics.sockets.inc();
        socket.on('message', (data) => {
          tools.giveBack.worked(1);
          connection.receive(data.toString());
        });
        socket.on('ping', (data) => connection.pinged(data));
        socket.on('pong', () => connection.ponged());
        socket.on('close', () => {
          this.#open.delete(connection);
          this.#crowd.remove(connection);
          tools.metrics.sockets.dec();
          // Those who leave send nothing, and leave the most behind.
          tools.giveBack.worked(1);
          connection.gone();
        });
      },
    );
  }

  /** Players' devices that are connected are here, on whichever server others ask. */
  async #noteDevices(): Promise<void> {
    const { storage, now, log } = this.#context.tools;
    const devices = [...new Set([...this.#open].flatMap((c) => c.device ?? []))];
    try {
      for (let from = 0; from < devices.length; from += DEVICES_AT_ONCE)
        await storage.players.sawDevices(devices.slice(from, from + DEVICES_AT_ONCE), now());
    } catch (err) {
      log.warn({ err }, 'who is here was not noted');
    }
  }

  /** Ends the watching of those whose link has ended. */
  async expelWatchers(table: LiveTable): Promise<void> {
    await Promise.all([...table.onlookers].map((o) => (o instanceof Connection ? o.checkLink() : undefined)));
  }

  get count(): number {
    return this.#open.size;
  }

  /** Ends the connections of somebody who has been shut out. */
  shutOut(identity: string): void {
    for (const connection of this.#open) if (connection.identity === identity) connection.terminate();
  }

  /** Ends the connections of a device that is somebody else from now on; it comes back as who it is then. */
  hangUpDevice(device: string): void {
    for (const connection of this.#open) if (connection.device === device) connection.terminate();
  }

  /** Ends the connection of somebody who looks at a table. */
  hangUp(onlooker: Onlooker): void {
    if (onlooker instanceof Connection) onlooker.terminate();
  }

  /** When what has arrived is answered. */
  async settled(): Promise<void> {
    await Promise.all([...this.#open].map((c) => c.settled()));
  }

  /** Hangs up; until the other sides have done so too. */
  async goodbye(): Promise<void> {
    clearInterval(this.#pings);
    clearInterval(this.#notes);
    await Promise.all([...this.#open].map((c) => c.goodbye()));
  }

  /** For those who do not answer a goodbye. */
  terminate(): void {
    for (const connection of this.#open) connection.terminate();
  }
}
