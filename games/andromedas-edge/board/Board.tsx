import styles from './Board.module.css';
import { type Props, wordsOf } from './common.tsx';
import { Market } from './Market.tsx';
import { Tracks } from './Tracks.tsx';

/** The map is the hero; tracks and market stand on a rail beside it. */
export function Board(props: Props) {
  return (
    <section className={styles.board} aria-label={wordsOf(props).board}>
      <div className={styles.rail}>
        <Tracks props={props} />
        <Market props={props} />
      </div>
    </section>
  );
}
