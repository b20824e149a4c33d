import { type Glyph, g24 } from '@orrery/kit';
import type { Trait } from '../content/abilities.ts';
import type { Ideology } from '../content/factions.ts';
import type { PlanetType } from '../content/planets.ts';
import type { Resource } from '../content/resources.ts';

export const RESOURCE: Readonly<Record<Resource, Glyph>> = {
  credits: g24('<circle cx="12" cy="12" r="9.3"/><path d="M14.8 7.3a5.6 5.6 0 1 0 0 9.4 7 7 0 0 1 0-9.4z"/>'),
  productivity: g24('<path d="M3 21V10l6 4v-4l6 4V4.5h6V21z"/><path d="M7 17.5h2M12 17.5h2M17 17.5h1.5"/>'),
  discovery: g24(
    '<path d="M1.5 12C4 7.5 7.5 5.2 12 5.2S20 7.5 22.5 12C20 16.5 16.5 18.8 12 18.8S4 16.5 1.5 12z"/><circle cx="12" cy="12" r="3"/>',
  ),
  influence: g24('<path d="M2.5 9 12 3l9.5 6zM5.5 9v9M10 9v9M14 9v9M18.5 9v9M2.5 21h19M4 18h16"/>'),
  relics: g24(
    '<path d="M9 2.5h6M9.7 2.5v4.3C6.5 8.5 5 11 5 14c0 4.3 3 7.5 7 7.5s7-3.2 7-7.5c0-3-1.5-5.5-4.7-7.2V2.5"/><path d="M5.5 12.5h13"/>',
  ),
  prestige: g24('<path d="M3.5 19V7.5l4.8 4L12 4.5l3.7 7 4.8-4V19z"/>'),
  cruisers: g24('<path d="M12 2 15 9l6.5 8.5v3L14.5 18 12 21.5 9.5 18l-7 2.5v-3L9 9z"/>'),
};

export const PLANET: Readonly<Record<PlanetType, Glyph>> = {
  warm: g24('<path d="M20 4C10 4 4.5 8.5 4.5 15.5c0 1.5.3 2.7.8 3.7C12.5 21 20 16 20 4z"/><path d="M4 21c2-5.5 5.5-9 10-11.5"/>'),
  oceanic: g24('<path d="M2 8.5c2.5-3 4.5-3 7 0s4.5 3 7 0 4-2.5 6-.5M2 16c2.5-3 4.5-3 7 0s4.5 3 7 0 4-2.5 6-.5"/>'),
  arctic: g24('<path d="M12 2v20M3.5 7l17 10M20.5 7l-17 10M9 3.5l3 3 3-3M9 20.5l3-3 3 3"/>'),
  desert: g24('<circle cx="16.5" cy="7" r="3.2"/><path d="M2 19c4-7 7-7 10-3s6 2 10-2M2 19h20"/>'),
  volcanic: g24('<path d="M12 2c1 4 6.5 6.5 6.5 12.5a6.5 6.5 0 0 1-13 0c0-3 1.5-5 3-6.5 0 2 1 3 2 3.5C11 8.5 10.5 5 12 2z"/>'),
  inhospitable: g24('<circle cx="12" cy="12" r="9"/><path d="M7 7l10 10M17 7 7 17"/>'),
};

export const IDEOLOGY: Readonly<Record<Ideology, Glyph>> = {
  militarism: g24('<path d="M4 20v-7a8 8 0 0 1 16 0v7h-5v-6H9v6zM12 5v5"/>'),
  culturalism: g24(
    '<path d="M4 4.5c5-1.5 11-1.5 16 0 0 9-2.5 15-8 17-5.5-2-8-8-8-17z"/><path d="M7.5 10h3M13.5 10h3M9 15.5c2 1.5 4 1.5 6 0"/>',
  ),
  industrialism: g24(
    '<circle cx="12" cy="12" r="3.2"/><path d="M12 2.5v3.3M12 18.2v3.3M2.5 12h3.3M18.2 12h3.3M5.3 5.3l2.3 2.3M16.4 16.4l2.3 2.3M5.3 18.7l2.3-2.3M16.4 7.6l2.3-2.3"/><circle cx="12" cy="12" r="6.3"/>',
  ),
  diplomacy: g24('<circle cx="8.5" cy="12" r="6"/><circle cx="15.5" cy="12" r="6"/>'),
  science: g24(
    '<ellipse cx="12" cy="12" rx="10" ry="4.2" transform="rotate(35 12 12)"/><ellipse cx="12" cy="12" rx="10" ry="4.2" transform="rotate(-35 12 12)"/><circle cx="12" cy="12" r="1.6" fill="currentColor" stroke="none"/>',
  ),
};

