import { canonical, defineGame, type Game, type Position, SPECTATOR, seeded, sha256, verify } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { type Act, Table } from '../src/index.ts';
import { afterBids, answer, declines, game, humans, nextId, randomAnswer, setupOf } from './player.ts';
import { type ToyState, toyGame } from './toy-game.ts';

describe('orders', () => {
  it('become acts with the next number, and say so again when repeated', () => {
    const table = Table.open(game, setupOf(humans(2)));
    const [card, other] = table.payload(0).asks[0].options;
    const order = { kind: 'answer', id: 'mine', seat: 0, seq: 0, decision: 'bid', answer: card } as const;
    expect(table.order(order, 5)).toMatchObject({ act: { seq: 1, kind: 'answer', seat: 0 } });
    const hash = table.hash;
    expect(table.order(order, 6)).toEqual({ duplicate: 1 });
    declines('idReused', () => table.order({ ...order, answer: other }, 7));
    expect(table.seq).toBe(1);
    expect(table.hash).toBe(hash);
  });

  it('are stale when their question has changed, not when somebody else sealed an answer meanwhile', () => {
    const table = Table.open(game, setupOf(humans(3)));
    answer(table, 1, table.payload(1).asks[0].options[0]);
    answer(table, 0, table.payload(0).asks[0].options[0], { seq: 0 });
    answer(table, 2, table.payload(2).asks[0].options[0], { seq: 0 });
    const [winner] = table.waiting;
    declines('stale', () => answer(table, winner, 'take', { seq: 2 }));
    declines('stale', () => answer(table, winner, 'take', { seq: 99 }));
    answer(table, winner, 'take', { seq: 3 });
    // A double click: the same answer to the next question of the same name.
    declines('stale', () => answer(table, winner, 'take', { seq: 3 }));
  });

  it('have names of their own for people, bots and the clock', () => {
    const table = Table.open(game, setupOf(humans(2), 'seed', { clock: { kind: 'bank', bank: 1000, increment: 0 } }));
    const [card] = table.payload(1).asks[0].options;
    table.order({ kind: 'allowHints', id: 'same', seat: 0 }, 1000);
    // Whatever seat 0 has called 'same', the clock's order of that name is another one …
    expect(table.order({ kind: 'timeUp', by: 'clock', id: 'same', seat: 0 }, 9000)).toMatchObject({
      act: { seq: 2, kind: 'timeUp', by: 'clock' },
    });
    const attendance = { present: [1], awaySince: null };
    table.order({ kind: 'vote', id: 'bot', seat: 1, about: 0, choice: 'standIn', bot: 'random', attendance }, 9000);
    const own = table.payload(0).asks[0].options[0];
    // … and so is the bot's, which in turn is no duplicate of the clock's.
    expect(table.order({ kind: 'answer', by: 'bot', id: 'same', seat: 0, seq: 3, decision: 'bid', answer: own }, 9001)).toMatchObject({
      act: { seq: 4, by: 'bot' },
    });
    // A person's own name still belongs to the person's own order.
    declines('idReused', () => table.order({ kind: 'answer', id: 'same', seat: 0, seq: 4, decision: 'bid', answer: own }, 9002));
    table.order({ kind: 'answer', id: 'same', seat: 1, seq: 4, decision: 'bid', answer: card }, 9003);
    expect(table.seq).toBe(5);
  });

  it('are declined with a reason and change nothing', () => {
    const { table, winner, loser } = afterBids();
    const before = canonical([table.hash, table.payload(winner)]);
    declines('notAsked', () => table.order({ kind: 'answer', id: nextId(), seat: loser, seq: 2, decision: 'spend', answer: 'take' }, 1));
    declines('otherDecision', () => table.order({ kind: 'answer', id: nextId(), seat: winner, seq: 2, decision: 'bid', answer: 1 }, 1));
    declines('notAnOption', () => answer(table, winner, 'hang'));
    declines('noSuchSeat', () => table.order({ kind: 'answer', id: nextId(), seat: 7, seq: 2, decision: 'bid', answer: 1 }, 1));
    declines('botPlays', () =>
      table.order({ kind: 'answer', id: nextId(), seat: winner, seq: 2, decision: 'spend', answer: 'take', by: 'bot' }, 1),
    );
    declines('alreadyStarted', () => table.order({ kind: 'sit', id: nextId(), seat: 0, holder: { kind: 'empty' } }, 1));
    declines('notStandIn', () => table.order({ kind: 'resumeSeat', id: nextId(), seat: 0 }, 1));
    declines('nothingToRedo', () => table.order({ kind: 'redo', id: nextId(), seat: winner, seq: 2 }, 1));
    expect(canonical([table.hash, table.payload(winner)])).toBe(before);
  });
});

