import type { CreateTable, Gains, Profile, Statistics } from '@orrery/protocol';
import { profile, statistics } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Lengths } from '../src/results/lengths.ts';
import { placesOf } from '../src/results/places.ts';
import { curveTo } from '../src/results/profile.ts';
import { ratedBy, shownRating } from '../src/results/rating.ts';
import { turnTime, turnTimes } from '../src/results/turn-times.ts';
import { weeksOf } from '../src/results/weeks.ts';
import { Guest, newOrderId } from './help/client.ts';
import { type TestServer, testServer } from './help/server.ts';

describe('places', () => {
  const seats = (...gaveUp: number[]) => [0, 1, 2, 3].map((s) => ({ standIn: gaveUp.includes(s) ? ('gaveUp' as const) : null }));
  it('are those of winners first, then of points; whoever gave up comes last', () => {
    expect(placesOf(seats(), { scores: [5, 9, 9, 2], winners: [1] })).toEqual([3, 1, 2, 4]);
    expect(placesOf(seats(), { scores: [5, 9, 9, 5], winners: [1, 2] })).toEqual([3, 1, 1, 3]);
    expect(placesOf(seats(3), { scores: [5, 9, 1, 20], winners: [1] })).toEqual([2, 1, 3, 4]);
  });
});

describe('ratings', () => {
  const results = (who: readonly string[], places: readonly number[]) =>
    who.map((w, seat) => ({ seat, who: w, name: w, place: places[seat], points: 0, gain: null, plays: null, turn: null }));
  const alone = (count: number) => Array.from({ length: count }, (_, seat) => [seat]);

  it('rise for whoever stood higher, and grow surer with every match', () => {
    const { ratings, gains } = ratedBy(results(['ada', 'ben', 'cem'], [1, 2, 3]), alone(3), []);
    expect(gains[0]).toBeGreaterThan(0);
    expect(gains[2]).toBeLessThan(0);
    expect(Math.abs(gains[1])).toBeLessThan(gains[0]);
    for (const r of ratings) expect(shownRating(r).spread).toBeLessThan(250);
    const again = ratedBy(results(['ada', 'ben', 'cem'], [1, 2, 3]), alone(3), ratings);
    expect(again.gains[0]).toBeLessThan(gains[0]);
    expect(again.ratings.map((r) => r.matches)).toEqual([2, 2, 2]);
  });

  it('are shared by those who play together, and bots of a level are one player', () => {
    const { gains } = ratedBy(
      results(['ada', 'ben', 'cem', 'dan'], [1, 3, 1, 3]),
      [
        [0, 2],
        [1, 3],
      ],
      [],
    );
    expect(gains[0]).toBe(gains[2]);
    expect(gains[1]).toBeLessThan(0);
    const bots = ratedBy(results(['ada', 'bot:cadet', 'bot:cadet'], [1, 2, 3]), alone(3), []);
    expect(bots.ratings.map((r) => r.who)).toEqual(['ada', 'bot:cadet']);
  });
});

it('a curve leads back from what a rating is now, match by match, over unrated ones, and no further than twenty', () => {
  const list = (...gains: (number | null)[]) => gains.map((gain) => ({ mine: { gain } }));
  expect(curveTo(1500, [])).toEqual([1500]);
  expect(curveTo(1512, list(12, null, -8, 30))).toEqual([1478, 1508, 1500, 1512]);
  expect(curveTo(1540, list(...Array.from({ length: 40 }, () => 1)))).toEqual(Array.from({ length: 21 }, (_, i) => 1520 + i));
});

describe('turn times', () => {
  const answer = (seat: number, time: number, by?: 'bot' | 'host') =>
    ({ seq: time, time, id: `${time}`, seat, kind: 'answer', decision: 'd', answer: null, rolls: [], ...(by && { by }) }) as const;

  it('are from what somebody else did to the last answer before the next, those of bots left out', () => {
    const begun = { seq: 0, time: 100, id: 'b', seat: 0, kind: 'allowHints' } as const;
    // Seat 0 takes 40, of which one answer took 10 and one 30; seat 1 takes 5, then 60; seat 2 is a bot's; seat 0 takes 20.
    const acts = [begun, answer(0, 110), answer(0, 140), answer(1, 145), answer(2, 146, 'bot'), answer(1, 206), answer(0, 226)];
    expect(turnTimes(acts, 3)).toEqual([40, 60, null]);
    expect(turnTimes([], 2)).toEqual([null, null]);
    // What passes by itself is no turn, and the next one begins there.
    expect(turnTimes([begun, answer(0, 400, 'host'), answer(1, 450)], 2)).toEqual([null, 50]);
  });

  it('of matches that have none say nothing', () => {
    expect(turnTime([{ turn: null }, { turn: 9 }, { turn: 3 }, { turn: 5 }])).toBe(5);
    expect(turnTime([{ turn: null }])).toBe(null);
  });
});

