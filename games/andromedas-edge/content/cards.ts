import type { Ability, Effects, FinalScore, Goods, Window } from './effects.ts';
import type {
  Base,
  EventDeck,
  ModuleType,
  PlanetType,
  RaiderClass,
  ShipAbility,
  ShipType,
  SpecialRegionKind,
  TacticsKind,
  Track,
} from './ids.ts';

/** What is printed on each kind of component. Words are in text/. */

export type ModuleCard<Id extends string = string> = {
  readonly id: Id;
  readonly type: ModuleType;
  readonly copies: 1 | 2;
  /** Damage icons: it arrives with that many markers. */
  readonly damage: 0 | 1 | 2;
  /**
   * Its own moon slot (industry's half slots come on top, by rule). With `input` the moon's resources are the price of
   * `effects`; with `output` its benefit is added to them. `vp` scores once, when the first moon is slotted.
   */
  readonly slot?: { readonly side: 'input' | 'output'; readonly vp: number };
  readonly effects: Effects;
  /** A game-end module (civilization): no dock, no effects. */
  readonly final?: FinalScore;
};

export type TacticsCard<Id extends string = string> = {
  readonly id: Id;
  readonly kind: TacticsKind;
  readonly copies: 1 | 2;
  readonly window: Window;
  readonly effects: Effects;
  /** In force while a sustain card is in play. */
  readonly abilities?: readonly Ability[];
  /** `afterOutcome` alone: for which outcome of the own side. */
  readonly outcome?: 'won' | 'lost';
  /** Battle cards: may also be played without a ship in the battle. */
  readonly bystander?: true;
};

export type EventCard<Id extends string = string> = {
  readonly id: Id;
  readonly deck: EventDeck;
  readonly track: Track;
  readonly raider: RaiderClass;
  /** Seen from the active player: `by all` makes it everybody's. */
  readonly effects: Effects;
};

export type RaiderCard<Id extends string = string> = {
  readonly id: Id;
  readonly class: RaiderClass;
  readonly range: number;
  readonly weapons: number;
  /** On top of 1 (classes A-D) or of the number of ships (class S). */
  readonly targetingBonus: number;
  readonly shields: number;
  readonly start: 'randomNebula' | Base;
  readonly reward: Effects;
  /** Carried out by each defeated player when the raiders win. */
  readonly onWin?: Effects;
};

export type MoonTile<Id extends string = string> = {
  readonly id: Id;
  /** Nebula moons have no planet type. */
  readonly type: PlanetType | 'nebula';
  readonly copies: number;
  /** Nothing to choose: what a moon could be given up for is known. */
  readonly goods: Omit<Goods, 'any' | 'material'>;
  /** Repairs. */
  readonly repair: 0 | 1;
};

export type TokenTile<Id extends string = string> = {
  readonly id: Id;
  readonly copies: number;
  readonly effects: Effects;
};

export type ShipSpec = {
  readonly range: number;
  readonly weapons: number;
  readonly shields: number;
  readonly targeting: number;
  readonly abilities: readonly ShipAbility[];
};

export type UpgradeTile<Id extends string = string> = ShipSpec & {
  readonly id: Id;
  readonly ship: ShipType;
  /** The custom ability, if any. */
  readonly custom?: Ability;
};

export type FactionCard<Id extends string = string, Upgrade extends string = string> = {
  readonly id: Id;
  /** Starting resources; `tactics` are drawn. */
  readonly start: Goods;
  readonly tracks: readonly [Track, Track];
  readonly abilities: readonly Ability[];
  readonly upgrade: Upgrade;
};

/** What is the same on all three planets of a type. */
export type PlanetSpec = {
  readonly type: PlanetType;
  readonly tiles: number;
  readonly colour: string;
  readonly cost: Goods;
  readonly leaders: number;
  readonly withoutMoons: Goods;
  /** The one-time ability of its development's card. */
  readonly card: Effects;
};

export type DestinyCard<Id extends string = string> = {
  readonly id: Id;
  readonly goals: readonly [{ readonly track: Track; readonly vp: number }, { readonly track: Track; readonly vp: number }];
};

export type SpecialRegion<Id extends string = string> = {
  readonly id: Id;
  readonly kind: SpecialRegionKind;
  /** Die faces that send a raider here. */
  readonly dice: readonly number[];
  readonly vpPerDevelopment: number;
  /** Vortexes only. */
  readonly benefit?: Effects;
};