describe('gathering', () => {
  it('shows nobody anything until the last seat is taken', () => {
    const table = Table.open(game, setupOf([{ kind: 'human', name: 'A' }, { kind: 'empty' }]));
    expect(table.payload(0)).toMatchObject({ status: 'gathering', view: null, asks: [], waiting: [] });
    expect(table.missed(0).heard).toEqual([]);
    declines('gathering', () => table.order({ kind: 'answer', id: nextId(), seat: 0, seq: 0, decision: 'bid', answer: 1 }, 1));
    declines('seatTaken', () => table.order({ kind: 'sit', id: nextId(), seat: 0, holder: { kind: 'human', name: 'B' } }, 1));
    table.order({ kind: 'sit', id: nextId(), seat: 1, holder: { kind: 'human', name: 'B' } }, 1);
    expect(table.payload(0).view).not.toBeNull();
    expect(table.missed(1).heard.map((h) => h.what)).toEqual(['sit', 'setup']);
    expect(table.payload(SPECTATOR).asks).toEqual([]);
  });
});

describe('taking back', () => {
  it('goes step by step or to the last barrier, says what stops it, and can be redone', () => {
    const { table, winner, loser } = afterBids();
    expect(table.payload(winner).undo.steps).toBe(0);
    expect(table.payload(winner).undo.reason).toMatch(/reveal|seat/);
    const start = table.hash;
    answer(table, winner, 'take');
    const one = table.hash;
    answer(table, winner, 'take');
    const two = table.hash;
    expect(table.payload(winner).undo).toEqual({ steps: 2, reason: null, redo: 0 });
    expect(table.payload(loser).undo).toEqual({ steps: 0, reason: 'seat', redo: 0 });
    declines('undoBarrier', () => table.order({ kind: 'undo', id: nextId(), seat: loser, seq: table.seq, scope: 'step' }, 1));
    table.order({ kind: 'undo', id: nextId(), seat: winner, seq: table.seq, scope: 'step' }, 1);
    expect(table.hash).toBe(one);
    table.order({ kind: 'redo', id: nextId(), seat: winner, seq: table.seq }, 1);
    expect(table.hash).toBe(two);
    table.order({ kind: 'undo', id: nextId(), seat: winner, seq: table.seq, scope: 'turn' }, 1);
    expect(table.hash).toBe(start);
    expect(table.payload(winner).undo.redo).toBe(2);
    table.order({ kind: 'redo', id: nextId(), seat: winner, seq: table.seq }, 1);
    expect(table.hash).toBe(one);
    answer(table, winner, 'roll');
    expect(table.payload(winner).undo).toEqual({ steps: 0, reason: 'roll', redo: 0 });
    expect(
      table
        .missed(loser)
        .heard.filter((h) => h.what === 'answer')
        .map((h) => h.at),
    ).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['seed', 1],
    ['seed 1', 0],
  ])('has an end within a turn, and not for whoever only tries things out (%s)', (seed, first) => {
    const { table, winner } = afterBids(seed);
    expect(winner).toBe(first);
    let cycles = 0;
    const undo = () => table.order({ kind: 'undo', id: nextId(), seat: winner, seq: table.seq, scope: 'step' }, 1);
    answer(table, winner, 'take');
    for (; table.payload(winner).undo.steps > 0 && cycles < 5_000; cycles++) {
      undo();
      table.order({ kind: 'redo', id: nextId(), seat: winner, seq: table.seq }, 1);
    }
    // 256, and 4 for the one answer that stands.
    expect(cycles).toBe(260);
    expect(table.payload(winner).undo).toEqual({ steps: 0, reason: 'limit', redo: 0 });
    declines('undoBarrier', undo);
    // After the next barrier there is room again.
    answer(table, winner, 'roll');
    answer(table, winner, 'take');
    expect(table.payload(winner).undo).toEqual({ steps: 1, reason: null, redo: 0 });
  });

  it('outlives a restart in the middle of it: undo, redo and what is left of both', () => {
    const { table, winner } = afterBids();
    const acts: Act[] = [];
    answer(table, winner, 'take');
    answer(table, winner, 'take');
    table.order({ kind: 'undo', id: nextId(), seat: winner, seq: table.seq, scope: 'step' }, 1);
    const snapshot = JSON.parse(JSON.stringify(table.snapshot()));
    expect(snapshot.way).toMatchObject({ at: 2, taken: 1, undone: [{ seat: winner, answer: 'take' }] });
    // Only what leads to the standing answers is needed of the past.
    const [a, b] = [0, 1].map((seat) => table.save().log.find((e) => e.seat === seat && e.decision === 'bid'));
    for (const entry of [a, b, table.save().log[2]]) {
      if (entry === undefined) throw new Error('no entry');
      acts.push({ kind: 'answer', seq: acts.length + 1, time: 1, id: nextId(), ...entry });
    }
    acts.push({ kind: 'answer', seq: 4, time: 1, id: nextId(), seat: winner, decision: 'spend', answer: 'take', rolls: [] });
    acts.push({ kind: 'undo', seq: 5, time: 1, id: nextId(), seat: winner, count: 1 });
    const again = Table.load(game, { setup: table.setup, acts, snapshot });
    expect(again.payload(winner).undo).toEqual({ steps: 1, reason: null, redo: 1 });
    const redo = { kind: 'redo', id: nextId(), seat: winner, seq: 5 } as const;
    again.order(redo, 1);
    table.order(redo, 1);
    expect(again.hash).toBe(table.hash);
    again.order({ kind: 'undo', id: nextId(), seat: winner, seq: 6, scope: 'turn' }, 1);
    expect(again.at).toBe(2);
  });

  it('ends with the match', () => {
    const table = Table.open(game, setupOf(humans(2)));
    const luck = seeded('over');
    while (table.status === 'playing') randomAnswer(table, luck);
    expect(table.payload(0).undo).toEqual({ steps: 0, reason: 'over', redo: 0 });
    declines('over', () => table.order({ kind: 'undo', id: nextId(), seat: 0, seq: table.seq, scope: 'step' }, 1));
  });
});

