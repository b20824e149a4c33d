import { type CreateLeague, type League, type LeagueList, league, leagueList, limits, type RefusalBody } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roundRobin } from '../src/leagues/pairings.ts';
import { climbIn } from '../src/leagues/runner.ts';
import { challengeable, standingsOf } from '../src/leagues/standings.ts';
import type { FixtureRow, MemberRow } from '../src/storage/leagues.ts';
import { Guest, newOrderId } from './help/client.ts';
import { type TestServer, testServer } from './help/server.ts';

const DAY = 24 * 60 * 60_000;

describe('pairings', () => {
  it('let four meet each other once, in three rounds', () => {
    expect(roundRobin(4, 2)).toEqual([
      [
        [0, 3],
        [1, 2],
      ],
      [
        [0, 1],
        [2, 3],
      ],
      [
        [2, 0],
        [3, 1],
      ],
    ]);
  });

  it('let everybody meet everybody once at tables of two, and nobody twice in a round', () => {
    for (let members = 2; members <= limits.leagueMembers.roundRobin; members++) {
      const rounds = roundRobin(members, 2);
      expect(rounds).toHaveLength(members % 2 === 0 ? members - 1 : members);
      const met = rounds.flat().map((pair) => pair.toSorted((a, b) => a - b).join(' '));
      expect(new Set(met).size).toBe((members * (members - 1)) / 2);
      expect(met).toHaveLength((members * (members - 1)) / 2);
      for (const tables of rounds) expect(new Set(tables.flat()).size).toBe(tables.length * 2);
      const begun = Array.from({ length: members }, (_, m) => rounds.flat().filter(([first]) => first === m).length);
      expect(Math.max(...begun) - Math.min(...begun)).toBeLessThanOrEqual(1);
    }
  });

  it('seat everybody in each round at larger tables, none smaller than two, and spread who meets whom', () => {
    for (const seats of [3, 4]) {
      for (let members = 2; members <= limits.leagueMembers.roundRobin; members++) {
        const rounds = roundRobin(members, seats);
        for (const tables of rounds) {
          expect(tables.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: members }, (_, i) => i));
          for (const table of tables) expect([2, 3, 4].filter((size) => size <= seats)).toContain(table.length);
        }
        const meetings = (a: number, b: number): number => rounds.flat().filter((t) => t.includes(a) && t.includes(b)).length;
        const all = Array.from({ length: members }, (_, a) => Array.from({ length: a }, (_, b) => meetings(a, b))).flat();
        // Once is the aim; nobody sits with the same person in more than half of the rounds, or three times.
        expect(Math.max(...all)).toBeLessThanOrEqual(Math.max(3, Math.ceil(rounds.length / 2)));
      }
    }
    expect(roundRobin(1, 4)).toEqual([]);
  });
});

