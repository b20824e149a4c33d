import type { Base, ModuleType, RegionKind, Resource, ResourceName, ShipAbility, ShipType, Track } from './ids.ts';

/**
 * The one language in which modules, moons, tactics, tokens, factions, upgrades, developments, raiders and events say what
 * they do. It is plain data: one procedure carries it out, one function per language puts it into words.
 */

/**
 * An amount of things. `any` is units of any of the six resources, each chosen freely; `material` is units of titanium, ice
 * or nanocarbon in any mix.
 */
export type Goods = Readonly<Partial<Record<ResourceName | 'any' | 'material' | 'vp', number>>>;

/** Something a seat has a number of. `…Here` looks at the active region. */
export type Count =
  | 'developments'
  /** Gained modules; core modules are not counted. */
  | 'scienceModules'
  | 'commerceModules'
  /** Complete sets of one gained module of each type. */
  | 'moduleSets'
  /** In modules and Tactical Operations. */
  | 'slottedMoons'
  | 'tactics'
  | 'resources'
  | 'energy'
  | 'credits'
  /** In the station. */
  | 'leaders'
  /** Built ships, wherever they are; transports inside developments are no ships. */
  | 'ships'
  | 'shipsOnMap'
  /** Both areas. */
  | 'shipsInScrapyard'
  | 'upgrades'
  /** Different bases where the seat has a ship. */
  | 'basesVisited'
  /** The space of the marker, 0-10. */
  | 'supremacyTrack'
  /** Tracks on which the seat has reached development level 2. */
  | 'tracksAtLevel2'
  | 'ownShipsHere'
  | 'opposingShipsHere';

export type Test =
  | { readonly atLeast: number; readonly of: Count }
  | { readonly atMost: number; readonly of: Count }
  /** Highest or tied for highest (lowest) of all players. */
  | { readonly most: Count }
  | { readonly fewest: Count };

/** Who carries something out, in turn order from the active player. `rivals`: every opposing player in this battle. */
export type Whom = 'all' | 'others' | 'rivals';

/** Whose dice: yours, or those of one opposing side of the battle that you choose (raiders included). */
export type Side = 'you' | 'rival';

/** Regions an effect reaches. */
export type Regions = 'planetsWithoutShips' | 'nebulae';

/** A changed rule of the battle under way; it ends with the battle. */
export type BattleRule =
  | 'noEnergy'
  | 'noDevelopmentDice'
  /** Everybody's targeting value is 1. */
  | 'noTargeting'
  /** The defeated players' ships take no damage. */
  | 'noShipDamage'
  /** Nobody rolls more than 3 dice. */
  | 'threeDice'
  /** No battle card may be played any more. */
  | 'noBattleCards'
  /** A winning player advances 2 on supremacy. */
  | 'doubleSupremacy'
  /** Who played it wins a tie that goes to the last die. */
  | 'winTies'
  /** Each defeated player takes both halves of Tactical Operations. */
  | 'bothTactical';

