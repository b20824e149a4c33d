import { expect, it } from 'vitest';
import { mutantsOf } from './mutations.ts';

const changes = (source: string): string[] =>
  mutantsOf('rule.ts', source).map(({ kind, start, end, text }) => `${kind}: ${source.slice(0, start)}${text}${source.slice(end)}`);

it('changes numbers, also to one less, and never an index to less than nothing', () => {
  expect(changes('const cost = 3;')).toEqual(['number: const cost = 4;', 'number: const cost = 2;']);
  expect(changes('const none = 0;')).toEqual(['number: const none = 1;']);
});

it('changes comparisons and sums, but does not split words', () => {
  expect(changes('const a = b < c;')).toEqual(['operator: const a = b <= c;']);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a rule, as text
  expect(changes("const a = 'x' + b + `${c}`;")).toEqual([]);
});

it('changes conditions, but not those that only guard a throw', () => {
  expect(changes('if (a) b = c;')).toEqual(['condition: if (true) b = c;', 'condition: if (false) b = c;']);
  expect(changes("if (a < 1 || b) throw new Error('no');")).toEqual([]);
});

it('deletes and swaps the statements of a block', () => {
  expect(changes('function f() { a(); b(); }')).toEqual([
    'deleted: function f() { ; b(); }',
    'swapped: function f() { b();\na(); }',
    'deleted: function f() { a(); ; }',
  ]);
});

it('does not swap what is told with what is asked afterwards', () => {
  expect(changes('function f() { x.emit({ type }); x.ask(seat, pay); }').filter((one) => one.startsWith('swapped'))).toEqual([]);
});

it('does not swap two places of which neither reads the other', () => {
  const swaps = (body: string): string[] => changes(`function f() { ${body} }`).filter((one) => one.startsWith('swapped'));
  expect(swaps('state.round++; state.turns = 0;')).toEqual([]);
  expect(swaps('ships[at(1)]--; people++;')).toEqual([]);
  expect(swaps('a = b; c = a;')).toHaveLength(1);
  expect(swaps('a = next(); b = next();')).toHaveLength(1);
});

it('does not swap what is written with what is asked afterwards and does not name it, nor what a step keeps with what it tells', () => {
  const swaps = (body: string): string[] => changes(`function f() { ${body} }`).filter((one) => one.startsWith('swapped'));
  expect(swaps("state.phase = 'war'; x.call(war);")).toEqual([]);
  expect(swaps('x.callFor(seat, turn, { turns }); turns++;')).toHaveLength(1);
  expect(swaps('state.first = deal(); x.call(war);')).toHaveLength(1);
  expect(swaps('x.locals.turn = 2; x.emit({ type });')).toEqual([]);
  expect(swaps('x.locals.turn = 2; x.emit({ type, turn: x.locals.turn });')).toHaveLength(1);
  expect(swaps('state.turn = 2; x.emit({ type });')).toHaveLength(1);
});

it('does not look one past the end of a list', () => {
  expect(changes('for (let i = a; i < list.length; i++) b(list[i]);')).toEqual([]);
  expect(changes('for (let i = a; i < SHIPS; i++) b(ships[i]);')).toEqual([]);
  expect(changes('for (let i = a; i < seats; i++) b(i);')).toEqual(['operator: for (let i = a; i <= seats; i++) b(i);']);
});

it('removes one element of a list', () => {
  expect(changes('const x = [a, b];')).toEqual(['removed: const x = [b];', 'removed: const x = [a];']);
});

it('leaves types and what bots and boards think alone', () => {
  expect(changes('type A = 1 | 2;')).toEqual([]);
  expect(changes('const rule = { worth: () => 3, icons: [4], cost: 5 };')).toHaveLength(2);
});
