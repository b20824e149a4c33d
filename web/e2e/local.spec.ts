import { expect, type Page } from '@playwright/test';
import { nearTheEnd, openShared, openStanding } from './positions.ts';
import { decisions, GAME, GAME_ID, layTable, moment, optionButtons, passOn, play, rowButtons, test, words } from './table.ts';

test('three clicks from the door to a running game', async ({ sit }) => {
  const { page } = await sit();
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${GAME} `) }).click();
  await page.getByRole('button', { name: words.create }).click();
  expect(await moment(page)).toBe('asked');
  await expect(optionButtons(page).first()).toBeVisible();
});

/** The last turns of such a game. */
const lastTurns = (seats: number) => nearTheEnd({ game: GAME_ID, seats, options: {}, seed: 'to the end' }, 30);

test('a hot-seat game from its beginning, and to its end, the table covered between players', async ({ sit }) => {
  const { page } = await sit();
  await layTable(page, { seats: ['me', 'here'], where: 'This screen' });
  expect(await moment(page)).toBe('passScreen');
  // Nothing of the table is in the page while it is covered.
  await expect(page.locator('[data-decisions]')).toHaveCount(0);
  let answers = 0;
  /** Plays until it is over, or so many answers were given; how often the screen changed hands. */
  const share = async (most: number): Promise<number> => {
    const last = answers + most;
    let covers = 0;
    while (answers < last) {
      const now = await moment(page);
      if (now === 'over') break;
      if (now === 'passScreen') {
        covers++;
        await passOn(page);
      } else answers += await play(page, 1, 100 + answers);
    }
    return covers;
  };
  let covers = await share(12);
  await openShared(page, await lastTurns(2));
  covers += await share(5_000);
  await expect(page.getByRole('dialog', { name: words.over })).toBeVisible();
  expect(covers).toBeGreaterThan(2);
});

test('a game against bots in German, from its beginning, and to its end', async ({ sit }) => {
  const { page } = await sit({ language: 'de', name: 'Jonas' });
  await layTable(page, { seats: ['me', 'cadet', 'cadet'], where: 'Dieser Bildschirm' });
  await moment(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('tab', { name: 'Verlauf' })).toBeVisible();
  await play(page, 12, 7);
  await openStanding(page, await lastTurns(3));
  await play(page, 10_000, 7);
  await expect(page.getByRole('dialog', { name: words.over })).toBeVisible();
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/undefined|\[\[|\bNaN\b/);
  expect(text).not.toMatch(/Waiting for|Undo\b|The game begins/);
});

test('the keyboard alone lays a table, plays, and comes to the end', async ({ sit }) => {
  test.setTimeout(600_000);
  const { page } = await sit();
  await page.goto('/');
  await expect(page.getByRole('button', { name: new RegExp(`^${GAME} `) })).toBeVisible();
  const create = page.getByRole('button', { name: words.create });
  await expect(create).toBeVisible();
  // Tab to the button that lays the table; nothing on the way may hold the focus.
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    if (await create.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(create).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await byKeys(page, 15)).toBe(15);
  await openStanding(page, await lastTurns(3));
  expect(await byKeys(page, 5_000)).toBeGreaterThan(0);
  // The end can be left by keyboard too, and the focus is never lost.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Answers by keys until it is over, or so many answers were given. Returns how many. */
async function byKeys(page: Page, most: number): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    if ((await moment(page)) === 'over') return answers;
    const before = await decisions(page);
    if (answers % 5 === 0) {
      // Now and then by walking through the list, as somebody without digits would.
      await optionButtons(page).first().focus();
      await page.keyboard.press('Enter');
    } else {
      const count = await rowButtons(page).count();
      await page.waitForTimeout(190);
      await page.keyboard.press(`${1 + (answers % Math.min(count, 9))}`);
      // Behind a step the keys begin anew.
      if ((await page.getByRole('button', { name: /All options/ }).count()) > 0) await page.keyboard.press('1');
    }
    await page.waitForFunction(
      (was) =>
        document.querySelector('dialog[open]') !== null ||
        Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) !== was,
      before,
      { polling: 10 },
    );
  }
  return most;
}

test('undo takes an answer back, redo puts it back, and a barrier says why', async ({ sit }) => {
  const { page } = await sit();
  await layTable(page, { seats: ['me', 'cadet'], where: 'This screen' });
  await moment(page);
  let undone = false;
  let told = false;
  for (let answers = 0; answers < 400 && !(undone && told); answers++) {
    const undo = page.getByRole('button', { name: /^Undo/ }).first();
    if ((await undo.getAttribute('aria-disabled')) === 'true') {
      if (!told && answers > 0) {
        // It is disabled for assistive technology, but says why to everybody.
        await undo.click({ force: true });
        await expect(page.getByText(/no undo beyond|has moved since|nothing to take back/).first()).toBeVisible();
        told = true;
      }
    } else if (!undone) {
      const before = await decisions(page);
      await page.keyboard.press('u');
      await expect.poll(() => decisions(page)).toBe(before - 1);
      await moment(page);
      await page.keyboard.press('r');
      await expect.poll(() => decisions(page)).toBe(before);
      undone = true;
    }
    if ((await moment(page)) === 'over') break;
    await play(page, 1, answers);
  }
  expect(undone).toBe(true);
  expect(told).toBe(true);
});

test('why not: what is impossible says what is missing and which rule says so', async ({ sit }) => {
  const { page } = await sit();
  await layTable(page, { seats: ['me', 'cadet', 'cadet'], where: 'This screen' });
  const why = page.getByRole('button', { name: /^Why not\?/ });
  for (let answers = 0; answers < 300; answers++) {
    if ((await moment(page)) === 'over') break;
    await page.waitForTimeout(40);
    if (await why.isVisible()) break;
    await play(page, 1, answers);
  }
  await expect(why).toBeVisible();
  await page.keyboard.press('?');
  const reasons = page.getByRole('list', { name: 'Not available now' }).getByRole('listitem');
  // The passage that tells it, by its title; the rule's number stands behind it.
  await expect(reasons.first().getByTitle(/^Rule [A-Z]{2}-\d+$/)).toBeVisible();
});

test('a game goes on after a reload, and without a connection', async ({ sit }) => {
  const { context, page } = await sit({ keeps: true });
  await layTable(page, { seats: ['me', 'cadet'], where: 'This screen' });
  await play(page, 4);
  await moment(page);
  const at = await decisions(page);
  await page.reload();
  await moment(page);
  expect(await decisions(page)).toBe(at);
  // The page has kept what it needs: it opens and plays without any server.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await moment(page);
  await page.waitForTimeout(500);
  await context.setOffline(true);
  await page.reload();
  await moment(page);
  expect(await decisions(page)).toBe(at);
  await play(page, 3);
  expect(await decisions(page)).toBeGreaterThan(at);
});

test('a page that is left lets go of its table, and plays on when the browser brings it back', async ({ sit }) => {
  const { page } = await sit();
  await layTable(page, { seats: ['me', 'cadet'], where: 'This screen' });
  await moment(page);
  await play(page, 2);
  const workers = page.workers().length;
  const turn = (kind: string) => page.evaluate((k) => window.dispatchEvent(new PageTransitionEvent(k, { persisted: true })), kind);
  await turn('pagehide');
  await expect.poll(() => page.workers().length).toBe(workers - 1);
  await turn('pageshow');
  await expect.poll(() => page.workers().length).toBe(workers);
  const before = await decisions(page);
  await play(page, 2);
  expect(await decisions(page)).toBeGreaterThan(before);
});
