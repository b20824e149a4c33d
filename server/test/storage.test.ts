import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FixtureRow, LeagueRow } from '../src/storage/leagues.ts';
import { openStorage } from '../src/storage/open.ts';
import type { NewAct, Notice, Storage, TableRow } from '../src/storage/storage.ts';
import { startPostgres, type TestPostgres } from './help/postgres.ts';

let tables = 0;
const row = (more: Partial<TableRow> = {}): TableRow => ({
  id: `table-${String(++tables).padStart(16, '0')}`,
  title: 'Ünïcode 🚀 table',
  game: 'toy',
  terms: '{}',
  commitment: 'c',
  creator: 'anna',
  listed: true,
  imported: false,
  network: null,
  created: 1_700_000_000_000,
  seq: 0,
  status: 'gathering',
  summary: '{}',
  botDue: false,
  timeout: null,
  rules: 1,
  updated: 1_700_000_000_000,
  ...more,
});
const act = (table: string, seq: number, more: Partial<NewAct['now']> = {}, member?: NewAct['member']): NewAct => ({
  table,
  act: JSON.stringify({ seq, text: 'nul \u0000 and "quotes"' }),
  now: {
    seq,
    status: 'playing',
    summary: `{"n":${seq}}`,
    botDue: false,
    timeout: null,
    rules: 1,
    updated: 1_700_000_000_000 + seq,
    ...more,
  },
  ...(member === undefined ? {} : { member }),
});