describe('luck', () => {
  it('is committed to from the start and told at the end', () => {
    const table = Table.open(game, setupOf(humans(2), 'my seed'));
    expect(table.payload(SPECTATOR).luck).toEqual({ commitment: sha256('my seed'), seed: null, known: false });
    const luck = seeded('over');
    while (table.status === 'playing') randomAnswer(table, luck);
    expect(table.payload(SPECTATOR).luck).toEqual({ commitment: sha256('my seed'), seed: 'my seed', known: false });
    expect(table.payload(SPECTATOR).outcome?.scores).toHaveLength(2);
    expect(verify(game, table.save()).over).toBe(true);
  });
});

describe('bots', () => {
  it('are asked with what their seat sees, and stand in for people until they come back', () => {
    const { table, winner } = afterBids();
    expect(table.botDue).toBe(false);
    table.order({ kind: 'standIn', id: nextId(), seat: winner, bot: 'random' }, 1);
    expect(table.payload(0).seats[winner]).toMatchObject({ kind: 'human', bot: 'random', standIn: 'left' });
    const [question] = table.botQuestions();
    expect(question).toMatchObject({ seat: winner, bot: 'random', decision: 'spend' });
    expect(question.view.viewer).toBe(winner);
    declines('botPlays', () => answer(table, winner, 'take'));
    declines('botPlays', () => table.order({ kind: 'standIn', id: nextId(), seat: winner, bot: 'random' }, 1));
    table.order({ kind: 'answer', id: nextId(), seat: winner, seq: table.seq, decision: 'spend', answer: 'take', by: 'bot' }, 1);
    table.order({ kind: 'resumeSeat', id: nextId(), seat: winner }, 1);
    expect(table.botDue).toBe(false);
    answer(table, winner, 'take');
  });
});

describe('refusals', () => {
  it('answer "why not?" for an open question of the viewer only', () => {
    const { table, winner, loser } = afterBids();
    answer(table, winner, 'peek');
    expect(table.refusals(winner, 'spend')).toEqual([{ what: 'peek', reason: 'alreadySeen', rule: 'TOY-1' }]);
    declines('notAsked', () => table.refusals(loser, 'spend'));
  });
});

