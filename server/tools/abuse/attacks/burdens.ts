import { request } from 'node:http';
import type { Guest, Line } from '../../../test/help/client.ts';
import { type Arena, type Attack, type Finding, quantile, sleep } from '../attack.ts';

/** Just below what a request may weigh: wide, so that reading, walking, copying and hashing all take their time. */
const WEIGHT = 1_900_000;

/** Stretches of play with and without the storm take turns, so that whatever else the machine does weighs on both alike. */
const STRETCH_MS = 3_000;

const ENOUGH = 40;

/** Saves somebody brings along are nobody else's burden. */
export const hostileSaves: Attack = {
  name: 'heavy saves beside a match',
  limit: 'an acknowledged answer elsewhere takes at most 50 ms longer (19 of 20) while one visitor sends 2 MB saves as fast as possible',
  quiet: true,
  run: async (arena) => {
    const attacker = await arena.guest();
    return beside(arena, () => bring(attacker));
  },
};

/** Nor are replays of a match, each of which goes through all of it. */
export const replayStorm: Attack = {
  name: 'replays and saves beside a match',
  limit:
    'an acknowledged answer elsewhere takes at most 50 ms longer (19 of 20) while one visitor asks for replays and saves as fast as possible',
  quiet: true,
  run: async (arena) => {
    const attacker = await arena.guest();
    const { id } = await attacker.lay({ seats: [{ kind: 'me' }, { kind: 'me' }], options: { length: 'long' } });
    const lines = [await attacker.connect({ table: id, seat: 0 }), await attacker.connect({ table: id, seat: 1 })];
    let at = 0;
    for (; at < 150; at++) {
      const line = lines.find((l) => l.options.length > 0);
      if (line === undefined) break;
      const done = await line.answer(line.options[0]);
      if (done.type !== 'ack') throw new Error(`refused: ${JSON.stringify(done)}`);
      await Promise.all(lines.map((l) => l.reach(done.seq)));
    }
    for (const line of lines) line.close();
    const asked = [`replay?from=${Math.max(0, at - 39)}&to=${at}&seat=0`, 'save'];
    let turn = 0;
    return beside(arena, async () => (await attacker.get(`/api/tables/${id}/${asked[turn++ % asked.length]}`)).status);
  },
};

/** How long answers take elsewhere, with and without three who do this as fast as they can. */
async function beside(arena: Arena, burden: () => Promise<number>): Promise<Finding> {
  const player = await Answering.begin(await arena.guest());
  const quiet: number[] = [];
  const busy: number[] = [];
  const statuses = new Map<number, number>();
  for (let i = 0; i < (arena.long ? 10 : 1); i++) {
    quiet.push(...(await player.during(sleep(STRETCH_MS))));
    let going = true;
    const storm = Array.from({ length: 3 }, async () => {
      while (going) {
        const status = await burden();
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    busy.push(...(await player.during(sleep(STRETCH_MS))));
    going = false;
    await Promise.all(storm);
  }
  player.close();
  const [before, during] = [quantile(quiet, 0.95), quantile(busy, 0.95)];
  const codes = [...statuses].map(([code, n]) => `${n} × ${code}`).join(', ');
  return {
    measured: `p95 of ${quiet.length} answers ${before.toFixed(1)} ms alone, of ${busy.length} answers ${during.toFixed(1)} ms beside it (${codes}); middle ${quantile(quiet, 0.5).toFixed(1)} and ${quantile(busy, 0.5).toFixed(1)} ms, worst ${Math.max(...quiet).toFixed(0)} and ${Math.max(...busy).toFixed(0)} ms`,
    held: during - before <= 50 * arena.patience && !statuses.has(500),
  };
}

/** Somebody who answers for both seats of one match after the other, as a quick player would, and notes how long each took to be kept. */
class Answering {
  readonly #guest: Guest;
  #lines: Line[] = [];

  private constructor(guest: Guest) {
    this.#guest = guest;
  }

  static async begin(guest: Guest): Promise<Answering> {
    const player = new Answering(guest);
    await player.#next();
    return player;
  }

  async #next(): Promise<void> {
    this.close();
    const { id } = await this.#guest.lay({ seats: [{ kind: 'me' }, { kind: 'me' }], options: { length: 'long' } });
    this.#lines = [await this.#guest.connect({ table: id, seat: 0 }), await this.#guest.connect({ table: id, seat: 1 })];
  }

  async during(time: Promise<void>): Promise<number[]> {
    const list: number[] = [];
    let going = true;
    void time.then(() => {
      going = false;
    });
    // Enough of them for a quantile, however busy the machine is otherwise.
    while (going || list.length < ENOUGH) {
      const line = this.#lines.find((l) => l.options.length > 0);
      if (line === undefined) {
        await this.#next();
        continue;
      }
      const since = performance.now();
      const done = await line.answer(line.options[0]);
      if (done.type !== 'ack') throw new Error(`refused: ${JSON.stringify(done)}`);
      list.push(performance.now() - since);
      await Promise.all(this.#lines.map((l) => l.reach(done.seq)));
      await sleep(15);
    }
    return list;
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }
}

/** Written once: whoever measures must not be kept busy by whoever attacks. */
const heavy = ((): Buffer => {
  const state = `[${'[1],'.repeat(WEIGHT / 4)}[1]]`;
  const position = `{"state":${state},"stack":[],"asks":[],"chance":[1,2,3,4],"decisions":0}`;
  const save =
    '{"format":"orrery-save","game":"toy","eras":[{"at":0,"version":1}],"config":{"seats":2,"options":{}},"seed":"s","log":[],"setup":[],' +
    `"snapshots":[{"at":0,"hash":"x","position":${position}}]}`;
  return Buffer.from(`{"seats":[{"kind":"me"},{"kind":"me"}],"save":${save}}`);
})();

const bring = ({ origin, cookie }: Guest): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { origin, cookie, 'content-type': 'application/json', 'content-length': heavy.length };
    const sent = request(`${origin}/api/saves`, { method: 'POST', headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject).end(heavy);
  });
