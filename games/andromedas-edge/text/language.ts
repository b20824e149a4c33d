import type { ProcedureOf, Seat, Voice, Words } from '@orrery/kernel';
import type { TrackName } from '../content/ids.ts';
import type { AndromedasEdge } from '../types.ts';
import type { EffectWords } from './effect-words.ts';
import type { Labels, Say } from './labels.ts';
import type { Names } from './names.ts';
import type { PanelWords } from './panels.ts';
import type { Term } from './terms.ts';
import type { TopicGroup } from './topics.ts';

/** What a line of the log is built with. */
export type Telling = Labels &
  Voice & {
    readonly viewer: Seat;
    /** A side of a battle: a seat, or -1 for the raiders. */
    sideOf(side: number, you: string): string;
  };

/** The sentences every game has, as this one builds them. */
export type Sentences = Words<AndromedasEdge, Say, Telling>;

/** Parts of other procedures, which a breadcrumb does not name. */
export const UNSAID = {
  game: '',
  perform: '',
  freeAction: '',
  openWindow: '',
  playCard: '',
  abandonMoon: '',
  fireInOrder: '',
  changeDice: '',
  saveShips: '',
  withdraw: '',
  reinforce: '',
  endBattle: '',
  everyone: '',
  reward: '',
  recruitAnywhere: '',
  develop: '',
  lookAtEvents: '',
  gainChosen: '',
  discardOne: '',
  payCost: '',
  loseGoods: '',
  baseAction: '',
  takeResources: '',
  claimSomewhere: '',
  moonBenefit: '',
  moveShips: '',
  recallShips: '',
  moveRaider: '',
  hitRaider: '',
  refreshColumn: '',
  gainModule: '',
  acquire: '',
  placeModule: '',
  fieldPurchase: '',
  damageModules: '',
  claimMoon: '',
  repairs: '',
  fireModule: '',
  fireScience: '',
  buildShip: '',
  finishShip: '',
  damageShips: '',
  flipUp: '',
  activateOther: '',
  transfer: '',
  advance: '',
  takeDiscovery: '',
  drawUp: '',
  harvest: '',
  upgradeShip: '',
} as const satisfies Partial<Record<ProcedureOf<AndromedasEdge>, ''>>;

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

/** What one language has to say. The rest of the text is the same for all and is built in make.ts. */
export interface Language extends Omit<Sentences, 'procedures'> {
  /** As `Intl` knows it. */
  readonly code: string;
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
  readonly procedures: Readonly<Record<Exclude<ProcedureOf<AndromedasEdge>, keyof typeof UNSAID>, string>>;
  readonly outcome: (ending: string, winners: string, count: number) => string;
  readonly panels: PanelWords;
  readonly groups: Readonly<Record<TopicGroup, string>>;
  readonly terms: Readonly<Record<Term, { readonly title: string; readonly body: string }>>;
}
