import { humans } from '../local/humans.ts';
import { isTrial, listTables } from '../local/store.ts';
import { api } from '../net/api.ts';
import type { Past } from './records.ts';

/** The matches of this device, and those of the server where it can be reached. */
export async function pastMatches(): Promise<Past[]> {
  const [local, remote] = await Promise.all([listTables().catch(() => []), api.myTables().catch(() => undefined)]);
  const here = local
    .filter(({ id, lesson }) => !isTrial(id) && lesson !== true)
    .map(({ setup, result, ...table }) => ({ ...table, yours: humans(setup), result: result ?? null }));
  return [...here, ...(remote?.tables ?? [])];
}
