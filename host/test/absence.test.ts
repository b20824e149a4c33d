import { describe, expect, it } from 'vitest';
import { alike, freeName, Table } from '../src/index.ts';
import { declines, game, humans, nextId, setupOf } from './player.ts';

const MINUTE = 60_000;

/** Seat 2 has been away since the beginning. */
const ask = (
  table: Table,
  seat: number,
  now: number,
  { choice = 'standIn', present = [0, 1], awaySince = 1000, about = 2 }: Partial<Ask> = {},
) => table.order({ kind: 'vote', id: nextId(), seat, about, choice, bot: 'cadet', attendance: { present, awaySince } }, now);
type Ask = { choice: 'standIn' | 'wait' | 'end'; present: number[]; awaySince: number | null; about: number };

describe('a stand-in for somebody who is away', () => {
  it('may be asked for after five minutes, or the time the table chose', () => {
    const table = Table.open(game, setupOf(humans(3)));
    declines('notAbsent', () => ask(table, 0, 1000 + 5 * MINUTE - 1));
    ask(table, 0, 1000 + 5 * MINUTE);
    const patient = Table.open(game, setupOf(humans(3), 'seed', { absence: 20 * MINUTE }));
    declines('notAbsent', () => ask(patient, 0, 1000 + 19 * MINUTE));
    ask(patient, 0, 1000 + 20 * MINUTE);
    expect(patient.payload(1).votes).toMatchObject([{ about: 2, by: 0, choice: 'standIn', why: 'absent' }]);
  });

  it('is decided by more than half of those present, and takes the level agreed on', () => {
    const table = Table.open(game, setupOf(humans(4)));
    const now = 1000 + 6 * MINUTE;
    const present = [0, 1, 3];
    ask(table, 0, now, { present });
    expect(table.seats[2].bot).toBeNull();
    ask(table, 3, now, { present, choice: 'wait' });
    ask(table, 1, now, { present });
    expect(table.seats[2]).toMatchObject({ bot: 'cadet', standIn: 'absent' });
    table.order({ kind: 'resumeSeat', id: nextId(), seat: 2 }, now);
    expect(table.seats[2]).toMatchObject({ bot: null, standIn: null });
  });

  it('is decided by the one who waits where only one is present', () => {
    const table = Table.open(game, setupOf(humans(2)));
    ask(table, 1, 1000 + 6 * MINUTE, { about: 0, present: [1] });
    expect(table.seats[0]).toMatchObject({ bot: 'cadet', standIn: 'absent' });
  });

  it('is decided by the same vote again when those who were against it have gone', () => {
    const table = Table.open(game, setupOf(humans(3)));
    ask(table, 0, 1000 + 6 * MINUTE);
    declines('alreadySo', () => ask(table, 0, 1000 + 7 * MINUTE));
    ask(table, 0, 1000 + 8 * MINUTE, { present: [0] });
    expect(table.seats[2].standIn).toBe('absent');
  });

  it('is nothing for those who are not there, for the seat itself, or for a bot', () => {
    const table = Table.open(game, setupOf([...humans(3), { kind: 'bot', bot: 'random', name: 'B' }]));
    const now = 1000 + 6 * MINUTE;
    declines('mayNotVote', () => ask(table, 1, now, { present: [0] }));
    declines('noSuchSeat', () => ask(table, 2, now, { present: [0, 1, 2] }));
    declines('noSuchSeat', () => ask(table, 0, now, { about: 3 }));
    declines('noSuchSeat', () => ask(table, 0, now, { about: 7 }));
    declines('notAbsent', () => ask(table, 0, now, { awaySince: null }));
    declines('inTime', () => ask(table, 0, now, { choice: 'end' }));
  });

  it('does not count votes about an earlier absence', () => {
    const table = Table.open(game, setupOf(humans(3)));
    ask(table, 0, 1000 + 6 * MINUTE);
    // Seat 2 came back, looked, and left again an hour later.
    const left = 1000 + 66 * MINUTE;
    ask(table, 1, left + 5 * MINUTE, { awaySince: left });
    expect(table.seats[2].bot).toBeNull();
    ask(table, 0, left + 5 * MINUTE, { awaySince: left });
    expect(table.seats[2].bot).toBe('cadet');
  });

  it('is never asked for at a table with a clock in days: there only the clock decides', () => {
    const clock = { kind: 'bank', bank: 3 * 24 * 60 * MINUTE, increment: 24 * 60 * MINUTE } as const;
    const table = Table.open(game, setupOf(humans(3), 'seed', { clock }));
    declines('clockDecides', () => ask(table, 0, 1000 + 2 * 24 * 60 * MINUTE));
    const live = Table.open(game, setupOf(humans(3), 'seed', { clock: { kind: 'bank', bank: 45 * MINUTE, increment: 10_000 } }));
    ask(live, 0, 1000 + 5 * MINUTE);
  });

  it('stops a match that only bots would play on', () => {
    const table = Table.open(game, setupOf(humans(2)));
    ask(table, 1, 1000 + 6 * MINUTE, { about: 0, present: [1] });
    expect(table).toMatchObject({ asleep: false, botDue: true });
    table.order({ kind: 'standIn', id: nextId(), seat: 1, bot: 'cadet' }, 1000 + 7 * MINUTE);
    expect(table).toMatchObject({ asleep: true, botDue: false });
    table.order({ kind: 'resumeSeat', id: nextId(), seat: 0 }, 1000 + 8 * MINUTE);
    expect(table).toMatchObject({ asleep: false, botDue: true });
  });
});

