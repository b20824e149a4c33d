import { segments } from '@orrery/kernel';
import { type BoardProps, SeatToken, Sentence } from '@orrery/kit';
import { useText } from '../text/index.ts';
import { keyed } from '../ui/keyed.ts';
import styles from './GeneralBoard.module.css';

/** A board for any game: the whole table in words, panel by panel. */
export default function GeneralBoard({ text, view, viewer, seats, layout }: BoardProps) {
  const { table } = useText();
  const panels = text.panels(view).filter((p) => p.seat === undefined || p.seat !== viewer || layout === 'phone');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.board} aria-label={table.board} tabIndex={0}>
      <div className={styles.panels}>
        {panels.map((panel) => (
          <section
            key={`${panel.seat} ${panel.title}`}
            className={styles.panel}
            style={{ '--bar': panel.seat === undefined ? undefined : seats[panel.seat]?.colour }}
          >
            <h2>
              {panel.seat !== undefined && segments(panel.title).every((s) => s.kind !== 'seat') && (
                <SeatToken seat={panel.seat} size={20} />
              )}
              <Sentence of={panel.title} quiet />
            </h2>
            <ul>
              {keyed(panel.lines).map(({ key, line }) => (
                <li key={key}>
                  <Sentence of={line} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
