import { CoverFrame, type CoverModule } from '@orrery/kit';
import { win } from '../text/win.ts';

const SIGN = ['M-6 0h12M0-6v12', 'M-6-3h12M-6 3h12', 'M-5-5l10 10M5-5L-5 5', 'M0-6v12M-5-1l5-5 5 5'] as const;

/** The tree of technologies, from the sun upwards: where each is, its sign, whether it is researched, and what it comes from. */
const TREE: readonly (readonly [x: number, y: number, sign: number, known: boolean, from: readonly number[]])[] = [
  [48, 182, 0, true, []],
  [108, 176, 1, true, []],
  [168, 182, 2, true, []],
  [30, 132, 1, false, [0]],
  [82, 126, 2, true, [0, 1]],
  [134, 126, 3, true, [1, 2]],
  [186, 132, 0, false, [2]],
  [56, 80, 2, false, [3, 4]],
  [108, 76, 3, true, [4, 5]],
  [160, 80, 0, false, [5, 6]],
  [82, 32, 3, false, [7, 8]],
  [134, 32, 0, false, [8, 9]],
];
const ORBITS: readonly (readonly [r: number, opacity: number, dashes?: string])[] = [
  [92, 0.55],
  [140, 0.4, '2 5'],
  [188, 0.32],
  [238, 0.22, '2 5'],
  [286, 0.14],
];
const PLANETS: readonly (readonly [x: number, y: number, r: number])[] = [
  [32, 235, 4],
  [227, 212, 6],
  [-8, 138, 5],
  [234, 84, 7],
];

const cover: CoverModule = {
  seats: { min: 2, max: 4 },
  title: { en: 'Beyond the Sun', de: 'Beyond the Sun' },
  tagline: { en: 'Research a shared tree, settle the stars.', de: 'Erforsche einen gemeinsamen Baum, besiedle die Sterne.' },
  length: { en: '~15 rounds', de: '~15 Runden' },
  win,
  minutes: 15,
  weight: 'medium',
  Art: ({ className }) => (
    <CoverFrame className={className} id="beyond-the-sun" sky={['#4a3412', '#110f0c']} middle={{ x: 0.5, y: 1 }}>
      <radialGradient id="beyond-the-sun-halo">
        <stop offset=".4" stopColor="#ffc857" stopOpacity=".5" />
        <stop offset="1" stopColor="#ffc857" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="beyond-the-sun-sun">
        <stop offset="0" stopColor="#fff3cf" />
        <stop offset="1" stopColor="#ffc857" />
      </radialGradient>
      <circle cx="108" cy="286" r="150" fill="url(#beyond-the-sun-halo)" />
      {ORBITS.map(([r, opacity, dashes]) => (
        <circle key={r} cx="108" cy="286" r={r} fill="none" stroke="#ffc857" strokeOpacity={opacity} strokeDasharray={dashes} />
      ))}
      {PLANETS.map(([x, y, r]) => (
        <circle key={r} cx={x} cy={y} r={r} fill="#3a2a10" stroke="#ffc857" />
      ))}
      <circle cx="108" cy="286" r="66" fill="url(#beyond-the-sun-sun)" />
      {TREE.flatMap(([x, y, , known, from]) =>
        from.map((left) => {
          const [x1, y1] = TREE[left];
          const d = `M${x1} ${y1 - 11}C${x1} ${y1 - 28} ${x} ${y + 28} ${x} ${y + 11}`;
          return <path key={d} d={d} fill="none" stroke="#ffc857" strokeOpacity={known ? 1 : 0.35} strokeWidth={known ? 2 : 1} />;
        }),
      )}
      {TREE.map(([x, y, sign, known]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} stroke="#ffc857" strokeOpacity={known ? 1 : 0.55}>
          <rect x="-17" y="-11" width="34" height="22" rx="4" fill={known ? '#ffc857' : '#1a1409'} strokeWidth="1.25" />
          <path d={SIGN[sign]} stroke={known ? '#2a1d06' : undefined} strokeWidth="1.75" strokeLinecap="round" fill="none" />
        </g>
      ))}
    </CoverFrame>
  ),
};

export default cover;
