import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { nearTheEnd, openStanding } from './positions.ts';
import { GAME, GAME_ID, layTable, moment, play, test, words } from './table.ts';

const artifacts = fileURLToPath(new URL('../../artifacts/screens/', import.meta.url));

/** Pictures of every screen, to be looked at. */
for (const language of ['en', 'de'] as const) {
  for (const device of ['desktop', 'low', 'phone'] as const) {
    // In every run one of each: what a whole walk through the screens would break on is the same in both languages.
    const usual = `${device} ${language}`;
    test(`pictures ${language} ${device}`, usual === 'desktop en' || usual === 'phone de' ? {} : { tag: '@long' }, async ({ sit }) => {
      const { page } = await sit({ language, phone: device === 'phone', name: 'Jonas' });
      if (device === 'low') await page.setViewportSize({ width: 1366, height: 640 });
      const shoot = (name: string) => page.screenshot({ path: `${artifacts}${name}-${device}-${language}.png` });
      const to = async (address: string) => {
        await page.goto(address);
        await page.waitForTimeout(800);
      };
      await to('/');
      await shoot('lobby-empty');
      await page.getByRole('button', { name: /Settings|Einstellungen/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await shoot('settings');
      await layTable(page, { seats: ['me', 'here', 'cadet', 'officer'] });
      await moment(page);
      await shoot('hand-over');
      await layTable(page, { seats: ['me', 'officer', 'cadet'] });
      await moment(page);
      await page.waitForTimeout(400);
      await shoot('table-start');
      await play(page, 14, 5);
      await moment(page);
      await page.waitForTimeout(400);
      await shoot('table');
      // A random tap may have opened an explanation.
      if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^(Menu|Menü)/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await shoot('menu');
      await page.keyboard.press('Escape');
      await openStanding(page, await nearTheEnd({ game: GAME_ID, seats: 3, options: {}, seed: 'to the end' }, 12));
      await play(page, 10_000, 5);
      await expect(page.getByRole('dialog', { name: words.over })).toBeVisible();
      await shoot('over');
      await to(page.url().replace('/local/', '/replay/'));
      await page.getByRole('slider').fill('40');
      await page.waitForTimeout(300);
      await shoot('replay');
      await to('/#/replays');
      await shoot('replays');
      await to('/#/rules');
      await shoot('rules');
      await to('/');
      await page.getByRole('button', { name: new RegExp(`^${GAME} `) }).click();
      await shoot('lobby');
    });
  }
}
