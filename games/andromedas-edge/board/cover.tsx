import type { CoverModule } from '@orrery/kit';

const cover: CoverModule = {
  seats: { min: 2, max: 4 },
  title: { en: 'Andromeda’s Edge', de: 'Andromeda’s Edge' },
  tagline: { en: 'Launch, build and outlast the raiders.', de: 'Starte, baue und überstehe die Plünderer.' },
  length: { en: 'point race', de: 'Punkterennen' },
  Art: ({ className }) => (
    <svg className={className} viewBox="0 0 216 264" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="andromedas-edge-ge" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#2a0e22" />
          <stop offset="1" stopColor="#120a14" />
        </linearGradient>
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
      <rect width="216" height="264" fill="url(#andromedas-edge-ge)" />
      <rect width="216" height="264" filter="url(#andromedas-edge-neb)" />
      <rect width="216" height="264" fill="url(#andromedas-edge-gev)" />
      <g fill="#ffe3ec">
        <circle cx="36" cy="182" r="1" opacity="0.44" />
        <circle cx="47" cy="209" r="0.7" opacity="0.45" />
        <circle cx="51" cy="1" r="1" opacity="0.67" />
        <circle cx="92" cy="38" r="0.7" opacity="0.66" />
        <circle cx="150" cy="115" r="1.2" opacity="0.51" />
        <circle cx="7" cy="87" r="1.2" opacity="0.55" />
        <circle cx="140" cy="248" r="0.6" opacity="0.28" />
        <circle cx="177" cy="33" r="0.6" opacity="0.43" />
        <circle cx="119" cy="91" r="1.2" opacity="0.28" />
        <circle cx="144" cy="124" r="0.7" opacity="0.24" />
        <circle cx="43" cy="178" r="0.6" opacity="0.26" />
        <circle cx="103" cy="218" r="0.7" opacity="0.37" />
        <circle cx="32" cy="141" r="1" opacity="0.38" />
        <circle cx="97" cy="102" r="1.2" opacity="0.39" />
        <circle cx="6" cy="25" r="1.2" opacity="0.2" />
        <circle cx="15" cy="158" r="0.7" opacity="0.49" />
        <circle cx="69" cy="259" r="0.6" opacity="0.29" />
        <circle cx="37" cy="92" r="1" opacity="0.37" />
        <circle cx="129" cy="81" r="0.6" opacity="0.28" />
        <circle cx="199" cy="46" r="1.2" opacity="0.39" />
        <circle cx="148" cy="178" r="0.7" opacity="0.4" />
        <circle cx="214" cy="254" r="0.6" opacity="0.64" />
        <circle cx="106" cy="99" r="0.7" opacity="0.67" />
        <circle cx="53" cy="148" r="1.2" opacity="0.6" />
        <circle cx="167" cy="128" r="1" opacity="0.23" />
        <circle cx="56" cy="77" r="1.2" opacity="0.32" />
        <circle cx="85" cy="230" r="0.7" opacity="0.69" />
        <circle cx="161" cy="126" r="1" opacity="0.27" />
        <circle cx="140" cy="241" r="1.2" opacity="0.21" />
        <circle cx="46" cy="221" r="0.7" opacity="0.64" />
        <circle cx="130" cy="112" r="1.2" opacity="0.35" />
        <circle cx="115" cy="73" r="0.6" opacity="0.39" />
        <circle cx="27" cy="189" r="1" opacity="0.5" />
        <circle cx="139" cy="225" r="1.2" opacity="0.33" />
        <circle cx="88" cy="253" r="0.7" opacity="0.27" />
        <circle cx="20" cy="25" r="0.6" opacity="0.52" />
        <circle cx="170" cy="19" r="0.6" opacity="0.53" />
        <circle cx="27" cy="142" r="1" opacity="0.4" />
        <circle cx="192" cy="164" r="0.7" opacity="0.29" />
        <circle cx="82" cy="187" r="0.6" opacity="0.5" />
        <circle cx="109" cy="197" r="0.6" opacity="0.6" />
        <circle cx="2" cy="122" r="0.6" opacity="0.4" />
        <circle cx="122" cy="226" r="0.7" opacity="0.33" />
        <circle cx="150" cy="83" r="0.6" opacity="0.32" />
        <circle cx="34" cy="192" r="1" opacity="0.61" />
        <circle cx="173" cy="129" r="0.6" opacity="0.47" />
        <circle cx="13" cy="157" r="1" opacity="0.68" />
        <circle cx="67" cy="185" r="0.7" opacity="0.23" />
        <circle cx="176" cy="258" r="1" opacity="0.23" />
        <circle cx="142" cy="111" r="0.6" opacity="0.53" />
        <circle cx="135" cy="213" r="1.2" opacity="0.45" />
        <circle cx="205" cy="179" r="1.2" opacity="0.44" />
        <circle cx="111" cy="231" r="0.6" opacity="0.31" />
        <circle cx="11" cy="115" r="0.7" opacity="0.34" />
        <circle cx="127" cy="107" r="1.2" opacity="0.43" />
        <circle cx="51" cy="102" r="1.2" opacity="0.31" />
        <circle cx="198" cy="173" r="0.6" opacity="0.44" />
        <circle cx="106" cy="189" r="0.7" opacity="0.59" />
        <circle cx="135" cy="200" r="1" opacity="0.32" />
        <circle cx="198" cy="102" r="1.2" opacity="0.61" />
        <circle cx="208" cy="261" r="0.6" opacity="0.28" />
        <circle cx="44" cy="231" r="0.7" opacity="0.25" />
        <circle cx="38" cy="138" r="1.2" opacity="0.57" />
        <circle cx="100" cy="29" r="0.7" opacity="0.55" />
        <circle cx="44" cy="89" r="0.7" opacity="0.33" />
        <circle cx="205" cy="85" r="1" opacity="0.67" />
        <circle cx="209" cy="238" r="0.7" opacity="0.32" />
        <circle cx="149" cy="189" r="0.7" opacity="0.67" />
        <circle cx="101" cy="115" r="1" opacity="0.53" />
        <circle cx="144" cy="164" r="0.6" opacity="0.29" />
      </g>
      <path d="M108 156L46 114" stroke="#ff9dbb" strokeOpacity=".6" strokeDasharray="none" />
      <path d="M108 156L182 104" stroke="#ff9dbb" strokeOpacity=".6" strokeDasharray="none" />
      <path d="M108 156L170 196" stroke="#ff9dbb" strokeOpacity=".6" strokeDasharray="none" />
      <path d="M108 156L52 216" stroke="#ff9dbb" strokeOpacity=".6" strokeDasharray="none" />
      <path d="M46 114L70 52" stroke="#ff9dbb" strokeOpacity=".6" strokeDasharray="3 4" />
      <path d="M70 52L150 38" stroke="#ff9dbb" strokeOpacity=".6" strokeDasharray="3 4" />
      <path d="M150 38L182 104" stroke="#ff9dbb" strokeOpacity=".6" strokeDasharray="3 4" />
      <path d="M182 104L170 196" stroke="#ff9dbb" strokeOpacity=".6" strokeDasharray="3 4" />
      <path d="M46 114L52 216" stroke="#ff9dbb" strokeOpacity=".6" strokeDasharray="3 4" />
      <circle cx="46" cy="114" r="10" fill="#2a0e1a" stroke="#ff5d8f" strokeWidth="1.75" />
      <path d="M38.5 112.5A7.8 7.8 0 0 1 48 106.4" fill="none" stroke="#ffc2d5" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="70" cy="52" r="13" fill="#2a0e1a" stroke="#ff5d8f" strokeWidth="1.75" />
      <path d="M60.2 50A10.1 10.1 0 0 1 72.6 42.1" fill="none" stroke="#ffc2d5" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="150" cy="38" r="9" fill="#2a0e1a" stroke="#ff5d8f" strokeWidth="1.75" />
      <path d="M143.2 36.6A7 7 0 0 1 151.8 31.2" fill="none" stroke="#ffc2d5" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="182" cy="104" r="14" fill="#2a0e1a" stroke="#ff5d8f" strokeWidth="1.75" />
      <path d="M171.5 101.9A10.9 10.9 0 0 1 184.8 93.4" fill="none" stroke="#ffc2d5" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="170" cy="196" r="11" fill="#2a0e1a" stroke="#ff5d8f" strokeWidth="1.75" />
      <path d="M161.8 194.3A8.6 8.6 0 0 1 172.2 187.6" fill="none" stroke="#ffc2d5" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="52" cy="216" r="9" fill="#2a0e1a" stroke="#ff5d8f" strokeWidth="1.75" />
      <path d="M45.2 214.7A7 7 0 0 1 53.8 209.2" fill="none" stroke="#ffc2d5" strokeWidth="1.5" strokeLinecap="round" />
      <ellipse cx="70" cy="52" rx="22" ry="6" fill="none" stroke="#ffc2d5" transform="rotate(-16 70 52)" />
      <circle cx="200" cy="92" r="3" fill="#ffc2d5" />
      <circle cx="166" cy="90" r="2.5" fill="#ffc2d5" />
      <g transform="translate(108 156)">
        <circle r="44" fill="url(#andromedas-edge-hal3)" />
        <circle r="27" fill="#1c0a12" fillOpacity=".9" stroke="#ffe3ec" strokeWidth="2" />
        <circle r="16" fill="none" stroke="#ffe3ec" strokeOpacity=".8" />
        <path d="M0 -16L0 -33" stroke="#ffe3ec" strokeWidth="1.5" />
        <circle cx="0" cy="-33" r="3.5" fill="#1c0a12" stroke="#ffe3ec" strokeWidth="1.25" />
        <path d="M13.9 -8L28.6 -16.5" stroke="#ffe3ec" strokeWidth="1.5" />
        <circle cx="28.6" cy="-16.5" r="3.5" fill="#1c0a12" stroke="#ffe3ec" strokeWidth="1.25" />
        <path d="M13.9 8L28.6 16.5" stroke="#ffe3ec" strokeWidth="1.5" />
        <circle cx="28.6" cy="16.5" r="3.5" fill="#1c0a12" stroke="#ffe3ec" strokeWidth="1.25" />
        <path d="M0 16L0 33" stroke="#ffe3ec" strokeWidth="1.5" />
        <circle cx="0" cy="33" r="3.5" fill="#1c0a12" stroke="#ffe3ec" strokeWidth="1.25" />
        <path d="M-13.9 8L-28.6 16.5" stroke="#ffe3ec" strokeWidth="1.5" />
        <circle cx="-28.6" cy="16.5" r="3.5" fill="#1c0a12" stroke="#ffe3ec" strokeWidth="1.25" />
        <path d="M-13.9 -8L-28.6 -16.5" stroke="#ffe3ec" strokeWidth="1.5" />
        <circle cx="-28.6" cy="-16.5" r="3.5" fill="#1c0a12" stroke="#ffe3ec" strokeWidth="1.25" />
        <circle r="7" fill="#ff5d8f" />
      </g>
      <g transform="translate(112 92) rotate(-70) scale(1.3)">
        <path d="M-8-5L9 0-8 5-4 0z" fill="#fff0f5" />
        <path d="M-11 0h-16" stroke="#ff5d8f" strokeWidth="2" strokeLinecap="round" />
      </g>
      <g transform="translate(134 74) rotate(-62) scale(1)">
        <path d="M-8-5L9 0-8 5-4 0z" fill="#fff0f5" />
        <path d="M-11 0h-16" stroke="#ff5d8f" strokeWidth="2" strokeLinecap="round" />
      </g>
      <g transform="translate(98 66) rotate(-78) scale(0.9)">
        <path d="M-8-5L9 0-8 5-4 0z" fill="#fff0f5" />
        <path d="M-11 0h-16" stroke="#ff5d8f" strokeWidth="2" strokeLinecap="round" />
      </g>
      <path transform="translate(24 168) rotate(20)" d="M0-9L7 6 0 2-7 6z" fill="#2a0e1a" stroke="#ff5d8f" strokeWidth="1.5" />
      <path transform="translate(198 236) rotate(-30)" d="M0-9L7 6 0 2-7 6z" fill="#2a0e1a" stroke="#ff5d8f" strokeWidth="1.5" />
    </svg>
  ),
};

export default cover;
