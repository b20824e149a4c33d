import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { puzzlesOf, registry } from '@orrery/games';
import { openPuzzle, samePlain } from '@orrery/kernel';
import { expect, type Page } from '@playwright/test';
import { serious } from './serious.ts';
import { clickAnew, scrolls, test, words } from './table.ts';

const SHOTS = process.env.E2E_SHOTS;
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

const trainer = (page: Page) => page.locator('[data-trainer]');
const options = (page: Page) => page.locator('button[data-option]:not([aria-disabled])');

/** Whether an answer of Andromeda ends its question. */
const ends = (move: unknown): boolean => /^(?:"(?:none|done|stop)"|\{"act":"end"\})$/.test(JSON.stringify(move));

/** A puzzle that is asked in one list, with the words of its best answer and of one that is not. */
async function puzzle(id: string, language: 'en' | 'de') {
  const [game, stock, text] = await Promise.all([registry[id]?.load(), puzzlesOf(id), registry[id]?.text[language]()]);
  if (game === undefined || stock === undefined || text === undefined) throw new Error(`no puzzles of ${id}`);
  for (let which = 0; which < stock.puzzles.length; which++) {
    const { match, ask, moves, best, chances } = openPuzzle(game, stock, which);
    if (moves.length > 9) continue;
    const view = game.view(match.position, ask.seat);
    const seen = view.asks.find((a) => a.seat === ask.seat && a.decision === ask.decision);
    if (seen === undefined) continue;
    const worst = moves[chances.indexOf(Math.min(...chances))];
    if (worst === undefined) continue;
    // What ends a question stands last in the list.
    const listed = moves.toSorted((a, b) => Number(ends(a)) - Number(ends(b)));
    return { which, at: listed.findIndex((m) => samePlain(m, best)), wrong: listed.findIndex((m) => samePlain(m, worst)) };
  }
  throw new Error(`no short puzzle of ${id}`);
}

test('the puzzle of the day from its cover: try, be told why not, find it by key, and the day is counted', async ({ sit }) => {
  const { page } = await sit();
  await page.route('**/api/puzzles/andromeda/*', (route) => route.fulfill({ json: { answered: 23, found: 14 } }));
  await page.goto('/');
  await page.getByRole('link', { name: 'Andromeda: Puzzle of the day' }).click();
  await expect(page).toHaveURL(/#\/puzzle\/andromeda$/);
  await expect(trainer(page)).toContainText('Find the best answer');
  await shot(page, 'daily-wide');
  expect(await serious(page)).toEqual([]);
  expect((await scrolls(page)).right).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByRole('heading', { name: 'The answer' })).toBeFocused();
  await expect(trainer(page)).toContainText('0 days in a row');
  await expect(trainer(page)).toContainText('61% of 23 players found it');
  await shot(page, 'daily-shown');
  // For practice there are others; they count nothing.
  const { which, at, wrong } = await puzzle('andromeda', 'en');
  await page.goto(`/#/puzzle/andromeda/${which + 1}`);
  await expect(trainer(page)).toContainText(`Puzzle ${which + 1}`);
  await page.waitForTimeout(400);
  await page.keyboard.press(`${wrong + 1}`);
  await expect(trainer(page)).toContainText(/\d+% Something else is clearly better\./);
  await expect(trainer(page)).toContainText('Try 2 of 3');
  await page.keyboard.press('h');
  await expect(trainer(page)).toContainText('It is one of those left.');
  await shot(page, 'puzzle-tried');
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press(`${at + 1}`);
  await expect(page.getByRole('heading', { name: 'Found on the second try' })).toBeFocused();
  await expect(trainer(page)).not.toContainText('Looking further', { timeout: 30_000 });
  await shot(page, 'puzzle-found');
  expect(await serious(page)).toEqual([]);
  await page.getByRole('link', { name: 'Another puzzle' }).click();
  await expect(trainer(page)).toContainText('Find the best answer');
});

