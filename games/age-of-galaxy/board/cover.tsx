import type { CoverModule } from '@orrery/kit';

const cover: CoverModule = {
  seats: { min: 1, max: 4 },
  title: { en: 'Age of Galaxy', de: 'Age of Galaxy' },
  tagline: { en: 'Bind three factions into one alliance.', de: 'Verbinde drei Fraktionen zu einem Bündnis.' },
  length: { en: '5 rounds', de: '5 Runden' },
  Art: ({ className }) => (
    <svg className={className} viewBox="0 0 216 264" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="age-of-galaxy-gg" cx=".35" cy=".5" r=".9">
          <stop offset="0" stopColor="#2a2552" />
          <stop offset="1" stopColor="#0e0d1b" />
        </radialGradient>
        <radialGradient id="age-of-galaxy-hal2">
          <stop offset=".5" stopColor="#a99bff" stopOpacity=".22" />
          <stop offset="1" stopColor="#a99bff" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="age-of-galaxy-moon" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f4f3ff" />
          <stop offset="1" stopColor="#8d84c9" />
        </linearGradient>
      </defs>
      <rect width="216" height="264" fill="url(#age-of-galaxy-gg)" />
      <g fill="#cfe0f5">
        <circle cx="100" cy="99" r="0.7" opacity="0.29" />
        <circle cx="146" cy="89" r="1.2" opacity="0.65" />
        <circle cx="17" cy="146" r="0.6" opacity="0.56" />
        <circle cx="37" cy="250" r="1.2" opacity="0.28" />
        <circle cx="51" cy="29" r="0.6" opacity="0.59" />
        <circle cx="83" cy="197" r="0.6" opacity="0.66" />
        <circle cx="44" cy="59" r="1.2" opacity="0.64" />
        <circle cx="167" cy="241" r="1.2" opacity="0.34" />
        <circle cx="175" cy="53" r="0.6" opacity="0.64" />
        <circle cx="12" cy="100" r="1.2" opacity="0.27" />
        <circle cx="51" cy="194" r="0.6" opacity="0.68" />
        <circle cx="1" cy="202" r="0.7" opacity="0.65" />
        <circle cx="44" cy="2" r="0.6" opacity="0.27" />
        <circle cx="198" cy="132" r="1.2" opacity="0.47" />
        <circle cx="43" cy="18" r="0.7" opacity="0.52" />
        <circle cx="20" cy="153" r="0.7" opacity="0.67" />
        <circle cx="155" cy="11" r="1" opacity="0.48" />
        <circle cx="131" cy="39" r="1" opacity="0.57" />
        <circle cx="124" cy="9" r="1.2" opacity="0.68" />
        <circle cx="51" cy="161" r="0.6" opacity="0.57" />
        <circle cx="183" cy="138" r="0.6" opacity="0.63" />
        <circle cx="24" cy="233" r="1" opacity="0.43" />
        <circle cx="87" cy="260" r="0.6" opacity="0.39" />
        <circle cx="131" cy="0" r="0.6" opacity="0.31" />
        <circle cx="96" cy="86" r="0.6" opacity="0.35" />
        <circle cx="62" cy="137" r="0.6" opacity="0.21" />
        <circle cx="169" cy="213" r="1.2" opacity="0.37" />
        <circle cx="168" cy="149" r="0.6" opacity="0.41" />
        <circle cx="50" cy="255" r="1.2" opacity="0.45" />
        <circle cx="206" cy="148" r="0.7" opacity="0.53" />
        <circle cx="37" cy="223" r="1" opacity="0.21" />
        <circle cx="203" cy="214" r="1" opacity="0.67" />
        <circle cx="213" cy="160" r="0.6" opacity="0.22" />
        <circle cx="97" cy="208" r="1" opacity="0.51" />
        <circle cx="209" cy="94" r="0.7" opacity="0.44" />
        <circle cx="60" cy="254" r="1" opacity="0.55" />
        <circle cx="14" cy="119" r="1.2" opacity="0.49" />
        <circle cx="173" cy="175" r="1" opacity="0.59" />
        <circle cx="190" cy="131" r="0.6" opacity="0.66" />
        <circle cx="60" cy="34" r="0.6" opacity="0.28" />
        <circle cx="171" cy="227" r="0.7" opacity="0.29" />
        <circle cx="99" cy="148" r="1.2" opacity="0.24" />
        <circle cx="119" cy="157" r="1" opacity="0.47" />
        <circle cx="203" cy="8" r="1.2" opacity="0.47" />
        <circle cx="113" cy="142" r="0.6" opacity="0.64" />
        <circle cx="124" cy="252" r="0.6" opacity="0.56" />
        <circle cx="156" cy="27" r="1.2" opacity="0.43" />
        <circle cx="106" cy="168" r="0.6" opacity="0.54" />
        <circle cx="6" cy="64" r="1.2" opacity="0.32" />
        <circle cx="178" cy="193" r="1.2" opacity="0.64" />
        <circle cx="8" cy="158" r="0.6" opacity="0.54" />
        <circle cx="88" cy="18" r="0.7" opacity="0.22" />
        <circle cx="163" cy="22" r="0.6" opacity="0.38" />
        <circle cx="102" cy="141" r="0.6" opacity="0.55" />
        <circle cx="16" cy="22" r="1" opacity="0.2" />
        <circle cx="206" cy="156" r="1.2" opacity="0.69" />
        <circle cx="180" cy="28" r="1" opacity="0.54" />
        <circle cx="98" cy="34" r="0.7" opacity="0.25" />
        <circle cx="11" cy="20" r="0.6" opacity="0.39" />
        <circle cx="160" cy="123" r="0.7" opacity="0.38" />
        <circle cx="137" cy="62" r="1" opacity="0.58" />
        <circle cx="147" cy="4" r="1" opacity="0.67" />
        <circle cx="5" cy="27" r="1.2" opacity="0.23" />
        <circle cx="54" cy="225" r="0.7" opacity="0.52" />
        <circle cx="147" cy="35" r="0.6" opacity="0.6" />
        <circle cx="211" cy="208" r="1.2" opacity="0.67" />
        <circle cx="189" cy="243" r="0.6" opacity="0.21" />
        <circle cx="95" cy="110" r="1" opacity="0.45" />
        <circle cx="75" cy="221" r="1.2" opacity="0.42" />
        <circle cx="17" cy="79" r="1.2" opacity="0.51" />
        <circle cx="123" cy="116" r="0.7" opacity="0.36" />
        <circle cx="13" cy="24" r="1" opacity="0.47" />
        <circle cx="41" cy="188" r="0.7" opacity="0.67" />
        <circle cx="19" cy="257" r="1.2" opacity="0.31" />
        <circle cx="117" cy="89" r="0.6" opacity="0.53" />
        <circle cx="91" cy="60" r="1" opacity="0.58" />
        <circle cx="173" cy="133" r="1.2" opacity="0.56" />
        <circle cx="61" cy="141" r="0.6" opacity="0.31" />
        <circle cx="212" cy="83" r="0.6" opacity="0.27" />
        <circle cx="35" cy="25" r="1.2" opacity="0.52" />
      </g>
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
    </svg>
  ),
};

export default cover;
