import styles from './ProfilePage.module.css';

const WIDTH = 64;
const HEIGHT = 24;
/** Room for the line and the dot at its end. */
const EDGE = 3;
/** A few points up and down are no mountains. */
const LEAST_RANGE = 80;

/** How a rating went over the last matches; the dot is now. */
export function Curve({ values, label }: { readonly values: readonly number[]; readonly label: string }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = Math.max(LEAST_RANGE, high - low);
  const middle = (low + high) / 2;
  const x = (i: number): number => EDGE + (i / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number): number => HEIGHT / 2 - ((value - middle) / range) * (HEIGHT - 2 * EDGE);
  const last = values.length - 1;
  return (
    <svg className={styles.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <polyline points={values.map((value, i) => `${x(i)},${y(value)}`).join(' ')} />
      <circle cx={x(last)} cy={y(values[last] ?? middle)} r={EDGE} />
    </svg>
  );
}
