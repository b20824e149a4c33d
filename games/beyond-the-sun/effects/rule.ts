import type { Seat } from '@orrery/kernel';
import type { Effect, EffectKind } from '../content/effects.ts';
import type { ShipLevel } from '../content/kinds.ts';
import type { Script } from '../content/scripts.ts';
import type { Context } from '../rulebook.ts';
import type { State } from '../state.ts';

export type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>;

/* Each kind of effect has one file with two exports: its rule, and its face, which boards may load without the rules. Nothing has a default. */

/** A list of effects being carried out; `at` is the effect that comes next. */
export type At = Context & { readonly locals: { script: string; at: number; strict: boolean; only: boolean } };
/** Where the reader of the list goes on: at once, after what was called, or with the answer to what was asked. */
export type Step = 'go on' | 'next' | 'automated' | 'chosen' | 'optional' | 'copied';

/** What the reader of lists does for effects, because it takes more than one effect to know it. */
export interface Reader {
  /** Whether this effect is the last chance to change something. */
  mustChange(x: At, script: Script): boolean;
  /** What may be spent: the compulsory rest comes first. */
  spareOre(x: At): number;
  sparePopulation(x: At): number;
  /** Asks for a part, offers an optional one, or asks for an action to copy. */
  choosePart(x: At, script: Script, at: number): Step;
  offer(x: At, script: Script, at: number): Step;
  chooseCopy(x: At, which: 'research' | 'own'): Step;
}

/** Goods to reckon with; an effect takes out of it what it needs and adds what it gives. */
export type Purse = { ore: number; population: number; supply: number };

/** Reckons with lists inside an effect. */
export interface Reckoner {
  feasible(purse: Purse, state: State, seat: Seat, script: Script, only: boolean): boolean;
  /** With all the goods at hand: whether a part can be paid, and changes something. */
  useful(state: State, seat: Seat, script: Script): boolean;
  canCopy(purse: Purse, state: State, seat: Seat, which: 'research' | 'own', only: boolean): boolean;
}

/** What a searching player hopes for from effects. */
export type Goods = {
  research1: number;
  research2: number;
  research3: number;
  research4: number;
  colony: number;
  jumps: number;
  ships: number;
  goods: number;
};

/** All that rules and bots have to know of one kind of effect. */
export interface EffectRule<K extends EffectKind> {
  /** Carries it out, or asks or calls what it needs. */
  perform(x: At, effect: EffectOf<K>, script: Script, at: number, reader: Reader): Step;
  /** Whether it can be carried out with these goods, which change as it changes them. `only`: a part that is chosen must research. */
  feasible(
    purse: Purse,
    state: State,
    seat: Seat,
    effect: EffectOf<K>,
    parts: readonly Script[],
    only: boolean,
    reckoner: Reckoner,
  ): boolean;
  /** Whether it could change anything now. */
  changes(state: State, seat: Seat, effect: EffectOf<K>, parts: readonly Script[], reckoner: Reckoner): boolean;
  /** Adds what it is good for. `all` adds the effects of a part. */
  worth(into: Goods, effect: EffectOf<K>, parts: readonly Script[], all: (script: Script) => void): void;
}

/** Ore and population that the compulsory part of an effect takes: nothing else may be paid out of them while it is still to come. */
export type Takes = { readonly ore: number; readonly population: number };
export const nothing = (): Takes => NOTHING;
const NOTHING: Takes = { ore: 0, population: 0 };
const CUBE: Takes = { ore: 0, population: 1 };
export const oneIf = (population: boolean): Takes => (population ? CUBE : NOTHING);

/** A drawing by its name, a ship, a level in its frame, or letters, as it is drawn in a row. */
export type Piece =
  | 'to'
  | { readonly glyph: GlyphName; readonly size?: number }
  | { readonly ship: ShipLevel }
  | { readonly level: string; readonly glyph?: GlyphName }
  | { readonly text: string; readonly thin?: true };
export type GlyphName =
  | 'automate'
  | 'colony'
  | 'copy'
  | 'deepSpace'
  | 'eye'
  | 'flag'
  | 'food'
  | 'jump'
  | 'ore'
  | 'population'
  | 'returned'
  | 'sun'
  | 'supply'
  | 'trade'
  | 'upgrade';

/** What is printed of an effect: how it looks, and what it takes. */
export interface EffectFace<K extends EffectKind> {
  /** It only gives. */
  readonly good?: true;
  /** How the parts inside it hang together, if it has any. */
  readonly parts?: 'either' | 'optional';
  icons(effect: EffectOf<K>): readonly Piece[];
  takes(effect: EffectOf<K>, parts: readonly Takes[]): Takes;
}

/* @__NO_SIDE_EFFECTS__ */
export const rule = <K extends EffectKind>(_kind: K, rule: EffectRule<K>): EffectRule<K> => rule;
/* @__NO_SIDE_EFFECTS__ */
export const face = <K extends EffectKind>(_kind: K, face: EffectFace<K>): EffectFace<K> => face;

/** Words for answers that do not depend on the table. */
export const always = (): boolean => true;
export const never = (): boolean => false;
