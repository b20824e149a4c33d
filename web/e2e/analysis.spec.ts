import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { serious } from './serious.ts';
import { acceptInvitation, clickAnew, decisions, layTable, moment, momentOf, optionButtons, scrolls, test, words } from './table.ts';

const suggest = (page: Page) => page.getByRole('button', { name: /^(Suggest|Tipp)$/ });
const suggestions = (page: Page) => page.getByRole('region', { name: /The Commander suggests|Der Kommandant rät/ });

/** Sits down at a game that was played to its end elsewhere. */
async function finished(page: Page, game: string, name: string): Promise<void> {
  const file = fileURLToPath(new URL(`../../games/${game}/test/golden/${name}.json`, import.meta.url));
  const { save } = JSON.parse(await readFile(file, 'utf8')) as { save: unknown };
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(save)) });
  await expect(page.getByRole('dialog', { name: words.over })).toBeVisible({ timeout: 60_000 });
}

/** Waits for a question that has something to suggest. */
async function realQuestion(page: Page): Promise<void> {
  for (;;) {
    await moment(page);
    if (await suggest(page).isVisible()) return;
    await clickAnew(page, optionButtons(page).first());
  }
}

test('a hint at one screen: three options with their chances, to look at, not played', async ({ sit }) => {
  const { page } = await sit();
  await layTable(page, { seats: ['me', 'cadet'], where: 'This screen' });
  await realQuestion(page);
  const at = await decisions(page);
  await page.keyboard.press('h');
  const list = suggestions(page).getByRole('listitem');
  await expect(list.first()).toContainText(/\d+%|–/, { timeout: 30_000 });
  expect(await list.count()).toBeLessThanOrEqual(3);
  expect(await serious(page)).toEqual([]);
  const chosen = page.locator('button[data-option][data-focused]');
  // Reasons still arrive, and move the rows below them.
  await expect(async () => {
    const first = (await list.first().locator('span').first().innerText()).trim();
    await list.first().getByRole('button').click();
    await expect(chosen).toBeFocused({ timeout: 2_000 });
    await expect(chosen).toContainText(first, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  expect(await decisions(page)).toBe(at);
  // The advice goes with its question.
  await page.keyboard.press('Enter');
  await expect.poll(() => decisions(page)).toBeGreaterThan(at);
  await expect(list).toHaveCount(0);
});

test('at a table with others hints need everybody', async ({ sit }) => {
  const ada = await sit({ name: 'Ada' });
  const ben = await sit({ name: 'Ben', language: 'de', phone: true });
  await layTable(ada.page, { seats: ['me', 'friend'], where: 'Online' });
  await ada.page.getByRole('button', { name: 'Invite' }).click();
  await ben.page.goto(await ada.page.getByRole('textbox', { name: 'Invite' }).inputValue());
  await acceptInvitation(ben.page);
  for (const { page } of [ada, ben]) await expect(page.locator('[data-decisions]')).toBeVisible();
  // In this game both choose at the same time first.
  await realQuestion(ada.page);
  await suggest(ada.page).click();
  await expect(ada.page.getByText(/Hints are off/)).toBeVisible();
  await expect(suggestions(ada.page)).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Suggest allowing hints' }).click();
  await ben.page.getByRole('button', { name: 'Einverstanden', exact: true }).click();
  await expect(ada.page.getByText('allows hints at this table').nth(1)).toBeVisible();
  await suggest(ada.page).click();
  await expect(suggestions(ada.page).getByRole('listitem').first()).toBeVisible({ timeout: 30_000 });
  // It holds after a reload, until somebody withdraws.
  await ada.page.reload();
  expect(await momentOf(ada.page).then(() => moment(ada.page))).toBe('asked');
  await expect(suggest(ada.page)).toHaveAttribute('data-off', 'false');
  await ben.page.getByRole('button', { name: /^Menü/ }).click();
  await ben.page.getByRole('button', { name: 'Tipps nicht mehr zulassen' }).click();
  await expect(suggest(ada.page)).toHaveAttribute('data-off', 'true');
});

test('the analysis of a finished game: chances, points, better options, each a way into the replay', async ({ sit }) => {
  const { page } = await sit();
  await finished(page, 'andromeda', 'shared');
  await page.getByRole('link', { name: 'Analysis' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(/Saved on this device|not analysed/)).toBeVisible({ timeout: 100_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await serious(page)).toEqual([]);
  expect((await scrolls(page)).right).toBeLessThanOrEqual(0);

  const chart = page.getByRole('slider', { name: 'Chance of winning' });
  await chart.focus();
  await chart.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', /Move \d+, Round \d+: .*50%/);
  await chart.press('ArrowLeft');
  const at = await chart.getAttribute('aria-valuenow');
  await chart.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/replay/.+at=${at}$`));
  await expect.poll(() => decisions(page)).toBe(Number(at));

  // What was found out is kept: nothing is worked out again.
  await page.getByRole('link', { name: 'Analysis' }).click();
  await expect(page.getByText(/Saved on this device|not analysed/)).toBeVisible();
  const round = page.getByRole('figure').first().getByRole('link').last();
  await expect(round).toHaveAccessibleName(/^Round \d+: \d+\. (Missions|Rooms)/);

  // A random player has something to learn.
  const decision = page.getByRole('region', { name: 'Decisions' }).getByRole('listitem').filter({ hasText: 'Played' }).first();
  await expect(decision).toContainText(/Played.*\d+%.*Better.*\d+%/s);
  const link = await decision.getByRole('link').getAttribute('href');
  expect(link).toMatch(/^#\/replay\/.+at=\d+&as=\d$/);
  await decision.getByRole('link').click();
  await expect.poll(() => decisions(page)).toBe(Number(link?.match(/at=(\d+)/)?.[1]));
});

test('the scoring page adds up source by source and explains a tie', async ({ sit }) => {
  const { page } = await sit({ pace: 'normal', language: 'de' });
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('orrery.settings') ?? '{}') as object;
    localStorage.setItem('orrery.settings', JSON.stringify({ ...kept, motion: 'on' }));
    // Notes every source while it is counted, however slow the machine is.
    const counted: string[] = [];
    Object.assign(window, { counted });
    new MutationObserver(() => {
      const said = document.querySelector('dialog [role="status"] span')?.textContent ?? '';
      if (said.startsWith('Gezählt wird') && counted.at(-1) !== said) counted.push(said);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await finished(page, 'age-of-galaxy', 'stack');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Gleichstand bei \d+/)).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Mehr Ansehen \d+ \d+/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Höher im Würfelstapel \d \d/ })).toBeVisible();
  const rows = await dialog.locator('tbody tr').allInnerTexts();
  const numbers = rows.map((row) => row.match(/-?\d+/g)?.map(Number) ?? []);
  const total = (await dialog.getByRole('row', { name: /^Summe/ }).innerText()).match(/\d+/g)?.map(Number) ?? [];
  expect(total.length).toBeGreaterThan(1);
  for (const [seat, sum] of total.entries()) expect(numbers.reduce((all, row) => all + (row[seat] ?? 0), 0)).toBe(sum);
  const sources = rows.map((row) => row.split(/\t|\n/)[0]);
  const counted = await page.evaluate(() => (window as unknown as { counted: string[] }).counted);
  // The last source is counted and the result is there.
  expect(counted).toEqual(sources.slice(0, -1).map((source) => `Gezählt wird: ${source}`));
});
