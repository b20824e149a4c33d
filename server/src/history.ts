import { limits } from '@orrery/protocol';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';
import type { LiveTable } from './tables/live-table.ts';

/** Whoever asks for a whole match takes turns with all others from there, so that nobody else has to wait for many. */
export const pastTurn = (address: string): string => `past ${address}`;

/** What a viewer was told from answer `from` to `to`, with views for a replay; JSON, and the number of the last answer. */
export async function pastOf(
  { tools, turns }: Context,
  address: string,
  table: LiveTable,
  viewer: number,
  { from, to, views }: { readonly from: number; readonly to: number; readonly views: boolean },
): Promise<{ readonly text: string; readonly last: number }> {
  if (to < from || to - from >= (views ? limits.moments : limits.history)) throw new Refusal('badMessage', { path: 'to' });
  await table.refresh();
  if (table.now.status === 'gathering') throw new Refusal('gathering');
  const { id, now, row } = table;
  return turns.take([pastTurn(address)], async () => {
    const [past, setup] = await Promise.all([tools.storage.past(id, 0, now.seq), tools.storage.setup(id)]);
    return tools.rules.runPast({ kind: 'history', game: row.game, setup, past, rules: now.rules, viewer, from, to, views });
  });
}
