import { registry } from '@orrery/games';
import { Table } from '@orrery/host';
import type { Save } from '@orrery/kernel';
import { readTable } from './store.ts';

/** A table of this device as a save; undefined when it is not there any more. */
export async function saveOf(id: string): Promise<Save | undefined> {
  const record = await readTable(id);
  if (record === undefined) return undefined;
  const { table, acts } = record;
  const game = registry[table.game];
  return game === undefined ? undefined : Table.load(await game.load(), { setup: table.setup, acts }).save();
}