describe('a table taken up again', () => {
  it('is the same from its acts, with or without a snapshot, undo included', () => {
    const luck = seeded('again');
    for (let round = 0; round < 20; round++) {
      const setup = setupOf(humans(3), `seed ${round}`, { clock: { kind: 'bank', bank: 60_000, increment: 1000 } });
      const table = Table.open(game, setup);
      const acts: Act[] = [];
      const snapshots = [table.snapshot()];
      for (let i = 0; i < 8 + round && table.status === 'playing'; i++) {
        acts.push(randomAnswer(table, luck, 2000 + i * 10));
        const last = acts.at(-1);
        if (last !== undefined && i % 3 === 2 && table.payload(last.seat).undo.steps > 0) {
          const undone = table.order({ kind: 'undo', id: nextId(), seat: last.seat, seq: table.seq, scope: 'step' }, 2005 + i * 10);
          if ('act' in undone) acts.push(undone.act);
        }
        snapshots.push(table.snapshot());
      }
      const expected = [0, 1, 2, SPECTATOR].map((viewer) => canonical(table.payload(viewer)));
      const json = JSON.parse(JSON.stringify({ setup, acts }));
      for (const snapshot of [undefined, ...snapshots.map((s) => JSON.parse(JSON.stringify(s)))]) {
        const again = Table.load(game, { ...json, snapshot });
        expect([0, 1, 2, SPECTATOR].map((viewer) => canonical(again.payload(viewer)))).toEqual(expected);
        expect(again.hash).toBe(table.hash);
        expect(canonical(again.save(json.acts).log)).toBe(canonical(table.save().log));
        expect(verify(game, again.save(json.acts)).answers).toBe(table.at);
        if (snapshot === undefined) continue;
        // Of its past nothing need be read: it goes on all the same, and lacks it only where it is asked for everything.
        const tail = json.acts.filter((act: Act) => act.seq > snapshot.seq);
        const short = Table.load(game, { setup, acts: tail, snapshot });
        expect([0, 1, 2, SPECTATOR].map((viewer) => canonical(short.payload(viewer)))).toEqual(expected);
        expect(canonical(short.save(json.acts).log)).toBe(canonical(table.save().log));
        if (snapshot.at > 3) expect(() => short.save()).toThrow('the beginning of the log is missing');
        const known = acts.at(-1);
        if (known?.kind === 'answer' && known.redo === undefined) {
          const { id, seat, decision, answer } = known;
          const repeated = { kind: 'answer', id, seat, decision, answer, seq: known.seq - 1 } as const;
          expect(again.order(repeated, 1)).toEqual({ duplicate: known.seq });
        }
      }
    }
  });

  it('goes on under newer rules from its snapshot where they know how, and is refused where they do not', () => {
    const { table, winner } = afterBids();
    answer(table, winner, 'take');
    const snapshot = JSON.parse(JSON.stringify(table.snapshot()));
    const acts = [1, 2, 3].map((seq) => ({
      seq,
      time: 1,
      id: `${seq}`,
      seat: 0,
      kind: 'answer' as const,
      decision: 'x',
      answer: 0,
      rolls: [],
    }));
    const newer = (migrate: Game['definition']['migrate']): Game =>
      defineGame({ ...toyGame.definition, version: 2, migrate }) as unknown as Game;
    const doubled = (position: Position<unknown>): Position<unknown> => {
      (position.state as ToyState).points = (position.state as ToyState).points.map((p) => p * 2);
      return position;
    };
    const again = Table.load(newer({ 1: doubled }), { setup: table.setup, acts, snapshot });
    expect(again.payload(winner).view?.table).toMatchObject({ points: winner === 0 ? [4, 0] : [0, 4] });
    expect(again.snapshot().eras).toMatchObject([
      { at: 0, version: 1 },
      { at: 3, version: 2 },
    ]);
    declines('otherVersion', () => Table.load(newer({}), { setup: table.setup, acts, snapshot }));
  });

  it('refuses acts that do not follow', () => {
    const table = Table.open(game, setupOf(humans(2)));
    expect(() => table.follow({ kind: 'resumeSeat', seq: 5, time: 1, id: 'x', seat: 0 })).toThrow(/does not follow/);
  });

  it('goes on with a save', () => {
    const { table } = afterBids();
    const save = JSON.parse(JSON.stringify(table.save()));
    const next = Table.open(game, { ...setupOf(humans(2)), base: save });
    expect(next.hash).toBe(table.hash);
    expect(next.at).toBe(2);
    const luck = seeded('on');
    while (next.status === 'playing') randomAnswer(next, luck);
    expect(verify(game, next.save()).over).toBe(true);
  });
});

