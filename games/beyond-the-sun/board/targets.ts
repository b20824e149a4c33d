/**
 * Where things are on this board: 'space:mining/1' (a hexagon for a pawn), 'field:B', 'location:a1', 'ship:0:a1:2' (of a seat, where, its level), 'tech:…' and
 * 'system:…' (cards to choose from), 'achievement:…', 'guild:…', 'power:…' and 'star:…' (what may be done at any time), 'piles:all', 'middle:card'; of a seat
 * 'seat:0', 'population:0', 'ore:0', 'supply:0:A', 'track:0:food', 'trade:0:buy', 'automation:0', 'colonies:0'.
 */
import type { Seat } from '@orrery/kernel';
import { type Aims, boardTargets, type Lights, type Target } from '@orrery/kit';
import type { Interjection, Move, ShipChoice } from '../answers.ts';
import type { Cube } from '../content/effects.ts';
import type { LocationId } from '../content/exploration.ts';
import { FIELDS } from '../content/fields.ts';
import type { Column, Marker } from '../content/kinds.ts';
import { GUILD_SPACES } from '../content/spaces.ts';
import type { BeyondTheSun } from '../types.ts';

const MIDDLE: Target = 'middle:card';
const PILES: Target = 'piles:all';
const nowhere = (): readonly Target[] => [];
const at = (location: LocationId): readonly Target[] => [`location:${location}`];
const shipOf = (seat: Seat, { ship, at: place }: ShipChoice): Target => `ship:${seat}:${place}:${ship}`;
const ship = (choice: ShipChoice | string, seat: Seat): readonly Target[] => (typeof choice === 'string' ? [] : [shipOf(seat, choice)]);
const move = (way: Move | 'stop', seat: Seat): readonly Target[] =>
  way === 'stop' ? [] : [shipOf(seat, { ship: way.ship, at: way.from }), `location:${way.to}`];

const aims: Aims<BeyondTheSun> = {
  chooseSpace: (space) => [`space:${space}`],
  copyAction: (action) => [`space:${action}/1`],
  payReturned: nowhere,
  chooseFellow: nowhere,
  chooseOne: nowhere,
  takeOptional: nowhere,
  chooseField: (field) => [`field:${field}`],
  chooseType: nowhere,
  chooseTechnology: (technology) => [`tech:${technology}`],
  chooseJump: (way, _, { seat }) => move(way, seat),
  chooseTransfer: (way, _, { seat }) => move(way, seat),
  chooseShipyard: at,
  substitute: nowhere,
  chooseUpgrade: (choice, _, { seat }) => ship(choice, seat),
  chooseColony: at,
  chooseSettlers: (level, args, { seat }) => (level === 'enough' ? [] : [shipOf(seat, { ship: level, at: args.at })]),
  chooseBonus: at,
  chooseMarker: (marker, _, { seat }) => [`track:${seat}:${marker}`],
  chooseSystem: (system) => [`system:${system}`],
  chooseSupplyMove: ({ from, to }, _, { seat }) => [`supply:${seat}:${from}`, `supply:${seat}:${to}`],
  takePrize: nowhere,
  exhibit: (choice, _, { seat }) => ship(choice, seat),
  placeRogueStar: at,
  chooseProduction: (way, _, { seat }) => [`track:${seat}:${way === 'growth' ? 'food' : way}`],
  chooseTrade: (what, _, { seat }) => (what === 'buy' || what === 'sell' ? [`trade:${seat}:${what}`] : ship(what, seat)),
  claimAchievement: (achievement) => [`achievement:${achievement}`],
};

/** A power about ships is asked for first where ships answer the question itself. */
function between(answer: Interjection, seat: Seat): readonly Target[] {
  switch (answer.interject) {
    case 'headquarters':
      return ['power:headquarters', shipOf(seat, answer)];
    case 'swapStars':
      return [`star:${answer.place}:${answer.marker}`];
    case 'blackMarket':
    case 'cygni':
    case 'assimilation':
      return [`power:${answer.interject}`];
  }
}

