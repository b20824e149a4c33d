import type { Guest, Line } from '../../../test/help/client.ts';
import { type Arena, type Attack, quantile, sleep } from '../attack.ts';

const games = import.meta.resolve('@orrery/games');
const GAME = 'beyond-the-sun';
const LIMIT_MS = 3_000;

/** A person who answers at once, at random, whatever is asked. */
function play(line: Line, stopped: () => boolean): void {
  const answer = async (): Promise<void> => {
    while (!stopped() && !line.closed) {
      await line.until(() => (line.options.length > 0 || stopped() ? true : undefined), 600_000);
      if (stopped()) return;
      await line.answer(line.options[Math.floor(line.options.length / 2)]);
    }
  };
  answer().catch(() => {});
}

/** The seconds an Officer takes from the moment it is asked until its answer is heard, a few times. */
async function officerTimes(arena: Arena, guest: Guest, wanted: number, within: number): Promise<number[]> {
  const { id } = await guest.lay({ game: GAME, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'officer' }] });
  const line = await guest.connect({ table: id, seat: 0 });
  const times: number[] = [];
  const deadline = performance.now() + within * arena.patience;
  while (times.length < wanted && performance.now() < deadline && line.payload?.status === 'playing') {
    if (line.options.length > 0) {
      const done = await line.answer(line.options[0]);
      if (done.type === 'ack') await line.reach(done.seq);
      continue;
    }
    const { seq } = line;
    const since = performance.now();
    const heard = await line.until(() => (line.seq > seq ? true : undefined), 60_000).catch(() => false);
    times.push(performance.now() - since);
    if (!heard) break;
  }
  line.close();
  return times;
}

/** One address lays as many Admirals as it may, answers for itself at once, and keeps them thinking; an Officer elsewhere must not notice. */
export const admirals: Attack = {
  name: 'tables full of Admirals by one address',
  limit: `an Officer elsewhere answers with p95 under ${LIMIT_MS / 1000} s, before and after a restart`,
  alone: true,
  config: {
    registry: games,
    trustProxy: 1,
    // What is attacked is the thinking: the caps have a line of their own.
    botTables: { perIdentity: 100, perAddress: 100, inAll: 1_000 },
  },
  async run(arena) {
    const tables = arena.long ? 40 : 6;
    const wanted = arena.long ? 60 : 12;
    let stopped = false;
    const lines: Line[] = [];
    const attacker = await arena.guest();
    const ids: string[] = [];
    for (let i = 0; i < tables; i++) {
      const bots = Array.from({ length: 3 }, () => ({ kind: 'bot' as const, bot: 'admiral' }));
      const { id } = await attacker.lay({ game: GAME, seats: [{ kind: 'me' }, ...bots] });
      ids.push(id);
    }
    const attack = async (): Promise<void> => {
      for (const id of ids) {
        const line = await attacker.connect({ table: id, seat: 0 });
        lines.push(line);
        play(line, () => stopped);
      }
    };
    await attack();
    await sleep(3_000);
    const elsewhere = await elsewhereGuest(arena);
    const before = await officerTimes(arena, elsewhere, wanted, 120_000);
    for (const node of arena.nodes) await node.kill();
    for (const node of arena.nodes) await node.start();
    await attack();
    const after = await officerTimes(arena, await elsewhereGuest(arena), wanted, 120_000);
    stopped = true;
    for (const line of lines) line.close();
    const [p95, again] = [quantile(before, 0.95), quantile(after, 0.95)];
    const limit = LIMIT_MS * arena.patience;
    return {
      measured: `${tables} tables, ${3 * tables} Admirals: p95 ${Math.round(p95)} ms of ${before.length} answers, after a restart ${Math.round(again)} ms of ${after.length}`,
      held: before.length >= wanted / 2 && after.length >= wanted / 2 && p95 < limit && again < limit,
    };
  },
};

/** Somebody from another address, as a proxy would say. */
async function elsewhereGuest(arena: Arena): Promise<Guest> {
  const guest = await arena.guest();
  guest.also = { 'x-forwarded-for': '203.0.113.7' };
  return guest;
}
