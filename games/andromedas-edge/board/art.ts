/** Vector art of the map: planets, bases, special regions, all drawn around (0, 0). Plain strings, put into the drawing once. */
import { hexCorners, pointsOf } from '@orrery/kit';
import { TRACK, TRACK_HUE } from './glyphs.ts';

/** The lit side, the middle and the night of a planet of each type. */
const BALLS: readonly (readonly [string, string, string])[] = [
  ['#a9d2ff', '#3f7fd8', '#112a63'],
  ['#ffb59b', '#c4513c', '#3d0f10'],
  ['#ffeab0', '#d19f3c', '#4d2c0a'],
  ['#ffffff', '#c3d3ea', '#56688c'],
  ['#dccbff', '#7f57cf', '#24104f'],
];
const SURFACES: readonly string[] = [
  '<path d="M-34-13c20-9 40 4 68-4v7c-26 8-46-4-68 3zM-34 5c20-7 42 7 68-2v10c-26 8-44-6-68 2z" fill="#cfe6ff" opacity=".32"/><path d="M-34-3c24-6 40 5 68 0" stroke="#e8f4ff" stroke-width="1.5" fill="none" opacity=".45"/><ellipse cx="8" cy="15" rx="8" ry="3" fill="#0f2c6b" opacity=".5"/>',
  '<circle cx="-10" cy="-9" r="7" fill="#5a1512" opacity=".55"/><circle cx="11" cy="8" r="9" fill="#5a1512" opacity=".5"/><circle cx="-13" cy="14" r="4" fill="#5a1512" opacity=".5"/><circle cx="12" cy="-15" r="3.5" fill="#5a1512" opacity=".5"/><path d="M-30-2l10 4 5 8 9-2 7 9 6 14M-6-30l3 13 9 6 2 9 12 3 12 7M-15 10l-5 12" stroke="#ffc38c" stroke-width="1.6" fill="none" opacity=".85"/>',
  '<path d="M-34-18c18 7 44-6 68 2v6c-24-7-46 7-68 0zM-34-3c22 8 40-5 68 2v4c-26-5-46 8-68 2zM-34 11c22 8 44-5 68 2v8c-24-6-46 7-68 0z" fill="#7c4d12" opacity=".42"/><ellipse cx="-9" cy="7" rx="7" ry="3.6" fill="#fff1c4" opacity=".6"/><ellipse cx="-9" cy="7" rx="4" ry="1.8" fill="#a96d20" opacity=".7"/>',
  '<path d="M-30-16c12 6 20-4 30 0s18 4 32-2v-20h-62z" fill="#fff" opacity=".8"/><path d="M-30 14c14-8 26 4 36-1s14-2 26 3v20h-62z" fill="#eef4ff" opacity=".55"/><path d="M-26-4l12 5 8-4 11 6 9-5 14 4M-8 1l-4 9M5 3l3 9" stroke="#4f73b5" stroke-width="1.3" fill="none" opacity=".7"/>',
  '<ellipse cx="-3" cy="0" rx="19" ry="15" fill="none" stroke="#f0e4ff" stroke-width="1.3" opacity=".5"/><ellipse cx="-3" cy="0" rx="12.5" ry="9.5" fill="#2a1160" opacity=".5"/><ellipse cx="-3" cy="0" rx="12.5" ry="9.5" fill="none" stroke="#f0e4ff" stroke-width="1.3" opacity=".7"/><ellipse cx="-3" cy="0" rx="5.5" ry="4.2" fill="#ffdcff" opacity=".85"/><path d="M-30-18c14-6 40-6 60 4M-30 20c18 8 40 6 60-4" stroke="#f0e4ff" stroke-width="1.2" fill="none" opacity=".35"/>',
];
const RING =
  '<path d="M-46 0A46 12 0 0 0 46 0" transform="rotate(-14)" fill="none" stroke="#d6e8ff" stroke-width="2.6" opacity=".8"/><path d="M-40 0A40 9 0 0 0 40 0" transform="rotate(-14)" fill="none" stroke="#8fbdf7" stroke-width="1.2" opacity=".7"/>';