describe('tables of results', () => {
  const member = (n: number, place = n, more: Partial<MemberRow> = {}): MemberRow => ({
    ...{ member: n, identity: `i${n}`, name: `N${n}`, place, since: 1, leftIn: null },
    ...more,
  });
  const fixture = (status: FixtureRow['status'], ...seats: readonly (readonly [member: number, place: number | null])[]): FixtureRow => ({
    ...{ table: 't', league: 'l', season: 1, round: 1, due: 0, status },
    seats: seats.map(([m, place], seat) => ({ seat, member: m, place, points: 0 })),
  });

  it('count a point for everybody one stood above and half for a tie; who is level shares a place', () => {
    const fixtures = [
      fixture('played', [1, 1], [2, 2], [3, 2]),
      fixture('played', [2, 1], [4, 1]),
      fixture('missed', [1, null], [4, null]),
    ];
    const rows = standingsOf(
      { kind: 'roundRobin', season: 1 },
      [1, 2, 3, 4].map((n) => member(n)),
      fixtures,
    );
    expect(rows).toEqual([
      { member: 1, place: 1, played: 1, won: 1, score: 2 },
      { member: 2, place: 2, played: 2, won: 1, score: 1 },
      { member: 4, place: 3, played: 1, won: 1, score: 0.5 },
      { member: 3, place: 4, played: 1, won: 0, score: 0.5 },
    ]);
    const level = standingsOf({ kind: 'roundRobin', season: 1 }, [member(1), member(2)], []);
    expect(level.map((r) => r.place)).toEqual([1, 1]);
  });

  it('leave out whoever plays from the next season on, and keep whoever left after playing', () => {
    const members = [member(1), member(2, 2, { leftIn: 1 }), member(3, 3, { since: 2 }), member(4, 4, { leftIn: 1 })];
    const rows = standingsOf({ kind: 'roundRobin', season: 1 }, members, [fixture('played', [1, 2], [2, 1])]);
    expect(rows.map((r) => r.member)).toEqual([2, 1]);
  });

  it('of a ladder change when somebody beats somebody above, and only then', () => {
    const members = [member(7, 1), member(3, 2), member(5, 4), member(9, 5)];
    expect(climbIn(fixture('played', [9, 1], [3, 2]), members)).toEqual({ league: 'l', member: 9, from: 5, to: 2 });
    expect(climbIn(fixture('played', [3, 1], [9, 2]), members)).toBeUndefined();
    expect(climbIn(fixture('played', [9, 1], [3, 1]), members)).toBeUndefined();
    const five = [1, 2, 3, 4, 5].map((n) => member(n));
    expect(challengeable(five, [], 5)).toEqual([2, 3, 4]);
    expect(challengeable(five, [fixture('open', [4, null], [1, null])], 5)).toEqual([2, 3]);
    expect(challengeable(five, [fixture('open', [5, null], [4, null])], 5)).toEqual([]);
    expect(challengeable([...five.slice(0, 3), member(4, 4, { leftIn: 1 }), five[4]], [], 5)).toEqual([1, 2, 3]);
    expect(challengeable(five, [], 1)).toEqual([]);
  });
});

