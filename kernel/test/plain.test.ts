import { canonical, copyPlain, plainWords, refMark, samePlain, seatMark, segments, type View } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { lanterns } from './lanterns.ts';

it('canonical text ignores the order of keys and undefined ones', () => {
  expect(canonical({ b: [1, { d: 1, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":1}]}');
});

it('canonical text is the JSON of plain data with sorted keys', () => {
  const odd = { 'a"b': -0, 10: 1.5, 2: Number.NaN, ü: ['\u2028"', true, null, undefined], z: {}, y: [] };
  expect(canonical(odd)).toBe('{"10":1.5,"2":null,"a\\"b":0,"y":[],"z":{},"ü":["\u2028\\"",true,null,null]}');
  const { 10: _, 2: __, ...sorted } = odd;
  expect(JSON.parse(canonical(odd))).toEqual(JSON.parse(JSON.stringify({ ...sorted, 10: 1.5, 2: null })));
});

it('equality is structural', () => {
  expect(samePlain({ a: [1, 2], b: undefined }, { a: [1, 2] })).toBe(true);
  expect(samePlain({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(samePlain({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(samePlain([], {})).toBe(false);
  expect(samePlain(null, {})).toBe(false);
});

it('equality sees keys that every object inherits', () => {
  for (const key of ['__proto__', 'constructor', 'toString']) {
    const odd: unknown = JSON.parse(`{"a":1,"${key}":{}}`);
    expect(samePlain({ a: 1 }, odd)).toBe(false);
    expect(samePlain(odd, { a: 1 })).toBe(false);
    expect(samePlain(odd, JSON.parse(JSON.stringify(odd)))).toBe(true);
  }
});

it('copies are deep', () => {
  const original = { a: [{ b: 1 }] };
  const copy = copyPlain(original);
  copy.a[0].b = 2;
  expect(original.a[0].b).toBe(1);
});

it('sentences split at their marks', () => {
  const sentence = `${seatMark(2)} enters the ${refMark('room:bridge', 'Bridge')}.`;
  expect(segments(sentence)).toEqual([
    { kind: 'seat', seat: 2 },
    { kind: 'words', words: ' enters the ' },
    { kind: 'ref', topic: 'room:bridge', label: 'Bridge' },
    { kind: 'words', words: '.' },
  ]);
  expect(plainWords(sentence, (seat) => 'ABCD'[seat])).toBe('C enters the Bridge.');
});

it('sending a position instead of a view does not compile', () => {
  const send = (view: View): string => JSON.stringify(view);
  const game = lanterns();
  const position = game.start(game.configure(2, {}), 'x');
  // @ts-expect-error a position holds everybody's secrets
  send(position);
  // @ts-expect-error nor does an object that only looks like a view
  send({ game: 'x', viewer: 0, table: {}, frames: [], asks: [], decisions: 0 });
  expect(send(game.view(position, 0))).toContain('"viewer":0');
});
