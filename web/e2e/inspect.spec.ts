import { expect } from '@playwright/test';
import { layTable, play, test } from './table.ts';

test('a position can be taken apart, by link, at any move', async ({ sit }) => {
  const { page } = await sit();
  await layTable(page, { seats: ['me', 'cadet'], where: 'This screen' });
  await play(page, 3);
  const id = /#\/local\/([^?]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/#/inspect/${id}?at=2`);
  await expect(page.getByRole('heading', { name: 'Position inspector' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What is going on' }).getByRole('row')).not.toHaveCount(1);
  const asked = page.getByRole('region', { name: 'What is asked' });
  const before = await asked.innerText();
  await page.getByRole('slider').press('ArrowLeft');
  await expect(asked).not.toHaveText(before);
  await expect(page).toHaveURL(/at=1$/);
});