describe('a league', () => {
  let server: TestServer;
  let ahead = 0;
  const wall = (): number => Date.now() + ahead;
  beforeAll(async () => {
    server = await testServer({ wall });
  });
  afterAll(() => server.end());
  const player = async (name: string): Promise<Guest> => {
    const guest = await Guest.arrive(server.port);
    await guest.post('/api/player', { name, language: 'en', zone: 'UTC' });
    return guest;
  };
  const terms: CreateLeague = {
    ...{ title: 'Thursday', game: 'toy', kind: 'roundRobin', listed: true, seats: 2, days: 7, rated: true },
    clock: { kind: 'bank', bank: 3 * DAY, increment: DAY },
  };
  const make = async (who: Guest, more: Partial<CreateLeague> = {}): Promise<League> =>
    league.parse((await who.post<League>('/api/leagues', { ...terms, ...more })).body);
  const at = (id: string, what = ''): string => `/api/leagues/${id}${what}`;
  const look = async (who: Guest, id: string, season = ''): Promise<League> => league.parse((await who.get<League>(at(id, season))).body);
  const code = async (answer: Promise<{ readonly body: RefusalBody }>): Promise<string> => (await answer).body.code;
  /** Somebody gives up at the table where they sit with an open match. */
  const giveUp = async (loser: Guest, id: string): Promise<void> => {
    const { own, fixtures } = await look(loser, id);
    const open = fixtures.find((f) => f.status === 'open' && f.seats.some((s) => s.member === own));
    const seat = open?.seats.findIndex((s) => s.member === own) ?? -1;
    const line = await loser.connect({ table: open?.table ?? '', seat });
    await line.ask({ type: 'giveUp', id: newOrderId(), seat });
    line.close();
  };
  const until = async (who: Guest, id: string, ready: (league: League) => boolean): Promise<League> => {
    for (let i = 0; i < 100; i++) {
      const now = await look(who, id);
      if (ready(now)) return now;
      await new Promise((r) => setTimeout(r, 100));
    }
    throw new Error(`not yet: ${JSON.stringify(await look(who, id))}`);
  };

  it('plays a season of everybody against everybody, files it and begins another', async () => {
    const [ada, ben, cem, guest] = [await player('Ada'), await player('Ben'), await player('Cem'), await Guest.arrive(server.port)];
    const { id } = await make(ada);
    expect(await code(guest.post(at(id, '/join')))).toBe('notAPlayer');
    expect(await code(ada.post(at(id, '/start')))).toBe('tooFewMembers');
    for (const one of [ben, cem]) expect((await one.post(at(id, '/join'))).status).toBe(200);
    expect(await code(ben.post(at(id, '/start')))).toBe('notTheCreator');
    const begun = league.parse((await ada.post<League>(at(id, '/start'))).body);
    expect(begun).toMatchObject({ status: 'running', season: 1, round: 1, rounds: 3, own: 1, keeper: true });
    expect(begun.fixtures.map((f) => [f.round, f.status, f.seats.map((s) => s.member)])).toEqual([
      [1, 'open', [2, 3]],
      [2, 'planned', [1, 2]],
      [3, 'planned', [3, 1]],
    ]);
    expect(await code(ada.post(at(id, '/start')))).toBe('alreadyStarted');
    // Everybody sits where they should, and may be told so; nobody else can sit down there.
    const table = begun.fixtures[0].table ?? '';
    expect((await ben.get(`/api/tables/${table}`)).body).toMatchObject({
      table: { title: 'Thursday', status: 'playing', yours: [0], rated: true },
    });
    await giveUp(cem, id);
    const second = await until(ada, id, (l) => l.round === 2);
    expect(second.standings.map((s) => [s.name, s.place, s.played, s.score])).toEqual([
      ['Ben', 1, 1, 1],
      ['Ada', 2, 0, 0],
      ['Cem', 2, 1, 0],
    ]);
    // Nobody plays the second round in time.
    ahead += 8 * DAY;
    await until(ada, id, (l) => l.round === 3);
    await giveUp(ada, id);
    const over = await until(ada, id, (l) => l.season === 2);
    expect(over).toMatchObject({ status: 'gathering', round: 0, seasons: [{ season: 1 }], fixtures: [] });
    const archived = await look(guest, id, '?season=1');
    expect(archived.standings.map((s) => [s.name, s.place, s.played, s.won, s.score])).toEqual([
      ['Ben', 1, 1, 1, 1],
      ['Cem', 1, 2, 1, 1],
      ['Ada', 3, 1, 0, 0],
    ]);
    expect(archived.fixtures.map((f) => f.status)).toEqual(['played', 'missed', 'played']);
    expect((await guest.get(at(id, '?season=7'))).status).toBe(404);
    // A restart in the middle of a season changes nothing; whoever leaves is not waited for.
    await ada.post(at(id, '/start'));
    await ben.post(at(id, '/leave'));
    server = await server.restart();
    for (const one of [ada, ben, cem, guest]) Object.assign(one, { origin: `http://127.0.0.1:${server.port}` });
    await giveUp(cem, id);
    const last = await until(ada, id, (l) => l.round === 3);
    expect(last.fixtures.map((f) => f.status)).toEqual(['played', 'missed', 'open']);
    // What is deleted leaves its results, and the league goes to whoever has played longest.
    await ada.request('DELETE', '/api/player', { name: 'Ada' });
    const left = await look(cem, id);
    expect(left).toMatchObject({ keeper: true });
    expect(left.standings.map((s) => s.name)).toContain('Cem');
    expect(league.parse((await cem.post<League>(at(id, '/end'))).body)).toMatchObject({
      status: 'over',
      seasons: [{ season: 2 }, { season: 1 }],
    });
    expect((await look(cem, id, '?season=1')).standings.map((s) => s.name)).toEqual(['Ben', 'Cem', '']);
  });

  it('of the ladder kind lets one climb by beating those a few places above', async () => {
    const people = [await player('Ada'), await player('Ben'), await player('Cem'), await player('Dan'), await player('Eve')];
    const { id } = await make(people[0], { kind: 'ladder', rated: false });
    for (const one of people.slice(1)) await one.post(at(id, '/join'));
    const [ada, , cem, , eve] = people;
    const hers = await look(eve, id);
    expect(hers.standings.map((s) => [s.name, s.challenge])).toEqual([
      ['Ada', false],
      ['Ben', true],
      ['Cem', true],
      ['Dan', true],
      ['Eve', false],
    ]);
    expect(await code(eve.post(at(id, '/challenge'), { member: 1 }))).toBe('mayNotChallenge');
    expect(await code(ada.post(at(id, '/challenge'), { member: 2 }))).toBe('mayNotChallenge');
    const made = league.parse((await eve.post<League>(at(id, '/challenge'), { member: 2 })).body);
    expect(made.fixtures).toMatchObject([{ round: 1, status: 'open', seats: [{ member: 2 }, { member: 5 }] }]);
    expect(await code(eve.post(at(id, '/challenge'), { member: 3 }))).toBe('mayNotChallenge');
    expect(await code(cem.post(at(id, '/challenge'), { member: 2 }))).toBe('mayNotChallenge');
    await giveUp(people[1], id);
    const after = await until(eve, id, (l) => l.fixtures.every((f) => f.status === 'played'));
    expect(after.standings.map((s) => s.name)).toEqual(['Ada', 'Eve', 'Ben', 'Cem', 'Dan']);
    // A challenge nobody answers changes nothing, and a season ends by the calendar.
    await cem.post(at(id, '/challenge'), { member: 5 });
    ahead += 8 * DAY;
    const missed = await until(eve, id, (l) => l.fixtures.every((f) => f.status !== 'open'));
    expect(missed.standings.map((s) => s.name)).toEqual(['Ada', 'Eve', 'Ben', 'Cem', 'Dan']);
    ahead += 90 * DAY;
    const next = await until(eve, id, (l) => l.season === 2);
    expect(next).toMatchObject({ status: 'running', fixtures: [], seasons: [{ season: 1 }] });
    expect(next.standings.map((s) => [s.name, s.played])).toContainEqual(['Eve', 0]);
    expect((await look(eve, id, '?season=1')).standings.map((s) => [s.place, s.name, s.won])).toEqual([
      [1, 'Ada', 0],
      [2, 'Eve', 1],
      [3, 'Ben', 0],
      [4, 'Cem', 0],
      [5, 'Dan', 0],
    ]);
  });

  it('is found by everybody where it is listed, made by players only, and not in heaps', async () => {
    const [ada, guest] = [await player('Ada'), await Guest.arrive(server.port)];
    expect(await code(guest.post('/api/leagues', terms))).toBe('notAPlayer');
    expect(await code(ada.post('/api/leagues', { ...terms, kind: 'ladder', seats: 3 }))).toBe('seats');
    expect(await code(ada.post('/api/leagues', { ...terms, game: 'chess' }))).toBe('unknownGame');
    expect(await code(ada.post('/api/leagues', { ...terms, days: 0 }))).toBe('badMessage');
    const open = await make(ada, { title: 'For all' });
    const closed = await make(ada, { title: 'By link', listed: false });
    await make(ada);
    expect(await code(ada.post('/api/leagues', terms))).toBe('tooManyLeagues');
    const listOf = async (who: Guest) => leagueList.parse((await who.get<LeagueList>('/api/leagues')).body).leagues;
    expect((await listOf(guest)).map((l) => l.id)).toContain(open.id);
    expect((await listOf(guest)).map((l) => l.id)).not.toContain(closed.id);
    expect((await listOf(ada)).find((l) => l.id === closed.id)).toMatchObject({ own: true, members: 1 });
    expect((await look(guest, closed.id)).title).toBe('By link');
    expect((await guest.get(at('x'.repeat(22)))).status).toBe(404);
  });
});
