/**
 * Where things are on this board: 'planet:7', 'marker:3' (an exploration marker), 'system:2' (a column of the galaxy), 'trade:0' (a card) and 'trade:0:1' (one of
 * its exchanges), 'box:2', 'technology:4', 'hand:12' and 'pick:12' (cards), 'lightning:1', 'ability:9', 'seat:1' (all that a seat has), and what there is once:
 * 'board:congress', 'board:anomaly', 'board:war', 'board:prestige', 'board:fleet', 'board:galaxy', 'board:picks', 'board:hand', 'board:alliance'.
 */
import { type Aims, boardTargets, type Lights, type Target } from '@orrery/kit';
import { boxes, OPPONENT } from '../content/box.ts';
import { FICTIVE } from '../events.ts';
import type { Action } from '../rules/answers.ts';
import type { Interjection } from '../rules/lightning.ts';
import type { AgeOfGalaxy } from '../types.ts';

const nowhere = (): readonly Target[] => [];
const pick = (card: number | string): readonly Target[] => (typeof card === 'number' ? [`pick:${card}`] : []);
const planet = (at: number | string): readonly Target[] => (typeof at === 'number' ? [`planet:${at}`] : []);

function action(answer: Action): readonly Target[] {
  switch (answer.action) {
    case 'colonize':
    case 'develop':
      return planet(answer.planet);
    case 'explore':
      return [`marker:${answer.place}`];
    case 'trade':
      return [`trade:${answer.slot}:${answer.exchange}`];
    case 'appoint':
      return ['board:congress'];
    case 'research':
      return [`technology:${answer.technology}`];
    case 'manufacture':
    case 'salvage':
    case 'plunder':
      return [`box:${boxes.indexOf(answer.action)}`];
  }
}

const aims: Aims<AgeOfGalaxy> = {
  startingFaction: pick,
  discardCard: pick,
  draftCard: pick,
  produce: (answer) => (answer === 'done' ? [] : [`ability:${answer.ability}`]),
  useAbility: nowhere,
  introductionTimes: nowhere,
  chooseReward: nowhere,
  chooseAction: (answer) => (typeof answer === 'object' ? action(answer) : []),
  endTurn: nowhere,
  wander: (answer) => (answer === 'stay' ? [] : planet(answer.from)),
  occupy: planet,
};

function interjection(answer: Interjection): readonly Target[] {
  switch (answer.interject) {
    case 'card':
      return [`hand:${answer.card}`];
    case 'lightning':
      return [`lightning:${answer.use}`];
    case 'swarm':
      return planet(answer.planet);
  }
}

/** Beside the seats there may be the fictive opponent of the solo game. */
export const seatOf = (seat: number): number => (seat === FICTIVE ? OPPONENT : seat);
export const home = ({ seat }: { readonly seat: number }): readonly Target[] => [`seat:${seatOf(seat)}`];

type At = { readonly at: { readonly planet: number } };
const there = ({ at }: At): readonly Target[] => planet(at.planet);
const war = (): readonly Target[] => ['board:war'];
const prestige = (): readonly Target[] => ['board:prestige'];

const lights: Lights<AgeOfGalaxy> = {
  colonized: there,
  developed: there,
  wandered: there,
  swarmed: there,
  occupied: there,
  opponentCard: ({ at }) => (at === null ? war() : planet(at.planet)),
  manufactured: () => [`box:${boxes.indexOf('manufacture')}`],
  salvaged: () => [`box:${boxes.indexOf('salvage')}`],
  plundered: () => [`box:${boxes.indexOf('plunder')}`],
  traded: ({ slot }) => [`trade:${slot}`],
  cubesMoved: ({ slot }) => [`trade:${slot}`],
  goldenAge: ({ slot }) => [`trade:${slot}`],
  explored: ({ place }) => [`marker:${place}`, `system:${place >> 1}`, 'board:anomaly'],
  appointed: () => ['board:congress'],
  researched: ({ technology }) => [`technology:${technology}`],
  systemOpened: ({ position }) => [`system:${position}`],
  fleetMoved: ({ position }) => ['board:fleet', `system:${position}`],
  gained: (event) => [...home(event), ...((event.gain.prestige ?? 0) > 0 ? prestige() : []), ...(event.from === 'war' ? war() : [])],
  paid: home,
  produced: home,
  ability: home,
  lightning: home,
  cardPlayed: home,
  passed: home,
  dealt: home,
  drew: home,
  drafted: home,
  cubesTakenBack: home,
  cruisersLost: war,
  declinedToOccupy: war,
  warRanked: war,
  warSkipped: war,
  turnOrder: prestige,
  laidOut: () => ['trade:0', 'trade:1', 'trade:2'],
  packsPassed: () => ['board:picks'],
};

export const { useTargets, litBy, wayOf } = boardTargets<AgeOfGalaxy>(aims, lights, interjection);
