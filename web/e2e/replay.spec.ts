import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { finished, shelve } from './positions.ts';
import { decisions, GAME_ID, layTable, moment, play, test } from './table.ts';

test('a finished game: slider, link to a move, luck check, play on, save and load', async ({ sit }) => {
  const { page } = await sit({ name: 'Ada' });
  const save = await finished({ game: GAME_ID, seats: 2, options: {}, seed: 'looked back on' });
  const id = await shelve(page, save, 0, { over: true });
  await page.goto(`/#/local/${id}`);
  await page.getByRole('link', { name: 'Watch replay' }).click();
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible();
  // What moves it is in sight as a whole.
  await expect(page.getByText('4×', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('combobox', { name: 'View as' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'To the end' }).click();
  const last = Number(await slider.inputValue());
  expect(last).toBe(save.log.length);

  await slider.fill('12');
  await expect(page.getByRole('heading', { name: `Move 12 of ${last}` })).toBeVisible();
  expect(await decisions(page)).toBe(12);
  await slider.press('ArrowRight');
  await expect(page.getByRole('heading', { name: `Move 13 of ${last}` })).toBeVisible();

  await page.getByText('Fairness check').click();
  await expect(page.locator('[data-luck="good"]')).toContainText('follow from the seed');

  // A link leads straight to the move.
  await page.getByRole('button', { name: 'Link to this move' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this move' }).inputValue();
  expect(link).toMatch(/#\/replay\/.+\?at=13$/);
  const other = await page.context().newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: `Move 13 of ${last}` })).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => decisions(page), { timeout: 20_000 }).toBeGreaterThan(14);
  await page.getByRole('button', { name: 'Pause' }).click();

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export save' }).click()]);
  const exported = JSON.parse(await readFile(await file.path(), 'utf8')) as { format: string; log: unknown[] };
  expect(exported.format).toBe('orrery-save');
  expect(exported.log).toHaveLength(last);

  await slider.fill('10');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/#\/local\//);
  await moment(page);
  expect(await decisions(page)).toBeGreaterThanOrEqual(10);
  await play(page, 3);
  const at = await decisions(page);

  // An exported running game is the same game elsewhere.
  await page.getByRole('button', { name: /^Menu/ }).click();
  const [running] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export save' }).click()]);
  const elsewhere = await sit();
  await elsewhere.page.goto('/');
  await elsewhere.page.locator('input[type="file"]').setInputFiles(await running.path());
  await expect(elsewhere.page).toHaveURL(/#\/local\//);
  await moment(elsewhere.page);
  expect(await decisions(elsewhere.page)).toBeGreaterThanOrEqual(at);
});

test('a running game can be looked back on through one’s own eyes', async ({ sit }) => {
  const { page } = await sit();
  await layTable(page, { seats: ['me', 'cadet'], where: 'This screen' });
  await play(page, 5);
  await moment(page);
  const at = await decisions(page);
  await page.goto(page.url().replace('/local/', '/replay/'));
  await expect(page.getByRole('heading', { name: `Move ${at} of ${at}` })).toBeVisible();
  await expect(page.getByText('in progress: you see')).toBeVisible();
  await page.getByText('Fairness check').click();
  await expect(page.getByText('published when the game is over')).toBeVisible();
});

test('a file that is no save says so', async ({ sit }) => {
  const { page } = await sit();
  await page.goto('/');
  await page.locator('input[type="file"]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(page.getByText(/could not be opened/)).toBeVisible();
});
