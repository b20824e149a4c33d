import { seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { type Act, restOf, Table, type Wanted } from '../src/index.ts';
import { afterBids, answer, declines, game, humans, nextId, randomAnswer, recording, setupOf } from './player.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const days = { clock: { kind: 'bank', bank: 3 * DAY, increment: DAY } } as const;

type Asked = Exclude<Wanted, { what: 'undo' }> | { what: 'undo' };
const move = (table: Table, seat: number, wanted: Asked, now = 2000) => table.order({ kind: 'move', id: nextId(), seat, wanted }, now);
const second = (table: Table, seat: number, yes = true, now = 2000) => table.order({ kind: 'second', id: nextId(), seat, yes }, now);
const giveUp = (table: Table, seat: number) => table.order({ kind: 'giveUp', id: nextId(), seat, bot: 'cadet' }, 2000);

describe('giving up', () => {
  it('gives the match to the other where there are two', () => {
    const table = Table.open(game, setupOf(humans(2)));
    giveUp(table, 0);
    expect(table.status).toBe('over');
    expect(table.result).toEqual({ scores: [0, 0], winners: [1] });
    expect(table.payload(1)).toMatchObject({ outcome: null, leftOver: [1] });
  });

  it('leaves the match to the others, with a bot that stays', () => {
    const table = Table.open(game, setupOf(humans(3)));
    giveUp(table, 0);
    expect([table.status, table.seats[0]]).toMatchObject(['playing', { bot: 'cadet', standIn: 'gaveUp' }]);
    declines('gaveUp', () => table.order({ kind: 'resumeSeat', id: nextId(), seat: 0 }, 2000));
    declines('gaveUp', () => giveUp(table, 0));
    expect(table.asleep).toBe(false);
    giveUp(table, 2);
    expect(table.result?.winners).toEqual([1]);
  });

  it('ends a match no person plays any more', () => {
    const bots = [1, 2].map((n) => ({ kind: 'bot', bot: 'random', name: `B${n}` }) as const);
    const table = Table.open(game, setupOf([...humans(1), ...bots]));
    giveUp(table, 0);
    expect([table.status, table.result?.winners]).toEqual(['over', [1, 2]]);
  });
});

describe('a question to the table', () => {
  it('ends the match when more than half want it, without a winner', () => {
    const table = Table.open(game, setupOf(humans(4)));
    move(table, 0, { what: 'end' });
    declines('otherMotion', () => move(table, 1, { what: 'end' }));
    second(table, 1);
    expect(table.payload(3).motion).toMatchObject({ by: 0, yes: [0, 1], no: [] });
    second(table, 2, false);
    expect(table.status).toBe('playing');
    declines('alreadySo', () => second(table, 2, false));
    second(table, 3);
    expect([table.status, table.result, table.payload(0).leftOver]).toEqual(['over', null, null]);
  });

  it('is off the table when too many say no, or whoever asked thinks better of it', () => {
    const table = Table.open(game, setupOf(humans(3)));
    move(table, 0, { what: 'end' });
    second(table, 1, false);
    second(table, 2, false);
    expect([table.motion, table.status]).toEqual([null, 'playing']);
    declines('noMotion', () => second(table, 1));
    move(table, 1, { what: 'end' });
    second(table, 1, false);
    expect(table.motion).toBeNull();
    expect(table.missed(2).heard.at(-1)).toMatchObject({ what: 'second', motion: { carried: false } });
  });

  it('is counted again when somebody goes', () => {
    const table = Table.open(game, setupOf(humans(3)));
    move(table, 0, { what: 'end' });
    table.order({ kind: 'standIn', id: nextId(), seat: 2, bot: 'cadet' }, 2000);
    expect(table.status).toBe('playing');
    table.order({ kind: 'standIn', id: nextId(), seat: 1, bot: 'cadet' }, 2000);
    expect(table.status).toBe('over');
  });

  it('is not asked without end', () => {
    const table = Table.open(game, setupOf(humans(2)));
    const ask = () => {
      move(table, 0, { what: 'end' });
      second(table, 1, false);
    };
    for (let i = 0; i < 16; i++) ask();
    declines('tooOften', ask);
  });

  it('lets all clocks stand still until then, or until the table wants to go on', () => {
    const table = Table.open(game, setupOf(humans(2), 'seed', days));
    declines('badTime', () => move(table, 0, { what: 'pause', until: 2000 + 31 * DAY }));
    declines('alreadySo', () => move(table, 0, { what: 'resume' }));
    move(table, 0, { what: 'pause', until: 2000 + 7 * DAY });
    second(table, 1);
    expect(table.nextTimeout).toBe(1000 + 10 * DAY);
    expect(table.timedOut(1000 + 9 * DAY)).toEqual([]);
    expect(table.timeLeft(0, 2000 + 5 * DAY)).toBe(3 * DAY - 1000);
    const noon = 2000 + 2 * DAY;
    move(table, 1, { what: 'resume' }, noon);
    second(table, 0, true, noon);
    expect(table.nextTimeout).toBe(noon + 3 * DAY - 1000);
    declines('noClock', () => move(Table.open(game, setupOf(humans(2))), 0, { what: 'pause', until: 3000 }));
  });
});

describe('taking back what lies behind a barrier', () => {
  it('needs everybody, and brings the same luck again', () => {
    const { table, winner, loser } = afterBids();
    answer(table, winner, 'roll');
    const rolled = table.hash;
    move(table, winner, { what: 'undo' });
    expect(table.hash).toBe(rolled);
    second(table, loser);
    expect(table.payload(winner).asks[0]).toMatchObject({ decision: 'spend' });
    expect(table.missed(loser).heard.at(-1)).toMatchObject({ what: 'undo', at: 2, motion: { carried: true } });
    expect(table.missed(loser).heard.filter((h) => h.what === 'answer')).toHaveLength(2);
    answer(table, winner, 'roll');
    expect(table.hash).toBe(rolled);
  });

  it('is refused by one, and forgotten when whoever asked goes on', () => {
    const { table, winner, loser } = afterBids();
    answer(table, winner, 'roll');
    move(table, winner, { what: 'undo' });
    second(table, loser, false);
    expect(table.motion).toBeNull();
    move(table, winner, { what: 'undo' });
    answer(table, winner, 'take');
    expect(table.motion).toBeNull();
  });

  it('takes the answers of others back as well, and leads to the same table wherever it is played again', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const setup = setupOf(humans(3), seed, { config: game.configure(3, { length: 'long' }) });
      const table = Table.open(game, setup);
      const acts: Act[] = recording(table);
      const chance = seeded(seed);
      for (let i = 0; i < 90 && table.status === 'playing'; i++) {
        randomAnswer(table, chance);
        if (i % 30 !== 29 || table.status !== 'playing') continue;
        const { at } = table;
        move(table, 1, { what: 'undo' });
        second(table, 0);
        second(table, 2);
        expect(table.at).toBeLessThan(at);
      }
      const again = Table.load(game, { setup, acts });
      expect([again.hash, again.seq]).toEqual([table.hash, table.seq]);
      expect(table.save(acts).log).toHaveLength(table.at);
      const resumed = Table.load(game, { setup, acts, snapshot: table.snapshot() });
      expect(resumed.hash).toBe(table.hash);
      if (table.status === 'playing') declines('tooLongAgo', () => move(resumed, 1, { what: 'undo' }));
    }
  });
});

