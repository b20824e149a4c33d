import { registry } from '@orrery/games';
import { type ReplayMoment, replayMoments } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import { readTable } from '../local/store.ts';

/** What happened at a table of this device from one answer to another. */
export async function localMoments(id: string, viewer: Seat, from: number, to: number): Promise<readonly ReplayMoment[]> {
  const record = await readTable(id);
  const game = record === undefined ? undefined : await registry[record.table.game]?.load();
  if (record === undefined || game === undefined) return [];
  const { setup } = record.table;
  return replayMoments(game, setup, record.acts, viewer, from, to);
}
