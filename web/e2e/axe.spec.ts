import { expect } from '@playwright/test';
import { serious } from './serious.ts';
import { layTable, moment, play, test } from './table.ts';

// Each has a device of its own: none waits for another.
test.describe.configure({ mode: 'parallel' });

for (const language of ['en', 'de'] as const) {
  for (const phone of [false, true]) {
    test(`nothing serious on lobby, table, replay, rules, settings (${language}${phone ? ', phone' : ''})`, async ({ sit }) => {
      const { page } = await sit({ language, phone });
      await page.goto('/');
      await page.waitForTimeout(700);
      expect(await serious(page), 'lobby').toEqual([]);
      await page.getByRole('button', { name: /Settings|Einstellungen/ }).click();
      expect(await serious(page), 'settings').toEqual([]);
      await layTable(page, { seats: ['me', 'here', 'cadet'] });
      await moment(page);
      expect(await serious(page), 'hand-over').toEqual([]);
      await play(page, 8);
      await moment(page);
      const table = page.url();
      expect(await serious(page), 'table').toEqual([]);
      await page.goto(table.replace('/local/', '/replay/'));
      await expect(page.getByRole('slider')).toBeVisible();
      expect(await serious(page), 'replay').toEqual([]);
      await page.goto('/#/rules');
      await page.waitForTimeout(700);
      expect(await serious(page), 'rules').toEqual([]);
    });
  }
}

test('high contrast: by the system or by choice, and nothing serious on any screen', async ({ sit }) => {
  const { page } = await sit({ language: 'de' });
  const contrast = () => page.evaluate(() => document.documentElement.dataset.contrast);
  await page.goto('/');
  await expect.poll(contrast).toBe('usual');
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(contrast).toBe('more');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect.poll(contrast).toBe('usual');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('radio', { name: 'Hoch', exact: true }).check();
  expect(await contrast()).toBe('more');
  expect(await serious(page), 'settings').toEqual([]);
  await layTable(page, { seats: ['me', 'cadet'] });
  await moment(page);
  expect(await serious(page), 'table').toEqual([]);
  await page.goto('/');
  await page.waitForTimeout(700);
  expect(await contrast()).toBe('more');
  expect(await serious(page), 'lobby').toEqual([]);
});
