import { newEffects } from '@orrery/kernel';
import { boardTesting } from '@orrery/kit/testing';
import { expect, it } from 'vitest';
import { changesOf } from '../board/changes.ts';
import module from '../board/index.tsx';
import { offerAt } from '../board/offer.ts';
import type { Event } from '../events.ts';
import { andromedasEdge as game } from '../index.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';

const { randomGame, propsOf } = boardTesting(game, module, { en, de });

it('the price on a market card is what the rules take', () => {
  const seen = new Set<number>();
  let compared = 0;
  for (const seed of ['prices', 'more prices'])
    for (const moment of randomGame({ seats: 3, options: { length: 'short' }, seed })) {
      const { ask, position } = moment;
      if (ask?.decision !== 'chooseModule') continue;
      const props = propsOf(moment, 'en', 'desktop');
      for (const { answer } of props.question?.options ?? []) {
        if (typeof answer !== 'number') continue;
        const price = offerAt(props, answer).cost.reduce((sum, n) => sum + n, 0);
        const after = game.clone(position);
        const effects = newEffects();
        game.play(after, game.open(after)[0], answer, effects);
        // Which of several resources pays is asked afterwards.
        for (let [next] = game.open(after); next?.decision === 'pay'; [next] = game.open(after))
          game.play(after, next, game.options(after, next)[0], effects);
        const events = effects.events.map(({ event }) => event as Event);
        const gained = events.findIndex((event) => event.type === 'moduleGained');
        if (gained < 0) continue;
        const paid = events.slice(0, gained + 1).reduce((sum, event) => sum + (event.type === 'paid' ? event.n : 0), 0);
        expect(paid, `place ${answer} of the market`).toBe(price);
        seen.add(paid);
        compared++;
      }
    }
  expect(compared).toBeGreaterThan(100);
  expect(seen.size).toBeGreaterThan(2);
});

it('a row says what a ship or a module costs, in whatever it is paid', () => {
  const seen = new Map<string, Set<number>>();
  for (const seed of ['prices', 'more prices'])
    for (const moment of randomGame({ seats: 3, options: { length: 'short' }, seed })) {
      const { ask, position } = moment;
      if (ask?.decision !== 'chooseModule' && ask?.decision !== 'buildShip') continue;
      const props = propsOf(moment, 'en', 'desktop');
      for (const option of props.question?.options ?? []) {
        if (typeof option.answer !== 'number') continue;
        const after = game.clone(position);
        const effects = newEffects();
        game.play(after, game.open(after)[0], option.answer, effects);
        for (let [next] = game.open(after); next?.decision === 'pay'; [next] = game.open(after))
          game.play(after, next, game.options(after, next)[0], effects);
        const events = effects.events.map(({ event }) => event as Event);
        const got = events.findIndex((event) => event.type === 'moduleGained' || event.type === 'shipBuilt');
        const paid = events.slice(0, got + 1).reduce((sum, event) => sum + (event.type === 'paid' ? event.n : 0), 0);
        const pay = Object.values(changesOf(props, option)?.pay ?? {}).reduce((sum, n) => sum + n, 0);
        expect(pay, `${ask.decision} ${option.words}`).toBe(paid);
        seen.set(ask.decision, (seen.get(ask.decision) ?? new Set()).add(pay));
      }
    }
  expect(Math.min(...['chooseModule', 'buildShip'].map((decision) => seen.get(decision)?.size ?? 0))).toBeGreaterThan(2);
});
