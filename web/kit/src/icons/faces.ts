import { g64 } from './glyph.ts';

/* Faces. */
export const sylth = /* @__PURE__ */ g64(
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M10 32C10 17 20 7 32 7s22 10 22 25c0 4-3 6-6 5-3-.9-5 1-8 1s-4.5-2-8-2-5 2-8 2-5-1.9-8-1c-3 1-6-1-6-5z" fill="currentColor" fill-opacity=".16"/><path d="M18 40c0 6-4 7-4 13M26 41c0 7-2 9-2 16M38 41c0 7 2 9 2 16M46 40c0 6 4 7 4 13M32 40v20" opacity=".75"/><path d="M21 13c2.5-2.2 5-3.2 8-3.5" opacity=".7"/></g><ellipse cx="23.5" cy="26" rx="4.6" ry="6" fill="currentColor"/><ellipse cx="40.5" cy="26" rx="4.6" ry="6" fill="currentColor"/><circle cx="25" cy="24" r="1.5" fill="#0b0e14"/><circle cx="42" cy="24" r="1.5" fill="#0b0e14"/>',
);
export const tarn = /* @__PURE__ */ g64(
  '<g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M32 58 14 38l2-16L6 6l18 9h16l18-9-10 16 2 16z" fill="currentColor" fill-opacity=".16"/><path d="M26 46h12M32 30v9"/></g><path d="m17 26 11 4-3 5-7-3zM47 26l-11 4 3 5 7-3z" fill="currentColor"/>',
);
export const mnemos = /* @__PURE__ */ g64(
  '<g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M14 12h36l5 12-5 26-12 8H26l-12-8-5-26z" fill="currentColor" fill-opacity=".16"/><path d="M9 24h46M26 58l-3-14h18l-3 14M32 12v6"/></g><g fill="currentColor"><rect x="15.5" y="29" width="8" height="8" rx="1.5"/><rect x="28" y="29" width="8" height="8" rx="1.5"/><rect x="40.5" y="29" width="8" height="8" rx="1.5"/></g>',
);
export const orphane = /* @__PURE__ */ g64(
  '<g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M32 5c10 8 17 20 19 35L32 59 13 40C15 25 22 13 32 5z" fill="currentColor" fill-opacity=".16"/><path d="M19 34c6-8 20-8 26 0-6 8-20 8-26 0z"/><path d="M32 5v16M26 48h12"/></g><circle cx="32" cy="34" r="5" fill="currentColor"/>',
);