it('matches are counted by week, from Monday to Sunday, over twenty weeks', () => {
  const now = Date.UTC(2026, 10, 19, 18);
  const ended = (game: string, ...of: [number, number, number, number?]) => ({ game, ended: Date.UTC(...of) });
  const weeks = weeksOf(
    [
      ended('toy', 2026, 10, 19),
      ended('toy', 2026, 10, 16),
      ended('chess', 2026, 10, 15, 23),
      ended('chess', 2026, 6, 6),
      ended('toy', 2026, 6, 5, 23),
    ],
    now,
  );
  expect(weeks.map((w) => Object.entries(w.games).flat())).toEqual([['chess', 1], ...Array(17).fill([]), ['chess', 1], ['toy', 2]]);
  expect([weeks[0]?.begins, weeks[19]?.begins]).toEqual([Date.UTC(2026, 6, 6), Date.UTC(2026, 10, 16)]);
});

it('games take as long as they do in the middle of five or more, and it is counted again after ten minutes', async () => {
  let [asked, time] = [0, 0];
  const length = (game: string, seats: number, ...minutes: number[]) => minutes.map((m) => ({ game, seats, length: m * 60_000 }));
  const rows = [...length('toy', 2, 12, 13, 44, 1, 12), ...length('toy', 3, 40, 33, 38, 90, 20), ...length('chess', 2, 9, 9, 9, 9)];
  const results = {
    lengths: async () => {
      asked++;
      return asked === 3 ? Promise.reject(new Error('away')) : rows;
    },
  };
  const lengths = new Lengths(results, () => time);
  expect(await lengths.minutes()).toEqual({ toy: { 2: 10, 3: 40 } });
  time = 599_999;
  await lengths.minutes();
  expect(asked).toBe(1);
  time = 600_000;
  rows.push(...length('chess', 2, 1));
  expect(await lengths.minutes()).toEqual({ toy: { 2: 10, 3: 40 }, chess: { 2: 10 } });
  time = 1_200_000;
  await expect(lengths.minutes()).rejects.toThrow('away');
  expect(await lengths.minutes()).toMatchObject({ chess: { 2: 10 } });
});