type Whose = { readonly seat: Seat };
const home = ({ seat }: Whose): readonly Target[] => [`seat:${seat}`];
const population = ({ seat }: Whose): Target => `population:${seat}`;
const ore = ({ seat }: Whose): readonly Target[] => [`ore:${seat}`];
const colonies = ({ seat }: Whose): Target => `colonies:${seat}`;
const supply = ({ seat }: Whose, column: Column): Target => `supply:${seat}:${column}`;
const track = (event: Whose & { readonly marker: Marker }): Target => `track:${event.seat}:${event.marker}`;
const cube = (event: Whose, from: Cube): Target => (from === 'population' ? population(event) : supply(event, 'A'));

/** From → to, as the pieces fly. */
const lights: Lights<BeyondTheSun> = {
  turnBegan: home,
  pawnMoved: (e) => [...home(e), `space:${e.space}`],
  pawnPushed: (e) => [`space:${e.space}`],
  actionCopied: (e) => [`space:${e.action}/1`],
  orePaid: ore,
  orePaidTo: (e) => [...ore(e), `ore:${e.to}`],
  oreGained: ore,
  populationReturned: (e) => [population(e), supply(e, e.column)],
  recruited: (e) => [supply(e, e.column), population(e)],
  supplyMoved: (e) => [supply(e, e.from), supply(e, e.to)],
  populationGrown: (e) => [...e.columns.map((column) => supply(e, column)), population(e)],
  shipBuilt: (e) => [cube(e, e.from), ...at(e.at)],
  shipMoved: (e) => [...at(e.from), ...at(e.to)],
  shipUpgraded: (e) => at(e.at),
  shipSettled: (e) => [...at(e.at), supply(e, e.column)],
  shipDrifted: (e) => [...at(e.from), ...at('deepSpace')],
  shipRetired: (e) => [...at(e.at), population(e)],
  shipExhibited: (e) => [...at(e.from), colonies(e)],
  controlLost: (e) => [...at(e.at), track(e)],
  controlTaken: (e) => [track(e), ...at(e.at)],
  systemBonus: home,
  automated: (e) => [track(e), `automation:${e.seat}`],
  fieldResearched: (e) => [cube(e, e.cube), `field:${e.field}`],
  eventTurnedUp: (e) => [`field:${e.field}`, MIDDLE],
  eventDiscarded: () => [MIDDLE, PILES],
  eventStays: () => [MIDDLE, PILES],
  guildOpened: (e) => [`guild:${e.guild}`, `space:${GUILD_SPACES[e.guild].id}`],
  prizeTaken: (e) => [MIDDLE, ...home(e)],
  systemAttached: (e) => [PILES, ...(e.beside === null ? [MIDDLE] : at('rogue'))],
  typeChosen: home,
  cardsTurnedUp: () => [PILES, MIDDLE],
  technologyPlaced: (e) => [MIDDLE, `field:${e.field}`],
  technologyKept: (e) => [MIDDLE, colonies(e)],
  immediateBonus: (e, { technologies }) => {
    const field = FIELDS[technologies.indexOf(e.technology)];
    return field === undefined ? home(e) : [`field:${field}`];
  },
  rowOpened: () => [PILES],
  rowRefilled: () => [PILES],
  systemColonised: (e) => [...(e.at === null ? [MIDDLE] : at(e.at)), colonies(e)],
  systemsDrawn: () => [PILES, MIDDLE],
  systemTurnedUp: (e) => [PILES, ...at(e.at)],
  colonyMarked: (e) => [track(e), colonies(e)],
  productionChosen: (e) => [`track:${e.seat}:${e.option === 'growth' ? 'food' : e.option}`],
  traded: (e) => (e.exchange === 'buy' ? [...ore(e), population(e)] : [population(e), ...ore(e)]),
  achievementClaimed: (e) => [`achievement:${e.achievement}`, ...home(e)],
  powerUsed: home,
  starSwapped: (e) => [track(e), colonies(e)],
  abilityUsed: home,
};

export const { useTargets, litBy, wayOf } = boardTargets<BeyondTheSun>(aims, lights, (answer, { seat }) => between(answer, seat));
