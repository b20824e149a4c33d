import type { CoverModule } from '@orrery/kit';

const cover: CoverModule = {
  seats: { min: 2, max: 4 },
  title: { en: 'Andromeda', de: 'Andromeda' },
  tagline: {
    en: 'Search a derelict ship: offer dice, hold rooms.',
    de: 'Erforsche ein verlassenes Schiff: Würfel anbieten, Räume halten.',
  },
  length: { en: '7 rounds', de: '7 Runden' },
  Art: ({ className }) => (
    <svg className={className} viewBox="0 0 216 264" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="andromeda-ga" cx=".5" cy=".45" r=".8">
          <stop offset="0" stopColor="#15343d" />
          <stop offset="1" stopColor="#0b1117" />
        </radialGradient>
        <radialGradient id="andromeda-hal">
          <stop offset="0" stopColor="#4fd1c5" stopOpacity=".35" />
          <stop offset="1" stopColor="#4fd1c5" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="216" height="264" fill="url(#andromeda-ga)" />
      <g fill="#cfe0f5">
        <circle cx="51" cy="27" r="1.2" opacity="0.44" />
        <circle cx="19" cy="5" r="1" opacity="0.6" />
        <circle cx="165" cy="59" r="1" opacity="0.34" />
        <circle cx="37" cy="28" r="0.7" opacity="0.67" />
        <circle cx="6" cy="169" r="1" opacity="0.6" />
        <circle cx="42" cy="82" r="1" opacity="0.24" />
        <circle cx="131" cy="177" r="0.7" opacity="0.29" />
        <circle cx="102" cy="24" r="1" opacity="0.2" />
        <circle cx="63" cy="186" r="1" opacity="0.62" />
        <circle cx="110" cy="109" r="1" opacity="0.42" />
        <circle cx="35" cy="81" r="0.6" opacity="0.24" />
        <circle cx="100" cy="263" r="1.2" opacity="0.55" />
        <circle cx="31" cy="178" r="0.6" opacity="0.41" />
        <circle cx="44" cy="167" r="1" opacity="0.29" />
        <circle cx="94" cy="155" r="0.7" opacity="0.65" />
        <circle cx="22" cy="16" r="0.7" opacity="0.34" />
        <circle cx="126" cy="228" r="0.6" opacity="0.37" />
        <circle cx="38" cy="121" r="0.6" opacity="0.38" />
        <circle cx="18" cy="255" r="1" opacity="0.57" />
        <circle cx="207" cy="5" r="1" opacity="0.36" />
        <circle cx="33" cy="172" r="0.6" opacity="0.35" />
        <circle cx="41" cy="117" r="0.7" opacity="0.33" />
        <circle cx="129" cy="42" r="0.6" opacity="0.38" />
        <circle cx="98" cy="96" r="1" opacity="0.7" />
        <circle cx="123" cy="116" r="0.7" opacity="0.41" />
        <circle cx="45" cy="16" r="0.6" opacity="0.57" />
        <circle cx="129" cy="256" r="0.6" opacity="0.47" />
        <circle cx="126" cy="85" r="0.6" opacity="0.26" />
        <circle cx="114" cy="204" r="1.2" opacity="0.53" />
        <circle cx="43" cy="53" r="1.2" opacity="0.41" />
        <circle cx="8" cy="111" r="0.7" opacity="0.52" />
        <circle cx="92" cy="57" r="0.7" opacity="0.22" />
        <circle cx="55" cy="64" r="0.7" opacity="0.59" />
        <circle cx="90" cy="69" r="1" opacity="0.23" />
        <circle cx="200" cy="149" r="1.2" opacity="0.68" />
        <circle cx="141" cy="230" r="0.6" opacity="0.45" />
        <circle cx="20" cy="56" r="0.7" opacity="0.37" />
        <circle cx="142" cy="211" r="1" opacity="0.61" />
        <circle cx="114" cy="173" r="1" opacity="0.37" />
        <circle cx="85" cy="131" r="1" opacity="0.68" />
        <circle cx="144" cy="12" r="0.7" opacity="0.58" />
        <circle cx="58" cy="226" r="0.7" opacity="0.54" />
        <circle cx="100" cy="125" r="1.2" opacity="0.66" />
        <circle cx="47" cy="1" r="0.7" opacity="0.21" />
        <circle cx="189" cy="31" r="1.2" opacity="0.64" />
        <circle cx="119" cy="232" r="0.7" opacity="0.28" />
        <circle cx="131" cy="216" r="1.2" opacity="0.66" />
        <circle cx="95" cy="21" r="0.6" opacity="0.44" />
        <circle cx="187" cy="161" r="0.7" opacity="0.22" />
        <circle cx="17" cy="232" r="0.6" opacity="0.35" />
        <circle cx="75" cy="20" r="1.2" opacity="0.39" />
        <circle cx="170" cy="82" r="0.7" opacity="0.58" />
        <circle cx="185" cy="106" r="0.6" opacity="0.26" />
        <circle cx="134" cy="234" r="1.2" opacity="0.41" />
        <circle cx="154" cy="117" r="0.7" opacity="0.52" />
        <circle cx="201" cy="126" r="0.6" opacity="0.6" />
        <circle cx="36" cy="231" r="0.7" opacity="0.55" />
        <circle cx="71" cy="227" r="1" opacity="0.47" />
        <circle cx="195" cy="188" r="0.6" opacity="0.52" />
        <circle cx="26" cy="29" r="1.2" opacity="0.46" />
      </g>
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
        <path d="M18 13H46L50 17V35L46 39H18L14 35V17Z" fill="#5cb3ff" fillOpacity=".26" stroke="#4fd1c5" strokeOpacity=".75" />
        <circle cx="27" cy="26" r="3.5" fill="#5cb3ff" />
        <circle cx="37" cy="26" r="3.5" fill="#5cb3ff" fillOpacity=".5" />
        <path d="M59 13H87L91 17V35L87 39H59L55 35V17Z" fill="#5cb3ff" fillOpacity=".26" stroke="#4fd1c5" strokeOpacity=".75" />
        <circle cx="68" cy="26" r="3.5" fill="#5cb3ff" />
        <circle cx="78" cy="26" r="3.5" fill="#5cb3ff" fillOpacity=".5" />
        <path d="M100 13H128L132 17V35L128 39H100L96 35V17Z" fill="#0a0e15" stroke="#4f8389" strokeDasharray="2.5 2.5" />
        <text x="114" y="31" textAnchor="middle" fontSize="14" fill="#8ea3bd">
          ?
        </text>
        <path d="M18 44H46L50 48V66L46 70H18L14 66V48Z" fill="#a7d957" fillOpacity=".26" stroke="#4fd1c5" strokeOpacity=".75" />
        <circle cx="27" cy="57" r="3.5" fill="#a7d957" />
        <circle cx="37" cy="57" r="3.5" fill="#a7d957" fillOpacity=".5" />
        <path d="M59 44H87L91 48V66L87 70H59L55 66V48Z" fill="#ff7a59" fillOpacity=".26" stroke="#4fd1c5" strokeOpacity=".75" />
        <circle cx="68" cy="57" r="3.5" fill="#ff7a59" />
        <circle cx="78" cy="57" r="3.5" fill="#ff7a59" fillOpacity=".5" />
        <path d="M100 44H128L132 48V66L128 70H100L96 66V48Z" fill="#9aa6bd" fillOpacity=".26" stroke="#4fd1c5" strokeOpacity=".75" />
        <circle cx="109" cy="57" r="3.5" fill="#9aa6bd" />
        <circle cx="119" cy="57" r="3.5" fill="#9aa6bd" fillOpacity=".5" />
        <path d="M18 75H46L50 79V97L46 101H18L14 97V79Z" fill="#0a0e15" stroke="#4f8389" strokeDasharray="2.5 2.5" />
        <text x="32" y="93" textAnchor="middle" fontSize="14" fill="#8ea3bd">
          ?
        </text>
        <path d="M59 75H87L91 79V97L87 101H59L55 97V79Z" fill="#ff7a59" fillOpacity=".26" stroke="#4fd1c5" strokeOpacity=".75" />
        <circle cx="68" cy="88" r="3.5" fill="#ff7a59" />
        <circle cx="78" cy="88" r="3.5" fill="#ff7a59" fillOpacity=".5" />
        <path d="M100 75H128L132 79V97L128 101H100L96 97V79Z" fill="#0a0e15" stroke="#4f8389" strokeDasharray="2.5 2.5" />
        <text x="114" y="93" textAnchor="middle" fontSize="14" fill="#8ea3bd">
          ?
        </text>
        <ellipse cx="162" cy="58" rx="34" ry="46" fill="url(#andromeda-hal)" />
        <path d="M148 32C163 39 169 49 170 58C169 67 163 77 148 84Q152 58 148 32Z" fill="#4fd1c5" fillOpacity=".4" stroke="#4fd1c5" />
      </g>
      <path
        transform="translate(24 206) rotate(20)"
        d="M-6 -3L3.5999999999999996 -6L6 2.4000000000000004L-1.7999999999999998 4.800000000000001Z"
        fill="#16262f"
        stroke="#4fd1c5"
        strokeOpacity=".7"
      />
      <path transform="translate(40 222) rotate(60)" d="M-4 -2L2.4 -4L4 1.6L-1.2 3.2Z" fill="#16262f" stroke="#4fd1c5" strokeOpacity=".7" />
      <path
        transform="translate(14 190) rotate(0)"
        d="M-3 -1.5L1.7999999999999998 -3L3 1.2000000000000002L-0.8999999999999999 2.4000000000000004Z"
        fill="#16262f"
        stroke="#4fd1c5"
        strokeOpacity=".7"
      />
      <path
        transform="translate(58 214) rotate(40)"
        d="M-3 -1.5L1.7999999999999998 -3L3 1.2000000000000002L-0.8999999999999999 2.4000000000000004Z"
        fill="#16262f"
        stroke="#4fd1c5"
        strokeOpacity=".7"
      />
      <path
        transform="translate(32 182) rotate(10)"
        d="M-2.5 -1.25L1.5 -2.5L2.5 1L-0.75 2Z"
        fill="#16262f"
        stroke="#4fd1c5"
        strokeOpacity=".7"
      />
    </svg>
  ),
};

export default cover;
