import { CoverFrame, type CoverModule } from '@orrery/kit';
import { win } from '../text/win.ts';

/** The rooms of the ship: where, and the colour of whoever holds it. */
const ROOM = 'M4 0H32L36 4V22L32 26H4L0 22V4Z';
const ROOMS: readonly (readonly [x: number, y: number, held?: string])[] = [
  [14, 13, '#5cb3ff'],
  [55, 13, '#5cb3ff'],
  [96, 13],
  [14, 44, '#a7d957'],
  [55, 44, '#ff7a59'],
  [96, 44, '#9aa6bd'],
  [14, 75],
  [55, 75, '#ff7a59'],
  [96, 75],
];
const WRECK: readonly (readonly [x: number, y: number, turn: number, size: number])[] = [
  [24, 206, 20, 1],
  [40, 222, 60, 0.67],
  [14, 190, 0, 0.5],
  [58, 214, 40, 0.5],
  [32, 182, 10, 0.42],
];

const cover: CoverModule = {
  seats: { min: 2, max: 4 },
  title: { en: 'Andromeda', de: 'Andromeda' },
  tagline: {
    en: 'Search a derelict ship: offer dice, control rooms.',
    de: 'Erforsche ein verlassenes Schiff: Würfel anbieten, Räume kontrollieren.',
  },
  length: { en: '7 rounds', de: '7 Runden' },
  win,
  minutes: 15,
  weight: 'light',
  first: { beginner: true },
  Art: ({ className }) => (
    <CoverFrame className={className} id="andromeda" sky={['#15343d', '#0b1117']}>
      <radialGradient id="andromeda-hal">
        <stop offset="0" stopColor="#4fd1c5" stopOpacity=".35" />
        <stop offset="1" stopColor="#4fd1c5" stopOpacity="0" />
      </radialGradient>
      <circle cx="150" cy="330" r="150" fill="#0c1d25" />
      <circle cx="150" cy="330" r="150" fill="none" stroke="#4fd1c5" strokeOpacity=".75" strokeWidth="1.5" />
      <circle cx="150" cy="330" r="158" fill="none" stroke="#4fd1c5" strokeOpacity=".16" strokeWidth="12" />
      <path d="M40 228C70 206 110 196 150 196M22 252C60 222 110 210 168 214" stroke="#4fd1c5" strokeOpacity=".22" fill="none" />
      <g transform="translate(96 118) rotate(-24) scale(1.02) translate(-78 -58)">
        <path d="M2 30H-11V50H2M2 54H-9V66L-4 70 2 72" fill="#101a22" stroke="#4fd1c5" strokeOpacity=".6" />
        <ellipse cx="-14" cy="40" rx="16" ry="18" fill="url(#andromeda-hal)" />
        <path
          d="M8 14 20 4H130L142 8C160 24 172 42 176 54Q178 58 176 62C172 74 160 92 142 108L130 112H44L38 107 30 111 24 104 12 106 2 94V24Z"
          fill="#16262f"
          stroke="#4fd1c5"
          strokeWidth="1.5"
        />
        <path d="M24 8H126" stroke="#4fd1c5" strokeWidth="1.5" strokeDasharray="7 8" />
        {ROOMS.map(([x, y, held]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            {held === undefined ? (
              <>
                <path d={ROOM} fill="#0a0e15" stroke="#4f8389" strokeDasharray="2.5 2.5" />
                <text x="18" y="18" textAnchor="middle" fontSize="14" fill="#8ea3bd">
                  ?
                </text>
              </>
            ) : (
              <>
                <path d={ROOM} fill={held} fillOpacity=".26" stroke="#4fd1c5" strokeOpacity=".75" />
                <circle cx="13" cy="13" r="3.5" fill={held} />
                <circle cx="23" cy="13" r="3.5" fill={held} fillOpacity=".5" />
              </>
            )}
          </g>
        ))}
        <ellipse cx="162" cy="58" rx="34" ry="46" fill="url(#andromeda-hal)" />
        <path d="M148 32C163 39 169 49 170 58C169 67 163 77 148 84Q152 58 148 32Z" fill="#4fd1c5" fillOpacity=".4" stroke="#4fd1c5" />
      </g>
      {WRECK.map(([x, y, turn, size]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
          d="M-6-3 3.6-6 6 2.4-1.8 4.8Z"
          fill="#16262f"
          stroke="#4fd1c5"
          strokeOpacity=".7"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </CoverFrame>
  ),
};

export default cover;
