import {
  type AnyPhases,
  type Chapter,
  type Game,
  type GameText,
  type GoalText,
  type Illustration,
  type Language,
  type Puzzles,
  spoken,
} from '@orrery/kernel';
import type { AnyLesson, BoardModule, CoverModule } from '@orrery/kit';

/** Its goal in one language, and for each question the passage of the rules that explains it. */
type Goal = { readonly goal: GoalText; readonly here: Readonly<Record<string, string>> };

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
  /** What a newcomer reads; for each question the name of the passage of the rules that explains it. */
  readonly learn?: {
    readonly goal: Readonly<Record<Language, () => Promise<Goal>>>;
    /** Where events are explained, and the parts of a turn. */
    aids?(): Promise<{ readonly told: Readonly<Record<string, string | null>>; readonly phases: AnyPhases }>;
    /** Positions to be drawn beside passages. */
    scenes?(): Promise<{ readonly scenes: Readonly<Record<string, Illustration | undefined>> }>;
    /** The rules in reading order. */
    readonly rules?: Readonly<Record<Language, () => Promise<{ readonly chapters: readonly Chapter[] }>>>;
  };
  /** Its guided first game. */
  lesson?(): Promise<{ readonly default: AnyLesson }>;
  /** Its stock of puzzles. */
  puzzles?(): Promise<{ readonly default: unknown }>;
}

/** A game's puzzles; undefined where it has none. What is kept as JSON the compiler cannot know by its type: a test opens them all. */
export const puzzlesOf = async (id: string): Promise<Puzzles | undefined> =>
  (await registry[id]?.puzzles?.())?.default as Puzzles | undefined;

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
    lesson: () => import('./andromeda/learn/lesson.ts'),
    puzzles: () => import('./andromeda/learn/puzzles.json', { with: { type: 'json' } }),
    learn: {
      aids: () => import('./andromeda/learn/aids.ts'),
      scenes: () => import('./andromeda/learn/scenes.ts'),
      goal: spoken<() => Promise<Goal>>({
        en: () => import('./andromeda/text/en.ts'),
        de: () => import('./andromeda/text/de.ts'),
      }),
      rules: spoken<() => Promise<{ readonly chapters: readonly Chapter[] }>>({
        en: () => import('./andromeda/learn/rules.en.ts'),
        de: () => import('./andromeda/learn/rules.de.ts'),
      }),
    },
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
    learn: {
      aids: () => import('./age-of-galaxy/learn/aids.ts'),
      scenes: () => import('./age-of-galaxy/learn/scenes.ts'),
      goal: spoken<() => Promise<Goal>>({
        en: () => import('./age-of-galaxy/text/en.ts'),
        de: () => import('./age-of-galaxy/text/de.ts'),
      }),
      rules: spoken<() => Promise<{ readonly chapters: readonly Chapter[] }>>({
        en: () => import('./age-of-galaxy/learn/rules.en.ts'),
        de: () => import('./age-of-galaxy/learn/rules.de.ts'),
      }),
    },
    lesson: () => import('./age-of-galaxy/learn/lesson.ts'),
    puzzles: () => import('./age-of-galaxy/learn/puzzles.json', { with: { type: 'json' } }),
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
    learn: {
      aids: () => import('./beyond-the-sun/learn/aids.ts'),
      scenes: () => import('./beyond-the-sun/learn/scenes.ts'),
      goal: spoken<() => Promise<Goal>>({
        en: () => import('./beyond-the-sun/text/en.ts'),
        de: () => import('./beyond-the-sun/text/de.ts'),
      }),
      rules: spoken<() => Promise<{ readonly chapters: readonly Chapter[] }>>({
        en: () => import('./beyond-the-sun/learn/rules.en.ts'),
        de: () => import('./beyond-the-sun/learn/rules.de.ts'),
      }),
    },
    lesson: () => import('./beyond-the-sun/learn/lesson.ts'),
    puzzles: () => import('./beyond-the-sun/learn/puzzles.json', { with: { type: 'json' } }),
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
    learn: {
      aids: () => import('./andromedas-edge/learn/aids.ts'),
      scenes: () => import('./andromedas-edge/learn/scenes.ts'),
      goal: spoken<() => Promise<Goal>>({
        en: () => import('./andromedas-edge/text/en.ts'),
        de: () => import('./andromedas-edge/text/de.ts'),
      }),
      rules: spoken<() => Promise<{ readonly chapters: readonly Chapter[] }>>({
        en: () => import('./andromedas-edge/learn/rules.en.ts'),
        de: () => import('./andromedas-edge/learn/rules.de.ts'),
      }),
    },
    lesson: () => import('./andromedas-edge/learn/lesson.ts'),
    puzzles: () => import('./andromedas-edge/learn/puzzles.json', { with: { type: 'json' } }),
  },
};

/** The ids of all games, in the order a lobby shows them. */
export const gameIds: readonly string[] = Object.keys(registry);