export type Effect =
  /* goods */
  | { readonly kind: 'gain'; readonly goods: Goods }
  /** The goods once for each one counted, at most `most` times. */
  | { readonly kind: 'gainPer'; readonly goods: Goods; readonly per: Count; readonly most?: number }
  /** Compulsory, as far as there is anything to lose; the loser chooses. */
  | { readonly kind: 'lose'; readonly goods: Goods }
  /** Optional: pay the whole price, get the effects; up to `times` times. */
  | { readonly kind: 'exchange'; readonly pay: Goods; readonly get: Effects; readonly times: number }
  /** Pay, or else suffer the effects. */
  | { readonly kind: 'payOr'; readonly pay: Goods; readonly or: Effects }
  /** Take `n` resources of your choice from each rival, or from the player whose deed opened the window; tactics cards at random. */
  | { readonly kind: 'take'; readonly n: number; readonly from: 'cause' | 'rivals' }
  /* structure */
  | { readonly kind: 'choose'; readonly of: readonly Effects[] }
  | { readonly kind: 'if'; readonly test: Test; readonly yes: Effects; readonly no: Effects }
  | { readonly kind: 'by'; readonly whom: Whom; readonly effects: Effects }
  /* station */
  | { readonly kind: 'repair'; readonly times: number }
  /** `lowest`: one of the tracks on which your marker is lowest. */
  | { readonly kind: 'advance'; readonly track: Track | 'any' | 'lowest'; readonly spaces: number }
  /** Optional. `price`: nothing, the board cost, or the board cost less this many units. */
  | { readonly kind: 'module'; readonly types: readonly ModuleType[]; readonly price: 'free' | 'board' | number }
  | { readonly kind: 'upgrade' }
  /** Optional. `price`: nothing, the full cost, or the cost less this many units. */
  | { readonly kind: 'buildShip'; readonly ships: readonly ShipType[]; readonly price: 'free' | 'full' | number }
  /** Optional; `discount` lowers the resource cost, never the leaders. */
  | { readonly kind: 'buildDevelopment'; readonly discount: number }
  /** Turn a used development card face up. */
  | { readonly kind: 'flipUp' }
  /** Look through the observatory stack, take one. */
  | { readonly kind: 'discovery' }
  /** Own leaders from anywhere on the map to the station, no ship needed. */
  | { readonly kind: 'recruit'; readonly leaders: number }
  | { readonly kind: 'damageModules'; readonly n: number }
  /** Fire an undamaged own module of these types that was not activated this turn, without ship or energy (Return only). */
  | { readonly kind: 'activateModule'; readonly types: readonly ModuleType[] }
  /** The benefits of the science modules, each once (the Primary Reactor). */
  | { readonly kind: 'fireScience' }
  /* moons */
  /** `withShip`: a planet or nebula where you have a ship; `planet`: any planet. */
  | { readonly kind: 'claimMoon'; readonly from: 'withShip' | 'planet' }
  /** The benefit of one claimed (slotted) moon of yours, which stays where it is. */
  | { readonly kind: 'moonBenefit'; readonly of: 'claimed' | 'slotted' }
  /** The top moon of each goes to the discarded moons. */
  | { readonly kind: 'dropMoons'; readonly from: Regions }
  /* map */
  /** Put bonus resources there; `printed` is what a planet gives without moons. */
  | { readonly kind: 'bonus'; readonly at: Regions; readonly piece: Exclude<Resource, 5> | 'printed'; readonly n: number }
  /** Move up to that many own ships, each up to that far (`own`: its range); no activation. */
  | { readonly kind: 'move'; readonly ships: number; readonly range: number }
  /** Own ships come home to the Launch Bay. */
  | { readonly kind: 'recall'; readonly ships: number; readonly from: 'map' | 'scrapyard' }
  /** After this Launch's battle, take the four steps of another Launch. */
  | { readonly kind: 'launchAgain' }
  /** The owner chooses which of the ships on the map take 1 damage each. */
  | { readonly kind: 'damageShips'; readonly n: number }
  | { readonly kind: 'moveRaider'; readonly range: number }
  /** One raider in a region where you have a ship takes 1 damage; no reward. */
  | { readonly kind: 'damageRaider' }
  /** S-class raiders enter at their start. */
  | { readonly kind: 'swarm'; readonly n: number }
  /* board */
  /** Negative: back towards its start space, never beyond. */
  | { readonly kind: 'eventMarker'; readonly spaces: number }
  | { readonly kind: 'eventLook' }
  /** All modules of one column (your choice among the types) go under the deck; refill. */
  | { readonly kind: 'refreshMarket'; readonly types: readonly ModuleType[] }
  /* battle */
  | { readonly kind: 'dice'; readonly n: number; readonly side: Side }
  | { readonly kind: 'targeting'; readonly n: number; readonly side: Side }
  /** Reroll up to that many dice of one side; its targeting value still holds. */
  | { readonly kind: 'reroll'; readonly dice: number; readonly side: Side }
  /** Turn up to that many own dice to this face. */
  | { readonly kind: 'setDice'; readonly dice: number; readonly to: number }
  /** Up to that many own ships take no damage now (window `shipDamaged`). */
  | { readonly kind: 'saveShips'; readonly n: number }
  /** The module stays undamaged (window `moduleDamaged`). */
  | { readonly kind: 'saveModule' }
  /** `you`: it ends. `anyone`: any player in it may end it. `everyone`: it ends if all players in it agree. */
  | { readonly kind: 'endBattle'; readonly consent: 'you' | 'anyone' | 'everyone' }
  /** Up to that many own ships leave the battle for an adjacent region they may enter, or for the Launch Bay. */
  | { readonly kind: 'withdraw'; readonly ships: number; readonly to: 'adjacent' | 'station' }
  /** Up to that many ships from the Launch Bay join the battle (Voyage for a nebula). */
  | { readonly kind: 'reinforce'; readonly ships: number }
  | { readonly kind: 'battleRule'; readonly rule: BattleRule };

export type Effects = readonly Effect[];

export type EffectKind = Effect['kind'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly kind: K }>;

