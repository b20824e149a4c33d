import { g24 } from './glyph.ts';

/* Dice, pieces, actions. */
export const train = /* @__PURE__ */ g24(
  '<circle cx="8.5" cy="7.5" r="3" fill="currentColor"/><path d="M2.8 20c0-4 2.3-6.4 5.7-6.4s5.7 2.4 5.7 6.4z" fill="currentColor"/><path d="M18.5 20V8M15 11.5 18.5 8l3.5 3.5"/>',
);
export const support = /* @__PURE__ */ g24(
  '<ellipse cx="12" cy="18" rx="9" ry="3.4"/><path d="M12 2.5v11.2M7.8 9.6 12 13.8l4.2-4.2"/><circle cx="12" cy="18" r="1" fill="currentColor" stroke="none"/>',
);
export const improvise = /* @__PURE__ */ g24(
  '<path d="M2.5 12H7c4.4 0 4.2-6 9-6h5M17.5 2.5 21 6l-3.5 3.5M7 12c4.4 0 4.2 6 9 6h5M17.5 14.5 21 18l-3.5 3.5"/>',
);
export const move = /* @__PURE__ */ g24('<path d="m3.5 6 5 6-5 6M9.75 6l5 6-5 6M16 6l5 6-5 6"/>');
export const technology = /* @__PURE__ */ g24(
  '<rect x="6.5" y="6.5" width="11" height="11" rx="2.5"/><circle cx="12" cy="12" r="2" fill="currentColor"/><path d="M9.5 6.5v-4M14.5 6.5v-4M9.5 21.5v-4M14.5 21.5v-4M6.5 9.5h-4M6.5 14.5h-4M21.5 9.5h-4M21.5 14.5h-4"/>',
);
export const contamination = /* @__PURE__ */ g24(
  '<circle cx="12" cy="7.3" r="4.1"/><circle cx="7.4" cy="15.3" r="4.1"/><circle cx="16.6" cy="15.3" r="4.1"/><circle cx="12" cy="12.7" r="1.9" fill="currentColor"/><path d="M12 3.2V1.6M3.9 17.4l-1.5.9M20.1 17.4l1.5.9"/>',
);
export const researcher = /* @__PURE__ */ g24(
  '<circle cx="12" cy="7.2" r="4"/><path d="M9.6 7.2h4.8"/><path d="M4.2 21c0-4.7 3.2-7.6 7.8-7.6s7.8 2.9 7.8 7.6z"/>',
);
export const researcherFilled = /* @__PURE__ */ g24(
  '<circle cx="12" cy="7.2" r="4.6" fill="currentColor" stroke="none"/><path d="M3.4 21.8c0-5.3 3.5-8.6 8.6-8.6s8.6 3.3 8.6 8.6z" fill="currentColor" stroke="none"/><path d="M9.4 7.2h5.2" stroke="var(--bg-1,#121722)" stroke-width="1.75"/>',
);
export const trained = /* @__PURE__ */ g24(
  '<rect x="3" y="2.5" width="18" height="19" rx="3"/><circle cx="12" cy="9" r="2.6" fill="currentColor" stroke="none"/><path d="M6.8 17.8c0-3.2 2-5 5.2-5s5.2 1.8 5.2 5z" fill="currentColor" stroke="none"/>',
);
export const teleporter = /* @__PURE__ */ g24(
  '<ellipse cx="12" cy="16" rx="9.2" ry="4.6"/><ellipse cx="12" cy="16" rx="4.4" ry="1.9"/><path d="M5 9.5V6M12 11V3M19 9.5V6"/>',
);
export const vaccine = /* @__PURE__ */ g24(
  '<g><g transform="rotate(45 12 12)"><rect x="8" y="2.6" width="8" height="18.8" rx="4"/><path d="M8 12h8"/><path d="M12 5.6v3.2" /></g></g>',
);
export const controlPointFilled = /* @__PURE__ */ g24(
  '<path d="M12 1.8 20.8 6.9v10.2L12 22.2 3.2 17.1V6.9z" fill="currentColor" stroke="none"/>',
);
export const mission = /* @__PURE__ */ g24(
  '<circle cx="12" cy="12" r="7"/><path d="M12 2.2v5M12 16.8v5M2.2 12h5M16.8 12h5"/><circle cx="12" cy="12" r="1.4" fill="currentColor" stroke="none"/>',
);
export const sacrifice = /* @__PURE__ */ g24(
  '<circle cx="9.5" cy="7" r="3.4" fill="currentColor"/><path d="M2.8 20.5c0-4.2 2.7-7 6.7-7 1.4 0 2.6.3 3.6.9" /><path d="M2.8 20.5h8.4"/><path d="m15 15.5 6 6M21 15.5l-6 6"/>',
);
export const explore = /* @__PURE__ */ g24(
  '<path d="M4.5 21V4.2a1.2 1.2 0 0 1 1.2-1.2H14v18M14 6l5.5 2v13M2.5 21h19"/><circle cx="10.8" cy="12.3" r="1.1" fill="currentColor" stroke="none"/>',
);
export const room = /* @__PURE__ */ g24('<path d="M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 12h6M12 9v6"/>');
export const clone = /* @__PURE__ */ g24(
  '<circle cx="15.5" cy="7.5" r="3.2"/><path d="M10.3 20.5c.2-4.4 2.2-6.6 5.2-6.6 3.5 0 5.7 2.6 5.7 6.6z"/><path d="M10.4 4.6a3.2 3.2 0 1 0 0 5.9M8 13.9c-3.2.2-5.2 2.7-5.2 6.6h4"/>',
);
export const tool = /* @__PURE__ */ g24(
  '<path d="M20.6 6.7a5.3 5.3 0 0 1-7 6.8L6.7 20.4a2.2 2.2 0 0 1-3.1-3.1l6.9-6.9a5.3 5.3 0 0 1 6.8-7l-3.2 3.2.5 2.8 2.8.5z"/>',
);

/* Rooms of a ship. */
export const crew = /* @__PURE__ */ g24('<path d="M3 19V5M3 16h18v3M21 16v-2.5a3 3 0 0 0-3-3h-8V16"/><circle cx="6.7" cy="12.3" r="2"/>');
export const engine = /* @__PURE__ */ g24('<path d="M8 3.5h8l1.5 6h-11zM6.5 9.5 4.5 15h15l-2-5.5M8.5 18v3M12 18v3.5M15.5 18v3"/>');
export const zone = /* @__PURE__ */ g24(
  '<path d="M12 3 22 20.5H2z"/><path d="M12 10v4.5"/><circle cx="12" cy="17.3" r="1.1" fill="currentColor" stroke="none"/>',
);
export const airlock = /* @__PURE__ */ g24(
  '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="3"/><path d="M12 3v6M12 15v6M3 12h6M15 12h6"/>',
);
export const bridge = /* @__PURE__ */ g24(
  '<path d="M2.5 15.5C4 8.5 7.5 4.5 12 4.5s8 4 9.5 11zM8 15.5l1.5-10.3M16 15.5 14.5 5.2M5 19.5h14"/>',
);
export const cryo = /* @__PURE__ */ g24('<path d="M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9 4l3 2.5L15 4M9 20l3-2.5 3 2.5"/>');
