import { newEffects } from '@orrery/kernel';
import { boardTesting } from '@orrery/kit/testing';
import { expect, it } from 'vitest';
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