describe('time off', () => {
  const vacation = (table: Table, seat: number, spans: { from: number; to: number }[], now = 2000) =>
    table.order({ kind: 'vacation', by: 'host', id: nextId(), seat, spans }, now);

  it('stops the clock of whoever is on vacation, and no other', () => {
    const setup = setupOf(humans(2), 'seed', days);
    const table = Table.open(game, setup);
    const acts = recording(table);
    vacation(table, 0, [{ from: DAY, to: 11 * DAY }]);
    declines('alreadySo', () => vacation(table, 0, [{ from: DAY, to: 11 * DAY }]));
    expect(table.timeLeft(0, 11 * DAY)).toBe(2 * DAY + 1000);
    expect(table.timeLeft(1, 11 * DAY)).toBe(0);
    expect(restOf(table.payload(1).clocks ?? { rests: [] }, 0, 5 * DAY)).toBe(11 * DAY);
    expect(Table.load(game, { setup, acts, snapshot: table.snapshot() }).timeLeft(0, 12 * DAY)).toBe(DAY + 1000);
    vacation(table, 0, [], 5 * DAY);
    expect(table.timeLeft(0, 6 * DAY)).toBe(DAY + 1000);
  });

  it('does not count the nights of whoever is asked where the table agreed so, over midnight and beside weekends', () => {
    const evening = Date.UTC(2026, 10, 17, 20);
    const open = (more: object) => Table.open(game, setupOf(humans(2), 'seed', { clock: { ...days.clock, ...more }, time: evening }));
    const night = (table: Table, seat: number, hours: { from: number; to: number } | null, time: number) =>
      table.order({ kind: 'night', by: 'host', id: `night ${seat} ${time}`, seat, night: hours }, time);
    const table = open({ nights: true });
    night(table, 0, { from: 22 * 60, to: 6 * 60 }, evening);
    // From eight to ten the clock runs, then not before six.
    expect(table.timeLeft(0, Date.UTC(2026, 10, 17, 23))).toBe(3 * DAY - 2 * HOUR);
    expect(table.timeLeft(0, Date.UTC(2026, 10, 18, 5, 59))).toBe(3 * DAY - 2 * HOUR);
    expect(table.timeLeft(0, Date.UTC(2026, 10, 18, 7))).toBe(3 * DAY - 3 * HOUR);
    expect(table.timeLeft(1, Date.UTC(2026, 10, 18, 7))).toBe(3 * DAY - 11 * HOUR);
    // Sixteen hours a day: three days are four and a half, and the other seat's run out first.
    expect(table.nextTimeout).toBe(evening + 3 * DAY);
    // Nobody moves the night while their clock runs, and nobody sleeps longer than ten hours.
    expect(() => night(table, 0, { from: 8 * 60, to: 18 * 60 }, evening + HOUR)).toThrow('clockDecides');
    const lazy = open({ nights: true });
    night(lazy, 0, { from: 0, to: 23 * 60 }, evening);
    expect(lazy.timeLeft(0, evening + DAY)).toBe(3 * DAY - 14 * HOUR);
    expect(() => night(open({}), 0, { from: 0, to: 60 }, evening)).toThrow('noClock');
    // Friday's night leads into the weekend.
    const both = open({ nights: true, weekends: 0 });
    const acts = recording(both);
    night(both, 0, { from: 22 * 60, to: 6 * 60 }, evening);
    const friday = Date.UTC(2026, 10, 20, 22);
    expect(both.timeLeft(0, friday)).toBe(both.timeLeft(0, Date.UTC(2026, 10, 23, 6)));
    expect(both.timeLeft(0, friday)).toBe(3 * DAY - 50 * HOUR);
    expect(Table.load(game, { setup: both.setup, acts }).timeLeft(0, friday)).toBe(3 * DAY - 50 * HOUR);
  });

  it('does not count Saturday and Sunday where the table agreed so', () => {
    const friday = Date.UTC(2026, 10, 20, 12);
    const setup = setupOf(humans(2), 'seed', { clock: { ...days.clock, weekends: 60 }, time: friday });
    const table = Table.open(game, setup);
    // In Vienna the weekend begins an hour before midnight in Greenwich.
    expect(table.timeLeft(0, Date.UTC(2026, 10, 22, 12))).toBe(3 * DAY - 11 * HOUR);
    expect(table.timeLeft(0, Date.UTC(2026, 10, 23, 12))).toBe(3 * DAY - 24 * HOUR);
    expect(table.nextTimeout).toBe(friday + 5 * DAY);
    vacation(table, 1, [{ from: friday + DAY, to: friday + 9 * DAY }], friday);
    expect(table.timeLeft(1, friday + 10 * DAY)).toBe(3 * DAY - 24 * HOUR);
  });
});
