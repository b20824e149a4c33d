import { CoverFrame, type CoverModule } from '@orrery/kit';
import { win } from '../text/win.ts';

const PLANETS = [
  [46, 114, 10],
  [70, 52, 13],
  [150, 38, 9],
  [182, 104, 14],
  [170, 196, 11],
  [52, 216, 9],
] as const;
const SHIPS = [
  'translate(112 92) rotate(-70) scale(1.3)',
  'translate(134 74) rotate(-62)',
  'translate(98 66) rotate(-78) scale(.9)',
] as const;

const cover: CoverModule = {
  seats: { min: 2, max: 4 },
  title: { en: 'Andromeda’s Edge', de: 'Andromeda’s Edge' },
  tagline: { en: 'Launch, build and outlast the raiders.', de: 'Starte Raumschiffe, baue aus, trotze den Bedrohungen.' },
  length: { en: 'point race', de: 'Punkterennen' },
  win,
  minutes: 40,
  weight: 'heavy',
  first: { length: 'short' },
  Art: ({ className }) => (
    <CoverFrame className={className} id="andromedas-edge" sky={['#2a0e22', '#120a14']} stars={70}>
      <defs>
        <filter id="andromedas-edge-neb" x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
          <feTurbulence type="fractalNoise" baseFrequency=".009 .013" numOctaves="4" seed="8" />
          <feColorMatrix values="0 0 0 0 .86  0 .2 0 0 .12  0 .5 0 0 .34  1.7 .7 0 0 -.86" />
        </filter>
        <radialGradient id="andromedas-edge-gev" cx=".5" cy=".5" r=".75">
          <stop offset=".3" stopColor="#120a14" stopOpacity="0" />
          <stop offset="1" stopColor="#120a14" stopOpacity=".85" />
        </radialGradient>
        <radialGradient id="andromedas-edge-hal3">
          <stop offset=".4" stopColor="#ff5d8f" stopOpacity=".45" />
          <stop offset="1" stopColor="#ff5d8f" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="216" height="264" filter="url(#andromedas-edge-neb)" />
      <rect width="216" height="264" fill="url(#andromedas-edge-gev)" />
      <path d="M46 114L108 156 182 104M170 196L108 156 52 216" fill="none" stroke="#ff9dbb" strokeOpacity=".6" />
      <path d="M52 216L46 114 70 52 150 38 182 104 170 196" fill="none" stroke="#ff9dbb" strokeOpacity=".6" strokeDasharray="3 4" />
      {PLANETS.map(([x, y, r]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r={r} fill="#2a0e1a" stroke="#ff5d8f" strokeWidth="1.75" />
          <path
            d={`M${-0.75 * r} ${-0.15 * r}A${0.78 * r} ${0.78 * r} 0 0 1 ${0.2 * r} ${-0.76 * r}`}
            fill="none"
            stroke="#ffc2d5"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </g>
      ))}
      <ellipse cx="70" cy="52" rx="22" ry="6" fill="none" stroke="#ffc2d5" transform="rotate(-16 70 52)" />
      <circle cx="200" cy="92" r="3" fill="#ffc2d5" />
      <circle cx="166" cy="90" r="2.5" fill="#ffc2d5" />
      <g transform="translate(108 156)">
        <circle r="44" fill="url(#andromedas-edge-hal3)" />
        <circle r="27" fill="#1c0a12" fillOpacity=".9" stroke="#ffe3ec" strokeWidth="2" />
        <circle r="16" fill="none" stroke="#ffe3ec" strokeOpacity=".8" />
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <g key={turn} transform={`rotate(${turn})`} stroke="#ffe3ec">
            <path d="M0 -16V-33" strokeWidth="1.5" />
            <circle cy="-33" r="3.5" fill="#1c0a12" strokeWidth="1.25" />
          </g>
        ))}
        <circle r="7" fill="#ff5d8f" />
      </g>
      {SHIPS.map((place) => (
        <g key={place} transform={place}>
          <path d="M-8-5L9 0-8 5-4 0z" fill="#fff0f5" />
          <path d="M-11 0h-16" stroke="#ff5d8f" strokeWidth="2" strokeLinecap="round" />
        </g>
      ))}
      <path transform="translate(24 168) rotate(20)" d="M0-9L7 6 0 2-7 6z" fill="#2a0e1a" stroke="#ff5d8f" strokeWidth="1.5" />
      <path transform="translate(198 236) rotate(-30)" d="M0-9L7 6 0 2-7 6z" fill="#2a0e1a" stroke="#ff5d8f" strokeWidth="1.5" />
    </CoverFrame>
  ),
};

export default cover;
