import { canonical, copyPlain, SPECTATOR, seeded } from '@orrery/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, diff, Feed, type Heard, history, patched, replayMoments, Table } from '../src/index.ts';
import { game, humans, nextId, randomAnswer, setupOf } from './player.ts';

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

describe('feeds', () => {
  it('keep every viewer at the same payload and log as a fresh look would show', () => {
    const luck = seeded('feeds');
    for (let round = 0; round < 10; round++) {
      const setup = setupOf(humans(3), `feed ${round}`);
      const table = Table.open(game, setup);
      const acts: Act[] = [];
      const viewers = [0, 1, 2, SPECTATOR].map((viewer) => {
        const feed = new Feed(table, viewer);
        return { viewer, feed, payload: copyPlain(feed.payload), log: logged([], table.missed(viewer).heard) };
      });
      while (table.status === 'playing') {
        const act = randomAnswer(table, luck);
        acts.push(act);
        if (act.seq % 4 === 0 && table.payload(act.seat).undo.steps > 0) {
          const done = table.order({ kind: 'undo', id: nextId(), seat: act.seat, seq: table.seq, scope: 'turn' }, 1);
          if ('act' in done) acts.push(done.act);
        }
        for (const seen of viewers) {
          const before = seen.payload.seq;
          const update = JSON.parse(JSON.stringify(seen.feed.next()));
          expect(update.base).toBe(before);
          seen.payload = patched(seen.payload, update.patch);
          seen.log = logged(seen.log, update.heard);
          expect(canonical(seen.payload)).toBe(canonical(table.payload(seen.viewer)));
          expect(seen.feed.next()).toBeUndefined();
        }
      }
      for (const { viewer, log } of viewers) {
        const answers = log.filter((h) => h.what === 'answer' || h.what === 'setup');
        expect(canonical(answers)).toBe(canonical(history(game, setup, acts, viewer, 0, 1000)));
        const moments = replayMoments(game, setup, acts, viewer, 2, 5);
        expect(moments.map((m) => m.at)).toEqual([2, 3, 4, 5]);
        expect(canonical(replayMoments(game, setup, acts, viewer, table.at, table.at)[0].view)).toBe(canonical(table.payload(viewer).view));
      }
    }
  });
});
