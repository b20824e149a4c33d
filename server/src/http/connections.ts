import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroup } from '../address.ts';

/**
 * Limits how many connections one address may hold open. A newcomer takes the place of the oldest without a whole request under way; only where
 * there is none, the newcomer goes. Connections from a proxy are not counted: they are many people's. What it answers with ends all of them,
 * whatever has become of them.
 */
export function limitConnections(server: Server, most: number, isProxy: (address: string, hop: number) => boolean): () => void {
  const everybody = new Set<Socket>();
  const networks = new Map<string, Set<Socket>>();
  const requests = new WeakMap<Socket, IncomingMessage>();
  /** Those that have become a socket of their own kind have limits of their own. */
  const upgraded = new WeakSet<Socket>();
  const busy = (socket: Socket): boolean => upgraded.has(socket) || requests.get(socket)?.complete === true;
  server.on('connection', (socket: Socket) => {
    everybody.add(socket);
    socket.once('close', () => everybody.delete(socket));
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address, 0)) return;
    const network = addressGroup(address);
    const all = networks.get(network) ?? new Set();
    networks.set(network, all);
    if (all.size >= most) {
      const idle = [...all].find((s) => !busy(s));
      (idle ?? socket).destroy();
      if (idle === undefined) return;
      all.delete(idle);
    }
    all.add(socket);
    socket.once('close', () => {
      all.delete(socket);
      if (all.size === 0 && networks.get(network) === all) networks.delete(network);
    });
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    requests.set(socket, request);
    response.once('close', () => requests.delete(socket));
  });
  server.on('upgrade', (request) => upgraded.add(request.socket));
  return () => {
    for (const socket of everybody) socket.destroy();
  };
}
