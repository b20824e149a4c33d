import { canonical, copyPlain, need, newEffects, type Position, SPECTATOR, seeded, told } from '@orrery/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Act,
  type Beat,
  diff,
  Feed,
  followed,
  type Heard,
  history,
  patched,
  replayBeats,
  replayMoments,
  standing,
  Table,
  type TableSetup,
  type Update,
  welcomed,
} from '../src/index.ts';
import { afterBids, answer, game, humans, nextId, randomAnswer, setupOf } from './player.ts';

describe('patches', () => {
  it('lead from any plain value to any other, and are nothing between equal ones', () => {
    // Few keys, so that they often meet; some are called like what every object inherits.
    const key = fc.constantFrom('a', 'b', 'c', '0', '1', 'constructor', 'toString');
    const { plain } = fc.letrec<{ value: unknown; plain: Record<string, unknown> }>((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, fc.integer({ max: 3 }), fc.constant(null), fc.array(tie('value'), { maxLength: 4 }), tie('plain')),
      plain: fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    }));
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const patch = diff(a, b);
        expect(canonical(patched(a, copyPlain(patch)))).toBe(canonical(b));
        expect(diff(b, copyPlain(b))).toBeUndefined();
      }),
      { seed: 7, numRuns: 1000 },
    );
  });

  it('share what did not change', () => {
    const before = { same: { deep: [1, 2] }, list: [1, 2, 3], gone: 1 };
    const after = patched(before, diff(before, { same: { deep: [1, 2] }, list: [1, 4], more: true }));
    expect(after).toEqual({ same: { deep: [1, 2] }, list: [1, 4], more: true });
    expect(after.same).toBe(before.same);
  });
});

/** A client's log as the protocol says it is kept. */
function logged(log: readonly Heard[], news: readonly Heard[]): Heard[] {
  let next = [...log];
  for (const heard of news) {
    if (heard.what === 'undo') next = next.filter((h) => h.what !== 'answer' || h.at <= heard.at);
    next.push(heard);
  }
  return next;
}

/** The position of a table, for the test's own rules to go on from. */
const positionOf = (table: Table): Position => copyPlain(table.save().snapshots.at(-1)?.position as Position);

/** What a viewer should have been shown: the events it heard, each with the table at that moment. */
function shownBy(before: Position, act: Act & { kind: 'answer' }, viewer: number): string[] {
  const effects = newEffects(true);
  game.answer(before, act.seat, act.decision, act.answer, effects);
  return effects.events.flatMap((emitted, i) => {
    const event = told(emitted, viewer);
    return event === undefined ? [] : [canonical([event, game.tableOf(need(effects.beats?.[i]), viewer)])];
  });
}

/** The same for all standing answers of a table. */
function beatsOfReplay(setup: TableSetup, acts: readonly Act[], viewer: number): string[][] {
  const position = game.start(setup.config, setup.seed);
  return standing(setup, acts).map(({ seq, entry }) => {
    const shown = shownBy(copyPlain(position), { kind: 'answer', seq, time: 0, id: '', ...entry }, viewer);
    game.answer(position, entry.seat, entry.decision, entry.answer);
    return shown;
  });
}

const shown = (beats: readonly Beat[]): string[] => beats.map(({ event, payload }) => canonical([event, payload.view?.table]));

const sent = (update: Update): Update => JSON.parse(JSON.stringify(update)) as Update;

