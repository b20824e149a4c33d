import type { CoverModule } from '@orrery/kit';

const cover: CoverModule = {
  seats: { min: 2, max: 4 },
  title: { en: 'Beyond the Sun', de: 'Beyond the Sun' },
  tagline: { en: 'Research a shared tree, settle the stars.', de: 'Erforsche einen gemeinsamen Baum, besiedle die Sterne.' },
  length: { en: '~15 rounds', de: '~15 Runden' },
  Art: ({ className }) => (
    <svg className={className} viewBox="0 0 216 264" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="beyond-the-sun-gs" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#4a3412" />
          <stop offset=".6" stopColor="#1c160d" />
          <stop offset="1" stopColor="#110f0c" />
        </linearGradient>
        <radialGradient id="beyond-the-sun-sunh">
          <stop offset=".4" stopColor="#ffc857" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffc857" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="beyond-the-sun-sun">
          <stop offset="0" stopColor="#fff3cf" />
          <stop offset="1" stopColor="#ffc857" />
        </radialGradient>
      </defs>
      <rect width="216" height="264" fill="url(#beyond-the-sun-gs)" />
      <g fill="#cfe0f5">
        <circle cx="23" cy="185" r="0.7" opacity="0.34" />
        <circle cx="55" cy="194" r="1.2" opacity="0.35" />
        <circle cx="148" cy="105" r="0.6" opacity="0.33" />
        <circle cx="188" cy="83" r="1" opacity="0.38" />
        <circle cx="137" cy="136" r="0.7" opacity="0.48" />
        <circle cx="143" cy="44" r="0.6" opacity="0.26" />
        <circle cx="73" cy="22" r="0.7" opacity="0.63" />
        <circle cx="82" cy="154" r="1.2" opacity="0.65" />
        <circle cx="20" cy="169" r="0.6" opacity="0.49" />
        <circle cx="138" cy="96" r="0.6" opacity="0.57" />
        <circle cx="105" cy="177" r="1" opacity="0.43" />
        <circle cx="47" cy="211" r="1" opacity="0.25" />
        <circle cx="177" cy="24" r="1" opacity="0.26" />
        <circle cx="35" cy="109" r="0.6" opacity="0.41" />
        <circle cx="210" cy="44" r="1.2" opacity="0.43" />
        <circle cx="105" cy="115" r="0.6" opacity="0.33" />
        <circle cx="85" cy="119" r="1.2" opacity="0.23" />
        <circle cx="31" cy="186" r="1.2" opacity="0.21" />
        <circle cx="152" cy="249" r="1.2" opacity="0.21" />
        <circle cx="153" cy="97" r="1.2" opacity="0.33" />
        <circle cx="65" cy="50" r="1.2" opacity="0.6" />
        <circle cx="21" cy="26" r="0.7" opacity="0.36" />
        <circle cx="212" cy="155" r="1" opacity="0.46" />
        <circle cx="174" cy="261" r="0.6" opacity="0.22" />
        <circle cx="32" cy="53" r="0.7" opacity="0.33" />
        <circle cx="108" cy="48" r="0.7" opacity="0.5" />
        <circle cx="198" cy="77" r="1" opacity="0.22" />
        <circle cx="199" cy="196" r="0.7" opacity="0.45" />
        <circle cx="182" cy="97" r="1.2" opacity="0.32" />
        <circle cx="84" cy="146" r="1" opacity="0.44" />
        <circle cx="206" cy="8" r="1.2" opacity="0.43" />
        <circle cx="73" cy="69" r="0.6" opacity="0.26" />
        <circle cx="12" cy="245" r="0.7" opacity="0.33" />
        <circle cx="97" cy="144" r="1.2" opacity="0.23" />
        <circle cx="23" cy="186" r="1.2" opacity="0.41" />
        <circle cx="96" cy="24" r="0.7" opacity="0.27" />
        <circle cx="144" cy="59" r="1" opacity="0.7" />
        <circle cx="129" cy="217" r="0.6" opacity="0.49" />
        <circle cx="101" cy="253" r="1" opacity="0.67" />
        <circle cx="187" cy="16" r="0.6" opacity="0.66" />
        <circle cx="15" cy="222" r="0.6" opacity="0.64" />
        <circle cx="179" cy="246" r="0.6" opacity="0.2" />
        <circle cx="146" cy="12" r="1.2" opacity="0.64" />
        <circle cx="32" cy="233" r="1.2" opacity="0.59" />
        <circle cx="107" cy="139" r="1" opacity="0.24" />
        <circle cx="59" cy="74" r="0.6" opacity="0.47" />
        <circle cx="172" cy="191" r="0.6" opacity="0.66" />
        <circle cx="195" cy="226" r="1.2" opacity="0.39" />
        <circle cx="63" cy="191" r="1" opacity="0.21" />
        <circle cx="30" cy="252" r="1" opacity="0.68" />
      </g>
      <circle cx="108" cy="286" r="150" fill="url(#beyond-the-sun-sunh)" />
      <circle cx="108" cy="286" r="92" fill="none" stroke="#ffc857" strokeOpacity="0.55" strokeDasharray="none" />
      <circle cx="108" cy="286" r="140" fill="none" stroke="#ffc857" strokeOpacity="0.4" strokeDasharray="2 5" />
      <circle cx="108" cy="286" r="188" fill="none" stroke="#ffc857" strokeOpacity="0.32" strokeDasharray="none" />
      <circle cx="108" cy="286" r="238" fill="none" stroke="#ffc857" strokeOpacity="0.22" strokeDasharray="2 5" />
      <circle cx="108" cy="286" r="286" fill="none" stroke="#ffc857" strokeOpacity="0.14" strokeDasharray="none" />
      <circle cx="31.7" cy="234.6" r="4" fill="#3a2a10" stroke="#ffc857" />
      <circle cx="226.7" cy="211.8" r="6" fill="#3a2a10" stroke="#ffc857" />
      <circle cx="-7.7" cy="137.9" r="5" fill="#3a2a10" stroke="#ffc857" />
      <circle cx="234.1" cy="84.2" r="7" fill="#3a2a10" stroke="#ffc857" />
      <circle cx="108" cy="286" r="66" fill="url(#beyond-the-sun-sun)" />
      <path d="M48 171C48 154 30 160 30 143" fill="none" stroke="#ffc857" strokeOpacity="0.35" strokeWidth="1" />
      <path d="M48 171C48 154 82 154 82 137" fill="none" stroke="#ffc857" strokeOpacity="1" strokeWidth="2" />
      <path d="M108 165C108 148 82 154 82 137" fill="none" stroke="#ffc857" strokeOpacity="1" strokeWidth="2" />
      <path d="M108 165C108 148 134 154 134 137" fill="none" stroke="#ffc857" strokeOpacity="1" strokeWidth="2" />
      <path d="M168 171C168 154 134 154 134 137" fill="none" stroke="#ffc857" strokeOpacity="1" strokeWidth="2" />
      <path d="M168 171C168 154 186 160 186 143" fill="none" stroke="#ffc857" strokeOpacity="0.35" strokeWidth="1" />
      <path d="M30 121C30 104 56 108 56 91" fill="none" stroke="#ffc857" strokeOpacity="0.35" strokeWidth="1" />
      <path d="M82 115C82 98 56 108 56 91" fill="none" stroke="#ffc857" strokeOpacity="0.35" strokeWidth="1" />
      <path d="M82 115C82 98 108 104 108 87" fill="none" stroke="#ffc857" strokeOpacity="1" strokeWidth="2" />
      <path d="M134 115C134 98 108 104 108 87" fill="none" stroke="#ffc857" strokeOpacity="1" strokeWidth="2" />
      <path d="M134 115C134 98 160 108 160 91" fill="none" stroke="#ffc857" strokeOpacity="0.35" strokeWidth="1" />
      <path d="M186 121C186 104 160 108 160 91" fill="none" stroke="#ffc857" strokeOpacity="0.35" strokeWidth="1" />
      <path d="M56 69C56 52 82 60 82 43" fill="none" stroke="#ffc857" strokeOpacity="0.35" strokeWidth="1" />
      <path d="M108 65C108 48 82 60 82 43" fill="none" stroke="#ffc857" strokeOpacity="0.35" strokeWidth="1" />
      <path d="M108 65C108 48 134 60 134 43" fill="none" stroke="#ffc857" strokeOpacity="0.35" strokeWidth="1" />
      <path d="M160 69C160 52 134 60 134 43" fill="none" stroke="#ffc857" strokeOpacity="0.35" strokeWidth="1" />
      <rect x="31" y="171" width="34" height="22" rx="4" fill="#ffc857" stroke="#ffc857" strokeOpacity="1" strokeWidth="1.25" />
      <path
        transform="translate(48 182)"
        d="M-6 0h12M0-6v12"
        stroke="#2a1d06"
        strokeOpacity="1"
        strokeWidth="1.75"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="91" y="165" width="34" height="22" rx="4" fill="#ffc857" stroke="#ffc857" strokeOpacity="1" strokeWidth="1.25" />
      <path
        transform="translate(108 176)"
        d="M-6-3h12M-6 3h12"
        stroke="#2a1d06"
        strokeOpacity="1"
        strokeWidth="1.75"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="151" y="171" width="34" height="22" rx="4" fill="#ffc857" stroke="#ffc857" strokeOpacity="1" strokeWidth="1.25" />
      <path
        transform="translate(168 182)"
        d="M-5-5l10 10M5-5L-5 5"
        stroke="#2a1d06"
        strokeOpacity="1"
        strokeWidth="1.75"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="13" y="121" width="34" height="22" rx="4" fill="#1a1409" stroke="#ffc857" strokeOpacity="0.6" strokeWidth="1.25" />
      <path
        transform="translate(30 132)"
        d="M-6-3h12M-6 3h12"
        stroke="#ffc857"
        strokeOpacity="0.5"
        strokeWidth="1.75"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="65" y="115" width="34" height="22" rx="4" fill="#ffc857" stroke="#ffc857" strokeOpacity="1" strokeWidth="1.25" />
      <path
        transform="translate(82 126)"
        d="M-5-5l10 10M5-5L-5 5"
        stroke="#2a1d06"
        strokeOpacity="1"
        strokeWidth="1.75"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="117" y="115" width="34" height="22" rx="4" fill="#ffc857" stroke="#ffc857" strokeOpacity="1" strokeWidth="1.25" />
      <path
        transform="translate(134 126)"
        d="M0-6v12M-5-1l5-5 5 5"
        stroke="#2a1d06"
        strokeOpacity="1"
        strokeWidth="1.75"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="169" y="121" width="34" height="22" rx="4" fill="#1a1409" stroke="#ffc857" strokeOpacity="0.6" strokeWidth="1.25" />
      <path
        transform="translate(186 132)"
        d="M-6 0h12M0-6v12"
        stroke="#ffc857"
        strokeOpacity="0.5"
        strokeWidth="1.75"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="39" y="69" width="34" height="22" rx="4" fill="#1a1409" stroke="#ffc857" strokeOpacity="0.6" strokeWidth="1.25" />
      <path
        transform="translate(56 80)"
        d="M-5-5l10 10M5-5L-5 5"
        stroke="#ffc857"
        strokeOpacity="0.5"
        strokeWidth="1.75"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="91" y="65" width="34" height="22" rx="4" fill="#ffc857" stroke="#ffc857" strokeOpacity="1" strokeWidth="1.25" />
      <path
        transform="translate(108 76)"
        d="M0-6v12M-5-1l5-5 5 5"
        stroke="#2a1d06"
        strokeOpacity="1"
        strokeWidth="1.75"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="143" y="69" width="34" height="22" rx="4" fill="#1a1409" stroke="#ffc857" strokeOpacity="0.6" strokeWidth="1.25" />
      <path
        transform="translate(160 80)"
        d="M-6 0h12M0-6v12"
        stroke="#ffc857"
        strokeOpacity="0.5"
        strokeWidth="1.75"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="65" y="21" width="34" height="22" rx="4" fill="#1a1409" stroke="#ffc857" strokeOpacity="0.6" strokeWidth="1.25" />
      <path
        transform="translate(82 32)"
        d="M0-6v12M-5-1l5-5 5 5"
        stroke="#ffc857"
        strokeOpacity="0.5"
        strokeWidth="1.75"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="117" y="21" width="34" height="22" rx="4" fill="#1a1409" stroke="#ffc857" strokeOpacity="0.6" strokeWidth="1.25" />
      <path
        transform="translate(134 32)"
        d="M-6 0h12M0-6v12"
        stroke="#ffc857"
        strokeOpacity="0.5"
        strokeWidth="1.75"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  ),
};

export default cover;
