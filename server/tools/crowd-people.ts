import { parentPort, workerData } from 'node:worker_threads';
import { Guest } from '../test/help/client.ts';
import { askLobbies, gather, makeMoves } from './crowd.ts';

type Task = {
  readonly port: number;
  readonly game: string;
  readonly players: number;
  readonly matches: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Of those who have come already: this thread makes moves for them, and asks for nothing. */
  readonly cookies?: readonly string[];
};
const { port, game, cookies, seconds, ...task } = workerData as Task;

if (cookies !== undefined) {
  const movers = cookies.map((cookie) => Object.assign(new Guest(port), { cookie }));
  parentPort?.postMessage(await makeMoves(movers, seconds));
} else {
  const guests = await gather(port, game, task);
  parentPort?.on('message', () => {
    void askLobbies(guests, { seconds, ...task }).then((measured) => parentPort?.postMessage(measured));
  });
  parentPort?.postMessage(guests.map((guest) => guest.cookie));
}
