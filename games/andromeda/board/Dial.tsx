import { LAST_ROUND } from '../state.ts';
import { type Props, wordsOf } from './common.tsx';
import styles from './Dial.module.css';

const R = 34;

/** The rounds as an orrery: seven bodies on a ring, the present one large. */
export function Dial({ props }: { readonly props: Props }) {
  const { round } = props.view.table;
  const words = wordsOf(props);
  const bodies = Array.from({ length: LAST_ROUND }, (_, i) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / LAST_ROUND;
    return { n: i + 1, x: R * Math.cos(angle), y: R * Math.sin(angle) };
  });
  return (
    <div className={styles.dial} role="img" aria-label={round === 0 ? words.setup : words.round(round, LAST_ROUND)}>
      <svg width="92" height="92" viewBox="-46 -46 92 92" aria-hidden="true">
        <circle r="44" className={styles.disc} />
        <circle r={R} className={styles.ring} />
        {bodies.map(({ n, x, y }) => (
          <circle
            key={n}
            cx={x}
            cy={y}
            r={n === round ? 5.5 : 3.8}
            className={n < round ? styles.past : n === round ? styles.now : styles.future}
          />
        ))}
        {round === 0 ? (
          <text className={styles.small} y="1" textAnchor="middle" dominantBaseline="central">
            {words.setup}
          </text>
        ) : (
          <>
            <text className={styles.number} y="-3" textAnchor="middle" dominantBaseline="central">
              {round}
            </text>
            <text className={styles.small} y="14" textAnchor="middle" dominantBaseline="central">
              {words.ofRounds(LAST_ROUND)}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}
