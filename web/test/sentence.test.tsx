import { Sentence, TableProvider } from '@orrery/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const glyph = { viewBox: '0 0 1 1', body: 'M0 0' };
const frame = { icons: { ore: glyph }, seats: [], text: undefined, explain() {} } as unknown as Parameters<
  typeof TableProvider
>[0]['value'];

/** The words with what no line may end in put in brackets, and a star for each icon. */
const lines = (sentence: string): string =>
  renderToStaticMarkup(
    <TableProvider value={frame}>
      <Sentence of={sentence} />
    </TableProvider>,
  )
    .replace(/<svg.*?<\/svg>/gs, '*')
    .replace(/<span[^>]*>/g, '[')
    .replace(/<\/span>/g, ']');

it('an icon stands in one line with the number before or behind it', () => {
  expect(lines('Colonize (5 [[icon:ore]] ore), then end.')).toBe('Colonize [(5 *] ore), then end.');
  expect(lines('Cubes left: [[icon:ore]] 3).')).toBe('Cubes left: [* 3).]');
  expect(lines('Take [[icon:ore]] ore.')).toBe('Take [*] ore.');
  expect(lines('2 [[icon:nobody]] ore')).toBe('2 ore');
});
