import { type Game, type GameText, type Language, spoken } from '@orrery/kernel';
import type { BoardModule, CoverModule } from '@orrery/kit';

/** What the house can know of a game without loading it. */
export interface Registered {
  /** Its own colour. */
  readonly hue?: string;
  /** The rules. */
  load(): Promise<Game>;
  /** Its words, a language at a time. */
  readonly text: Readonly<Record<Language, () => Promise<GameText>>>;
  /** Its own board for the web client; without one the general board serves. */
  board?(): Promise<{ readonly default: BoardModule }>;
  /** Its card in the lobby. */
  cover?(): Promise<{ readonly default: CoverModule }>;
}

/** The one place that knows games by name. Adding a game means adding a folder and a line here. */
export const registry: Readonly<Record<string, Registered>> = {
  andromeda: {
    hue: '#4fd1c5',
    load: async () => (await import('./andromeda/index.ts')).andromeda,
    text: spoken<() => Promise<GameText>>({
      en: async () => (await import('./andromeda/text/en.ts')).en,
      de: async () => (await import('./andromeda/text/de.ts')).de,
    }),
    board: () => import('./andromeda/board/index.tsx'),
    cover: () => import('./andromeda/board/cover.tsx'),
  },
  'age-of-galaxy': {
    hue: '#a99bff',
    load: async () => (await import('./age-of-galaxy/index.ts')).ageOfGalaxy,
    text: spoken<() => Promise<GameText>>({
      en: async () => (await import('./age-of-galaxy/text/en.ts')).en,
      de: async () => (await import('./age-of-galaxy/text/de.ts')).de,
    }),
    board: () => import('./age-of-galaxy/board/index.tsx'),
    cover: () => import('./age-of-galaxy/board/cover.tsx'),
  },
  'beyond-the-sun': {
    hue: '#ffc857',
    load: async () => (await import('./beyond-the-sun/index.ts')).beyondTheSun,
    text: spoken<() => Promise<GameText>>({
      en: async () => (await import('./beyond-the-sun/text/en.ts')).en,
      de: async () => (await import('./beyond-the-sun/text/de.ts')).de,
    }),
    board: () => import('./beyond-the-sun/board/index.tsx'),
    cover: () => import('./beyond-the-sun/board/cover.tsx'),
  },
  'andromedas-edge': {
    hue: '#ff5d8f',
    load: async () => (await import('./andromedas-edge/index.ts')).andromedasEdge,
    text: spoken<() => Promise<GameText>>({
      en: async () => (await import('./andromedas-edge/text/en.ts')).en,
      de: async () => (await import('./andromedas-edge/text/de.ts')).de,
    }),
    board: () => import('./andromedas-edge/board/index.tsx'),
    cover: () => import('./andromedas-edge/board/cover.tsx'),
  },
};

/** The ids of all games, in the order a lobby shows them. */
export const gameIds: readonly string[] = Object.keys(registry);
