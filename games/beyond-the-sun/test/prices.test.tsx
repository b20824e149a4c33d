import { newEffects, plainWords } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { face } from '../board/face.tsx';
import type { Event } from '../events.ts';
import { propsOf, randomGame, TABLES, testing } from './board-scene.tsx';

/** The words alone. */
const plain = (html: string): string => html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, ' ');

it('the price of a space is the same in the row and in the words of its option, and what the rules take', () => {
  const { game, drawn } = testing;
  const seen = new Set<number>();
  let compared = 0;
  for (const moment of randomGame({ ...TABLES[1], seed: 'prices' })) {
    const { ask, position } = moment;
    if (ask?.decision !== 'chooseSpace') continue;
    const props = propsOf(moment, 'en', 'desktop');
    for (const option of props.question?.options ?? []) {
      if (option.interjection) continue;
      const after = game.clone(position);
      const effects = newEffects();
      game.play(after, game.open(after)[0], option.answer, effects);
      const paid = effects.events
        .map(({ event }) => event as Event)
        .reduce((sum, event) => sum + (event.type === 'orePaid' || event.type === 'orePaidTo' ? event.ore : 0), 0);
      const row = plain(drawn(() => face(option, props)?.aside, props));
      const words = plainWords(option.words, () => '');
      const [, ore = '0'] = /^\s*(\d+)\s+:/.exec(row) ?? [];
      // Of several ways each has its own price, paid when one is chosen.
      if (words.includes('choose: A)')) continue;
      // What one may do besides has a price of its own, paid later; a dearer place is said at the end.
      const first = words.replaceAll(/you may [^(]*\(\d+ ore\)/g, '');
      const said = [...first.matchAll(/\((\d+) ore/g)].reduce((sum, [, n]) => sum + Number(n), 0);
      expect([Number(ore), said], `${words} | ${row}`).toEqual([paid, paid]);
      seen.add(paid);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(200);
  expect([...seen].sort()).toEqual(expect.arrayContaining([0, 1, 2, 3]));
});