/** When a tactics card may be played. */
export const WINDOWS = [
  /** Any time on the own turn, except in battles and events. */
  'turn',
  /** Own turn, before launching. */
  'launch',
  /** Step 1 of the own Return. */
  'return',
  'opponentLaunch',
  'opponentActivation',
  'opponentModule',
  'diplomacy',
  'battleStart',
  'beforeRoll',
  'afterRoll',
  'afterOutcome',
  'shipDamaged',
  'moduleDamaged',
] as const;
export type Window = (typeof WINDOWS)[number];

/** When an ability happens, or is offered if it costs something. The deed is the owner's. */
export type Trigger =
  /** After the region was activated. */
  'activated' | 'claimedMoon' | 'slottedMoon' | 'gainedModule' | 'activatedModule' | 'builtDevelopment' | 'beforeRoll' | 'won' | 'lost';

/** How often: once per turn, per battle, between two Returns. */
export type Limit = 'turn' | 'battle' | 'cycle';

export type Against = 'raiders' | 'players';

/**
 * A rule that is different for its owner as long as the card is in force; several of a kind add up. On an upgrade tile it holds
 * for ships of that type, in battle if such a ship is in it.
 */
export type Passive =
  /** `against`: in battles with raiders (with opposing players); `at`: in that kind of region. */
  | { readonly kind: 'dice'; readonly n: number; readonly against?: Against; readonly at?: RegionKind }
  | { readonly kind: 'targeting'; readonly n: number; readonly against?: Against; readonly at?: RegionKind }
  /** Each opposing side's targeting value in a battle with you, never below 1. */
  | { readonly kind: 'rivalTargeting'; readonly n: number }
  /** Dice from each own development in or beside the battle: this many more. */
  | { readonly kind: 'developmentDice'; readonly n: number }
  /** Tactical Operations gives both the card and the moon. */
  | { readonly kind: 'bothTactical'; readonly n: 1 }
  /** Without `ships`: all types. */
  | { readonly kind: 'range'; readonly n: number; readonly ships?: readonly ShipType[] }
  | { readonly kind: 'ability'; readonly n: 1; readonly ability: ShipAbility; readonly ships?: readonly ShipType[] }
  /** Jumps cost nothing. */
  | { readonly kind: 'freeJump'; readonly n: 1 }
  /** May launch to regions where own ships are. */
  | { readonly kind: 'launchToOwn'; readonly n: 1 }
  /** May call off the Raider Strike on own Launches. */
  | { readonly kind: 'noStrike'; readonly n: 1 }
  /** Own scrapped ships go straight to the Repair Barge. */
  | { readonly kind: 'scrapToBarge'; readonly n: 1 }
  | { readonly kind: 'limit'; readonly n: number; readonly of: Resource | 'moons' }
  /** Units less to pay. */
  | { readonly kind: 'moduleDiscount'; readonly n: number; readonly types: readonly ModuleType[] }
  | { readonly kind: 'shipDiscount'; readonly n: number }
  /** Developments need this many leaders fewer (at least 1); the tile shows its usual number. */
  | { readonly kind: 'fewerLeaders'; readonly n: number }
  /** VP on top when building a development, within the 10. */
  | { readonly kind: 'developmentScore'; readonly n: number }
  /** Both Fields sell modules of all four types. */
  | { readonly kind: 'allFieldTypes'; readonly n: 1 }
  /** Units less to spend at the Monolith or the Trade Hub. */
  | { readonly kind: 'baseDiscount'; readonly n: number; readonly base: Base }
  /** Energy activates modules of a row without a ship there first. */
  | { readonly kind: 'energyAlone'; readonly n: 1 }
  /** Credits stand in for energy as well. */
  | { readonly kind: 'creditsAsEnergy'; readonly n: 1 }
  /** Damaged modules can be activated. */
  | { readonly kind: 'useDamaged'; readonly n: 1 };

export type PassiveKind = Passive['kind'];

/** Points at game end: `base`, and `each` for everything counted, together at most `most`. */
export type FinalScore = { readonly base: number; readonly each: number; readonly per: Count; readonly most?: number };

/**
 * What a faction, an upgrade tile or a sustain card does while in force. On an upgrade tile a launch trigger asks for a ship of
 * that type as the launched one, a battle trigger for one in the battle, a module trigger for one on the module.
 */
export type Ability =
  | { readonly is: 'passive'; readonly passive: Passive }
  | {
      readonly is: 'trigger';
      readonly on: Trigger;
      readonly effects: Effects;
      readonly limit?: Limit;
      /** Only in, or upon launching to, such a region. */
      readonly where?: RegionKind;
      readonly against?: Against;
      readonly types?: readonly ModuleType[];
    }
  /** A free action on the own turn. */
  | { readonly is: 'free'; readonly effects: Effects; readonly limit: Limit }
  | { readonly is: 'final'; readonly score: FinalScore };
