import { CoverFrame, type CoverModule } from '@orrery/kit';
import { win } from '../text/win.ts';

const cover: CoverModule = {
  seats: { min: 1, max: 4 },
  title: { en: 'Age of Galaxy', de: 'Age of Galaxy' },
  tagline: { en: 'Bind three factions into one alliance.', de: 'Schmiede aus drei Fraktionen eine Allianz.' },
  length: { en: '5 rounds', de: '5 Runden' },
  win,
  minutes: 10,
  weight: 'medium',
  Art: ({ className }) => (
    <CoverFrame className={className} id="age-of-galaxy" sky={['#2a2552', '#0e0d1b']} middle={{ x: 0.35, y: 0.5 }}>
      <defs>
        <radialGradient id="age-of-galaxy-hal2">
          <stop offset=".5" stopColor="#a99bff" stopOpacity=".22" />
          <stop offset="1" stopColor="#a99bff" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="age-of-galaxy-moon" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f4f3ff" />
          <stop offset="1" stopColor="#8d84c9" />
        </linearGradient>
      </defs>
      <circle cx="96" cy="104" r="92" fill="url(#age-of-galaxy-hal2)" />
      <path d="M96 34A70 70 0 1 0 166 108A58 58 0 1 1 96 34Z" fill="url(#age-of-galaxy-moon)" />
      <g fill="#6e64a8" fillOpacity=".35">
        <circle cx="48" cy="120" r="7" />
        <circle cx="66" cy="148" r="4.5" />
        <circle cx="42" cy="92" r="4" />
        <circle cx="92" cy="162" r="5.5" />
      </g>
      <g fill="none" stroke="#a99bff">
        <ellipse cx="108" cy="108" rx="118" ry="32" transform="rotate(-20 108 108)" strokeOpacity=".55" />
        <ellipse cx="108" cy="108" rx="146" ry="46" transform="rotate(-20 108 108)" strokeOpacity=".3" strokeDasharray="2 5" />
      </g>
      <path d="M132 64L184 116L116 140Z" fill="#a99bff" fillOpacity=".14" stroke="#a99bff" strokeWidth="1.5" />
      <circle cx="132" cy="64" r="16" fill="#17142e" stroke="#a99bff" strokeWidth="1.75" />
      <circle cx="132" cy="64" r="20" fill="none" stroke="#a99bff" strokeOpacity=".3" />
      <circle cx="184" cy="116" r="16" fill="#17142e" stroke="#a99bff" strokeWidth="1.75" />
      <circle cx="184" cy="116" r="20" fill="none" stroke="#a99bff" strokeOpacity=".3" />
      <circle cx="116" cy="140" r="16" fill="#17142e" stroke="#a99bff" strokeWidth="1.75" />
      <circle cx="116" cy="140" r="20" fill="none" stroke="#a99bff" strokeOpacity=".3" />
      <path d="M132 55l8 14h-16z" fill="#a99bff" />
      <rect x="178" y="110" width="12" height="12" rx="2" fill="#a99bff" />
      <circle cx="116" cy="140" r="6.5" fill="#a99bff" />
      <circle cx="30" cy="224" r="9" fill="#241f47" stroke="#a99bff" strokeOpacity=".7" />
      <path d="M22.8 221.3Q30 214.1 37.2 221.3" fill="none" stroke="#a99bff" strokeOpacity=".5" />
      <rect x="27" y="237" width="5.5" height="5.5" rx="1" fill="#f4f3ff" />
      <rect x="34" y="237" width="5.5" height="5.5" rx="1" fill="#f4f3ff" />
      <circle cx="66" cy="218" r="12" fill="#241f47" stroke="#a99bff" strokeOpacity=".7" />
      <path d="M56.4 214.4Q66 204.8 75.6 214.4" fill="none" stroke="#a99bff" strokeOpacity=".5" />
      <rect x="63" y="234" width="5.5" height="5.5" rx="1" fill="#f4f3ff" />
      <circle cx="108" cy="226" r="10" fill="#241f47" stroke="#a99bff" strokeOpacity=".7" />
      <path d="M100 223Q108 215 116 223" fill="none" stroke="#a99bff" strokeOpacity=".5" />
      <circle cx="150" cy="216" r="13" fill="#241f47" stroke="#a99bff" strokeOpacity=".7" />
      <path d="M139.6 212.1Q150 201.7 160.4 212.1" fill="none" stroke="#a99bff" strokeOpacity=".5" />
      <rect x="147" y="233" width="5.5" height="5.5" rx="1" fill="#f4f3ff" />
      <circle cx="190" cy="224" r="8" fill="#241f47" stroke="#a99bff" strokeOpacity=".7" />
      <path d="M183.6 221.6Q190 215.2 196.4 221.6" fill="none" stroke="#a99bff" strokeOpacity=".5" />
      <path d="M0 226C60 214 150 214 216 224" fill="none" stroke="#a99bff" strokeOpacity=".25" strokeDasharray="2 4" />
      <g fill="#f4f3ff">
        <path d="M86 190l15 5-15 5 4-5zM66 180l10 3.5-10 3.5 2.5-3.5z" />
      </g>
    </CoverFrame>
  ),
};

export default cover;
