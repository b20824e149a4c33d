import type { Chapter } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { beginning, blocksOf, excerpt, search } from '../src/reader/find.ts';
import { passageAt, ruleIn, tells } from '../src/reader/passage-at.ts';

const chapters: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'The goal',
    lead: '',
    passages: [
      {
        path: 'goal/winning',
        title: 'How you win',
        text: 'Most points, by [[ref:term:control|control]].',
        rules: ['XX-001', 'XX-002'],
        topics: ['term'],
      },
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    lead: '',
    passages: [
      { path: 'turn/moves', title: 'Moves', text: 'You may move.\n- once\n- twice', rules: ['XX-003'], topics: [] },
      {
        path: 'turn/control',
        title: 'Control',
        text: 'Whoever has more.',
        example: 'Ada has more.',
        rules: ['XX-010'],
        topics: ['term:control', 'room'],
      },
    ],
  },
];
const found = (at: string) => passageAt(chapters, at)?.passage.path;
const hits = (wanted: string) => search(chapters, wanted).map(({ passage }) => passage.path);

describe('finding one’s way in the rules', () => {
  it('takes a chapter, a passage or a rule', () => {
    expect(found('turn')).toBe('turn/moves');
    expect(found('turn/control')).toBe('turn/control');
    expect(found('XX-002')).toBe('goal/winning');
    expect(found('xx-010')).toBe('turn/control');
    expect(found('XX-099')).toBeUndefined();
    expect(found('elsewhere')).toBeUndefined();
    expect(ruleIn('Rule AB-123, AB-124')).toBe('AB-123');
  });

  it('knows the passage of a topic: its own before that of its kind', () => {
    expect(tells(chapters, 'term:control')?.path).toBe('turn/control');
    expect(tells(chapters, 'term:end')?.path).toBe('goal/winning');
    expect(tells(chapters, 'room:hangar')?.path).toBe('turn/control');
    expect(tells(chapters, 'card:one')).toBeUndefined();
  });

  it('takes words without their endings, then most of the words, where no passage holds them all', () => {
    expect(hits('moving')).toEqual(['turn/moves']);
    expect(hits('controls')).toEqual(['turn/control', 'goal/winning']);
    expect(hits('controls castling')).toEqual(['turn/control', 'goal/winning']);
    expect(hits('more control castling')).toEqual(['turn/control']);
    expect(hits('castling by a king')).toEqual([]);
    expect(excerpt({ text: 'Whoever has more keeps control.', path: '', title: '', rules: [], topics: [] }, 'controls')).toContain(
      'keeps control',
    );
  });

  it('goes by what a question is about, not by the words it is asked with', () => {
    expect(hits('When may I move?')).toEqual(['turn/moves']);
    expect(hits('what is the control of you')).toEqual(['turn/control', 'goal/winning']);
    // Where nothing else is left, they count.
    expect(hits('may')).toEqual(['turn/moves']);
    const german = search(chapters, 'Was ist control?', 'de').map(({ passage }) => passage.path);
    expect(german).toEqual(['turn/control', 'goal/winning']);
  });

  it('finds what somebody calls it who does not know the game’s words, and a compound word by its kind', () => {
    const [goal, turn] = chapters;
    if (goal === undefined || turn === undefined) throw new Error('no chapters');
    const called = [goal, { ...turn, passages: turn.passages.map((passage) => ({ ...passage, asked: `walking to ${passage.title}` })) }];
    expect(search(called, 'walk').map(({ passage }) => passage.path)).toEqual(['turn/moves', 'turn/control']);
    expect(hits('walk')).toEqual([]);
    expect(hits('roomcontrol')).toEqual(['turn/control', 'goal/winning']);
    expect(hits('toomore')).toEqual([]);
  });

  it('searches titles first, then words, labels of marks included', () => {
    expect(hits('control')).toEqual(['turn/control', 'goal/winning']);
    expect(hits('Ada MORE')).toEqual(['turn/control']);
    expect(hits('ref:term')).toEqual([]);
    expect(hits('  ')).toEqual([]);
    expect(hits('XX-003')).toEqual(['turn/moves']);
  });

  it('cuts text into paragraphs, lists and steps', () => {
    expect(blocksOf('One.\n  Two.\n- a\n- b\n1. c\n2. d')).toEqual([
      { kind: 'words', lines: ['One.'] },
      { kind: 'words', lines: ['Two.'] },
      { kind: 'list', lines: ['a', 'b'] },
      { kind: 'steps', lines: ['c', 'd'] },
    ]);
  });

  it('shows the words around what was found', () => {
    const passage = { ...chapters[0].passages[0], text: `${'before '.repeat(30)}needle ${'after '.repeat(30)}` };
    const shown = excerpt(passage, 'needle');
    expect(shown).toContain('needle');
    expect(shown.length).toBeLessThan(160);
    expect(shown).toMatch(/^… .* …$/);
  });
});

it('a card begins with a passage’s first sentences, a list that a colon announces, or all steps; of a list there is none', () => {
  expect(beginning({ text: 'One rule.\n- a\n- b' })).toBe('One rule.');
  expect(beginning({ text: `${'A sentence. '.repeat(40)}` }).length).toBeLessThan(320);
  expect(beginning({ text: '- the Shipyard\n- the Monolith' })).toBe('');
  expect(beginning({ text: '1. roll\n2. move' })).toBe('1. roll 2. move');
  expect(beginning({ text: `1. ${'roll '.repeat(60)}\n2. move` })).toBe('');
  expect(beginning({ text: 'Free of charge:\n- one into two,\n- two into one.' })).toBe('Free of charge: one into two, two into one.');
  expect(beginning({ text: `It is free. You may:\n- ${'turn '.repeat(60)}` })).toBe('It is free.');
  expect(beginning({ text: `It comes. At its end\n1. ${'one '.repeat(60)}\n2. two.` })).toBe('It comes.');
  expect(beginning({ text: `You may:\n- ${'turn '.repeat(60)}` })).toBe('');
});
