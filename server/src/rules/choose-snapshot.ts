import { OrderRejected, type TableSnapshot } from '@orrery/host';
import { type Game, sameRules } from '@orrery/kernel';
import type { StoredSnapshot } from '../storage/storage.ts';

const parse = ({ data }: StoredSnapshot): TableSnapshot => JSON.parse(data) as TableSnapshot;

/**
 * Where to take a table up. While the rules are those it was always played by: the newest snapshot that loses nobody's undo, or the very
 * beginning. Once the rules have changed, only ever the newest: what came before it was played by other rules, and must not be played again.
 */
export function chooseSnapshot(game: Game, snapshots: readonly StoredSnapshot[]): TableSnapshot | undefined {
  const [newest] = snapshots;
  if (newest === undefined) return undefined;
  const latest = parse(newest);
  if (newest.firm || !isPresent(game, latest)) return latest;
  const firm = snapshots.find((s) => s.firm);
  if (firm !== undefined) {
    const found = parse(firm);
    return isPresent(game, found) ? found : latest;
  }
  return latest.eras.length === 1 ? undefined : latest;
}

/** Whether it was left by the present rules. */
function isPresent(game: Game, { eras }: TableSnapshot): boolean {
  const version = eras.at(-1)?.version;
  return version !== undefined && sameRules(game, version);
}

/** A match without a snapshot is played again from its beginning, by the rules it began with or not at all. */
export function demandSameRules(game: Game, began: number | null): void {
  if (began !== null && !sameRules(game, began)) throw new OrderRejected('otherVersion', { detail: began });
}
