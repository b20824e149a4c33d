import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import {
  acceptInvitation,
  click,
  decisions,
  layTable,
  moment,
  momentOf,
  optionButtons,
  type Person,
  play,
  rowButtons,
  type Seated,
  scoresOf,
  test,
  words,
} from './table.ts';

/** Two people in two browsers at one table: the second comes by the link of the first. */
async function twoAtATable(sit: (who?: Person) => Promise<Seated>) {
  const ada = await sit({ name: 'Ada' });
  const ben = await sit({ name: 'Ben', language: 'de' });
  await layTable(ada.page, { seats: ['me', 'friend'], where: 'Online' });
  await expect(ada.page.getByText('One seat is still open.')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Invite' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Invite' }).inputValue();
  await ben.page.goto(link);
  await acceptInvitation(ben.page);
  for (const { page } of [ada, ben]) await expect(page.locator('[data-decisions]')).toBeVisible();
  await moment(await firstAsked([ada.page, ben.page]));
  return { ada, ben };
}

/** The page that is asked first. */
async function firstAsked(pages: readonly Page[]): Promise<Page> {
  for (let tries = 0; tries < 1500; tries++) {
    for (const page of pages) {
      if ((await momentOf(page)) !== 'waiting') return page;
    }
    await pages[0].waitForTimeout(20);
  }
  throw new Error('nobody was asked for half a minute');
}

test('two browsers play a whole game over the net', async ({ sit }) => {
  const { ada, ben } = await twoAtATable(sit);
  const pages = [ada.page, ben.page];
  let seed = 11;
  for (;;) {
    const page = await firstAsked(pages);
    if ((await momentOf(page)) === 'over') break;
    await play(page, 1, seed++);
  }
  for (const page of pages) await expect(page.getByRole('dialog', { name: words.over })).toBeVisible();
  const numbers = (rows: readonly string[]) => rows.slice(1).map((row) => row.replace(/[^0-9 ]/g, '').trim());
  expect(numbers(await scoresOf(ada.page))).toEqual(numbers(await scoresOf(ben.page)));

  // The luck can be checked by either of them afterwards.
  await ada.page.getByRole('link', { name: 'Watch replay' }).click();
  await ada.page.getByText('Fairness check').click();
  await expect(ada.page.locator('[data-luck="good"]')).toContainText('fingerprint published before the first move');
});

test('a cut in the middle of a decision neither loses nor repeats the answer', async ({ sit }) => {
  const { ada, ben } = await twoAtATable(sit);
  const asked = await firstAsked([ada.page, ben.page]);
  const { context, page } = asked === ada.page ? ada : ben;
  const other = asked === ada.page ? ben : ada;
  const before = await decisions(page);
  await context.setOffline(true);
  await expect(page.getByText(/Offline\.|Reconnecting|Keine Verbindung/).first()).toBeVisible();
  await optionButtons(page).first().click();
  await expect(page.getByText(/Sending|Wird gesendet/).first()).toBeVisible();
  expect(await decisions(other.page)).toBe(before);
  await context.setOffline(false);
  await expect.poll(() => decisions(other.page), { timeout: 30_000 }).toBeGreaterThan(before);
  await expect(page.getByText(/Reconnected|Wieder verbunden|was resent|noch einmal gesendet/).first()).toBeVisible();
  // The same question is not answered twice: whoever is asked now decides alone.
  const after = await decisions(other.page);
  await page.waitForTimeout(1000);
  expect(await decisions(other.page)).toBe(after);
  expect(await decisions(page)).toBe(after);
  expect(after).toBe(before + 1);
});

test('a reload in the middle of a decision comes back to the same question', async ({ sit }) => {
  const { ada, ben } = await twoAtATable(sit);
  const page = await firstAsked([ada.page, ben.page]);
  await play(page, 1);
  const again = await firstAsked([ada.page, ben.page]);
  const [question, at] = [await again.locator('section h2').first().innerText(), await decisions(again)];
  await again.reload();
  await moment(again);
  expect(await again.locator('section h2').first().innerText()).toBe(question);
  expect(await decisions(again)).toBe(at);
  await click(again, 0);
  expect(await decisions(again)).toBeGreaterThan(at);
});

test('people talk, and a third one watches without seeing hands', async ({ sit }) => {
  const { ada, ben } = await twoAtATable(sit);
  await ada.page.getByRole('tab', { name: /Chat/ }).click();
  await ada.page.getByRole('textbox', { name: 'Message to the table' }).fill('Hello Ben');
  await ada.page.keyboard.press('Enter');
  await ben.page.getByRole('tab', { name: /Chat/ }).click();
  await expect(ben.page.getByText('Hello Ben')).toBeVisible();

  await ada.page.getByRole('button', { name: /^Menu/ }).click();
  await ada.page.getByRole('button', { name: 'Spectator link' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Spectator link' }).inputValue();
  const eve = await sit({ name: 'Eve' });
  await eve.page.goto(link);
  await expect(eve.page.getByText('You are watching.')).toBeVisible();
  await expect(optionButtons(eve.page)).toHaveCount(0);
  // Everybody reads how many watch; a phone has room for that in its menu.
  await expect(ada.page.getByText('1 watching')).toBeAttached();
  await ben.page.setViewportSize({ width: 390, height: 844 });
  await ben.page.getByRole('button', { name: /^Menü/ }).click();
  await expect(ben.page.getByText('1 schaut zu')).toBeVisible();
});

test('whoever writes while their turn begins writes on, and answers nothing by it', async ({ sit }) => {
  const { ada, ben } = await twoAtATable(sit);
  const pages = [ada.page, ben.page];
  for (let turns = 0, answers = 0; turns < 2; answers++) {
    expect(answers).toBeLessThan(60);
    const asked = await firstAsked(pages);
    const writes = asked === ada.page ? ben.page : ada.page;
    await writes.getByRole('tab', { name: 'Chat' }).click();
    const line = writes.getByRole('textbox', { name: /^(Message to the table|Nachricht an den Tisch)$/ });
    await line.fill('My move ');
    // The last row ends what one is at.
    await click(asked, (await rowButtons(asked).count()) - 1);
    if ((await firstAsked(pages)) === asked) continue;
    const before = await decisions(writes);
    await writes.waitForTimeout(300);
    await writes.keyboard.type('1 2');
    await expect(line).toHaveValue('My move 1 2');
    expect(await decisions(writes)).toBe(before);
    if (
      (await writes
        .getByRole('list', { name: /^(Where the game stands|Wo die Partie steht)$/ })
        .getByText(/^(Turns|Züge)$/)
        .count()) > 0
    )
      turns++;
  }
});

test('a seat moves to another device by a link', async ({ sit }) => {
  const { ada } = await twoAtATable(sit);
  await ada.page.getByRole('button', { name: /^Menu/ }).click();
  await ada.page.getByRole('button', { name: 'Move my seat to another device' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Move my seat to another device' }).inputValue();
  const tablet = await sit({ name: 'Ada' });
  await tablet.page.goto(link);
  await expect(tablet.page.locator('[data-decisions]')).toBeVisible();
  await expect(tablet.page.getByText('You are watching.')).toHaveCount(0);
  await expect(ada.page.getByText('This table is open in another window.')).toBeVisible();
});
