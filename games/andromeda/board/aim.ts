/** Where on the board an answer points: every answer of this game names places, researchers, dice or cards. */
import type { Answer, Seat, SeenAsk } from '@orrery/kernel';
import { type DieSymbol, SYMBOLS } from '../content/dice.ts';
import { MISSION_IDS, type MissionId } from '../content/missions.ts';
import { ROOM_IDS, type RoomId } from '../content/rooms.ts';
import type { Place } from '../content/ship.ts';
import { SPECIES_IDS, type SpeciesId } from '../content/species.ts';
import { TECHNOLOGY_IDS, type TechnologyId } from '../content/technologies.ts';

export type Aim = {
  /** A room, or the place of a researcher. */
  place?: Place;
  from?: Place;
  to?: Place;
  /** Whose researcher, where it need not be one's own. */
  owner?: Seat;
  /** A tile to be turned up. */
  explore?: Place;
  /** A room whose action is used. */
  room?: RoomId;
  technology?: TechnologyId;
  /** A die in the pool or on one's order card. */
  symbol?: DieSymbol;
  mission?: MissionId;
  species?: SpeciesId;
};

type Fields = Readonly<Record<string, Answer | undefined>>;

const isFields = (answer: Answer): answer is Fields & Answer => typeof answer === 'object' && answer !== null && !Array.isArray(answer);

function oneOf<T extends string>(ids: readonly T[], value: Answer | undefined): T | undefined {
  return ids.find((id) => id === value);
}

/** The symbol whose die an action spends; undefined when any die will do or none is needed. */
export function dieOf(act: Answer | undefined): DieSymbol | undefined {
  return oneOf(SYMBOLS, act);
}

export function aimOf(ask: Pick<SeenAsk, 'decision'>, answer: Answer): Aim {
  if (typeof answer === 'number') return ask.decision === 'howMany' ? {} : { place: answer };
  if (typeof answer === 'string') return ofWord(ask.decision, answer);
  if (!isFields(answer)) return {};
  if (ask.decision === 'act') return ofAction(answer);
  const aim: Aim = {};
  if (typeof answer.place === 'number') aim.place = answer.place;
  if (typeof answer.from === 'number') aim.from = answer.from;
  if (typeof answer.to === 'number') aim.to = answer.to;
  if (typeof answer.seat === 'number') aim.owner = answer.seat;
  return aim;
}

function ofWord(decision: string, word: string): Aim {
  switch (decision) {
    case 'chooseSpecies':
      return given('species', oneOf(SPECIES_IDS, word));
    case 'keepMission':
    case 'fulfil':
      return given('mission', oneOf(MISSION_IDS, word));
    case 'buildOffer':
    case 'addDie':
    case 'spendDie':
      return given('symbol', oneOf(SYMBOLS, word));
    default:
      return {};
  }
}

function ofAction(action: Fields): Aim {
  switch (action.act) {
    case 'technology':
      return given('technology', oneOf(TECHNOLOGY_IDS, action.technology));
    case 'explore':
      return typeof action.to === 'number' ? { explore: action.to } : {};
    case 'room':
      return given('room', oneOf(ROOM_IDS, action.room));
    default:
      return given('symbol', dieOf(action.act));
  }
}

const given = <K extends keyof Aim>(key: K, value: Aim[K] | undefined): Aim => (value === undefined ? {} : { [key]: value });
