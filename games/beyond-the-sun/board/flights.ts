/**
 * What moves when something happens: from which place to which, and what. Places have names (`data-spot`); of several the first that can be
 * seen is taken. A flight without a goal rises where it begins. Events without a flight light up their place, or have a banner.
 */
import type { Seat } from '@orrery/kernel';
import type { Marker } from '../content/kinds.ts';
import type { Event, EventType } from '../events.ts';

export type Cargo =
  | { readonly kind: 'pawn' | 'cube'; readonly seat: Seat }
  | { readonly kind: 'ship'; readonly seat: Seat; readonly level: number }
  | { readonly kind: 'marker'; readonly seat: Seat; readonly marker: Marker }
  | { readonly kind: 'ore' | 'upgrade'; readonly seat: Seat; readonly by: number }
  | { readonly kind: 'card' | 'medal' | 'colony' | 'power' };
export type Flight = { readonly cargo: Cargo; readonly from: readonly string[]; readonly to?: readonly string[] };

type Of<K extends EventType> = (event: Extract<Event, { type: K }>) => readonly Flight[];

const at = (location: string): readonly string[] => [`location:${location}`];
const seat = (of: Seat): string => `seat:${of}`;
const population = (of: Seat): readonly string[] => [`population:${of}`, seat(of)];
const column = (of: Seat, letter: string): readonly string[] => [`supply:${of}:${letter}`, seat(of)];
const ore = (of: Seat): readonly string[] => [`ore:${of}`, seat(of)];
const track = (of: Seat, marker: Marker): readonly string[] => [`track:${of}:${marker}`, seat(of)];
const field = (id: string): readonly string[] => [`field:${id}`];
const one = (cargo: Cargo, from: readonly string[], to?: readonly string[]): readonly Flight[] => [
  { cargo, from, ...(to === undefined ? {} : { to }) },
];
const none = (): readonly Flight[] => [];
const CARD: Cargo = { kind: 'card' };
const POWER: Cargo = { kind: 'power' };

