import type { Stop } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { Table } from '../src/index.ts';
import { WayBack } from '../src/way-back.ts';
import { askingToy } from './asking-toy.ts';
import { answer, declines, humans, nextId, setupOf } from './player.ts';

/** A table at which somebody has won and may spend; whoever that is. */
function won(): { table: Table; winner: number } {
  const table = Table.open(askingToy, setupOf(humans(2)));
  for (const seat of [0, 1]) answer(table, seat, table.payload(seat).asks[0].options[0]);
  return { table, winner: table.waiting[0] };
}

const letPass = (table: Table, seat: number, by?: 'host') =>
  table.order({ kind: 'letPass', id: nextId(), seat, seq: table.seq, ...(by === undefined ? {} : { by }) }, 1);
const setStop = (table: Table, seat: number, prize: Stop) => table.order({ kind: 'setStops', id: nextId(), seat, stops: { prize } }, 1);
const takeAll = (table: Table, seat: number) => [1, 2, 3].map(() => answer(table, seat, 'take'));

describe('a window', () => {
  it('is asked where there is something to do, and named', () => {
    const { table, winner } = won();
    expect(table.payload(winner).asks[0]).toMatchObject({ decision: 'spend', windows: ['prize'] });
    expect(table.unasked).toEqual([]);
    declines('wantsToBeAsked', () => letPass(table, winner, 'host'));
  });

  it('is put to nobody where there is nothing to do, and the others see no difference', () => {
    const { table, winner } = won();
    takeAll(table, winner);
    expect(table.payload(winner).asks).toEqual([]);
    expect(table.payload(1 - winner)).toMatchObject({ waiting: [winner], windows: [winner] });
    expect(table.unasked).toEqual([{ seat: winner, decision: 'spend', answer: 'stop', secret: true, window: true }]);
    const done = letPass(table, winner, 'host');
    expect(done).toMatchObject({ act: { kind: 'answer', decision: 'spend', answer: 'stop', by: 'host', unasked: true } });
    // Whoever passes by hand is heard of in the same words.
    expect(table.missed(1 - winner).heard.at(-1)).not.toHaveProperty('by');
    expect(table.waiting).toEqual([0, 1]);
  });

  it('is always asked, or never, where its seat wants that', () => {
    const always = won();
    setStop(always.table, always.winner, 'always');
    takeAll(always.table, always.winner);
    expect(always.table.payload(always.winner).asks[0].options).toEqual(['stop']);
    declines('wantsToBeAsked', () => letPass(always.table, always.winner));
    const never = won();
    setStop(never.table, never.winner, 'never');
    expect(never.table.payload(never.winner).asks).toEqual([]);
    expect(never.table.unasked[0]).toMatchObject({ answer: 'stop', window: false });
  });

  it('is asked all the same where everything is', () => {
    const table = Table.open(askingToy, setupOf(humans(2), 'seed', { askEverything: true }));
    for (const seat of [0, 1]) answer(table, seat, table.payload(seat).asks[0].options[0]);
    const [winner] = table.waiting;
    takeAll(table, winner);
    expect(table.unasked).toEqual([]);
    expect(table.payload(winner).asks[0].options).toEqual(['stop']);
  });

  it('is let pass by whoever shares the screen, and nothing else is', () => {
    const { table, winner } = won();
    declines('notAsked', () => letPass(table, 1 - winner));
    letPass(table, winner);
    expect(table.waiting).toEqual([0, 1]);
    declines('notAsked', () => letPass(table, winner));
    declines('wantsToBeAsked', () => letPass(table, winner, 'host'));
  });

  it('is not let pass for a bot, and an order that came twice counts once', () => {
    const { table, winner } = won();
    takeAll(table, winner);
    const order = { kind: 'letPass', id: 'once', seat: winner, seq: table.seq, by: 'host' } as const;
    const done = table.order(order, 1);
    expect(table.order(order, 1)).toEqual({ duplicate: 'act' in done ? done.act.seq : -1 });
    table.order({ kind: 'standIn', id: nextId(), seat: 0, bot: 'random' }, 1);
    expect(table.unasked).toEqual([]);
  });
});

describe('stops', () => {
  it('belong to a seat, are told to nobody else, and outlive a restart', () => {
    const { table, winner } = won();
    const acts = [setStop(table, winner, 'never')].flatMap((done) => ('act' in done ? [done.act] : []));
    const { setup } = table;
    const from = [
      Table.load(askingToy, { setup, acts: [], snapshot: JSON.parse(JSON.stringify(table.snapshot())) }),
      Table.load(askingToy, { setup, acts: JSON.parse(JSON.stringify(acts)), snapshot: { ...won().table.snapshot() } }),
    ];
    for (const again of from) {
      expect(again.payload(winner).stops).toEqual({ prize: 'never' });
      expect(again.payload(1 - winner).stops).toEqual({ prize: 'can' });
      expect(again.payload(-1).stops).toEqual({});
    }
    expect(table.missed(1 - winner).heard.at(-1)).toEqual({ seq: table.seq, at: table.at, what: 'setStops', seat: winner, events: [] });
  });

  it('are of the kinds there are, change something, and not for ever while nothing happens', () => {
    const { table, winner } = won();
    declines('alreadySo', () => setStop(table, winner, 'can'));
    declines('options', () => table.order({ kind: 'setStops', id: nextId(), seat: winner, stops: { other: 'never' } }, 1));
    for (let i = 0; i < 16; i++) setStop(table, winner, i % 2 === 0 ? 'never' : 'always');
    declines('tooOften', () => setStop(table, winner, 'never'));
  });
});

describe('taking back', () => {
  it('goes back to the last answer somebody gave, with all that followed by itself', () => {
    const back = new WayBack();
    const entry = { seat: 0, decision: 'd', answer: 'a', rolls: [] };
    back.answered(0, 0, undefined, undefined, false, true);
    back.answered(0, 1, entry, undefined, false);
    back.answered(0, 2, entry, undefined, false);
    back.answered(0, 3, entry, undefined, false, true);
    expect(back.state(0, entry, true).steps).toBe(2);
    // The first answer of the turn followed by itself: it would at once be given again.
    expect([back.count('step'), back.count('turn')]).toEqual([2, 3]);
    back.takenBack(entry);
    back.takenBack(entry);
    expect([back.count('step'), back.state(0, entry, true).steps]).toEqual([1, 1]);
    back.takenBack(entry);
    expect([back.count('step'), back.state(0, entry, true)]).toEqual([0, { steps: 0, reason: 'nothing', redo: 3 }]);
  });
});
