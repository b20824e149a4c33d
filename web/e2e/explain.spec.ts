import { expect } from '@playwright/test';
import { boards, setUp } from './boards.ts';
import { openStanding, standings } from './positions.ts';
import { test } from './table.ts';

const board = boards.find(({ id }) => id === 'beyond-the-sun');
if (board !== undefined)
  test('an explanation lies over the dialog its piece lies in', async ({ sit }) => {
    const { page } = await sit({});
    const [standing] = await standings(board.played[1], 1);
    await page.goto('/healthz');
    await setUp(page, { language: 'en' });
    await openStanding(page, standing);
    await page.getByRole('button', { name: /mat/i }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const tip = page.getByRole('tooltip');
    // By keyboard: first the button that closes, then what scrolls, then the names.
    for (let i = 0; i < 6 && !(await tip.isVisible()); i++) await page.keyboard.press('Tab');
    await expect(tip).toBeVisible();
    expect(await tip.evaluate((element) => element.matches(':popover-open'))).toBe(true);
  });