describe('names', () => {
  const sit = (table: Table, seat: number, name: string) =>
    table.order({ kind: 'sit', id: nextId(), seat, holder: { kind: 'human', name } }, 1);

  it('are told apart at a table, whatever they are written with', () => {
    const table = Table.open(game, setupOf([{ kind: 'human', name: 'Anna' }, { kind: 'empty' }, { kind: 'empty' }]));
    for (const name of ['Anna', 'anna', ' ANNA', 'An\u200bna', 'Ａｎｎａ', 'А\u0301nna', 'Αnna', 'Anná']) {
      declines('nameTaken', () => sit(table, 1, name));
    }
    sit(table, 1, 'Annika');
    declines('nameTaken', () => sit(table, 2, 'ANNIKA'));
    sit(table, 2, 'Anna 2');
  });

  it.each([
    ['Anna', 'Αηηα', 'Greek letters, small ones too'],
    ['Anna', 'Аппа', 'Cyrillic letters alone'],
    ['HANNA', 'НАΝNА', 'three scripts at once'],
    ['ΝΙΚΗ', 'νικη', 'the same Greek name in small letters'],
    ['Анна', 'АННА', 'the same Cyrillic name in capitals'],
    ['Peter', 'Реtег', 'Cyrillic among Latin'],
    ['Oscar', 'Օscar', 'an Armenian capital'],
    ['Carl', 'ᏟаrӀ', 'a Cherokee capital and a palochka'],
    ['Carl', 'ＣＡＲＬ', 'full width'],
    ['Carl', '𝕮𝔞𝔯𝔩', 'mathematical letters'],
    ['Carl', 'Ⓒⓐⓡⓛ', 'letters in circles'],
    ['Carl', 'C\u0336a\u0336r\u0336l\u0336', 'struck through by combining marks'],
    ['Carl', 'Ca\u2800rl', 'a blank of braille'],
    ['Carl', 'Ca\u{1d159}rl', 'a note without a head'],
    ['Carl', 'Ca\u3164rl', 'a filler'],
    ['Carl', 'Ca\u{e0061}rl', 'a tag'],
    ['Adam', 'Aclam', 'two letters for one'],
    ['Adam', 'AсӀam', 'two Cyrillic letters for one'],
    ['Søren', 'Soren', 'a stroke through a letter'],
    ['O’Hara', "O'Hara", 'another apostrophe'],
    ['Jean-Luc', 'Jean–Luc', 'another dash'],
    ['Bill 10', 'BiII lO', 'digits'],
  ])('%s and %s are alike: %s', (one, other) => {
    expect([alike(one, other), alike(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Anna', 'Hanna'],
    ['Наташа', 'Паша'],
    ['Νίκος', 'Πέτρος'],
    ['愛', '恋'],
    ['نور', 'نورا'],
    ['👩‍🚀', '👨‍🚀'],
    ['Mia', 'Nia'],
    ['Ben', 'Ken'],
  ])('%s and %s are not', (one, other) => {
    expect(alike(one, other)).toBe(false);
  });

  it('are numbered to the end of a full table', () => {
    const taken: string[] = [];
    for (let i = 0; i < 16; i++) taken.push(freeName('Annac', taken, 40));
    expect(taken.at(0)).toBe('Annac');
    expect(taken.at(9)).toBe('Annac 10');
    expect(taken.at(15)).toBe('Annac 16');
  });
});

describe('the save of a running match', () => {
  it('leaves a mark everybody sees, which outlives a restart', () => {
    const table = Table.open(game, setupOf(humans(2)));
    expect(table.payload(1).luck.known).toBe(false);
    table.order({ kind: 'takeSave', id: nextId(), seat: 0 }, 2000);
    expect(table.payload(1).luck).toMatchObject({ known: true, seed: null });
    declines('alreadySo', () => table.order({ kind: 'takeSave', id: nextId(), seat: 1 }, 2000));
    const again = Table.load(game, { setup: table.setup, acts: [], snapshot: JSON.parse(JSON.stringify(table.snapshot())) });
    expect(again.luckKnown).toBe(true);
  });
});
