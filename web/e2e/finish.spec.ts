import { expect } from '@playwright/test';
import { faultsOf } from './fit.ts';
import { finished, shelve } from './positions.ts';
import { test } from './table.ts';

const PLAYED = {
  andromeda: { beginner: true },
  'age-of-galaxy': {},
  'beyond-the-sun': {},
  'andromedas-edge': {},
};

for (const [game, options] of Object.entries(PLAYED))
  test(`${game}: the strip says the points of the result, and the moment that decided it is shown`, async ({ sit }) => {
    const { page } = await sit();
    const id = await shelve(page, await finished({ game, seats: 3, options, seed: 'told' }), 0, { over: true });
    await page.goto(`/#/local/${id}`);
    const dialog = page.getByRole('dialog');
    // Texts are read as they are: the table of points comes with its dialog.
    await expect(dialog.getByRole('row', { name: /^Total/ }).getByRole('cell')).toHaveCount(3);
    const names = (await dialog.getByRole('columnheader').allInnerTexts()).slice(1).map((head) => head.trim().split('\n').at(-1) ?? '');
    const totals = await dialog
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .allInnerTexts();
    const strip = await page.evaluate(() =>
      [...document.querySelectorAll('[data-target="shell:seats"] li')].map((seat) => [
        seat.querySelector('b')?.textContent ?? '',
        (seat.querySelector('[data-ended]') ?? seat.querySelector('[class*="points"] b'))?.textContent ?? '',
      ]),
    );
    expect(strip).toHaveLength(3);
    expect(Object.fromEntries(strip)).toEqual(Object.fromEntries(names.map((name, i) => [name, totals[i]])));
    // One's own place says the same: what counts, and beside it what the end has added.
    const mine = await page.evaluate(() => {
      const place = document.querySelector('[data-target="shell:mine"]');
      const points = place?.querySelector('[class*="points"], [class*="total"]');
      const now = (points?.matches('b') === true ? points : points?.querySelector('b'))?.firstChild?.textContent;
      return Number(now) + Number(points?.querySelector('em')?.textContent ?? 0);
    });
    expect(`${mine}`).toBe(totals[names.indexOf('Ada')]);
    await expect(dialog.getByText(/^Your first result here: \d+$/)).toBeVisible();
    const moment = dialog.getByRole('region', { name: 'The moment that decided it' });
    await expect(moment).toBeVisible({ timeout: 30_000 });
    await expect(moment).toContainText(/Chance to win\s*\d+%\s*→\s*\d+%/);
    await moment.getByRole('link', { name: 'See it again' }).click();
    await expect(page).toHaveURL(/#\/replay\//);
  });

test('on a phone every word of the result is whole, and every seat in sight, at a table of four', async ({ sit }) => {
  const { page } = await sit({ language: 'de', phone: true });
  for (const [game, options] of Object.entries(PLAYED)) {
    const id = await shelve(page, await finished({ game, seats: 4, options, seed: 'told' }), 0, { over: true });
    await page.goto(`/?${game}#/local/${id}`);
    const table = page.getByRole('dialog').getByRole('table').first();
    await expect(table.getByRole('row', { name: /^Summe/ }).getByRole('cell')).toHaveCount(4);
    expect(
      (await faultsOf(page)).filter((fault) => /^torn/.test(fault)),
      game,
    ).toEqual([]);
    const right = await table.evaluate((drawn) => drawn.getBoundingClientRect().right);
    expect(right, game).toBeLessThanOrEqual(390 - 20);
  }
});
