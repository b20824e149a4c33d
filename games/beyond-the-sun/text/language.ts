import type { ProcedureOf, Seat, Voice, Words } from '@orrery/kernel';
import type { AbilityId } from '../content/abilities.ts';
import type { AchievementId, Condition } from '../content/achievements.ts';
import type { Cost, Effect, EffectKind } from '../content/effects.ts';
import type { EventEffect, EventId } from '../content/events.ts';
import type { LocationId } from '../content/exploration.ts';
import type { FactionId } from '../content/factions.ts';
import type { FieldId } from '../content/fields.ts';
import type { GuildId } from '../content/guilds.ts';
import type { Level, Marker, TechType } from '../content/kinds.ts';
import type { Power } from '../content/powers.ts';
import type { SystemId } from '../content/systems.ts';
import type { TechId } from '../content/technologies/index.ts';
import type { BeyondTheSun } from '../types.ts';
import type { TableView } from '../view.ts';

export const TERMS = [
  'population',
  'supply',
  'ore',
  'growth',
  'oreProduction',
  'trade',
  'pawn',
  'research',
  'types',
  'immediate',
  'event',
  'guild',
  'automation',
  'ship',
  'upgrade',
  'jump',
  'control',
  'base',
  'star',
  'colonise',
  'privateTechnology',
  'display',
  'end',
  'scoring',
] as const;
export type Term = (typeof TERMS)[number];

type Group =
  | 'technology1'
  | 'technology2'
  | 'technology3'
  | 'technology4'
  | 'system'
  | 'event'
  | 'achievement'
  | 'guild'
  | 'faction'
  | 'location'
  | 'term';

type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>;
type EventEffectOf<K extends EventEffect['kind']> = Extract<EventEffect, { kind: K }>;

/** Nouns a sentence about a particular table needs. */
export interface Names {
  tech(id: TechId): string;
  system(id: SystemId): string;
  event(id: EventId): string;
  guild(id: GuildId): string;
  achievement(id: AchievementId): string;
  location(id: LocationId): string;
  /** The system lying there, or the place. */
  place(at: LocationId, system: SystemId | null): string;
  /** The card, box or guild an action or bonus belongs to. */
  script(key: string): string;
  /** Its effects in words. */
  effects(key: string): string;
  /** The card a lasting power is printed on. */
  power(power: Power): string;
  /** The technology on a field, or the field. */
  field(field: FieldId): string;
}

/** What a sentence about a question is built with. */
export type Speech = Names & { readonly table: TableView };
/** What a line of the log is built with. */
export type Telling = Names & Voice;
/** The sentences every game has, as this one builds them. */
export type Sentences = Words<BeyondTheSun, Speech, Telling>;

/** What one language has to say. The rest of the text is the same for all and is built in make.ts. */
export interface Language extends Pick<Sentences, 'title' | 'tagline' | 'options' | 'prompts' | 'scoreParts' | 'ties'> {
  readonly techs: Readonly<Record<TechId, string>>;
  readonly systems: Readonly<Record<SystemId, string>>;
  readonly events: Readonly<Record<EventId, string>>;
  readonly achievements: Readonly<Record<AchievementId, string>>;
  readonly guilds: Readonly<Record<GuildId, string>>;
  readonly factions: Readonly<Record<FactionId, string>>;
  readonly abilities: Readonly<Record<AbilityId, string>>;
  readonly locations: Readonly<Record<LocationId, string>>;
  readonly types: Readonly<Record<TechType, string>>;
  readonly markers: Readonly<Record<Marker, string>>;
  /** The piece itself. */
  readonly pieces: Readonly<Record<Marker, string>>;
  readonly basic: Readonly<Record<'basic.1' | 'basic.2' | 'basic.3' | 'basic.4', string>>;
  readonly dyson: string;
  readonly groups: Readonly<Record<Group, string>>;
  readonly terms: Readonly<Record<Term, readonly [title: string, body: string]>>;
  readonly powers: Readonly<Record<Power, string>>;
  readonly procedures: Readonly<Record<ProcedureOf<BeyondTheSun>, string>>;

