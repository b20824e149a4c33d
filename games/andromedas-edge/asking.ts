import { type Answer, type Asking, isInterjection, type Stop } from '@orrery/kernel';
import type { State } from './state.ts';

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
const OPEN: ReadonlySet<string> = new Set([
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
const OPEN_TO_OTHERS: ReadonlySet<string> = new Set(['escalate', 'spendEnergy', 'tacticalOperations', 'endBattle']);

/** What is no reason to stop a battle for: the station can be put in order before and afterwards. */
const HOUSEKEEPING: ReadonlySet<unknown> = new Set(['slot', 'unslot', 'rearrange', 'listen']);
const interjected = (answer: Answer): unknown => (isInterjection(answer) ? answer.interject : undefined);
/** A free action that may change what the battle is fought with. */
const helps = (answer: Answer): boolean => interjected(answer) !== undefined && !HOUSEKEEPING.has(interjected(answer));

export const asking: Asking<State> = {
  windows: STOPS,
  window(_state, { decision, args }) {
    switch (decision) {
      case 'react':
        return { kinds: args.window === 'opponentLaunch' ? ['opponentLaunch', 'moons'] : [`${args.window}`], pass: 'pass' };
      case 'diplomacy':
        return { kinds: ['diplomacy'], pass: 'pass' };
      case 'escalate':
        return { kinds: ['escalate'], pass: 'done' };
      case 'spendEnergy':
        return { kinds: ['energy'], pass: 0 };
      case 'goOn':
        return { kinds: ['moment'], pass: 'go' };
      default:
        return undefined;
    }
  },
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
