import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { layTable, moment, test } from './table.ts';

const SHOTS = process.env.E2E_SHOTS;

test('a newcomer reads the goal beside the question, puts it away and finds it again', async ({ sit }) => {
  const { page } = await sit({ newcomer: true, language: 'de' });
  await layTable(page, { seats: ['me', 'cadet'], where: 'Dieser Bildschirm', game: 'Andromeda’s Edge' });
  await moment(page);
  const goal = page.getByRole('region', { name: 'Ziel' });
  await expect(goal).toContainText('Du gewinnst');
  await expect(goal).toContainText('Jetzt');
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/goal-wide.png` });
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await goal.getByRole('button', { name: 'Ziel ausblenden' }).click();
  await expect(goal).toBeHidden();
  await page.reload();
  await moment(page);
  await expect(page.getByRole('tab', { name: 'Ziel' })).toBeHidden();
  await page.getByRole('tab', { name: 'Regeln' }).click();
  await page.getByRole('button', { name: 'Ziel einblenden' }).click();
  await page.getByRole('tab', { name: 'Ziel' }).click();
  await expect(goal).toBeVisible();
});

test('on a phone the goal is a line above the options', async ({ sit }) => {
  const { page } = await sit({ newcomer: true, phone: true });
  await layTable(page, { seats: ['me', 'cadet'], where: 'This screen' });
  await moment(page);
  const fold = page.locator('details', { hasText: 'Goal' });
  await expect(fold).toBeVisible();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/goal-phone.png` });
  await fold.locator('summary').click();
  await expect(page.getByRole('region', { name: 'Goal' })).toContainText('You win');
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/goal-phone-open.png` });
});
