import type { OptionText, Seat } from '@orrery/kernel';
import type { DecisionName, Decisions, FreeAction } from '../answers.ts';
import type { TrackName } from '../content/ids.ts';
import type { Event, EventType, FinalPart } from '../events.ts';
import type { EffectWords } from './effect-words.ts';
import type { Labels, Say } from './labels.ts';
import type { Names } from './names.ts';
import type { PanelWords } from './panels.ts';
import type { ProcedureName } from './procedures.ts';
import type { RefusalReason } from './refusals.ts';
import type { Term } from './topics.ts';

/** Who is meant: the subject of a log line is "You" for the viewer. */
export type EventSay = Labels & {
  /** At the start of a sentence: "You", or the seat. */
  who(seat: Seat): string;
  /** Elsewhere: "you", or the seat. */
  whom(seat: Seat): string;
  /** A side of a battle: a seat, or -1 for the raiders. */
  sideOf(side: number): string;
  readonly viewer: Seat;
};

export type Prompts = { readonly [D in DecisionName]: (args: Decisions[D]['args'], say: Say) => string };
export type Answers = {
  readonly [D in DecisionName]: (answer: Decisions[D]['answer'], args: Decisions[D]['args'], say: Say) => string;
};
export type FreeActions = {
  readonly [K in FreeAction['interject']]: (answer: Extract<FreeAction, { interject: K }>, say: Say) => string;
};
export type EventLines = { readonly [T in EventType]: (event: Extract<Event, { type: T }>, say: EventSay) => string };

/** Option keys of the match (see index.ts). */
export const MATCH_OPTIONS = ['length', 'events', 'raiders', 'special', 'destinies', 'teams'] as const;
export type MatchOption = (typeof MATCH_OPTIONS)[number];

/** The headings of the reference. */
export const TOPIC_GROUPS = [
  'terms',
  'factions',
  'ships',
  'upgrades',
  'bases',
  'developments',
  'tracks',
  'modules',
  'tactics',
  'events',
  'raiders',
  'moons',
  'discoveries',
  'supremacyTokens',
  'destinies',
  'specials',
  'resources',
] as const;
export type TopicGroup = (typeof TOPIC_GROUPS)[number];

/** The small words with which cards, ships and spaces are described. */
export type CardWords = {
  readonly damageIcons: (n: number) => string;
  readonly inputSlot: (effects: string) => string;
  readonly outputSlot: string;
  readonly slotVp: (vp: number) => string;
  readonly halfSlots: string;
  readonly noDock: string;
  readonly reactorOnly: string;
  readonly moduleLine: (track: string) => string;
  readonly tacticsLine: (kind: string, window: string) => string;
  readonly onlyAfter: Readonly<Record<'won' | 'lost', string>>;
  readonly bystander: string;
  readonly eventTactics: string;
  readonly sustained: string;
  readonly eventLine: (deck: string, track: string, raiderClass: string) => string;
  readonly raiderLine: (card: {
    class: string;
    range: number;
    weapons: number;
    targeting: string;
    shields: number;
    start: string;
  }) => string;
  readonly swarmTargeting: string;
  readonly randomNebula: string;
  readonly reward: (effects: string) => string;
  readonly onWin: (effects: string) => string;
  readonly shipLine: (spec: { range: number; weapons: number; shields: number; targeting: number; abilities: string }) => string;
  readonly shipCost: (cost: string) => string;
  readonly upgradeFor: (ship: string) => string;
  readonly upgradeScope: string;
  readonly noAbility: string;
  readonly factionStart: (goods: string, tracks: string, upgrade: string) => string;
  readonly destinyGoal: (track: string, vp: number) => string;
  readonly basePrice: (goods: string) => string;
  readonly fieldSells: (types: string) => string;
  readonly development: (args: { planet: string; cost: string; leaders: number; withoutMoons: string; card: string }) => string;
  readonly trackSpaces: (args: { vp: string; levels: string; events: string; specials: string }) => string;
  readonly special: Readonly<{
    discovery: (space: number) => string;
    upgrade: (space: number) => string;
    token: (space: number) => string;
    vault: (space: number, vp: number) => string;
    handLimit: (space: number, cards: number) => string;
  }>;
  readonly quasar: (vp: number, dice: string) => string;
  readonly vortex: (vp: number, dice: string, benefit: string) => string;
  readonly moonLine: (kind: string, benefit: string, copies: number) => string;
  readonly tokenLine: (effects: string, copies: number) => string;
  readonly resourceUse: Readonly<Record<keyof Names['resources'], string>>;
  readonly storage: (limit: number) => string;
  readonly region: (label: string) => string;
};

/** Everything that differs between two languages. */
export type Language = {
  readonly title: string;
  readonly tagline: string;
  readonly and: string;
  readonly names: Names;
  readonly words: EffectWords;
  readonly cards: CardWords;
  readonly labels: Readonly<{
    /** "civilization moon (2 ice)"; no track for a nebula moon. */
    moon: (benefit: string, track: TrackName | undefined) => string;
    repair: string;
    nebula: (number: number) => string;
    space: (name: string) => string;
    raiderClass: (letter: string) => string;
    raiders: string;
    /** A place in a row of modules. */
    place: (at: number) => string;
    /** A slot of the market, newest first. */
    slot: (at: number) => string;
  }>;
  readonly you: Readonly<{ start: string; inside: string }>;
  readonly options: Readonly<Record<MatchOption, OptionText>>;
  readonly conflicts: Readonly<Record<string, string>>;
  readonly procedures: Readonly<Record<ProcedureName, string>>;
  readonly prompts: Prompts;
  readonly answers: Answers;
  readonly freeActions: FreeActions;
  readonly refusals: Readonly<Record<RefusalReason, string>>;
  readonly events: EventLines;
  readonly scoreParts: Readonly<Record<FinalPart | 'track', string>>;
  /** What those who are level in points are compared by. */
  readonly ties: Readonly<Record<'modules' | 'resources', string>>;
  readonly outcome: (ending: string, winners: string, count: number) => string;
  readonly panels: PanelWords;
  readonly groups: Readonly<Record<TopicGroup, string>>;
  readonly terms: Readonly<Record<Term, { readonly title: string; readonly body: string }>>;
};
