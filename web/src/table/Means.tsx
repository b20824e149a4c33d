import { type BoardModule, type BoardProps, Icon } from '@orrery/kit';
import styles from './Means.module.css';

/** What one has to spend, in a line above the question: on a phone one's own place is behind a tab. A focused option shows what would be left. */
export function Means({ board, props }: { readonly board: BoardModule | undefined; readonly props: BoardProps }) {
  const { viewer, view, question, focused } = props;
  if (viewer < 0 || question === undefined || board?.holdings === undefined) return null;
  const then = focused?.forecast?.table;
  const after = new Map(
    then === undefined ? [] : board.holdings({ ...props, view: { ...view, table: then } }, viewer).map(({ key, count }) => [key, count]),
  );
  return (
    <ul className={styles.means} data-means>
      {board.holdings(props, viewer).map(({ key, name, glyph, hue, count, lasting }) => {
        const next = after.get(key) ?? count;
        return lasting === true ? null : (
          <li key={key} data-change={next > count ? 'up' : next < count ? 'down' : undefined}>
            <span style={{ display: 'contents', color: hue }}>
              <Icon of={glyph} size={15} label={name} />
            </span>
            <b>{count}</b>
            {next !== count && (
              <>
                <i aria-hidden="true">→</i>
                <b>{next}</b>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
