import { expect } from '@playwright/test';
import { decisions, layTable, moment, play, test } from './table.ts';

test('after one visit to the lobby every game plays without a connection', async ({ sit }) => {
  const { context, page } = await sit();
  await page.goto('/');
  // Ready means installed, and installed means that all files are kept.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const games = await page.locator('main ul button[aria-pressed] b').allInnerTexts();
  expect(games).toHaveLength(4);
  await context.setOffline(true);
  for (const game of games) {
    await layTable(page, { game, seats: ['me', 'greedy'], where: 'This screen' });
    await moment(page);
    const at = await decisions(page);
    await play(page, 2);
    expect(await decisions(page)).toBeGreaterThan(at);
  }
});
