import { newEffects, plainWords } from '@orrery/kernel';
import { boardTesting } from '@orrery/kit/testing';
import { expect, it } from 'vitest';
import module from '../board/index.tsx';
import type { Event } from '../events.ts';
import { ageOfGalaxy as game } from '../index.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';

const { randomGame, propsOf, everyPart } = boardTesting(game, module, { en, de });

/** The words alone. */
const plain = (html: string): string => html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, ' ');

/** What one has to pay as it is said last in brackets. */
function said(words: string): number {
  const [, price = ''] = /\((free|\d+ credits?)\)/.exec(words) ?? [];
  return price === 'free' ? 0 : Number.parseInt(price, 10);
}

it('a price is the same over the galaxy, in the words of the option and in the log, and what the rules take', () => {
  const seen = new Map<string, Set<number>>();
  let asked = 0;
  for (const seed of ['prices', 'more prices', 'dear prices'])
    for (const moment of randomGame({ seats: 3, seed })) {
      const { ask, position } = moment;
      if (ask?.decision !== 'chooseAction' || asked++ % 4 !== 0) continue;
      const props = propsOf(moment, 'en', 'desktop');
      const board = plain(everyPart(props));
      for (const { answer, words } of props.question?.options ?? []) {
        if (typeof answer !== 'object' || answer === null || !('action' in answer)) continue;
        const { action } = answer;
        if (action !== 'colonize' && action !== 'develop') continue;
        const after = game.clone(position);
        const effects = newEffects();
        game.play(after, game.open(after)[0], answer, effects);
        const events = effects.events.map(({ event }) => event as Event);
        const done = events.find((event) => event.type === 'colonized' || event.type === 'developed');
        // Something may be asked first.
        if (done === undefined) continue;
        const { cost } = done as Event & { readonly cost: number };
        const [, drawn] = new RegExp(`${action === 'colonize' ? 'Colonize' : 'Develop'}\\s+(\\d+)`).exec(board) ?? [];
        const told = plainWords(en.event(done, ask.seat), () => '');
        expect([Number(drawn), said(plainWords(words, () => '')), said(told)], words).toEqual([cost, cost, cost]);
        const paid = position.state.players[ask.seat].credits - after.state.players[ask.seat].credits;
        // What a planet pays at once comes on top.
        if (!events.some((event) => event.type === 'gained' && JSON.stringify(event).includes('"credits"'))) expect(paid).toBe(cost);
        seen.set(action, (seen.get(action) ?? new Set()).add(cost));
      }
    }
  expect(Math.min(...['colonize', 'develop'].map((action) => seen.get(action)?.size ?? 0))).toBeGreaterThan(1);
});
