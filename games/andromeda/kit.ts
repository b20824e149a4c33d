import { type Context, type Plain, type Refusal, rules } from '@orrery/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export const kit = rules<State, Event>();
export const { procedure, decision } = kit;

/** What a step of this game works with. */
export type Step = Context<State, Event>;

/** Every reason a player can be given for what is not possible here. */
export type Reason =
  | 'offerEmpty'
  | 'poolTooSmall'
  | 'notInPool'
  | 'lossesStartHere'
  | 'noDie'
  | 'noCommandDie'
  | 'supplyEmpty'
  | 'cardEmpty'
  | 'nowhereToMove'
  | 'noOneAboard'
  | 'unexplored'
  | 'noResearcherBeside'
  | 'exhausted'
  | 'technologyNoEffect'
  | 'noOneInRoom'
  | 'roomTied'
  | 'roomOutnumbered'
  | 'roomMinimum'
  | 'roomActionUsed'
  | 'roomUsedThisRound'
  | 'roomOnlyWhenCalling'
  | 'roomNoEffect'
  | 'noResearcherHere'
  | 'teleporterHere'
  | 'noTeleportersHere'
  | 'missionMissing'
  | 'sacrificeMissing';

export function refuse(what: Plain, reason: Reason, rule: string, args?: Readonly<Record<string, Plain>>): Refusal {
  return args === undefined ? { what, reason, rule } : { what, reason, rule, args };
}