describe('profiles', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.end());
  const player = async (name: string): Promise<Guest> => {
    const guest = await Guest.arrive(server.port);
    await guest.post('/api/player', { name, language: 'en', zone: 'UTC' });
    return guest;
  };
  const two = [{ kind: 'me' as const }, { kind: 'empty' as const }];
  /** The first of them gives up. */
  const lose = async (loser: Guest, winner: Guest, more: Partial<CreateTable> = {}): Promise<string> => {
    const { id } = await loser.lay({ seats: two, ...more });
    await winner.post(`/api/tables/${id}/join`);
    const line = await loser.connect({ table: id, seat: 0 });
    await line.ask({ type: 'giveUp', id: newOrderId(), seat: 0 });
    line.close();
    return id;
  };
  const noted = async (count: number): Promise<void> => {
    for (let i = 0; i < 100 && (await server.context.tools.storage.results.count()) < count; i++)
      await new Promise((r) => setTimeout(r, 100));
    expect(await server.context.tools.storage.results.count()).toBe(count);
  };
  const own = async (who: Guest): Promise<Profile> => profile.parse((await who.get<Profile>('/api/profile')).body);

  it('tell oneself how long a turn takes at tables over days, which are counted by week', async () => {
    const [ada, ben] = [await player('Ada'), await player('Ben')];
    const clock = { kind: 'bank' as const, bank: 3 * 86_400_000, increment: 86_400_000 };
    const playOnce = async (terms: Partial<CreateTable>): Promise<void> => {
      const { id } = await ada.lay({ seats: two, ...terms });
      await ben.post(`/api/tables/${id}/join`);
      for (const [seat, who] of [ada, ben].entries()) {
        const line = await who.connect({ table: id, seat });
        await new Promise((r) => setTimeout(r, 20));
        if (line.options.length > 0) expect(await line.answer(line.options[0])).toMatchObject({ type: 'ack' });
        if (seat === 1) await line.ask({ type: 'giveUp', id: newOrderId(), seat });
        line.close();
      }
    };
    const told = async () => Promise.all([ada, ben].map(async (who) => own(who)));
    await playOnce({});
    await noted(1);
    expect((await told()).map((p) => [p.turn, p.weeks.at(-1)?.games])).toEqual([
      [null, { toy: 1 }],
      [null, { toy: 1 }],
    ]);
    await playOnce({ clock });
    await noted(2);
    const after = await told();
    expect(after.map((p) => p.weeks.at(-1)?.games)).toEqual([{ toy: 2 }, { toy: 2 }]);
    // Whoever was asked took their time, each time after somebody else.
    expect(Math.max(...after.map((p) => p.turn ?? 0))).toBeGreaterThanOrEqual(15);
  });

  it('tell results, ratings and who stood higher; rated is what the table agreed on and only players sat at', async () => {
    const [ada, ben, guest] = [await player('Ada'), await player('Ben'), await Guest.arrive(server.port)];
    const first = await lose(ada, ben, { rated: true });
    await noted(3);
    const gains = (who: Guest) => who.get<Gains>(`/api/tables/${first}/gains`);
    const { body: changed } = await gains(ada);
    expect(changed).toMatchObject({ noted: true, rating: expect.any(Number), gains: [expect.any(Number), expect.any(Number)] });
    expect([Math.sign(changed.gains[0] ?? 0), Math.sign(changed.gains[1] ?? 0)]).toEqual([-1, 1]);
    expect((await gains(ben)).body.rating).toBe(1500 + (changed.gains[1] ?? 0));
    expect((await gains(guest)).status).toBe(403);
    await lose(ada, ben);
    await lose(ada, guest, { rated: true });
    await lose(ben, ada, { rated: true, listed: true });
    await noted(6);
    const hers = await own(ada);
    expect(hers).toMatchObject({ name: 'Ada', own: true, shown: 'played', matches: 4, won: 1, row: 1, longestRow: 1 });
    expect(hers.history.map((h) => [h.rated, h.seats.find((s) => s.own)?.place])).toEqual([
      [true, 1],
      [false, 2],
      [false, 2],
      [true, 2],
    ]);
    expect(hers.history.at(-1)).toMatchObject({ table: first, game: 'toy' });
    expect(hers.history[1].seats.find((s) => !s.own)).toMatchObject({ handle: null, gain: null });
    expect(hers.rivals).toMatchObject([{ name: 'Ben', above: 1, below: 2 }]);
    expect(hers.games).toMatchObject([{ game: 'toy', matches: 4, won: 1, rating: { matches: 2 } }]);
    const his = await own(ben);
    expect(his.games[0].rating?.matches).toBe(2);
    // A restart notes nothing twice.
    server = await server.restart();
    await new Promise((r) => setTimeout(r, 600));
    expect(await server.context.tools.storage.results.count()).toBe(6);
  });

  it('are shown to those they played with, to everybody or to nobody, and vanish with their player', async () => {
    const [ada, ben, eve] = [await player('Ada'), await player('Ben'), await player('Eve')];
    const before = await server.context.tools.storage.results.count();
    await lose(ada, ben, { rated: true, listed: true });
    await noted(before + 1);
    const { handle } = await own(ada);
    const look = async (who: Guest) => (await who.get<Profile>(`/api/profiles/${handle}`)).status;
    expect([await look(ben), await look(eve), await look(new Guest(server.port))]).toEqual([200, 404, 404]);
    await ada.request('PUT', '/api/profile', { shown: 'everybody' });
    expect([await look(ben), await look(eve), await look(new Guest(server.port))]).toEqual([200, 200, 200]);
    expect((await eve.get<Profile>(`/api/profiles/${handle}`)).body).toMatchObject({ own: false, shown: null });
    // What was private, or counted for nothing, is seen by whoever sat there.
    await lose(ada, ben, { rated: true });
    await lose(ben, ada, { listed: true });
    await noted(before + 3);
    const told = async (who: Guest) => {
      const { matches, won, history, rivals } = (await who.get<Profile>(`/api/profiles/${handle}`)).body;
      return [matches, won, history.length, rivals.map((r) => [r.above, r.below])];
    };
    expect([await told(ada), await told(ben), await told(eve)]).toEqual([
      [3, 1, 3, [[1, 2]]],
      [3, 1, 3, [[1, 2]]],
      [1, 0, 1, [[0, 1]]],
    ]);
    // One sees oneself as a stranger does, who is not told how long one thinks.
    const asStranger = (who: Guest) => who.get<Profile>('/api/profile?as=stranger');
    expect((await asStranger(ada)).body).toMatchObject({ own: false, matches: 1, shown: null, friendship: 'strangers', turn: null });
    expect((await ada.get('/api/profile?as=friend')).status).toBe(400);
    await ada.request('PUT', '/api/profile', { shown: 'nobody' });
    expect((await asStranger(ada)).status).toBe(404);
    expect([await look(ben), await look(ada)]).toEqual([404, 200]);
    const { body } = await eve.get<Statistics>('/api/games/toy/statistics');
    expect(statistics.parse(body)).toMatchObject({ game: 'toy', matches: 3, bySeats: [{ seats: 2, matches: 3, won: [0, 3] }] });
    expect(body.byPlays).toEqual([
      { plays: 'colour:blue', seats: 3, won: 3, expected: 1.5, points: 0 },
      { plays: 'colour:red', seats: 3, won: 0, expected: 1.5, points: 0 },
    ]);
    expect((await eve.get('/api/games/chess/statistics')).status).toBe(400);
    await ada.request('DELETE', '/api/player', { name: 'Ada' });
    expect(await look(ben)).toBe(404);
    expect((await own(ben)).history[0].seats.map((s) => s.name)).toEqual(['Ben', '']);
    expect((await (await Guest.arrive(server.port)).get('/api/profile')).body).toMatchObject({ code: 'notAPlayer' });
  });
});