/** Everything the server relies on, the same for every kind of storage. `open` opens the same data again each time. */
function contract(name: string, open: () => Promise<Storage>): void {
  describe(`storage contract: ${name}`, () => {
    let storage: Storage;
    beforeAll(async () => {
      storage = await open();
    });
    afterAll(() => storage.close());

    it('keeps a table and who holds its seats', async () => {
      const table = row({ timeout: 5, botDue: true });
      await storage.createTable(table, '{}', [
        { seat: 0, identity: 'anna' },
        { seat: 2, identity: 'bert' },
      ]);
      expect(await storage.table(table.id)).toEqual(table);
      expect(await storage.setup(table.id)).toBe('{}');
      expect(await storage.members(table.id)).toEqual([
        { seat: 0, identity: 'anna' },
        { seat: 2, identity: 'bert' },
      ]);
      expect(await storage.table('nowhere')).toBeUndefined();
      await expect(storage.createTable(table, '{}', [])).rejects.toThrow();
    });

    it('creates a table with its members or not at all', async () => {
      const table = row();
      const twice = { seat: 0, identity: 'anna' };
      await expect(storage.createTable(table, '{}', [twice, twice])).rejects.toThrow();
      expect(await storage.table(table.id)).toBeUndefined();
    });

    it('keeps shared matches for whoever has the id, until nobody looks any more', async () => {
      const { shares } = storage;
      const DAY = 24 * 60 * 60_000;
      const share = { owner: 'sara', network: 'n', game: 'toy', title: 'Ünï', seats: '[]', over: true, save: 'packed', made: 100 * DAY };
      await shares.put({ ...share, id: 's1' });
      await shares.put({ ...share, id: 's1', title: 'other' });
      await shares.put({ ...share, id: 's2', over: false, made: 101 * DAY });
      expect(await shares.share('s1', 100 * DAY)).toEqual({ ...share, id: 's1' });
      expect((await shares.of('sara')).map((s) => [s.id, s.over])).toEqual([
        ['s1', true],
        ['s2', false],
      ]);
      expect(await shares.count('sara', 'n', 100 * DAY)).toEqual({ own: 2, from: 1 });
      expect(await shares.count('anna', 'm', 0)).toEqual({ own: 0, from: 0 });
      expect([await shares.drop('s2', 'anna'), await shares.drop('s2', 'sara'), await shares.share('s2', 0)]).toEqual([
        false,
        true,
        undefined,
      ]);
      // Somebody looked at it in between.
      await shares.share('s1', 300 * DAY);
      expect([await shares.dropOld(300 * DAY), await shares.dropOld(300 * DAY + 1)]).toEqual([0, 1]);
      await shares.put({ ...share, id: 's3' });
      await storage.players.forget('sara');
      expect(await shares.of('sara')).toEqual([]);
    });

    it('keeps one plan for a seat, for whoever holds it, until it has ended', async () => {
      const { plans } = storage;
      const table = row();
      await storage.createTable(table, '{}', [{ seat: 1, identity: 'pia' }]);
      const plan = { table: table.id, seat: 1, identity: 'pia', id: 'p1', steps: '[1]', made: 5 };
      await plans.put(plan);
      await plans.put({ ...plan, id: 'p2', steps: '[2]' });
      expect(await plans.at(table.id)).toEqual([{ ...plan, id: 'p2', steps: '[2]', played: 0, ended: null }]);
      await plans.note({ ...plan, id: 'p1' }, 1, 'dropped');
      expect(await plans.of(table.id, 1, 'pia')).toMatchObject({ id: 'p2', played: 0, ended: null });
      expect(await plans.of(table.id, 1, 'anna')).toBeUndefined();
      await plans.note({ ...plan, id: 'p2' }, 1, null);
      await plans.note({ ...plan, id: 'p2' }, 2, 'played');
      await plans.note({ ...plan, id: 'p2' }, 3, 'dropped');
      expect([await plans.at(table.id), await plans.of(table.id, 1, 'pia')]).toMatchObject([[], { played: 2, ended: 'played' }]);
      await plans.put(plan);
      await plans.drop(table.id, 1, 'anna');
      expect(await plans.at(table.id)).toHaveLength(1);
      await plans.drop(table.id, 1, 'pia');
      await plans.put(plan);
      await storage.dropTable(table.id, 0);
      expect(await plans.of(table.id, 1, 'pia')).toBeUndefined();
      await plans.put(plan);
      await storage.players.forget('pia');
      expect(await plans.of(table.id, 1, 'pia')).toBeUndefined();
    });

    it('keeps who is asked to a table, with a letter for each channel, in one go with the table or by itself', async () => {
      const { invitations, outbox } = storage;
      const channel = { kind: 'hook', target: '{}', label: 'l', origin: 'o', made: 1 } as const;
      await outbox.addChannel({ ...channel, id: 'ina 1', identity: 'ina', confirm: null });
      await outbox.addChannel({ ...channel, id: 'ina 2', identity: 'ina', confirm: 'not yet' });
      const [table, other] = [row(), row()];
      const ask = { identity: 'ina', maker: 'anna', seat: null, made: 50, until: 90 };
      await storage.createTable(
        table,
        '{}',
        [{ seat: 0, identity: 'anna' }],
        [{ ...ask, seat: 1, table: table.id, rematch: true, due: 60 }],
      );
      const mine = async (at: number) => (await outbox.due(at, 99)).filter((l) => l.channel.identity === 'ina');
      expect(await mine(59)).toEqual([]);
      expect(await mine(60)).toMatchObject([{ table: table.id, kind: 'rematch', at: 0, channel: { id: 'ina 1' } }]);
      // Where the table is there already, nobody is asked to it again.
      await expect(
        storage.createTable(table, '{}', [], [{ ...ask, identity: 'ida', table: table.id, rematch: true, due: 60 }]),
      ).rejects.toThrow();
      expect((await invitations.at(table.id)).map((i) => [i.identity, i.seat])).toEqual([['ina', 1]]);
      // A seat is kept as long as the question stands.
      expect([[...(await invitations.kept(table.id, 89))], [...(await invitations.kept(table.id, 90))]]).toEqual([[[1, 'ina']], []]);
      await storage.createTable(other, '{}', []);
      await invitations.put({ ...ask, seat: 2, table: other.id, rematch: false, made: 51 }, 61);
      expect([...(await invitations.kept(other.id, 60))]).toEqual([[2, 'ina']]);
      await invitations.put({ ...ask, table: other.id, rematch: false, made: 52 }, 62);
      expect((await mine(70)).map((l) => [l.table, l.kind])).toEqual([
        [table.id, 'rematch'],
        [other.id, 'invite'],
      ]);
      // Somebody who does not want to hear of it has a row and no letter.
      await outbox.addChannel({ ...channel, id: 'ida 1', identity: 'ida', confirm: null });
      await invitations.put({ ...ask, table: other.id, identity: 'ida', rematch: false }, null);
      expect((await outbox.due(99, 99)).filter((l) => l.channel.identity === 'ida')).toEqual([]);
      const open = async (now: number) => (await invitations.open('ina', now, 9)).map((i) => i.table);
      expect(await open(89)).toEqual([other.id, table.id]);
      expect(await open(90)).toEqual([]);
      expect((await storage.seenIn([other.id]))[0]?.identities.toSorted()).toEqual(['anna', 'ida', 'ina']);
      expect([await invitations.decline(other.id, 'ina'), await invitations.decline(other.id, 'ivo')]).toEqual([true, false]);
      expect(await open(60)).toEqual([table.id]);
      expect([...(await invitations.kept(other.id, 60))]).toEqual([]);
      expect([await invitations.countBy('anna', 50), await invitations.countBy('anna', 51)]).toEqual([2, 1]);
      // Who sits there has answered; so has who asked, when the match begins.
      await storage.append(act(table.id, 1, { status: 'gathering' }, { seat: 1, identity: 'ina' }));
      expect(await open(60)).toEqual([]);
      await storage.dropTable(table.id, 1);
      expect(await invitations.at(table.id)).toEqual([]);
      await storage.players.forget('ina');
      expect((await invitations.at(other.id)).map((i) => i.identity)).toEqual(['ida']);
    });

    it('lets a player leave under no name, come back to it, and finds whoever has left for good', async () => {
      const { players, results } = storage;
      const lea = { identity: 'lea', avatar: 1, language: 'en', zone: 'UTC', recoveryAt: 1, created: 1 };
      await storage.nameGuest('lea', 'Lea', 1);
      await players.add(lea, 'words of lea', { device: 'lea', identity: 'lea', label: '', came: 'first', added: 1, seen: 1 });
      const [table, called] = [row({ creator: 'lea' }), row({ creator: 'lea', title: 'Lea' })];
      await storage.createTable(table, '{}', [{ seat: 0, identity: 'lea' }]);
      await storage.createTable(called, '{}', []);
      await storage.addChat(table.id, { time: 1, seat: 0, name: 'Lea', text: 'hi' }, 'a', 1);
      const match = { table: table.id, game: 'leaving', began: 1, ended: 2, seats: 2, rated: false, listed: true, moves: 3 };
      const result = { place: 1, points: 1, gain: null, plays: null, turn: null };
      await results.note(
        match,
        [
          { ...result, seat: 0, who: 'lea', name: 'Lea' },
          { ...result, seat: 1, who: null, name: 'Guest' },
        ],
        [],
      );
      const names = async () => [
        await storage.guestName('lea'),
        (await storage.chat(table.id, 0, 9))[0]?.name,
        (await results.outcomeOf(table.id))?.map((r) => r.name).join(),
        (await storage.table(table.id))?.title,
        (await storage.table(called.id))?.title,
      ];
      const before = await names();
      await players.leave('lea', 'Lea', 100);
      await players.leave('lea', '', 900);
      expect(await names()).toEqual([undefined, '', ',Guest', table.title, '']);
      expect((await players.player('lea'))?.leaving).toEqual({ name: 'Lea', at: 100 });
      expect([await players.left(99, 9), await players.left(100, 9)]).toEqual([[], ['lea']]);
      await players.stay('lea', 'Lea');
      expect([await names(), await players.left(100, 9), (await players.player('lea'))?.leaving]).toEqual([before, [], null]);
    });

    it('keeps vacations, private notes, blocks and who was sent away, each for whoever they are of', async () => {
      const { life } = storage;
      const days = { first: '2026-12-21', last: '2026-12-28', since: 5, until: 9 };
      await life.putVacation('vera', days);
      await life.putVacation('vera', { ...days, last: '2026-12-24', until: 7 });
      await life.putVacation('vera', { ...days, first: '2026-02-01', since: 1, until: 2 });
      expect(await life.vacations('vera')).toMatchObject([{ first: '2026-02-01' }, { last: '2026-12-24', until: 7 }]);
      await life.dropVacation('vera', '2026-02-01');
      expect([(await life.vacations('vera')).length, await life.vacations('anna')]).toEqual([1, []]);
      const table = row({ creator: 'vera' });
      await storage.createTable(table, '{}', [{ seat: 0, identity: 'vera' }]);
      await life.putOwn('vera', table.id, { note: 'Ünï', hidden: true });
      expect(await life.own('vera', table.id)).toEqual({ note: 'Ünï', hidden: true });
      expect(await life.own('anna', table.id)).toEqual({ note: '', hidden: false });
      expect(await storage.tablesOf('vera', 10)).toEqual([]);
      await life.putOwn('vera', table.id, { note: 'Ünï', hidden: false });
      expect([...(await life.notes('vera')).values(), (await storage.tablesOf('vera', 10)).length]).toEqual(['Ünï', 1]);
      await life.block('vera', 'bert', 3);
      await life.block('vera', 'bert', 4);
      await life.kick(table.id, 'carl');
      expect([await life.blocked('vera'), await life.blockedBy('bert')]).toEqual([['bert'], ['vera']]);
      expect(await Promise.all(['anna', 'bert', 'carl'].map((who) => life.welcome(table.id, 'vera', who)))).toEqual([true, false, false]);
      await life.unblock('vera', 'bert');
      expect(await life.welcome(table.id, 'vera', 'bert')).toBe(true);
      await storage.dropTable(table.id, 0);
      expect([await life.own('vera', table.id), await life.welcome(table.id, 'vera', 'carl')]).toEqual([{ note: '', hidden: false }, true]);
      await life.block('vera', 'bert', 3);
      await storage.players.forget('bert');
      expect(await life.blocked('vera')).toEqual([]);
      await storage.players.forget('vera');
      expect(await life.vacations('vera')).toEqual([]);
    });

    it('notes matches once, with results, ratings and profiles', async () => {
      const { results } = storage;
      const table = row({ status: 'over', creator: 'rita', updated: 2_000_000_000_000 });
      await storage.createTable(table, '{}', [{ seat: 0, identity: 'rita' }]);
      expect(await results.unnoted(1_999_999_999_999, 10)).toEqual([table.id]);
      const match = { table: table.id, game: 'toy', began: 1, ended: 2, seats: 2, rated: true, listed: true, moves: 9 };
      const seats = [
        { seat: 0, who: 'rita', name: 'Rita', place: 1, points: 7, gain: 12, plays: 'faction:red', turn: 5_000_000_000 },
        { seat: 1, who: 'bot:cadet', name: 'B', place: 2, points: -3, gain: null, plays: null, turn: null },
      ];
      await results.note(match, seats, [{ who: 'rita', mu: 26.5, sigma: 8.1, matches: 1 }]);
      await expect(results.note(match, seats, [])).rejects.toThrow();
      expect(await results.unnoted(1_999_999_999_999, 10)).toEqual([]);
      expect(await results.history('rita', 5)).toEqual([{ match, results: seats, kept: true }]);
      expect([await results.outcomeOf(table.id), await results.outcomeOf('nothing of the kind')]).toEqual([seats, undefined]);
      expect(await results.ratings('toy', ['rita', 'nobody'])).toEqual([{ who: 'rita', mu: 26.5, sigma: 8.1, matches: 1 }]);
      await results.note({ ...match, table: 'gone' }, [], [{ who: 'rita', mu: 27, sigma: 8, matches: 2 }]);
      expect(await results.ratingsOf('rita')).toEqual([{ game: 'toy', who: 'rita', mu: 27, sigma: 8, matches: 2 }]);
      expect(await results.publicResults('toy', 5)).toEqual([{ match, results: seats }]);
      // Of the one without a result nobody knows how long it would have been.
      const lengths = async (within: number) => (await results.lengths(within, 9)).filter((l) => l.game === 'toy');
      expect([await lengths(1), await lengths(0)]).toEqual([[{ game: 'toy', seats: 2, length: 1 }], []]);
      expect([await results.met('rita', 'bot:cadet'), await results.met('rita', 'anna')]).toEqual([true, false]);
      expect(await results.profileOf('rita', 'handle-of-rita-0')).toMatchObject({ handle: 'handle-of-rita-0', shown: 'played' });
      expect(await results.ladder('toy', 1, 5)).toEqual([]);
      await results.show({ ...(await results.profileOf('rita', '')), shown: 'everybody', online: 'nobody' });
      expect(await results.ladder('toy', 1, 5)).toMatchObject([{ who: 'rita' }]);
      expect(await results.profileByHandle('handle-of-rita-0')).toMatchObject({ identity: 'rita', shown: 'everybody' });
      await storage.dropTable(table.id, 0);
      expect((await results.history('rita', 5))[0].kept).toBe(false);
      await storage.players.forget('rita');
      expect([
        await results.ratingsOf('rita'),
        await results.history('rita', 5),
        await results.profileByHandle('handle-of-rita-0'),
      ]).toEqual([[], [], undefined]);
    });

    it('keeps who wants whom for a friend: friends want each other, and see what each of them lets be seen', async () => {
      const { friends, players, outbox, results, life } = storage;
      const person = { avatar: 1, language: 'en', zone: 'UTC', recoveryAt: null, created: 1 } as const;
      for (const [identity, seen] of [
        ['fay', 100],
        ['fin', 300],
        ['flo', 300],
      ] as const) {
        const device = { device: `${identity} device`, identity, label: '', came: 'first', added: 1, seen } as const;
        await players.add({ ...person, identity }, `words of ${identity}`, device);
        await outbox.addChannel({
          ...{ id: `${identity} hook`, identity, kind: 'hook', target: '{}', label: 'l', origin: 'o', made: 1 },
          confirm: null,
        });
      }
      await friends.say('fay', 'fin', true, 10);
      await friends.say('flo', 'fay', true, 20);
      expect(await friends.of('fay', 9)).toEqual([
        { other: 'flo', is: 'asks' },
        { other: 'fin', is: 'asked' },
      ]);
      expect([await friends.of('fin', 9), await friends.between('fay', 'fin')]).toEqual([[{ other: 'fay', is: 'asks' }], 'asked']);
      await friends.say('fin', 'fay', true, 30);
      await friends.say('fay', 'flo', false, 40);
      expect(await friends.of('fay', 9)).toEqual([{ other: 'fin', is: 'friends' }]);
      expect(await friends.of('flo', 9)).toEqual([{ other: 'fay', is: 'asked' }]);
      const pairs = ['fay fin', 'fin fay', 'flo fay', 'fay flo'].map((two) => two.split(' '));
      expect(await Promise.all(pairs.map(([one, other]) => friends.between(one, other)))).toEqual([
        'friends',
        'friends',
        'asked',
        undefined,
      ]);
      expect([await friends.countWanted('fay', 10), await friends.countWanted('fay', 11)]).toEqual([
        { all: 1, lately: 1 },
        { all: 1, lately: 0 },
      ]);
      expect([await friends.playing('fay'), await friends.playing('flo')]).toEqual([['fin'], []]);
      expect([[...(await friends.online('fay', 300))], [...(await friends.online('fay', 301))]]).toEqual([['fin'], []]);
      // A page that stays open counts as being here.
      await players.sawDevices(['fin device', 'nobody’s'], 1_000_000);
      expect([...(await friends.online('fay', 1_000_000))]).toEqual(['fin']);
      // A table with room is told to friends, in one go with it.
      const table = row({ creator: 'fay', listed: true, created: 50 });
      await storage.createTable(table, '{}', [{ seat: 0, identity: 'fay' }], [], 60);
      const told = async (at: number) => (await outbox.due(at, 99)).filter((l) => l.table === table.id);
      expect([await told(59), (await told(60)).map((l) => [l.kind, l.channel.id, l.made])]).toEqual([[], [['friend', 'fin hook', 50]]]);
      // What is said is told to the others who sit there, once an hour.
      await storage.append(act(table.id, 1, { status: 'gathering' }, { seat: 1, identity: 'flo' }));
      for (const time of [3_600_000, 3_600_001]) {
        const line = { time, seat: 0, name: 'Fay', text: 'hello' };
        for (let sent = 0; sent < 2; sent++) await storage.addChat(table.id, line, `${time}`, time + 5);
      }
      const said = (await told(7_000_000)).filter((l) => l.kind === 'said');
      expect(said.map((l) => [l.channel.id, l.seat, l.at, l.due])).toEqual([['flo hook', 1, 1, 3_600_005]]);
      // Somebody keeps it to themselves, blocks, and goes.
      await results.show({ ...(await results.profileOf('fin', 'handle-of-fin-00')), running: 'nobody', online: 'nobody' });
      expect([await friends.playing('fay'), [...(await friends.online('fay', 1_000_000))]]).toEqual([[], []]);
      await life.block('fin', 'fay', 70);
      expect([await friends.of('fin', 9), await friends.of('fay', 9)]).toEqual([[], [{ other: 'fin', is: 'asked' }]]);
      await players.forget('fin');
      expect([await friends.of('fay', 9), await friends.countWanted('fay', 0)]).toEqual([[], { all: 0, lately: 0 }]);
    });

    it('keeps leagues, their members, matches and seasons', async () => {
      const { leagues } = storage;
      const league: LeagueRow = {
        ...{
          id: 'league-of-the-contract-',
          title: 'Thursday',
          game: 'toy',
          kind: 'roundRobin',
          terms: '{"days":7}',
          creator: 'lena',
          network: 'n',
        },
        ...{ listed: true, status: 'gathering', season: 1, round: 0, due: null, created: 5, updated: 5 },
      };
      await leagues.create(league);
      await storage.nameGuest('lena', 'Lena', 1);
      expect(await leagues.league(league.id)).toEqual(league);
      expect([await leagues.join(league.id, 'max', 1, 3), await leagues.join(league.id, 'max', 1, 3)]).toEqual([true, true]);
      expect([await leagues.join(league.id, 'nora', 1, 3), await leagues.join(league.id, 'otto', 1, 3)]).toEqual([true, false]);
      expect(await leagues.members(league.id)).toEqual([
        { member: 1, identity: 'lena', name: 'Lena', place: 1, since: 1, leftIn: null },
        { member: 2, identity: 'max', name: '', place: 2, since: 1, leftIn: null },
        { member: 3, identity: 'nora', name: '', place: 3, since: 1, leftIn: null },
      ]);
      await leagues.leave(league.id, 'nora', 1);
      expect([await leagues.countJoined('nora'), await leagues.countJoined('max'), await leagues.countMadeBy('lena')]).toEqual([0, 1, 1]);
      expect([await leagues.countMadeFrom('n', 5), await leagues.countMadeFrom('n', 6)]).toEqual([1, 0]);
      expect((await leagues.list('max', 5)).map((l) => [l.id, l.members, l.own])).toEqual([[league.id, 2, true]]);
      expect((await leagues.list(null, 5)).map((l) => l.own)).toEqual([false]);

      const fixture = (table: string, round: number, status: FixtureRow['status']): FixtureRow => ({
        ...{ table, league: league.id, season: 1, round, due: 100 * round, status },
        seats: [
          { seat: 0, member: 1, place: null, points: null },
          { seat: 1, member: 2, place: null, points: null },
        ],
      });
      await leagues.begin(league.id, [fixture('round one', 1, 'planned'), fixture('round two', 2, 'planned')], 10);
      await expect(leagues.begin(league.id, [fixture('round one', 1, 'planned')], 11)).rejects.toThrow();
      expect((await leagues.waiting(10, 5)).map((l) => l.id)).toEqual([league.id]);
      const running = { ...league, status: 'running' as const };
      await leagues.openRound(running, 1, 150, []);
      expect(await leagues.waiting(10, 5)).toEqual([]);
      expect(await leagues.fixture('round one')).toEqual({ ...fixture('round one', 1, 'open'), due: 150 });
      expect((await leagues.unlaid(5)).map((f) => f.table)).toEqual(['round one']);
      // Nobody plays two matches of a league at a time.
      expect(await leagues.challenge(fixture('a challenge', 3, 'open'))).toBe(false);
      expect(await leagues.fixtures(league.id, 1)).toHaveLength(2);
      expect([await leagues.ended(150, 5), await leagues.ended(151, 5)]).toEqual([[], ['round one']]);
      const played = [
        { seat: 0, member: 1, place: 2, points: 4 },
        { seat: 1, member: 2, place: 1, points: 9 },
      ];
      await leagues.close('round one', 'played', played, { league: league.id, member: 2, from: 2, to: 1 });
      expect((await leagues.members(league.id)).map((m) => [m.member, m.place])).toEqual([
        [2, 1],
        [1, 2],
        [3, 3],
      ]);
      expect(await leagues.fixture('round one')).toMatchObject({ status: 'played', seats: played });
      const standings = [
        { member: 2, place: 1, played: 1, won: 1, score: 1 },
        { member: 1, place: 2, played: 1, won: 0, score: 0.5 },
      ];
      await leagues.archive(running, standings, { status: 'gathering', due: null }, 20);
      expect(await leagues.league(league.id)).toMatchObject({ season: 2, round: 0, status: 'gathering' });
      expect([await leagues.seasons(league.id), await leagues.standings(league.id, 1)]).toEqual([[{ season: 1, ended: 20 }], standings]);
      expect(await leagues.fixture('round two')).toMatchObject({ status: 'missed' });
      // Who is forgotten leaves a place without a name.
      await storage.players.forget('lena');
      expect((await leagues.members(league.id)).find((m) => m.member === 1)).toMatchObject({ identity: null, name: '', leftIn: 0 });
      expect(await leagues.league(league.id)).toMatchObject({ creator: '' });
      await leagues.end(league.id, 30);
      expect(await leagues.league(league.id)).toMatchObject({ status: 'over', updated: 30 });
      await leagues.create({ ...league, id: 'a league nobody came to', updated: 5 });
      expect([await leagues.dropStale(5), await leagues.dropStale(6)]).toEqual([0, 1]);
      expect([await leagues.league('a league nobody came to'), (await leagues.league(league.id))?.id]).toEqual([undefined, league.id]);
    });

    it('knows which tables have begun and are kept', async () => {
      const [gathers, plays] = [row(), row({ status: 'playing' })];
      for (const table of [gathers, plays]) await storage.createTable(table, '{}', []);
      expect(await storage.keptOf([gathers.id, plays.id, 'no such table'])).toEqual(new Set([plays.id]));
      expect((await storage.runningTables(1_000)).map((t) => t.id)).toContain(plays.id);
      expect((await storage.runningTables(1_000)).every((t) => t.listed && t.status === 'playing')).toBe(true);
      // A league's tables are for those who play in it.
      const league = row({ creator: 'league:thursday', updated: 3_000_000_000_000 });
      await storage.createTable(league, '{}', []);
      expect((await storage.openTables(1_000)).some((t) => t.id === league.id)).toBe(false);
    });

    it('knows at how many tables somebody is asked, and who should look at a lobby again', async () => {
      const asked = row({ status: 'playing', summary: '{"waiting":[1]}', listed: false });
      const asleep = row({ status: 'playing', summary: '{"waiting":[1],"asleep":true}' });
      const open = row({ summary: '{"waiting":[]}', creator: 'dora' });
      for (const table of [asked, asleep, open]) {
        await storage.createTable(table, '{}', [
          { seat: 0, identity: 'elsa' },
          { seat: 1, identity: 'fritz' },
        ]);
      }
      expect(await storage.countWaiting('fritz')).toBe(1);
      expect(await storage.countWaiting('elsa')).toBe(0);
      const seen = await storage.seenIn([asked.id, open.id, 'nowhere']);
      expect(seen.map(({ identities, ...rest }) => ({ ...rest, identities: identities.toSorted() }))).toEqual(
        expect.arrayContaining([
          { id: asked.id, listed: false, status: 'playing', identities: ['anna', 'elsa', 'fritz'] },
          { id: open.id, listed: true, status: 'gathering', identities: ['dora', 'elsa', 'fritz'] },
        ]),
      );
      expect(seen).toHaveLength(2);
      expect(await storage.seenIn([])).toEqual([]);
    });

    it('keeps what an act has to tell with the act, once for each good channel and occasion, or not at all', async () => {
      const { outbox } = storage;
      const table = row();
      await storage.createTable(table, '{}', []);
      const channel = (id: string, identity: string, confirm: string | null = null) =>
        outbox.addChannel({ id, identity, kind: 'hook', target: '{}', label: id, origin: 'http://o', made: 1, confirm });
      await channel('c1', 'cleo');
      await channel('c2', 'cleo');
      await channel('c3', 'cleo', 'a hash');
      const asks = (at: number, due: number) => [{ identity: 'cleo', seat: 1, kind: 'turn' as const, at, due }];
      expect(await storage.append({ ...act(table.id, 1), asks: [...asks(1, 10), { ...asks(1, 10)[0], identity: 'without' }] })).toBe(true);
      // The number is taken: nothing of this one is kept.
      expect(await storage.append({ ...act(table.id, 1), asks: asks(7, 10) })).toBe(false);
      // The same occasion again, after an undo.
      expect(await storage.append({ ...act(table.id, 2), asks: asks(1, 5) })).toBe(true);
      expect(await outbox.due(9, 10)).toEqual([]);
      const due = await outbox.due(10, 10);
      expect(due.map((l) => [l.channel.id, l.at, l.due, l.attempts])).toEqual([
        ['c1', 1, 10, 0],
        ['c2', 1, 10, 0],
      ]);
      const [first, second] = due;
      expect(await outbox.take(first, 100)).toBe(true);
      expect(await outbox.take(first, 100)).toBe(false);
      expect((await outbox.due(10, 10)).map((l) => l.channel.id)).toEqual(['c2']);
      expect((await outbox.due(100, 10)).map((l) => [l.channel.id, l.attempts])).toContainEqual(['c1', 1]);
      await outbox.finish(first, 1, 50);
      expect(await outbox.sentSince('c1', 50)).toBe(1);
      expect(await outbox.sentSince('c1', 51)).toBe(0);
      await outbox.withdraw(table.id, 'cleo', 60);
      expect(await outbox.due(1000, 10)).toEqual([]);
      expect(await outbox.outdated(second)).toBe(false);
      expect(await storage.append({ ...act(table.id, 3), asks: asks(9, 70) })).toBe(true);
      expect(await outbox.outdated(second)).toBe(true);
      expect(await outbox.confirm('a hash')).toBe(true);
      expect(await outbox.confirm('a hash')).toBe(false);
      expect(await outbox.dropChannel('c2', 'somebody')).toBe(false);
      expect(await outbox.dropChannel('c2', 'cleo')).toBe(true);
      expect((await outbox.due(1000, 10)).map((l) => l.channel.id)).toEqual(['c1']);
      await outbox.noteFailures('c1', 3);
      expect((await outbox.channels('cleo')).map((c) => [c.id, c.failures, c.confirm])).toEqual([
        ['c1', 3, null],
        ['c3', 0, null],
      ]);
      expect(await outbox.wishes('cleo')).toBeNull();
      // A guest's device joins a player, with the ways to reach them and what is to be told.
      await outbox.setWishes('cleo', '0');
      const player = { device: 'cleo', identity: 'cleopatra', label: '', came: 'words' as const, added: 1, seen: 1 };
      expect(await storage.players.join(player)).toBe(true);
      expect((await outbox.channels('cleopatra')).map((c) => c.id)).toEqual(['c1', 'c3']);
      expect(await outbox.wishes('cleopatra')).toBe('0');
      const [moved] = await outbox.due(1000, 10);
      expect(await outbox.take(moved, moved.due)).toBe(true);
      await storage.players.forget('cleopatra');
      expect(await outbox.channels('cleopatra')).toEqual([]);
      expect(await outbox.due(1000, 10)).toEqual([]);
      await channel('c1', 'cleo');
      expect(await storage.append({ ...act(table.id, 4), asks: asks(11, 80) })).toBe(true);
      await outbox.setWishes('cleo', '1');
      await outbox.setWishes('cleo', '2');
      expect((await outbox.due(1000, 10))[0].wishes).toBe('2');
      expect(await storage.dropTable(table.id, 4)).toBe(true);
      expect(await outbox.due(1000, 10)).toEqual([]);
      await outbox.tidy(1000);
    });

    it('tells people of what asks them from the moment they can be reached', async () => {
      const { outbox } = storage;
      const table = row();
      await storage.createTable(table, '{}', []);
      const asks = (at: number) => [{ identity: 'nobody yet', seat: 1, kind: 'turn' as const, at, due: 10 }];
      const told = async () => (await outbox.due(10, 10)).map((l) => l.at);
      expect(await storage.append({ ...act(table.id, 1), asks: asks(1) })).toBe(true);
      const channel = { identity: 'nobody yet', kind: 'hook', target: '{}', label: '', origin: 'http://o', made: 1 } as const;
      await outbox.addChannel({ ...channel, id: 'n1', confirm: 'its hash' });
      expect(await storage.append({ ...act(table.id, 2), asks: asks(2) })).toBe(true);
      expect(await told()).toEqual([]);
      expect(await outbox.confirm('its hash')).toBe(true);
      expect(await storage.append({ ...act(table.id, 3), asks: asks(3) })).toBe(true);
      expect(await told()).toEqual([3]);
      await storage.players.forget('nobody yet');
      expect(await storage.append({ ...act(table.id, 4), asks: asks(4) })).toBe(true);
      expect(await told()).toEqual([]);
    });

    it('gives each number to exactly one act, and the row what the winner made of it', async () => {
      const table = row();
      await storage.createTable(table, '{}', []);
      const tries = await Promise.all(
        Array.from({ length: 5 }, (_, i) => storage.append({ ...act(table.id, 1, { summary: `"${i}"` }), act: `"${i}"` })),
      );
      expect(tries.filter((won) => won)).toHaveLength(1);
      const winner = tries.indexOf(true);
      expect(await storage.acts(table.id, 0)).toEqual([`"${winner}"`]);
      expect(await storage.table(table.id)).toMatchObject({ seq: 1, summary: `"${winner}"`, status: 'playing' });
    });

    it('keeps acts in order, whatever is in them', async () => {
      const table = row();
      await storage.createTable(table, '{}', []);
      for (let seq = 1; seq <= 12; seq++) expect(await storage.append(act(table.id, seq))).toBe(true);
      const all = await storage.acts(table.id, 0);
      expect(all.map((a) => JSON.parse(a).seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(JSON.parse(all[0]).text).toBe('nul \u0000 and "quotes"');
      expect((await storage.acts(table.id, 9)).map((a) => JSON.parse(a).seq)).toEqual([10, 11, 12]);
    });

    it('keeps many tables apart in one batch', async () => {
      const many = Array.from({ length: 450 }, () => row());
      for (const table of many) await storage.createTable(table, '{}', []);
      expect(await storage.append(act(many[3].id, 1))).toBe(true);
      const kept = await Promise.all(many.map((t) => storage.append(act(t.id, 1))));
      expect(kept.map((k, i) => (k ? -1 : i)).filter((i) => i >= 0)).toEqual([3]);
    });

    it('keeps players, their devices and what leads back to them', async () => {
      const { players } = storage;
      const paula = { identity: 'paula', avatar: 7, language: 'de', zone: 'Europe/Vienna', recoveryAt: 5, created: 5 };
      const laptop = { device: 'paula', identity: 'paula', label: 'Firefox, Linux', came: 'first', added: 5, seen: 5 } as const;
      expect(await players.ownerOf('paula')).toBeUndefined();
      expect(await players.add(paula, 'key one', laptop)).toBe(true);
      expect(await players.add(paula, 'key two', laptop)).toBe(false);
      expect(await players.player('paula')).toEqual({ ...paula, leaving: null });
      expect(await players.byRecovery('key one')).toBe('paula');
      await players.setRecovery('paula', 'key three', 9);
      expect([await players.byRecovery('key one'), await players.byRecovery('key three')]).toEqual([undefined, 'paula']);
      await players.change('paula', { avatar: 8, language: 'en', zone: 'UTC' });
      expect(await players.player('paula')).toEqual({ ...paula, avatar: 8, language: 'en', zone: 'UTC', recoveryAt: 9, leaving: null });

      // Days in a row, by game.
      const days = { last: '2026-11-16', days: 3, longest: 5, found: 9, answered: '2026-11-16' };
      await players.putStreak('paula', 'toy', { ...days, days: 2 });
      await players.putStreak('paula', 'toy', days);
      await players.putStreak('paula', 'other', { ...days, found: 1 });
      await players.putStreak('somebody else', 'toy', { ...days, found: 77 });
      expect([...(await players.streaks('paula'))]).toEqual([
        ['other', { ...days, found: 1 }],
        ['toy', days],
      ]);

      // A guest's device joins: seats, tables and links come along, and only once.
      const table = row({ creator: 'phone' });
      await storage.createTable(table, '{}', [{ seat: 1, identity: 'phone' }]);
      await storage.nameGuest('phone', 'Paula too', 5);
      await storage.putLink({ hash: 'from phone', table: table.id, seat: null, expires: 1, maker: 'phone', holder: null });
      const phone = { device: 'phone', identity: 'paula', label: '', came: 'words', added: 6, seen: 6 } as const;
      expect(await players.join(phone)).toBe(true);
      expect(await players.join({ ...phone, identity: 'somebody else' })).toBe(false);
      expect(await players.ownerOf('phone')).toBe('paula');
      expect(await storage.members(table.id)).toEqual([{ seat: 1, identity: 'paula' }]);
      expect((await storage.table(table.id))?.creator).toBe('paula');
      expect((await storage.link('from phone'))?.maker).toBe('paula');
      expect(await storage.guestName('phone')).toBeUndefined();
      await players.sawDevice('phone', 100_000_000);
      expect(await players.devices('paula')).toEqual([{ ...phone, seen: 100_000_000 }, laptop]);

      // A device that goes is a guest again; the first one, whose token spells the player's name, is nobody.
      expect(await players.dropDevice('somebody else', 'phone')).toBe(false);
      expect(await players.dropDevice('paula', 'phone')).toBe(true);
      expect(await players.dropDevice('paula', 'paula')).toBe(true);
      expect([await players.ownerOf('phone'), await players.ownerOf('paula')]).toEqual([undefined, null]);
    });

    it('keeps passkeys, and tickets that work once', async () => {
      const { players } = storage;
      const key = { id: 'k1', identity: 'quentin', publicKey: 'p', counter: 0, transports: ['usb'], label: '', added: 1, seen: 1 };
      expect(await players.addPasskey(key)).toBe(true);
      expect(await players.addPasskey({ ...key, identity: 'thief' })).toBe(false);
      await players.usedPasskey('k1', 4, 9);
      expect(await players.passkey('k1')).toEqual({ ...key, counter: 4, seen: 9 });
      expect([await players.dropPasskey('thief', 'k1'), (await players.passkeys('quentin')).length]).toEqual([false, 1]);
      expect([await players.dropPasskey('quentin', 'k1'), await players.passkey('k1')]).toEqual([true, undefined]);

      const ticket = { hash: 't1', kind: 'device', identity: 'quentin', expires: 10 } as const;
      await players.putTicket(ticket, 0);
      expect(await players.ticket('t1', 'device', 5)).toEqual(ticket);
      expect([await players.ticket('t1', 'device', 10), await players.takeTicket('t1', 'passkey', 5)]).toEqual([undefined, undefined]);
      const tries = await Promise.all([1, 2, 3].map(() => players.takeTicket('t1', 'device', 5)));
      expect(tries.filter((t) => t !== undefined)).toHaveLength(1);
      // A newer one takes the place of the older; those of nobody stand side by side until they run out.
      await players.putTicket({ ...ticket, hash: 't2' }, 0);
      await players.putTicket({ ...ticket, hash: 't3' }, 0);
      expect(await players.ticket('t2', 'device', 5)).toBeUndefined();
      for (const hash of ['c1', 'c2']) await players.putTicket({ hash, kind: 'passkey', identity: null, expires: 8 }, 0);
      expect((await players.takeTicket('c1', 'passkey', 5))?.hash).toBe('c1');
      await players.putTicket({ hash: 'c3', kind: 'passkey', identity: null, expires: 20 }, 15);
      expect([await players.ticket('c2', 'passkey', 5), await players.ticket('t3', 'device', 5)]).toEqual([undefined, undefined]);
    });

    it('forgets a player, and leaves the tables to the others', async () => {
      const { players } = storage;
      const rosa = { identity: 'rosa', avatar: 1, language: 'en', zone: 'UTC', recoveryAt: 1, created: 1 };
      await storage.nameGuest('rosa', 'Rosa', 1);
      await players.add(rosa, 'key of rosa', { device: 'rosa', identity: 'rosa', label: '', came: 'first', added: 1, seen: 1 });
      await players.join({ device: 'rosas phone', identity: 'rosa', label: '', came: 'link', added: 1, seen: 1 });
      const table = row({ creator: 'rosa', status: 'over' });
      await storage.createTable(table, '{}', [
        { seat: 0, identity: 'rosa' },
        { seat: 1, identity: 'sven' },
      ]);
      for (const [seat, name] of [
        [0, 'Rosa'],
        [1, 'Sven'],
      ] as const)
        await storage.addChat(table.id, { time: 1, seat, name, text: `I am ${name}` }, `line ${seat}`, 1);
      expect(await players.linesOf('rosa', 5)).toEqual([{ table: table.id, time: 1, text: 'I am Rosa' }]);
      await players.putStreak('rosa', 'toy', { last: '', days: 0, longest: 0, found: 0, answered: '2026-11-16' });
      expect((await players.forget('rosa')).sort()).toEqual(['rosa', 'rosas phone']);
      expect((await players.streaks('rosa')).size).toBe(0);
      expect(await storage.members(table.id)).toEqual([{ seat: 1, identity: 'sven' }]);
      expect((await storage.chat(table.id, 0, 9)).map((l) => l.text)).toEqual(['I am Sven']);
      expect([await players.player('rosa'), await storage.guestName('rosa'), await players.byRecovery('key of rosa')]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect([await players.ownerOf('rosa'), await players.ownerOf('rosas phone'), await storage.knows('rosa')]).toEqual([
        null,
        undefined,
        false,
      ]);
    });

    it('keeps the names of players when too many guests have nothing here, and forgets a player with the name', async () => {
      const { players } = storage;
      const tom = { identity: 'tom', avatar: 1, language: 'en', zone: 'UTC', recoveryAt: 1, created: 1 };
      await storage.nameGuest('tom', 'Tom', 1);
      await players.add(tom, 'key of tom', { device: 'tom', identity: 'tom', label: '', came: 'first', added: 1, seen: 1 });
      await storage.dropSurplusGuests(0);
      await players.dropNameless();
      expect(await players.player('tom')).toEqual({ ...tom, leaving: null });
      await storage.dropOldGuests(2, 3);
      await players.dropNameless();
      expect([await players.player('tom'), await players.ownerOf('tom')]).toEqual([undefined, undefined]);
    });

    it('changes who holds a seat together with the act, or not at all', async () => {
      const table = row();
      await storage.createTable(table, '{}', []);
      await storage.append(act(table.id, 1, {}, { seat: 1, identity: 'carl' }));
      expect(await storage.members(table.id)).toEqual([{ seat: 1, identity: 'carl' }]);
      expect(await storage.append(act(table.id, 1, {}, { seat: 1, identity: 'dora' }))).toBe(false);
      expect(await storage.members(table.id)).toEqual([{ seat: 1, identity: 'carl' }]);
      await storage.append(act(table.id, 2, {}, { seat: 1, identity: null }));
      expect(await storage.members(table.id)).toEqual([]);
      await storage.append(act(table.id, 3, {}, { seat: 0, identity: 'emil' }));
      expect(await storage.moveSeat(table.id, 0, 'dora', 'gustav')).toBe(false);
      expect(await storage.moveSeat(table.id, 0, 'emil', 'frida')).toBe(true);
      expect(await storage.members(table.id)).toEqual([{ seat: 0, identity: 'frida' }]);
    });

    it('counts unfinished tables with bots, and forgets where a finished one was laid', async () => {
      const [old, over, mine] = [row({ updated: 5 }), row({ status: 'over' }), row()];
      for (const table of [old, over, mine]) await storage.createTable(table, '{}', []);
      for (const table of [old, over, mine]) await storage.putBotTable(table.id, 'botty', '203.0.113.9');
      expect(await storage.countBotTables('botty', '198.51.100.1', 6)).toMatchObject({ identity: 1, address: 0 });
      expect(await storage.countBotTables('other', '203.0.113.9', 5)).toMatchObject({ identity: 0, address: 2 });
      await storage.putBotTable(mine.id, 'botty', 'elsewhere');
      expect(await storage.countBotTables('other', 'elsewhere', 5)).toMatchObject({ address: 0 });
      // Were it to go on after all, nobody would know whence it came.
      await storage.append(act(over.id, 1));
      expect(await storage.countBotTables('other', '203.0.113.9', 5)).toMatchObject({ address: 2 });
    });

    it('tells the past of a table in one text', async () => {
      const table = row();
      await storage.createTable(table, '{}', []);
      expect(await storage.past(table.id, 0, 9)).toBe('[]');
      for (const seq of [1, 2, 3]) await storage.append(act(table.id, seq));
      const all = (await storage.acts(table.id, 0)).map((text) => JSON.parse(text));
      expect(all).toHaveLength(3);
      expect(JSON.parse(await storage.past(table.id, 0, 9))).toEqual(all);
      expect(JSON.parse(await storage.past(table.id, 0, 2))).toEqual(all.slice(0, 2));
      expect(JSON.parse(await storage.past(table.id, 1, 2))).toEqual(all.slice(1, 2));
    });

    it('keeps the newest snapshot and the newest firm one', async () => {
      const table = row();
      for (const seq of [4, 8, 10, 12]) await storage.putSnapshot(table.id, { seq, firm: seq <= 8, data: `"${seq}"` });
      await storage.putSnapshot(table.id, { seq: 12, firm: false, data: '"again"' });
      expect(await storage.snapshots(table.id)).toEqual([
        { seq: 12, firm: false, data: '"again"' },
        { seq: 8, firm: true, data: '"8"' },
      ]);
    });

    it('finds open tables, my tables, and those that something is due for', async () => {
      const mine = row({ creator: 'greta', updated: 1_900_000_000_000 });
      const hidden = row({ creator: 'greta', listed: false, updated: 1_900_000_000_001 });
      const botted = row({ status: 'playing', botDue: true, updated: 1_000, creator: 'x' });
      const timed = row({ status: 'playing', timeout: 2_000, updated: 1_500, creator: 'x' });
      for (const table of [mine, hidden, botted, timed])
        await storage.createTable(table, '{}', [{ seat: 0, identity: `only ${table.id}` }]);
      expect((await storage.openTables(1)).map((t) => t.id)).toEqual([mine.id]);
      expect((await storage.tablesOf('greta', 9)).map((t) => t.id)).toEqual([hidden.id, mine.id]);
      expect((await storage.tablesOf(`only ${timed.id}`, 9)).map((t) => t.id)).toEqual([timed.id]);
      expect(await storage.seatsOf(`only ${timed.id}`)).toEqual([{ table: timed.id, seat: 0 }]);
      expect(await storage.countTablesOf('greta', 0)).toBe(2);
      expect(await storage.dueTables(1_001, 0, 9)).toEqual([botted.id]);
      expect(await storage.dueTables(0, 2_000, 1)).toEqual([expect.any(String)]);
      expect(await storage.dueTables(1_001, 2_000, 9)).toEqual(expect.arrayContaining([botted.id, timed.id]));
    });

    const link = (table: string, hash: string, seat: number | null, maker = 'anna') => ({
      hash: `${hash} ${table}`,
      table,
      seat,
      expires: 9,
      maker,
      holder: seat === null ? null : maker,
    });

    it('lets a link be taken once', async () => {
      const { id } = row();
      await storage.putLink(link(id, 'h1', 1));
      await storage.putLink(link(id, 'h2', null));
      await storage.putLink(link(id, 'h3', null, 'bert'));
      expect(await storage.link(`h1 ${id}`)).toEqual({ hash: `h1 ${id}`, table: id, seat: 1, expires: 9, maker: 'anna', holder: 'anna' });
      const taken = await Promise.all([storage.takeLink(`h1 ${id}`), storage.takeLink(`h1 ${id}`)]);
      expect(taken.filter((t) => t)).toHaveLength(1);
      await storage.dropLinks(id, 1);
      expect(await storage.link(`h2 ${id}`)).toMatchObject({ seat: null, holder: null });
      await storage.dropLinks(id, null, 'anna');
      expect(await storage.link(`h2 ${id}`)).toBeUndefined();
      expect(await storage.link(`h3 ${id}`)).toMatchObject({ maker: 'bert' });
      await storage.dropLinks(id, null);
      expect(await storage.link(`h3 ${id}`)).toBeUndefined();
    });

    it('ends the links of a seat with the act that changes who holds it, and when it moves', async () => {
      const table = row();
      const { id } = table;
      await storage.createTable(table, '{}', [{ seat: 0, identity: 'anna' }]);
      for (const [hash, seat] of [
        ['a', 0],
        ['b', 1],
        ['c', 2],
        ['w', null],
      ] as const)
        await storage.putLink(link(id, hash, seat));
      const left = async (): Promise<string[]> => {
        const found = await Promise.all(['a', 'b', 'c', 'w'].map((hash) => storage.link(`${hash} ${id}`)));
        return found.flatMap((l) => (l === undefined ? [] : [`${l.hash[0]} ${l.maker}`]));
      };
      await storage.append(act(id, 1));
      expect(await left()).toEqual(['a anna', 'b anna', 'c anna', 'w anna']);
      await storage.append(act(id, 2, {}, { seat: 1, identity: 'carl' }));
      expect(await left()).toEqual(['a anna', 'c anna', 'w anna']);
      await storage.append(act(id, 3, {}, { seat: 2, identity: null }));
      expect(await left()).toEqual(['a anna', 'w anna']);
      await storage.moveSeat(id, 0, 'anna', 'phone');
      expect(await left()).toEqual(['w phone']);
    });

    it('numbers chat without gaps, and keeps a line once', async () => {
      const { id } = row();
      const say = (text: string, seat = 0) => storage.addChat(id, { time: 5, seat, name: 'Anna', text }, text, 5);
      const lines = await Promise.all(['a', 'b', 'c', 'd'].map((text) => say(text)));
      expect(lines.map((l) => l.line.n).sort()).toEqual([1, 2, 3, 4]);
      expect(lines.every((l) => l.fresh)).toBe(true);
      expect(await say('c')).toEqual({ line: lines[2].line, fresh: false });
      expect((await say('c', 1)).line.n).toBe(5);
      expect((await storage.chat(id, 0, 2)).map((l) => l.n)).toEqual([4, 5]);
      expect((await storage.chat(id, 3, 9)).map((l) => l.n)).toEqual([4, 5]);
    });

    it('turns the pages of my tables, those that go on first', async () => {
      const laid = [
        row({ creator: 'hanna', status: 'over', updated: 50 }),
        ...[10, 30, 30, 20].map((updated) => row({ creator: 'hanna', status: 'playing', updated })),
      ];
      for (const table of laid) await storage.createTable(table, '{}', []);
      const [over, ten, thirty, also, twenty] = laid.map((t) => t.id);
      const all = [...[thirty, also].sort(), twenty, ten, over];
      expect((await storage.tablesOf('hanna', 9)).map((t) => t.id)).toEqual(all);
      const seen: string[] = [];
      for (let page = await storage.tablesOf('hanna', 2); page.length > 0; ) {
        seen.push(...page.map((t) => t.id));
        const last = page[page.length - 1];
        page = await storage.tablesOf('hanna', 2, { over: last.status === 'over', updated: last.updated, id: last.id });
      }
      expect(seen).toEqual(all);
    });

    it('notes who is where, and forgets it with time', async () => {
      const { id } = row();
      const here = { seat: 0, node: `a ${id}`, here: true, looks: true, seen: 1_000 };
      const gone = { seat: 1, node: `b ${id}`, here: false, looks: false, seen: 2_000 };
      await storage.notePresence(id, [{ ...here, here: false }, gone]);
      await storage.notePresence(id, [here]);
      const known = async () => (await storage.presence(id)).sort((a, b) => a.seat - b.seat);
      expect(await known()).toEqual([here, gone]);
      await storage.keepPresence(`a ${id}`, 3_000, 0);
      await storage.keepPresence(`b ${id}`, 9_000, 0);
      expect(await known()).toEqual([{ ...here, seen: 3_000 }, gone]);
      await storage.notePresence(id, [{ ...here, looks: false }]);
      await storage.keepPresence(`a ${id}`, 3_000, 0);
      expect(await known()).toEqual([{ ...here, looks: false, seen: 3_000 }, gone]);
      await storage.notePresence(id, [{ ...here, seen: 3_000 }]);
      await storage.keepPresence('c', 0, 2_500);
      expect(await known()).toEqual([{ ...here, seen: 3_000 }]);
    });

    it('keeps the furthest time anybody named', async () => {
      const at = await storage.keepTime(0);
      expect(await storage.keepTime(at + 5_000)).toBe(at + 5_000);
      expect(await storage.keepTime(at + 1_000)).toBe(at + 5_000);
    });

    it('remembers names', async () => {
      expect(await storage.guestName('nobody')).toBeUndefined();
      await storage.nameGuest('anna', 'Anna', 1);
      await storage.nameGuest('anna', 'Änne', 2);
      expect(await storage.guestName('anna')).toBe('Änne');
    });

    it('grants a claim again to who holds it', async () => {
      const { id } = row();
      expect(await storage.claim(id)).toBe(true);
      expect(await storage.claim(id)).toBe(true);
      await storage.release(id);
      await storage.release(id);
      expect(await storage.claim(id)).toBe(true);
    });

    it('has everything after being opened again', async () => {
      const table = row();
      await storage.createTable(table, '{}', [{ seat: 0, identity: 'anna' }]);
      await storage.append(act(table.id, 1));
      await storage.close();
      storage = await open();
      expect(await storage.table(table.id)).toMatchObject({ seq: 1 });
      expect(await storage.acts(table.id, 0)).toHaveLength(1);
      expect(await storage.members(table.id)).toHaveLength(1);
      await storage.tryWriting();
    });
  });
}

const folder = mkdtempSync(join(tmpdir(), 'orrery-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
contract('SQLite', () => openStorage({ dataDir: folder }));

describe('SQLite', () => {
  it('belongs to one server at a time', async () => {
    const own = join(folder, 'own');
    const first = await openStorage({ dataDir: own });
    await expect(openStorage({ dataDir: own })).rejects.toThrow(/locked/);
    await first.close();
    await (await openStorage({ dataDir: own })).close();
  });
});

describe('PostgreSQL', () => {
  let postgres: TestPostgres;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.database();
  });
  afterAll(() => postgres.stop());

  contract('PostgreSQL', () => openStorage({ dataDir: folder, databaseUrl: url }));

  it('lets two servers share tables: one wins a number, the other hears of it, and claims end with their holder', async () => {
    const [a, b] = await Promise.all([1, 2].map(() => openStorage({ dataDir: folder, databaseUrl: url })));
    const heard: Notice[] = [];
    const own: Notice[] = [];
    b.onNotice((n) => heard.push(n));
    a.onNotice((n) => own.push(n));
    const many = Array.from({ length: 30 }, () => row());
    for (const table of many) await a.createTable(table, '{}', []);
    const [ofA, ofB] = await Promise.all(
      [a, b].map((s) => Promise.all((s === a ? many : many.toReversed()).map(async (t) => [t.id, await s.append(act(t.id, 1))] as const))),
    );
    const wonByB = new Map(ofB);
    for (const [id, won] of ofA) expect(won).not.toBe(wonByB.get(id));
    await a.addChat(many[0].id, { time: 1, seat: 0, name: 'A', text: 'hello' }, 'hello', 1);
    const moved = row();
    await a.createTable(moved, '{}', [{ seat: 0, identity: 'bert' }]);
    await a.moveSeat(moved.id, 0, 'bert', 'anna');
    const wonByA = ofA.filter(([, won]) => won).map(([id]) => id);
    const told = (): string[] => heard.flatMap((n) => (n.kind === 'act' ? [n.table] : [])).sort();
    // Acts are announced in lists, a little later than the rest.
    await expect.poll(told, { timeout: 5000 }).toEqual(wonByA.sort());
    expect(heard).toContainEqual({ kind: 'chat', table: many[0].id, seq: 1 });
    expect(heard).toContainEqual({ kind: 'members', table: moved.id, seq: 0 });
    // Nobody hears of what it did itself.
    expect(own.filter((n) => n.kind === 'act').every((n) => wonByB.get(n.table))).toBe(true);

    expect(await a.claim('contested')).toBe(true);
    expect(await b.claim('contested')).toBe(false);
    await a.release('contested');
    expect(await b.claim('contested')).toBe(true);
    await b.close();
    expect(await a.claim('contested')).toBe(true);
    await a.close();
  });
});
