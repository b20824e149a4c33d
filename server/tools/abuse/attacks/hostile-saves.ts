import type { Guest, Line } from '../../../test/help/client.ts';
import { type Attack, quantile, sleep } from '../attack.ts';

/** Just below what a request may weigh: wide, so that reading, walking, copying and hashing all take their time. */
const WEIGHT = 1_900_000;

/** Saves somebody brings along are nobody else's burden. */
export const hostileSaves: Attack = {
  name: 'heavy saves beside a match',
  limit: 'an answer elsewhere takes at most 50 ms longer (19 of 20 answers) while one visitor sends 2 MB saves as fast as possible',
  async run(arena) {
    const player = await arena.guest();
    const { id } = await player.lay({ seats: [{ kind: 'me' }, { kind: 'me' }], options: { length: 'long' } });
    const line = await player.connect({ table: id, seat: 0 });
    const attacker = await arena.guest();
    const rounds = arena.long ? 300 : 60;
    const quiet = await times(line, rounds);
    let sent = 0;
    const statuses = new Map<number, number>();
    let going = true;
    const storm = Array.from({ length: 3 }, async () => {
      while (going) {
        const status = await bring(attacker);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        sent++;
      }
    });
    await sleep(500);
    const busy = await times(line, rounds);
    going = false;
    await Promise.all(storm);
    line.close();
    const [before, during] = [quantile(quiet, 0.95), quantile(busy, 0.95)];
    const codes = [...statuses].map(([code, n]) => `${n} × ${code}`).join(', ');
    return {
      measured: `p95 ${before.toFixed(1)} ms alone, ${during.toFixed(1)} ms beside ${sent} saves (${codes}); worst ${Math.max(...busy).toFixed(0)} ms`,
      held: during - before <= 50 * arena.patience && !statuses.has(500),
    };
  },
};

/** A question to the rules of the table, again and again, as fast as a quick player. */
async function times(line: Line, rounds: number): Promise<number[]> {
  const list: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const since = performance.now();
    await line.ask({ type: 'whyNot', id: `t${i}-${Math.round(since)}`, decision: 'bid' });
    list.push(performance.now() - since);
    await sleep(15);
  }
  return list;
}

async function bring(guest: Guest): Promise<number> {
  const state = `[${'[1],'.repeat(WEIGHT / 4)}[1]]`;
  const position = `{"state":${state},"stack":[],"asks":[],"chance":[1,2,3,4],"decisions":0}`;
  const save =
    '{"format":"orrery-save","game":"toy","eras":[{"at":0,"version":1}],"config":{"seats":2,"options":{}},"seed":"s","log":[],"setup":[],' +
    `"snapshots":[{"at":0,"hash":"x","position":${position}}]}`;
  return (await guest.request('POST', '/api/saves', `{"seats":[{"kind":"me"},{"kind":"me"}],"save":${save}}`)).status;
}
