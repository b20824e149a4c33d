import { expect, type Page } from '@playwright/test';
import { boards, gone, long } from './boards.ts';
import { decisions, layTable, moment, rowButtons, test, words } from './table.ts';

// Hundreds of answers: a picture of the page before and after each would take longer than the game.
test.use({ trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } });

/** Walks with Tab until a piece of the board that glows has the focus. */
async function walkToBoard(page: Page): Promise<boolean> {
  for (let steps = 0; steps < 120; steps++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.matches('[data-legal]:not([data-option]):not([aria-expanded="true"])') === true;
    });
    if (here) return true;
  }
  return false;
}

/** The keyboard alone: keys of options, and now and then a walk over the board. No pointer is ever moved once the table is laid. */
for (const { id, title, bots, variant } of boards) {
  test(`${id}: the keyboard alone plays a game to the end`, long(id, ['age-of-galaxy']), async ({ sit }) => {
    test.setTimeout(1_200_000);
    const { page } = await sit();
    await layTable(page, { game: title, seats: ['me', ...bots, ...(bots.length < 2 ? ['cadet'] : [])], where: 'This screen', variant });
    let answers = 0;
    let walked = 0;
    for (;;) {
      if ((await moment(page)) === 'over') break;
      const before = await decisions(page);
      const walk = answers % 12 === 0 && (await walkToBoard(page));
      if (walk) {
        await page.keyboard.press(answers % 24 === 0 ? 'Enter' : ' ');
        await page.waitForTimeout(60);
        // What opened shows its ways next; the keys answer as well.
        if ((await decisions(page)) === before && (await moment(page)) === 'asked') await pressOption(page, answers);
        else walked++;
      } else await pressOption(page, answers);
      expect(await gone(page, before), 'the page goes on after a key').toBe(true);
      answers++;
    }
    expect(answers).toBeGreaterThan(5);
    expect(walked, 'the board was answered by Tab and Enter').toBeGreaterThan(0);
    await expect(page.getByRole('dialog', { name: words.over })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

async function pressOption(page: Page, n: number): Promise<void> {
  const before = await decisions(page);
  // A key that comes too soon was meant for the question before: the table ignores it, and so it is pressed again.
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForTimeout(tries === 0 ? 185 : 60);
    if ((await decisions(page)) !== before) return;
    // Behind a step there are other rows.
    const count = Math.max(1, await rowButtons(page).count());
    await page.keyboard.press(`${1 + ((n * 7) % Math.min(count, 9))}`);
    const went = await page
      .waitForFunction(
        (was) =>
          document.querySelector('dialog[open]') !== null ||
          document.querySelector('[data-asked]') === null ||
          Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) !== was,
        before,
        { polling: 8, timeout: 150 },
      )
      .then(
        () => true,
        () => false,
      );
    if (went) return;
  }
}
