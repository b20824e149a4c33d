import type { Lesson } from '@orrery/kit';
import type { ActivateAnswer, FreeAction, Launch, ModuleAt, ReactAnswer, ShipAt, TurnAnswer } from '../answers.ts';
import type { AndromedasEdge } from '../types.ts';
import { de } from './de.ts';
import { en, type StepId } from './en.ts';
import { end } from './end.ts';

const never = (): boolean => false;
const anything = (): boolean => true;
const launches = (answer: TurnAnswer | FreeAction): answer is Launch => typeof answer === 'object' && 'launch' in answer;
const to =
  (...cells: readonly number[]) =>
  (answer: TurnAnswer | FreeAction): boolean =>
    launches(answer) && answer.launch === 0 && cells.includes(answer.to);
const go = { decision: 'goOn', open: anything } as const;
const endTurn = { decision: 'endTurn', open: anything } as const;
const pass = { decision: 'react', open: (answer: ReactAnswer) => answer === 'pass' } as const;
const isCore = (answer: ActivateAnswer, rows: readonly number[]): answer is ModuleAt & ShipAt =>
  answer !== 'done' && 'ship' in answer && answer.at === 0 && rows.includes(answer.row);
/** A core module of one of these rows, with any ship; the coach takes the first, with the ship from there. */
const core = (rows: readonly [number, ...number[]], from: number) =>
  ({
    decision: 'activate',
    open: (answer: ActivateAnswer) => isCore(answer, rows),
    best: (answer: ActivateAnswer) => isCore(answer, [rows[0]]) && answer.from === from,
  }) as const;
const stopActivating = { decision: 'activate', open: (answer: ActivateAnswer) => answer === 'done' } as const;

/** What the rival does in the first turns, by the turn: the Shipyard, two modules at Maximus Field, later a planet. */
const LINES: Readonly<Record<number, readonly unknown[]>> = {
  2: [{ launch: 0, to: 15 }, 'end'],
  4: [{ launch: 0, to: 9 }, 2, 11, 'end'],
  12: [{ launch: 0, to: 14 }, 'end'],
};