  level(level: Level): string;
  cost(cost: Cost): string;
  readonly effects: { readonly [K in EffectKind]: (effect: EffectOf<K>, inner: readonly string[]) => string };
  readonly condition: { readonly [K in Condition['kind']]: (condition: Extract<Condition, { kind: K }>) => string };
  readonly eventEffects: { readonly [K in EventEffect['kind']]: (effect: EventEffectOf<K>, names: Names, effects: string) => string };
  /** Joins effects carried out one after the other. */
  inOrder(effects: readonly string[]): string;

  readonly answers: Answers;
  readonly refusals: Sentences['reasons'];
  readonly log: Sentences['events'];
  readonly panels: PanelWords;
  readonly explain: ExplainWords;
  ending(ending: string, winners: readonly Seat[], shared: boolean, byTieBreak: boolean): string;
}

/** Words for single answers. */
interface Answers {
  readonly growth: string;
  readonly ore: string;
  readonly trade: string;
  readonly buy: string;
  readonly sell: string;
  retire(level: number, place: string): string;
  readonly doneTrading: string;
  surcharge(action: string, ore: number): string;
  /** One of several spaces of the same action. */
  slot(action: string, slot: number): string;
  field(field: string, level: Level, known: string | undefined, types: readonly string[]): string;
  move(level: number, from: string, to: string): string;
  readonly stopMoving: string;
  upgrade(level: number, place: string): string;
  readonly stopUpgrading: string;
  readonly fromPopulation: string;
  readonly forgo: string;
  settle(level: number): string;
  readonly enough: string;
  supplyMove(from: string, to: string): string;
  readonly skip: string;
  readonly returnPopulation: string;
  readonly payOre: string;
  readonly takePrize: string;
  readonly declinePrize: string;
  /** A field nobody has researched or that is not in view. */
  fieldName(field: string): string;
  exhibit(level: number, place: string): string;
  readonly keepShips: string;
  readonly anytime: Readonly<Record<'blackMarket' | 'cygni' | 'assimilation', string>>;
  headquarters(level: number, place: string): string;
  swapStar(place: string, marker: string): string;
  readonly automationTrack: string;
}

interface PanelWords {
  readonly table: string;
  round(round: number, last: boolean): string;
  readonly board: string;
  unknown(field: string, level: string): string;
  card(field: string, level: string, card: string, seats: string): string;
  readonly nobody: string;
  readonly space: string;
  place(name: string, holder: string, ships: string): string;
  fleet(seat: string, levels: string): string;
  readonly uncontrolled: string;
  readonly noShips: string;
  readonly achievements: string;
  achievement(name: string, condition: string, slots: string): string;
  readonly guilds: string;
  readonly covered: string;
  readonly rows: string;
  readonly staying: string;
  mat(faction: string): string;
  goods(population: number, ore: number, supply: string): string;
  production(growth: string, ore: number): string;
  automation(steps: number, points: number): string;
  colonies(list: string): string;
  privates(list: string): string;
  pawn(space: string): string;
  readonly noPawn: string;
  points(total: number): string;
}

interface ExplainWords {
  type(primary: string, secondary: string | undefined): string;
  immediate(effects: string): string;
  action(spaces: number, cost: string, effects: string): string;
  lasting(power: string): string;
  worth(points: number): string;
  strength(strength: number): string;
  makes(markers: readonly string[]): string;
  onControl(effects: string): string;
  onArrival(effects: string): string;
  onColony(effects: string): string;
  readonly noBonus: string;
  deck(deck: 'A' | 'B'): string;
  slots(points: readonly number[]): string;
  guild(effects: string): string;
  standardStart(start: { population: boolean; ship: number; escort: boolean; ore: number }): string;
  expertMat(columns: readonly number[], food: readonly number[], ore: readonly number[]): string;
  ability(slot: 'A' | 'B', words: string): string;
  location(id: LocationId, makes: readonly string[]): string;
}
