import { type BoardModule, type BoardProps, SeatToken, Sentence } from '@orrery/kit';
import type { ShellText } from '../text/index.ts';
import { keyed } from '../ui/keyed.ts';
import styles from './MePanel.module.css';

/** One's own place: the game's own drawing, or one's panel in words. */
export function MePanel({
  props,
  board,
  words,
}: {
  readonly props: BoardProps;
  readonly board: BoardModule | undefined;
  readonly words: ShellText;
}) {
  const { viewer, seats, text, view } = props;
  if (viewer < 0) {
    return (
      <section className={styles.me} aria-label={words.table.mine}>
        <p className={styles.watching}>{words.table.watching}</p>
      </section>
    );
  }
  const Me = board?.Me;
  if (Me !== undefined) {
    return (
      <section className={`${styles.own} drawn`} data-target="shell:mine" aria-label={words.table.mine}>
        <Me {...props} />
      </section>
    );
  }
  const panel = text.panels(view).find((p) => p.seat === viewer);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.me} data-target="shell:mine" aria-label={words.table.mine} tabIndex={0}>
      <div className={styles.name}>
        <SeatToken seat={viewer} size={34} />
        <b>{seats[viewer]?.name}</b>
      </div>
      <ul className={styles.lines}>
        {keyed(panel?.lines ?? []).map(({ key, line }) => (
          <li key={key}>
            <Sentence of={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
