import { expect } from '@playwright/test';
import { decisions, layTable, moment, passOn, play, test, words } from './table.ts';

test('after one visit to the lobby every game plays without a connection, alone and on one screen', async ({ sit }) => {
  test.setTimeout(300_000);
  const { context, page } = await sit({ keeps: true });
  await page.goto('/');
  // Ready means installed, and installed means that all files are kept.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const games = await page.locator('main ul button[aria-pressed] b').allInnerTexts();
  expect(games).toHaveLength(4);
  await context.setOffline(true);
  for (const game of games) {
    for (const other of ['greedy', 'here']) {
      await layTable(page, { game, seats: ['me', other], where: 'This screen' });
      await moment(page);
      // Nothing is counted while the screen is handed on.
      const at = Math.max(0, await decisions(page));
      await play(page, 4);
      if ((await moment(page)) === 'passScreen') await passOn(page);
      expect(await decisions(page)).toBeGreaterThan(at);
    }
  }
});

test('whoever last played online and comes back without a connection is offered this screen', async ({ sit }) => {
  const { context, page } = await sit({ keeps: true });
  await layTable(page, { seats: ['me', 'greedy'], where: 'Online' });
  await moment(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'This screen', exact: true })).toBeChecked();
  await page.getByRole('button', { name: words.create }).click();
  await moment(page);
  await play(page, 2);
});

test('what needs a server says so before it is clicked', async ({ sit }) => {
  const { context, page } = await sit({ keeps: true });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const leagues = page.getByRole('link', { name: 'Leagues' });
  await expect(leagues).toHaveAttribute('href', '#/leagues');
  await context.setOffline(true);
  await page.reload();
  await page.getByText('Offline', { exact: true }).waitFor();
  for (const where of ['Online', 'Turn-based']) await expect(page.getByRole('radio', { name: where, exact: true })).toBeDisabled();
  for (const link of [leagues, page.getByRole('link', { name: 'Notices' }), page.getByRole('link', { name: /your profile$/ })]) {
    await expect(link).toBeDisabled();
    await expect(link).toHaveAttribute('title', 'Needs a connection');
  }
  // What is kept on this device stays open.
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('heading', { name: 'Andromeda', exact: true }).first().waitFor();
});