describe('hints', () => {
  const allow = (table: Table, seat: number) => table.order({ kind: 'allowHints', id: nextId(), seat }, 1);
  const withdraw = (table: Table, seat: number) => table.order({ kind: 'withdrawHints', id: nextId(), seat }, 1);
  const bot = { kind: 'bot', bot: 'random', name: 'B' } as const;

  it('are off until every person has allowed them, and end when one withdraws', () => {
    const table = Table.open(game, setupOf([...humans(2), bot]));
    expect(table.payload(SPECTATOR).hints).toEqual({ on: false, allowedBy: [], missing: [0, 1] });
    allow(table, 1);
    expect(table.payload(0).hints).toEqual({ on: false, allowedBy: [1], missing: [0] });
    declines('alreadySo', () => allow(table, 1));
    declines('botPlays', () => allow(table, 2));
    allow(table, 0);
    expect(table.payload(0).hints).toEqual({ on: true, allowedBy: [0, 1], missing: [] });
    withdraw(table, 1);
    expect(table.payload(1).hints).toEqual({ on: false, allowedBy: [0], missing: [1] });
    declines('alreadySo', () => withdraw(table, 1));
    expect(table.missed(0).heard.map((h) => h.what)).toEqual(['setup', 'allowHints', 'allowHints', 'withdrawHints']);
  });

  it('do not wait for a person a bot stands in for, and ask again when they return', () => {
    const table = Table.open(game, setupOf(humans(2)));
    allow(table, 0);
    table.order({ kind: 'standIn', id: nextId(), seat: 1, bot: 'random' }, 1);
    expect(table.payload(0).hints.on).toBe(true);
    table.order({ kind: 'resumeSeat', id: nextId(), seat: 1 }, 1);
    expect(table.payload(0).hints).toEqual({ on: false, allowedBy: [0], missing: [1] });
  });

  it('outlive a restart, from the acts alone and from a snapshot, and cost nobody their undo', () => {
    const { table, winner, loser } = afterBids();
    const acts: Act[] = [];
    answer(table, winner, 'take');
    for (const seat of [0, 1]) {
      const done = allow(table, seat);
      if ('act' in done) acts.push(done.act);
    }
    expect(table.payload(winner).undo.steps).toBe(1);
    const setup = setupOf(humans(2));
    const again = Table.open(game, setup);
    const followed = acts.map((act, i) => ({ ...act, seq: i + 1 }));
    for (const act of followed) again.follow(act);
    expect(again.payload(loser).hints.on).toBe(true);
    const loaded = Table.load(game, { setup, acts: followed, snapshot: again.snapshot() });
    expect(loaded.payload(loser).hints).toEqual({ on: true, allowedBy: [0, 1], missing: [] });
    const { hints: _, ...older } = again.snapshot();
    expect(Table.load(game, { setup, acts: followed, snapshot: older }).payload(0).hints.on).toBe(false);
  });

  it('go to and fro sixteen times while the match stands still, and again once it has come further', () => {
    const { table, winner, loser } = afterBids();
    const often = (from: Table): void => {
      for (let i = 0; i < 16; i++) {
        allow(from, loser);
        withdraw(from, loser);
      }
      declines('tooOften', () => allow(from, loser));
    };
    often(table);
    // The others have theirs, a restart forgets nothing, and what is taken back and given again is no progress.
    allow(table, winner);
    answer(table, winner, 'take');
    const taken = JSON.parse(JSON.stringify(table.snapshot()));
    expect(taken.toAndFro).toEqual({ furthest: 3, counts: [0, 0] });
    often(table);
    const again = Table.load(game, { setup: table.setup, acts: [], snapshot: JSON.parse(JSON.stringify(table.snapshot())) });
    declines('tooOften', () => allow(again, loser));
    again.order({ kind: 'undo', id: nextId(), seat: winner, seq: again.seq, scope: 'step' }, 1);
    again.order({ kind: 'redo', id: nextId(), seat: winner, seq: again.seq }, 1);
    declines('tooOften', () => allow(again, loser));
    answer(again, winner, 'take');
    allow(again, loser);
  });

  it('and so do stand-ins, but nobody is kept from coming back', () => {
    const { table, loser } = afterBids();
    const away = (): unknown => table.order({ kind: 'standIn', id: nextId(), seat: loser, bot: 'random' }, 1);
    for (let i = 0; i < 16; i++) {
      away();
      table.order({ kind: 'resumeSeat', id: nextId(), seat: loser }, 1);
    }
    declines('tooOften', away);
    expect(table.seats[loser].bot).toBeNull();
  });

  it('are a matter of a running match', () => {
    const table = Table.open(game, setupOf([{ kind: 'human', name: 'A' }, { kind: 'empty' }]));
    declines('gathering', () => allow(table, 0));
  });
});
