import { expect, it } from 'vitest';
import { adding, inThrees } from '../../kernel/test/adding.ts';
import type { Reply } from '../src/rules/jobs.ts';
import { RulesWorker } from '../src/rules/rules-worker.ts';

/** The acts of a match of 1,200 answers after which a snapshot is left. */
async function snapshotsOf(seatAt: (answers: number) => number): Promise<number[]> {
  const game = adding(seatAt);
  const worker = new RulesWorker({ adding: { load: async () => game } } as unknown as ConstructorParameters<typeof RulesWorker>[0]);
  const setup = JSON.stringify({
    config: game.configure(2, {}),
    seed: 'snapshots',
    seats: ['Anna', 'Bert'].map((name) => ({ kind: 'human', name })),
    clock: { kind: 'none' },
    time: 0,
  });
  const none = { past: '[]', from: 0, snapshots: [], rules: null, begun: true, upTo: 0, viewers: [] };
  const open = { kind: 'open' as const, table: 't', game: 'adding', setup, ...none };
  await worker.prepare(open);
  worker.do(open);
  const left: number[] = [];
  for (let seq = 0; seq < 1200; seq++) {
    const order = { kind: 'answer' as const, id: `${seq}`, seat: seatAt(seq), seq, decision: 'add', answer: seq % 3 };
    const { snapshot } = worker.do({ kind: 'order', table: 't', order, time: 0, viewers: [] }) as Extract<Reply<'order'>, { act: string }>;
    if (snapshot !== undefined) left.push(snapshot.seq);
  }
  return left;
}

it('a snapshot is left every 256 acts, as soon as little has to be played again for it', async () => {
  expect(await snapshotsOf(inThrees)).toEqual([259, 517, 775, 1033]);
});

it('where a turn never ends, a snapshot is left all the same', async () => {
  expect(await snapshotsOf((answers) => (answers < 40 ? 0 : 1))).toEqual([512, 1024]);
});
