// The attack suite: npm run abuse -- [sqlite|postgres|all] [--long] [--seed x] [--only part-of-a-name]. Ends with 1 where a limit is broken.
import { parseArgs } from 'node:util';
import { startPostgres, type TestPostgres } from '../test/help/postgres.ts';
import { Arenas } from './abuse/arena.ts';
import type { StorageKind } from './abuse/attack.ts';
import { attacks } from './abuse/attacks.ts';
import { carryOut, type Line } from './abuse/carry-out.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'abuse' },
    only: { type: 'string', default: '' },
  },
});
const wanted = positionals[0] ?? 'all';
const kinds: readonly StorageKind[] = wanted === 'sqlite' || wanted === 'postgres' ? [wanted] : ['sqlite', 'postgres'];
const form = { seed: values.seed, long: values.long, patience: 1 };
const lines: (Line & { readonly storage: StorageKind })[] = [];

for (const storage of kinds) {
  let postgres: TestPostgres | undefined;
  if (storage === 'postgres') postgres = await startPostgres();
  const arenas = new Arenas(postgres === undefined ? undefined : () => postgres.database());
  try {
    for (const attack of attacks) {
      if (!attack.name.includes(values.only) || attack.on?.includes(storage) === false) continue;
      if (attack.onlyLong === true && !values.long) continue;
      const line = { storage, ...(await carryOut(attack, arenas, form)) };
      console.error(`${line.held ? 'held  ' : 'BROKEN'} ${storage} ${line.attack}: ${line.measured} (${line.seconds} s)`);
      lines.push(line);
    }
  } finally {
    await arenas.close();
    await postgres?.stop();
  }
}

console.log(`seed ${values.seed}, ${values.long ? 'long' : 'short'} form`);
console.log('\n| attack | storage | limit | measured | verdict |\n|---|---|---|---|---|');
for (const { attack, storage, limit, measured, held } of lines) {
  const servers = storage === 'sqlite' ? 'SQLite' : 'PostgreSQL, two servers';
  console.log(`| ${attack} | ${servers} | ${limit} | ${measured} | ${held ? 'held' : '**broken**'} |`);
}
const broken = lines.filter((l) => !l.held).length;
console.log(`\n${lines.length} attacks, ${broken} limits broken`);
process.exit(broken === 0 && lines.length > 0 ? 0 : 1);
