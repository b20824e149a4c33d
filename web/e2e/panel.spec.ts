import { expect, type Page } from '@playwright/test';
import { openStanding, type Standing, standings } from './positions.ts';
import { clickAnew, dice, optionButtons, test } from './table.ts';

// Each has a device of its own: none waits for another.
test.describe.configure({ mode: 'parallel' });

const PLAYED = {
  andromeda: {},
  'age-of-galaxy': {},
  'beyond-the-sun': {},
  'andromedas-edge': {},
};

/** The height of every row, its icons included, in lines of its words, and whether some of them are cut off. */
const linesOn = (page: Page): Promise<{ readonly words: string; readonly lines: number; readonly cut: boolean }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button[data-option], button[data-step]')].map((button) => {
      const words = button.querySelector<HTMLElement>('[class*="words"]');
      if (words === null) throw new Error('a row without words');
      const line = Number.parseFloat(getComputedStyle(words).lineHeight);
      // Uses of one card stand under its name.
      const shown = words.querySelector(':scope > :not(.vh, small)') ?? button.closest('li')?.querySelector('b') ?? null;
      const cut = shown !== null && shown.scrollWidth > shown.clientWidth + 1;
      const parts = [...button.children]
        .filter((part) => getComputedStyle(part).position !== 'absolute')
        .map((part) => part.getBoundingClientRect());
      const height = Math.max(...parts.map(({ bottom }) => bottom)) - Math.min(...parts.map(({ top }) => top));
      return { words: words.innerText, lines: Math.round(height / line), cut };
    }),
  );

/** Lines of the log that are in sight beside the question. */
async function logLinesOn(page: Page): Promise<number> {
  await page.getByRole('tab', { name: /^(Log|Verlauf)$/ }).click();
  return page.getByRole('log').evaluate((log) => log.clientHeight / (Number.parseFloat(getComputedStyle(log).lineHeight) + 4));
}

/** From now on counts what the page answers. */
const countAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = window as unknown as { answers: number };
    counted.answers = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...message: [unknown]) {
      if ((message[0] as { type?: string } | null)?.type === 'answer') counted.answers++;
      post.apply(this, message);
    };
  });
const answersOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { answers: number }).answers);

type Spot = { readonly x: number; readonly y: number; readonly step: boolean };
/** Where the question can be answered or a step opens: in the list and on the board, in sight and covered by nothing. */
const spotsOn = (page: Page): Promise<Spot[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button[data-option], button[data-step], [data-legal]')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      return hit !== null && element.contains(hit) ? [{ x, y, step: element.matches('[data-step]') }] : [];
    }),
  );

async function tapsDoNothing(page: Page, roll: (n: number) => number, what: string): Promise<void> {
  // At once, and long after everything has come to rest: it is the place that protects, not the time.
  for (const pause of [0, 700]) {
    const spots = await spotsOn(page);
    const { x, y } = spots[roll(spots.length)];
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(pause);
    await page.touchscreen.tap(x, y);
    expect(await answersOf(page), `${what}: two taps at ${x}, ${y}`).toBe(0);
  }
  // What is chosen is done by its own button, and where that was nothing answers the next question.
  if ((await page.locator('[data-commit]').count()) === 0) {
    if ((await optionButtons(page).count()) === 0) await page.locator('button[data-step]').first().click();
    await optionButtons(page).first().click();
  }
  const slot = await page.locator('[data-commit]').boundingBox();
  if (slot === null) throw new Error('nothing is chosen');
  const [x, y] = [slot.x + slot.width / 2, slot.y + slot.height / 2];
  await page.touchscreen.tap(x, y);
  await expect.poll(() => answersOf(page)).toBe(1);
  await page.waitForTimeout(700);
  await page.touchscreen.tap(x, y);
  expect(await answersOf(page), `${what}: two taps on the slot`).toBe(1);
}

