import { expect } from '@playwright/test';
import { serious } from './serious.ts';
import { layTable, moment, play, test } from './table.ts';

for (const language of ['en', 'de'] as const) {
  for (const phone of [false, true]) {
    test(`nothing serious on lobby, table, replay, rules, settings (${language}${phone ? ', phone' : ''})`, async ({ sit }) => {
      const { page } = await sit({ language, phone });
      await page.goto('/');
      await page.waitForTimeout(700);
      expect(await serious(page), 'lobby').toEqual([]);
      await page.getByRole('button', { name: /Settings|Einstellungen/ }).click();
      expect(await serious(page), 'settings').toEqual([]);
      await layTable(page, { seats: ['me', 'here', 'random'] });
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
