import { expect, it } from 'vitest';
import {
  type Draft,
  firstPlaces,
  firstTerms,
  hasPerson,
  moved,
  nameAt,
  PACES,
  place,
  seatsHere,
  taken,
  takersFor,
  wanted,
} from '../src/lobby/draft.ts';
import text from '../src/text/en.ts';

const draft = (change: Partial<Draft> = {}): Draft => ({
  game: 'a-game',
  places: [
    { taker: 'me', name: '' },
    { taker: 'friend', name: '' },
    { taker: 'officer', name: '' },
    { taker: 'none', name: '' },
  ],
  options: {},
  where: 'live',
  listed: false,
  ...firstTerms,
  quicker: false,
  ...change,
});

it('begins with me and bots, ready to play', () => {
  const places = firstPlaces({ max: 4 });
  expect(places.map((p) => p.taker)).toEqual(['me', 'officer', 'officer', 'none']);
  expect(hasPerson(places)).toBe(true);
  expect(firstPlaces({ max: 2 }, 'cadet').map((p) => p.taker)).toEqual(['me', 'cadet']);
});

it('only one seat is mine: whoever had it is somebody else at this screen', () => {
  expect(place(firstPlaces({ max: 3 }), 2, 'me').map((p) => p.taker)).toEqual(['here', 'officer', 'me']);
});

it('friends with links exist online only, and needed seats cannot be closed', () => {
  expect(takersFor('here', 0, 2)).not.toContain('friend');
  expect(takersFor('live', 0, 2)).toContain('friend');
  expect(takersFor('here', 1, 2)).not.toContain('none');
  expect(takersFor('here', 2, 2)).toContain('none');
  expect(moved(draft(), 'here').places.map((p) => p.taker)).toEqual(['me', 'here', 'officer', 'none']);
});

it('offers opponents that play to win, weakest first; Random is a measure', () => {
  expect(takersFor('live', 2, 2)).toEqual(['me', 'here', 'friend', 'cadet', 'greedy', 'officer', 'commander', 'admiral', 'none']);
});

it('a table on the server: friends are empty seats, bots have names, closed seats are left out', () => {
  const { seats, clock, listed } = wanted(draft({ where: 'days', listed: true }), 'Ada', text);
  expect(seats).toEqual([{ kind: 'me', name: 'Ada' }, { kind: 'empty' }, { kind: 'bot', bot: 'officer', name: 'Kepler' }]);
  expect(clock?.kind).toBe('bank');
  expect(listed).toBe(true);
});

it('takes along what the table agrees on: pace, absence and the level that stands in', () => {
  const agreed = { where: 'days', pace: PACES[0], absence: 120_000, standIn: 'cadet' } as const;
  expect(wanted(draft(agreed), 'Ada', text)).toMatchObject({
    clock: { kind: 'bank', bank: 86_400_000, increment: 43_200_000 },
    absence: 120_000,
    standIn: 'cadet',
  });
  expect(wanted(draft(), 'Ada', text)).toMatchObject({ clock: { kind: 'none' }, absence: 300_000, standIn: 'officer' });
  const own = { where: 'days', pace: { increment: 3_600_000, bank: 172_800_000 }, nights: true } as const;
  expect(wanted(draft(own), 'Ada', text).clock).toEqual({ kind: 'bank', bank: 172_800_000, increment: 3_600_000, nights: true });
  // What follows where somebody's time is up is the others' to decide, unless the table has agreed on something.
  const strict = { kind: 'bank', bank: 259_200_000, increment: 86_400_000, timeOut: 'resign' };
  expect(wanted(draft({ where: 'days', timeOut: 'resign' }), 'Ada', text).clock).toEqual(strict);
  expect(wanted(draft({ where: 'live', live: 1_200_000 }), 'Ada', text).clock).toEqual({
    kind: 'bank',
    bank: 1_200_000,
    increment: 10_000,
  });
});

it('says that a quicker bot may step in only where a bot takes its time', () => {
  const slow = [
    { taker: 'me', name: '' },
    { taker: 'admiral', name: '' },
  ] as const;
  expect(wanted(draft({ where: 'live', quicker: true, places: slow }), 'Ada', text).quickerBots).toBe(true);
  expect(wanted(draft({ where: 'live', quicker: false, places: slow }), 'Ada', text).quickerBots).toBeUndefined();
  expect(wanted(draft({ where: 'live', quicker: true }), 'Ada', text).quickerBots).toBeUndefined();
});

it('a table on this device: typed names win, everybody has one', () => {
  const places = [
    { taker: 'me', name: '' },
    { taker: 'here', name: ' Bea ' },
    { taker: 'cadet', name: '' },
    { taker: 'officer', name: '' },
  ] as const;
  expect(seatsHere(places, 'Ada', text)).toEqual([
    { kind: 'human', name: 'Ada' },
    { kind: 'human', name: 'Bea' },
    { kind: 'bot', bot: 'cadet', name: 'Kepler' },
    { kind: 'bot', bot: 'officer', name: 'Vesta' },
  ]);
  expect(taken(places)).toHaveLength(4);
  expect(nameAt(places, 0, '', text)).not.toBe('');
});
