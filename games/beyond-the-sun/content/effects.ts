import type { Level, ShipLevel } from './kinds.ts';

/** What stands before the colon. Paid in full before anything behind it happens. */
export type Cost = {
  readonly ore?: number;
  /** Population turned back into supply. */
  readonly returned?: number;
  /** Ore that goes to a fellow player of one's choice instead of the general supply. */
  readonly oreToFellow?: number;
};

/** A costed list of effects: one branch of a choice, or an optional part. */
export type Part = { readonly cost?: Cost; readonly effects: readonly Effect[] };

export type Cube = 'population' | 'supply';

/** One entry of the effect directory. Actions, immediate boxes, bonuses and events are lists of these. */
export type Effect =
  | { readonly kind: 'gainOre'; readonly ore: number }
  /** Supply cubes become population. */
  | { readonly kind: 'recruit'; readonly cubes: number }
  | { readonly kind: 'build'; readonly from: Cube; readonly level: ShipLevel; readonly at?: 'deepSpace' }
  | { readonly kind: 'jump'; readonly steps: number }
  /** Whole ships moved to any location, however far. */
  | { readonly kind: 'transfer'; readonly ships: number }
  | { readonly kind: 'upgrade'; readonly ships: number; readonly levels: number; readonly upTo: boolean }
  /** Single levels spread over own ships at will. */
  | { readonly kind: 'spreadUpgrades'; readonly levels: number }
  | { readonly kind: 'automate'; readonly what: 'food' | 'ore' | 'either' }
  | {
      readonly kind: 'research';
      /** `colonies`: own colonised systems + 1, at most IV. */
      readonly levels: readonly Level[] | 'colonies';
      readonly cube: Cube;
      /** The eye: only technologies that lie face up. */
      readonly known: boolean;
      readonly ignorePrerequisites: boolean;
      readonly immediate: boolean;
    }
  | { readonly kind: 'colonise' }
  /** Jump, then colonise what nobody controlled when the turn began, past all control effects. */
  | { readonly kind: 'stealthColonise'; readonly steps: number }
  | { readonly kind: 'choose'; readonly parts: readonly Part[] }
  | { readonly kind: 'optional'; readonly part: Part }
  | { readonly kind: 'orePerControlled'; readonly most: number }
  | { readonly kind: 'recruitPerColonies'; readonly colonies: number }
  | { readonly kind: 'orePerTaken'; readonly ore: number }
  | { readonly kind: 'loseOre'; readonly ore: number }
  | { readonly kind: 'moveSupply'; readonly cubes: number; readonly from: 'rightmost' | 'any'; readonly to: 'A' | 'any' }
  | { readonly kind: 'growth' }
  | { readonly kind: 'oreProduction' }
  | { readonly kind: 'trade' }
  | { readonly kind: 'privateTechnology'; readonly level: 2 | 3 }
  /** Carry out another action, its space occupied or not: any that researches, or any own one. */
  | { readonly kind: 'copy'; readonly which: 'research' | 'own' }
  /** Take 1 of several system cards of deck A as a colony without markers. */
  | { readonly kind: 'ministry'; readonly cards: number }
  | { readonly kind: 'takeDyson' };

export type EffectKind = Effect['kind'];
type Research = Extract<Effect, { kind: 'research' }>;

export const gainOre = (ore: number): Effect => ({ kind: 'gainOre', ore });
export const recruit = (cubes: number): Effect => ({ kind: 'recruit', cubes });
export const build = (from: Cube, level: ShipLevel): Effect => ({ kind: 'build', from, level });
export const buildInDeepSpace = (from: Cube, level: ShipLevel): Effect => ({ kind: 'build', from, level, at: 'deepSpace' });
export const jump = (steps: number): Effect => ({ kind: 'jump', steps });
export const transfer = (ships: number): Effect => ({ kind: 'transfer', ships });
export const upgrade = (levels: number): Effect => ({ kind: 'upgrade', ships: 1, levels, upTo: false });
export const upgradeUpTo = (ships: number, levels: number): Effect => ({ kind: 'upgrade', ships, levels, upTo: true });
export const spreadUpgrades = (levels: number): Effect => ({ kind: 'spreadUpgrades', levels });
export const automate = (what: 'food' | 'ore' | 'either'): Effect => ({ kind: 'automate', what });
export const research = (
  levels: Level | readonly Level[] | 'colonies',
  special: Partial<Omit<Research, 'kind' | 'levels'>> = {},
): Effect => ({
  kind: 'research',
  levels: typeof levels === 'number' ? [levels] : levels,
  cube: 'population',
  known: false,
  ignorePrerequisites: false,
  immediate: true,
  ...special,
});
export const colonise: Effect = { kind: 'colonise' };
export const stealthColonise = (steps: number): Effect => ({ kind: 'stealthColonise', steps });
export const choose = (...parts: readonly Part[]): Effect => ({ kind: 'choose', parts });
export const part = (cost: Cost, ...effects: readonly Effect[]): Part => ({ cost, effects });
export const free = (...effects: readonly Effect[]): Part => ({ effects });
export const optional = (part: Part): Effect => ({ kind: 'optional', part });
export const orePerControlled = (most: number): Effect => ({ kind: 'orePerControlled', most });
export const recruitPerColonies = (colonies: number): Effect => ({ kind: 'recruitPerColonies', colonies });
export const orePerTaken = (ore: number): Effect => ({ kind: 'orePerTaken', ore });
export const loseOre = (ore: number): Effect => ({ kind: 'loseOre', ore });
export const moveSupply = (cubes: number, from: 'rightmost' | 'any', to: 'A' | 'any'): Effect => ({ kind: 'moveSupply', cubes, from, to });
export const growth: Effect = { kind: 'growth' };
export const oreProduction: Effect = { kind: 'oreProduction' };
export const trade: Effect = { kind: 'trade' };
export const privateTechnology = (level: 2 | 3): Effect => ({ kind: 'privateTechnology', level });
export const copy = (which: 'research' | 'own'): Effect => ({ kind: 'copy', which });
export const ministry = (cards: number): Effect => ({ kind: 'ministry', cards });
export const takeDyson: Effect = { kind: 'takeDyson' };

/** An action: how many spaces lead to it, what it costs, what it does. */
export type Action = { readonly spaces: number } & Part;
export const action = (spaces: number, cost: Cost, ...effects: readonly Effect[]): Action => ({ spaces, cost, effects });
