import type { Lesson } from '@orrery/kit';
import type { Andromeda } from '../types.ts';
import { de } from './de.ts';
import { en, type StepId } from './en.ts';

const anything = (): boolean => true;
const AIRLOCK = 4;
const CREW = 3;
const ENGINE = 7;

/** The first of these that can be answered: the others decline what is offered, and offer two dice at a time, the red one first. */
const LINE = ['refuse', 'none', 'contamination', 'technology', 'movement', 'improvise', 'support', 'training'];

const lesson: Lesson<Andromeda, StepId> = {
  seed: 'airlock 247',
  seats: 3,
  options: { beginner: true },
  others: ({ decision, options }, { round, offer }) => {
    if (round > 2) return undefined;
    if (decision === 'keepMission') return options[0];
    if (decision !== 'buildOffer')
      return decision === 'answerOffer' || decision === 'addDie' ? LINE.find((a) => options.includes(a)) : undefined;
    const offered = Object.values(offer).reduce((sum, count) => sum + count, 0);
    return offered > 1 ? 'done' : LINE.find((answer) => options.includes(answer));
  },
  steps: [
    { id: 'goal', at: ['shell:seats'], says: ({ threshold }) => threshold === 7 },
    {
      id: 'points',
      at: ['mission:spareParts'],
      does: [{ decision: 'keepMission', open: (mission) => mission === 'spareParts', tempting: (mission) => mission === 'headAndHatch' }],
    },
    {
      id: 'offer',
      at: ['card:1', 'die:training', 'die:support'],
      does: [
        { decision: 'buildOffer', open: (die) => die === 'training', tempting: (die) => die === 'contamination' },
        { decision: 'buildOffer', open: (die) => die === 'support' },
        { decision: 'buildOffer', open: (die) => die === 'movement' || die === 'technology' },
        { decision: 'buildOffer', open: (die) => die === 'done' },
        { decision: 'addDie', open: (die) => die !== 'none' && die !== 'contamination', best: (die) => die === 'support' },
      ],
    },
    {
      id: 'train',
      at: ['die:training'],
      does: [
        { decision: 'act', open: ({ act }) => act === 'training', tempting: ({ act }) => act === 'support' },
        { decision: 'howMany', open: (count) => count === 2 },
      ],
    },
    {
      id: 'call',
      at: ['die:support', `place:${AIRLOCK}`],
      does: [
        { decision: 'act', open: ({ act }) => act === 'support', tempting: ({ act }) => act === 'explore' },
        { decision: 'callTo', open: (place) => place === AIRLOCK },
        { decision: 'callTo', open: (place) => place === AIRLOCK },
      ],
    },
    {
      id: 'explore',
      at: [`place:${CREW}`, `place:${ENGINE}`],
      does: [
        {
          decision: 'act',
          open: (way) => way.act === 'explore' && (way.to === CREW || way.to === ENGINE),
          tempting: (way) => way.act === 'explore' && way.to !== CREW && way.to !== ENGINE,
        },
        { decision: 'spendDie', open: anything },
        { decision: 'exploreFrom', open: anything },
        { decision: 'act', open: (way) => way.act === 'explore' && (way.to === CREW || way.to === ENGINE) },
        { decision: 'spendDie', open: anything },
        { decision: 'exploreFrom', open: anything },
      ],
    },
    {
      id: 'room',
      at: [`place:${CREW}`, `place:${ENGINE}`],
      does: [
        { decision: 'act', open: (way) => way.act === 'room' && way.room === 'crew', tempting: ({ act }) => act === 'end' },
        { decision: 'move', open: (way) => way !== 'stop' && way.from === AIRLOCK && way.to === ENGINE },
        { decision: 'move', open: (way) => way === 'stop' },
        { decision: 'act', open: ({ act }) => act === 'end' },
        { decision: 'fulfil', open: (mission) => mission === 'done' },
      ],
    },
    {
      id: 'choose',
      scene: {
        answers: [
          ...[{ act: 'end' }, 'done'],
          ...[{ act: 'movement' }, { from: AIRLOCK, to: CREW }, 'stop', { act: 'end' }, 'done'],
          ...['keep', 'keep', 'keep'],
          ...['movement', 'technology', 'contamination', 'done', 'refuse'],
        ],
      },
      at: ['card:1', 'shell:question'],
      does: [
        { decision: 'answerOffer', open: (answer) => answer === 'accept', tempting: (answer) => answer === 'refuse' },
        { decision: 'addDie', open: (die) => die !== 'none', best: (die) => die === 'support' },
      ],
    },
    {
      id: 'contamination',
      at: [`place:${AIRLOCK}`, `place:${ENGINE}`],
      says: ({ ship }) => ship[CREW].figures.join() === '1,0,1',
      does: [{ decision: 'loseResearcher', open: (place) => place === AIRLOCK || place === ENGINE, tempting: (place) => place === CREW }],
    },
    {
      id: 'control',
      at: [`place:${CREW}`, `place:${AIRLOCK}`],
      says: ({ ship }) => ship[CREW].figures.join() === '1,0,1' && ship[CREW].controller === null,
      does: [
        { decision: 'act', open: ({ act }) => act === 'movement', tempting: ({ act }) => act === 'support' },
        { decision: 'move', open: (way) => way !== 'stop' && way.from === AIRLOCK && way.to === CREW },
        { decision: 'move', open: (way) => way === 'stop' },
      ],
    },
    {
      id: 'technology',
      at: ['technology:teleporter'],
      does: [
        {
          decision: 'act',
          open: (way) => way.act === 'technology' && way.technology === 'teleporter',
          tempting: (way) => way.act === 'technology' && way.technology !== 'teleporter',
        },
        { decision: 'teleporterTo', at: [`place:${CREW}`, `place:${ENGINE}`], open: anything, best: (place) => place === ENGINE },
      ],
    },
    {
      id: 'mission',
      at: ['mission:spareParts', `place:${ENGINE}`],
      does: [
        { decision: 'act', open: ({ act }) => act === 'end' },
        { decision: 'fulfil', open: (mission) => mission === 'spareParts', tempting: (mission) => mission === 'done' },
        { decision: 'sacrificeFrom', open: anything, best: (place) => place === ENGINE, at: [`place:${CREW}`, `place:${ENGINE}`] },
        { decision: 'fulfil', open: (mission) => mission === 'done' },
      ],
    },
    {
      id: 'count',
      scene: {
        answers: [
          ...[{ act: 'technology', technology: 'universalTool' }, 'training', 2, { act: 'explore', to: 1 }, { act: 'end' }, 'done'],
          ...[{ act: 'support' }, AIRLOCK, { act: 'end' }, 'done'],
          'keep',
        ],
      },
      at: ['shell:seats', `place:${CREW}`, `place:${ENGINE}`],
    },
    { id: 'alone', at: ['shell:seats', 'shell:mine'] },
  ],
  words: { en, de },
};

export default lesson;
