import { createHook } from 'node:async_hooks';
import { int, seeded } from '@orrery/kernel';
import type { TableAnswer, TableList } from '@orrery/protocol';
import { Guest } from '../test/help/client.ts';

/** Counts timers that are set in this thread from now on and still run, whether or not anything waits for them. */
export function countTimers(): { now(): number; stop(): void } {
  const running = new Set<number>();
  const hook = createHook({
    init: (id, type) => {
      if (type === 'Timeout') running.add(id);
    },
    destroy: (id) => running.delete(id),
  }).enable();
  return { now: () => running.size, stop: () => hook.disable() };
}

/** How many do something at the same time while the tables are laid. */
const TOGETHER = 8;
const DAY = 24 * 60 * 60_000;

export type Measured = {
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
};

async function each(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) await work(n);
  };
  await Promise.all(Array.from({ length: TOGETHER }, lane));
}

/** This many people at this many matches over days, two at each, all of them begun. */
export async function gather(port: number, game: string, { players, matches }: { players: number; matches: number }): Promise<Guest[]> {
  const guests: Guest[] = [];
  await each(players, async (n) => {
    guests[n] = await Guest.arrive(port);
  });
  const at = (n: number): Guest => guests[n % players] ?? new Guest(port);
  await each(matches, async (n) => {
    // Everybody meets others: the n-th match of somebody is with whoever sits n further on.
    const { id } = await at(n).lay({
      game,
      title: `Match ${n}`,
      seats: [{ kind: 'me', name: `P${n % players}` }, { kind: 'empty' }],
      clock: { kind: 'bank', bank: 3 * DAY, increment: DAY },
    });
    const friend = at(n + 1 + Math.floor(n / players));
    const { status } = await friend.post<TableAnswer>(`/api/tables/${id}/join`, { name: 'Friend' });
    if (status !== 200) throw new Error(`nobody sat down: ${status}`);
  });
  return guests;
}

/** Lobbies are asked for evenly, by people drawn at random. */
export async function askLobbies(
  guests: readonly Guest[],
  { seconds, perSecond }: { seconds: number; perSecond: number },
): Promise<Measured> {
  const luck = seeded('crowd');
  const times: number[] = [];
  const under = new Set<Promise<void>>();
  const ask = async (guest: Guest): Promise<void> => {
    const from = performance.now();
    const { status, body } = await guest.get<TableList>('/api/tables/mine');
    times.push(performance.now() - from);
    if (status !== 200 || body.tables.length === 0) throw new Error(`no lobby: ${status}`);
  };
  const start = performance.now();
  for (let n = 0; n < seconds * perSecond; n++) {
    const wait = start + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const guest = guests[int(luck, guests.length)];
    if (guest === undefined) continue;
    const done = ask(guest).finally(() => under.delete(done));
    under.add(done);
  }
  await Promise.all(under);
  times.sort((a, b) => a - b);
  const share = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { requests: times.length, p50: share(0.5), p99: share(0.99), slowest: times.at(-1) ?? 0 };
}

/** A move every second, somewhere; how many were made. What a client does to draw a table must not slow those down who ask for lobbies: this is for another thread. */
export async function makeMoves(guests: readonly Guest[], seconds: number): Promise<number> {
  const luck = seeded('movers');
  const end = performance.now() + seconds * 1000;
  let moves = 0;
  while (performance.now() < end) {
    const guest = guests[int(luck, guests.length)];
    const tables = (await guest?.get<TableList>('/api/tables/mine'))?.body.tables ?? [];
    const mine = tables.find((t) => t.waiting.some((seat) => t.yours.includes(seat)));
    if (guest !== undefined && mine !== undefined) {
      const line = await guest.connect({ table: mine.id, seat: mine.yours[0] ?? 0 });
      if (line.options[0] !== undefined && (await line.answer(line.options[0])).type === 'ack') moves++;
      line.close();
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return moves;
}
