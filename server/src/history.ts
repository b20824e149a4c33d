import { limits } from '@orrery/protocol';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';
import type { LiveTable } from './tables/live-table.ts';

/** What a viewer was told from answer `from` to `to`, with views for a replay; JSON, and the number of the last answer. */
export async function pastOf(
  { tools }: Context,
  table: LiveTable,
  viewer: number,
  { from, to, views }: { readonly from: number; readonly to: number; readonly views: boolean },
): Promise<{ readonly text: string; readonly last: number }> {
  if (to < from || to - from >= (views ? limits.moments : limits.history)) throw new Refusal('badMessage', { path: 'to' });
  await table.refresh();
  if (table.now.status === 'gathering') throw new Refusal('gathering');
  const acts = await tools.storage.acts(table.id, 0);
  const setup = await tools.storage.setup(table.id);
  const { game } = table.row;
  return tools.rules.run({ kind: 'history', game, setup, acts, rules: table.now.rules, viewer, from, to, views });
}
