import { expect } from '@playwright/test';
import { openStanding, standings } from './positions.ts';
import { test } from './table.ts';

const PLAYED = {
  andromeda: { beginner: true },
  'age-of-galaxy': {},
  'beyond-the-sun': {},
  'andromedas-edge': {},
};

for (const [game, options] of Object.entries(PLAYED))
  test(`${game}: whoever comes back finds the others’ turns on cards, and six lines of the log beside every question`, async ({ sit }) => {
    const { page } = await sit({ pace: 'fast' });
    const list = await standings({ game, seats: 3, options, seed: 'told' }, 6);
    let cards = 0;
    for (const standing of [list[2], list[4]]) {
      await openStanding(page, standing);
      const tab = page.getByRole('tab', { name: /^Recap/ });
      // Not every position follows a turn of somebody else.
      await tab.waitFor({ timeout: 3000 }).catch(() => {});
      if ((await tab.count()) > 0) {
        await tab.click();
        const recap = page.getByRole('region', { name: /turns? of the others/ });
        await expect(recap).toBeVisible();
        const turns = await recap.getByRole('listitem').count();
        cards += turns;
        // Where the turn order changes, both others may have two turns between mine; besides there is at most one round's beginning.
        expect(turns).toBeLessThanOrEqual(5);
        await recap
          .getByRole('button', { name: /^Replay: / })
          .first()
          .click();
        await expect(page.locator('[data-told]')).toBeVisible();
        expect(await page.locator('[data-asked]').count()).toBe(0);
        await page.keyboard.press('Escape');
        await expect(page.locator('[data-asked]')).toBeVisible();
        // By keyboard: all of it, one caption at a time, whatever the pace.
        await page.keyboard.press('s');
        const said = page.locator('[data-told]');
        await expect(said).toBeVisible();
        const first = await said.textContent();
        await page.waitForTimeout(900);
        expect(await said.textContent()).toBe(first);
        await page.keyboard.press('Escape');
        await expect(page.locator('[data-asked]')).toBeVisible();
        await page.keyboard.press('w');
        await expect(said).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('[data-asked]')).toBeVisible();
        expect(await page.evaluate(() => document.querySelector('[data-decisions]')?.getAttribute('data-decisions'))).toBe(
          `${standing.at}`,
        );
      }
      await page.getByRole('tab', { name: 'Log', exact: true }).click();
      const log = page.getByRole('log');
      const { height, line } = await log.evaluate((element) => ({
        height: element.clientHeight,
        line: Number.parseFloat(getComputedStyle(element).lineHeight) + 4,
      }));
      expect(height / line, `${standing.decision}: lines of the log`).toBeGreaterThanOrEqual(6);
    }
    expect(cards).toBeGreaterThan(0);
  });
