import { later } from '@orrery/kit';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

it('a part that was fetched ahead is drawn at once, any other leaves its place empty', async () => {
  const Dice = later(async () => ({ of }: { readonly of: string }) => <b>{of}</b>);
  expect(renderToString(<Dice of="four" />)).not.toContain('four');
  await Dice.fetch();
  expect(renderToString(<Dice of="four" />)).toBe('<b>four</b>');
});
