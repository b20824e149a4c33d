/** Which drawing stands for what, and the drawings that only this game has. */
import { type Glyph, g24, icons } from '@orrery/kit';
import type { DieSymbol } from '../content/dice.ts';
import type { RoomId } from '../content/rooms.ts';
import type { SpeciesId } from '../content/species.ts';
import type { TechnologyId } from '../content/technologies.ts';

/** Faces are drawn on a 64 grid: outlines first, then what is filled. */
const face = (lines: string, filled: string): Glyph => ({
  box: 64,
  draw: `<g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">${lines}</g><g fill="currentColor" stroke="none">${filled}</g>`,
});

export const DIE: Readonly<Record<DieSymbol, Glyph>> = {
  training: icons.train,
  support: icons.support,
  improvise: icons.improvise,
  movement: icons.move,
  technology: icons.technology,
  contamination: icons.contamination,
};

export const ROOM: Readonly<Record<RoomId, Glyph>> = {
  crew: icons.crew,
  engine: icons.engine,
  bridge: icons.bridge,
  reactor: g24(
    '<circle cx="12" cy="12" r="2" fill="currentColor" stroke="none"/><ellipse cx="12" cy="12" rx="9.6" ry="3.7"/><ellipse cx="12" cy="12" rx="9.6" ry="3.7" transform="rotate(60 12 12)"/><ellipse cx="12" cy="12" rx="9.6" ry="3.7" transform="rotate(120 12 12)"/>',
  ),
  hangar: g24('<path d="M3 20.5V10l9-6.5L21 10v10.5M2 20.5h20"/><path d="m12 8.8 3.9 8.2-3.9-1.9L8.1 17z" fill="currentColor"/>'),
  zone: icons.zone,
  cryo: icons.cryo,
  armory: g24('<path d="M12 2.6 20 5.5v6.1c0 5-3.3 8.2-8 10-4.7-1.8-8-5-8-10V5.5z"/><path d="m8.8 9 6.4 6.4M15.2 9l-6.4 6.4"/>'),
  comms: g24(
    '<path d="M3.6 9.5a9.3 9.3 0 0 0 10.9 10.9zM9 15l5-5M6.6 18.6 4.5 22h8.8"/><circle cx="14.6" cy="9.4" r="1.5" fill="currentColor"/><path d="M15 5a4.2 4.2 0 0 1 4.2 4.2M15.4 1.8a7 7 0 0 1 6.8 7"/>',
  ),
  lab: g24(
    '<path d="M9.5 3v6.2L4.2 18.3A1.8 1.8 0 0 0 5.8 21h12.4a1.8 1.8 0 0 0 1.6-2.7L14.5 9.2V3M8 3h8M6.8 15h10.4"/><circle cx="10.6" cy="18" r="1" fill="currentColor" stroke="none"/><circle cx="14" cy="17.4" r=".8" fill="currentColor" stroke="none"/>',
  ),
  airlock: icons.airlock,
};

export const TECHNOLOGY: Readonly<Record<TechnologyId, Glyph>> = {
  teleporter: icons.teleporter,
  cloning: icons.clone,
  universalTool: icons.tool,
  vaccine: icons.vaccine,
  ringShifter: g24(
    '<ellipse cx="7.2" cy="17.6" rx="5.4" ry="3"/><ellipse cx="17.6" cy="9" rx="4.6" ry="2.6" stroke-dasharray="2.2 2.6"/><path d="M7.2 11.6c0-5 2.6-7.6 6.6-7.6M11.2 1.4 13.9 4l-2.7 2.7"/>',
  ),
  overrideKey: g24('<circle cx="7.6" cy="16.4" r="4.6"/><path d="M10.9 13.1 20.6 3.4M16.6 7.4l3.3 3.3M13.4 10.6l2.4 2.4"/>'),
  transitTube: g24('<rect x="2.5" y="7" width="19" height="10" rx="5"/><path d="m6.6 10 2 2-2 2M11 10l2 2-2 2M15.4 10l2 2-2 2"/>'),
  repulsor: g24(
    '<circle cx="6" cy="12" r="3" fill="currentColor"/><path d="M11.6 7.8c1.3 2.6 1.3 5.8 0 8.4M15 5.6c2 4 2 8.8 0 12.8M18.4 3.6c2.8 5.3 2.8 11.5 0 16.8"/>',
  ),
};

export const SPECIES: Readonly<Record<SpeciesId, Glyph>> = {
  sylth: icons.sylth,
  tarn: icons.tarn,
  mnemos: icons.mnemos,
  orphane: icons.orphane,
  vherrin: face(
    '<path d="M32 9c-12 0-20 9-20 22 0 10 4 17 10 21l4-8h12l4 8c6-4 10-11 10-21C52 18 44 9 32 9z" fill="currentColor" fill-opacity=".16"/><path d="M32 9v15M26 44l2 9h8l2-9M22 52l-5 6M42 52l5 6M21 12 11 4M43 12l10-8M17 20c4-3 8-4 11-4M47 20c-4-3-8-4-11-4"/>',
    '<ellipse cx="22" cy="31" rx="4.6" ry="7.4" transform="rotate(-20 22 31)"/><ellipse cx="42" cy="31" rx="4.6" ry="7.4" transform="rotate(20 42 31)"/>',
  ),
  kessik: face(
    '<path d="M32 59 21 45 8 41l6-16L11 7l15 9h12l15-9-3 18 6 16-13 4z" fill="currentColor" fill-opacity=".16"/><path d="M26 41l6 9 6-9M32 50v9M8 41l13-3M56 41l-13-3M32 16v8"/>',
    '<path d="M16 27c5-2 9-1 12 3-4 4-9 4-12-3zM48 27c-5-2-9-1-12 3 4 4 9 4 12-3z"/><circle cx="32" cy="39" r="2.4"/>',
  ),
  ulmara: face(
    '<path d="M32 16c14 0 23 8 23 21S45 59 32 59 9 50 9 37s9-21 23-21z" fill="currentColor" fill-opacity=".16"/><path d="M24 17C21 9 15 5 8 6M40 17c3-8 9-12 16-11M21 47c7 5 15 5 22 0M27 42h.1M37 42h.1"/>',
    '<circle cx="20.5" cy="35" r="5"/><circle cx="43.5" cy="35" r="5"/><circle cx="28.4" cy="28" r="2.8"/><circle cx="35.6" cy="28" r="2.8"/><circle cx="8" cy="6" r="2.6"/><circle cx="56" cy="6" r="2.6"/>',
  ),
  dovani: face(
    '<path d="M19 54V34c0-7 3-11 3-17l6-11h8l6 11c0 6 3 10 3 17v20l-13 6z" fill="currentColor" fill-opacity=".16"/><path d="M32 6v20M32 26l-8 4M32 26l8 4M26 47h12M32 47v13M22 17l-9-3v12l7 4M42 17l9-3v12l-7 4"/>',
    '<path d="m21.5 36 5.5-3 3 3.4-5.4 2.6zM42.5 36 37 33l-3 3.4 5.4 2.6z"/><circle cx="32" cy="13.5" r="2.2"/>',
  ),
};

const DRAWINGS: Readonly<Record<string, Readonly<Record<string, Glyph>>>> = {
  room: ROOM,
  technology: TECHNOLOGY,
  species: SPECIES,
  die: DIE,
};

/** The drawing of a room, technology, species or die, by its topic. */
export function drawingOf(topic: string): Glyph | undefined {
  const [kind, id = ''] = topic.split(':');
  return DRAWINGS[kind ?? '']?.[id];
}
