import { expect, type Page } from '@playwright/test';
import { openStanding, standings } from './positions.ts';
import { click, clickRow, rowButtons, test } from './table.ts';

// Each has a device of its own: none waits for another.
test.describe.configure({ mode: 'parallel' });

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
    await page.waitForFunction(
      (enough) => (window as unknown as { shown: Shown[] }).shown.length >= enough || document.querySelector('[data-asked]') !== null,
      most,
      { polling: 50, timeout: 60_000 },
    );
    const shown = await shownOn(page);
    if (shown.length >= most) return shown;
    await clickRow(page, (await rowButtons(page).count()) - 1);
  }
}

/** What a pace promises: how long every caption stays at least, and whether that leaves time to read it. Timers of a page may be 20 ms late when a caption appears and on time when it goes. */
const PACES = {
  slow: { least: 1_190, letter: 37 },
  normal: { least: 700, letter: 22 },
} as const;
const LATE = 20;
/** Where nobody waits for readers. */
const GLANCE = 250;

for (const [game, played] of Object.entries(PLAYED)) {
  test(`${game}: a caption stays as long as its pace promises, and is no longer than a breath`, async ({ sit }) => {
    const [, standing] = await standings(played, 3);
    // Side by side: most of the time both wait.
    await Promise.all(
      Object.entries(PACES).map(async ([pace, { least, letter }]) => {
        const { page } = await sit({ pace: pace as keyof typeof PACES });
        await openStanding(page, standing);
        await listen(page);
        for (const { words, ms } of await tellingOf(page, 6)) {
          expect(ms, `${pace}: ${words}`).toBeGreaterThan(least - LATE);
          // Names are drawn in full and counted as eight letters, icons have none: two thirds of what is drawn is read at the least.
          expect(ms, `${pace}: ${words}`).toBeGreaterThan((words.length * 2 * letter) / 3);
          expect(words.length, words).toBeLessThan(260);
        }
      }),
    );
  });

  test(`${game}: fast tells everything in less time, instant tells nothing`, async ({ sit }) => {
    const [, standing] = await standings(played, 3);
    const { page } = await sit({ pace: 'fast' });
    await openStanding(page, standing);
    await listen(page);
    const fast = await tellingOf(page, 8);
    // What bots do is luck, so it is compared with what the usual pace promises for the very same words.
    const usual = fast.reduce((sum, { words }) => sum + Math.max(PACES.normal.least, 300 + words.length * PACES.normal.letter), 0);
    expect(
      fast.reduce((sum, { ms }) => sum + ms, 0),
      JSON.stringify(fast),
    ).toBeLessThan(usual * 0.8);
    // It is still seen.
    expect(Math.min(...fast.map(({ ms }) => ms)), JSON.stringify(fast)).toBeGreaterThan(GLANCE - LATE);
    const instant = await sit({ pace: 'instant' });
    await openStanding(instant.page, standing);
    await listen(instant.page);
    for (let i = 0; i < 4; i++) await click(instant.page, 0);
    expect(await shownOn(instant.page)).toEqual([]);
  });
}

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
