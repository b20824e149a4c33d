import type { Lesson } from '@orrery/kit';
import type { Action } from '../rules/answers.ts';
import type { Interjection } from '../rules/lightning.ts';
import type { AgeOfGalaxy } from '../types.ts';
import { de } from './de.ts';
import { en, type StepId } from './en.ts';

const CADET = 1;
/** Cards by their number: what the learner begins with or adds, and what the rival begins with. */
const MEMORIANS = 10;
const ARBITERS = 34;
const AURALIS = 28;
const QUORUM = 43;
const LUMEN_CHOIR = 11;
/** Of the bottom row this one brings the strength that the wars of the course need. */
const LASER_WEAPON = 2;

/** Whether an answer carries out an action of this kind. */
const does = <A extends Action['action']>(answer: Action | Interjection, action: A): answer is Extract<Action, { readonly action: A }> =>
  'action' in answer && answer.action === action;

const endTurn = { decision: 'endTurn', open: () => true } as const;

/** What the rival answers: in the first round it settles next to the learner and plunders, in the third it plunders once more. */
function lineOf(decision: string, round: number, cubes: number): (answer: unknown) => boolean {
  if (decision === 'discardCard') return (answer) => answer === 'keep';
  if (decision === 'startingFaction') return (answer) => answer === QUORUM;
  if (decision === 'endTurn') return (answer) => answer === 'end';
  const act = (action: string) => (answer: unknown) => (answer as { action?: string }).action === action;
  if (round === 1) return act(cubes === 3 ? 'colonize' : 'plunder');
  return round === 3 && cubes === 2 ? act('plunder') : () => false;
}

const lesson: Lesson<AgeOfGalaxy, StepId> = {
  seed: 'silver crescent 1946',
  seats: 2,
  options: {},
  others: ({ decision, options }, { round, players }) =>
    round <= 3 ? options.find(lineOf(decision, round, players[CADET].cubes)) : undefined,
  steps: [
    { id: 'goal', at: ['shell:seats'] },
    {
      id: 'faction',
      at: [`pick:${ARBITERS}`, `pick:${MEMORIANS}`, 'board:hand'],
      does: [
        { decision: 'discardCard', open: (card) => card === 'keep' },
        {
          decision: 'startingFaction',
          open: (card) => card === ARBITERS || card === MEMORIANS,
          best: (card) => card === ARBITERS,
          tempting: (card) => card === LUMEN_CHOIR,
        },
      ],
    },
    { id: 'round', at: ['board:fleet', 'shell:mine', 'box:0', 'box:1', 'box:2', 'board:war'] },
    { id: 'production', at: ['shell:mine'] },
    {
      id: 'colonize',
      at: ['planet:0', 'planet:3'],
      does: [
        {
          decision: 'chooseAction',
          open: (answer) => answer.action === 'colonize' && answer.card === undefined,
          tempting: (answer) => does(answer, 'colonize') && 'card' in answer,
        },
        endTurn,
      ],
    },
    { id: 'reach', at: ['board:fleet', 'system:1'] },
    {
      id: 'research',
      at: ['technology:0', 'technology:1', 'technology:2'],
      does: [
        {
          decision: 'chooseAction',
          open: (answer) => answer.action === 'research',
          best: (answer) => answer.action === 'research' && answer.technology === LASER_WEAPON,
          tempting: (answer) => does(answer, 'develop'),
        },
        endTurn,
      ],
    },
    {
      id: 'plunder',
      at: ['box:2', 'trade:2'],
      does: [
        {
          decision: 'chooseAction',
          open: ({ action }) => action === 'plunder',
          tempting: (answer) => does(answer, 'manufacture'),
        },
        endTurn,
      ],
    },
    { id: 'golden', at: ['trade:2', 'shell:mine'] },
    {
      id: 'cards',
      at: ['board:hand'],
      does: [
        {
          decision: 'chooseAction',
          open: () => false,
          tempting: (answer) => 'action' in answer,
          interject: (answer) =>
            answer.interject === 'card' &&
            (answer.card === AURALIS
              ? answer.as === 'boost'
              : answer.as === 'main' && (answer.card === ARBITERS || answer.card === MEMORIANS)),
        },
      ],
    },
    {
      id: 'cruisers',
      at: ['box:0', 'board:war'],
      does: [
        {
          decision: 'chooseAction',
          open: ({ action }) => action === 'manufacture',
          best: (answer) => answer.action === 'manufacture' && answer.count === 2,
          tempting: (answer) => does(answer, 'research'),
        },
        endTurn,
      ],
    },
    {
      id: 'war',
      scene: {
        answers: [
          { action: 'colonize', planet: 5 },
          'end',
          { action: 'colonize', planet: 4 },
          'end',
          { action: 'research', technology: 1 },
          'end',
          { action: 'salvage', count: 2 },
          'end',
          { interject: 'card', card: 40, as: 'main' },
          { action: 'colonize', planet: 9 },
          'end',
          { action: 'plunder' },
          'end',
          { action: 'trade', slot: 0, exchange: 0 },
          'end',
          { action: 'plunder' },
          'end',
        ],
      },
      at: ['planet:1', 'planet:5', 'board:war'],
      says: ({ players }) => players[0].strength === 1,
      does: [
        {
          decision: 'occupy',
          open: (at, { planets }) => planets.some(({ planet, owner }) => planet === at && owner === CADET),
          tempting: (at) => at === 'decline',
        },
      ],
    },
    { id: 'protection', at: ['shell:mine', 'planet:0', 'planet:4'] },
    {
      id: 'develop',
      scene: {
        answers: [
          { interject: 'card', card: 30, as: 'main' },
          { action: 'colonize', planet: 8 },
          'end',
          { action: 'colonize', planet: 13 },
          'end',
        ],
      },
      at: ['planet:0', 'planet:4', 'planet:8'],
      does: [
        { decision: 'chooseAction', open: ({ action }) => action === 'develop', tempting: (answer) => does(answer, 'colonize') },
        // A relic is a point at once.
        { decision: 'chooseReward', open: () => true, best: (reward) => reward === 1 },
        endTurn,
      ],
    },
    {
      id: 'appoint',
      at: ['board:congress', 'board:prestige'],
      does: [
        {
          decision: 'chooseAction',
          open: ({ action }) => action === 'appoint',
          tempting: (answer) => does(answer, 'trade') && answer.slot === 0 && answer.exchange === 1,
        },
        endTurn,
      ],
    },
    {
      id: 'end',
      scene: {
        answers: [
          { action: 'colonize', planet: 10, card: 35 },
          'end',
          9,
          'done',
          { interject: 'card', card: 28, as: 'ideology' },
          { action: 'colonize', planet: 3 },
          'end',
          { interject: 'card', card: 19, as: 'main' },
          { action: 'manufacture', count: 2 },
          'end',
          { action: 'develop', planet: 4 },
          1,
          'end',
          { action: 'trade', slot: 1, exchange: 0 },
          'end',
          { action: 'salvage', count: 1 },
          'end',
          { action: 'develop', planet: 13 },
          1,
          'end',
          6,
        ],
      },
      at: ['shell:seats', 'board:prestige'],
    },
  ],
  words: { en, de },
};

export default lesson;
