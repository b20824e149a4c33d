import { isFocused, Key } from '@orrery/kit';
import { ACHIEVEMENTS, claimsToEnd } from '../content/achievements.ts';
import { progress } from '../rules/achievements.ts';
import styles from './Achievements.module.css';
import { cx, Mark, Name, nameOfSeat, optionAimed, Piece, type Props, vocabulary, wordsOf } from './common.tsx';
import type { Hot } from './hot.ts';
import { achievementNow } from './tips.ts';

/** The four achievements: how far one has come, what their places are worth, who has them. */
export function Achievements({
  props,
  hot,
  everybody = false,
}: {
  readonly props: Props;
  readonly hot: Hot;
  readonly everybody?: boolean;
}) {
  const { table } = props.view;
  const words = wordsOf(props);
  const l = vocabulary(props);
  const claims = table.claims.reduce((sum, slots) => sum + slots.length, 0);
  const need = claimsToEnd(table.seats);
  return (
    <section className={cx(styles.achievements, everybody && styles.everybody)} aria-label={words.achievements}>
      <h3 className="eyebrow">
        {words.achievements}
        <span className={styles.pips} role="img" aria-label={words.endsAt(claims, need)} title={words.endsAt(claims, need)}>
          {Array.from({ length: need }, (_, i) => (
            <i key={i} data-on={i < claims || undefined} />
          ))}
        </span>
      </h3>
      {table.achievements.map((id, n) => {
        const option = optionAimed(props, (aim) => aim.achievement === id);
        const seats = everybody ? table.factions.map((_, seat) => seat) : props.viewer >= 0 ? [props.viewer] : [];
        return (
          <Piece
            key={id}
            props={props}
            topic={`achievement:${id}`}
            now={() => achievementNow(props, id)}
            label={id}
            spot={`achievement:${id}`}
            option={option}
            hot={hot.has(`achievement:${id}`)}
            className={cx(styles.row, option !== undefined && styles.legal, isFocused(props, option) && styles.focused)}
          >
            {option !== undefined && <Key of={option.key} />}
            <Name props={props} topic={`achievement:${id}`} plain={option !== undefined} className={styles.name ?? ''}>
              {l.achievements[id]}
            </Name>
            <span className={styles.progress}>
              {seats.map((seat) => {
                const [have, of] = progress(table, seat, id);
                return (
                  <span key={seat} data-done={have >= of || undefined}>
                    {everybody && <Mark seat={seat} size={14} label={nameOfSeat(props, seat)} />}
                    {Math.min(have, of)}/{of}
                  </span>
                );
              })}
            </span>
            <span className={styles.slots}>
              {ACHIEVEMENTS[id].slots.map((points, slot) => {
                const seat = table.claims[n][slot];
                return (
                  <b key={slot} data-taken={seat !== undefined || undefined}>
                    {seat !== undefined && <Mark seat={seat} size={13} label={nameOfSeat(props, seat)} />}
                    {points}
                  </b>
                );
              })}
            </span>
          </Piece>
        );
      })}
    </section>
  );
}
