import styles from './Avatar.module.css';

const hues = ['a', 'b', 'c', 'd', 'e', 'f'].map((seat) => `var(--seat-${seat})`);

/** Small numbers out of one large one, each as good as drawn. */
function* drawn(seed: number): Generator<number, never> {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  for (;;) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

/** A system of one's own: two or three orbits, a planet on each, and the first letter for a sun. Whoever has no number yet has the letter alone. */
export function Avatar({ seed, name, size }: { readonly seed: number | null | undefined; readonly name: string; readonly size: number }) {
  const letter = [...name][0]?.toUpperCase() ?? '';
  const luck = drawn(seed ?? 0);
  const int = (n: number): number => luck.next().value % n;
  const orbits = seed === null || seed === undefined ? [] : [25, 34, 43].slice(int(2));
  const first = int(hues.length);
  return (
    <svg className={styles.avatar} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="49" className={styles.sky} />
      {orbits.map((r, i) => {
        const angle = (int(360) * Math.PI) / 180;
        const tilt = int(180);
        const flat = 0.8 + int(20) / 100;
        const [x, y] = [50 + r * Math.cos(angle), 50 + r * flat * Math.sin(angle)];
        return (
          <g key={r} transform={`rotate(${tilt} 50 50)`}>
            <ellipse cx="50" cy="50" rx={r} ry={r * flat} className={styles.orbit} />
            <circle cx={x} cy={y} r={5 + int(30) / 10} fill={hues[(first + i * (1 + int(2))) % hues.length]} />
          </g>
        );
      })}
      <circle cx="50" cy="50" r={orbits.length === 0 ? 30 : 18} className={orbits.length === 0 ? styles.plain : styles.sun} />
      <text x="50" y="50" className={orbits.length === 0 ? styles.large : styles.letter}>
        {letter}
      </text>
    </svg>
  );
}
