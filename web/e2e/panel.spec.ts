import { expect, type Page } from '@playwright/test';
import { openStanding, type Standing, standings } from './positions.ts';
import { optionButtons, rowButtons, test } from './table.ts';

const PLAYED = {
  andromeda: {},
  'age-of-galaxy': {},
  'beyond-the-sun': {},
  'andromedas-edge': {},
};

/** The height of every row's words, in lines. */
const linesOn = (page: Page): Promise<{ readonly words: string; readonly lines: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button[data-option], button[data-step]')].map((button) => {
      const words = button.querySelector<HTMLElement>('[class*="words"]');
      if (words === null) throw new Error('a row without words');
      const line = Number.parseFloat(getComputedStyle(words).lineHeight);
      return { words: words.innerText, lines: Math.round(words.getBoundingClientRect().height / line) };
    }),
  );

const positions = new Map<string, Promise<readonly Standing[]>>();
const positionsOf = (game: keyof typeof PLAYED): Promise<readonly Standing[]> => {
  const known = positions.get(game) ?? standings({ game, seats: 3, options: PLAYED[game], seed: 'panel' }, 6);
  positions.set(game, known);
  return known;
};

for (const game of Object.keys(PLAYED) as (keyof typeof PLAYED)[])
  test(`${game}: at most twelve rows, each of one line, and two under a thumb`, async ({ sit }) => {
    const desk = await sit({ language: 'en' });
    const phone = await sit({ language: 'de', phone: true });
    for (const standing of (await positionsOf(game)).slice(1, 5)) {
      for (const [{ page }, most] of [
        [desk, 1],
        [phone, 2],
      ] as const) {
        await openStanding(page, standing);
        expect(await rowButtons(page).count(), standing.decision).toBeLessThanOrEqual(12);
        for (const { words, lines } of await linesOn(page)) expect(lines, `${standing.decision}: ${words}`).toBeLessThanOrEqual(most);
      }
    }
  });

/** The start of a turn with many ships and places. */
async function manyWays(): Promise<Standing> {
  const all = await standings({ game: 'andromedas-edge', seats: 3, options: {}, seed: 'told' }, 14);
  const found = all.find(({ decision }) => decision === 'takeTurn');
  if (found === undefined) throw new Error('nobody takes a turn');
  return found;
}

const decisionsOn = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')));

test('two taps on one spot never commit what the first one made appear', async ({ sit }) => {
  const { page } = await sit({ phone: true });
  await openStanding(page, await manyWays());
  const before = await decisionsOn(page);
  const row = page.locator('button[data-step]').first();
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  if (box === null) throw new Error('no row');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(600);
  expect(await decisionsOn(page)).toBe(before);
  // The options are there, and a tap that is meant for one of them counts.
  const option = optionButtons(page).first();
  await expect(option).toBeVisible();
  await page.waitForTimeout(300);
  await option.tap();
  await expect.poll(() => decisionsOn(page)).toBeGreaterThan(before);
});

test('a step opens and closes by its key, a double click opens it and no more', async ({ sit }) => {
  const { page } = await sit();
  await openStanding(page, await manyWays());
  const before = await decisionsOn(page);
  const step = page.locator('button[data-step]').first();
  const open = page.getByRole('button', { name: /All options/ });
  await page.waitForTimeout(200);
  await page.keyboard.press((await step.getAttribute('aria-keyshortcuts')) ?? '');
  await expect(open).toBeVisible();
  await expect(optionButtons(page).first()).toHaveAttribute('data-option', '1');
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await step.dblclick();
  await expect(open).toBeVisible();
  await page.waitForTimeout(300);
  expect(await decisionsOn(page)).toBe(before);
});
