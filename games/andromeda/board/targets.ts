/**
 * Where things are on this board: 'place:4' (a room), 'figure:4:1' (researchers of a seat there), 'die:movement', 'technology:cloning', 'mission:rescue',
 * 'species:tarn', 'card:2' (an order card), 'seat:1' (all that a seat has in front of it).
 */
import type { Seat } from '@orrery/kernel';
import { type Aims, boardTargets, type Lights, type Target } from '@orrery/kit';
import type { Action } from '../answers.ts';
import type { RoomId } from '../content/rooms.ts';
import { AIRLOCK_PLACE, type Place } from '../content/ship.ts';
import type { Andromeda } from '../types.ts';
import type { TableView } from '../view.ts';

type Move = { readonly from: Place; readonly to: Place };

const at = (place: Place | string): readonly Target[] => (typeof place === 'number' ? [`place:${place}`] : []);
const figure = ({ place, seat }: { readonly place: Place; readonly seat: Seat }): readonly Target[] => [`figure:${place}:${seat}`];
const move = (way: Move | 'stop', seat: Seat): readonly Target[] =>
  way === 'stop' ? [] : [`figure:${way.from}:${seat}`, `place:${way.to}`];
const die = (symbol: string): readonly Target[] => (symbol === 'done' || symbol === 'none' ? [] : [`die:${symbol}`]);
const mission = (id: string): readonly Target[] => (id === 'done' ? [] : [`mission:${id}`]);
const nowhere = (): readonly Target[] => [];

const room = (id: RoomId, { ship }: TableView): readonly Target[] => ship.flatMap((tile) => (tile.room === id ? at(tile.place) : []));

function action(answer: Action, table: TableView): readonly Target[] {
  switch (answer.act) {
    case 'technology':
      return [`technology:${answer.technology}`];
    case 'explore':
      return at(answer.to);
    case 'room':
      return room(answer.room, table);
    case 'step':
    case 'end':
      return [];
    case 'training':
    case 'support':
    case 'improvise':
    case 'movement':
      return [`die:${answer.act}`];
  }
}

const aims: Aims<Andromeda> = {
  chooseSpecies: (species) => [`species:${species}`],
  keepMission: mission,
  buildOffer: die,
  answerOffer: nowhere,
  addDie: die,
  loseResearcher: at,
  act: (answer, _, { table }) => action(answer, table),
  spendDie: die,
  howMany: nowhere,
  callTo: at,
  move: (way, _, { seat }) => move(way, seat),
  exploreFrom: at,
  launchTo: at,
  swapFirst: figure,
  swapSecond: figure,
  sendBackWhom: figure,
  trainOrCallChoice: nowhere,
  teleporterTo: at,
  shiftTeleporter: (way, _, { seat }) => move(way, seat),
  cloneAt: at,
  chooseCommand: nowhere,
  overrideRoom: at,
  transitWay: (way, _, { seat }) => move(way, seat),
  pushWhom: (push) => move(push, push.seat),
  fulfil: mission,
  sacrificeFrom: at,
  exchange: nowhere,
};

type Spot = { readonly place: Place };
const from = ({ from: spot }: { readonly from: Spot }): readonly Target[] => at(spot.place);
const along = (event: { readonly from: Spot; readonly to: Spot }): readonly Target[] => [...at(event.from.place), ...at(event.to.place)];
const there = ({ at: spot }: { readonly at: Spot }): readonly Target[] => at(spot.place);
const card = (event: { readonly card: number }): readonly Target[] => [`card:${event.card}`];
const home = ({ seat }: { readonly seat: Seat }): readonly Target[] => [`seat:${seat}`];

const lights: Lights<Andromeda> = {
  shipLaid: ({ places }) => places.flatMap(at),
  landed: (event) => [...home(event), ...at(AIRLOCK_PLACE)],
  technologiesReady: (_, { ship }) => ship.flatMap(({ place }) => at(place)),
  contaminated: from,
  sacrificed: from,
  sentBack: ({ owner, from: spot }) => [...at(spot.place), `seat:${owner}`],
  called: (event) => [...home(event), ...at(event.to.place)],
  cloned: (event) => [...home(event), ...at(event.at.place)],
  moved: along,
  pushed: along,
  explored: along,
  swapped: ({ spots }) => spots.flatMap(({ place }) => at(place)),
  teleporterPlaced: (event) => [...home(event), ...at(event.at.place)],
  teleporterMoved: along,
  roomUsed: there,
  controlChecked: ({ controlled }, table) => controlled.flatMap(({ room: id }) => room(id, table)),
  technologyUsed: ({ technology }) => [`technology:${technology}`],
  generalRevealed: (event) => mission(event.mission),
  missionKept: (event) => mission(event.mission ?? 'done'),
  missionExchanged: (event) => mission(event.mission ?? 'done'),
  fulfilled: (event) => mission(event.mission),
  offered: card,
  refused: card,
  accepted: card,
  lastCard: card,
  turnBegan: card,
  abilityUsed: home,
};

export const { useTargets, litBy, wayOf } = boardTargets<Andromeda>(aims, lights);
