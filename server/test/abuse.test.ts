import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Arenas } from '../tools/abuse/arena.ts';
import type { Attack } from '../tools/abuse/attack.ts';
import { attacks } from '../tools/abuse/attacks.ts';
import { carryOut, type Line } from '../tools/abuse/carry-out.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';

// The short form of `npm run abuse`. Other tests run on the same machine: limits of time are stretched.
const form = { seed: 'npm test', long: false, patience: 5 };
const short = attacks.filter((a) => a.onlyLong !== true);
const onSqlite = short.filter((a) => a.on?.includes('sqlite') !== false);
// On PostgreSQL only what is about two servers; `npm run abuse` does all of them there too.
const clustered = short.filter((a) => a.on?.includes('sqlite') === false);
/** Nobody waits longer than all of them together may take. */
const WITHIN_MS = 600_000;

/** Carries these out one after the other; what came of each. */
function inTurn(list: readonly Attack[], arenas: Promise<Arenas>): Map<Attack, Promise<Line>> {
  let last: Promise<unknown> = arenas;
  return new Map(
    list.map((attack) => {
      const done = last.then(async () => carryOut(attack, await arenas, form));
      last = done.catch(() => {});
      return [attack, done];
    }),
  );
}

/**
 * Much of an attack is waiting: those with servers of their own, those that share some, and those on PostgreSQL go on side by side, once those
 * that measure moments are done.
 */
let postgres: TestPostgres | undefined;
const lanes: Promise<Arenas>[] = [];
const found = new Map<Attack, Promise<Line>>();
beforeAll(() => {
  const shared = Promise.resolve(new Arenas());
  const quiet = inTurn(
    onSqlite.filter((a) => a.quiet === true),
    shared,
  );
  const after = Promise.allSettled(quiet.values());
  const withPostgres = async (): Promise<Arenas> => {
    await after;
    const started = await startPostgres();
    postgres = started;
    return new Arenas(() => started.database());
  };
  for (const [list, arenas] of [
    [onSqlite.filter((a) => a.alone === true), after.then(() => new Arenas())],
    [onSqlite.filter((a) => a.alone !== true && a.quiet !== true), after.then(() => shared)],
    [clustered, withPostgres()],
  ] as const) {
    lanes.push(arenas);
    for (const [attack, line] of inTurn(list, arenas)) found.set(attack, line);
  }
  for (const [attack, line] of quiet) found.set(attack, line);
});
afterAll(async () => {
  await Promise.allSettled(found.values());
  for (const arenas of lanes) await (await arenas).close();
  await postgres?.stop();
}, WITHIN_MS);

for (const [where, list] of [
  ['a server with SQLite', onSqlite],
  ['two servers with PostgreSQL', clustered],
] as const) {
  describe(`attacks on ${where}`, () => {
    for (const attack of list) {
      it(`${attack.name}: ${attack.limit}`, { timeout: WITHIN_MS }, async () => {
        const line = await found.get(attack);
        expect(line?.held, line?.measured).toBe(true);
      });
    }
  });
}
