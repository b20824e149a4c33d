import { expect } from '@playwright/test';
import { serious } from './serious.ts';
import { test } from './table.ts';

const one = { seats: [{ kind: 'me' }, { kind: 'empty' }], listed: true };
const days = { kind: 'bank', bank: 3 * 86_400_000, increment: 86_400_000 };

test('tables of others are found by pace and game, joined, and watched once they run', async ({ sit }) => {
  const ada = await sit({ name: 'Ada' });
  const ben = await sit({ name: 'Ben' });
  const cem = await sit({ name: 'Cem', language: 'de', phone: true });
  await ada.page.goto('/');
  const lay = async (game: string, title: string, more = {}) => {
    await ada.page.request.get('/api/me');
    const origin = new URL(ada.page.url()).origin;
    const answer = await ada.page.request.post('/api/tables', { headers: { origin }, data: { ...one, game, title, ...more } });
    expect(answer.status()).toBe(200);
  };
  const stamp = Date.now();
  await lay('andromeda', `Live ${stamp}`);
  await lay('beyond-the-sun', `Slow ${stamp}`, { clock: days });

  await ben.page.goto('/');
  const open = ben.page.getByRole('listitem').filter({ hasText: `${stamp}` });
  await expect(open).toHaveCount(2);
  await expect(open.filter({ hasText: `Slow ${stamp}` })).toContainText('1 day a turn · 1 of 2 free');
  await ben.page.getByRole('button', { name: 'Over days' }).click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Slow');
  await ben.page.getByRole('button', { name: 'Live', exact: true }).click();
  await expect(open).toContainText('Live');
  await ben.page.getByRole('button', { name: 'All', exact: true }).click();
  await ben.page.getByRole('combobox', { name: 'Game' }).selectOption('beyond-the-sun');
  await expect(open).toHaveCount(1);
  expect(await serious(ben.page), 'lobby with tables of others').toEqual([]);
  await open.getByRole('button', { name: 'Join' }).click();
  await expect(ben.page).toHaveURL(/#\/table\//);

  await cem.page.goto('/');
  const running = cem.page.getByRole('listitem').filter({ hasText: `Slow ${stamp}` });
  await expect(running).toContainText('1 Tag je Zug');
  expect(await serious(cem.page), 'lobby on a phone').toEqual([]);
  await running.getByRole('link', { name: 'Zuschauen' }).click();
  await expect(cem.page.locator('[data-decisions]')).toBeVisible();

  // Whoever plays there reads how much time is left, in the lobby too.
  await ada.page.goto('/#/replays');
  await ada.page.goto('/#/');
  await expect(ada.page.getByRole('listitem').filter({ hasText: `Slow ${stamp}` })).toContainText(/3 days left/);
});