const FLIGHTS: { readonly [K in EventType]: Of<K> } = {
  setUp: none,
  roundBegan: none,
  turnBegan: (e) => one({ kind: 'pawn', seat: e.seat }, [seat(e.seat)]),
  pawnMoved: (e) => one({ kind: 'pawn', seat: e.seat }, [seat(e.seat)], [`space:${e.space}`]),
  pawnPushed: (e) => one({ kind: 'pawn', seat: e.pushed }, [`space:${e.space}`]),
  actionCopied: (e) => one(POWER, [`space:${e.action}/1`]),
  orePaid: (e) => one({ kind: 'ore', seat: e.seat, by: -e.ore }, ore(e.seat)),
  orePaidTo: (e) => one({ kind: 'ore', seat: e.seat, by: e.ore }, ore(e.seat), ore(e.to)),
  populationReturned: (e) => one({ kind: 'cube', seat: e.seat }, population(e.seat), column(e.seat, e.column)),
  oreGained: (e) => one({ kind: 'ore', seat: e.seat, by: e.ore }, ore(e.seat)),
  recruited: (e) => one({ kind: 'cube', seat: e.seat }, column(e.seat, e.column), population(e.seat)),
  supplyMoved: (e) => one({ kind: 'cube', seat: e.seat }, column(e.seat, e.from), column(e.seat, e.to)),
  shipBuilt: (e) =>
    one(
      { kind: 'ship', seat: e.seat, level: e.level },
      e.from === 'population' ? population(e.seat) : [`supply:${e.seat}:A`, seat(e.seat)],
      at(e.at),
    ),
  shipMoved: (e) => one({ kind: 'ship', seat: e.seat, level: e.level }, at(e.from), at(e.to)),
  shipUpgraded: (e) => one({ kind: 'upgrade', seat: e.seat, by: e.to }, at(e.at)),
  controlLost: (e) => one({ kind: 'marker', seat: e.seat, marker: e.marker }, at(e.at), track(e.seat, e.marker)),
  controlTaken: (e) => one({ kind: 'marker', seat: e.seat, marker: e.marker }, track(e.seat, e.marker), at(e.at)),
  systemBonus: (e) => one(POWER, [seat(e.seat)]),
  automated: (e) =>
    one({ kind: 'marker', seat: e.seat, marker: e.marker }, track(e.seat, e.marker), [`automation:${e.seat}`, seat(e.seat)]),
  fieldResearched: (e) =>
    one(
      { kind: 'cube', seat: e.seat },
      e.cube === 'population' ? population(e.seat) : [`supply:${e.seat}:A`, seat(e.seat)],
      field(e.field),
    ),
  eventTurnedUp: (e) => one(CARD, field(e.field), ['centre']),
  eventDiscarded: () => one(CARD, ['centre'], ['piles']),
  eventStays: () => one(CARD, ['centre'], ['piles']),
  guildOpened: (e) => one(POWER, [`guild:${e.guild}`]),
  prizeTaken: (e) => one(CARD, ['centre'], [seat(e.seat)]),
  shipExhibited: (e) => one({ kind: 'ship', seat: e.seat, level: e.level }, at(e.from), [`colonies:${e.seat}`, seat(e.seat)]),
  systemAttached: (e) => one({ kind: 'colony' }, ['piles'], e.beside === null ? ['dyson', 'centre'] : at('rogue')),
  typeChosen: (e) => one(POWER, [seat(e.seat)]),
  cardsTurnedUp: () => one(CARD, ['piles'], ['centre']),
  technologyPlaced: (e) => one(CARD, ['centre'], field(e.field)),
  technologyKept: (e) => one(CARD, ['centre'], [`colonies:${e.seat}`, seat(e.seat)]),
  immediateBonus: (e) => one(POWER, [seat(e.seat)]),
  rowOpened: () => one(CARD, ['piles']),
  rowRefilled: () => one(CARD, ['piles']),
  shipSettled: (e) => one({ kind: 'ship', seat: e.seat, level: e.level }, at(e.at), column(e.seat, e.column)),
  shipDrifted: (e) => one({ kind: 'ship', seat: e.seat, level: e.level }, at(e.from), at('deepSpace')),
  systemColonised: (e) => one({ kind: 'colony' }, e.at === null ? ['centre'] : at(e.at), [`colonies:${e.seat}`, seat(e.seat)]),
  systemsDrawn: () => one(CARD, ['piles'], ['centre']),
  systemTurnedUp: (e) => one({ kind: 'colony' }, ['piles'], at(e.at)),
  colonyMarked: (e) =>
    one({ kind: 'marker', seat: e.seat, marker: e.marker }, track(e.seat, e.marker), [`colonies:${e.seat}`, seat(e.seat)]),
  productionChosen: (e) => one(POWER, e.option === 'trade' ? ore(e.seat) : track(e.seat, e.option === 'growth' ? 'food' : 'ore')),
  populationGrown: (e) =>
    e.columns.map((letter) => ({ cargo: { kind: 'cube', seat: e.seat }, from: column(e.seat, letter), to: population(e.seat) })),
  traded: (e) => one({ kind: 'cube', seat: e.seat }, e.exchange === 'buy' ? ore(e.seat) : population(e.seat)),
  shipRetired: (e) => one({ kind: 'ship', seat: e.seat, level: e.level }, at(e.at), population(e.seat)),
  achievementClaimed: (e) => one({ kind: 'medal' }, [`achievement:${e.achievement}`, 'centre'], [seat(e.seat)]),
  endTriggered: none,
  powerUsed: (e) => one(POWER, [seat(e.seat)]),
  starSwapped: (e) =>
    one({ kind: 'marker', seat: e.seat, marker: e.marker }, track(e.seat, e.marker), [`colonies:${e.seat}`, seat(e.seat)]),
  abilityUsed: (e) => one(POWER, [seat(e.seat)]),
  gameEnded: none,
};

export const flightsOf = (event: Event): readonly Flight[] => (FLIGHTS[event.type] as Of<EventType>)(event as never);