const gradients = BALLS.map(
  ([light, middle, dark], i) =>
    `<radialGradient id="ae-pg${i}" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient><radialGradient id="ae-pa${i}"><stop offset=".72" stop-color="${middle}" stop-opacity=".55"/><stop offset="1" stop-color="${middle}" stop-opacity="0"/></radialGradient>`,
).join('');
const planets = SURFACES.map(
  (surface, i) =>
    `<g id="ae-pl${i}"><circle r="38" fill="url(#ae-pa${i})"/><circle r="30" fill="url(#ae-pg${i})"/><g clip-path="url(#ae-pc)">${surface}</g><circle r="30" fill="url(#ae-shade)"/><path d="M-27.5-11A29.6 29.6 0 0 1-2-29.5" fill="none" stroke="#fff" stroke-width="1.3" stroke-linecap="round" opacity=".65"/>${i === 0 ? RING : ''}</g>`,
).join('');

/** Once in every drawing that shows planets: `<defs>` for `<use href="#ae-pl0">` and the tiles. */
export const DEFS = `${gradients}<radialGradient id="ae-shade" cx=".3" cy=".25" r=".95"><stop offset=".48" stop-color="#04060c" stop-opacity="0"/><stop offset=".8" stop-color="#04060c" stop-opacity=".62"/><stop offset="1" stop-color="#04060c" stop-opacity=".9"/></radialGradient><clipPath id="ae-pc"><circle r="30"/></clipPath><radialGradient id="ae-neb" cx=".5" cy=".35" r=".75"><stop offset="0" stop-color="#c43a72" stop-opacity=".5"/><stop offset=".6" stop-color="#7a2a68" stop-opacity=".34"/><stop offset="1" stop-color="#3a1a4a" stop-opacity=".3"/></radialGradient><radialGradient id="ae-core"><stop offset="0" stop-color="#ffd0e0" stop-opacity=".22"/><stop offset=".5" stop-color="#ff5d8f" stop-opacity=".16"/><stop offset="1" stop-color="#ff5d8f" stop-opacity="0"/></radialGradient><linearGradient id="ae-tile" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1b2231"/><stop offset="1" stop-color="#10141e"/></linearGradient><linearGradient id="ae-base" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#242f47"/><stop offset="1" stop-color="#151b2a"/></linearGradient><radialGradient id="ae-fight"><stop offset="0" stop-color="#e0b868" stop-opacity=".34"/><stop offset=".7" stop-color="#ff5d8f" stop-opacity=".2"/><stop offset="1" stop-color="#ff5d8f" stop-opacity=".06"/></radialGradient><radialGradient id="ae-vortex"><stop offset="0" stop-color="#fff"/><stop offset=".25" stop-color="#7ff0e4"/><stop offset=".7" stop-color="#1f6f8f" stop-opacity=".6"/><stop offset="1" stop-color="#0b2a4a" stop-opacity="0"/></radialGradient><radialGradient id="ae-quasar"><stop offset="0" stop-color="#000"/><stop offset=".3" stop-color="#05060a"/><stop offset=".36" stop-color="#ffe2a8"/><stop offset=".5" stop-color="#ff8a4c" stop-opacity=".8"/><stop offset="1" stop-color="#ff5d8f" stop-opacity="0"/></radialGradient>${planets}`;

/** A Field sells modules of two types: two cells, docked together. */
const field = (left: number, right: number): string =>
  `<path d="M-14 0H14" stroke="#93a4c4" stroke-width="1.3"/><path d="M-2-6h4v12h-4z" fill="#93a4c4"/>${[
    { x: -15, track: left },
    { x: 15, track: right },
  ]
    .map(
      ({ x, track }) =>
        `<polygon points="${pointsOf(hexCorners({ x, y: 0 }, 15))}" fill="#27324a" stroke="${TRACK_HUE[track]}" stroke-width="1.4"/><g transform="translate(${x - 8} -8) scale(.667)" color="${TRACK_HUE[track]}" fill="none" stroke="currentColor" stroke-width="1.75">${TRACK[track].draw}</g>`,
    )
    .join('')}`;