/** Each ideology's own colour; its glyph always stands beside it. */
export const IDEOLOGY_HUE: Readonly<Record<Ideology, string>> = {
  militarism: '#ff8e8e',
  culturalism: '#d9a4f0',
  industrialism: '#e6bb6d',
  diplomacy: '#8fb8ff',
  science: '#8fe0d8',
};

export const CUBE = g24('<path d="M12 2.5 20.5 7v10L12 21.5 3.5 17V7z"/><path d="M3.5 7 12 11.5 20.5 7M12 11.5v10"/>');
export const SWORDS = g24(
  '<path d="M4 3.5 16.5 16M20 3.5 7.5 16M4 3.5v3M4 3.5h3M20 3.5v3M20 3.5h-3M14 18.5l4.5-4.5M10 18.5 5.5 14M17 17l3.5 3.5M7 17l-3.5 3.5"/>',
);
export const SHIELD = g24('<path d="M12 2.5 20 5.5V12c0 5-3.5 8.3-8 9.5C7.5 20.3 4 17 4 12V5.5z"/>');
export const BOLT = g24('<path d="M13.5 2 5 13.5h6L9.5 22 19 10h-6.5z"/>');
export const STAR = g24('<path d="m12 2.5 2.9 6.3 6.6.8-4.9 4.6 1.3 6.8L12 17.6 6.1 21l1.3-6.8L2.5 9.6l6.6-.8z"/>');
export const UP = g24('<path d="M12 21V4M6 10l6-6 6 6"/>');
export const JUMP = g24('<path d="m4 5 7 7-7 7M12.5 5l7 7-7 7"/>');
export const CRESCENT = g24('<path d="M15.5 3.2a9.3 9.3 0 1 0 0 17.6 10.6 10.6 0 0 1 0-17.6z" fill="currentColor"/>');
export const ANOMALY = g24(
  '<path d="M12 2.5 21.5 12 12 21.5 2.5 12z"/><path d="M9.8 10a2.3 2.3 0 1 1 3.2 2.2c-.7.3-1 .7-1 1.5M12 16.2v.1"/>',
);
export const HAND = g24('<path d="M4 7.5 13 4l5.5 13-9 3.5zM15.5 5.5 20 6l-1.2 7.5"/>');
export const TRADE = g24('<path d="M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4"/>');
export const ALLIANCE = g24('<path d="M12 3v18M12 4h8l-2 3.5L20 11h-8"/><path d="M8 21h8"/>');
export const HOME = g24('<circle cx="12" cy="12" r="6"/><ellipse cx="12" cy="12" rx="11" ry="4" transform="rotate(-18 12 12)"/>');
export const TOWERS = g24('<path d="M4 21V11h5v10M9 21V4h6v17M15 21V9h5v12M2 21h20M12 7.5v.1M12 11v.1M12 14.5v.1"/>');
const FLASK = g24('<path d="M9.5 2.5h5M10.5 2.5v6L4.5 19a1.6 1.6 0 0 0 1.5 2.5h12a1.6 1.6 0 0 0 1.5-2.5l-6-10.5v-6M7.3 15h9.4"/>');

/** The technologies of the board, in their order; those of factions share one. */
const TECHNOLOGIES: readonly Glyph[] = [
  PLANET.inhospitable,
  JUMP,
  SWORDS,
  TOWERS,
  RESOURCE.discovery,
  BOLT,
  SHIELD,
  RESOURCE.relics,
  g24('<path d="M12 2c3 3 4 6.5 4 10.5L19 17h-4l-3 4-3-4H5l3-4.5C8 8.5 9 5 12 2z"/><circle cx="12" cy="10" r="1.8"/>'),
];
export const technologyGlyph = (technology: number): Glyph => TECHNOLOGIES[technology] ?? STAR;

export const ACTION: Readonly<Record<string, Glyph>> = {
  colonize: HOME,
  develop: TOWERS,
  manufacture: RESOURCE.cruisers,
  salvage: RESOURCE.relics,
  plunder: RESOURCE.discovery,
  trade: TRADE,
  explore: ANOMALY,
  appoint: RESOURCE.influence,
  research: FLASK,
};

/** What stands for a lasting effect; the words are beside it. */
export const TRAIT: Readonly<Record<Trait, Glyph>> = {
  strength: SWORDS,
  keepCruisers: RESOURCE.cruisers,
  reach: JUMP,
  terraform: PLANET.inhospitable,
  shield: SHIELD,
  colonizeLess: HOME,
  developLess: TOWERS,
  manufactureLess: RESOURCE.cruisers,
  salvageLess: RESOURCE.relics,
  researchLess: FLASK,
  appointLess: RESOURCE.influence,
  conquest: SWORDS,
  nomadic: HOME,
  swarm: RESOURCE.cruisers,
};
