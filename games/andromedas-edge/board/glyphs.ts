/** This game's icons, on a grid of 24: one for each concept, the same on the map, in options, the log and the help. */
import { type Glyph, g24 } from '@orrery/kit';
import { DEVELOPMENT_NAMES, RESOURCE_NAMES, type ResourceName, type ShipAbility, TRACK_NAMES } from '../content/ids.ts';

export const RESOURCE: Readonly<Record<ResourceName, Glyph>> = {
  energy: g24('<path fill="currentColor" stroke="none" d="M13.6 1.5 4.5 13.8h6L9.4 22.5l10-12.9h-6.6z"/>'),
  titanium: g24('<path fill="currentColor" stroke="none" d="M8.2 6h7.6L19 11H5zM4.4 12.6h15.2L22.5 19h-21z"/>'),
  ice: g24('<path fill="currentColor" stroke="none" d="M12 1.6 17.8 8H6.2zM5.4 9.4h5.7v12zM12.9 9.4h5.7l-5.7 12z"/>'),
  nanocarbon: g24(
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="m12 1.8 8.8 5.1v10.2L12 22.2l-8.8-5.1V6.9zm0 4.4L7 9.1v5.8l5 2.9 5-2.9V9.1z"/><circle fill="currentColor" stroke="none" cx="12" cy="12" r="2.6"/>',
  ),
  credits: g24(
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm.4 4.6a5.4 5.4 0 1 0 4 9l-1.8-1.5a3 3 0 1 1 0-4.2l1.8-1.5a5.4 5.4 0 0 0-4-1.8z"/>',
  ),
  tactics: g24(
    '<path fill="currentColor" stroke="none" d="M9.2 3.2 18 2.4a1.4 1.4 0 0 1 1.5 1.3l1.2 14a1.4 1.4 0 0 1-1.3 1.5l-1 .1V7.4a3 3 0 0 0-3-3z" opacity=".6"/><rect fill="currentColor" stroke="none" x="3.6" y="5.4" width="12.8" height="16.8" rx="1.8"/>',
  ),
};
/** By number, as states keep them. */
export const RESOURCES: readonly Glyph[] = RESOURCE_NAMES.map((name) => RESOURCE[name]);
/** Each resource's own colour; its icon always stands in it. */
export const RESOURCE_HUE: readonly string[] = ['#ffd84d', '#bcc8da', '#9be4f5', '#8fa3ff', '#f3cf8e', '#e8ecf4'];

