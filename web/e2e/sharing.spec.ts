import { expect } from '@playwright/test';
import { finished, shelve } from './positions.ts';
import { GAME_ID, test } from './table.ts';

test('a match of one’s own device is shown to somebody else by a link, and goes on with them', async ({ sit }) => {
  const { page } = await sit({ name: 'Ada' });
  const save = await finished({ game: GAME_ID, seats: 2, options: {}, seed: 'shared with a friend' });
  const id = await shelve(page, save, 0, { over: true });
  await page.goto(`/#/replay/${id}?at=12`);
  await page.getByRole('button', { name: 'Link to this move' }).click();
  const field = page.getByRole('textbox', { name: 'Link to this move' });
  await expect(field).toHaveValue(/\/r\/s[\w-]{22}\/12#\/replay\/s[\w-]{22}\?at=12$/);
  const link = await field.inputValue();

  // Elsewhere nothing is known of it but the link; the address alone is enough.
  const { page: other } = await sit({ name: 'Ben' });
  await other.goto(link.split('#')[0] ?? '');
  await expect(other.getByRole('heading', { name: `Move 12 of ${save.log.length}` })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Analysis' })).toBeVisible();

  await other.getByRole('button', { name: 'Continue with friends' }).click();
  const dialog = other.getByRole('dialog', { name: 'Continue with friends' });
  await dialog.getByRole('combobox', { name: /seat B/i }).selectOption('friend');
  await dialog.getByRole('button', { name: 'Create table' }).click();
  await expect(other).toHaveURL(/#\/table\//);
  await other.getByRole('button', { name: 'Invite' }).click();
  const seat = await other.getByRole('textbox', { name: 'Invite' }).inputValue();
  await page.goto(seat);
  await page.getByRole('button', { name: /^Join as/ }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator('[data-decisions="12"]')).toBeVisible({ timeout: 30_000 });
});
