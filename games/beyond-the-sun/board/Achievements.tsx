import { cx, nameOfSeat, PieceKey } from '@orrery/kit';
import { ACHIEVEMENTS, claimsToEnd } from '../content/achievements.ts';
import { progress } from '../queries.ts';
import styles from './Achievements.module.css';
import { Mark, Name, Piece, type Props, wordsOf } from './common.tsx';
import { achievementNow } from './tips.ts';

/** The four achievements: how far one has come, what their places are worth, who has them. */
export function Achievements({ props, everybody = false }: { readonly props: Props; readonly everybody?: boolean }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const claims = table.claims.reduce((sum, slots) => sum + slots.length, 0);
  const need = claimsToEnd(table.config.seats);
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
        const at = `achievement:${id}` as const;
        const seats = everybody ? table.factions.map((_, seat) => seat) : props.viewer >= 0 ? [props.viewer] : [];
        return (
          <Piece key={id} props={props} at={at} topic={at} now={() => achievementNow(props, id)} className={styles.row}>
            <PieceKey targets={props.targets} at={at} />
            <Name props={props} topic={at} plain={props.targets.standing(at) === 'legal'} className={styles.name} />
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
