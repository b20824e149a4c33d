import { expect, type Page } from '@playwright/test';
import { openStanding, standings } from './positions.ts';
import { clickRow, rowButtons, test } from './table.ts';

type Shown = { readonly words: string; readonly ms: number };

/** Notes down from now on what is said over the board, and how long. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown: Shown[] = [];
    (window as unknown as { shown: Shown[] }).shown = shown;
    let last: { readonly element: Element; readonly words: string; readonly since: number } | undefined;
    new MutationObserver(() => {
      const element = document.querySelector('[data-told]');
      if (element === (last?.element ?? null)) return;
      if (last !== undefined) shown.push({ words: last.words, ms: performance.now() - last.since });
      last = element === null ? undefined : { element, words: element.textContent ?? '', since: performance.now() };
    }).observe(document.body, { childList: true, subtree: true });
  });
const shownOn = (page: Page): Promise<Shown[]> => page.evaluate(() => (window as unknown as { shown: Shown[] }).shown);

const PLAYED = {
  andromeda: { game: 'andromeda', seats: 3, options: { beginner: true }, seed: 'told' },
  'age-of-galaxy': { game: 'age-of-galaxy', seats: 3, options: {}, seed: 'told' },
  'beyond-the-sun': { game: 'beyond-the-sun', seats: 3, options: {}, seed: 'told' },
  'andromedas-edge': { game: 'andromedas-edge', seats: 3, options: {}, seed: 'told' },
};

/** Answers until so many captions were shown and gone. */
async function tellingOf(page: Page, most: number): Promise<Shown[]> {
  for (;;) {
    const shown = await shownOn(page);
    if (shown.length >= most) return shown;
    if (await page.evaluate(() => document.querySelector('[data-asked]') !== null))
      await clickRow(page, (await rowButtons(page).count()) - 1);
    await page.waitForTimeout(50);
  }
}

for (const [game, played] of Object.entries(PLAYED))
  test(`${game}: at the usual pace no caption is shorter than 700 ms, nor longer than a breath`, async ({ sit }) => {
    const { page } = await sit({ pace: 'normal' });
    const [, standing] = await standings(played, 3);
    await openStanding(page, standing);
    await listen(page);
    const shown = await tellingOf(page, 6);
    // Timers of a page may be 20 ms late when a caption appears and on time when it goes.
    for (const { words, ms } of shown) expect(ms, words).toBeGreaterThan(680);
    for (const { words } of shown) expect(words.length, words).toBeLessThan(260);
  });

test('step by step a caption stays until somebody goes on, by tap or by space; T skips the turn', async ({ sit }) => {
  const { page } = await sit({ pace: 'step' });
  const [, standing] = await standings(PLAYED['andromedas-edge'], 3);
  await openStanding(page, standing);
  await listen(page);
  const said = page.locator('[data-told]');
  // Not every answer is worth a sentence.
  const playOn = async () => {
    while ((await said.count()) === 0) {
      if (await page.evaluate(() => document.querySelector('[data-asked]') !== null))
        await clickRow(page, (await rowButtons(page).count()) - 1);
      await page.waitForTimeout(100);
    }
  };
  await playOn();
  const first = await said.textContent();
  await page.waitForTimeout(2_500);
  expect(await said.textContent()).toBe(first);
  expect(await shownOn(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await shownOn(page)).length).toBe(1);
  await playOn();
  await said.click();
  await expect.poll(async () => (await shownOn(page)).length).toBe(2);
  for (let i = 0; i < 40 && (await said.count()) > 0; i++) {
    await page.keyboard.press('t');
    await page.waitForTimeout(60);
  }
  await expect(page.locator('[data-asked]')).toBeVisible();
});
