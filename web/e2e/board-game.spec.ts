import { expect } from '@playwright/test';
import { answerOnBoard, boards, nextAsked, type Tally } from './boards.ts';
import { dice, layTable, scoresOf, test, words } from './table.ts';

/** Two people at two devices and bots beside them play a whole game by clicking on the board, each in their own language. */
for (const { id, title, bots, variant, wordsOnly = [] } of boards) {
  test(`${id}: two people play a whole game on the board, desktop and phone`, async ({ sit }) => {
    test.setTimeout(600_000);
    const ada = await sit({ name: 'Ada' });
    const ben = await sit({ name: 'Ben', language: 'de', phone: true });
    await layTable(ada.page, { game: title, seats: ['me', 'friend', ...bots], where: 'Online', variant });
    await ada.page.getByRole('button', { name: 'Invite' }).click();
    const link = await ada.page.getByRole('textbox', { name: 'Invite' }).inputValue();
    await ben.page.goto(link);
    for (const { page } of [ada, ben]) await expect(page.locator('[data-decisions]')).toBeVisible();

    const tally: Tally = new Map();
    const roll = dice(2026);
    for (;;) {
      const page = await nextAsked([ada.page, ben.page]);
      if (page === undefined) break;
      await answerOnBoard(page, roll, tally, page === ben.page);
    }

    const kinds = [...tally].map(([kind, { board, list }]) => `${kind} ${board}+${list}`).join(', ');
    console.log(`${id}: answers on the board + in the list: ${kinds}`);
    for (const [kind, { board }] of tally) {
      if (!wordsOnly.includes(kind)) expect(board, `${kind} has no place on the board`).toBeGreaterThan(0);
    }
    let [onBoard, inList] = [0, 0];
    for (const { board, list } of tally.values()) {
      onBoard += board;
      inList += list;
    }
    // On a phone some answers in words stand in the sheet under the thumb only.
    expect(onBoard / (onBoard + inList), kinds).toBeGreaterThan(0.75);

    for (const { page } of [ada, ben]) await expect(page.getByRole('dialog', { name: words.over })).toBeVisible();
    const numbers = (rows: string[]) => rows.map((row) => row.replace(/[^\d -]/g, '').trim());
    expect(numbers(await scoresOf(ada.page))).toEqual(numbers(await scoresOf(ben.page)));
    const said = await ben.page.locator('body').innerText();
    expect(said).not.toMatch(/undefined|\[\[|\bNaN\b/);
  });
}
