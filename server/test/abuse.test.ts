import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Arenas } from '../tools/abuse/arena.ts';
import { attacks } from '../tools/abuse/attacks.ts';
import { carryOut } from '../tools/abuse/carry-out.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';

// The short form of `npm run abuse`. Other tests run on the same machine: limits of time are stretched.
const form = { seed: 'npm test', long: false, patience: 5 };
const short = attacks.filter((a) => a.onlyLong !== true);

describe('attacks on a server with SQLite', () => {
  const arenas = new Arenas();
  afterAll(() => arenas.close());

  for (const attack of short.filter((a) => a.on?.includes('sqlite') !== false)) {
    it(`${attack.name}: ${attack.limit}`, async () => {
      expect(await carryOut(attack, arenas, form)).toMatchObject({ held: true });
    });
  }
});

// On PostgreSQL only what is about two servers; `npm run abuse` does all of them there too.
const clustered = short.filter((a) => a.on?.includes('sqlite') === false);
describe.runIf(clustered.length > 0)('attacks on two servers with PostgreSQL', () => {
  let postgres: TestPostgres;
  let arenas: Arenas;
  beforeAll(async () => {
    postgres = await startPostgres();
    arenas = new Arenas(() => postgres.database());
  });
  afterAll(async () => {
    await arenas.close();
    await postgres.stop();
  });

  for (const attack of clustered) {
    it(`${attack.name}: ${attack.limit}`, async () => {
      expect(await carryOut(attack, arenas, form)).toMatchObject({ held: true });
    });
  }
});
