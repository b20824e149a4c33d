import type { Beat } from '@orrery/host';
import { expect, it } from 'vitest';
import { captionsOf } from '../src/table/captions.ts';

const beats = (...types: string[]): Beat[] => types.map((type) => ({ event: { type } }) as unknown as Beat);
const typeOf = (event: unknown): string => (event as { readonly type: string }).type;
const TELLER = {
  duration: (event: unknown) => (typeOf(event) === 'quiet' ? 0 : 100),
  words: (event: unknown) => (typeOf(event) === 'shown' ? '' : `${typeOf(event)}.`),
  joins: (event: unknown) => typeOf(event).startsWith('+'),
  turn: (event: unknown) => (typeOf(event).startsWith('turn') ? 1 : undefined),
};
const said = (...types: string[]): string[] => captionsOf(beats(...types), TELLER).map(({ sentences }) => sentences.join(' '));

it('bookkeeping goes with its deed, before or after it', () => {
  expect(said('launched', '+paid', '+gained', 'bought', '+paid')).toEqual(['launched. +paid. +gained.', 'bought. +paid.']);
  expect(said('+paid', '+paid', 'built', 'scored')).toEqual(['+paid (2×). built.', 'scored.']);
});

it('events of one kind in a row are one thing, up to four sentences', () => {
  let n = 0;
  const words = (event: unknown) => `${typeOf(event)} ${++n}.`;
  const numbered = (...types: string[]) => captionsOf(beats(...types), { ...TELLER, words }).map(({ sentences }) => sentences.join(' '));
  expect(numbered('hit', 'hit', 'hit', 'won')).toEqual(['hit 1. hit 2. hit 3.', 'won 4.']);
  n = 0;
  expect(numbered(...Array.from({ length: 6 }, () => 'hit'))).toEqual(['hit 1. hit 2. hit 3. hit 4.', 'hit 5. hit 6.']);
});

it('what happens several times in a row is said once, with how often', () => {
  expect(said('hit', 'hit', 'hit', '+paid', 'won')).toEqual(['hit (3×). +paid.', 'won.']);
  expect(said(...Array.from({ length: 9 }, () => 'hit'))).toEqual(['hit (9×).']);
  const [caption] = captionsOf(beats('hit', 'hit'), TELLER);
  // All of it is shown, and only once read.
  expect([caption.beats.length, caption.ms]).toEqual([2, 700]);
});

it('no breath is longer than 170 letters', () => {
  const long = 'l'.repeat(99);
  expect(said(long, `+${long}`)).toHaveLength(2);
  expect(said(long, '+short')).toHaveLength(1);
});

it('what a breath has no room for takes along what it follows, and no later deed joins it', () => {
  const card = 'plays a card'.padEnd(80, '.');
  const gain = '+gains four'.padEnd(50, '.');
  expect(said(card, gain, '+uses an ability', '+gains two of something', 'explores')).toEqual([
    `${card}. ${gain}.`,
    '+uses an ability. +gains two of something.',
    'explores.',
  ]);
  // Of two sentences each is alone.
  expect(said(card, gain, `+${card}`)).toEqual([`${card}. ${gain}.`, `+${card}.`]);
});

it('a turn begins a caption of its own, even where that is not told', () => {
  expect(said('a', '+b', 'turn', '+c')).toEqual(['a. +b.', 'turn. +c.']);
  const silent = captionsOf(beats('a', 'turned', '+b'), { ...TELLER, duration: (e) => (typeOf(e) === 'turned' ? 0 : 100) });
  expect(silent.map(({ turn, sentences }) => [turn, ...sentences])).toEqual([
    [undefined, 'a.'],
    [1, '+b.'],
  ]);
});

it('what is only shown moves with the caption before it, and takes no time to read', () => {
  const [first, ...rest] = captionsOf(beats('a', 'shown'), TELLER);
  expect(rest).toEqual([]);
  expect([first.beats.length, first.ms]).toEqual([2, 700]);
  expect(captionsOf(beats('shown'), TELLER)[0].ms).toBe(100);
});