/** By base. */
export const BASE_ART: readonly string[] = [
  '<ellipse cy="15" rx="25" ry="6" fill="none" stroke="#93a4c4" stroke-width="1"/><ellipse cy="15" rx="17" ry="3.8" fill="#ff5d8f" opacity=".18"/><path d="M-8 15V-19l5-4L8-20v34l-6 4z" fill="#0a0c13" stroke="#93a4c4" stroke-width="1.3" stroke-linejoin="round"/><path d="M-3-23V18" stroke="#93a4c4" stroke-width=".8" opacity=".7"/><path d="M1-14v8M1-2v3M1 5v5" stroke="#ff8fb3" stroke-width="1.5"/>',
  '<g transform="rotate(18)"><circle r="14" fill="none" stroke="#27324a" stroke-width="7"/><circle r="14" fill="none" stroke="#93a4c4" stroke-width="1.3"/><circle r="17.5" fill="none" stroke="#93a4c4" stroke-width=".8" stroke-dasharray="2 3"/><path d="M0-22V22M-22 0H22" stroke="#93a4c4" stroke-width="1.3"/><circle r="5.5" fill="#27324a" stroke="#93a4c4" stroke-width="1.3"/><circle r="2" fill="#ffe2a8"/><rect x="-3" y="-25" width="6" height="6" rx="1" fill="#27324a" stroke="#93a4c4" stroke-width="1.2" transform="rotate(0)"/><rect x="-3" y="-25" width="6" height="6" rx="1" fill="#27324a" stroke="#93a4c4" stroke-width="1.2" transform="rotate(90)"/><rect x="-3" y="-25" width="6" height="6" rx="1" fill="#27324a" stroke="#93a4c4" stroke-width="1.2" transform="rotate(180)"/><rect x="-3" y="-25" width="6" height="6" rx="1" fill="#27324a" stroke="#93a4c4" stroke-width="1.2" transform="rotate(270)"/></g>',
  field(0, 1),
  field(2, 3),
  '<path d="M-25-15h13M-25 15h13M25-15H12M25 15H12M-25-15v30M25-15v30" stroke="#93a4c4" stroke-width="2" fill="none"/><path d="M-22-15v30M22-15v30" stroke="#27324a" stroke-width="4"/><path d="M-22-9h8M-22 9h8M22-9h-8M22 9h-8" stroke="#93a4c4" stroke-width="1"/><g transform="translate(-13 -14) scale(1.083)" color="#5d6e8f" fill="none" stroke="currentColor" stroke-width="1.75"><path fill="currentColor" stroke="none" d="m12 1.5 2.4 7.5 7.6 8.5v3l-7.2-2.4-1 3.9h-3.6l-1-3.9L2 20.5v-3L9.6 9z"/></g><path d="M-13 2H13" stroke="#ffe2a8" stroke-width="1" stroke-dasharray="2 2.5"/>',
  '<path d="M-22 17h44" stroke="#93a4c4" stroke-width="1.5"/><path d="M-18 17V-2h9v19M-7 17V-12h12v29M7 17V3h10v14" fill="#27324a" stroke="#93a4c4" stroke-width="1.2"/><path d="M9 3V-20M9-20H-20M9-20h9M-16-20v9" stroke="#93a4c4" stroke-width="1.3" fill="none"/><path d="M9-14-3-20" stroke="#93a4c4" stroke-width=".8"/><path d="M-4-8h2M-4-3h2M-4 2h2M1-8h2M1-3h2M1 2h2M-15 3h2M-15 8h2M10 8h2M13 8h2" stroke="#ffe2a8" stroke-width="1.6"/><rect x="-18.5" y="-11" width="5" height="5" fill="#ffe2a8" opacity=".9"/>',
];

export const VORTEX_ART =
  '<circle r="34" fill="url(#ae-vortex)"/><g fill="none" stroke="#bffaf4" stroke-opacity=".7" stroke-width="1.6"><path d="M0-6a6 6 0 0 1 6 6 10 10 0 0 1-10 10A14 14 0 0 1-18-4 18 18 0 0 1 0-22"/><path d="M0 6a6 6 0 0 1-6-6A10 10 0 0 1 4-10 14 14 0 0 1 18 4 18 18 0 0 1 0 22"/></g>';
export const QUASAR_ART =
  '<circle r="36" fill="url(#ae-quasar)"/><ellipse rx="40" ry="9" transform="rotate(-18)" fill="none" stroke="#ffd9a0" stroke-width="2.2" opacity=".85"/><path d="M10-33 3-11M-10 33l-7-22" transform="rotate(8)" stroke="#fff" stroke-width="1.6" opacity=".8"/>';