describe('feeds', () => {
  it('show every viewer each event over its own table', () => {
    const luck = seeded('beats');
    for (let round = 0; round < 5; round++) {
      const table = Table.open(game, setupOf(humans(3), `beats ${round}`));
      const feed = new Feed(table);
      const seen = new Map([0, 1, 2, SPECTATOR].map((viewer) => [viewer, welcomed(table.told(viewer))]));
      for (const viewer of seen.keys()) feed.join(viewer);
      while (table.status === 'playing') {
        const before = positionOf(table);
        const act = randomAnswer(table, luck);
        if (act.kind !== 'answer') throw new Error('not an answer');
        for (const { viewer, update } of feed.next()) {
          const { beats, ...now } = followed(seen.get(viewer) ?? welcomed(table.told(viewer)), sent(update));
          expect(shown(beats)).toEqual(shownBy(copyPlain(before), act, viewer));
          for (let i = 1; i < beats.length; i++) expect(beats[i].before).toBe(beats[i - 1].payload);
          seen.set(viewer, now);
        }
      }
    }
  });

  it('tell those who hear alike with the very same words, and others at their own moments', () => {
    const { table, winner, loser } = afterBids();
    const feed = new Feed(table);
    for (const viewer of [winner, loser, SPECTATOR]) feed.join(viewer);
    answer(table, winner, 'take');
    const updates = new Map(feed.next().map(({ viewer, update }) => [viewer, update]));
    expect(updates.get(winner)?.heard[0].events).toHaveLength(2);
    expect(updates.get(winner)?.open?.beats).toEqual([
      { in: { points: { set: { [`_${winner}`]: 1 } } } },
      { in: { points: { set: { [`_${winner}`]: 2 } } } },
    ]);
    expect(updates.get(loser)?.open?.beats).toEqual([{ in: { points: { set: { [`_${winner}`]: 2 } } } }]);
    expect(updates.get(SPECTATOR)?.open).toBe(updates.get(loser)?.open);
    answer(table, winner, 'roll');
    const alike = feed.next();
    expect(new Set(alike.map(({ update }) => update.open)).size).toBe(1);
    expect(new Set(alike.map(({ update }) => update.heard)).size).toBe(1);
  });

  it('keep nothing of an event while nobody looks', () => {
    const { table, winner } = afterBids();
    const feed = new Feed(table);
    answer(table, winner, 'roll');
    expect(table.tellingsSince(0).some((t) => t.beats !== undefined)).toBe(false);
    feed.join(winner);
    answer(table, winner, 'roll');
    expect(table.tellingsSince(0).at(-1)?.beats).toHaveLength(1);
    feed.leave(winner);
    expect(feed.next()).toEqual([]);
    answer(table, winner, 'roll');
    expect(table.tellingsSince(0).at(-1)?.beats).toBeUndefined();
  });

  it('leave a view as it is where only something else changed', () => {
    const { table, winner } = afterBids();
    const feed = new Feed(table);
    feed.join(winner);
    const from = welcomed(table.told(winner));
    table.order({ kind: 'allowHints', id: nextId(), seat: winner }, 1);
    const { payload } = followed(from, sent(feed.next()[0].update));
    expect(payload.hints.allowedBy).toEqual([winner]);
    expect(payload.view).toBe(from.payload.view);
  });

  it('leave no trace of an answer that was declined', () => {
    const { table, winner } = afterBids();
    const feed = new Feed(table);
    feed.join(winner);
    expect(() => answer(table, winner, 'jump')).toThrow('notAnOption');
    expect(feed.next()).toEqual([]);
    answer(table, winner, 'take');
    expect(feed.next()[0].update).toMatchObject({ base: table.seq - 1, seq: table.seq });
  });

  it('tell the newest state to whoever fell far behind', () => {
    const { table, winner, loser } = afterBids();
    const feed = new Feed(table);
    feed.join(loser);
    const from = welcomed(table.told(loser));
    const luck = seeded('behind');
    for (let i = 0; i < 9; i++) randomAnswer(table, luck);
    expect(winner).not.toBe(loser);
    const [{ update }] = feed.next();
    const { payload, beats } = followed(from, sent(update));
    expect(canonical(payload)).toBe(canonical(table.payload(loser)));
    expect(beats.length).toBe(update.heard.flatMap((h) => h.events).length);
  });

  it('bring a viewer who joins between two acts up to date, and make the others say hello again', () => {
    const { table, winner, loser } = afterBids();
    const feed = new Feed(table);
    feed.join(loser);
    const { seq } = table;
    answer(table, winner, 'roll');
    feed.join(winner);
    const from = welcomed(table.told(winner));
    answer(table, winner, 'roll');
    for (const { viewer, update } of feed.next()) {
      expect(update.base).toBe(seq + 1);
      if (viewer === winner) expect(canonical(followed(from, sent(update)).payload)).toBe(canonical(table.payload(winner)));
    }
  });

  it('keep every viewer at the same payload and log as a fresh look would show', () => {
    const luck = seeded('feeds');
    for (let round = 0; round < 10; round++) {
      const setup = setupOf(humans(3), `feed ${round}`);
      const table = Table.open(game, setup);
      const acts: Act[] = [];
      const feed = new Feed(table);
      const viewers = [0, 1, 2, SPECTATOR].map((viewer) => {
        feed.join(viewer);
        return { viewer, seen: welcomed(copyPlain(table.told(viewer))), log: logged([], table.missed(viewer).heard) };
      });
      while (table.status === 'playing') {
        const act = randomAnswer(table, luck);
        acts.push(act);
        if (act.seq % 4 === 0 && table.payload(act.seat).undo.steps > 0) {
          const done = table.order({ kind: 'undo', id: nextId(), seat: act.seat, seq: table.seq, scope: 'turn' }, 1);
          if ('act' in done) acts.push(done.act);
        }
        const updates = feed.next();
        expect(feed.next()).toEqual([]);
        for (const client of viewers) {
          const update = updates.find(({ viewer }) => viewer === client.viewer)?.update;
          if (update === undefined) throw new Error('nothing was told');
          expect(update.base).toBe(client.seen.payload.seq);
          client.seen = followed(client.seen, sent(update));
          client.log = logged(client.log, update.heard);
          expect(canonical(client.seen.payload)).toBe(canonical(table.payload(client.viewer)));
          expect(canonical(client.seen.told)).toBe(canonical(table.told(client.viewer)));
        }
      }
      for (const { viewer, log } of viewers) {
        const answers = log.filter((h) => h.what === 'answer' || h.what === 'setup');
        expect(canonical(answers)).toBe(canonical(history(game, setup, acts, viewer, 0, 1000)));
        const moments = replayMoments(game, setup, acts, viewer, 2, 5);
        expect(moments.map((m) => m.at)).toEqual([2, 3, 4, 5]);
        // Every event of a replay is told over the table it was told over when it happened.
        const all = replayMoments(game, setup, acts, viewer, 0, 1000);
        expect(canonical(moments)).toBe(canonical(all.slice(2, 6)));
        const replayed = all.flatMap((m, i) =>
          i === 0 ? [] : [replayBeats(all[i - 1], m).map(({ event, view }) => canonical([event, view.table]))],
        );
        expect(replayed).toEqual(beatsOfReplay(setup, acts, viewer));
        expect(canonical(replayMoments(game, setup, acts, viewer, table.at, table.at)[0].view)).toBe(canonical(table.payload(viewer).view));
      }
    }
  });
});
