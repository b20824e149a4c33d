import type { Resource } from './content/resources.ts';

/** What was really gained or paid, caps applied. */
export type Amounts = Partial<Record<Resource, number>>;

/** Where a gain comes from: 'planet:warm', 'faction:humans', 'technology:xenology', 'trade:goods', or an action or phase. */
export type Source = string;

/** A planet of the row: its number, the system card it belongs to, its type. */
export type Whereabouts = { readonly planet: number; readonly system: number; readonly kind: number };

/** Stands for the fictive opponent of the solo game where others have their seat. */
export const FICTIVE = -2;

export type Use = 'start' | 'main' | 'ideology' | 'boost' | 'adaptation';

type Happened<T extends string, F = {}> = { readonly type: T } & Readonly<F>;
type By<T extends string, F = {}> = Happened<T, { seat: number } & F>;

/** Everything that happens at the table. Seats, ids and numbers only. */
export type Event =
  | Happened<'laidOut', { start: number; trade: number[] }>
  | Happened<'systemOpened', { position: number; system: number; place: number; markers: number }>
  | By<'dealt', { cards: number[] }>
  | By<'drew', { count: number; cards: number[] }>
  | Happened<'packsPassed', { pick: number }>
  | By<'drafted', { card: number }>
  | Happened<'roundBegan', { round: number; order: number[] }>
  /** No line of the log: what the turn is used for is told. */
  | By<'turnBegan'>
  | By<'produced', { cubes: number; credits: number; productivity: number }>
  | By<'gained', { from: Source; gain: Amounts }>
  | By<'paid', { for: Source; pay: Amounts }>
  | By<'ability', { ability: number }>
  | By<'cardPlayed', { card: number; as: Use; at: Whereabouts | null }>
  | By<'lightning', { lightning: number }>
  | By<'colonized', { at: Whereabouts; cost: number }>
  | By<'developed', { at: Whereabouts; cost: number }>
  | By<'manufactured', { count: number; cost: number }>
  | By<'salvaged', { count: number; cost: number }>
  | By<'plundered'>
  | By<'traded', { slot: number; card: number; exchange: number }>
  | By<'explored', { place: number; system: number; marker: number }>
  | By<'appointed', { space: number; prestige: number }>
  | By<'researched', { technology: number; cost: number; discovery: number }>
  | By<'wandered', { at: Whereabouts }>
  | By<'swarmed', { at: Whereabouts }>
  | By<'passed'>
  | Happened<'warRanked', { places: { seat: number; cruisers: number; strength: number; place: number }[]; overlord: number }>
  | By<'occupied', { at: Whereabouts; from: number }>
  | By<'declinedToOccupy'>
  | By<'cruisersLost', { count: number }>
  | Happened<'warSkipped'>
  | Happened<'fleetMoved', { position: number; system: number }>
  | Happened<'cubesMoved', { slot: number; card: number; cubes: number[] }>
  | Happened<'goldenAge', { slot: number; card: number }>
  | By<'cubesTakenBack', { taken: number; returned: number }>
  | Happened<'turnOrder', { order: number[] }>
  | Happened<'opponentCard', { card: number; at: Whereabouts | null; cruisers: number }>
  | Happened<
      'ended',
      {
        scores: number[];
        winners: number[];
        ending: string;
        /** For the statistics: everybody's first place in the turn order, starting faction and main ideology. */
        places: number[];
        starters: number[];
        ideologies: number[];
      }
    >;

export type EventType = Event['type'];
