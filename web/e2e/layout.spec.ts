import { expect } from '@playwright/test';
import { openStanding, standingAfter } from './positions.ts';
import { click, layTable, moment, optionButtons, play, rowButtons, scrolls, test } from './table.ts';

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

test('a phone: what ends a question shows all it would change', async ({ sit }) => {
  const { page } = await sit({ phone: true, language: 'de' });
  await page.goto('/#/try/beyond-the-sun/lesson/strength');
  for (const row of ['Engstrahl-Laser', 'Sol → Barnards Stern']) {
    await moment(page);
    const rows = await rowButtons(page).allInnerTexts();
    const at = rows.findIndex((words) => words.includes(row));
    expect(at, rows.join('; ')).toBeGreaterThanOrEqual(0);
    await click(page, at);
  }
  await moment(page);
  const changes = page.getByRole('button', { name: /^Fertig/ }).locator('small');
  await expect(changes).toContainText('dann kontrolliert Kapitän');
  const sticksOut = await changes.evaluate((line) => {
    const { bottom, right } = line.getBoundingClientRect();
    const parts = [...line.querySelectorAll('*')].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1);
    return parts.filter((part) => part.bottom > bottom + 1 || part.right > right + 1).length;
  });
  expect(sticksOut).toBe(0);
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

test('a battle of four shows its chances without scrolling, on a low screen too', async ({ sit }) => {
  const { page } = await sit();
  await page.setViewportSize({ width: 1366, height: 640 });
  await openStanding(page, await standingAfter({ game: 'andromedas-edge', seats: 4, options: {}, seed: 'rogue 1' }, 2272));
  const battle = page.getByRole('region', { name: 'Battle' });
  await expect(battle.getByRole('listitem').filter({ hasText: /Ada|Balthasar|Chen|Dorothea/ })).toHaveCount(4);
  for (const chance of await battle.getByRole('img', { name: /%/ }).all()) await expect(chance).toBeInViewport({ ratio: 0.9 });
});
