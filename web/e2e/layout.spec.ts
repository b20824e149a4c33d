import { expect } from '@playwright/test';
import { layTable, moment, optionButtons, play, scrolls, test } from './table.ts';

for (const language of ['en', 'de'] as const) {
  test(`no page scrolls at 1366x768 and 1366x640 (${language})`, async ({ sit }) => {
    const { page } = await sit({ language });
    await layTable(page, { seats: ['me', 'cadet', 'cadet', 'cadet'] });
    await moment(page);
    await play(page, 6);
    await moment(page);
    const table = page.url();
    for (const address of [table, table.replace('/local/', '/replay/'), '/', '/#/rules']) {
      await page.goto(address);
      if (address === table) await moment(page);
      else await page.waitForTimeout(700);
      for (const height of [768, 640]) {
        await page.setViewportSize({ width: 1366, height });
        await page.waitForTimeout(150);
        const { down, right } = await scrolls(page);
        expect(down, `${address} at ${height}`).toBeLessThanOrEqual(0);
        expect(right, `${address} at ${height}`).toBeLessThanOrEqual(0);
        if (address === table) {
          await expect(page.locator('[data-asked] section h2').first()).toBeInViewport({ ratio: 1 });
          await expect(optionButtons(page).first()).toBeInViewport({ ratio: 1 });
        }
      }
    }
  });
}

test('a phone: nothing wider than the screen, the question under the thumb, targets of 44 px', async ({ sit }) => {
  const { page } = await sit({ phone: true });
  await layTable(page, { seats: ['me', 'cadet', 'cadet'] });
  await moment(page);
  for (let i = 0; i < 8; i++) {
    expect((await scrolls(page)).right).toBeLessThanOrEqual(0);
    const option = optionButtons(page).first();
    if (await option.isVisible()) {
      await expect(option).toBeInViewport({ ratio: 1 });
      const box = await option.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await play(page, 1, i);
    if ((await moment(page)) === 'over') break;
  }
  for (const tab of await page.getByRole('tab').all()) {
    const box = await tab.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    await tab.click();
    expect((await scrolls(page)).right).toBeLessThanOrEqual(0);
  }
  await page.goto('/');
  await page.waitForTimeout(600);
  expect((await scrolls(page)).right).toBeLessThanOrEqual(0);
});

test('larger text still fits', async ({ sit }) => {
  const { page } = await sit({ language: 'de' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('radio', { name: /130\s?%/ }).check();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await layTable(page, { seats: ['me', 'cadet', 'cadet'] });
  await moment(page);
  expect(await scrolls(page)).toEqual({ down: 0, right: 0 });
  await expect(optionButtons(page).first()).toBeInViewport({ ratio: 1 });
});
