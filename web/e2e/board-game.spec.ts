import { expect } from '@playwright/test';
import { answerOnBoard, boards, long, nextAsked, type Tally } from './boards.ts';
import { acceptInvitation, dice, layTable, scoresOf, test, words } from './table.ts';

// Hundreds of answers: a picture of the page before and after each would take longer than the game.
test.use({ trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } });

/** Two people at two devices and bots beside them play a whole game by clicking on the board, each in their own language. */
for (const { id, title, bots, variant, wordsOnly = [] } of boards) {
  test(`${id}: two people play a whole game on the board, desktop and phone`, long(id, ['age-of-galaxy']), async ({ sit }) => {
    test.setTimeout(1_200_000);
    const ada = await sit({ name: 'Ada' });
    const ben = await sit({ name: 'Ben', language: 'de', phone: true });
    await layTable(ada.page, { game: title, seats: ['me', 'friend', ...bots], where: 'Online', variant });
    await ada.page.getByRole('button', { name: 'Invite' }).click();
    const link = await ada.page.getByRole('textbox', { name: 'Invite' }).inputValue();
    await ben.page.goto(link);
    await acceptInvitation(ben.page);
    for (const { page } of [ada, ben]) await expect(page.locator('[data-decisions]')).toBeVisible();

    const desk: Tally = new Map();
    const phone: Tally = new Map();
    const roll = dice(2026);
    for (;;) {
      const page = await nextAsked([ada.page, ben.page]);
      if (page === undefined) break;
      await answerOnBoard(page, roll, page === ben.page ? phone : desk, page === ben.page);
    }

    console.log(`${id}: answers on the board + in the list: desktop ${inWords(desk)}; phone ${inWords(phone)}`);
    for (const [kind, { board }] of desk) {
      if (!wordsOnly.includes(kind)) expect(board, `${kind} has no place on the board`).toBeGreaterThan(0);
    }
    expect(shareOf(desk), inWords(desk)).toBeGreaterThan(0.85);
    // On a phone answers in words stand in the sheet under the thumb, and not on the board as well.
    expect(shareOf(phone), inWords(phone)).toBeGreaterThan(0.4);

    for (const { page } of [ada, ben]) await expect(page.getByRole('dialog', { name: words.over })).toBeVisible();
    // Each in their own language: only the numbers are alike.
    const numbers = (rows: string[]) => rows.map((row) => row.match(/(?<!\S)-?\d+(?!\S)/g));
    expect(numbers(await scoresOf(ada.page))).toEqual(numbers(await scoresOf(ben.page)));
    const hidden = await ben.page.locator('dialog table').evaluate((table) => {
      const box = table.parentElement ?? table;
      return box.scrollWidth - box.clientWidth;
    });
    expect(hidden, 'every seat is in sight in the final table of a phone').toBe(0);
    const said = await ben.page.locator('body').innerText();
    expect(said).not.toMatch(/undefined|\[\[|\bNaN\b/);
  });
}

const inWords = (tally: Tally): string => [...tally].map(([kind, { board, list }]) => `${kind} ${board}+${list}`).join(', ');

/** How many of the answers were given on the board. */
function shareOf(tally: Tally): number {
  let [onBoard, all] = [0, 0];
  for (const { board, list } of tally.values()) {
    onBoard += board;
    all += board + list;
  }
  return onBoard / all;
}
