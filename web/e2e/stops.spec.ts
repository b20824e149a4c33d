import { expect, type Page } from '@playwright/test';
import { openShared, standings } from './positions.ts';
import { clickRow, decisions, dice, passOn, rowButtons, test } from './table.ts';

const PLAYED = { game: 'andromedas-edge', seats: 3, options: {}, seed: 'told' };

/** Several people around one screen, in the middle of a game; the one who takes a turn sits before it. */
async function shared(page: Page): Promise<void> {
  const turn = (await standings(PLAYED, 14)).find(({ decision, at }) => decision === 'takeTurn' && at > 200);
  if (turn === undefined) throw new Error('nobody takes a turn');
  await openShared(page, turn);
  await passOn(page);
}

type Seen = 'ring' | 'passScreen' | 'asked' | 'nothing';
const seen = (page: Page): Promise<Seen> =>
  page
    .waitForFunction(
      () => {
        if (document.querySelector('[data-pass-screen]') !== null) return 'passScreen';
        if (document.querySelector('[data-step-in]') !== null) return 'ring';
        if (document.querySelector('[data-nothing]') !== null) return 'nothing';
        return document.querySelector('[data-asked]') === null ? false : 'asked';
      },
      undefined,
      { polling: 15 },
    )
    .then((found) => found.jsonValue() as Promise<Seen>);

/** Plays on at random until a window rings. */
async function untilRing(page: Page, seed: number): Promise<void> {
  const roll = dice(seed);
  for (let i = 0; i < 120; i++) {
    const now = await seen(page);
    if (now === 'ring') return;
    if (now === 'passScreen') await passOn(page);
    else if (now === 'nothing') await page.getByRole('button', { name: /^(Go on|Weiter)/ }).click();
    else {
      const before = await decisions(page);
      await clickRow(page, roll(await rowButtons(page).count()));
      await page.waitForFunction(
        (was) => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) !== was,
        before,
      );
    }
  }
  throw new Error('nothing ever rang');
}

test('a window rings on a shared screen: it passes by itself, or whoever comes forward gets it', async ({ sit }) => {
  const { page } = await sit({});
  await shared(page);
  await untilRing(page, 5);
  const before = await decisions(page);
  // Nobody comes forward: nobody is handed anything.
  await page.waitForFunction((was) => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) > was, before);
  await untilRing(page, 6);
  const ring = page.locator('[data-step-in]').first();
  const seat = await ring.getAttribute('data-step-in');
  await ring.click();
  await expect(page.locator(`[data-pass-screen="${seat}"]`)).toBeVisible();
});

test('stops are set from the menu and from the settings, and hold', async ({ sit }) => {
  for (const language of ['en', 'de'] as const) {
    const { page } = await sit({ language, phone: language === 'de' });
    await shared(page);
    const open = async () => {
      await page.getByRole('button', { name: /^(Menu|Menü)$/ }).click();
      await page.getByRole('button', { name: /When you are asked|Wann du gefragt wirst/ }).click();
    };
    await open();
    const dialog = page.getByRole('dialog');
    const launched = dialog.getByRole('group', { name: /launched a ship|ein Raumschiff gestartet/ });
    await expect(launched.getByRole('radio', { name: /When possible|Wenn möglich/ })).toBeChecked();
    await launched.getByRole('radio', { name: /^(Never|Nie)$/ }).check();
    await dialog.getByRole('button', { name: /^(Done|Fertig)$/ }).click();
    await page.reload();
    await passOn(page);
    await page.getByRole('button', { name: /^(Menu|Menü)$/ }).click();
    await page
      .getByRole('button', { name: /^(Settings|Einstellungen)$/ })
      .last()
      .click();
    await dialog.getByRole('button', { name: /When you are asked|Wann du gefragt wirst/ }).click();
    await expect(launched.getByRole('radio', { name: /^(Never|Nie)$/ })).toBeChecked();
  }
});