const lesson: Lesson<AndromedasEdge, StepId> = {
  seed: 'edge of night 45',
  seats: 2,
  options: { length: 'short', events: 'dawn', raiders: 'first' },
  others: ({ options }, { turn }) =>
    options.find((option) => LINES[turn]?.some((line) => JSON.stringify(line) === JSON.stringify(option)) === true),
  steps: [
    { id: 'goal', scene: { answers: [5, 2] }, at: ['shell:seats', 'rail:terminus'] },
    {
      id: 'launch',
      at: ['cell:12', 'cell:14', 'ship:0@-2'],
      does: [{ decision: 'takeTurn', open: to(12, 14), best: to(14), tempting: to(8, 9, 13, 15) }, endTurn],
    },
    {
      id: 'range',
      at: ['cell:13', 'ship:0@-2'],
      does: [{ decision: 'takeTurn', open: to(13), tempting: (answer) => answer === 'return' }],
    },
    {
      id: 'base',
      at: ['market:8', 'market:11', 'track:2', 'track:3'],
      does: [
        {
          decision: 'chooseModule',
          open: (slot) => slot === 8 || slot === 11,
          best: (slot) => slot === 11,
          tempting: (slot) => slot === 6,
        },
        { decision: 'pay', open: (way) => 'pay' in way && (way.pay === 1 || way.pay === 2) },
        { decision: 'chooseModule', open: (slot) => slot === 8 || slot === 11 },
        { decision: 'pay', open: (way) => 'pay' in way && (way.pay === 1 || way.pay === 2) },
      ],
    },
    {
      id: 'leader',
      at: ['cell:13'],
      does: [
        {
          decision: 'endTurn',
          open: never,
          interject: ({ interject }) => interject === 'recruit',
          tempting: (answer) => answer === 'end',
        },
        endTurn,
      ],
    },
    {
      id: 'return',
      at: ['module:0:0', 'module:2:0'],
      does: [
        { decision: 'takeTurn', open: (answer) => answer === 'return', tempting: launches },
        core([0, 2], 14),
        core([2, 0], 13),
        stopActivating,
        endTurn,
      ],
    },
    {
      id: 'ships',
      scene: {
        answers: [
          { launch: 0, to: 8 },
          { interject: 'recruit', cell: 15 },
          { interject: 'recruit', cell: 9 },
          { interject: 'recruit', cell: 8 },
          'go',
          { ship: 0, from: 9 },
          { ship: 0, from: 15 },
          0,
          { launch: 0, to: 6 },
          'end',
          'return',
          { row: 2, at: 0, ship: 0, from: 8 },
          { row: 0, at: 0, ship: 0, from: 8 },
          'done',
          'done',
          { launch: 0, to: 12 },
          'end',
          { launch: 0, to: 15 },
          0,
          2,
        ],
      },
      at: ['module:1:0', 'module:2:0', 'resource:4', 'ship:1@-1'],
      does: [
        { decision: 'takeTurn', open: (answer) => answer === 'return' },
        core([2], 6),
        core([1], 12),
        { decision: 'chooseEffect', open: (effect) => effect === 0 },
        { decision: 'buildShip', open: (ship) => ship === 1, tempting: (ship) => ship === 0 },
        stopActivating,
        endTurn,
      ],
    },
    {
      id: 'raid',
      at: ['cell:11', 'raider:5'],
      does: [{ decision: 'takeTurn', open: to(11), tempting: to(6) }, go],
    },
    {
      id: 'battle',
      at: ['cell:11', 'resource:0'],
      does: [
        go,
        { decision: 'spendEnergy', open: (energy) => energy === 1, tempting: (energy) => typeof energy === 'number' && energy > 1 },
      ],
    },
    {
      id: 'lost',
      at: ['own:operations', 'cell:11'],
      does: [
        { decision: 'tacticalOperations', open: (answer) => answer === 'card', tempting: (answer) => answer === 'pass' },
        pass,
        pass,
        pass,
        endTurn,
      ],
    },
    {
      id: 'moons',
      scene: {
        answers: [
          'return',
          { interject: 'abandon', moon: 19 },
          { row: 1, at: 0, ship: 0, from: 15 },
          'done',
          { launch: 0, to: 6 },
          'end',
          { launch: 0, to: 9 },
          'pass',
          11,
          8,
          'pass',
          'pass',
        ],
      },
      at: ['moon:25', 'own:operations', 'moon:18'],
      does: [
        {
          decision: 'takeTurn',
          open: never,
          interject: (deed) => deed.interject === 'slot' && deed.moon === 25,
          tempting: (answer) => typeof answer === 'object' && 'interject' in answer && answer.interject === 'abandon' && answer.moon === 25,
        },
        { decision: 'takeTurn', open: never, interject: (deed) => deed.interject === 'abandon' && deed.moon === 18 },
      ],
    },
    {
      id: 'city',
      at: ['cell:6', 'cell:7', 'track:3'],
      does: [
        { decision: 'takeTurn', open: (answer) => launches(answer) && answer.launch === 1 && answer.to === 7, tempting: to(7) },
        { decision: 'buildDevelopment', open: anything },
        { decision: 'pay', open: anything },
        { decision: 'recruitFrom', open: anything },
        endTurn,
      ],
    },
    {
      id: 'event',
      scene: { answers: [{ launch: 2, to: 8 }, 'pass', 'pass'] },
      at: ['rail:event', 'cell:13'],
      does: [
        { decision: 'takeTurn', at: ['cell:13', 'rail:event'], open: to(13) },
        { decision: 'chooseModule', open: (slot) => slot === 8 },
        { decision: 'pay', open: anything },
        { decision: 'removeModule', open: anything },
        endTurn,
      ],
    },
    { id: 'end', scene: { answers: end }, at: ['shell:seats', 'rail:terminus'] },
  ],
  words: { en, de },
};

export default lesson;
