// Players in a process of their own: node players.ts PORT PAIRS MOVES. Tells its parent when all sit, begins on its word, and says how it went.
import { Orrery } from '../load/orrery.ts';

const [port, pairs, moves] = process.argv.slice(2).map(Number);

/** Somebody else's server, as players see it. */
class Elsewhere extends Orrery {
  override get port(): number {
    return port;
  }
}

const table = new Elsewhere();
const sitting = [];
for (let i = 0; i < pairs; i++) sitting.push(await table.pair());
process.send?.('ready');
await new Promise((resolve) => process.once('message', resolve));
const times: number[] = [];
await Promise.all(
  sitting.map(async (pair) => {
    for (let move = 0; move < moves; move++) {
      const sent = performance.now();
      await pair.move();
      times.push(performance.now() - sent);
    }
  }),
);
for (const pair of sitting) pair.close();
process.send?.(times.map((ms) => Math.round(ms * 100) / 100));
process.disconnect?.();
