import type { Game } from '@orrery/kernel';
import type { BoardModule, CoverModule } from '@orrery/kit';

/** What the house can know of a game without loading it. */
export interface Registered {
  /** The rules, with the texts of both languages. */
  load(): Promise<Game>;
  /** Its own board for the web client; without one the general board serves. */
  board?(): Promise<{ readonly default: BoardModule }>;
  /** Its card in the lobby. */
  cover?(): Promise<{ readonly default: CoverModule }>;
}

/** The one place that knows games by name. Adding a game means adding a folder and a line here. */
export const registry: Readonly<Record<string, Registered>> = {
  andromeda: {
    load: async () => (await import('./andromeda/index.ts')).andromeda,
    board: () => import('./andromeda/board/index.tsx'),
    cover: () => import('./andromeda/board/cover.tsx'),
  },
  'age-of-galaxy': {
    load: async () => (await import('./age-of-galaxy/index.ts')).ageOfGalaxy,
    board: () => import('./age-of-galaxy/board/index.tsx'),
    cover: () => import('./age-of-galaxy/board/cover.tsx'),
  },
  'beyond-the-sun': {
    load: async () => (await import('./beyond-the-sun/index.ts')).beyondTheSun,
    board: () => import('./beyond-the-sun/board/index.tsx'),
    cover: () => import('./beyond-the-sun/board/cover.tsx'),
  },
  'andromedas-edge': {
    load: async () => (await import('./andromedas-edge/index.ts')).andromedasEdge,
    cover: () => import('./andromedas-edge/board/cover.tsx'),
  },
};

/** The ids of all games, in the order a lobby shows them. */
export const gameIds: readonly string[] = Object.keys(registry);