test('on a phone, in German, without a connection: the day’s puzzle opens and the streak goes on', async ({ sit }) => {
  const { page, context } = await sit({ phone: true, language: 'de', keeps: true });
  await page.goto('/');
  await page.evaluate(() => {
    const yesterday = new Date(Date.now() - 86_400_000);
    const day = `${yesterday.getFullYear()}-${`${yesterday.getMonth() + 1}`.padStart(2, '0')}-${`${yesterday.getDate()}`.padStart(2, '0')}`;
    localStorage.setItem('orrery.puzzles.age-of-galaxy', JSON.stringify({ last: day, days: 4, longest: 6, found: 9, answered: day }));
  });
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await context.setOffline(true);
  await page.goto('/#/puzzle/age-of-galaxy');
  await expect(trainer(page)).toContainText('Finde die beste Antwort');
  await shot(page, 'daily-phone');
  expect(await serious(page)).toEqual([]);
  expect((await scrolls(page)).right).toBeLessThanOrEqual(0);
  // Whoever tries everything that is left after a hint has found it.
  await page.getByRole('button', { name: 'Tipp' }).click();
  for (let n = 0; n < 3 && (await page.locator('[data-trainer="asking"]').count()) > 0; n++) {
    const steps = page.locator('button[data-step]:not(.hatch)');
    if ((await options(page).count()) === 0) await clickAnew(page, steps.first());
    await clickAnew(page, options(page).first());
    await page.waitForTimeout(300);
  }
  await expect(page.getByRole('heading', { name: /gefunden$/ })).toBeVisible();
  await expect(trainer(page)).toContainText('5 Tage in Folge');
  // Without a connection nobody knows how others did; one's own result can be told all the same.
  await expect(trainer(page)).not.toContainText('Gefunden von');
  await page.getByRole('button', { name: 'Weitersagen' }).click();
  await expect(page.getByRole('textbox', { name: 'Weitersagen' })).toHaveValue(
    /^\S.*, Rätsel vom \d+\. \p{L}+: .*gefunden\. 5 Tage in Folge\. http.*#\/puzzle\//u,
  );
  await shot(page, 'daily-phone-found');
  expect(await serious(page)).toEqual([]);
});

test('learn from your mistakes: from the analysis through the positions that cost most', async ({ sit }) => {
  const { page } = await sit();
  const file = fileURLToPath(new URL('../../games/andromeda/test/golden/shared.json', import.meta.url));
  const { save } = JSON.parse(await readFile(file, 'utf8')) as { save: unknown };
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'shared.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(save)) });
  await expect(page.getByRole('dialog', { name: words.over })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Analysis' }).click();
  const learn = page.getByRole('link', { name: /^Learn from your mistakes \(\d\)$/ });
  await expect(learn).toBeVisible({ timeout: 100_000 });
  await learn.scrollIntoViewIfNeeded();
  await shot(page, 'analysis-learn');
  await learn.click();
  await expect(trainer(page)).toContainText(/You played .*Find something better/s);
  await expect(trainer(page)).toContainText(/Position 1 of \d/i);
  await shot(page, 'mistakes-wide');
  expect(await serious(page)).toEqual([]);
  // What was played is no answer; anything else is looked at by a search of this device.
  await expect(page.locator('button[data-option][aria-disabled]', { hasText: 'played' })).toHaveCount(1);
  await options(page).first().click();
  await expect(trainer(page)).toContainText(/clearly better|Found at once/, { timeout: 30_000 });
  await shot(page, 'mistakes-tried');
  if ((await page.locator('[data-trainer="asking"]').count()) > 0) await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(trainer(page)).not.toContainText('Looking further', { timeout: 30_000 });
  await shot(page, 'mistakes-answer');
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: /Next position|That was all/ }).click();
  await expect(page.getByText(/Position 2 of|You found/i)).toBeVisible();
});