/** Tracks, and with them planets and modules of their type. */
export const TRACK: readonly Glyph[] = [
  g24(
    '<ellipse cx="12" cy="12" rx="10" ry="4.2" transform="rotate(32 12 12)"/><ellipse cx="12" cy="12" rx="10" ry="4.2" transform="rotate(-32 12 12)"/><circle fill="currentColor" stroke="none" cx="12" cy="12" r="2.4"/>',
  ),
  g24(
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="m10.3 1.8-.5 2.8-2 .8-2.3-1.6-2.3 2.3 1.6 2.4-.8 1.9-2.8.5v3.2l2.8.5.8 2-1.6 2.3 2.3 2.3 2.4-1.6 1.9.8.5 2.8h3.2l.5-2.8 2-.8 2.3 1.6 2.3-2.3-1.6-2.4.8-1.9 2.8-.5v-3.2l-2.8-.5-.8-2 1.6-2.3-2.3-2.3-2.4 1.6-1.9-.8-.5-2.8zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"/>',
  ),
  g24(
    '<ellipse cx="12" cy="6" rx="8" ry="3.2"/><path d="M4 6v5.6c0 1.8 3.6 3.2 8 3.2s8-1.4 8-3.2V6M4 11.6v5.6c0 1.8 3.6 3.2 8 3.2s8-1.4 8-3.2v-5.6"/>',
  ),
  g24('<path d="M12 2.6 21 8.4H3zM5.6 11v7M10 11v7M14 11v7M18.4 11v7M3 21h18"/>'),
  g24('<path fill="currentColor" stroke="none" d="m12 2 8.5 7v4.6L12 6.8 3.5 13.6V9zM12 10.6l8.5 7v4.6L12 15.4l-8.5 6.8v-4.6z"/>'),
];
export const TRACK_HUE: readonly string[] = ['#6d9fee', '#e2735f', '#dcb44a', '#d3ddec', '#a583ea'];
/** Observatory, factory, spaceport, city, obelisk. */
export const DEVELOPMENT: readonly Glyph[] = [
  g24(
    '<path fill="currentColor" stroke="none" d="M3.5 15a8.5 8.5 0 0 1 8.5-8.5L14.5 2.6l2.6 1.6-2 3.1A8.5 8.5 0 0 1 20.5 15zM3 17h18v4H3z"/>',
  ),
  g24('<path fill="currentColor" stroke="none" d="M2.5 21.5V11l5 3.2V11l5 3.2V11l3 1.9V3h4v18.5z"/>'),
  g24(
    '<path fill="currentColor" stroke="none" d="M10.4 8.5h3.2l1.6 13H8.8zM12 1.5l2.6 5.5H9.4z"/><ellipse cx="12" cy="11.5" rx="9.5" ry="3.4"/>',
  ),
  g24('<path fill="currentColor" stroke="none" d="M2.5 21.5v-8h4.6v8zM8.4 21.5V6.5L12 2.5l3.6 4v15zM17 21.5V10.5h4.5v11z"/>'),
  g24('<path fill="currentColor" stroke="none" d="m12 1.5 3 5 1.4 12.5H7.6L9 6.5zM5 20.3h14v2.2H5z"/>'),
];
export const ANY = g24('<path d="m12 3 7.8 4.5v9L12 21l-7.8-4.5v-9z"/><path d="M12 8.2v7.6M8.7 10.1l6.6 3.8M15.3 10.1l-6.6 3.8"/>');
export const VP = g24(
  '<path fill="currentColor" stroke="none" d="m12 1.8 3 6.6 7.2.8-5.4 4.8 1.6 7.1L12 17.4l-6.4 3.7 1.6-7.1L1.8 9.2 9 8.4z"/>',
);
export const MOON = g24('<path fill="currentColor" stroke="none" d="M15.5 2.6A9.8 9.8 0 1 0 21.6 15 8.2 8.2 0 0 1 15.5 2.6z"/>');
export const REPAIR = g24(
  '<path fill="currentColor" stroke="none" d="M21.4 6.6a5.8 5.8 0 0 1-7.7 6.8l-6.9 7.4a2.6 2.6 0 0 1-3.7-3.7l7.5-6.9a5.8 5.8 0 0 1 6.8-7.6l-3.6 3.6.6 3.1 3.1.6z"/>',
);
export const DAMAGE = g24(
  '<path fill="currentColor" stroke="none" d="m13.5 1.6-7 9.2 4.2 1.6-3.4 4 4 1.2-2 4.8 8.8-7-4.4-1.5 4-3.7-4.5-1.4z"/>',
);
export const DICE = g24(
  '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M6 2.5h12A3.5 3.5 0 0 1 21.5 6v12a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5zM8 6.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm8 7.8a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm-4-3.9a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z"/>',
);
export const TARGET = g24(
  '<circle cx="12" cy="12" r="7"/><circle fill="currentColor" stroke="none" cx="12" cy="12" r="2.2"/><path d="M12 1.8v5M12 17.2v5M1.8 12h5M17.2 12h5"/>',
);
export const RANGE = g24(
  '<circle fill="currentColor" stroke="none" cx="5" cy="19" r="2.6"/><path d="M5 11.5a7.5 7.5 0 0 1 7.5 7.5M5 4a15 15 0 0 1 15 15"/>',
);
export const SHIELD = g24('<path d="M12 2.5 20 5.4v6.2c0 4.8-3.2 8.2-8 10-4.8-1.8-8-5.2-8-10V5.4z"/>');
export const EVENT = g24(
  '<circle fill="currentColor" stroke="none" cx="16.2" cy="15.8" r="5"/><path d="M10 10.4 3 3.4M14.2 8.6 8.6 3M8.4 15 3 9.6"/>',
);
export const SWORDS = g24('<path d="M4 3.5 16.5 16M20 3.5 7.5 16M13.8 18.7l5-5M10.2 18.7l-5-5M16.5 16l3.7 4M7.5 16l-3.7 4"/>');
export const MODULE = g24(
  '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm3.5 5.5v7h7v-7z"/>',
);
export const LEADER = g24(
  '<circle fill="currentColor" stroke="none" cx="12" cy="6.8" r="4.8"/><path fill="currentColor" stroke="none" d="M2.8 22c0-5.2 4-8.6 9.2-8.6s9.2 3.4 9.2 8.6z"/>',
);
export const DISCOVERY = g24(
  '<path d="M12 2.8 20.5 12 12 21.2 3.5 12z"/><path fill="currentColor" stroke="none" d="M12 8.5 15.3 12 12 15.5 8.7 12z"/>',
);
export const UPGRADE = g24('<path d="M5 14.5 12 7l7 7.5M5 20.5 12 13l7 7.5"/>');
export const TOKEN = g24(
  '<path d="m12 2.5 8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5z"/><path fill="currentColor" stroke="none" d="m12 7 1.5 3.4 3.7.4-2.8 2.5.8 3.7L12 15.1 8.8 17l.8-3.7-2.8-2.5 3.7-.4z"/>',
);
export const VAULT = g24(
  '<rect x="3" y="4" width="18" height="15" rx="2"/><circle cx="12" cy="11.5" r="3.6"/><path d="M12 7.9V6.5M6 19v2M18 19v2"/>',
);
export const HAND = g24(
  '<rect x="4" y="6" width="9" height="13" rx="1.5" transform="rotate(-8 8.5 12.5)"/><path d="m15 5.2 3.7 1a1.5 1.5 0 0 1 1 1.8l-2.6 10"/>',
);
export const JUMP = g24('<path stroke-dasharray="3 3" d="M4 19C6 11 11 7 17 6.5"/><path d="m13.5 3 5 3.3-3.7 4.6"/>');
export const POPULATE = g24('<path d="M6 21V4l11 4-11 4"/>');
export const ATTACK = g24('<path d="M4 12h13M12 6.5 18 12l-6 5.5M20.5 5v14"/>');
export const VOYAGE = g24('<path d="M3 9c3-3 6-3 9 0s6 3 9 0M3 15.5c3-3 6-3 9 0s6 3 9 0"/>');
export const SHIP = g24(
  '<path fill="currentColor" stroke="none" d="m12 1.5 2.4 7.5 7.6 8.5v3l-7.2-2.4-1 3.9h-3.6l-1-3.9L2 20.5v-3L9.6 9z"/>',
);
export const ARROW = g24('<path d="M4 12h15M13.5 6 19.5 12l-6 6"/>');
export const STATION = g24(
  '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v5.5M12 16v5.5M2.5 12H8M16 12h5.5"/><path d="M5.5 5.5a9.2 9.2 0 0 0 0 13M18.5 5.5a9.2 9.2 0 0 1 0 13"/>',
);
export const END = g24('<path d="M5.5 21.5V3.5"/><path fill="currentColor" stroke="none" d="M6.5 4h13l-3 4.5 3 4.5h-13z"/>');
export const HOURGLASS = g24('<path d="M6 3h12M6 21h12M7.5 3c0 5 9 6 9 9s-9 4-9 9M16.5 3c0 5-9 6-9 9s9 4 9 9"/>');
export const EXPAND = g24('<path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"/>');
export const BLOCKED = g24('<circle cx="12" cy="12" r="9"/><path d="m5.8 5.8 12.4 12.4"/>');
export const MAP = g24('<path d="m12 2.6 8 4.7v9.4l-8 4.7-8-4.7V7.3z"/><circle fill="currentColor" stroke="none" cx="12" cy="12" r="3"/>');
export const PEOPLE = g24(
  '<circle cx="8.5" cy="8" r="3.6"/><path d="M2 20c0-3.9 2.8-6.4 6.5-6.4S15 16.1 15 20M16 4.9a3.6 3.6 0 0 1 0 6.3M18 14.3c2.5.8 4 2.9 4 5.7"/>',
);
export const CHAT = g24('<path d="M4 4.5h16v11.5H11l-4.5 4v-4H4z"/>');
/** Any of titanium, ice and nanocarbon. */
export const MATERIAL = g24(
  '<path d="m12 2.5 4.2 5H7.8z" fill="currentColor" stroke="none"/><path d="M4 12h7v8H2z" fill="currentColor" stroke="none"/><path d="m17.5 11 4.3 2.5v5l-4.3 2.5-4.3-2.5v-5z"/>',
);
export const ABILITY: Readonly<Record<ShipAbility, Glyph>> = { populate: POPULATE, attack: ATTACK, voyage: VOYAGE, jump: JUMP };

