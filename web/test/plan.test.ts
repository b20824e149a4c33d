import { gameIds, registry } from '@orrery/games';
import { type Act, foreseenAs, Table, type TableSetup } from '@orrery/host';
import { type Game, Match, pick, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { privateCopy } from '../src/plan/copy.ts';
import { stepsOf } from '../src/plan/steps.ts';

/** A match of random answers, stopped where somebody else than seat 0 is asked. */
function waitingFor(game: Game, seed: string, least: number): Match {
  const match = Match.start(game, game.configure(3, {}), seed);
  const luck = seeded(seed);
  for (let at = 0; at < 400; at++) {
    const asks = game.open(match.position);
    const [ask] = asks;
    if (ask === undefined || (at >= least && asks.every((a) => a.seat !== 0))) break;
    match.answer(ask.seat, ask.decision, pick(luck, game.options(match.position, ask)));
  }
  return match;
}

describe.each(gameIds)('planning ahead in %s', (id) => {
  it('plays one’s next turn on a copy that holds nothing but what one sees', async () => {
    const game = (await registry[id]?.load()) ?? expect.fail('no game');
    const text = (await registry[id]?.text.en()) ?? expect.fail('no words');
    let planned = 0;
    for (let n = 0; n < 6; n++) {
      const match = waitingFor(game, `plan ${id} ${n}`, 12 + 9 * n);
      if (game.over(match.position)) continue;
      const view = game.view(match.position, 0);
      const base = privateCopy(game, view, 'a world');
      const people = [0, 1, 2].map((seat) => ({ kind: 'human' as const, name: `P${seat}` }));
      const setup: TableSetup = { config: base.config, seed: base.seed, seats: people, clock: { kind: 'none' }, time: 0, base };
      const table = Table.open(game, setup);
      // As it is seen from the seat: neither more nor less.
      expect(table.payload(0).view).toEqual(view);
      const acts: Act[] = [];
      const luck = seeded(`${n}`);
      const answered: unknown[] = [];
      for (let at = 0; at < 80 && table.status === 'playing'; at++) {
        const unasked = table.unasked[0];
        const seat = unasked?.seat ?? table.waiting[0] ?? 0;
        if (answered.length > 0 && seat !== 0) break;
        const ask = table.payload(seat).asks[0];
        const order =
          ask === undefined
            ? ({ kind: 'letPass', by: 'host', id: `${at}`, seat, seq: table.seq } as const)
            : ({ kind: 'answer', id: `${at}`, seat, seq: table.seq, decision: ask.decision, answer: pick(luck, ask.options) } as const);
        if (order.kind === 'answer' && seat === 0) answered.push(order.answer);
        const done = table.order(order, at);
        if ('act' in done) acts.push(done.act);
      }
      const steps = stepsOf(game, setup, acts, 0, text, ['P0', 'P1', 'P2']);
      expect(steps.map((s) => s.answer)).toEqual(answered);
      for (const step of steps) expect(step.words).not.toBe('');
      planned += steps.length;
    }
    expect(planned).toBeGreaterThan(3);
  });
});

it('a question has another print where another option is offered', async () => {
  const game = (await registry.andromeda?.load()) ?? expect.fail('no game');
  const [one, other] = ['a', 'b'].map((seed) => Match.start(game, game.configure(2, {}), seed).position);
  if (one === undefined || other === undefined) expect.fail('no positions');
  const [ask] = game.open(one);
  if (ask === undefined) expect.fail('nobody is asked');
  expect(foreseenAs(game, one, ask)).toBe(foreseenAs(game, game.clone(one), ask));
  const fewer = { ...game, options: (...args: Parameters<Game['options']>) => game.options(...args).slice(1) } as Game;
  expect(foreseenAs(fewer, one, ask)).not.toBe(foreseenAs(game, one, ask));
});
