import { type Answer, type Ask, type Asking, type DecisionOf, isInterjection, type Stop, type Window } from '@orrery/kernel';
import type { FreeAction } from './answers.ts';
import type { State } from './state.ts';
import type { AndromedasEdge } from './types.ts';

type Question = DecisionOf<AndromedasEdge>;

/** The windows of this game, and when one is asked in them by default. The names are those of the cards' windows where it is one. */
export const STOPS = {
  opponentLaunch: 'can',
  opponentActivation: 'can',
  opponentModule: 'never',
  moons: 'never',
  moduleDamaged: 'can',
  moment: 'can',
  escalate: 'can',
  diplomacy: 'can',
  energy: 'can',
  battleStart: 'can',
  beforeRoll: 'can',
  afterRoll: 'can',
  afterOutcome: 'can',
  shipDamaged: 'can',
} as const satisfies Readonly<Record<string, Stop>>;
export type StopName = keyof typeof STOPS;

/** Questions whose options everybody can tell, whoever is asked. */
const OPEN: ReadonlySet<Question> = new Set([
  'activateModule',
  'anyTrack',
  'buildDevelopment',
  'chooseEffect',
  'chooseModule',
  'chooseRival',
  'claimFrom',
  'damageModule',
  'damageRaider',
  'flipUp',
  'gainKind',
  'moonBenefit',
  'moveRaider',
  'moveShip',
  'orderEffects',
  'pay',
  'recall',
  'recruitFrom',
  'refreshMarket',
  'reinforce',
  'removeModule',
  'repair',
  'reroll',
  'saveShip',
  'setDie',
  'strike',
  'takeKind',
  'upgrade',
  'withdraw',
]);
/** The same, apart from what the active player could do in between: tokens lie face down. */
const OPEN_TO_OTHERS: ReadonlySet<Question> = new Set(['escalate', 'spendEnergy', 'tacticalOperations', 'endBattle']);

/** What is no reason to stop a battle for: the station can be put in order before and afterwards. */
const HOUSEKEEPING: ReadonlySet<FreeAction['interject']> = new Set(['slot', 'unslot', 'rearrange', 'listen']);
const interjected = (answer: Answer): FreeAction['interject'] | undefined =>
  isInterjection(answer) ? (answer.interject as FreeAction['interject']) : undefined;
/** A free action that may change what the battle is fought with. */
const helps = (answer: Answer): boolean => {
  const free = interjected(answer);
  return free !== undefined && !HOUSEKEEPING.has(free);
};

/** Questions that may be let pass. */
const WINDOWS: { readonly [D in Question]?: (args: Ask['args']) => Window } = {
  react: ({ window }) => ({ kinds: window === 'opponentLaunch' ? ['opponentLaunch', 'moons'] : [`${window}`], pass: 'pass' }),
  diplomacy: () => ({ kinds: ['diplomacy'], pass: 'pass' }),
  escalate: () => ({ kinds: ['escalate'], pass: 'done' }),
  spendEnergy: () => ({ kinds: ['energy'], pass: 0 }),
  goOn: () => ({ kinds: ['moment'], pass: 'go' }),
};

export const asking: Asking<State, Question> = {
  windows: STOPS,
  window: (_state, { decision, args }) => WINDOWS[decision]?.(args),
  serves(kind, answer) {
    const free = interjected(answer);
    switch (kind as StopName) {
      case 'moons':
        return free === 'slot';
      case 'moment':
        return helps(answer);
      case 'escalate':
        return helps(answer) || (free === undefined && answer !== 'done');
      case 'energy':
        return helps(answer) || (free === undefined && answer !== 0);
      case 'opponentLaunch':
      case 'opponentActivation':
      case 'opponentModule':
      case 'moduleDamaged':
      case 'diplomacy':
      case 'battleStart':
      case 'beforeRoll':
      case 'afterRoll':
      case 'afterOutcome':
      case 'shipDamaged':
        return free === undefined && answer !== 'pass' && answer !== 'mute';
    }
  },
  secret: (state, { decision, seat }) => !OPEN.has(decision) && !(OPEN_TO_OTHERS.has(decision) && state.active !== seat),
  ends: ['endTurn'],
  setting: (_decision, answer) => answer === 'mute' || interjected(answer) === 'listen',
  settles(answer, stops) {
    if (interjected(answer) !== 'listen') return false;
    const kinds = typeof answer === 'object' && answer !== null && 'moons' in answer ? ['moons'] : CARD_STOPS;
    return kinds.some((kind) => stops[kind] !== 'never');
  },
};

const CARD_STOPS: readonly StopName[] = [
  'opponentLaunch',
  'opponentActivation',
  'opponentModule',
  'moduleDamaged',
  'diplomacy',
  'battleStart',
  'beforeRoll',
  'afterRoll',
  'afterOutcome',
  'shipDamaged',
];