/** The hull of each ship type. */
export const HULL: readonly string[] = [
  'M12 2.2c2.7 1.6 4.1 3.9 4.1 6.6v2.4h1.3V10.6a1.8 1.8 0 0 1 3.6 0v6.8a1.8 1.8 0 0 1-3.6 0v-1.8h-1.3v3l-1.5 3.2H9.4l-1.5-3.2v-3H6.6v1.8a1.8 1.8 0 0 1-3.6 0v-6.8a1.8 1.8 0 0 1 3.6 0v.6h1.3V8.8c0-2.7 1.4-5 4.1-6.6z',
  'M12 .8 14.5 8.6 22.8 16.8v3.8l-7.6-2.7-1.2 4.4h-4l-1.2-4.4-7.6 2.7v-3.8L9.5 8.6z',
  'M12 1.2a6.9 6.9 0 0 1 2.7 13.2l.5 1.7 5.3 2.7v3.4l-5-1.3-.4 2.1H8.9l-.4-2.1-5 1.3v-3.4l5.3-2.7.5-1.7A6.9 6.9 0 0 1 12 1.2z',
  'M12 .4 15.7 6.8v4.4l5.8 4.1v6.3l-4.8-1.5-1.3 3.3H8.6l-1.3-3.3-4.8 1.5v-6.3l5.8-4.1V6.8z',
];
/** Where on its hull a ship carries its seat's shape, and how large. */
export const HULL_MARK: readonly { readonly y: number; readonly r: number }[] = [
  { y: 12.3, r: 3.4 },
  { y: 13.2, r: 3.4 },
  { y: 8.1, r: 3.7 },
  { y: 13.4, r: 3.6 },
];
export const RAIDER_HULL =
  'M12 .6 14.3 5 19.4 2.2 18.2 7.7 23.6 9.2 19.6 12.7 22.2 18 16.7 17.2 15.6 23.3 12 19.4 8.4 23.3 7.3 17.2 1.8 18 4.4 12.7.4 9.2 5.8 7.7 4.6 2.2 9.7 5z';

/** A plain ship of each type, for lists and costs. */
export const SHIP_TYPE: readonly Glyph[] = HULL.map((hull) => g24(`<path d="${hull}" fill="currentColor" stroke="none"/>`));
export const RAIDER = g24(`<path d="${RAIDER_HULL}" fill="currentColor" stroke="none"/>`);

/** For the icon marks of the game's texts. */
export const MARKS: Readonly<Record<string, Glyph>> = {
  ...RESOURCE,
  vp: VP,
  any: ANY,
  ...Object.fromEntries(TRACK_NAMES.map((name, i) => [name, TRACK[i]])),
  ...Object.fromEntries(DEVELOPMENT_NAMES.map((name, i) => [name, DEVELOPMENT[i]])),
};
