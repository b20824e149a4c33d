import type { Seat, View } from '@orrery/kernel';
import { type BoardModule, type BoardProps, type Glyph, Icon, icons, signed } from '@orrery/kit';
import { useText } from '../text/index.ts';
import styles from './Changes.module.css';

/** So much more or less of something; points have no name of their own. */
export type Change = {
  readonly key: string;
  readonly name?: string;
  readonly by: number;
  readonly glyph: Glyph;
  readonly hue?: string | undefined;
};

/** What is different for a seat between two tables, as its board counts: its points first. */
export function changesBetween(before: View, after: View, board: BoardModule | undefined, props: BoardProps, seat: Seat): Change[] {
  if (board === undefined) return [];
  const changes: Change[] = [];
  const points = (board.points?.(after, seat).ended ?? 0) - (board.points?.(before, seat).ended ?? 0);
  if (board.points !== undefined) changes.push({ key: 'points', by: points, glyph: icons.star });
  const had = new Map(board.holdings?.({ ...props, view: before }, seat).map(({ key, count }) => [key, count]));
  for (const { key, name, glyph, hue, count } of board.holdings?.({ ...props, view: after }, seat) ?? []) {
    const by = count - (had.get(key) ?? 0);
    if (by !== 0) changes.push({ key, name, by, glyph, hue });
  }
  return changes;
}

export function Changes({ of }: { readonly of: readonly Change[] }) {
  const { table } = useText();
  const words = table.recap;
  if (of.every(({ by }) => by === 0)) return <span className={styles.none}>{words.nothing}</span>;
  return (
    <span className={styles.changes}>
      {of.map(({ key, name, by, glyph, hue }) => (
        <span key={key} className={by > 0 ? styles.up : by < 0 ? styles.down : undefined}>
          <b>{by === 0 ? '±0' : signed(by)}</b>
          <span style={{ display: 'contents', color: hue }}>
            <Icon of={glyph} size={13} />
          </span>
          <span className="vh">{name ?? words.points}</span>
        </span>
      ))}
    </span>
  );
}