async function clicksAnswerOnce(page: Page, roll: (n: number) => number, what: string): Promise<void> {
  const press = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  const asked = () => page.waitForFunction(() => document.querySelector('[data-asked]') !== null, undefined, { timeout: 60_000 });
  // A double click, and two clicks with a rest between them, as long as it may be until one is asked again.
  for (const rests of [false, true, true]) {
    await asked();
    await expect
      .poll(async () => {
        const { length } = await spotsOn(page);
        // A click on a place that answers no more explains it, in a dialog over everything.
        if (length === 0) await page.keyboard.press('Escape');
        return length;
      })
      .toBeGreaterThan(0);
    const spots = await spotsOn(page);
    const { x, y } = spots[roll(spots.length)];
    await page.mouse.move(1, 1);
    await page.mouse.move(x, y);
    await press(1);
    if (rests) {
      await page.waitForTimeout(700);
      await asked();
    }
    const first = await answersOf(page);
    await press(rests ? 1 : 2);
    await page.waitForTimeout(150);
    expect(await answersOf(page), `${what}: two clicks at ${x}, ${y}`).toBe(first);
  }
  // Whoever has been elsewhere means what is there.
  await asked();
  await page.keyboard.press('Escape');
  if ((await optionButtons(page).count()) === 0) await clickAnew(page, page.locator('button[data-step]').first());
  const first = await answersOf(page);
  await clickAnew(page, optionButtons(page).first());
  await expect.poll(() => answersOf(page), `${what}: a click from elsewhere`).toBe(first + 1);
}

/** What `npm test` looks at, and what `npm run boards` does. */
const POSITIONS = process.env.E2E_LONG === '1' ? 24 : 6;

/** How many rows there were, and how many of them were cut off: a name as long as two others would need an icon of its own. */
type Tally = { rows: number; readonly cut: string[] };

async function oneLineEach(page: Page, most: number, what: string, tally: Tally): Promise<void> {
  const measure = async (where: string) => {
    const rows = await linesOn(page);
    for (const { words, lines, cut } of rows) {
      expect(lines, `${what}, ${where}: ${words}`).toBeLessThanOrEqual(most);
      tally.rows++;
      if (cut) tally.cut.push(`${what}, ${where}: ${words}`);
    }
    return rows.length;
  };
  expect(await measure('first step'), `${what}: rows`).toBeLessThanOrEqual(12);
  // Behind every step it is the same.
  const steps = page.locator('button[data-step]');
  for (let i = 0; i < (await steps.count()); i++) {
    await clickAnew(page, steps.nth(i));
    await expect(optionButtons(page).first()).toBeVisible();
    await measure(`step ${i + 1}`);
    await page.keyboard.press('Escape');
    await expect(optionButtons(page).or(steps).first()).toBeVisible();
  }
}

for (const game of Object.keys(PLAYED) as (keyof typeof PLAYED)[])
  test(`${game}: at most twelve rows of one line, six lines of the log, and two taps on one spot never answer what the first one made appear`, async ({
    sit,
  }) => {
    // It measures no time, and on a busy machine nine positions with their rests take minutes.
    test.setTimeout(POSITIONS * 100_000);
    const [, ...positions] = await standings({ game, seats: 3, options: PLAYED[game], seed: 'panel' }, POSITIONS);
    const roll = dice(game.length);
    const tally: Tally = { rows: 0, cut: [] };
    for (const [who, most] of [
      [{ language: 'en' }, 1],
      [{ language: 'de' }, 1],
      [{ language: 'de', phone: true }, 2],
    ] as const) {
      const { page } = await sit(who);
      await countAnswers(page);
      const phone = 'phone' in who;
      for (const standing of positions.slice(0, POSITIONS / 2)) {
        await openStanding(page, standing);
        const what = `${standing.decision} after ${standing.at}, ${who.language}${phone ? ' phone' : ''}`;
        await oneLineEach(page, most, what, tally);
        if (phone) {
          // No keyboard, no keys: only "3×" says something without one.
          expect(await page.locator('kbd:visible', { hasNotText: '×' }).allInnerTexts(), what).toEqual([]);
          await tapsDoNothing(page, roll, what);
        } else {
          // What the log stands in is drawn anew when a part of it has been fetched.
          await expect.poll(() => logLinesOn(page), `${what}: lines of the log`).toBeGreaterThanOrEqual(6);
          await clicksAnswerOnce(page, roll, what);
        }
      }
    }
    expect(tally.cut.length / tally.rows, tally.cut.join('\n')).toBeLessThan(0.03);
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
