import { completed, counting, isLanguage, listing, localeOf, type Partly, preferredLanguage, spoken } from '@orrery/kernel';
import { expect, it } from 'vitest';

it('numbers take the form of the noun that the language has for them', () => {
  const english = counting('en');
  expect([0, 1, 2].map((n) => english(n, { one: 'die', other: 'dice' }))).toEqual(['0 dice', '1 die', '2 dice']);
  const polish = counting('pl');
  const rooms = { one: 'pokój', few: 'pokoje', many: 'pokoi', other: 'pokoju' };
  expect([1, 3, 5, 22].map((n) => polish(n, rooms))).toEqual(['1 pokój', '3 pokoje', '5 pokoi', '22 pokoje']);
  expect(polish(5, { other: 'CP' })).toBe('5 CP');
});

it('lists are joined as the language joins them', () => {
  expect(listing('en')(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listing('de', 'disjunction')(['a', 'b', 'c'])).toBe('a, b oder c');
  expect(listing('en')(['a'])).toBe('a');
  expect(listing('en')([])).toBe('');
});

it('a translation that has only begun is completed in English', () => {
  const english = { title: 'Lanterns', rooms: { bridge: 'Bridge', crew: 'Crew' }, left: (n: number) => `${n} left`, levels: ['I', 'II'] };
  const french: Partly<typeof english> = { rooms: { bridge: 'Passerelle' }, left: (n) => `reste ${n}` };
  const words = completed(french, english);
  expect(words).toMatchObject({ title: 'Lanterns', rooms: { bridge: 'Passerelle', crew: 'Crew' }, levels: ['I', 'II'] });
  expect(words.left(2)).toBe('reste 2');
  // @ts-expect-error there is no such sentence
  const unknown: Partly<typeof english> = { subtitle: 'Lanternes' };
  expect(completed(unknown, english)).not.toHaveProperty('subtitle');
});

it('what has not been translated is spoken in English', () => {
  expect(spoken({ en: 'yes' })).toEqual({ en: 'yes', de: 'yes' });
  expect(spoken({ en: 'yes', de: 'ja' })).toEqual({ en: 'yes', de: 'ja' });
  expect(isLanguage('de')).toBe(true);
  expect(isLanguage('constructor')).toBe(false);
});

it('people are spoken to in the first language of theirs that there is', () => {
  expect(preferredLanguage(['fr-CH', ' DE-AT;q=0.9', 'en'])).toBe('de');
  expect(preferredLanguage(['en-US', 'de'])).toBe('en');
  expect(preferredLanguage(['toString', '', 'fr'])).toBe('en');
  expect(['en', 'de'].map((language) => localeOf(language).maximize().region)).toEqual(['GB', 'DE']);
});
