import styles from './Sky.module.css';

/** Stars from a small generator with a fixed start: the same sky every night, without a picture to load. */
const stars = (() => {
  let state = 7;
  const next = (): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
  return Array.from({ length: 90 }, (_, id) => ({ id, x: next() * 1366, y: next() * 768, r: 0.5 + next() * 0.8, o: 0.2 + next() * 0.5 }));
})();

/** The night sky behind the pages: brass arcs and stars. */
export function Sky() {
  return (
    <svg className={styles.sky} viewBox="0 0 1366 768" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="none" stroke="#e0b868">
        <circle cx="930" cy="20" r="250" strokeOpacity=".1" />
        <circle cx="930" cy="20" r="420" strokeOpacity=".12" />
        <circle cx="930" cy="20" r="610" strokeOpacity=".1" />
        <circle cx="930" cy="20" r="820" strokeOpacity=".07" />
      </g>
      <g fill="#e0b868">
        <circle cx="718" cy="152" r="4" opacity=".5" />
        <circle cx="1340" cy="110" r="5" opacity=".45" />
        <circle cx="398" cy="322" r="3.5" opacity=".4" />
      </g>
      <g fill="#cfe0f5">
        {stars.map(({ id, x, y, r, o }) => (
          <circle key={id} cx={x.toFixed(0)} cy={y.toFixed(0)} r={r.toFixed(1)} opacity={o.toFixed(2)} />
        ))}
      </g>
    </svg>
  );
}
