/** Which drawing stands for what, and the drawings that only this game has. */
import { type Glyph, g24, icons } from '@orrery/kit';
import type { TechType } from '../content/kinds.ts';

export const POPULATION = g24(
  '<circle cx="12" cy="7.5" r="4" fill="currentColor" fill-opacity=".28"/><path d="M4.5 21c0-4.6 3.3-7.5 7.5-7.5s7.5 2.9 7.5 7.5z" fill="currentColor" fill-opacity=".28"/>',
);
export const SUPPLY = g24('<path d="M12 2.5 20.5 7v10L12 21.5 3.5 17V7z"/><path d="M3.5 7 12 11.5 20.5 7M12 11.5v10"/>');
export const SUPPLY_FILLED = g24(
  '<path d="M12 2.5 20.5 7v10L12 21.5 3.5 17V7z" fill="currentColor" fill-opacity=".45"/><path d="M3.5 7 12 11.5 20.5 7M12 11.5v10"/>',
);
export const ORE = g24(
  '<path d="M12 2.5 18.5 9 15.5 21.5h-7L5.5 9z" fill="currentColor" fill-opacity=".2"/><path d="M5.5 9h13M12 2.5 9.5 9l2.5 12.5L14.5 9z"/>',
);
export const FOOD = g24(
  '<path d="M20 4C10 4 4.5 8.5 4.5 15.5c0 1.5.3 2.7.8 3.7C12.5 21 20 16 20 4z" fill="currentColor" fill-opacity=".2"/><path d="M4 21c2-5.5 5.5-9 10-11.5"/>',
);
export const STAR = g24(
  '<path d="m12 3 2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.9l-5.7 3.3 1.5-6.4L3 9.6 9.3 9z" fill="currentColor" fill-opacity=".3"/>',
);
export const JUMP = g24('<path d="m4 5 7 7-7 7M12.5 5l7 7-7 7"/>');
export const UPGRADE = g24('<path d="m5 12 7-7 7 7M5 20l7-7 7 7"/>');
export const AUTOMATE = g24('<path d="M3 3.5h18"/><path d="M12 21V8M6.5 13.5 12 8l5.5 5.5"/>');
export const COLONY = g24(
  '<circle cx="12" cy="12" r="6.2"/><path d="M6.6 15.2C3.3 17.5 1.5 19.3 2.1 20.1c1 1.3 7-1.6 12.6-6.2S24 5 22.6 3.7c-.8-.7-3.2.3-6 2.1"/>',
);
export const RETURN = g24('<path d="M8 4 3.5 8.5 8 13M4 8.5h10a6 6 0 0 1 0 12H8"/>');
export const BOLT = g24('<path d="M13.5 2 5 13.5h6L9.5 22 19 10h-6.5z" fill="currentColor" fill-opacity=".3"/>');
export const SHIELD = g24('<path d="M12 2.5 20 5.5V12c0 5-3.5 8.3-8 9.5C7.5 20.3 4 17 4 12V5.5z"/>');
export const WRENCH = g24(
  '<path d="M20.5 6.5a5 5 0 0 1-6.7 5.7L6.5 19.5a2.1 2.1 0 0 1-3-3l7.3-7.3A5 5 0 0 1 16.5 2.5l-3 3 .5 4.5 4-.5z"/>',
);
export const TRADE = g24('<path d="M3 8.5h15M14 4l4.5 4.5L14 13M21 16.5H6M10 12l-4.5 4.5L10 21"/>');
export const TREE = g24(
  '<path d="M4 12h5M9 5v14M9 5h6M9 12h6M9 19h6"/><circle cx="18" cy="5" r="2.5"/><circle cx="18" cy="12" r="2.5"/><circle cx="18" cy="19" r="2.5"/>',
);
export const ORBIT = g24(
  '<circle cx="12" cy="12" r="9.5"/><circle cx="12" cy="12" r="2.5" fill="currentColor" stroke="none"/><circle cx="18.7" cy="5.3" r="2" fill="currentColor" stroke="none"/>',
);
export const MEDAL = g24('<circle cx="12" cy="14.5" r="6.5"/><path d="M8.5 9 5 2.5M15.5 9 19 2.5M10 8.3 7.5 2.5M14 8.3l2.5-5.8"/>');
export const SUN = g24(
  '<circle cx="12" cy="12" r="4.4" fill="currentColor" fill-opacity=".4"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"/>',
);
export const LASTING = g24('<path d="M7.5 8.2c-6 0-6 7.6 0 7.6 4.2 0 4.8-7.6 9-7.6 6 0 6 7.6 0 7.6-4.2 0-4.8-7.6-9-7.6z"/>');
export const DEEP = g24(
  '<circle cx="12" cy="12" r="2" fill="currentColor" stroke="none"/><path d="M12 3.5a8.5 8.5 0 0 1 8.5 8.5M12 20.5A8.5 8.5 0 0 1 3.5 12M12 7a5 5 0 0 0-5 5M12 17a5 5 0 0 0 5-5"/>',
);

export const TYPE: Readonly<Record<TechType, Glyph>> = {
  science: g24(
    '<ellipse cx="12" cy="12" rx="10" ry="4.2" transform="rotate(35 12 12)"/><ellipse cx="12" cy="12" rx="10" ry="4.2" transform="rotate(-35 12 12)"/><circle cx="12" cy="12" r="1.6" fill="currentColor" stroke="none"/>',
  ),
  economy: g24(
    '<circle cx="12" cy="12" r="3.2"/><path d="M12 2.5v3.3M12 18.2v3.3M2.5 12h3.3M18.2 12h3.3M5.3 5.3l2.3 2.3M16.4 16.4l2.3 2.3M5.3 18.7l2.3-2.3M16.4 7.6l2.3-2.3"/><circle cx="12" cy="12" r="6.3"/>',
  ),
  military: g24(
    '<path d="M4 3.5 16.5 16M20 3.5 7.5 16M4 3.5v3M4 3.5h3M20 3.5v3M20 3.5h-3M14 18.5l4.5-4.5M10 18.5 5.5 14M17 17l3.5 3.5M7 17l-3.5 3.5"/>',
  ),
  commerce: g24('<path d="M12 2.5 14.4 9.6 21.5 12l-7.1 2.4L12 21.5l-2.4-7.1L2.5 12l7.1-2.4z"/>'),
};

export const MARKER = { food: FOOD, ore: ORE, star: STAR } as const;
export const { eye: EYE, clone: COPY, flag: FLAG, lock: LOCK } = icons;
export const HULL = 'M12 .6c6 3 9 7.8 9 13.6v9.2l-4.2-2.4H7.2L3 23.4v-9.2C3 8.4 6 3.6 12 .6z';
