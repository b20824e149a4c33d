/** Where on the board an answer points. */
import type { Answer, Seat, SeenAsk } from '@orrery/kernel';
import { ACHIEVEMENT_IDS, type AchievementId } from '../content/achievements.ts';
import { LOCATION, LOCATIONS } from '../content/exploration.ts';
import { FIELD, FIELDS } from '../content/fields.ts';
import { COLUMNS } from '../content/kinds.ts';
import { SYSTEM_IDS, type SystemId } from '../content/systems.ts';
import { TECH_IDS, type TechId } from '../content/technologies/index.ts';

export type Aim = {
  /** An action space, or the first space of an action that is copied. */
  space?: string;
  field?: number;
  /** A location of the exploration board. */
  location?: number;
  /** A ship: its level and where it is. */
  ship?: number;
  at?: number;
  /** Where that ship goes. */
  to?: number;
  achievement?: AchievementId;
  /** A row of the own mat. */
  track?: 'food' | 'ore' | 'trade';
  exchange?: 'buy' | 'sell';
  /** A supply cube's column, and the one it goes to. */
  column?: number;
  into?: number;
  tech?: TechId;
  system?: SystemId;
  seat?: Seat;
};

const columnOf = (value: unknown): number => (COLUMNS as readonly unknown[]).indexOf(value);
const oneOf = <T extends string>(ids: readonly T[], value: unknown): T | undefined => ids.find((id) => id === value);
const place = (value: unknown): number | undefined => {
  const id = oneOf(LOCATIONS, value);
  return id === undefined ? undefined : LOCATION[id];
};
function given<K extends keyof Aim>(key: K, value: Aim[K] | undefined): Aim {
  return value === undefined ? {} : { [key]: value };
}

export function aimOf(ask: Pick<SeenAsk, 'decision' | 'args'>, answer: Answer): Aim {
  if (typeof answer === 'number') {
    if (ask.decision === 'chooseFellow') return { seat: answer };
    if (ask.decision === 'chooseSettlers') return { ship: answer, ...given('at', place(ask.args.at)) };
    return {};
  }
  if (typeof answer === 'string') return ofWord(ask.decision, answer);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return {};
  const fields = answer as Readonly<Record<string, unknown>>;
  if (ask.decision === 'chooseSupplyMove' && !('interject' in fields)) return { column: columnOf(fields.from), into: columnOf(fields.to) };
  if (typeof fields.ship !== 'number') return {};
  return { ship: fields.ship, ...given('at', place(fields.at ?? fields.from)), ...given('to', place(fields.to)) };
}

function ofWord(decision: string, word: string): Aim {
  switch (decision) {
    case 'chooseSpace':
      return { space: word };
    case 'copyAction':
      return { space: `${word}/1` };
    case 'chooseField': {
      const field = oneOf(FIELDS, word);
      return field === undefined ? {} : { field: FIELD[field] };
    }
    case 'chooseShipyard':
    case 'chooseBonus':
    case 'chooseColony':
    case 'placeRogueStar':
      return given('location', place(word));
    case 'claimAchievement':
      return given('achievement', oneOf(ACHIEVEMENT_IDS, word));
    case 'chooseProduction':
      return { track: word === 'growth' ? 'food' : word === 'ore' ? 'ore' : 'trade' };
    case 'chooseMarker':
      return word === 'food' || word === 'ore' ? { track: word } : {};
    case 'chooseTrade':
      return word === 'buy' || word === 'sell' ? { exchange: word } : {};
    case 'chooseTechnology':
      return given('tech', oneOf(TECH_IDS, word));
    case 'chooseSystem':
      return given('system', oneOf(SYSTEM_IDS, word));
    default:
      return {};
  }
}

/** Whether an answer is given where it points, so that no button of its own is needed. */
export const isOnBoard = (aim: Aim): boolean =>
  aim.space !== undefined ||
  aim.field !== undefined ||
  aim.location !== undefined ||
  aim.ship !== undefined ||
  aim.column !== undefined ||
  aim.track !== undefined ||
  aim.exchange !== undefined ||
  aim.tech !== undefined ||
  aim.system !== undefined ||
  aim.achievement !== undefined;
