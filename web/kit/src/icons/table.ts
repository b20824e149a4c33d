import { g24 } from './glyph.ts';

/* At every table. */
export const undo = /* @__PURE__ */ g24('<path d="M8 4.5 3.5 9 8 13.5M3.5 9H14a5.75 5.75 0 0 1 0 11.5H8.5"/>');
export const redo = /* @__PURE__ */ g24('<path d="M16 4.5 20.5 9 16 13.5M20.5 9H10a5.75 5.75 0 0 0 0 11.5h5.5"/>');
export const log = /* @__PURE__ */ g24('<path d="M9 5.5h12M9 12h12M9 18.5h8M3.6 5.5h.1M3.6 12h.1M3.6 18.5h.1"/>');
export const rules = /* @__PURE__ */ g24(
  '<path d="M12 6.2C10 4.8 6.7 4 3 4v14.5c3.7 0 7 .6 9 2 2-1.4 5.3-2 9-2V4c-3.7 0-7 .8-9 2.2zM12 6.2v14.3"/>',
);
export const chat = /* @__PURE__ */ g24(
  '<path d="M5.5 4.5h13a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-7l-5 4v-4h-1a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2zM8 9h8M8 12.7h5"/>',
);
export const settings = /* @__PURE__ */ g24(
  '<path d="M3 7h8.5M17 7h4M3 17h4M12.5 17H21"/><circle cx="14.2" cy="7" r="2.7"/><circle cx="9.8" cy="17" r="2.7"/>',
);
export const clock = /* @__PURE__ */ g24('<circle cx="12" cy="12.5" r="8.7"/><path d="M12 7.5v5l3.3 2M9.5 1.8h5"/>');
export const connection = /* @__PURE__ */ g24(
  '<path d="M2.8 9.3a13.2 13.2 0 0 1 18.4 0M6.3 13.2a8.2 8.2 0 0 1 11.4 0"/><circle cx="12" cy="18" r="1.9" fill="currentColor" stroke="none"/>',
);
export const cards = /* @__PURE__ */ g24('<rect x="3" y="6.5" width="11" height="14.5" rx="2"/><path d="M8 3.2h10.5a2 2 0 0 1 2 2V17"/>');
export const menu = /* @__PURE__ */ g24('<path d="M4 6.5h16M4 12h16M4 17.5h16"/>');
export const step = /* @__PURE__ */ g24('<circle cx="6" cy="12" r="3" fill="currentColor"/><path d="M11.5 12H21M17 7.8 21.2 12 17 16.2"/>');
export const end = /* @__PURE__ */ g24('<path d="M3 12h12.5M11 7l5 5-5 5M20.5 4v16"/>');
export const order = /* @__PURE__ */ g24('<rect x="4.5" y="2.8" width="15" height="18.4" rx="2.2"/><path d="M10 9l2.5-1.6V17"/>');
export const die = /* @__PURE__ */ g24('<path d="M12 2.6 20.4 7v10L12 21.4 3.6 17V7z"/><path d="M3.9 7.2 12 11.5l8.1-4.3M12 11.5v9.6"/>');
export const start = /* @__PURE__ */ g24(
  '<circle cx="7.8" cy="16.2" r="4.6" fill="currentColor"/><path d="M13.5 10.5 21 3M9.5 7.5 13 4M16.5 14.5 20 11"/>',
);
export const bot = /* @__PURE__ */ g24(
  '<rect x="4" y="8" width="16" height="11.5" rx="3"/><path d="M12 8V4.2"/><circle cx="12" cy="3.4" r="1.3" fill="currentColor"/><circle cx="9" cy="13.5" r="1.2" fill="currentColor" stroke="none"/><circle cx="15" cy="13.5" r="1.2" fill="currentColor" stroke="none"/>',
);
export const secret = /* @__PURE__ */ g24(
  '<path d="M3 3.5l18 17M9.9 5.7A10 10 0 0 1 12 5.5c5 0 8.3 4 9.5 6.5a13 13 0 0 1-2.7 3.7M6.2 7.6A13.5 13.5 0 0 0 2.5 12c1.2 2.5 4.5 6.5 9.5 6.5 1.4 0 2.7-.3 3.8-.8M10 10.2a2.7 2.7 0 0 0 3.7 3.8"/>',
);
/** There is no way back: an arrow, struck out. */
export const noUndo = /* @__PURE__ */ g24('<path d="M8 4.5 3.5 9 8 13.5M3.5 9H14a5.75 5.75 0 0 1 0 11.5H8.5M4 21 20 3"/>');
export const lock = /* @__PURE__ */ g24(
  '<rect x="4.5" y="10.5" width="15" height="10.5" rx="2.4"/><path d="M8 10.5V7.5a4 4 0 0 1 8 0v3"/>',
);
export const check = /* @__PURE__ */ g24('<path d="M4 12.5l5.5 5.5L20.5 6.5"/>');
export const chevron = /* @__PURE__ */ g24('<path d="M9 5l7 7-7 7"/>');
export const chevronDown = /* @__PURE__ */ g24('<path d="M5 9l7 7 7-7"/>');
export const arrow = /* @__PURE__ */ g24('<path d="M3 12h17M14.5 6.5 20 12l-5.5 5.5"/>');
export const bell = /* @__PURE__ */ g24('<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4M12 5V3"/>');
export const plus = /* @__PURE__ */ g24('<path d="M12 4.5v15M4.5 12h15"/>');
export const tie = /* @__PURE__ */ g24('<path d="M5 9.2h14M5 14.8h14"/>');
export const flag = /* @__PURE__ */ g24('<path d="M5.5 21.5V3.5" /><path d="M5.5 4h13l-3.5 4.5 3.5 4.5h-13z" fill="currentColor"/>');
export const trophy = /* @__PURE__ */ g24(
  '<path d="M7 3.5h10v6a5 5 0 0 1-10 0zM7 5.5H3.5c0 3.5 1.3 5.3 3.8 5.7M17 5.5h3.5c0 3.5-1.3 5.3-3.8 5.7M12 14.5v4M8 21h8"/>',
);
export const globe = /* @__PURE__ */ g24(
  '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 2.7 4 5.7 4 9s-1 6.3-4 9c-3-2.7-4-5.7-4-9s1-6.3 4-9z"/>',
);
export const home = /* @__PURE__ */ g24('<path d="M3.5 11.2 12 4l8.5 7.2M6 9.5V20h4.2v-5.4h3.6V20H18V9.5"/>');
export const user = /* @__PURE__ */ g24('<circle cx="12" cy="8" r="4.2"/><path d="M3.8 21c.6-4.3 3.8-6.8 8.2-6.8s7.6 2.5 8.2 6.8"/>');
export const link = /* @__PURE__ */ g24(
  '<path d="M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.2-1.2"/>',
);
export const eye = /* @__PURE__ */ g24(
  '<path d="M2.5 12C3.7 9.5 7 5.5 12 5.5s8.3 4 9.5 6.5c-1.2 2.5-4.5 6.5-9.5 6.5S3.7 14.5 2.5 12z"/><circle cx="12" cy="12" r="2.9"/>',
);
export const info = /* @__PURE__ */ g24(
  '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5"/><circle cx="12" cy="7.6" r="1.1" fill="currentColor" stroke="none"/>',
);
export const orrery = /* @__PURE__ */ g24(
  '<circle cx="12" cy="12" r="2.6" fill="currentColor" stroke="none"/><path d="M17.4 12a5.4 5.4 0 1 1-2.7-4.7"/><path d="M21.4 12a9.4 9.4 0 1 1-4-7.7"/><circle cx="15.6" cy="8" r="1.2" fill="currentColor" stroke="none"/><circle cx="18.6" cy="5.2" r="1.5" fill="currentColor" stroke="none"/>',
);
export const close = /* @__PURE__ */ g24('<path d="M5.5 5.5l13 13M18.5 5.5l-13 13"/>');
export const back = /* @__PURE__ */ g24('<path d="M21 12H4M9.5 6.5 4 12l5.5 5.5"/>');
export const play = /* @__PURE__ */ g24('<path d="M7 4.5v15l12.5-7.5z" fill="currentColor"/>');
export const pause = /* @__PURE__ */ g24('<path d="M7.5 4.5v15M16.5 4.5v15" stroke-width="3.5"/>');
export const first = /* @__PURE__ */ g24('<path d="M6 5v14M19 5.5 9.5 12l9.5 6.5z" fill="currentColor"/>');
export const last = /* @__PURE__ */ g24('<path d="M18 5v14M5 5.5 14.5 12 5 18.5z" fill="currentColor"/>');
export const previous = /* @__PURE__ */ g24('<path d="M15.5 5 8 12l7.5 7"/>');
export const next = /* @__PURE__ */ g24('<path d="M8.5 5 16 12l-7.5 7"/>');
export const save = /* @__PURE__ */ g24('<path d="M12 3.5v11M7.5 10.5 12 15l4.5-4.5M4 17v3.5h16V17"/>');
export const load = /* @__PURE__ */ g24('<path d="M12 15V4M7.5 8.5 12 4l4.5 4.5M4 17v3.5h16V17"/>');
export const share = /* @__PURE__ */ g24(
  '<circle cx="6" cy="12" r="2.7"/><circle cx="17.5" cy="5.5" r="2.7"/><circle cx="17.5" cy="18.5" r="2.7"/><path d="M8.4 10.7l6.7-3.9M8.4 13.3l6.7 3.9"/>',
);
export const people = /* @__PURE__ */ g24(
  '<circle cx="9" cy="8.5" r="3.6"/><path d="M2.5 20c.5-3.7 3-5.8 6.5-5.8s6 2.1 6.5 5.8M15.5 5.2a3.6 3.6 0 0 1 0 6.6M18 14.8c2 .8 3.2 2.6 3.5 5.2"/>',
);
export const screen = /* @__PURE__ */ g24('<rect x="2.8" y="4" width="18.4" height="12.5" rx="2"/><path d="M8.5 20.5h7M12 16.5v4"/>');
export const board = /* @__PURE__ */ g24('<path d="M8 3h8l5 5v8l-5 5H8l-5-5V8z"/><circle cx="12" cy="12" r="2.6"/>');
export const offline = /* @__PURE__ */ g24(
  '<path d="M3 3l18 18M6.3 13.2a8.2 8.2 0 0 1 4-2.2M2.8 9.3a13 13 0 0 1 3.7-2.5M12.5 5.7a13.2 13.2 0 0 1 8.7 3.6M14.8 11.3a8.2 8.2 0 0 1 2.9 1.9"/><circle cx="12" cy="18" r="1.9" fill="currentColor" stroke="none"/>',
);
export const sound = /* @__PURE__ */ g24('<path d="M4 9.5h3.5L13 5v14l-5.5-4.5H4zM16.5 9a4.2 4.2 0 0 1 0 6M19 6.5a7.8 7.8 0 0 1 0 11"/>');
export const trash = /* @__PURE__ */ g24('<path d="M4 6.5h16M9.5 6.5V4h5v2.5M6.5 6.5l1 14h9l1-14M10.5 10.5v6M13.5 10.5v6"/>');
export const dots = /* @__PURE__ */ g24(
  '<circle cx="6" cy="12" r="1" fill="currentColor"/><circle cx="12" cy="12" r="1" fill="currentColor"/><circle cx="18" cy="12" r="1" fill="currentColor"/>',
);
export const hint = /* @__PURE__ */ g24(
  '<path d="M9 17.5c0-2-3.2-3.4-3.2-7.6a6.2 6.2 0 0 1 12.4 0c0 4.2-3.2 5.6-3.2 7.6zM9.5 21h5"/><path d="M12 17.3v-4.6l-2-1.9M12 12.7l2-1.9" stroke-width="1.4"/>',
);
export const chart = /* @__PURE__ */ g24('<path d="M3.5 3.5v17h17"/><path d="M7 15.5l4-5 3.5 3 5.5-7.5"/>');
export const history = /* @__PURE__ */ g24('<path d="M4 5v4.5h4.5M4.6 9.5A8 8 0 1 1 4 12.5M12 7.5V12l3.2 2"/>');
export const star = /* @__PURE__ */ g24(
  '<path d="m12 2.8 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L12 17.2l-5.7 3.1 1.2-6.4-4.7-4.4 6.4-.8z" fill="currentColor"/>',
);
export const scale = /* @__PURE__ */ g24(
  '<path d="M12 4v16M8 20h8M4.5 6.5h15M5.5 6.5 2.8 13h5.4zM18.5 6.5 15.8 13h5.4z"/><path d="M2.8 13a2.7 2.7 0 0 0 5.4 0M15.8 13a2.7 2.7 0 0 0 5.4 0"/>',
);
