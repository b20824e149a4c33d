import type { BoardOption, BoardQuestion } from '@orrery/kit';
import { expect, it } from 'vitest';
import { byCard, rowsBehind, rowsOf, type Sorting, withKeys } from '../src/table/rows.ts';

/** Options are called "launch 3": what comes first is their step, unless it is a capital letter. */
const options = (...names: string[]): BoardOption[] => names.map((answer) => ({ answer, key: '', words: answer, interjection: false }));
const many = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name} ${i}`);
const SORTING: Sorting = {
  stepOf: ({ words }) =>
    /^[a-z]/.test(words) ? { key: words.split(' ')[0], words: words.split(' ')[0], always: words.startsWith('give') } : undefined,
  ends: ({ words }) => words === 'end',
  more: (count) => ({ key: 'more', words: `${count} more` }),
};
const told = (...names: string[]): string[] =>
  rowsOf(options(...names), SORTING).map(({ key, step, options: behind }) =>
    step === undefined ? `${key} ${behind[0].words}` : `${key} ${step.words} (${behind.length})`,
  );

it('twelve options are twelve rows, what ends the turn last', () => {
  expect(told('end', 'launch 1', 'launch 2', 'X')).toEqual(['1 launch 1', '2 launch 2', '3 X', '4 end']);
  expect(told(...many('launch', 12))).toHaveLength(12);
});

it('options that do the same are one row, and share its key', () => {
  const same = { ...SORTING, same: ({ words }: BoardOption) => (words.startsWith('X') ? 'X' : undefined) };
  const all = options('X1', 'Y', 'X2', 'X3', 'end');
  const rows = rowsOf(all, same);
  expect(rows.map(({ key, options: of }) => `${key} ${of.map(({ words }) => words).join(' ')}`)).toEqual(['1 X1 X2 X3', '2 Y', '3 end']);
  const { question } = withKeys({ options: all } as unknown as BoardQuestion, rows);
  expect(question.options.map(({ key }) => key)).toEqual(['1', '2', '1', '1', '3']);
  // A lesson may open one of them alone.
  expect(
    rowsOf(
      all.map((option, i) => (i === 0 ? { ...option, closed: 'later' } : option)),
      same,
    ),
  ).toHaveLength(5);
});

it('what belongs together is one row even where there is room', () => {
  expect(told('end', 'give 1', 'launch 1', 'give 2', 'launch 2')).toEqual(['1 give (2)', '2 launch 1', '3 launch 2', '4 end']);
  expect(told('give 1', 'X')).toEqual(['1 give 1', '2 X']);
});

it('what may be done at any time is one row of its kind, however short the list is', () => {
  const free = options('move 1', 'move 2', 'play 1').map((option) => ({ ...option, interjection: true }));
  const rows = rowsOf([...options('launch 1', 'launch 2'), ...free], SORTING);
  expect(rows.map(({ step, options: [first, ...more] }) => `${step?.words ?? first.words} ${more.length + 1}`)).toEqual([
    'launch 1 1',
    'launch 2 1',
    'move 2',
    'play 1 1',
  ]);
});

it('more are two steps: what, and then to what; what stands alone needs one', () => {
  expect(told('end', ...many('launch', 9), 'play 1', 'X', ...many('slot', 2))).toEqual([
    '1 launch (9)',
    '2 play 1',
    '3 X',
    '4 slot (2)',
    '5 end',
  ]);
});

it('what fits nowhere is one step more: never are there more than twelve rows', () => {
  const rows = told('end', ...Array.from({ length: 30 }, (_, i) => `O${i}`));
  expect(rows).toHaveLength(12);
  expect(rows.slice(-2)).toEqual(['b 20 more (20)', 'c end']);
});

it('what a lesson opens stands first and by itself, however much there is', () => {
  const all = options('end', ...many('launch', 9), ...many('slot', 4)).map((option) =>
    option.words === 'slot 1' || option.words === 'slot 3' ? option : { ...option, closed: 'step 9' },
  );
  expect(rowsOf(all, SORTING).map(({ step, options: behind }) => step?.words ?? behind[0].words)).toEqual([
    'slot 1',
    'slot 3',
    'launch',
    'slot',
    'end',
  ]);
});

it('places carry the key of their step first, and their own behind it', () => {
  const question = { options: options('end', ...many('launch', 9), ...many('slot', 4)) } as unknown as BoardQuestion;
  const rows = rowsOf(question.options, SORTING);
  expect(withKeys(question, rows).question.options.map(({ key }) => key)).toEqual([
    '3',
    ...many('1', 9).map(() => '1'),
    '2',
    '2',
    '2',
    '2',
  ]);
  expect(withKeys(question, rows).rows[1].options.map(({ key }) => key)).toEqual(['2', '2', '2', '2']);
  const behind = withKeys(question, rowsBehind(rows[1])).question.options.map(({ key }) => key);
  expect(behind).toEqual(['', ...many('', 9).map(() => ''), '1', '2', '3', '4']);
});

it('an option that is alone behind its step is called by the step, where that says all of it', () => {
  const sorting: Sorting = {
    ...SORTING,
    stepOf: (option) => ({ key: '', words: '', ...SORTING.stepOf(option), whole: option.words === 'play 1' }),
  };
  const rows = rowsOf(options(...many('launch', 12), 'play 1', 'slot 1'), sorting);
  expect(rows.map(({ step, called, options: [first] }) => step?.words ?? called ?? first.words)).toEqual(['launch', 'play', 'slot 1']);
});

it('uses of one card are one line, each with a key of its own; what is no card stays by itself', () => {
  const hand: Sorting = { ...SORTING, stepOf: () => ({ key: 'play', words: 'play', always: true }) };
  const rows = rowsBehind(rowsOf(options('Drumm F', 'Drumm B', 'Sifters F', 'draw', 'Sifters B'), hand)[0]);
  const cardOf = ({ words }: BoardOption) => (words === 'draw' ? undefined : words.split(' ')[0]);
  expect(byCard(rows, cardOf).map((line) => line.map(({ key, options: [{ words }] }) => `${key} ${words}`))).toEqual([
    ['1 Drumm F', '2 Drumm B'],
    ['3 Sifters F'],
    ['4 draw'],
    ['5 Sifters B'],
  ]);
});
